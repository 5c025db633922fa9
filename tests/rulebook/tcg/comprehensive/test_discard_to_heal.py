"""000: discard to heal."""

from tcg_table import DISCARD, Table


def test_discarding_a_card_of_the_same_title_heals() -> None:
    """000: discard to heal; 000: healing; 000: discard pile."""
    t = Table(["Gimli", "Aragorn"], hands=[["Gimli", "Aragorn"]], wounds={"Gimli": 2})
    assert t.offers("Discard Gimli to heal")
    assert not t.offers("Discard Aragorn to heal")  # not wounded
    t.pick("Discard Gimli to heal")
    assert t.wounds("Gimli") == 1
    assert t.game.rows[DISCARD] == [t.card("Gimli", 1)]


def test_only_unique_characters_are_healed_by_their_likes() -> None:
    """000: discard to heal."""
    guard = "Guard of the Hall"
    t = Table([guard], hands=[[guard]], wounds={guard: 1})
    assert not t.offers(f"Discard {guard} to heal")
