"""Players by the name people type."""

from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules
from mathom.players.confrontation import ConfrontationHeuristic
from mathom.players.player import Player, RandomPlayer

NAMES = ("random", "heuristic")


def player(name: str, rules: Rules) -> Player:
    """A player of this game by name, or one clear line."""
    if name == "random":
        return RandomPlayer(name)
    if name == "heuristic" and rules.name == "confrontation":
        return ConfrontationHeuristic(name)
    raise MathomError(f"no player of {rules.title} is called {name!r}; there is {', '.join(NAMES)}")
