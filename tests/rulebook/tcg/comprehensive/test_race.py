"""000: race."""

from tcg_table import KEEPER, Table


def test_races_are_told_apart() -> None:
    """000: race; 000: unloaded keyword - an Elf's bow is for an Elf."""
    t = Table(["Gimli", "Aragorn"], hands=[["Elven Bow"]])
    assert not t.offers("Elven Bow")
    assert t.why_not("Elven Bow") == ["000: bearer"]
    t = Table(["Gimli", "Bowman of the Wood"], hands=[["Elven Bow"]])
    assert t.offers("Elven Bow")


def test_a_race_has_no_rules_but_those_of_cards() -> None:
    """000: race; 000: spot - Stairs of Khazad-dûm: stronger are Dwarves, against whatever race."""
    for companion, more in (("Gimli", 1), ("Legolas", 0)):
        t = Table(
            [companion],
            ["Great Troll"],
            "skirmish",
            site=4,
            assigned={"Great Troll": companion},
            support=[["Stairs of Khazad-dûm"]],
            hands=[[KEEPER]],
            wounds={"Frodo": 1},
        )
        assert t.strength(companion) == 6 + more
