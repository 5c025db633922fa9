"""What a player believes of hidden pieces: what can be, and the likelier the oftener."""

import pytest

from confrontation_table import RULES, Table, character
from mathom.games.confrontation.board import NOWHERE
from mathom.games.confrontation.kinds import ASK_MOVE
from mathom.games.confrontation.rows import CHARACTER, MAYBE, REGION
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.players.confrontation.beliefs import believed
from mathom.players.confrontation.evaluation import fellowship_worth
from mathom.players.minds import mind_of
from mathom.table.view import View, key
from random_play import walk


def test_what_is_believed_is_what_the_view_allows() -> None:
    mind = mind_of(RULES)
    for mode in sorted(RULES.modes()):
        dice = Dice(4)
        for game in walk(RULES, RULES.modes()[mode], seed=6):
            decision = game.decision
            if decision is None or decision.who == CHANCE:
                continue
            guess = mind.draw(View(game, decision.who), dice)
            assert key(guess, decision.who) == key(game, decision.who)
            for side in (0, 1):
                stands = range(side * 9, side * 9 + 9)
                placed = [stand for stand in stands if guess.rows[CHARACTER][stand] >= 0]
                assert len({guess.rows[CHARACTER][stand] for stand in placed}) == len(placed)
                for stand in placed:
                    if guess.rows[REGION][stand] != NOWHERE:
                        assert guess.rows[MAYBE][stand] >> guess.rows[CHARACTER][stand] % 9 & 1


def test_the_ring_is_rather_at_home_than_before_an_army() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Gimli": "Rohan"},
        sauron={"Balrog": "Mordor", "Orcs": "Gondor", "Warg": "Dagorlad", "Saruman": "Mirkwood"},
    )
    view = t.view(t.asked)
    stand = t.game.rows[CHARACTER].index(character("Gimli"))
    dice = Dice(2)
    guesses = [view.filled(believed, dice).rows[CHARACTER][stand] for _ in range(400)]
    assert guesses.count(character("Gimli")) > guesses.count(character("Frodo")) > 0


def test_enemies_are_believed_to_stand_better_than_at_random() -> None:
    # The Ring-bearer's player thinks no worse of Sauron than he deserves, and the other way round.
    better = total = 0
    for seed in range(6):
        for game in walk(RULES, {}, seed):
            decision = game.decision
            if decision is None or decision.who == CHANCE:
                continue
            view = View(game, decision.who)
            if game.rows[CHARACTER] == view.game.rows[CHARACTER]:
                continue
            dice = Dice(seed)
            sign = 1 if decision.who == 0 else -1
            evenly = sum(sign * fellowship_worth(view.resample(dice)) for _ in range(20))
            purposely = sum(sign * fellowship_worth(view.filled(believed, dice)) for _ in range(20))
            total += 1
            better += purposely < evenly
    assert better > total * 0.8


def test_how_a_move_looks_depends_on_nothing_that_its_player_does_not_see() -> None:
    mind = mind_of(RULES)
    dice = Dice(3)
    told = 0
    for game in walk(RULES, {}, seed=2):
        decision = game.decision
        if decision is None or decision.kind != ASK_MOVE:
            continue
        view = View(game, decision.who)
        answers: list[tuple[int, ...]] = [(option,) for option in decision.options]
        guesses = [view.resample(dice) for _ in range(4)]
        looks = [mind.leanings(guess, decision, answers) for guess in guesses]
        assert all(each == pytest.approx(looks[0]) for each in looks)
        told += len({str(guess.rows[CHARACTER]) for guess in guesses}) > 1
    assert told
