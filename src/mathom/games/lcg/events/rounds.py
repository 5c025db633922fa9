"""Rounds and phases, who is first, and how a game ends."""

from typing import Final

from mathom.cardplay.happening import A_NUMBER, A_PHASE, A_SEAT
from mathom.games.lcg.begin import next_rows
from mathom.games.lcg.events.base import EVENTS, Happening
from mathom.games.lcg.phases import PHASE_NAMES
from mathom.games.lcg.rows import (
    ALLIES_PLAYED,
    CURRENT_PHASE,
    END_OF_PHASE,
    END_OF_ROUND,
    FIRST,
    LOST,
    MARKS,
    OVER,
    ROUND_NUMBER,
    STATE,
    WON,
)
from mathom.games.lcg.rulebook import handling
from mathom.kernel.game import Game


class RoundBegins(Happening):
    """001: round sequence - a round begins; the subject is its number."""

    name = "round"
    subject = A_NUMBER
    line = "Round {subject}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, ROUND_NUMBER, subject)
        game.put(STATE, ALLIES_PLAYED, 0)
        game.put_row(MARKS, [marks & ~handling.PER_ROUND for marks in game.rows[MARKS]])


E_ROUND: Final = EVENTS.add(RoundBegins())


class RoundEnds(Happening):
    """001: round sequence - what lasts until the end of the round is over."""

    name = "round ends"
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.expire(game, END_OF_ROUND)


E_ROUND_ENDS: Final = EVENTS.add(RoundEnds())


class PhaseBegins(Happening):
    """001: round sequence - a phase begins."""

    name = "phase"
    subject = A_PHASE

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, CURRENT_PHASE, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        return f"The {PHASE_NAMES[subject]} phase begins."


E_PHASE: Final = EVENTS.add(PhaseBegins())


class PhaseEnds(Happening):
    """001: round sequence - what lasts until the end of the phase is over."""

    name = "phase ends"
    subject = A_PHASE
    seen = False
    renews = True

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.expire(game, END_OF_PHASE)
        handling.phase_ends(game)


E_PHASE_ENDS: Final = EVENTS.add(PhaseEnds())


class FirstPlayer(Happening):
    """001: refresh - who is first from now on."""

    name = "first player"
    subject = A_SEAT
    line = "{player} is the first player."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, FIRST, subject)


E_FIRST_PLAYER: Final = EVENTS.add(FirstPlayer())


# The end


class Eliminated(Happening):
    """001: player elimination."""

    name = "eliminated"
    subject = A_SEAT
    renews = True
    line = "{player} is eliminated."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        handling.eliminate(game, subject)


E_ELIMINATED: Final = EVENTS.add(Eliminated())


class Won(Happening):
    """001: winning the game."""

    name = "won"
    line = "The players have won."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, OVER, WON)


E_WON: Final = EVENTS.add(Won())


class Lost(Happening):
    """001: ending the game - all players are eliminated."""

    name = "lost"
    line = "The players have lost."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, OVER, LOST)


E_LOST: Final = EVENTS.add(Lost())


class NextScenario(Happening):
    """001: expert game - the campaign goes on; the subject is the score so far."""

    name = "next scenario"
    subject = A_NUMBER
    renews = True
    line = "The campaign goes on; the score so far is {subject}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        for row, cells in enumerate(next_rows(game.rows, game.setup, subject)):
            game.put_row(row, cells)
        handling.derive(game)


E_NEXT_SCENARIO: Final = EVENTS.add(NextScenario())
