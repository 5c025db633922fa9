"""000: discard."""

from mathom.games.tcg import kinds
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
    assert t.asked == kinds.ASK_SHADOW
