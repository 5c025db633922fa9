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


def test_cards_without_a_class_are_borne_in_any_number() -> None:
    """000: bearer; 000: class - a phial and a brace of coneys, beside a weapon."""
    items = ["Phial of Galadriel", "Brace of Coneys", "Hobbit Sword"]
    t = Table(["Legolas"], hands=[items])
    for title in items:
        t.pick(title)
        assert t.host(title) == t.card("Frodo")


def test_nobody_discards_what_is_borne_because_he_would_like_to() -> None:
    """000: bearer - there is no such action, and a full hand stays full."""
    t = Table(["Gimli"], bearing={"Dwarven Axe": "Gimli"}, hands=[["Dwarven Axe"]])
    assert t.labels() == ["Move on"]
