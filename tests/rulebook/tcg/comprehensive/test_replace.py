"""000: replace."""

from mathom.games.tcg.procedures import RUN_REPLACE_SITE
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from mathom.games.tcg.rows import OWNER, site_at
from mathom.games.tcg.rulebook.sites import controlled_by
from tcg_setups import do
from tcg_table import ADVENTURE, DISCARD, PLAY, Table


def test_the_map_replaces_the_next_site() -> None:
    """000: site; 004: Thrór's Map."""
    t = Table(["Sam", "Weakling"], site=2, others_at=4, support=[["Thrór's Map"]])
    old = site_at(t.game, 3)
    assert t.game.rows[OWNER][old] == 1
    t.pick("Thrór's Map")
    while t.asked != ASK_FELLOWSHIP:
        t.skip()
    new = site_at(t.game, 3)
    assert t.game.rows[OWNER][new] == 0
    assert t.zone("Thrór's Map") == DISCARD


def test_a_replaced_site_goes_back_and_hands_on_what_was_on_it() -> None:
    """000: site; 000: stack."""
    t = Table(site=4, stacked={"Small Orc": "20C103"})
    old = site_at(t.game, 4)
    assert t.game.rows[OWNER][old] == 1
    do(t, RUN_REPLACE_SITE, 0, old)
    new = site_at(t.game, 4)
    assert new != old
    assert t.game.rows[OWNER][new] == 0
    assert t.game.rows[1][old] == ADVENTURE + 1
    assert t.game.rows[2][t.card("Small Orc")] == new


def test_a_controlled_site_can_be_replaced() -> None:
    t = Table(site=4, others_at=4, controlled={2: 1})
    old = site_at(t.game, 2)
    do(t, RUN_REPLACE_SITE, 0, old)
    new = site_at(t.game, 2)
    assert new in controlled_by(t.game, 1)
    assert t.game.rows[1][new] == PLAY + 1
