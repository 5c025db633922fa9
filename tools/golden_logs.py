"""Write the golden playthroughs anew: ``make golden`` after a rules change.

A change that alters what an old log replays to must also raise the rules version. ``--keep`` puts
the logs, with their recordings, among those of all releases: they must go on and be shown for ever.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

import mathom
from mathom.games import GAMES
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Rules, Setup
from mathom.kernel.save import digest
from mathom.players.player import any_answer

# The modules in which the numbers stand that states hold.
NUMBERS = {
    "confrontation": ("rows",),
    "lcg": ("rows", "facts", "moments", "phases"),
    "tcg": ("rows", "effect_kinds", "facts", "abilities"),
}
GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def record(rules: Rules, setup: Setup, seed: str) -> dict[str, object]:
    """A random game's log, with the state's digest after every tenth answer and at the end."""
    game = Playthrough(rules, setup, seed)
    dice = Dice(len(seed))
    while game.decision is not None:
        game.answer(*any_answer(game.decision, dice))
    log: dict[str, object] = json.loads(game.save())
    log["digests"] = digests(rules, game.setup, game.seed, game.answers)
    log["result"] = game.result
    return log


def digests(
    rules: Rules, setup: Setup, seed: str, answers: list[tuple[int, ...]]
) -> dict[str, str]:
    """The digest after every tenth answer, by the number of answers given."""
    marks = [*range(10, len(answers), max(10, len(answers) // 20)), len(answers)]
    return {
        str(upto): digest(Playthrough(rules, setup, seed, answers[:upto]).game) for upto in marks
    }


def layout(game: str) -> dict[str, int]:
    """Every number that states may hold, by name: zones, cells, marks, effects, moments."""
    found = {}
    for module in NUMBERS[game]:
        for name, value in vars(import_module(f"mathom.games.{game}.{module}")).items():
            if name.isupper() and not name.startswith("_") and type(value) is int:
                found[f"{module}.{name}"] = value
    return found


def keep() -> None:
    """Keep this release's logs with those of the releases before it."""
    folder = GOLDEN / "releases" / mathom.__version__
    folder.mkdir(parents=True, exist_ok=True)
    for path in GOLDEN.glob("*.json"):
        log = json.loads(path.read_text())
        play = Playthrough(GAMES[log["game"]], log["setup"], log["seed"], log["answers"], True)
        kept = json.loads(play.save()) | {"result": log["result"]}
        (folder / path.name).write_text(json.dumps(kept, ensure_ascii=False) + "\n")
    numbers = GOLDEN / "releases" / "numbers.json"
    known = json.loads(numbers.read_text()) if numbers.exists() else {}
    grown = {game: layout(game) | known.get(game, {}) for game in NUMBERS}
    numbers.write_text(json.dumps(grown, indent=1) + "\n")


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    if "--keep" in sys.argv:
        keep()
        return
    for rules in GAMES.values():
        for mode, setup in rules.modes().items():
            name = f"{rules.name}-{mode.replace(' ', '-')}.json"
            log = record(rules, setup, f"golden {mode}")
            (GOLDEN / name).write_text(json.dumps(log, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
