"""000: control; 003: control; 000: liberate; 003: liberate a site; 003: site; 000: replace."""

from mathom.games.tcg import kinds
from mathom.games.tcg.rows import NUMBER, OWNER, PATH, site_at
from mathom.games.tcg.rulebook.sites import (
    controlled_by,
    is_controlled,
    to_be_controlled,
    to_be_liberated,
)
from mathom.kernel.frame import NONE, Frame
from tcg_table import ADVENTURE, PLAY, Table


def do(t: Table, procedure: int, who: int, card: int = NONE, count: int = 1) -> None:
    """Run a procedure as a text would."""
    t.game.decision = None
    t.game.call(Frame(procedure, who, card, count=count))
    t.game.run()


def test_the_lowest_site_that_all_have_left_is_controlled() -> None:
    t = Table(site=3, others_at=2)
    assert t.game.rows[NUMBER][to_be_controlled(t.game)] == 1
    do(t, kinds.TAKE_CONTROL, 1)
    site = site_at(t.game, 1)
    assert t.game.rows[1][site] == PLAY + 1
    assert is_controlled(t.game, site)
    assert t.game.rows[OWNER][site] == 0  # it is still its owner's site
    assert to_be_controlled(t.game) == NONE  # somebody stands at site 2


def test_the_next_site_after_a_controlled_one() -> None:
    t = Table(site=4, others_at=3, controlled={1: 1})
    do(t, kinds.TAKE_CONTROL, 1)
    assert [t.game.rows[NUMBER][site] for site in controlled_by(t.game, 1)] == [2, 1]


def test_a_controlled_site_stays_active() -> None:
    """000: active."""
    t = Table(site=4, others_at=3, controlled={1: 1})
    assert site_at(t.game, 1) in t.game.rows[16]


def test_the_highest_site_of_any_opponent_is_liberated_first() -> None:
    t = Table(site=5, others_at=5, players=3, controlled={1: 1, 2: 2, 3: 1})
    assert t.game.rows[NUMBER][to_be_liberated(t.game, 0)] == 3
    do(t, kinds.LIBERATE, 0)
    assert [t.game.rows[NUMBER][site] for site in t.game.rows[PATH]] == [3, 4, 5]


def test_a_shadow_player_liberates_his_own() -> None:
    t = Table(site=5, others_at=5, players=3, controlled={1: 1, 2: 2, 3: 1})
    assert t.game.rows[NUMBER][to_be_liberated(t.game, 2)] == 2


def test_cards_on_a_liberated_site_are_discarded() -> None:
    t = Table(site=5, others_at=5, controlled={1: 1}, stacked={"Small Orc": "20C100"})
    do(t, kinds.LIBERATE, 0)
    assert t.zone("Small Orc") == 33 + 1


def test_a_replaced_site_goes_back_and_hands_on_what_was_on_it() -> None:
    """000: site; 000: stack."""
    t = Table(site=4, stacked={"Small Orc": "20C103"})
    old = site_at(t.game, 4)
    assert t.game.rows[OWNER][old] == 1
    do(t, kinds.REPLACE_SITE, 0, old)
    new = site_at(t.game, 4)
    assert new != old
    assert t.game.rows[OWNER][new] == 0
    assert t.game.rows[1][old] == ADVENTURE + 1
    assert t.game.rows[2][t.card("Small Orc")] == new


def test_a_controlled_site_can_be_replaced() -> None:
    t = Table(site=4, others_at=4, controlled={2: 1})
    old = site_at(t.game, 2)
    do(t, kinds.REPLACE_SITE, 0, old)
    new = site_at(t.game, 2)
    assert is_controlled(t.game, new)
    assert t.game.rows[1][new] == PLAY + 1
