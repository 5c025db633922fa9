"""Mathom keeps three Middle-earth games playable, with every rule enforced."""

from mathom.games import GAMES, rules_of
from mathom.kernel.decision import MathomError
from mathom.kernel.playthrough import Playthrough, load
from mathom.kernel.rules import Setup

__all__ = ["GAMES", "MathomError", "Playthrough", "load", "new"]
__version__ = "0.2.0"


def new(game: str, setup: Setup | None = None, seed: str = "") -> Playthrough:
    """A new game by name, ready for its first decision."""
    return Playthrough(rules_of(game), setup, seed)
