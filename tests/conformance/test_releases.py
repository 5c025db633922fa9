"""The logs of every release, kept for ever: each plays out or is shown as it was played.

``make release-logs`` adds those of the present release.
"""

import json
from pathlib import Path

import pytest

from golden_logs import GOLDEN, layout
from mathom.games import GAMES
from mathom.kernel.decision import BadSave
from mathom.kernel.playthrough import load
from mathom.server.upgrade import recorded

LOGS = sorted((GOLDEN / "releases").glob("*/*.json"))


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", LOGS, ids=named)
def test_a_releases_log_is_followed_to_its_end(path: Path) -> None:
    log = json.loads(path.read_text())
    rules = GAMES[log["game"]]
    play = load(rules, path.read_text())
    if log["rules"] == rules.version or "recording" in log:
        assert play.notice == ""
    if play.notice == "":
        assert len(play.answers) == len(log["answers"])
        assert play.result == log["result"]


@pytest.mark.parametrize("path", LOGS, ids=named)
def test_a_recorded_log_is_shown_under_other_rules(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With another seed: nothing in it is played again."""
    log = json.loads(path.read_text())
    rules = GAMES[log["game"]]
    before = load(rules, path.read_text())
    if "recording" not in log:  # as the server makes them at its first start
        log = json.loads(recorded(path.read_text())) | {"result": log["result"]}
    monkeypatch.setattr(rules, "version", str(int(rules.version) + 1))
    play = load(rules, json.dumps(log | {"seed": "another"}))
    assert play.result == log["result"]
    for viewer in play.chronicle:
        told = [line.text for line in play.lines(viewer)]
        assert told == [line.text for line in before.lines(viewer)]
    stages = [rules.picture(game) for game, _ in play.stages()]
    assert len(stages) == len(log["answers"])


@pytest.mark.parametrize("game", GAMES)
def test_a_save_from_the_future_is_refused_in_one_line(game: str) -> None:
    rules = GAMES[game]
    path = next(path for path in LOGS if path.name.startswith(game))
    log = json.loads(path.read_text())
    for change in ({"rules": str(int(rules.version) + 1)}, {"mathom": 99}):
        with pytest.raises(BadSave, match="a newer Mathom saved this game") as refusal:
            load(rules, json.dumps(log | change))
        assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_that_states_hold_never_move(game: str) -> None:
    """``numbers.json`` only grows: a number that must move needs a new name."""
    kept = json.loads((GOLDEN / "releases" / "numbers.json").read_text())[game]
    now = layout(game)
    moved = {name: (value, now.get(name)) for name, value in kept.items() if now.get(name) != value}
    assert moved == {}
    assert set(now) <= set(kept), "make release-logs adds what is new"
