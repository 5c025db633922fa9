"""The game from set-up to its end: one scenario, or the three of a campaign."""

from typing import Final

from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.rounds import (
    E_LOST,
    E_NEXT_SCENARIO,
    E_PHASE,
    E_PHASE_ENDS,
    E_ROUND,
    E_ROUND_ENDS,
    E_WON,
)
from mathom.games.lcg.facts import TYPE_HERO
from mathom.games.lcg.phases import REFRESHING
from mathom.games.lcg.procedures import (
    PHASES,
    PROCEDURES,
    RUN_CAMPAIGN,
    RUN_ROUND,
    RUN_SCENARIO,
    RUN_SET_UP,
    RUN_WINDOW,
)
from mathom.games.lcg.rows import (
    CURRENT_PHASE,
    DAMAGE,
    DISCARD,
    FIRST,
    OVER,
    OWNER,
    PLAY,
    ROUND_NUMBER,
    SCENARIO_NUMBER,
    SCORE,
    STATE,
    THREAT_LEVEL,
    VICTORY,
    WON,
    players,
    seats,
)
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure


def win(game: Game) -> None:
    """001: winning the game - at once, whatever was under way."""
    game.event(E_WON)
    game.unwind(RUN_CAMPAIGN)


def lose(game: Game) -> None:
    """001: ending the game - all players are eliminated."""
    game.event(E_LOST)
    game.unwind(RUN_CAMPAIGN)


class Campaign(Procedure):
    """001: expert game - scenario after scenario, as long as the players win."""

    SCENARIO: Final = 0
    AFTER: Final = 1
    END: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Campaign.SCENARIO:
            game.call(Frame(RUN_SCENARIO))
        elif pc == Campaign.AFTER:
            more = game.rows[STATE][SCENARIO_NUMBER] + 1 < len(game.setup["scenarios"])
            if game.rows[STATE][OVER] == WON and more:
                game.event(E_NEXT_SCENARIO, score(game))
                frame.step = Campaign.SCENARIO
        else:
            game.done()


class Scenario(Procedure):
    """001: playing the game - set-up, then rounds until the players win or lose."""

    SET_UP: Final = 0
    ROUND: Final = 1
    AGAIN: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Scenario.SET_UP:
            game.call(Frame(RUN_SET_UP))
        elif pc == Scenario.ROUND:
            game.call(Frame(RUN_ROUND))
        else:
            frame.step = Scenario.ROUND


class Round(Procedure):
    """001: round sequence - seven phases."""

    BEGIN: Final = 0
    FIRST_PHASE: Final = 1
    LAST_PHASE: Final = 7
    ENDS: Final = 8
    OVER: Final = 9

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Round.BEGIN:
            game.event(E_ROUND, game.rows[STATE][ROUND_NUMBER] + 1)
        elif pc <= Round.LAST_PHASE:
            game.call(Frame(PHASES[pc - Round.FIRST_PHASE]))
        elif pc == Round.ENDS:
            game.event(E_ROUND_ENDS)
        else:
            game.done()


class Phase(Procedure):
    """What every phase begins and ends with; its own steps are numbered from 1."""

    BEGIN: Final = 0
    END: Final = 90
    OVER: Final = 91

    def __init__(self, number: int) -> None:
        self.number = number

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Phase.BEGIN:
            game.event(E_PHASE, self.number)
        elif pc == Phase.END:
            game.event(E_PHASE_ENDS, self.number)
        elif pc == Phase.OVER:
            game.done()
        else:
            self.act(game, frame, pc)

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        """One of the phase's own steps."""

    def ends(self, frame: Frame) -> None:
        """No more steps of its own."""
        frame.step = Phase.END


def window(game: Game) -> None:
    """001: turn sequence - player actions."""
    game.call(Frame(RUN_WINDOW))


def dead_heroes(game: Game, player: Seat) -> list[int]:
    """The heroes a player has lost."""
    return [card for card in game.rows[DISCARD + player] if facts(game, card).type == TYPE_HERO]


def sheet(game: Game, player: Seat) -> tuple[int, int, int]:
    """001: scoring - a player's threat, the cost of dead heroes, damage on those alive."""
    dead = sum(facts(game, card).threat for card in dead_heroes(game, player))
    alive = [
        card
        for zone in range(PLAY, PLAY + seats(game))
        for card in game.rows[zone]
        if facts(game, card).type == TYPE_HERO and game.rows[OWNER][card] == player
    ]
    return game.rows[THREAT_LEVEL][player], dead, sum(game.rows[DAMAGE][card] for card in alive)


def victory_points(game: Game) -> int:
    return sum(facts(game, card).victory for card in game.rows[VICTORY])


def rounds_tallied(game: Game) -> int:
    """Rounds are tallied at the end of the refresh phase: the last one only if it was over."""
    state = game.rows[STATE]
    return state[ROUND_NUMBER] - (1 if state[CURRENT_PHASE] != REFRESHING else 0)


def score(game: Game) -> int:
    """001: scoring - the lower, the better; with those of earlier scenarios of a campaign."""
    subtotal = sum(sum(sheet(game, player)) for player in range(seats(game)))
    now = subtotal + 10 * rounds_tallied(game) - victory_points(game)
    return game.rows[STATE][SCORE] + now


def next_first_player(game: Game) -> int:
    """001: refresh - the token passes clockwise, over players who are out."""
    order = players(game)
    return order[1] if len(order) > 1 else order[0] if order else game.rows[STATE][FIRST]


PROCEDURES.define(RUN_CAMPAIGN, Campaign())
PROCEDURES.define(RUN_SCENARIO, Scenario())
PROCEDURES.define(RUN_ROUND, Round())
