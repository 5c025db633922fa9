"""Cards that come and go, and what is seen of them."""

from typing import ClassVar, Final

from mathom.cardplay.happening import A_CARD, A_NUMBER, A_PILE, A_SEAT, A_WAY, PACKED
from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.base import EVENTS, Happening
from mathom.games.lcg.facts import TYPE_ALLY
from mathom.games.lcg.rows import (
    ALLIES_PLAYED,
    CANCELLED,
    DISCARD,
    HAND,
    HOST,
    KNOWN,
    REMOVED,
    REPLACES,
    STAGING,
    STATE,
    SURGES,
)
from mathom.games.lcg.rulebook import handling
from mathom.kernel.frame import HIDDEN, NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event

# The cause of a move: to the bottom of the pile.
BOTTOM: Final = 1


class Moves(Happening):
    """From one place out of play to another."""

    name = "moves"
    subject = A_CARD
    value = A_PILE
    cause = A_WAY
    renews = True

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.move(game, subject, value, cause == BOTTOM)

    def told(self, subject: int, value: int, cause: int) -> str:
        if DISCARD <= value < DISCARD + 4:
            return "{card} is discarded."
        if HAND <= value < HAND + 4:
            return "{card} goes to hand."
        return "{card} is removed from the game." if value == REMOVED else ""


E_MOVE: Final = EVENTS.add(Moves())


class Draws(Happening):
    """001: phase 1, resource - a player draws a card."""

    name = "draws"
    subject = A_SEAT
    value = A_CARD
    renews = True
    line = "{player} draws {other}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.move(game, value, HAND + subject)


E_DRAW: Final = EVENTS.add(Draws())


class Enters(Happening):
    """001: in play and out of play - into play; the cause is what it is attached to."""

    name = "enters play"
    subject = A_CARD
    value = A_PILE
    cause = A_CARD
    renews = True
    line = "{card} enters play."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.enter(game, subject, value, cause)


E_ENTER: Final = EVENTS.add(Enters())

# How a card leaves play: the lowest bits of the cause.
DISCARDED: Final = 0
DESTROYED: Final = 1
BY_EXPLORING: Final = 2
RETURNED: Final = 3
_HOW: Final = 7
SLAIN: Final = 8  # besides DESTROYED: by the damage of the players' attack upon it
_FORMER: Final = 4  # the place of who controlled it + 1, three bits
FACELESS: Final = 128  # it lay face down as an Orc Guard, whatever it is


def leaving(how: int, controller: int) -> int:
    """The cause of leaving play: how, with SLAIN or FACELESS if so, and from whose control."""
    return how | controller + 1 << _FORMER


def how(cause: int) -> int:
    """How a card left play."""
    return cause & _HOW


def former(cause: int) -> int:
    """Who controlled it, or -1."""
    return (cause >> _FORMER & 7) - 1


class Leaves(Happening):
    """001: in play and out of play - out of play, to a pile; see ``leaving``."""

    name = "leaves play"
    subject = A_CARD
    value = A_PILE
    cause = PACKED
    touches = True
    renews = True
    lines: ClassVar[dict[int, str]] = {
        DISCARDED: "{card} is discarded.",
        DESTROYED: "{card} is destroyed.",
        BY_EXPLORING: "{card} is explored.",
        RETURNED: "{card} leaves play.",
    }

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.leave(game, subject, value)

    def told(self, subject: int, value: int, cause: int) -> str:
        return self.lines[how(cause)]


E_LEAVE: Final = EVENTS.add(Leaves())


class Played(Happening):
    """001: planning - a player has played a card."""

    name = "played"
    subject = A_CARD
    value = A_SEAT
    line = "{valued} has played {card}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        if facts(game, subject).type == TYPE_ALLY:
            game.put(STATE, ALLIES_PLAYED, game.rows[STATE][ALLIES_PLAYED] + 1)


E_PLAYED: Final = EVENTS.add(Played())


class Controlled(Happening):
    """001: control and ownership - a player takes control of a card."""

    name = "controlled"
    subject = A_CARD
    value = A_SEAT
    touches = True
    line = "{valued} takes control of {card}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.control(game, subject, value)


E_CONTROL: Final = EVENTS.add(Controlled())


class LookedAt(Happening):
    """A player looks at a card, and knows it from then on."""

    name = "looked at"
    subject = A_CARD
    value = A_SEAT

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(KNOWN, subject, game.rows[KNOWN][subject] | 1 << value)


E_LOOK: Final = EVENTS.add(LookedAt())


class Shuffled(Happening):
    """A pile is shuffled; the cause is its new order, which nobody knows."""

    name = "shuffled"
    subject = A_PILE
    cause = PACKED
    renews = True

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.shuffle(game, subject, cause)

    def masked(self, event: Event, viewer: Seat) -> Event:
        return (event[0], event[1], event[2], HIDDEN)


E_SHUFFLE: Final = EVENTS.add(Shuffled())


# Cards of the encounter deck


class Revealed(Happening):
    """001: staging - a card is revealed and goes to a pile; the cause is for whom."""

    name = "revealed"
    subject = A_CARD
    value = A_PILE
    cause = A_SEAT
    renews = True
    line = "{card} is revealed."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.move(game, subject, value)
        if value == STAGING:
            game.put(HOST, subject, cause)
            handling.derive(game)


E_REVEAL: Final = EVENTS.add(Revealed())


class WhenRevealed(Happening):
    """001: when revealed effects - those of a card are about to resolve."""

    name = "when revealed"
    subject = A_CARD
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, CANCELLED, NONE)


E_WHEN_REVEALED: Final = EVENTS.add(WhenRevealed())


class Cancelled(Happening):
    """The effect of a card that was about to resolve is cancelled."""

    name = "cancelled"
    subject = A_CARD
    line = "The effect of {card} is cancelled."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, CANCELLED, subject)


E_CANCELLED: Final = EVENTS.add(Cancelled())

# The cause of a surge: it is not surge, but another card in place of this one.
REPLACED: Final = 1


class Surges(Happening):
    """001: surge - so many cards more or fewer are to be revealed."""

    name = "surges"
    subject = A_CARD
    value = A_NUMBER
    cause = A_WAY

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        cell = REPLACES if cause == REPLACED else SURGES
        game.put(STATE, cell, game.rows[STATE][cell] + value)


E_SURGE: Final = EVENTS.add(Surges())
