"""Events, questions and procedures of a game, each declared once and numbered as it is declared.

In play they are numbers, for speed; saves, logs, front ends and programs call them by name. What
else must be known of them (how an event changes the rows, its line in the chronicle, a question's
prompt and rule) stands in the declaration, and every table that play needs is made from it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from mathom.kernel.frame import NONE

if TYPE_CHECKING:
    from mathom.kernel.game import Game
    from mathom.kernel.procedure import Procedure


class EventKind:
    """One kind of event. A singleton: what an event is about comes in its three numbers.

    ``name`` is what it is called outside the game. ``subject``, ``value`` and ``cause`` say what
    those numbers are, each by a word of the game's own ("card", "seat", "region"), empty for none.
    ``seen`` is false for bookkeeping that nobody witnesses. ``line`` is its line in the chronicle,
    empty for what is not worth telling.
    """

    name: ClassVar[str] = ""
    subject: ClassVar[str] = ""
    value: ClassVar[str] = ""
    cause: ClassVar[str] = ""
    seen: ClassVar[bool] = True
    line: ClassVar[str] = ""

    def happen(self, game: "Game", subject: int, value: int, cause: int) -> None:
        """Change the rows: the only code that may ``put``. Nothing for what is only told."""


class QuestionKind:
    """One kind of question. A singleton: who is asked and what is offered is in the decision.

    ``options`` says what the picks are, by a word of the game's own. ``passing`` is what leaving it
    is called, ``no`` and ``yes`` the two answers of a question that has only these.
    """

    __slots__ = ("name", "no", "options", "passing", "prompt", "rule", "yes")

    def __init__(
        self,
        name: str,
        rule: str,
        prompt: str,
        options: str,
        passing: str = "",
        no: str = "",
        yes: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.prompt = prompt
        self.options = options
        self.passing = passing
        self.no = no
        self.yes = yes


class Events:
    """The events of a game, by number."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        self._numbers: dict[str, int] = {}

    def add(self, kind: EventKind) -> int:
        """Give an event the next number."""
        number = len(self.kinds)
        _enter(self._numbers, kind.name, number)
        self.kinds.append(kind)
        return number

    def number(self, name: str) -> int:
        """The number of a name, or ``NONE``."""
        return self._numbers.get(name, NONE)

    def names(self) -> list[str]:
        """All names, by number."""
        return list(self._numbers)

    def among(self, wanted: Iterable[int]) -> list[bool]:
        """By number: whether an event is one of these."""
        found = [False] * len(self.kinds)
        for number in wanted:
            found[number] = True
        return found


class Questions:
    """The questions of a game, by number."""

    def __init__(self) -> None:
        self.kinds: list[QuestionKind] = []
        self._numbers: dict[str, int] = {}

    def add(self, kind: QuestionKind) -> int:
        """Give a question the next number."""
        number = len(self.kinds)
        _enter(self._numbers, kind.name, number)
        self.kinds.append(kind)
        return number

    def number(self, name: str) -> int:
        """The number of a name, or ``NONE``."""
        return self._numbers.get(name, NONE)

    def names(self) -> list[str]:
        """All names, by number."""
        return list(self._numbers)


class Procedures:
    """The procedures of a game, by number. Number 0 is always the door.

    A number is taken where the game lists its procedures, so that any of them may call any other;
    the procedure itself is put there by the module that has it.
    """

    def __init__(self, door: "Procedure") -> None:
        self._names: list[str] = ["door"]
        self._numbers: dict[str, int] = {"door": 0}
        self._defined: list[Procedure | None] = [door]

    def take(self, name: str) -> int:
        """The next number, for the procedure of this name."""
        number = len(self._names)
        _enter(self._numbers, name, number)
        self._names.append(name)
        self._defined.append(None)
        return number

    def define(self, number: int, procedure: "Procedure") -> None:
        """Say which procedure has a number."""
        if self._defined[number] is not None:
            raise ValueError(f"procedure {self._names[number]!r} is defined twice")
        self._defined[number] = procedure

    def number(self, name: str) -> int:
        """The number of a name, or ``NONE``."""
        return self._numbers.get(name, NONE)

    def names(self) -> list[str]:
        """All names, by number."""
        return self._names

    def all(self) -> "list[Procedure]":
        """Every procedure, by number; each must have been defined by now."""
        found = [procedure for procedure in self._defined if procedure is not None]
        if len(found) < len(self._defined):
            missing = self._names[self._defined.index(None)]
            raise ValueError(f"procedure {missing!r} is nowhere defined")
        return found


def _enter(numbers: dict[str, int], name: str, number: int) -> None:
    """Refuse a name that is empty or taken."""
    if not name or name in numbers:
        raise ValueError(f"a second kind is called {name!r}" if name else "a kind has no name")
    numbers[name] = number


# What the options of a question are in every game.
YES_OR_NO: Final = "yes or no"


def listed(procedures: "list[Procedure]", events: int) -> tuple[Procedures, Events, Questions]:
    """Until a game declares its own: procedures by class name, events by number."""
    found = Procedures(procedures[0])
    for procedure in procedures[1:]:
        found.define(found.take(type(procedure).__name__), procedure)
    kinds = Events()
    for number in range(events):
        kind = EventKind()
        kind_name = f"event {number}"
        kinds._numbers[kind_name] = number
        kinds.kinds.append(kind)
    return found, kinds, Questions()
