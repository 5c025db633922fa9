"""000: may not."""

from mathom.games.tcg.questions import ASK_ATTACK, ASK_DEFENDER
from tcg_table import Table


def test_one_who_cannot_take_wounds_cannot_be_assigned_them() -> None:
    """000: may not; 000: wound."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Legolas"], [saruman, "Prey"], "archery")
    assert t.wounds("Prey") == 1  # he could not be picked
    assert t.wounds(saruman) == 0


def test_what_one_cannot_be_assigned_to_is_never_offered() -> None:
    """000: may not; 000: assignment phase - Saruman himself fights nobody."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Legolas"], [saruman, "Prey"], "assignment")
    t.until(ASK_DEFENDER)
    assert not any("Saruman" in label for label in t.labels())
    t.skip()
    assert t.asked == ASK_ATTACK
    assert not any("Saruman" in label for label in t.labels())
