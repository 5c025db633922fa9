"""000: The Rule of 9."""

from tcg_table import Table


def test_no_more_than_nine_companions_alive_and_dead() -> None:
    """000: The Rule of 9."""
    guards = ["Guard of the Hall"] * 5
    t = Table(guards, hands=[["Gimli"]], dead=["Boromir", "Bowman of the Wood"])
    assert t.offers("Gimli")  # eight of them: five, two dead, and Frodo
    full = Table([*guards, "Aragorn"], hands=[["Gimli"]], dead=["Boromir", "Legolas"])
    assert not full.offers("Gimli")
    assert full.why_not("Gimli") == ["000: the Rule of 9"]


def test_allies_are_not_counted_by_the_rule_of_nine() -> None:
    """000: The Rule of 9; 000: ally."""
    guards = ["Guard of the Hall"] * 8
    t = Table(guards, hands=[["Elrond", "Barliman"]])
    t.pick("Elrond").pick("Barliman")
    assert t.in_play("Elrond")
    assert t.in_play("Barliman")


def test_nine_companions_with_the_dead_among_them() -> None:
    """000: The Rule of 9 - three dead leave room for six."""
    dead = ["Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard"]
    t = Table(["Hero"] * 4, hands=[["Gimli"]], dead=dead)
    assert t.offers("Gimli")
    t = Table(["Hero"] * 5, hands=[["Gimli"]], dead=dead)
    assert not t.offers("Gimli")
