"""What a text refers back to: that, those, the bearer; and several selections in one."""

from typing import ClassVar, Final

from mathom.cardplay import phrases
from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.names import BEARER_THEN, THOSE, VALUE
from mathom.cardplay.phrases import Chosen, Count, Noun, Such, Who, Zone
from mathom.cardplay.steps import If
from mathom.cardplay.word import Word
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.rows import ACTIVE, FIGHTER, FOE, HOST, IN_SKIRMISH, OWNER, STATE, ring_bearer
from mathom.games.tcg.words.conditions.spotting import YouSpot
from mathom.games.tcg.words.numbers import count_of
from mathom.games.tcg.words.selections import Another, YourHand, Yours
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Bearer(Who):
    """000: bearer - of the card whose text this is."""

    english = "bearer"
    spellings = ("the bearer",)
    also = ("Single", "Ref")

    def follow(self, known: Known) -> None:
        if not known.borne:
            raise Unbound('"bearer", though nobody bears it')

    def cards(self, game: Game, frame: Frame) -> list[int]:
        """A card that was discarded to use its text has left its bearer behind."""
        host = game.rows[HOST][frame.card]
        if host < 0:
            host = frame.cards[BEARER_THEN]
        return [host] if host >= 0 else []


class TheRingBearer(Who):
    """000: Ring-bearer."""

    english = "the Ring-bearer"
    also = ("Single", "Ref")

    def cards(self, game: Game, frame: Frame) -> list[int]:
        card = ring_bearer(game)
        return [card] if card in game.rows[ACTIVE] else []


def fighting(game: Game) -> list[int]:
    """The characters of the skirmish that goes on."""
    state = game.rows[STATE]
    fighter = state[FIGHTER]
    if not state[IN_SKIRMISH] or fighter < 0:
        return []
    foes = game.rows[FOE]
    return [fighter, *(card for card in game.rows[ACTIVE] if foes[card] == fighter)]


class That(phrases.That):
    """The one of its kind that was chosen before, or that the trigger is about.

    What a text only calls "skirmishing", or lost or won against, is who of the skirmish is such.
    """

    english = "that {noun:Noun}"
    also = ("Single", "Ref", "Spoken")

    def __init__(self, noun: Noun) -> None:
        super().__init__(noun)
        self.among: Who | None = None

    def follow(self, known: Known) -> None:
        super().follow(known)
        among = known.find(self.noun, "").among
        self.among = among if isinstance(among, Who) else None

    def bound(self, frame: Frame) -> bool:
        return self.among is not None or super().bound(frame)

    def cards(self, game: Game, frame: Frame) -> list[int]:
        among = self.among
        if among is None:
            card = frame.cards[self.register]
            return [card] if card >= 0 else []
        return [card for card in fighting(game) if meant(game, frame, among, card)]


def names_fighter(known: Known, who: Who, by: Word) -> None:
    """From here on, such a character of the skirmish can be spoken of again."""
    noun = who.called()
    if noun is not None and who.one():
        known.name(noun, NONE, by, who)


class FoundIn(Who):
    """One that was spoken of, as long as it lies there."""

    english = "{who:Spoken}{zone:From}"
    also = ("Single",)

    def __init__(self, who: Who, zone: Zone) -> None:
        self.who = who
        self.zone = zone

    def cards(self, game: Game, frame: Frame) -> list[int]:
        there = self.zone.cards(game, frame)
        return [card for card in self.who.cards(game, frame) if card in there]

    def bound(self, frame: Frame) -> bool:
        return self.who.bound(frame)


def those(game: Game, frame: Frame) -> list[int]:
    """The cards that the step before revealed, looked at or moved."""
    mask = max(frame.cards[THOSE], 0)
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


class Those(Who):
    """The cards of the step before."""

    english = "those cards"
    spellings: ClassVar[tuple[str, ...]] = ("them", "the revealed cards", "these cards")
    also = ("Single",)

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.need(THOSE, self.english)

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return those(game, frame)


class TheCardRevealed(Those):
    """The one card revealed."""

    english = "the card revealed"


class Rest(Who):
    """Those of the cards seen that no step has picked."""

    english = "the rest"
    spellings = ("the other", "the others", "the other cards")
    also = ("Single",)

    def follow(self, known: Known) -> None:
        known.need(THOSE, "the rest")

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return those(game, frame)


