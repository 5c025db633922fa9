"""Players see a view and nothing else."""

import pytest

from mathom.kernel.decision import CHANCE, SPECTATOR
from mathom.kernel.dice import Dice
from mathom.kernel.rules import Rules, Setup
from mathom.players.roster import budget_of, names_of, player
from mathom.players.studies import levels_of
from mathom.table.view import View
from random_play import now_and_then, walk

Played = tuple[Rules, Setup]

# Every kind of player, with budgets small enough for many games.
KINDS = ("random", "heuristic", "search:4", "single:4", "determinised:20")
QUICK = ("random", "heuristic")
# Whoever searches looks at one decision in so many.
SELDOM = 11


def able(name: str, rules: Rules) -> bool:
    """Whether the game has this kind of player; one that nobody has studied has only random."""
    return name == "random" or "heuristic" in names_of(rules)


@pytest.mark.parametrize("name", KINDS)
def test_a_player_answers_alike_whatever_it_cannot_see(played: Played, name: str) -> None:
    rules, setup = played
    if not able(name, rules):
        return
    dice = Dice(41)
    for number, game in enumerate(walk(rules, setup, seed=41)):
        decision = game.decision
        if decision is None or decision.who == CHANCE:
            continue
        if name not in QUICK and not now_and_then(number, SELDOM):
            continue
        view = View(game, decision.who)
        guess = view.resample(dice)
        picks = player(name, rules).answer(view, Dice(7))
        assert not decision.refusal(picks)
        assert player(name, rules).answer(View(guess, decision.who), Dice(7)) == picks


@pytest.mark.parametrize("name", KINDS)
def test_a_player_who_is_not_asked_says_so(played: Played, name: str) -> None:
    rules, setup = played
    if not able(name, rules):
        return
    game = next(game for game in walk(rules, setup, seed=1) if game.decision)
    assert game.decision is not None
    seats = rules.seats(game.setup)
    other = (game.decision.who + 1) % seats if seats > 1 else SPECTATOR
    with pytest.raises(ValueError, match="not asked"):
        player(name, rules).answer(View(game, other), Dice(1))


def test_every_name_that_is_offered_can_be_seated(played: Played) -> None:
    rules, _ = played
    assert "random" in names_of(rules)
    for name in names_of(rules):
        assert player(name, rules).name == name


def test_levels_think_more_and_more_but_nobody_waits_long(played: Played) -> None:
    rules, _ = played
    levels = levels_of(rules)
    assert list(levels) == ["easy", "fair", "hard", "fierce"]
    budgets = [budget_of(each.removeprefix("search:")) for each in levels.values()]
    easy, fair, hard = (budget.iterations for budget in budgets[:3])
    assert 0 < easy < fair < hard
    assert 0 < budgets[3].seconds <= 5
