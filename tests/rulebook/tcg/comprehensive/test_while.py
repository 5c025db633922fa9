"""000: while."""

from tcg_table import Table

MERRY = "Merry, From O'er the Brandywine"


def test_while_is_continuous() -> None:
    """000: while; 000: bearer - Merry and a weapon."""
    merry = "Merry, From O'er the Brandywine"
    t = Table([merry, "Gimli"], bearing={"Dwarven Axe": "Gimli"})
    assert t.strength(merry) == 3
    armed = Table([merry], bearing={"Dagger": merry})
    assert armed.strength(merry) == 3 + 2 + 2


def test_it_is_on_while_a_weapon_is_borne() -> None:
    """000: while - playing the weapon turns the bonus on."""
    t = Table([MERRY], hands=[["Hobbit Sword"]])
    assert t.strength(MERRY) == 3
    t.pick("Hobbit Sword").pick("Merry")
    assert t.strength(MERRY) == 3 + 2 + 2


def test_it_is_off_once_the_weapon_is_discarded() -> None:
    """000: while."""
    t = Table(
        [MERRY],
        ["Úlairë Lemenya"],
        "skirmish",
        site=4,
        support=[[], []],
        bearing={"Hobbit Sword": MERRY, "Sword of Minas Morgul": "Úlairë Lemenya"},
        assigned={"Úlairë Lemenya": MERRY},
    )
    assert t.strength(MERRY) == 7
    t.until_offered("Sword of Minas Morgul").pick("Sword of Minas Morgul")
    assert not t.in_play("Hobbit Sword")
    assert t.strength(MERRY) == 3
