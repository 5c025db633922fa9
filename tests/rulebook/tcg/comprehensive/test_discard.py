"""000: discard."""

from mathom.games.tcg.questions import ASK_SHADOW
from tcg_table import DISCARD, Table


def test_what_is_discarded_as_it_comes_into_play_is_not_answered() -> None:
    """000: discard - a Runner beside the Watcher adds no twilight."""
    watcher = "Watcher in the Water, Keeper of Westgate"
    hands = [[], ["Goblin Runner"]]
    t = Table([], [watcher], "shadow", site=4, sites={4: "Wide Marsh"}, twilight=1, hands=hands)
    t.pick("Goblin Runner")
    assert t.in_play(watcher)
    assert t.zone("Goblin Runner") == DISCARD + 1
    assert t.twilight == 0
    assert t.asked == ASK_SHADOW


def test_one_who_is_discarded_is_not_dead() -> None:
    """000: discard; 000: dead pile - Sméagol, to discard a minion."""
    slinker = "Sméagol, Slinker"
    t = Table([slinker], ["Small Orc"], "maneuver", threats=1, hands=[["Be Back Soon"]])
    t.pick("Be Back Soon")
    assert t.zone(slinker) == DISCARD
    assert t.zone("Small Orc") == DISCARD + 1
    assert t.threats() == 1  # nobody was killed


def test_cards_from_hand_are_discarded_where_all_see_them() -> None:
    """000: discard; 000: discard pile."""
    t = Table(
        ["Aragorn"],
        [["Big Orc"], []],
        "regroup",
        players=3,
        hands=[[], ["Goblin Bow"], []],
        moves=2,
    )
    t.until_offered("Goblin Bow").pick("Goblin Bow")
    for seat in range(3):
        assert any("Goblin Bow" in line and "discard" in line for line in t.told(seat))
