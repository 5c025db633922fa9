"""000: moving cards."""

from mathom.games.tcg.rows import EVERYONE, KNOWN
from tcg_table import DECK, DISCARD, Table


def test_cards_moved_between_piles_are_shown() -> None:
    """000: moving cards; 003: effect."""
    t = Table(
        ["Gimli"],
        support=[["Grimir, Dwarven Elder"]],
        discards=[["Axe Strike"]],
    )
    strike = t.card("Axe Strike")
    assert t.game.rows[KNOWN][strike] == EVERYONE
    t.pick("Grimir")
    assert t.game.rows[DISCARD] == []


def test_a_card_moved_from_pile_to_pile_is_shown_first() -> None:
    """000: moving cards; 000: draw deck - and nobody knows where in the deck it lies."""
    t = Table(
        [],
        support=[["Grimir"]],
        discards=[["Delving", "Hobbit Sword"]],
    )
    t.pick("Grimir")
    assert t.zone("Delving") == DECK
    assert "Delving goes into the draw deck." in t.told(1)
    assert not t.knows(0, "Delving")
    assert t.zone("Hobbit Sword") == DISCARD
