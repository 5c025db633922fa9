"""How cards are picked: a, another, each, two, any number, by name, from the top."""

from typing import ClassVar, Final

from mathom.cardplay import phrases
from mathom.cardplay.names import FIRST_NOUN, X
from mathom.cardplay.phrases import Chosen, Count, Noun, Such, Who, Zone, is_one
from mathom.cardplay.steps import Player
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.facts import FELLOWSHIP_BLOCK
from mathom.games.tcg.rows import DECK, HAND, LAST_SITE, NUMBER, OWNER, on_path
from mathom.games.tcg.words.nouns import CARD, CHARACTER, SITE
from mathom.games.tcg.words.numbers import TheX, count_of
from mathom.games.tcg.words.players import AN_OPPONENT
from mathom.games.tcg.words.sites import on_path_of
from mathom.games.tcg.words.zones import IN_PLAY, Deck, From
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Single(Who):
    """A selection without "and" or "or" of selections."""


class Picked(Chosen):
    """Cards of a kind in a zone, in this game's manner."""

    also: ClassVar[tuple[str, ...]] = ("Single",)

    def __init__(self, what: Such, zone: Zone = IN_PLAY) -> None:
        super().__init__(what, zone)

    def secret(self) -> bool:
        zone = self.zone
        return isinstance(zone, From) and zone.hidden


class A(Picked):
    """One, chosen by the doer."""

    english = "a {what:One}{zone:Zone}"
    spellings = (
        "<any|1> {what:One}{zone:Zone}",
        "1 of the {what:Many}{zone:Zone}",
        "a player's {what:One}{zone:Zone}",
    )

    def one(self) -> bool:
        return True


class Another(Picked):
    """One, but neither this card nor one that was chosen before."""

    english = "another {what:One}{zone:Zone}"
    spellings = ("1 other {what:One}{zone:Zone}",)

    def one(self) -> bool:
        return True

    def cards(self, game: Game, frame: Frame) -> list[int]:
        before = frame.cards[FIRST_NOUN:]
        found = super().cards(game, frame)
        return [card for card in found if card != frame.card and card not in before]


class Yours(Picked):
    """One of your own."""

    english = "your {what:One}{zone:Zone}"
    spellings = ("1 of <your|his> {what:Many}{zone:Zone}",)

    def one(self) -> bool:
        return True

    def cards(self, game: Game, frame: Frame) -> list[int]:
        owners = game.rows[OWNER]
        return [card for card in super().cards(game, frame) if owners[card] == frame.who]


class Several(Picked):
    """A number of them, chosen by the doer; as an effect, as many as there are."""

    english = "{count:Plural} {what:Many}{zone:Zone}"

    def __init__(self, count: int | Count, what: Such, zone: Zone = IN_PLAY) -> None:
        super().__init__(what, zone)
        self.count = count_of(count)

    def one(self) -> bool:
        return is_one(self.count)

    def wanted(self, game: Game, frame: Frame) -> int:
        """An X that nobody has set yet is any number."""
        if isinstance(self.count, TheX) and frame.cards[X] == NONE:
            return len(self.cards(game, frame))
        return self.count.number(game, frame)

    def least(self, game: Game, frame: Frame) -> int:
        if isinstance(self.count, TheX) and frame.cards[X] == NONE:
            return 1
        return self.wanted(game, frame)


class UpTo(Picked):
    """So many of them at most, even none."""

    english = "up to {count:Plural} {what:Many}{zone:Zone}"

    def __init__(self, count: int | Count, what: Such, zone: Zone = IN_PLAY) -> None:
        super().__init__(what, zone)
        self.count = count_of(count)

    def wanted(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame)

    def least(self, game: Game, frame: Frame) -> int:
        return 0


class AnyNumber(Picked):
    """As many of them as the doer likes, even none."""

    english = "any number of {what:Many}{zone:Zone}"

    def wanted(self, game: Game, frame: Frame) -> int:
        return len(self.cards(game, frame))

    def least(self, game: Game, frame: Frame) -> int:
        return 0


class Each(Picked):
    """All of them."""

    english = "each {what:One}{zone:Zone}"
    spellings = ("<every|all> {what:One}{zone:Zone}",)
    manner = Who.PLAIN


class AtRandom(Picked):
    """A number of them, drawn by lot."""

    english = "{count:Count} {what:Many}{zone:Zone} at random"
    spellings = ("{count:Count} {what:Many} at random{zone:Zone}",)
    manner = Who.LOT

    def __init__(self, count: int | Count, what: Such, zone: Zone) -> None:
        super().__init__(what, zone)
        self.count = count_of(count)

    def one(self) -> bool:
        return is_one(self.count)

    def wanted(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame)


class TitleNoun(Noun):
    """000: title - any card of one of these titles."""

    def __init__(self, titles: tuple[str, ...]) -> None:
        super().__init__("", "", CHARACTER.noun.slot)
        self.titles = titles

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        return printed(game, card).title in self.titles

    def parts(self) -> tuple[object, ...]:
        return self.titles


