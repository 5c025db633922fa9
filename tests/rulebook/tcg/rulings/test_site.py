"""003: site."""

from mathom.games.tcg.procedures import RUN_REPLACE_SITE
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from mathom.games.tcg.rows import ADVENTURE, NUMBER, OWNER, PATH, site_at
from tcg_setups import do
from tcg_table import Table


def test_there_is_no_tenth_site() -> None:
    """003: site."""
    t = Table(["Sam", "Weakling"], site=9, others_at=9, support=[["Thrór's Map"]])
    t.pick("Thrór's Map")
    while t.asked != ASK_FELLOWSHIP:
        t.skip()
    assert len(t.game.rows[PATH]) == 9
    assert max(t.game.rows[NUMBER]) == 9


def test_a_replaced_site_goes_to_its_own_owners_deck() -> None:
    """003: site; 000: replace - and the new one is another card than the old."""
    t = Table(site=3)
    old = site_at(t.game, 3)
    owner = t.game.rows[OWNER][old]
    do(t, RUN_REPLACE_SITE, 1 - owner, old)
    new = site_at(t.game, 3)
    assert new != old
    assert old in t.game.rows[ADVENTURE + owner]
    assert t.game.rows[NUMBER][new] == 3
