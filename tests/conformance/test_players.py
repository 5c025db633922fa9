"""Players see a view and nothing else."""

import pytest

from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.rules import Rules, Setup
from mathom.players.roster import names, player
from mathom.table.view import View
from random_play import walk

Played = tuple[Rules, Setup]


def test_a_player_answers_alike_whatever_it_cannot_see(played: Played) -> None:
    rules, setup = played
    bots = [player(name, rules) for name in names(rules)]
    dice = Dice(41)
    for game in walk(rules, setup, seed=41):
        decision = game.decision
        if decision is None or decision.who == CHANCE:
            continue
        view = View(game, decision.who)
        guess = view.resample(dice)
        for bot in bots:
            picks = bot.answer(view, Dice(7))
            assert not decision.refusal(picks)
            assert bot.answer(View(guess, decision.who), Dice(7)) == picks


def test_a_player_who_is_not_asked_says_so(played: Played) -> None:
    rules, setup = played
    game = next(game for game in walk(rules, setup, seed=1) if game.decision)
    assert game.decision is not None
    other = game.decision.who + 1
    for name in names(rules):
        with pytest.raises(ValueError, match="not asked"):
            player(name, rules).answer(View(game, other), Dice(1))
