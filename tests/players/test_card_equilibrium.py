"""Which combat cards are likely before anything is tried."""

import pytest

from confrontation_table import RULES, Table, card, duel
from mathom.games.confrontation.board import FELLOWSHIP, SIDE_NAMES
from mathom.games.confrontation.questions import ASK_CARD
from mathom.games.confrontation.rows import hand, side_of_seat
from mathom.kernel.decision import CHANCE
from mathom.players.confrontation.card_equilibrium import card_chances
from mathom.players.search.simultaneous import solve
from random_play import walk


def test_a_matrix_game_is_solved_for_both() -> None:
    # Matching pennies, of which one pays double: the first shows it less, and the second oftener.
    rows, columns = solve([[2.0, -1.0], [-1.0, 1.0]], 4000)
    assert rows == pytest.approx([0.4, 0.6], abs=0.02)
    assert columns == pytest.approx([0.4, 0.6], abs=0.02)


def test_chances_are_there_for_every_card_of_a_hand() -> None:
    seen = 0
    for seed in range(8):
        for game in walk(RULES, {}, seed):
            decision = game.decision
            if decision is None or decision.who == CHANCE or decision.kind != ASK_CARD:
                continue
            side = side_of_seat(game, decision.who)
            likely = card_chances(game, side)
            assert len(likely) == len(hand(game, side))
            assert sum(likely) == pytest.approx(1.0)
            seen += 1
    assert seen


def chance_of(t: Table, side: str, name: str) -> float:
    number = SIDE_NAMES.index(side)
    return card_chances(t.game, number)[hand(t.game, number).index(card(side, name))]


def test_a_battle_that_is_lost_anyway_is_not_fought_with_the_best_card() -> None:
    # Merry has 2, the Balrog 5, and no cards are left to Sauron but 4, 5 and 6.
    t = duel(
        "Merry",
        "Balrog",
        "Eregion",
        discards={"Sauron": ["1", "2", "3", "Magic", "Eye of Sauron", "Retreat"]},
    )
    assert t.asked
    assert chance_of(t, "Fellowship", "5") < 0.1
    assert sum(card_chances(t.game, FELLOWSHIP)) == pytest.approx(1.0)


def test_an_even_battle_is_fought_with_a_mixture() -> None:
    t = duel("Aragorn", "Saruman", "Eregion", attacker="Sauron")
    for side in (0, 1):
        assert max(card_chances(t.game, side)) < 0.8
