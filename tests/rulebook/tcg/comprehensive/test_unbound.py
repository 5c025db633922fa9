"""000: unbound."""

from mathom.games.tcg.effects import is_unbound
from tcg_table import Table

FARAMIR = "Faramir, Wizard's Pupil"


def test_only_companions_who_are_not_ring_bound_are_unbound() -> None:
    """000: unbound; 000: Ring-bound - Faramir helps Merry: not Frodo, Sam or an ally."""
    t = Table(
        [FARAMIR, "Merry", "Pippin", "Sam"],
        ["Small Orc"],
        "skirmish",
        assigned={"Small Orc": FARAMIR},
        support=[["Barliman"]],
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Faramir")
    assert t.labels() == ["Merry", "Pippin"]
    before = t.strength("Merry")
    t.pick("Merry")
    assert t.strength("Merry") == before + 2


def test_allies_and_minions_are_neither() -> None:
    """000: unbound; 000: Ring-bound."""
    t = Table(["Aragorn"], ["Small Orc"], support=[["Barliman"]])
    assert is_unbound(t.game, t.card("Aragorn"))
    for title in ("Frodo", "Barliman", "Small Orc"):
        assert not is_unbound(t.game, t.card(title))
