"""What is said of cards after their noun, and which sites a text means."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.phrases import Clause, Such, Who
from mathom.cardplay.word import Word
from mathom.games.tcg import facts
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import items_of, skirmishing
from mathom.games.tcg.facts import FELLOWSHIP_BLOCK, SIGNET_NAMES
from mathom.games.tcg.rows import (
    ACTIVE,
    FIGHTER,
    FOE,
    HOST,
    NUMBER,
    PATH_BLOCK,
    STATE,
    current_site,
    minions_against,
)
from mathom.games.tcg.rulebook.whereabouts import where
from mathom.games.tcg.standing_texts import text_of
from mathom.games.tcg.words.pointing import meant, names_fighter
from mathom.games.tcg.words.selections import Several
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Bearing(Clause):
    """000: bearer - with such a card on it, or so many."""

    english = " bearing {who:Single}"
    spellings = (
        "<who|that> bear {who:Single}",
        "<who|that> is bearing {who:Single}",
    )

    def __init__(self, who: Who) -> None:
        self.who = who

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        who = self.who
        wanted = who.wanted(game, frame) if isinstance(who, Several) else 1
        borne = [item for item in items_of(game, card) if meant(game, frame, who, item)]
        return len(borne) >= wanted


class BorneBy(Clause):
    """000: bearer - on such a card."""

    english = " borne by {who:Single}"
    spellings = (
        "{who:Single} bear",
        "{who:Single} is bearing",
        "on {who:Single}",
        "from {who:A}",
        "played on {who:Who}",
    )

    def __init__(self, who: Who) -> None:
        self.who = who

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        host = game.rows[HOST][card]
        return host >= 0 and meant(game, frame, self.who, host)


class Skirmishing(Clause):
    """000: skirmish phase(s) - in a skirmish with such a character now."""

    english = " skirmishing {who:Single}"
    spellings = (
        "{who:Single} is skirmishing",
        "<who|that> is skirmishing {who:Single}",
        "in a skirmish with {who:Single}",
    )

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.who, self)

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        for foe in skirmishing(game, card):
            if meant(game, frame, self.who, foe):
                return True
        return False


class InThatSkirmish(Clause):
    """In the skirmish that is going on."""

    english = " in that skirmish"
    spellings = ("involved in that skirmish", "in this skirmish")

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        fighter = game.rows[STATE][FIGHTER]
        return card == fighter or card in minions_against(game, fighter)


class HomeIs(Clause):
    """000: home site."""

    english = " whose home is site {number:Number}"

    def __init__(self, number: int) -> None:
        self.number = number

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        for number, block in printed(game, card).homes:
            if number == self.number and block == facts.FELLOWSHIP_BLOCK:
                return True
        return False


class WithSignet(Clause):
    """000: signet."""

    english = " who has the {signet:Signet} signet"
    spellings = ("with the {signet:Signet} signet", "bearing the {signet:Signet} signet")

    def __init__(self, signet: int) -> None:
        self.signet = signet

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return printed(game, card).signet == self.signet


class Except(Clause):
    """Not such a one."""

    english = " (except {who:Who})"
    spellings = ("except {who:Who}",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return not meant(game, frame, self.who, card)


class InTheFellowship(Clause):
    """000: fellowship - an active companion."""

    english = " in the fellowship"

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return printed(game, card).type == facts.COMPANION and card in game.rows[ACTIVE]


# Sites


class Where(Word):
    """Some sites."""

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        """Whether this site is one of them."""
        return False

    def test_here(self, game: Game, frame: Frame) -> bool:
        """Whether the fellowship is at one of them."""
        site = current_site(game)
        return site != NONE and self.test_site(game, frame, site)

    def test_of(self, game: Game, frame: Frame, card: int) -> bool:
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


THIS_SITE: Final = ThisSite()


class AtSite(Clause):
    """000: site, ally - it is at such a site: an ally at home, all others with the fellowship."""

    english = " at {where:Where}"

    def __init__(self, where: Where) -> None:
        self.where = where

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return self.where.test_of(game, frame, card)


class PlayedTo(Clause):
    """Played to such a site: where it will be."""

    english = " played to {where:Where}"
    spellings = ("you play to {where:Where}",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return self.where.test_of(game, frame, card)


class NotAssigned(Clause):
    """000: assigning - in no skirmish that is to come or going on."""

    english = " not assigned to a skirmish"
    spellings = ("<who|that> is not assigned to a skirmish",)

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return not assigned(game, card)


def assigned(game: Game, card: int) -> bool:
    """000: assigning - whether a character is assigned to a skirmish."""
    return game.rows[FOE][card] >= 0 or len(minions_against(game, card)) > 0


def signet_number(name: str) -> int:
    return SIGNET_NAMES.index(name)


def signet(name: str) -> WithSignet:
    return WithSignet(SIGNET_NAMES.index(name))


IN_FELLOWSHIP: Final = InTheFellowship()
NOT_ASSIGNED: Final = NotAssigned()
