"""The end of a game in a sentence."""

from mathom.games.lcg.rows import OVER, SCENARIO_NUMBER, STATE, WON
from mathom.kernel.game import Game
from mathom.kernel.rules import Setup


def outcome(game: Game, setup: Setup) -> str:
    """How the finished game ended."""
    scenarios = setup["scenarios"]
    here = scenarios[game.rows[STATE][SCENARIO_NUMBER]]
    if game.rows[STATE][OVER] == WON:
        return f"The players won {here if len(scenarios) == 1 else 'the campaign'}."
    return f"The players were defeated in {here}."
