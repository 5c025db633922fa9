"""000: adventure path."""

from mathom.games.tcg.rows import ADVENTURE, OWNER, PATH
from tcg_setups import MORDOR, MORIA
from tcg_table import Looker, Table, begun, bid


def test_a_site_that_lies_there_is_not_laid_again() -> None:
    """000: adventure path."""
    t = Table(site=2, others_at=5)
    before = len(t.game.rows[PATH])
    t.skip()
    assert t.site() == 3
    assert len(t.game.rows[PATH]) == before


def test_the_first_player_lays_the_first_site_and_all_stand_on_it() -> None:
    game = begun(MORIA, MORDOR)
    bid(game, 0, 1)
    game.answer(0)
    assert len(game.rows[PATH]) == 1
    site = game.rows[PATH][0]
    assert game.rows[OWNER][site] == 1
    looker = Looker(game)
    assert [looker.site(0), looker.site(1)] == [1, 1]
    assert len(game.rows[ADVENTURE]) == 9
    assert len(game.rows[ADVENTURE + 1]) == 8
