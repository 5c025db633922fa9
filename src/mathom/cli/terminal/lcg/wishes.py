"""What one may wish for in a game of The Card Game, in the words people type."""

from typing import Any, Final

from mathom.games.lcg.decks import CAMPAIGN
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Setup

GAME: Final = "lcg"
MODES: Final = ("standard", "basic", "easy", "expert", "nightmare")
CAMPAIGNS: Final = ("expert", "nightmare")
SCENARIO_NAMES: Final = dict(zip(("mirkwood", "anduin", "dol-guldur"), CAMPAIGN, strict=True))


def setup_of(mode: str, scenario: str, decks: list[Any]) -> Setup:
    """The set-up that a mode, a scenario and decks come to."""
    if mode not in MODES:
        raise MathomError(f"no mode is called {mode!r}; there is {', '.join(MODES)}")
    if scenario not in SCENARIO_NAMES:
        names = ", ".join(SCENARIO_NAMES)
        raise MathomError(f"no scenario is called {scenario!r}; there is {names}")
    campaign = mode in CAMPAIGNS
    return {
        "scenarios": list(CAMPAIGN) if campaign else [SCENARIO_NAMES[scenario]],
        "decks": decks,
        "basic": mode == "basic",
        "easy": mode == "easy",
        "nightmare": mode == "nightmare",
    }
