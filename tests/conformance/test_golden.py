"""Old logs replay, bit for bit, in the pure and in the compiled build."""

import json
from pathlib import Path

import pytest

from golden_logs import GOLDEN, digests
from mathom.games import GAMES
from mathom.kernel import playthrough
from mathom.kernel.decision import CHANCE
from mathom.kernel.playthrough import Playthrough

LOGS = sorted(GOLDEN.glob("*.json"))


def test_every_mode_of_every_game_has_a_golden_log() -> None:
    wanted = {
        f"{rules.name}-{mode.replace(' ', '-')}.json"
        for rules in GAMES.values()
        for mode in rules.modes()
    }
    assert {path.name for path in LOGS} == wanted


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_golden_log_replays(path: Path) -> None:
    log = json.loads(path.read_text())
    rules = GAMES[log["game"]]
    game = playthrough.load(rules, path.read_text())
    assert game.result == log["result"]
    assert digests(rules, game.setup, game.seed, game.answers) == log["digests"]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_the_dice_fell_as_the_seed_says(path: Path) -> None:
    """Whoever knows the seed can check every roll of a finished game."""
    log = json.loads(path.read_text())
    recorded = playthrough.load(GAMES[log["game"]], path.read_text())
    fresh = Playthrough(recorded.rules, recorded.setup, recorded.seed)
    for picks, who in zip(recorded.answers, recorded.answered_by, strict=True):
        if who != CHANCE:
            fresh.answer(*picks)
    assert fresh.answers == recorded.answers
