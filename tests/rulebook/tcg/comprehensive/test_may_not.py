"""000: may not."""

from tcg_table import Table


def test_one_who_cannot_take_wounds_cannot_be_assigned_them() -> None:
    """000: may not; 000: wound."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Legolas"], [saruman, "Prey"], "archery")
    assert t.wounds("Prey") == 1  # he could not be picked
    assert t.wounds(saruman) == 0
