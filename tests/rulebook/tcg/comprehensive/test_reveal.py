"""000: reveal."""

from mathom.table.view import View
from tcg_table import DECK, DISCARD, HAND, Table


def test_a_revealed_hand_is_seen_by_all() -> None:
    """000: reveal; 003: effect - and stays where it was."""
    t = Table(
        ["Gandalf"],
        hands=[["Treachery Deeper Than You Know"], ["Small Orc", "Big Orc"]],
    )
    orc = t.card("Big Orc")
    assert View(t.game, 0).game.rows[0][orc] < 0
    t.pick("Treachery Deeper Than You Know")
    assert View(t.game, 0).game.rows[0][orc] > 0
    assert t.zone("Big Orc") == HAND + 1


def test_what_is_revealed_is_shown_to_all() -> None:
    """000: reveal; 000: effect."""
    t = Table(
        ["Gandalf, Plain Wanderer"],
        players=3,
        hands=[["Treachery Deeper Than You Know"], ["Goblin Bow"], ["Great Troll"]],
    )
    t.pick("Treachery Deeper Than You Know").pick("Player 2")
    for seat in range(3):
        assert "Goblin Bow is revealed." in t.told(seat)
    assert t.knows(2, "Goblin Bow")
    assert not t.knows(0, "Great Troll")


def test_cards_put_back_in_an_order_are_asked_for_by_name() -> None:
    """000: reveal - three cards of a deck, put back as the player likes."""
    t = Table(["Gimli"], hands=[["Halls of My Home"]], decks=[["Boromir", "Legolas", "Goblin Bow"]])
    t.pick("Halls of My Home")
    t.until_offered("Player 1").pick("Player 1")
    assert t.labels() == ["No", "Yes"]  # the goblin may be discarded
    t.pick("Yes")
    assert t.zone("Goblin Bow") == DISCARD
    assert sorted(t.labels()) == ["Boromir", "Legolas"]
    t.pick("Legolas", "Boromir")
    assert t.game.rows[DECK][-1] == t.card("Legolas")
