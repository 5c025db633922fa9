"""000: look at."""

from tcg_table import Table


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


def test_what_was_looked_at_stays_where_it_was() -> None:
    """000: look at; 003: effect - the hand is as full as before, and nothing was told of it."""
    t = Table(
        ["Bowman of the Wood"],
        site=6,
        sites={6: "Galadriel's Glade"},
        hands=[[], ["Goblin Bow", "Great Troll"]],
    )
    t.pick("Galadriel's Glade")
    assert t.knows(0, "Goblin Bow")
    assert t.knows(0, "Great Troll")
    assert t.hand(1) == 2
    assert not any("revealed" in line for line in t.told(1))
