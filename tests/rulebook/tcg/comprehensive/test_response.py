"""000: response."""

from mathom.games.tcg.abilities import REGROUP
from tcg_table import Table


def test_a_required_instead_leaves_nothing_to_respond_to() -> None:
    """000: response - the Ring worn by a Man of Gondor, and the Sapling beside it."""
    ring = "The One Ring, Answer To All Riddles"
    boromir = "Boromir, Plain Captain"
    t = Table(
        [],
        ["Uruk of the Hand"],
        "skirmish",
        support=[["Sapling of the White Tree"]],
        assigned={"Uruk of the Hand": boromir},
        ring_bearer=boromir,
        ring=ring,
    )
    t.pick("The One Ring")
    assert t.burdens() == 1
    t.until_phase(REGROUP)
    assert t.burdens() == 1 + 2  # nine against nine, and a damage bonus
    assert t.in_play("Sapling of the White Tree")
    assert t.wounds(boromir) == 0


def test_one_may_respond_more_than_once_to_different_wounds() -> None:
    """000: response."""
    t = Table(["Gandalf"], ["Goblin Bow"] * 2, "archery", hands=[["Intimidate"] * 2])
    t.pick("Gandalf").pick("Intimidate").pick("Gandalf").pick("Intimidate")
    assert t.wounds("Gandalf") == 0
