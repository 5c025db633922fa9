"""000: class."""

from tcg_table import Table


def test_one_item_of_each_class() -> None:
    """000: class."""
    t = Table(["Gimli"], hands=[["Dwarven Axe", "Dwarven Armor"]], bearing={"Dwarven Axe": "Gimli"})
    assert not t.offers("Dwarven Axe")
    t.pick("Dwarven Armor")
    assert t.host("Dwarven Armor") == t.card("Gimli")


def test_some_may_be_borne_beside_another() -> None:
    """000: class - Flaming Brand beside another hand weapon."""
    brand = "Flaming Brand"
    t = Table(["Aragorn"], hands=[[brand]], bearing={"Dagger": "Aragorn"})
    t.pick(brand)
    assert t.host(brand) == t.card("Aragorn")
