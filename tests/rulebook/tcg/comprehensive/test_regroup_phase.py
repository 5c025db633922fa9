"""000: regroup phase."""

from mathom.games.tcg import kinds
from tcg_table import DISCARD, Table


def test_minions_are_discarded_when_the_turn_ends() -> None:
    """000: regroup phase; 000: discard."""
    t = Table([], ["Big Orc"], "regroup", site=9 - 1, moves=2)
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.zone("Big Orc") == DISCARD + 1
