"""Players by the name people type."""

from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules
from mathom.players.player import Player, RandomPlayer

NAMES = ("random",)


def player(name: str, rules: Rules) -> Player:
    """A player of this game by name, or one clear line."""
    if name == "random":
        return RandomPlayer(name)
    raise MathomError(f"no player of {rules.title} is called {name!r}; there is {', '.join(NAMES)}")
