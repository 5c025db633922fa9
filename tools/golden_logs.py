"""Write the golden playthroughs anew: ``python tools/golden_logs.py`` after a rules change.

A change that alters what an old log replays to must also raise the rules version; then the
old logs are refused with a clear message, and new ones are written here.
"""

import json
from pathlib import Path

from mathom.games import GAMES
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Rules, Setup
from mathom.kernel.save import digest
from mathom.players.player import any_answer

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


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for rules in GAMES.values():
        for mode, setup in rules.modes().items():
            name = f"{rules.name}-{mode.replace(' ', '-')}.json"
            log = record(rules, setup, f"golden {mode}")
            (GOLDEN / name).write_text(json.dumps(log, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
