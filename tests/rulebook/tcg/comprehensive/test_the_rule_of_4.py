"""000: The Rule of 4."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP
from tcg_table import Table

DECK = ["Boromir", "Legolas", "Gandalf", "Elrond", "Barliman", "Store of Food", "Sam"]


def test_no_more_than_four_cards_into_hand_in_the_fellowship_phase() -> None:
    """000: The Rule of 4."""
    t = Table(["Gandalf"], support=[["Elrond, Lord of Rivendell"] * 2])
    for _ in range(6):
        if t.offers("Elrond"):
            t.pick("Elrond")
    assert t.hand(0) == 4


def test_drawing_at_the_start_of_the_turn_does_not_count() -> None:
    """000: The Rule of 4; 000: start of turn."""
    pilgrim = "Gandalf, The Grey Pilgrim"
    t = Table([pilgrim], phase="start", support=[["Elrond, Lord of Rivendell"] * 2])
    t.until_offered("Gandalf").pick("Gandalf")
    t.until(ASK_FELLOWSHIP)
    assert t.hand(0) == 1
    for _ in range(6):
        if t.offers("Elrond"):
            t.pick("Elrond")
    assert t.hand(0) == 5


def test_no_more_than_four_are_drawn() -> None:
    """000: The Rule of 4 - three by one event, one by the next."""
    t = Table(["Gimli"], hands=[["Delving", "Delving"]], decks=[DECK])
    t.pick("Delving")
    assert t.hand() == 1 + 3
    t.pick("Delving")
    assert t.hand() == 4


def test_cards_taken_into_hand_count_as_well() -> None:
    """000: The Rule of 4; 000: reveal."""
    t = Table(["Gimli"], hands=[["Wealth of Moria", "Delving"]], decks=[DECK])
    t.pick("Wealth of Moria")
    assert t.hand() == 1 + 3
    t.pick("Delving")
    assert t.hand() == 4


def test_a_card_at_the_start_of_the_turn_does_not_count() -> None:
    """000: The Rule of 4; 000: start of turn."""
    t = Table(
        ["Gimli", "Gandalf, The Grey Pilgrim"],
        phase="start",
        hands=[["Delving", "Delving"]],
        decks=[DECK],
    )
    t.pick("Gandalf")
    assert t.hand() == 3
    t.pick("Delving").pick("Delving")
    assert t.hand() == 1 + 4


def test_the_shadow_is_not_bound_by_it() -> None:
    """000: The Rule of 4 - in one's own fellowship phase only."""
    t = Table(
        [],
        ["Orc of the Tower", "Big Orc", "Far Orc"],
        "shadow",
        twilight=10,
        support=[[], ["Seeking Its Master"]],
    )
    for _ in range(5):
        t.pick("Seeking Its Master")
        if not t.offers("Seeking Its Master"):
            t.pick(t.labels()[0])
    assert t.hand(1) == 5
