"""000: maneuver phase."""

from mathom.games.tcg.abilities import REGROUP
from tcg_table import Table


def test_without_minions_the_turn_goes_to_the_regroup_phase() -> None:
    """000: maneuver phase."""
    t = Table(["Aragorn"], phase="shadow", hands=[[], ["Small Orc"]], twilight=1)
    t.skip()
    assert t.phase == REGROUP
