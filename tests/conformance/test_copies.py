"""Clone, save and load: written once for all games, and never a cell forgotten."""

import json
from collections.abc import Callable

import pytest

from mathom.kernel import playthrough, save
from mathom.kernel.decision import CHANCE, BadSave
from mathom.kernel.dice import Dice
from mathom.kernel.frame import Frame, restore
from mathom.kernel.game import Game, new
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Rules, Setup
from mathom.kernel.save import digest, dump
from mathom.players.player import any_answer
from random_play import now_and_then, play_on, same, walk

Played = tuple[Rules, Setup]


def test_a_clone_plays_on_identically(played: Played) -> None:
    rules, setup = played
    for number, game in enumerate(walk(rules, setup, seed=11)):
        if game.decision is None or not now_and_then(number, 17):
            continue
        twins = game.clone(), game.clone()
        before = digest(game)
        dice = Dice(number), Dice(number)
        while twins[0].decision is not None:
            for twin, own in zip(twins, dice, strict=True):
                assert twin.decision is not None
                twin.answer(*any_answer(twin.decision, own))
            assert digest(twins[0]) == digest(twins[1])
            assert same(twins[0].decision, twins[1].decision)
        assert digest(game) == before


def test_the_original_may_play_on_first(played: Played) -> None:
    rules, setup = played
    for seed in range(5):
        game = new(rules, setup)
        dice = Dice(seed)
        for _ in range(25):
            if game.decision is not None:
                game.answer(*any_answer(game.decision, dice))
        kept = game.clone()
        before = digest(kept)
        play_on(game, seed)
        assert digest(kept) == before


def test_saved_and_loaded_at_every_decision(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=12):
        again = save.load_state(rules, dump(game))
        assert dump(again) == dump(game)
        assert same(again.decision, game.decision)


def test_the_log_is_the_save_all_along(played: Played) -> None:
    rules, setup = played
    game = Playthrough(rules, setup, seed="log")
    dice = Dice(13)
    while game.decision is not None:
        # A replay takes as long as the game so far: long games are looked at now and then.
        if len(game.answers) % (1 + len(game.answers) // 40) == 0:
            again = playthrough.load(rules, game.save())
            assert digest(again.game) == digest(game.game)
            assert again.chronicle == game.chronicle
        game.answer(*any_answer(game.decision, dice))
    assert playthrough.load(rules, game.save()).result == game.result


def test_taking_back_is_as_if_it_had_not_been(played: Played) -> None:
    rules, setup = played
    game = Playthrough(rules, setup, seed="undo")
    dice = Dice(14)
    digests = []
    while game.decision is not None:
        digests.append(digest(game.game))
        game.answer(*any_answer(game.decision, dice))
    for back in (1, 3, 5):
        digests = digests[:-back] if len(digests) > back else digests
        given = [who for who in game.answered_by if who != CHANCE]
        game.undo(len(given) - len(digests))
        assert len([who for who in game.answered_by if who != CHANCE]) == len(digests)


def test_undo_then_the_same_answer_gives_the_same_game(played: Played) -> None:
    rules, setup = played
    game = Playthrough(rules, setup, seed="again")
    dice = Dice(15)
    for _ in range(60):
        if game.decision is None:
            break
        picks = any_answer(game.decision, dice)
        before = digest(game.game)
        game.answer(*picks)
        after = digest(game.game)
        game.undo()
        assert digest(game.game) == before
        game.answer(*picks)
        assert digest(game.game) == after


def test_no_field_is_forgotten() -> None:
    """Fill every field with its own value; a copy that lost one would differ."""
    frame = Frame(1)
    fields = [
        name
        for name in dir(Frame)
        if not name.startswith("_") and not callable(getattr(Frame, name))
    ]
    assert len(fields) == 9
    for number, name in enumerate(fields):
        setattr(frame, name, (41, 42) if name == "cards" else number + 50)
    for copy in (frame.copy(), restore(json.loads(json.dumps(frame.as_json())))):
        assert {name: getattr(copy, name) for name in fields} == {
            name: getattr(frame, name) for name in fields
        }


def test_a_state_saves_small(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=16):
        assert len(dump(game).encode()) < 4096 + 40 * rules.things(game)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda _: "", "not a saved game"),
        (lambda _: "[]", "JSON object"),
        (lambda text: text[: len(text) // 2], "not a saved game"),
        (lambda text: text.replace('"rules":"', '"rules":"9'), "a newer Mathom"),
        (lambda text: text.replace('"mathom":2', '"mathom":99'), "a newer Mathom"),
        (lambda text: text.replace('"mathom":2', '"mathom":"x"'), "format"),
        (lambda text: text.replace('"game":"', '"game":"no-'), "not of"),
        (lambda text: text.replace('"rows":', '"lines":'), "incomplete"),
        (lambda text: text.replace('"stack":[', '"stack":[5,'), "does not hold"),
        (lambda text: text.replace('"run":"', '"run":"no '), "does not hold"),
    ],
)
def test_a_broken_state_is_refused_in_one_line(
    played: Played,
    spoil: Callable[[str], str],
    complaint: str,
) -> None:
    rules, setup = played
    text = dump(new(rules, setup))
    with pytest.raises(BadSave, match=complaint) as refusal:
        save.load_state(rules, spoil(text))
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "answers", [[[99999]], [["x"]], [5], [[]] * 9, [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]]
)
def test_a_log_with_impossible_answers_is_refused(played: Played, answers: list[object]) -> None:
    rules, setup = played
    data = json.loads(Playthrough(rules, setup, seed="x").save())
    data["answers"] = answers
    with pytest.raises(BadSave):
        playthrough.load(rules, json.dumps(data))


class Shared(list[int]):
    """A row that nobody may write in place."""

    def __setitem__(self, *_: object) -> None:
        raise AssertionError("a shared row was written without going through put")


def test_shared_rows_are_never_written_in_place(played: Played) -> None:
    rules, setup = played
    game = new(rules, setup)
    dice = Dice(17)
    while game.decision is not None:
        guarded = Game(rules, game.setup, [Shared(row) for row in game.rows], game.stack[:])
        guarded.decision = game.decision
        picks = any_answer(game.decision, dice)
        guarded.answer(*picks)
        game.answer(*picks)
        assert digest(guarded) == digest(game)
