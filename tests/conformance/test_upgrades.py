"""Games outlive upgrades: what is recorded goes on, and is shown, whatever the rules become."""

import base64
import json
import zlib

import pytest

from mathom.kernel.decision import BadSave
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough, load
from mathom.kernel.recording import pack
from mathom.kernel.rules import Rules, Setup
from mathom.kernel.save import digest, restored, state_of
from mathom.players.player import any_answer

Played = tuple[Rules, Setup]
ANSWERS = 60


def recorded(played: Played) -> Playthrough:
    """A recorded game, some way in."""
    rules, setup = played
    play = Playthrough(rules, setup, "upgrade", recorded=True)
    go_on(play, ANSWERS)
    return play


def go_on(play: Playthrough, answers: int) -> None:
    dice = Dice(7 + len(play.answers))
    for _ in range(answers):
        if play.decision is None:
            return
        play.answer(*any_answer(play.decision, dice))


def same(one: Playthrough, other: Playthrough) -> bool:
    """Whether two games look alike, are at the same step and ask the same."""
    first, second = one.game, other.game
    return bool(
        state_of(first)["stack"] == state_of(second)["stack"]
        and one.rules.picture(first) == other.rules.picture(second)
        and (first.decision is None) == (second.decision is None)
        and (
            first.decision is None
            or second.decision is None
            or sorted(first.decision.options) == sorted(second.decision.options)
        )
    )


def upgrade(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have changed in such a way that old logs play out differently."""
    monkeypatch.setattr(rules, "version", str(int(rules.version) + 1))


def test_a_recording_has_every_state(played: Played) -> None:
    rules, setup = played
    play = recorded(played)
    assert play.recording is not None
    compared = 0
    for after in range(0, len(play.answers), 7):
        again = Playthrough(rules, setup, play.seed, play.answers[:after])
        if len(again.answers) == after:  # else chance has answered too
            state = play.recording.state(after)
            assert state == json.loads(json.dumps(state_of(again.game)))
            game = restored(rules, play.setup, state)
            game.run()
            assert digest(game) == digest(again.game)
            compared += 1
    assert compared > 2


def test_a_running_game_goes_on_under_other_rules(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, _ = played
    play = recorded(played)
    old, text, told = rules.version, play.save(), {v: len(play.lines(v)) for v in play.chronicle}
    at = len(play.answers)
    upgrade(rules, monkeypatch)
    later = load(rules, text)
    assert (later.answers, later.answered_by) == (play.answers, play.answered_by)
    assert same(later, play)
    for viewer, lines in told.items():
        assert [line.text for line in later.lines(viewer)] == [
            line.text for line in play.lines(viewer)
        ]
        assert len(later.lines(viewer)) == lines
    go_on(play, 20)
    go_on(later, 20)
    assert later.answers == play.answers
    assert same(later, play)
    if len(play.answers) > at:
        log = json.loads(later.save())
        assert log["versions"] == [[0, old], [at, rules.version]]
        assert load(rules, later.save()).answers == later.answers


def test_answers_from_before_an_upgrade_can_be_taken_back(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, setup = played
    play = recorded(played)
    upgrade(rules, monkeypatch)
    later = load(rules, play.save())
    later.undo(5)
    again = Playthrough(rules, setup, play.seed, play.answers[: len(later.answers)])
    assert same(later, again)
    go_on(later, 3)
    assert later.recording is not None
    assert len(later.recording.steps) == len(later.answers)


def test_a_finished_game_is_shown_as_it_was_recorded(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, _ = played
    play = recorded(played)
    text = play.save()
    shown = [load(rules, text, upto) for upto in (0, 10, 30)]
    upgrade(rules, monkeypatch)
    for before in shown:
        later = load(rules, text, len(before.answers))
        assert later.answers == before.answers
        assert same(later, before)
        for viewer in before.chronicle:
            told = [(line.at, line.text, line.things) for line in later.lines(viewer)]
            assert told == [(line.at, line.text, line.things) for line in before.lines(viewer)]


def test_what_is_gone_from_the_rules_is_over(played: Played) -> None:
    """A procedure that was under way and that there is no longer: its caller goes on."""
    rules, _ = played
    play = recorded(played)
    assert play.recording is not None
    state = json.loads(json.dumps(play.recording.state(len(play.recording.steps))))
    if len(state["stack"]) < 2:
        return
    state["stack"][-1]["run"] = "a chapter that was struck out"
    game = restored(rules, play.setup, state)
    assert len(game.stack) == len(state["stack"]) - 1


BOMB = base64.b64encode(zlib.compress(b" " * 80_000_000 + b"[]")).decode()
NO_PICKS = pack([{"rules": "1", "by": "", "rows": {}, "stack": [], "lines": {}}, [{}]])


@pytest.mark.parametrize("spoilt", ["", "AAAA", "eJwDAAAAAAE=", BOMB, NO_PICKS])
def test_a_broken_recording_is_refused_in_one_line(
    played: Played, spoilt: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, _ = played
    log = json.loads(recorded(played).save())
    log["recording"] = spoilt
    upgrade(rules, monkeypatch)
    with pytest.raises(BadSave, match="recording") as refusal:
        load(rules, json.dumps(log))
    assert "\n" not in str(refusal.value)
