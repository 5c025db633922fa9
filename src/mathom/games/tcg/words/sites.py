"""Which sites a text means: a battleground, site 4, this site."""

from typing import Final

from mathom.cardplay.phrases import Such
from mathom.cardplay.word import Word
from mathom.games.tcg.facts import FELLOWSHIP_BLOCK
from mathom.games.tcg.rows import HOST, NUMBER, PATH_BLOCK, STATE, current_site
from mathom.games.tcg.rulebook.whereabouts import where
from mathom.games.tcg.standing_texts import text_of
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Where(Word):
    """Some sites."""

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        """Whether this site is one of them."""
        return False

    def test_here(self, game: Game, frame: Frame) -> bool:
        """Whether the fellowship is at one of them."""
        site = current_site(game)
        return site != NONE and self.test_site(game, frame, site)

    def test_of(self, game: Game, frame: Frame, card: CardId) -> bool:
        """Whether a card is at one of them."""
        return any(self.test_site(game, frame, site) for site in where(game, card))


class SuchSite(Where):
    """A site that is such."""

    english = "a {what:One}"
    spellings = ("any {what:One}",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        return self.what.test(game, frame, site)


class NotSuchSite(Where):
    """A site that is not such."""

    english = "a site which is not a {what:One}"

    def __init__(self, what: Such) -> None:
        self.what = what

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        return not self.what.test(game, frame, site)


def on_path_of(game: Game, block: int) -> bool:
    """000: block symbol - a site number in a text is that of one block's path only."""
    return game.rows[STATE][PATH_BLOCK] == block


class SiteNumbers(Where):
    """000: block symbol - any of these numbers, on the path of the Fellowship block."""

    english = "site {numbers:Number* or |, |, or }"
    spellings = ("sites {numbers:Number* or |, |, or }",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        return on_path_of(game, FELLOWSHIP_BLOCK) and game.rows[NUMBER][site] in self.numbers


class SiteOrHigher(Where):
    """000: block symbol - this one or a later one, on the path of the Fellowship block."""

    english = "site {number:Number} or higher"

    def __init__(self, number: int) -> None:
        self.number = number

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        return on_path_of(game, FELLOWSHIP_BLOCK) and game.rows[NUMBER][site] >= self.number


class ThisSite(Where):
    """The site whose text this is, also for a card that has it, or on which the card lies."""

    english = "this site"
    spellings = ("here", "~")

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        if site == frame.card or site == game.rows[HOST][frame.card]:
            return True
        return site == text_of(game, frame.card)


class AnySite(Where):
    """000: block symbol - any of these numbers, whatever the path."""

    english = "any site {numbers:Number* or |, |, or }"

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        return game.rows[NUMBER][site] in self.numbers


THIS_SITE: Final = ThisSite()
