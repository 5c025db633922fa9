"""000: bearer."""

from mathom.games.tcg import kinds
from tcg_table import Table


def test_an_item_is_played_on_one_who_may_bear_it() -> None:
    """000: attribute bonus."""
    t = Table(["Gimli", "Guard of the Hall", "Aragorn"], hands=[["Dwarven Axe"]])
    t.pick("Dwarven Axe")
    assert t.asked == kinds.ASK_BEARER
    assert t.labels() == ["Gimli", "Guard of the Hall"]
    t.pick("Gimli")
    assert t.host("Dwarven Axe") == t.card("Gimli")
    assert t.strength("Gimli") == 6 + 2


def test_without_a_bearer_it_cannot_be_played() -> None:
    t = Table(["Aragorn"], hands=[["Dwarven Axe"]])
    assert t.why_not("Dwarven Axe") == ["000: bearer"]
