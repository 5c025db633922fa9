"""003: liberate a site."""

from mathom.games.tcg.procedures import RUN_LIBERATE
from mathom.games.tcg.rows import NUMBER, PATH, site_at
from mathom.games.tcg.rulebook.sites import to_be_liberated
from tcg_setups import do
from tcg_table import Table


def test_a_shadow_player_liberates_his_own() -> None:
    t = Table(site=5, others_at=5, players=3, controlled={1: 1, 2: 2, 3: 1})
    assert t.game.rows[NUMBER][to_be_liberated(t.game, 2)] == 2
    do(t, RUN_LIBERATE, 2)  # and not site 3, though it is higher
    assert [t.game.rows[NUMBER][site] for site in t.game.rows[PATH]] == [2, 4, 5]


def test_it_goes_back_to_its_own_place() -> None:
    """003: liberate a site - between those that lie there."""
    t = Table(site=5, others_at=5, controlled={2: 1})
    site = site_at(t.game, 2)
    do(t, RUN_LIBERATE, 1)
    assert t.game.rows[PATH][1] == site
    assert [t.game.rows[NUMBER][site] for site in t.game.rows[PATH]] == [1, 2, 3, 4, 5]
