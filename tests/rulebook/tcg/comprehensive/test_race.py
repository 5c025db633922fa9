"""000: race."""

from tcg_table import Table


def test_races_are_told_apart() -> None:
    """000: race; 000: unloaded keyword - an Elf's bow is for an Elf."""
    t = Table(["Gimli", "Aragorn"], hands=[["Elven Bow"]])
    assert not t.offers("Elven Bow")
    assert t.why_not("Elven Bow") == ["000: bearer"]
    t = Table(["Gimli", "Bowman of the Wood"], hands=[["Elven Bow"]])
    assert t.offers("Elven Bow")