class EachRevealed(Who):
    """All such cards among those revealed."""

    seen = True
    english = "each {what:One} revealed"
    spellings = ("all {what:Many} revealed", "all revealed {what:Many}")
    also = ("Single",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.need(THOSE, "revealed")

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return [card for card in those(game, frame) if self.what.test(game, frame, card)]


class ARevealed(EachRevealed):
    """One such card among those revealed."""

    english = "a {what:One} revealed"
    spellings = ("1 {what:One} revealed", "<a|1> revealed {what:One}")
    manner = Who.CHOICE


class SomeOfThose(Those):
    """A number of the cards seen."""

    seen = True
    english = "{count:Count} of those cards"
    spellings: ClassVar[tuple[str, ...]] = ("{count:Count} of them",)
    manner = Who.CHOICE

    def __init__(self, count: int | Count) -> None:
        self.count = count_of(count)

    def wanted(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame)

    def secret(self) -> bool:
        return True


class OneOfThose(SomeOfThose):
    """One of the cards seen."""

    english = "one of those cards"
    spellings = ("1 of <those card|them>", "1")

    def __init__(self) -> None:
        super().__init__(1)


class CopiesOf(Who):
    """000: title - every card of the same title."""

    english = "each copy of {who:Ref}{zone:Zone}"
    spellings = ("all copy of {who:Ref}{zone:Zone}",)
    also = ("Single",)

    def __init__(self, who: Who, zone: Zone) -> None:
        self.who = who
        self.zone = zone

    def cards(self, game: Game, frame: Frame) -> list[int]:
        titles = [printed(game, card).title_number for card in self.who.cards(game, frame)]
        return [
            card
            for card in self.zone.cards(game, frame)
            if printed(game, card).title_number in titles
        ]


class OrBetter(Who):
    """So many, or others when something holds; no choice, but for "you spot".

    000: spot - then the doer picks as many as the one or as many as the other.
    """

    english = "{who:Single} (or {better:Single} if {if_:If})"
    manner = Who.CHOICE

    def __init__(self, who: Who, better: Who, if_: If) -> None:
        self.who = who
        self.better = better
        self.if_ = if_

    def follow(self, known: Known) -> None:
        self.who.follow(known)
        self.better.follow(known)
        if isinstance(self.if_, YouSpot):
            self.if_.asked(known)
        else:
            self.if_.follow(known)

    def meant_now(self, game: Game, frame: Frame) -> Who:
        return self.better if self.if_.holds(game, frame) else self.who

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return self.meant_now(game, frame).cards(game, frame)

    def wanted(self, game: Game, frame: Frame) -> int:
        return self.number(game, frame, self.meant_now(game, frame))

    def least(self, game: Game, frame: Frame) -> int:
        if isinstance(self.if_, YouSpot):
            return self.number(game, frame, self.who)
        return self.wanted(game, frame)

    def number(self, game: Game, frame: Frame, now: Who) -> int:
        return len(now.cards(game, frame)) if now.manner == Who.PLAIN else now.wanted(game, frame)


class Both(Who):
    """Several references, or all of several kinds; no card twice."""

    english = "{all:Single+ and |, |, and }"

    def __init__(self, all: tuple[Who, ...]) -> None:
        self.all = all

    def cards(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for who in self.all:
            found += [card for card in who.cards(game, frame) if card not in found]
        return found


class EitherOf(Who):
    """One selection or another."""

    english = "{any:Single+ or |, |, or }"
    spellings = ("either {any:Single+ or |, |, or }",)

    manner = Who.CHOICE

    def __init__(self, any: tuple[Who, ...]) -> None:
        self.any = any

    def cards(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for who in self.any:
            found += [card for card in who.cards(game, frame) if card not in found]
        return found


def meant(game: Game, frame: Frame, who: Who, card: CardId) -> bool:
    """Whether a card is one that a selection speaks of, wherever it lies."""
    if isinstance(who, EitherOf):
        return any(meant(game, frame, one, card) for one in who.any)
    if isinstance(who, Both):
        return any(meant(game, frame, one, card) for one in who.all)
    if isinstance(who, Chosen):
        if isinstance(who, Yours) and game.rows[OWNER][card] != frame.who:
            return False
        if isinstance(who, Another) and card == frame.card:
            return False
        return who.what.test(game, frame, card)
    return card in who.cards(game, frame)


def that(what: Such) -> That:
    """The one chosen before, as definitions write it."""
    return That(what.noun)


class ItsDefender(Who):
    """The character that was assigned."""

    english = "that defender"
    also = ("Single", "Ref")

    def follow(self, known: Known) -> None:
        known.need(VALUE, "that defender")

    def cards(self, game: Game, frame: Frame) -> list[int]:
        card = frame.cards[VALUE]
        return [card] if 0 <= card < len(game.rows[OWNER]) else []


BEARER: Final = Bearer()
RING_BEARER: Final = TheRingBearer()
THOSE_CARDS: Final = Those()
THE_CARD_REVEALED: Final = TheCardRevealed()
REST: Final = Rest()
HIS_HAND: Final = YourHand()
