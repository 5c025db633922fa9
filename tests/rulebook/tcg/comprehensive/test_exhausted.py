"""000: exhausted."""

from tcg_table import Table


def test_to_exhaust_is_to_exert_as_often_as_one_can() -> None:
    """000: exhausted - two tokens for a vitality of three, none for one exhausted already."""
    versatile = "A Ranger's Versatility"
    for wounds in (0, 2):
        t = Table(
            ["Aragorn"],
            ["Orc of the Tower"],
            "maneuver",
            site=2,
            hands=[[versatile]],
            wounds={"Orc of the Tower": wounds},
        )
        t.pick(versatile)
        assert t.wounds("Orc of the Tower") == 2


def test_exhausting_exerts_as_often_as_possible() -> None:
    """000: exhausted."""
    t = Table(
        ["Aragorn"],
        ["Great Troll"],
        "maneuver",
        site=2,
        hands=[["A Ranger's Versatility"]],
    )
    t.pick("A Ranger's Versatility")
    assert t.wounds("Great Troll") == 3
    assert t.in_play("Great Troll")


def test_an_exhausted_one_who_must_exert_does_not() -> None:
    """000: exhausted; 000: effect - as much as can be done, and the rest is ignored."""
    for wounds, after in ((0, 1), (3, 3)):
        t = Table(
            ["Merry"],
            sites={2: "Midgewater Marshes"},
            others_at=2,
            wounds={"Merry": wounds},
        )
        t.skip()
        assert t.site() == 2
        assert t.wounds("Merry") == after
        assert t.wounds("Frodo") == 1


def test_an_exhausted_minion_does_not_exert_for_the_mount() -> None:
    """000: exhausted - Rider's Mount: each minion skirmishing its bearer must exert."""
    for wounds, after in ((0, 1), (1, 2), (2, 2)):
        t = Table(
            ["Shieldmaiden"],
            ["Big Orc"],
            "skirmish",
            assigned={"Big Orc": "Shieldmaiden"},
            bearing={"4C287": "Shieldmaiden"},
            wounds={"Big Orc": wounds},
            hands=[["Hobbit Intuition"]],
        )
        assert t.wounds("Big Orc") == after
        assert t.in_play("Big Orc")
