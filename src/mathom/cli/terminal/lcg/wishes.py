"""What one may wish for in a game of The Card Game, in the words people type."""

from pathlib import Path
from typing import Any, Final

from mathom.cli.deck import text_of
from mathom.cli.terminal.saves import data_folder
from mathom.games import DECKS
from mathom.games.lcg.decks import CAMPAIGN, STARTERS
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Plain, Setup

GAME: Final = "lcg"
MODES: Final = ("standard", "basic", "easy", "expert", "nightmare")
CAMPAIGNS: Final = ("expert", "nightmare")
DECK_FILES: Final = (".txt", ".json", ".o8d")
SCENARIO_NAMES: Final = dict(zip(("mirkwood", "anduin", "dol-guldur"), CAMPAIGN, strict=True))


def own_decks() -> dict[str, Path]:
    """The deck lists in the folder for them, by name: files as RingsDB or OCTGN write them."""
    folder = data_folder() / "decks"
    return {path.name: path for path in sorted(folder.glob("*")) if path.suffix in DECK_FILES}


def deck_of(name: str) -> str | Plain:
    """A starter deck's name, or the deck in a file: one of one's own, or any by its path."""
    path = own_decks().get(name, Path(name))
    if name in STARTERS or not path.is_file():
        return name
    decks = DECKS[GAME]
    return decks.for_setup(decks.read(text_of(path)))


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
