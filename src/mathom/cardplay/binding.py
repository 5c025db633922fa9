"""What a text has named so far, at each point of it: looked at once, when the cards are loaded.

A word that is followed (``Word.follow``), in the order in which things happen, says what it names,
and fails if it speaks of what nothing before it has named. So "that minion" means one thing, known
from the text alone, and play never has to guess.
"""

from typing import TYPE_CHECKING

from mathom.cardplay.names import PLAYER, THOSE

if TYPE_CHECKING:
    from mathom.cardplay.word import Word


class Unbound(ValueError):
    """A text speaks of something that nothing before it has named."""


class Binding:
    """What a noun means from here on: the register that holds it, and the word that put it there.

    ``among`` is for what no register holds: whoever of the skirmish that selection means.
    """

    def __init__(self, noun: "Word", register: int, by: "Word", among: "Word | None") -> None:
        self.noun = noun
        self.register = register
        self.by = by
        self.among = among

    def same(self, other: "Binding") -> bool:
        if self.register != other.register or self.noun != other.noun:
            return False
        return self.among == other.among


class Known:
    """What is named at one point of a text, the latest last.

    ``marks`` are the other registers that hold something; ``borne`` says whether the card has a
    bearer to speak of; ``on`` is the event that the text answers.
    """

    def __init__(self, borne: bool = False) -> None:
        self.bindings: list[Binding] = []
        self.marks: set[int] = set()
        self.borne = borne
        self.on: Word | None = None

    def copy(self) -> "Known":
        other = Known(self.borne)
        other.bindings = self.bindings[:]
        other.marks = set(self.marks)
        other.on = self.on
        return other

    def name(self, noun: "Word", register: int, by: "Word", among: "Word | None" = None) -> None:
        """A register holds what is called by this noun now, and nothing else any more."""
        if among is None:
            self.forget(register)
        self.bindings.append(Binding(noun, register, by, among))

    def also(self, noun: "Word", register: int, by: "Word") -> None:
        """Another noun for what a register holds."""
        self.bindings.append(Binding(noun, register, by, None))

    def forget(self, register: int) -> None:
        """A register holds nothing that could be spoken of again."""
        self.bindings = [one for one in self.bindings if one.among or one.register != register]

    def mark(self, register: int) -> None:
        self.marks.add(register)

    def need(self, register: int, phrase: str) -> None:
        if register not in self.marks:
            raise Unbound(f'"{phrase}", which nothing before it has named')

    def find(self, noun: "Word", phrase: str) -> Binding:
        """What a noun means here."""
        for binding in reversed(self.bindings):
            if binding.noun == noun:
                return binding
        raise Unbound(f'"{phrase}", which nothing before it has named')

    def branch(self, word: "Word") -> "Known":
        """What is named once a word was followed that may not come to be done."""
        other = self.copy()
        word.follow(other)
        return other

    def perhaps(self, word: "Word") -> None:
        """Follow a word that may not come to be done: what it names is not sure afterwards."""
        self.keep([self.copy(), self.branch(word)])

    def keep(self, ways: "list[Known]") -> None:
        """Only what is named in the same way on every way to here."""
        first = ways[0]
        self.bindings = [
            one
            for one in first.bindings
            if all(any(one.same(two) for two in way.bindings) for way in ways[1:])
        ]
        self.marks = set.intersection(*(way.marks for way in ways))

    def that_player(self, one: bool) -> None:
        """Who was told to do something is "that player" from here on, unless it is several."""
        if one:
            self.marks.add(PLAYER)
        else:
            self.marks.discard(PLAYER)

    def done_by(self, word: "Word", one: bool) -> None:
        """Follow what another player does, or each of several in turn: "that player" meanwhile."""
        inner = self.copy()
        inner.marks.add(PLAYER)
        word.follow(inner)
        self.keep([inner] if one else [self.copy(), inner])
        self.marks |= inner.marks & {THOSE}
        self.that_player(one)
