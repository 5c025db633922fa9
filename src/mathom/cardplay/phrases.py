"""Noun phrases and selections: which cards a text means, and who picks among them.

Every choice binds its noun: after "choose an enemy", "that enemy" is the one chosen. So a name in
a definition is the word a reader would use, and needs no number.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from mathom.cardplay.names import SUBJECT
from mathom.cardplay.word import Word
from mathom.kernel.frame import NONE
from mathom.kernel.numbers import CardId

if TYPE_CHECKING:
    from mathom.cardplay.binding import Known
    from mathom.kernel.frame import Frame
    from mathom.kernel.game import Game


class Test(Word):
    """What can be asked of a card."""

    @abstractmethod
    def test(self, game: "Game", frame: "Frame", card: CardId) -> bool:
        """Whether the card is such a one."""


class Adjective(Test):
    """A test said before the noun."""


class Clause(Test):
    """A test said after the noun; its template begins with a space."""


class Noun(Test):
    """A kind of card. ``slot`` is where a chosen one is remembered as "that ...".

    ``broad`` is the slot of the wider kind that one of several different kinds is remembered as.
    A noun has no template: a phrase says it in the singular or in the plural.
    """

    def __init__(self, singular: str, plural: str, slot: int, broad: int = NONE) -> None:
        self.singular = singular
        self.plural = plural
        self.slot = slot
        self.broad = slot if broad == NONE else broad

    @abstractmethod
    def test(self, game: "Game", frame: "Frame", card: CardId) -> bool: ...

    def parts(self) -> tuple[object, ...]:
        return (self.singular,)


class Such(Word):
    """Cards that are such: a noun with adjectives before it and clauses after it."""

    def __init__(
        self,
        noun: Noun,
        adjectives: tuple[Adjective, ...] = (),
        clauses: tuple[Clause, ...] = (),
    ) -> None:
        self.noun = noun
        self.adjectives = adjectives
        self.clauses = clauses

    def parts(self) -> tuple[object, ...]:
        return (self.noun, self.adjectives, self.clauses)

    def test(self, game: "Game", frame: "Frame", card: CardId) -> bool:
        if not self.noun.test(game, frame, card):
            return False
        for adjective in self.adjectives:
            if not adjective.test(game, frame, card):
                return False
        for clause in self.clauses:
            if not clause.test(game, frame, card):
                return False
        return True

    def __and__(self, more: Test) -> "Such":
        if isinstance(more, Clause):
            return Such(self.noun, self.adjectives, (*self.clauses, more))
        assert isinstance(more, Adjective)
        return Such(self.noun, (*self.adjectives, more), self.clauses)


class AnyNoun(Noun):
    """One of several kinds of card: "a companion or ally".

    A chosen one is remembered as the kind that takes in all of them (``broad``).
    """

    def __init__(self, alternatives: tuple[Such, ...]) -> None:
        broad = {such.noun.broad for such in alternatives}
        slots = {such.noun.slot for such in alternatives}
        super().__init__("", "", slots.pop() if len(slots) == 1 else min(broad))
        self.alternatives = alternatives

    def test(self, game: "Game", frame: "Frame", card: CardId) -> bool:
        for such in self.alternatives:
            if such.test(game, frame, card):
                return True
        return False

    def parts(self) -> tuple[object, ...]:
        return self.alternatives


class Zone(Word):
    """Where cards are looked for. ``secret`` zones are not shown to everyone."""

    secret: ClassVar[bool] = False

    @abstractmethod
    def cards(self, game: "Game", frame: "Frame") -> list[int]:
        """The cards there now."""


class Count(Word):
    """A number, fixed or worked out."""

    @abstractmethod
    def number(self, game: "Game", frame: "Frame") -> int:
        """The number now."""


class Number(Count):
    """A fixed number."""

    english = "{value:Number}"

    def __init__(self, value: int) -> None:
        self.value = value

    def number(self, game: "Game", frame: "Frame") -> int:
        return self.value


def is_one(count: Count) -> bool:
    """Whether a number is one, whatever happens."""
    return isinstance(count, Number) and count.value == 1


def count_of(count: int | Count) -> Count:
    """A count, as definitions may write it."""
    return Number(count) if isinstance(count, int) else count


class Who(Word):
    """Cards that a verb works on: a reference, all of a kind, or a choice.

    ``CHOICE``: the doer picks; ``LOT``: chance does; otherwise it is plain which cards are meant.
    """

    PLAIN: ClassVar[int] = 0
    CHOICE: ClassVar[int] = 1
    LOT: ClassVar[int] = 2

    manner: ClassVar[int] = 0
    seen: ClassVar[bool] = False  # some of the cards that a step before has shown

    @abstractmethod
    def cards(self, game: "Game", frame: "Frame") -> list[int]:
        """The cards meant, or those to choose among."""

    def wanted(self, game: "Game", frame: "Frame") -> int:
        """How many of them are to be chosen."""
        return 1

    def least(self, game: "Game", frame: "Frame") -> int:
        """How many of them must be chosen at least."""
        return self.wanted(game, frame)

    def full(self, game: "Game", frame: "Frame") -> int:
        """Where there is no choice: how many cards it takes to do all that is said."""
        return len(self.cards(game, frame))

    def secret(self) -> bool:
        """Whether the choice is among cards that others cannot see."""
        return False

    def slot(self) -> int:
        """Where the chosen card is remembered."""
        return NONE

    def called(self) -> Noun | None:
        """What the chosen card is called."""
        return None

    def one(self) -> bool:
        """Whether exactly one card is picked, so that it can be spoken of as "that" one."""
        return False

    def bound(self, frame: "Frame") -> bool:
        """Whether a reference has something to refer to by now."""
        return True


class Chosen(Who):
    """A number of cards of a kind in a zone."""

    manner = Who.CHOICE

    def __init__(self, what: Such, zone: Zone) -> None:
        self.what = what
        self.zone = zone

    def cards(self, game: "Game", frame: "Frame") -> list[int]:
        what = self.what
        return [card for card in self.zone.cards(game, frame) if what.test(game, frame, card)]

    def secret(self) -> bool:
        return self.zone.secret

    def slot(self) -> int:
        return self.what.noun.slot

    def called(self) -> Noun | None:
        return self.what.noun


class A(Chosen):
    """One, chosen by the doer."""

    english = "a {what:One}{zone:Zone}"

    def one(self) -> bool:
        return True


class Another(Chosen):
    """One, but neither this card nor the one chosen before."""

    english = "another {what:One}{zone:Zone}"

    def one(self) -> bool:
        return True

    def cards(self, game: "Game", frame: "Frame") -> list[int]:
        before = frame.cards[self.what.noun.slot]
        return [card for card in super().cards(game, frame) if card not in (before, frame.card)]


class Several(Chosen):
    """A number of them, chosen by the doer; as an effect, as many as there are."""

    english = "{count:Count} {what:Many}{zone:Zone}"

    def __init__(self, count: Count, what: Such, zone: Zone) -> None:
        super().__init__(what, zone)
        self.count = count

    def one(self) -> bool:
        return is_one(self.count)

    def wanted(self, game: "Game", frame: "Frame") -> int:
        return self.count.number(game, frame)


class AtRandom(Several):
    """A number of them, drawn by lot."""

    english = "{count:Count} {what:Many}{zone:Zone} at random"
    manner = Who.LOT


class Each(Chosen):
    """All of them."""

    english = "each {what:One}{zone:Zone}"
    manner = Who.PLAIN


class Self(Who):
    """The card whose text this is."""

    english = "~"

    def cards(self, game: "Game", frame: "Frame") -> list[int]:
        return [frame.card]


class It(Who):
    """What the trigger of this ability is about."""

    english = "it"

    def follow(self, known: "Known") -> None:
        known.need(SUBJECT, "it")

    def cards(self, game: "Game", frame: "Frame") -> list[int]:
        return [frame.cards[SUBJECT]]


class That(Who):
    """The one of its kind that was chosen before, or that the trigger is about.

    ``register`` is where it is found: settled from the text alone, when the cards are loaded.
    """

    english = "that {noun:Noun}"

    def __init__(self, noun: Noun) -> None:
        self.noun = noun
        self.register = noun.slot

    def follow(self, known: "Known") -> None:
        binding = known.find(self.noun, f"that {self.noun.singular}")
        self.register = binding.register
        binding.by.meant_again()

    def bound(self, frame: "Frame") -> bool:
        return frame.cards[self.register] != NONE

    def cards(self, game: "Game", frame: "Frame") -> list[int]:
        card = frame.cards[self.register]
        return [card] if card != NONE else []


SELF = Self()
IT = It()
