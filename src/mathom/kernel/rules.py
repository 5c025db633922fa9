"""What a game must say of itself to be played, shown and searched."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from mathom.kernel.decision import SPECTATOR, IllegalAnswer, Preview, Question, Reason
from mathom.kernel.declared import Events, Procedures, Questions
from mathom.kernel.frame import NONE
from mathom.kernel.numbers import Pick, Seat

if TYPE_CHECKING:
    from mathom.kernel.dice import Dice
    from mathom.kernel.frame import Frame
    from mathom.kernel.game import Game

# A set-up is plain data: what a JSON object holds.
Setup = dict[str, Any]

# Plain data for front ends: what a JSON object holds.
Json = dict[str, Any]

# A recorded event: kind, subject, value, cause, then whatever the game's witness adds.
Event = tuple[int, ...]


@cache
def named_steps(of: type) -> dict[int, str]:
    """The steps of a procedure by the names they have in its class; the nearest name counts."""
    found: dict[int, str] = {}
    names: set[str] = set()
    for above in of.__mro__:
        for name, value in vars(above).items():
            if name.isupper() and isinstance(value, int) and name not in names:
                names.add(name)
                found.setdefault(value, name)
    return found


class Rules(ABC):
    """One game's rules. A singleton without state.

    ``name`` is what people type, ``version`` changes whenever an old log would play out
    differently. ``begin`` makes the rows and the first frame. ``answered`` are the events that
    anything at all could answer: the others pass the door without stopping.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: str,
        procedures: Procedures,
        events: Events,
        questions: Questions,
        answered: Iterable[int],
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.declared_procedures = procedures
        self.events = events
        self.questions = questions
        # By number, for play.
        self.procedures = procedures.all()
        self.kinds = events.kinds
        self.answered = events.among(answered)
        self.cooperative = False  # whether the players win or lose together

    # Play

    @abstractmethod
    def setup(self, wish: Setup) -> Setup:
        """The wish made whole with defaults, or ``BadSetup``."""

    @abstractmethod
    def modes(self) -> dict[str, Setup]:
        """The ways to play it that are worth a name, each with its set-up."""

    @abstractmethod
    def seats(self, setup: Setup) -> int:
        """How many players sit at this game."""

    @abstractmethod
    def begin(self, setup: Setup) -> "tuple[list[list[int]], Frame]":
        """The rows before the first step, and the frame that plays the whole game."""

    @property
    @abstractmethod
    def row_names(self) -> list[str]:
        """What saves call each row."""

    def making(self) -> str:
        """A mark of this release: a state that bears it holds what these very rules wrote."""
        names = (
            self.version,
            self.declared_procedures.names(),
            self.events.names(),
            self.row_names,
        )
        return hashlib.sha256(repr(names).encode()).hexdigest()[:8]

    def worked_out(self) -> list[int]:
        """The rows that follow from the set-up alone, and are not taken from a save."""
        return []

    def cell_rows(self) -> list[int]:
        """The rows whose cells each have a meaning of their own; later rules may add some."""
        return []

    def derive(self, game: "Game") -> None:
        """Work out anew what rows hold only for speed; the rules may have changed since a save."""
        return

    def renumbered(self, game: "Game", pick: Pick) -> int:
        """The option that a log of the first format means, where that had another number."""
        return pick

    def step_names(self, frame: "Frame") -> dict[int, str]:
        """What saves call the steps of the procedure that a frame is at."""
        return named_steps(type(self.procedures[frame.procedure]))

    @abstractmethod
    def listens(self, game: "Game", kind: int, subject: int, value: int) -> int:
        """Which timings of the door anything answers for this event, as bits."""

    @abstractmethod
    def respond(self, game: "Game", door: "Frame", timing: int) -> None:
        """Let what answers this event at this timing act."""

    def happen(self, game: "Game", kind: int, subject: int, value: int, cause: int) -> None:
        """Do the event: the only code that may ``put``."""
        self.kinds[kind].happen(game, subject, value, cause)

    @abstractmethod
    def aside(self, game: "Game", seat: Seat, pick: Pick) -> None:
        """Do what a seat does in passing, before the question is asked again."""

    def may_leave(self, game: "Game", seat: Seat) -> bool:
        """Whether the game can go on, or end by its own rules, when this seat gives up now."""
        return False

    def leave(self, game: "Game", seat: Seat) -> None:
        """Do what the rules say when a seat gives up; then the game runs on."""
        raise IllegalAnswer(f"nobody leaves {self.title} before its end")

    def absent(self, game: "Game", seat: Seat) -> bool:
        """Whether this seat has left: it is asked nothing more, the first answers are taken."""
        return False

    @abstractmethod
    def payoffs(self, game: "Game") -> list[float]:
        """What the finished game is worth to each seat, from -1 to 1."""

    # Who sees what

    @abstractmethod
    def hidden_rows(self) -> list[int]:
        """The rows of which somebody may not see a cell; all others are public."""

    @abstractmethod
    def hides(self, game: "Game", row: int, index: int, viewer: Seat) -> bool:
        """Whether this cell of a hidden row is kept from the viewer."""

    @abstractmethod
    def witness(self, game: "Game", event: Event, viewer: Seat) -> Event | None:
        """The event as the viewer sees it happen, or ``None`` if it goes unseen."""

    @abstractmethod
    def fill(self, game: "Game", viewer: Seat, dice: "Dice") -> None:
        """Replace every hidden cell by one that fits all the viewer has learned."""

    # Words

    @abstractmethod
    def question(self, game: "Game") -> Question:
        """The pending decision in words."""

    @abstractmethod
    def things(self, game: "Game") -> int:
        """How many things there are that somebody might try to use, numbered from 0."""

    @abstractmethod
    def why_not(self, game: "Game", seat: Seat, thing: int, onto: int = NONE) -> list[Reason]:
        """Why the seat cannot use the thing now, or not onto another; empty when it can."""

    def preview(
        self, game: "Game", viewer: Seat, pick: Pick, guess: "Callable[[Dice], Game]"
    ) -> Preview | None:
        """What picking an option would bring, for all the viewer of a masked game can know.

        ``guess`` makes games that could be the real one. ``None`` where nothing can be said.
        """
        return None

    def preview_answer(
        self, game: "Game", viewer: Seat, picks: tuple[int, ...], guess: "Callable[[Dice], Game]"
    ) -> Preview | None:
        """The same for a whole answer, where several options are picked together."""
        return self.preview(game, viewer, picks[0], guess) if len(picks) == 1 else None

    @abstractmethod
    def tell(self, setup: Setup, event: Event, viewer: Seat) -> str:
        """A witnessed event as a line of the chronicle; empty for what is not worth telling."""

    @abstractmethod
    def touched(self, event: Event) -> tuple[int, ...]:
        """The things a witnessed event touches, to light them when its line is pointed at."""

    @abstractmethod
    def contents(self) -> Json:
        """What is in the box: the board, the pieces and cards, their texts."""

    def reference(self) -> Json:
        """What a front end needs to know once: the names of things, and what is in the box."""
        return {
            "events": self.events.names(),
            "questions": self.questions.names(),
            **self.contents(),
        }

    def named(self, event: Event) -> list[str | int]:
        """A witnessed event as it is told outside the game: its name, then its numbers."""
        return [self.kinds[event[0]].name, *event[1:]]

    @abstractmethod
    def picture(self, game: "Game") -> Json:
        """The table as plain data to draw, from the masked game of a view."""

    def learned(self, game: "Game", seen: list[Event]) -> dict[int, str]:
        """By hidden thing of which a viewer knows anything: how that came to be known.

        ``game`` is the masked game of a view, ``seen`` all that its viewer has seen happen.
        """
        return {}

    @abstractmethod
    def outcome(self, game: "Game") -> str:
        """How the finished game ended, in a sentence."""

    def account(self, game: "Game") -> Json | None:
        """What a game against the game itself amounts to when it ends, for the players' log.

        ``None`` for games of people against each other, which have no such log.
        """
        return None

    def held_back(self, game: "Game", seat: Seat, text: str) -> str:
        """Why a seat may not say this to the other players now; empty when it may."""
        return ""

    def viewers(self, setup: Setup) -> list[int]:
        """Everyone who may look: the seats, then the spectators."""
        return [*range(self.seats(setup)), SPECTATOR]
