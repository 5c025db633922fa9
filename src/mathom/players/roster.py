"""Players by the name people type."""

from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules
from mathom.players.confrontation import ConfrontationHeuristic
from mathom.players.player import Player, RandomPlayer

NAMES = ("random", "heuristic")


def names(rules: Rules) -> tuple[str, ...]:
    """The players there are for a game."""
    return NAMES if rules.name == "confrontation" else ("random",)


def player(name: str, rules: Rules) -> Player:
    """A player of this game by name, or one clear line."""
    if name == "random":
        return RandomPlayer(name)
    if name == "heuristic" and rules.name == "confrontation":
        return ConfrontationHeuristic(name)
    there_is = ", ".join(names(rules))
    raise MathomError(f"no player of {rules.title} is called {name!r}; there is {there_is}")
