"""Decisions: what is offered is accepted, what is not is refused, and every game ends."""

import pytest

from mathom.games import GAMES
from mathom.kernel.decision import CHANCE, IllegalAnswer
from mathom.kernel.dice import Dice
from mathom.kernel.game import new
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Rules, Setup
from mathom.kernel.save import digest
from mathom.players.player import any_answer
from random_play import same, walk

Played = tuple[Rules, Setup]


def test_every_offered_option_is_accepted(played: Played) -> None:
    rules, setup = played
    dice = Dice(5)
    for game in walk(rules, setup, seed=1):
        decision = game.decision
        if decision is None:
            break
        tries: list[tuple[int, ...]]
        if decision.most == 1:
            tries = [(option,) for option in decision.options]
        else:
            tries = [any_answer(decision, dice) for _ in range(8)]
        for picks in tries + [(aside,) for aside in decision.asides or ()]:
            game.clone().answer(*picks)


def test_what_is_not_offered_is_refused_and_changes_nothing(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=2):
        decision = game.decision
        if decision is None:
            with pytest.raises(IllegalAnswer, match="over"):
                game.answer(0)
            break
        before = digest(game)
        wrong = max(decision.options) + 7777
        for picks in [(wrong,), (), (*decision.options, decision.options[0])]:
            if len(picks) == 0 and decision.least == 0:
                continue
            with pytest.raises(IllegalAnswer):
                game.answer(*picks)
        assert digest(game) == before
        assert game.decision is decision


def test_who_may_not_leave_is_refused_and_changes_nothing(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=2):
        decision = game.decision
        if decision is None:
            with pytest.raises(IllegalAnswer, match="over"):
                game.leave(0)
            break
        before = digest(game)
        for seat in (*rules.viewers(game.setup), rules.seats(game.setup)):
            if not rules.may_leave(game, seat):
                with pytest.raises(IllegalAnswer, match="cannot leave"):
                    game.leave(seat)
        assert digest(game) == before
        assert game.decision is decision


@pytest.mark.parametrize("name", ["confrontation", "lcg"])
def test_rules_that_know_no_leaving_refuse_it_themselves(name: str) -> None:
    game = new(GAMES[name], {})
    before = digest(game)
    with pytest.raises(IllegalAnswer, match=f"nobody leaves {game.rules.title}"):
        game.rules.leave(game, 0)
    assert digest(game) == before


def test_an_asking_step_is_pure(played: Played) -> None:
    rules, setup = played
    for game in walk(rules, setup, seed=3):
        before, asked = digest(game), game.decision
        if asked is None:
            break
        game.ask_again()
        assert same(game.decision, asked)
        assert digest(game) == before
        copy = game.clone()  # with nothing at hand of what the step before has left
        copy.ask_again()
        assert same(copy.decision, asked)
        assert digest(copy) == before


def test_games_end_with_payoffs_that_sum_to_nothing_or_are_shared(played: Played) -> None:
    rules, setup = played
    for seed in range(20):
        *_, game = walk(rules, setup, seed)
        assert game.decision is None
        payoffs = game.payoffs()
        assert len(payoffs) == rules.seats(game.setup)
        assert all(-1 <= payoff <= 1 for payoff in payoffs)
        assert rules.outcome(game).endswith(".")


def test_same_seed_same_game(played: Played) -> None:
    rules, setup = played
    one = Playthrough(rules, setup, seed="same")
    other = Playthrough(rules, setup, seed="same")
    dice = Dice(7), Dice(7)
    while one.decision is not None and other.decision is not None:
        assert same(one.decision, other.decision)
        one.answer(*any_answer(one.decision, dice[0]))
        other.answer(*any_answer(other.decision, dice[1]))
        assert digest(one.game) == digest(other.game)
    assert one.result == other.result is not None
    assert one.save() == other.save()


def test_another_seed_is_another_game(played: Played) -> None:
    rules, setup = played
    logs = set()
    for seed in ("one", "two", "three", "four"):
        game = Playthrough(rules, setup, seed)
        dice = Dice(7)
        while game.decision is not None:
            game.answer(*any_answer(game.decision, dice))
        logs.add(tuple(game.answers))
    assert len(logs) > 1


def test_seats_are_the_only_ones_asked(played: Played) -> None:
    rules, setup = played
    asked = {game.decision.who for game in walk(rules, setup, seed=4) if game.decision}
    seats = set(range(rules.seats(new(rules, setup).setup)))
    assert asked - {CHANCE} == seats
