"""000: resistance."""

from tcg_setups import printed
from tcg_table import Table


def test_resistance_is_six_where_none_is_printed() -> None:
    """000: resistance."""
    assert printed("Aragorn, King in Exile").resistance == 6
    assert printed("Elrond, Lord of Rivendell").resistance == 0


def test_only_the_ring_bearer_is_corrupted() -> None:
    """000: resistance."""
    t = Table(["Aragorn"], burdens=7)
    assert t.resistance("Aragorn") == 0
    assert not t.lost(0)


def test_allies_have_no_resistance() -> None:
    """000: resistance; 000: ally."""
    t = Table(support=[["Elrond"]])
    assert t.resistance("Elrond") == 0
