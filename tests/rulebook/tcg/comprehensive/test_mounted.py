"""000: mounted."""

from tcg_table import KEEPER, Table


def test_a_mounted_character_bears_a_mount() -> None:
    """000: mounted."""
    from mathom.games.tcg.effects import is_mounted

    t = Table(["Aragorn", "Gimli"], bearing={"Old Horse": "Aragorn"})
    assert is_mounted(t.game, t.card("Aragorn"))
    assert not is_mounted(t.game, t.card("Gimli"))


def test_only_the_mounted_are_exerted_as_such() -> None:
    """000: mounted - They Sang as They Slew, with one of two on a horse."""
    sang = "They Sang as They Slew"
    t = Table(
        ["Aragorn", "Gimli"],
        ["Big Orc"],
        "regroup",
        bearing={"Old Horse": "Aragorn"},
        hands=[[sang]],
    )
    t.pick(sang)
    assert (t.wounds("Aragorn"), t.wounds("Gimli")) == (1, 0)
    assert t.wounds("Big Orc") == 1
    on_foot = Table(["Aragorn"], ["Big Orc"], "regroup", hands=[[sang, KEEPER]])
    assert not on_foot.offers(sang)
