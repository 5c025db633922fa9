"""000: roaming."""

from mathom.games.tcg.questions import ASK_MOVE
from tcg_table import Table


def test_a_roaming_minion_costs_two_more() -> None:
    """000: roaming."""
    hands = [[], ["Goblin of the Deeps"]]
    at_three = Table(phase="shadow", site=3, twilight=3, hands=hands)
    assert not at_three.offers("Goblin of the Deeps")
    at_three = Table(phase="shadow", site=3, twilight=4, hands=hands)
    at_three.pick("Goblin of the Deeps")
    assert at_three.twilight == 0
    at_four = Table(phase="shadow", site=4, twilight=4, hands=hands)
    at_four.pick("Goblin of the Deeps")
    assert at_four.twilight == 2


def test_a_minion_stops_roaming_when_the_fellowship_moves_on() -> None:
    """000: roaming; 000: block symbol."""
    from mathom.games.tcg.effects import is_roaming

    t = Table([], ["Goblin of the Deeps"], "regroup", site=3, moves=1)
    assert is_roaming(t.game, t.card("Goblin of the Deeps"))
    t.until(ASK_MOVE).pick("Move")
    assert not is_roaming(t.game, t.card("Goblin of the Deeps"))
