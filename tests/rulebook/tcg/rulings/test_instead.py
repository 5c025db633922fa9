"""003: instead."""

from tcg_table import DISCARD, Table


def test_what_cannot_happen_instead_does_not() -> None:
    """003: instead. The Ring-bearer cannot be discarded, so The Dead City does not save him."""
    t = Table(
        ["Sméagol, Bearer of Great Secrets"],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": "Sméagol, Bearer of Great Secrets"},
        bearing={"The Dead City": "Sméagol, Bearer of Great Secrets"},
    )
    assert t.zone("Sméagol, Bearer of Great Secrets") == DISCARD
    t = Table(
        [],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": "Sméagol, Bearer of Great Secrets"},
        bearing={"The Dead City": "Sméagol, Bearer of Great Secrets"},
        ring_bearer="Sméagol, Bearer of Great Secrets",
    )
    assert t.over
    assert t.winner == 1


def test_a_required_instead_leaves_nothing_to_prevent() -> None:
    """003: is about to actions; 003: instead; 000: response."""
    bane = "The One Ring, Isildur's Bane"
    t = Table(["Gandalf"], ["Goblin Bow"] * 2, "archery", ring=bane, hands=[["Intimidate"]])
    t.pick("Frodo").pick("The One Ring")
    assert t.burdens() == 2
    t.pick("Frodo")
    assert t.burdens() == 4
    assert t.hand(0) == 1  # Intimidate was never asked for
