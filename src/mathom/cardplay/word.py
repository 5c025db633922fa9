"""A word of the card vocabulary: declared once, with its slots, its behaviour and its English.

A card is a tree of words. A word is immutable and compared by what it says, so equal trees are
equal cards. ``english`` is the one template that renders the word and reads it back; every slot
of the word stands in it as ``{slot:Kind}``, or ``{slot:Kind*, }`` for several with ", " between
them. ``+`` instead of ``*`` asks for at least two; ``* and |, `` puts " and " before the last of
them and ", " before the others. So the template is also the list of the word's slots, and nothing
can be left unsaid. ``spellings`` are other ways to print the same; they are read, where a game
reads them, and never said.
"""

import re
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from mathom.cardplay.binding import Known

_SLOT: Final = re.compile(r"\{(\w+):(\w+)(?:([*+])([^}]*))?\}")


class Slot:
    """A place in a template: the attribute that fills it, its kind, and what separates several."""

    __slots__ = ("between", "kind", "least", "name")

    def __init__(self, name: str, kind: str, between: str | None, least: int = 1) -> None:
        self.name = name
        self.kind = kind
        self.between = between
        self.least = least


_TEMPLATES: dict[str, list[str | Slot]] = {}


def template(english: str) -> list[str | Slot]:
    """A template in pieces: fixed text and slots, in order."""
    pieces = _TEMPLATES.get(english)
    if pieces is None:
        pieces = []
        end = 0
        for match in _SLOT.finditer(english):
            if match.start() > end:
                pieces.append(english[end : match.start()])
            least = 2 if match.group(3) == "+" else 1
            pieces.append(Slot(match.group(1), match.group(2), match.group(4), least))
            end = match.end()
        if end < len(english):
            pieces.append(english[end:])
        _TEMPLATES[english] = pieces
    return pieces


def slots(english: str) -> list[Slot]:
    """The slots of a template."""
    return [piece for piece in template(english) if isinstance(piece, Slot)]


class Word:
    """The root of the vocabulary."""

    english: ClassVar[str] = ""
    spellings: ClassVar[tuple[str, ...]] = ()
    # Kinds it is read as, besides its classes: a grammar needs finer kinds than the rules do.
    also: ClassVar[tuple[str, ...]] = ()
    never: ClassVar[tuple[str, ...]] = ()  # kinds of its classes that it is not read as
    rank: ClassVar[int] = 0  # of two readings of the same words, the lower rank is meant
    led: ClassVar[bool] = False  # what stands before its colon says when it works
    of_others: ClassVar[bool] = False  # it is said of another player: what is "yours" is theirs

    def parts(self) -> tuple[object, ...]:
        """What fills the word's slots, in the order of its template."""
        named = [slot.name for slot in slots(type(self).english) if slot.name != "_"]
        return tuple(getattr(self, name) for name in named)

    def follow(self, known: "Known") -> None:
        """Go through the word in the order in which it happens (``cardplay.binding``)."""
        for word in within(self):
            word.follow(known)

    def meant_again(self) -> None:
        """A later word speaks of what this one has named."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Word) or type(self) is not type(other):
            return False
        return self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(part) for part in self.parts())})"


def within(word: Word) -> list[Word]:
    """The words that fill a word's slots, in the order of its template."""
    found: list[Word] = []
    for part in word.parts():
        for piece in part if isinstance(part, tuple) else (part,):
            if isinstance(piece, Word):
                found.append(piece)
    return found


def inside(word: Word) -> list[Word]:
    """The word and every word within it, outermost first."""
    found = [word]
    for part in within(word):
        found += inside(part)
    return found
