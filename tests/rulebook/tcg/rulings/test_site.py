"""003: site."""

from mathom.games.tcg import kinds
from mathom.games.tcg.rows import NUMBER, PATH
from tcg_table import Table


def test_there_is_no_tenth_site() -> None:
    """003: site."""
    t = Table(["Sam", "Weakling"], site=9, others_at=9, support=[["Thrór's Map"]])
    t.pick("Thrór's Map")
    while t.asked != kinds.ASK_FELLOWSHIP:
        t.skip()
    assert len(t.game.rows[PATH]) == 9
    assert max(t.game.rows[NUMBER]) == 9
