"""A view depends on nothing its viewer must not know.

The oracle here never asks our own visibility table: it varies what the *rulebook* hides and
plays both games on in step. As long as nothing has come to light, the viewer must see the
same views and the same events in both, down to who is asked what.
"""

import json
from collections.abc import Callable

import pytest

from mathom.games import GAMES
from mathom.kernel.decision import CHANCE, SPECTATOR
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.rules import Rules, Setup
from mathom.players.player import any_answer
from mathom.table.view import View
from oracles import ORACLES, Oracle, TcgOracle
from random_play import now_and_then, play_on, same, walk

Played = tuple[Rules, Setup]
See = Callable[[Game, int], View]

# Comparisons after which a leak would have shown; short games never come to so many.
ENOUGH = 6_000


def viewers(game: Game) -> list[int]:
    return game.rules.viewers(game.setup)


def some_viewers(game: Game, number: int) -> list[int]:
    """Who is asked, and one of the others in turn."""
    asked = game.decision.who if game.decision is not None else CHANCE
    others = [viewer for viewer in viewers(game) if viewer != asked]
    found = [others[number % len(others)]]
    return found if asked == CHANCE else [asked, *found]


def in_step(game: Game, twin: Game, viewer: int, oracle: Oracle, dice: Dice, see: See) -> int:
    """Play both on with the same answers until they part; how many decisions were compared."""
    slot = viewers(game).index(viewer)
    game.events, twin.events = [], []
    for compared in range(12):
        assert see(game, viewer).as_json() == see(twin, viewer).as_json()
        assert [seen[slot] for seen in game.events] == [seen[slot] for seen in twin.events]
        game.events.clear()
        twin.events.clear()
        if game.decision is None or twin.decision is None:
            return compared
        picks = any_answer(game.decision, dice)
        if twin.decision.refusal(picks):
            return compared
        game.answer(*picks)
        twin.answer(*picks)
        if oracle.came_to_light(game, twin):
            return compared
    return 12


def leak_hunt(
    rules: Rules, setup: Setup, see: See, seeds: range, watcher: type[Oracle] | None = None
) -> int:
    """Vary the hidden at many moments of many games; how many decisions were compared."""
    compared = 0
    for seed in seeds:
        oracle = (watcher or ORACLES[rules.name])()
        dice = Dice(1000 + seed)
        for game in walk(rules, setup, seed, watched=True):
            if compared > ENOUGH:
                return compared
            oracle.watch(game)
            if game.events:
                game.events.clear()
            if game.decision is None or dice.below(3):
                continue
            for viewer in viewers(game):
                twin = oracle.vary(game, viewer, dice)
                if twin is not None:
                    compared += in_step(game.clone(), twin, viewer, oracle, dice, see)
    return compared


def test_views_and_events_hide_what_the_rulebook_hides(played: Played) -> None:
    rules, setup = played
    assert leak_hunt(rules, setup, View, range(12)) > 500


def leaky(game: Game, viewer: int) -> View:
    """A view with a hole: the first hidden row is there for all to read."""
    view = View(game, viewer)
    row = game.rules.hidden_rows()[0]
    view.game.rows[row] = game.rows[row][:]
    return view


def test_a_planted_leak_is_caught(played: Played) -> None:
    rules, setup = played
    with pytest.raises(AssertionError):
        leak_hunt(rules, setup, leaky, range(3))


class Hasty(TcgOracle):
    """Stands in for rules with a hole: they would not ask which card, where one alone will do."""

    def exchanged(self, game: Game, one: int, other: int) -> Game:
        twin = super().exchanged(game, one, other)
        asked, before = twin.decision, game.decision
        if asked is not None and asked.kind == self.TARGETS and len(asked.options) == 1:
            if before is not None and len(before.options) > 1:
                twin.answer(*asked.options)
        return twin


def test_a_question_left_out_where_there_is_little_to_choose_is_caught() -> None:
    rules = GAMES["tcg"]
    with pytest.raises(AssertionError):
        leak_hunt(rules, rules.modes()["two players"], View, range(8, 12), Hasty)


def test_nobody_sees_anothers_options(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=31):
        if game.decision is None:
            continue
        for viewer in viewers(game):
            view = View(game, viewer)
            assert view.waiting_for == game.decision.who
            assert (view.decision is not None) == (viewer == game.decision.who)


def test_a_resampled_game_looks_the_same_and_can_be_played(played: Played) -> None:
    rules, setup = played
    dice = Dice(32)
    for number, game in enumerate(walk(rules, setup, seed=32)):
        if game.decision is None:
            break
        for viewer in some_viewers(game, number):
            view = View(game, viewer)
            guess = view.resample(dice)
            assert View(guess, viewer).as_json() == view.as_json()
            ORACLES[rules.name]().check(guess)
            if viewer == game.decision.who:
                assert same(guess.decision, game.decision)
            if now_and_then(number, 11):
                play_on(guess, number)


def test_a_resampled_game_differs_where_something_is_hidden(played: Played) -> None:
    rules, setup = played
    dice = Dice(33)
    varied = set()
    for game in walk(rules, setup, seed=33):
        if game.decision is None or game.decision.who == CHANCE:
            continue
        view = View(game, SPECTATOR)
        guesses = {str(view.resample(dice).rows) for _ in range(3)}
        varied.add(len(guesses) > 1)
    assert True in varied


def test_resampling_does_not_touch_the_game(played: Played) -> None:
    rules, setup = played
    dice = Dice(34)
    for game in walk(rules, setup, seed=34):
        before = [row[:] for row in game.rows]
        if game.decision is not None:
            guess = View(game, SPECTATOR).resample(dice)
            if guess.decision is not None:
                guess.answer(*any_answer(guess.decision, dice))
        assert game.rows == before


def test_what_a_front_end_draws_is_plain_and_comes_from_the_view_alone(played: Played) -> None:
    rules, setup = played
    dice = Dice(35)
    assert json.loads(json.dumps(rules.reference())) == rules.reference()
    for number, game in enumerate(walk(rules, setup, seed=35)):
        for viewer in some_viewers(game, number):
            view = View(game, viewer)
            drawn = view.picture()
            assert json.loads(json.dumps(drawn)) == drawn
            guess = view.resample(dice)
            assert View(guess, viewer).picture() == drawn
