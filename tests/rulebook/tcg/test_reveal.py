"""000: reveal, look at, moving cards - who is shown a card."""

from tcg_table import DECK, DISCARD, Table


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


def test_what_is_looked_at_is_shown_to_one_player_only() -> None:
    """000: look at; 000: effect."""
    t = Table(
        ["Bowman of the Wood"],
        site=6,
        sites={6: "Galadriel's Glade"},
        players=3,
        hands=[[], ["Goblin Bow"], ["Great Troll"]],
    )
    t.pick("Galadriel's Glade").pick("Player 2")
    assert t.knows(0, "Goblin Bow")
    assert not t.knows(2, "Goblin Bow")
    assert not t.knows(0, "Great Troll")


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
