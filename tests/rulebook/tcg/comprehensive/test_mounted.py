"""000: mounted."""

from tcg_table import Table


def test_a_mounted_character_bears_a_mount() -> None:
    """000: mounted."""
    from mathom.games.tcg.effects import is_mounted

    t = Table(["Aragorn", "Gimli"], bearing={"Old Horse": "Aragorn"})
    assert is_mounted(t.game, t.card("Aragorn"))
    assert not is_mounted(t.game, t.card("Gimli"))
