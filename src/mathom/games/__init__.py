"""The games of the house, by the name people type."""

from mathom.games.confrontation.rules import Confrontation
from mathom.games.lcg.rules import CardGame
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules

GAMES: dict[str, Rules] = {rules.name: rules for rules in (Confrontation(), CardGame())}


def rules_of(name: str) -> Rules:
    """The rules of a game by name, or one clear line."""
    if name not in GAMES:
        raise MathomError(f"no game is called {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]
