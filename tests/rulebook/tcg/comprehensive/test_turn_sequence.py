"""000: turn sequence."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import MANEUVER
from tcg_table import Table


def test_the_turn_goes_round_to_the_left() -> None:
    """000: turn sequence; 000: opponent."""
    from mathom.games.tcg.rows import opponents

    t = Table(players=3, phase="regroup")
    assert opponents(t.game, 0) == [2, 1]
    assert opponents(t.game, 2) == [0]
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.who == 1


def test_with_minions_it_goes_on_to_the_fight() -> None:
    """000: turn sequence; 000: maneuver phase."""
    t = Table(["Aragorn"], phase="shadow", hands=[[], ["Small Orc"]], twilight=1)
    t.pick("Small Orc").skip()
    assert t.phase > MANEUVER
    assert t.asked == kinds.ASK_DEFENDER
