"""000: Frodo."""

from tcg_table import Table


def test_frodo_cannot_be_played_by_one_whose_ring_bearer_is_another() -> None:
    """000: Ring-bearer; 000: Frodo."""
    t = Table(ring_bearer="20C3", hands=[["Frodo", "Aragorn"]])
    assert not t.offers("Frodo")
    assert t.offers("Aragorn")
