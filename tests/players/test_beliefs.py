"""What a player believes of hidden pieces: what can be, and the likelier the oftener."""

from collections import Counter

import pytest

from confrontation_table import RULES, Table, character
from mathom.games.confrontation.board import ENEDWAITH, EREGION, NOWHERE, SHIRE
from mathom.games.confrontation.questions import ASK_MOVE
from mathom.games.confrontation.rows import CHARACTER, MAYBE, REGION
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.lab.selfplay import moves, record
from mathom.players.confrontation.beliefs import fill_by_belief
from mathom.players.studies import domain_of
from mathom.table.view import View, key
from random_play import walk


def test_what_is_believed_is_what_the_view_allows() -> None:
    domain = domain_of(RULES)
    for mode in sorted(RULES.modes()):
        dice = Dice(4)
        for game in walk(RULES, RULES.modes()[mode], seed=6):
            decision = game.decision
            if decision is None or decision.who == CHANCE:
                continue
            guess = domain.determinise(View(game, decision.who), dice)
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
        fellowship={"Frodo": "Shire", "Sam": "Shire", "Gimli": "Eregion", "Aragorn": "Enedwaith"},
        sauron={"Balrog": "Misty Mountains", "Orcs": "Caradhras", "Warg": "Gap of Rohan"},
    )
    view = t.view("Sauron")
    dice = Dice(2)
    bearers = Counter(
        guess.rows[REGION][guess.rows[CHARACTER].index(character("Frodo"))]
        for guess in (view.filled(fill_by_belief, dice) for _ in range(400))
    )
    assert bearers[SHIRE] > 2 * (bearers[EREGION] + bearers[ENEDWAITH]) > 0


def test_who_plays_with_a_purpose_is_guessed_better_than_by_chance() -> None:
    found = evenly = 0
    for seed in range(8):
        dice = Dice(seed)
        for game in moves(record("heuristic", f"beliefs {seed}")[0]):
            for viewer in (0, 1):
                view = View(game, viewer)
                found += hits(game, view, view.filled(fill_by_belief, dice))
                evenly += hits(game, view, view.resample(dice))
    assert found > evenly * 1.1


def hits(game: Game, view: View, guess: Game) -> int:
    """How many of the hidden stands hold whom they were guessed to hold."""
    hidden = [stand for stand in range(18) if view.game.rows[CHARACTER][stand] == HIDDEN]
    return sum(game.rows[CHARACTER][each] == guess.rows[CHARACTER][each] for each in hidden)


def test_how_a_move_looks_depends_on_nothing_that_its_player_does_not_see() -> None:
    domain = domain_of(RULES)
    dice = Dice(3)
    told = 0
    for game in walk(RULES, {}, seed=2):
        decision = game.decision
        if decision is None or decision.kind != ASK_MOVE:
            continue
        view = View(game, decision.who)
        answers: list[tuple[int, ...]] = [(option,) for option in decision.options]
        guesses = [view.resample(dice) for _ in range(4)]
        looks = [domain.priors(guess, decision, answers) for guess in guesses]
        assert all(each == pytest.approx(looks[0]) for each in looks)
        told += len({str(guess.rows[CHARACTER]) for guess in guesses}) > 1
    assert told
