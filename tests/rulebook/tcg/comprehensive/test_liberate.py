"""000: liberate."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.procedures import RUN_LIBERATE
from mathom.games.tcg.rows import NUMBER, PATH
from mathom.games.tcg.rulebook.sites import controlled_by, to_be_liberated
from tcg_setups import do
from tcg_table import DISCARD, Table

THEODEN = "Théoden, Son of Thengel"


def test_a_site_goes_back_to_the_path() -> None:
    """000: liberate - Théoden, in the regroup phase: the highest first, then the next."""
    t = Table(
        [THEODEN],
        phase="regroup",
        site=5,
        others_at=5,
        moves=2,
        controlled={1: 1, 2: 1},
        support=[["Man of the Mark"]],
    )
    assert t.phase == REGROUP
    t.pick("Théoden")
    assert t.wounds(THEODEN) == 1
    assert [t.game.rows[NUMBER][site] for site in t.game.rows[PATH]] == [2, 3, 4, 5]
    assert [t.game.rows[NUMBER][site] for site in controlled_by(t.game, 1)] == [1]


def test_the_highest_site_of_any_opponent_is_liberated_first() -> None:
    t = Table(site=5, others_at=5, players=3, controlled={1: 1, 2: 2, 3: 1})
    assert t.game.rows[NUMBER][to_be_liberated(t.game, 0)] == 3
    do(t, RUN_LIBERATE, 0)
    assert [t.game.rows[NUMBER][site] for site in t.game.rows[PATH]] == [3, 4, 5]


def test_one_does_not_liberate_what_one_controls_in_ones_own_turn() -> None:
    """000: liberate - his own is the highest: the next highest of an opponent's goes."""
    t = Table(site=5, others_at=5, controlled={1: 1, 2: 1, 3: 0})
    do(t, RUN_LIBERATE, 0)
    assert [t.game.rows[NUMBER][site] for site in t.game.rows[PATH]] == [2, 4, 5]


def test_cards_on_a_liberated_site_are_discarded() -> None:
    t = Table(site=5, others_at=5, controlled={1: 1}, stacked={"Small Orc": "20C100"})
    do(t, RUN_LIBERATE, 0)
    assert t.zone("Small Orc") == DISCARD + 1
