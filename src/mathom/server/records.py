"""What the server keeps on disk, as plain typed records."""

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    "answer",
    "takeback",
    "resign",
    "draw",
    "flag",
    "offer draw",
    "offer takeback",
    "offer resign",
    "decline",
]
Status = Literal["waiting", "playing", "over"]

# The seat of an entry that nobody in particular made.
NOBODY = -1


@dataclass(frozen=True, slots=True)
class User:
    """A person: a guest until there is a password."""

    id: str
    name: str
    guest: bool


@dataclass(slots=True)
class Chair:
    """Who sits at one seat: a person, a bot, or nobody yet."""

    user: str | None = None
    bot: str | None = None
    name: str | None = None

    @property
    def taken(self) -> bool:
        return self.user is not None or self.bot is not None


@dataclass(slots=True)
class TableRecord:
    """A table as it was set up, without what was played at it."""

    id: str
    game: str
    rules: str
    setup: dict[str, Any]
    seed: str
    status: Status
    private: bool
    invite: str
    listed: bool
    clock: dict[str, Any] | None
    created: float
    chairs: list[Chair]
    begun: float | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None

    def seats_of(self, user: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.user == user]


@dataclass(frozen=True, slots=True)
class DeckRecord:
    """A deck that somebody has saved, and the format it is meant for."""

    id: str
    game: str
    format: str
    name: str
    parts: dict[str, dict[str, int]]
    changed: float


@dataclass(frozen=True, slots=True)
class QuestRecord:
    """A finished game of people against the game itself, and who sat there."""

    table: str
    game: str
    ended: float
    account: dict[str, Any]
    chairs: list[Chair]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's journal. Lines are only ever added.

    ``picks`` are an answer's picks, or for a takeback how many of the players' answers stay.
    A line that moves the game says under which ``rules`` it did, and the ``change`` it made
    (``Ledger.change``); lines of old databases do not.
    """

    number: int
    kind: Kind
    seat: int
    made: float
    picks: list[int] = field(default_factory=list)
    rules: str | None = None
    change: str | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said at a table."""

    name: str
    text: str
    made: float
