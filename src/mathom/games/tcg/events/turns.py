"""The order of turns, turns and phases, and how the game ends."""

from typing import Final

from mathom.cardplay.happening import A_NUMBER, A_PHASE, A_PLACE, A_SEAT, A_WAY
from mathom.games.tcg.abilities import (
    END_OF_PHASE,
    END_OF_TURN,
    PHASE_NAMES,
    SHADOW_PHASE,
    START_OF_TURN,
)
from mathom.games.tcg.effect_kinds import SHADOW_SKIPPED
from mathom.games.tcg.events.base import EVENTS, Happening
from mathom.games.tcg.rows import (
    BIDS,
    FREE_HAS_INITIATIVE,
    OVER,
    PLACE_CELL,
    RESHUFFLED,
    SEAT,
    STATE,
    seat_cell,
)
from mathom.games.tcg.rulebook.durations import drop
from mathom.games.tcg.rulebook.handling import expire
from mathom.games.tcg.rulebook.losing import lost
from mathom.games.tcg.rulebook.turning import begin_phase, begin_turn
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event

# Who goes first


class Bid(Happening):
    """000: bid - how many burdens, in secret."""

    name = "bid"
    subject = A_SEAT
    value = A_NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(BIDS, subject, value)

    def masked(self, event: Event, viewer: Seat) -> Event:
        kind, seat, _, cause = event
        return event if viewer == seat else (kind, seat, HIDDEN, cause)

    def told(self, subject: int, value: int, cause: int) -> str:
        return "{player} has bid." if value == HIDDEN else "{player} bids {value}."


E_BID: Final = EVENTS.add(Bid())


class BidsShown(Happening):
    """000: bid - everyone sees all bids."""

    name = "bids shown"


E_BIDS_SHOWN: Final = EVENTS.add(BidsShown())


class Placed(Happening):
    """000: bid - a player's place in the order of turns."""

    name = "place"
    subject = A_SEAT
    value = A_PLACE
    line = "{player} goes {place}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SEAT, seat_cell(subject, PLACE_CELL), value)


E_PLACE: Final = EVENTS.add(Placed())


# Turns and phases


class Turn(Happening):
    """000: turn sequence - a player's turn begins; the value is its number."""

    name = "turn"
    subject = A_SEAT
    value = A_NUMBER
    heard = True
    line = "{player} takes turn {value}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        begin_turn(game, subject, value)


E_TURN: Final = EVENTS.add(Turn())


class TurnEnds(Happening):
    """000: turn sequence - and with it what lasts until then."""

    name = "turn ends"
    subject = A_SEAT
    heard = True
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        expire(game, END_OF_TURN)


E_TURN_ENDS: Final = EVENTS.add(TurnEnds())


class Phase(Happening):
    """000: turn sequence - a phase begins; the value is the player of a Shadow phase."""

    name = "phase"
    subject = A_PHASE
    value = A_SEAT
    heard = True

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        begin_phase(game, subject, value)

    def told(self, subject: int, value: int, cause: int) -> str:
        if subject == SHADOW_PHASE:
            return "The Shadow phase of {valued} begins."
        if subject == START_OF_TURN:
            return ""  # the turn itself was told
        return f"The {PHASE_NAMES[subject]} phase begins."


E_PHASE: Final = EVENTS.add(Phase())


class PhaseEnds(Happening):
    """000: turn sequence - and with it what lasts until then."""

    name = "phase ends"
    subject = A_PHASE
    heard = True
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        expire(game, END_OF_PHASE)


E_PHASE_ENDS: Final = EVENTS.add(PhaseEnds())


class ShadowSkipped(Happening):
    """A player has lost a Shadow phase to a card's text."""

    name = "shadow skipped"
    subject = A_SEAT
    line = "{player} has no Shadow phase."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        drop(game, SHADOW_SKIPPED, subject)


E_SHADOW_SKIPPED: Final = EVENTS.add(ShadowSkipped())


class Reconciled(Happening):
    """000: reconcile."""

    name = "reconciled"
    subject = A_SEAT
    line = "{player} has reconciled."


E_RECONCILED: Final = EVENTS.add(Reconciled())


class Reshuffled(Happening):
    """000: draw deck - the discard pile becomes the deck, once (Starter Rules)."""

    name = "reshuffled"
    subject = A_SEAT
    line = "{player} makes the discard pile a draw deck."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(SEAT, seat_cell(subject, RESHUFFLED), 1)


E_RESHUFFLED: Final = EVENTS.add(Reshuffled())


class Initiative(Happening):
    """000: initiative - it has changed sides; the subject is 1 if the Free Peoples have it now."""

    name = "initiative"
    subject = A_NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, FREE_HAS_INITIATIVE, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        return f"The {'Free Peoples player' if subject else 'Shadow'} has initiative."


E_INITIATIVE: Final = EVENTS.add(Initiative())


# The end


# How a player loses.
RING_BEARER_KILLED: Final = 0
CORRUPTED: Final = 1
CONCEDED: Final = 2


class Lost(Happening):
    """000: losing the game."""

    name = "lost"
    subject = A_SEAT
    value = A_WAY

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        lost(game, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        if value == CORRUPTED:
            return "The Ring-bearer of {player} is corrupted."
        if value == CONCEDED:
            return "{player} leaves the game."
        return "{player} has lost the game."


E_LOST: Final = EVENTS.add(Lost())


class Won(Happening):
    """000: winning the game."""

    name = "won"
    subject = A_SEAT
    line = "{player} wins the game."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, OVER, subject + 1)


E_WON: Final = EVENTS.add(Won())
