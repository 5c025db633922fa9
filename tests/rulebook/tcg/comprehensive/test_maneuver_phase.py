"""000: maneuver phase."""

from mathom.games.tcg.abilities import ASSIGNMENT, MANEUVER, REGROUP
from tcg_table import Table


def test_without_minions_the_turn_goes_to_the_regroup_phase() -> None:
    """000: maneuver phase."""
    t = Table(["Aragorn"], phase="shadow", hands=[[], ["Small Orc"]], twilight=1)
    t.skip()
    assert t.phase == REGROUP


def test_maneuver_actions_are_taken_there_and_nowhere_else() -> None:
    """000: maneuver phase; 000: phase action."""
    t = Table(["Legolas"], ["Big Orc"], "maneuver", hands=[["Stand Against Darkness", "Gimli"]])
    assert t.phase == MANEUVER
    assert t.labels() == ["Pass", "Stand Against Darkness"]
    t.skip()
    assert t.phase == ASSIGNMENT  # there was no archery


def test_with_the_last_minion_gone_nothing_is_fought() -> None:
    """000: maneuver phase - Stand Against Darkness; the regroup phase is next."""
    t = Table(["Legolas"], ["Big Orc"], "maneuver", hands=[["Stand Against Darkness"]])
    t.pick("Stand Against Darkness")
    assert not t.in_play("Big Orc")
    assert t.phase == REGROUP