class Named(Picked):
    """000: title - the card of this title; there is one, unless it is not unique."""

    english = "{titles:Title* or |, }{zone:Zone}"
    spellings = ("a {titles:Title* or |, }{zone:Zone}",)

    also = ("Single", "Ref")

    def __init__(self, titles: str | tuple[str, ...], zone: Zone = IN_PLAY) -> None:
        self.titles = titles if isinstance(titles, tuple) else (titles,)
        super().__init__(Such(TitleNoun(self.titles)), zone)

    def one(self) -> bool:
        return True


class NamedSuch(Picked):
    """A card of this title that is more besides."""

    english = "{title:Title}{clause:Clause}"

    def __init__(self, title: str, clause: phrases.Clause) -> None:
        self.title = title
        self.clause = clause
        super().__init__(Such(TitleNoun((title,)), (), (clause,)), IN_PLAY)

    def one(self) -> bool:
        return True


class TopOf(Who):
    """The topmost cards of a draw deck."""

    english = "the top {count:Count} cards of {deck:Deck}"
    spellings = (
        "{count:Count} card from the top of {deck:Deck}",
        "<the |>top {count:Count} card from {deck:Deck}",
    )
    also = ("Single",)

    def __init__(self, count: int | Count, deck: "Deck") -> None:
        self.count = count_of(count)
        self.deck = deck

    def cards(self, game: Game, frame: Frame) -> list[int]:
        wanted = self.count.number(game, frame)
        found: list[int] = []
        for player in self.deck.players(game, frame):
            found += game.rows[DECK + player][::-1][:wanted]
        return found

    def full(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame) * len(self.deck.players(game, frame))


class TopCard(Who):
    """The topmost card of a draw deck."""

    english = "the top card of {deck:Deck}"
    spellings: ClassVar[tuple[str, ...]] = (
        "the top card from {deck:Deck}",
        "a card from the top of {deck:Deck}",
    )
    also = ("Single",)

    def __init__(self, deck: "Deck") -> None:
        self.deck = deck

    def slot(self) -> int:
        return CARD.noun.slot

    def called(self) -> Noun | None:
        return CARD.noun

    def one(self) -> bool:
        return self.deck.one()

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return [
            game.rows[DECK + player][-1]
            for player in self.deck.players(game, frame)
            if game.rows[DECK + player]
        ]

    def full(self, game: Game, frame: Frame) -> int:
        return len(self.deck.players(game, frame))


class BottomCard(TopCard):
    """The lowest card of a draw deck."""

    english = "the bottom card of {deck:Deck}"
    spellings = ("the bottom card from {deck:Deck}",)

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return [
            game.rows[DECK + player][0]
            for player in self.deck.players(game, frame)
            if game.rows[DECK + player]
        ]


class WholeHand(Who):
    """All cards of a hand."""

    english = "the hand of {player:Player}"
    spellings = ("{player:Player}'s hand",)
    also = ("Single",)

    def __init__(self, player: Player) -> None:
        self.player = player

    def cards(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for player in self.player.players(game, frame):
            found += game.rows[HAND + player]
        return found


class YourHand(Who):
    """All cards of the doer's hand."""

    english = "your hand"
    spellings = ("his hand",)
    also = ("Single",)

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[HAND + frame.who][:]


def a(what: Such, zone: Zone = IN_PLAY) -> A:
    return A(what, zone)


def another(what: Such, zone: Zone = IN_PLAY) -> Another:
    return Another(what, zone)


def your(what: Such, zone: Zone = IN_PLAY) -> Yours:
    return Yours(what, zone)


def each(what: Such, zone: Zone = IN_PLAY) -> Each:
    return Each(what, zone)


def n(count: int | Count, what: Such, zone: Zone = IN_PLAY) -> Several:
    return Several(count, what, zone)


def up_to(count: int | Count, what: Such, zone: Zone = IN_PLAY) -> UpTo:
    return UpTo(count, what, zone)


def at_random(count: int | Count, what: Such, zone: Zone) -> AtRandom:
    return AtRandom(count, what, zone)


class OpponentsSite(Picked):
    """A site on the adventure path that an opponent has played."""

    english = "an opponent's site"

    def __init__(self) -> None:

        super().__init__(SITE, IN_PLAY)

    def one(self) -> bool:
        return True

    def cards(self, game: Game, frame: Frame) -> list[int]:
        players = AN_OPPONENT.players(game, frame)
        return [site for site in on_the_path(game) if game.rows[OWNER][site] in players]


class OpponentsSiteNumber(OpponentsSite):
    """The same, of this number."""

    english = "an opponent's site {number:Number}"
    spellings = ("opponent's site {number:Number}",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def cards(self, game: Game, frame: Frame) -> list[int]:
        if not on_path_of(game, FELLOWSHIP_BLOCK):
            return []
        numbers = game.rows[NUMBER]
        return [site for site in super().cards(game, frame) if numbers[site] == self.number]


def on_the_path(game: Game) -> list[int]:
    found: list[int] = []
    for number in range(1, LAST_SITE + 1):
        site = on_path(game, number)
        if site != NONE:
            found.append(site)
    return found


OPPONENTS_SITE: Final = OpponentsSite()
