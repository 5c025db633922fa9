"""003: prevent."""

from mathom.games.tcg.questions import ASK_RESPONSE
from tcg_table import DISCARD, Table


def test_a_wound_is_prevented_and_its_cost_stays_paid() -> None:
    """003: prevent; 000: cost."""
    t = Table(["Gandalf"], ["Goblin Bow"], "archery", hands=[["Intimidate"]])
    t.pick("Gandalf")
    assert t.asked == ASK_RESPONSE
    t.pick("Intimidate")
    assert t.wounds("Gandalf") == 0
    assert t.twilight == 2
    assert t.zone("Intimidate") == DISCARD


def test_a_shadow_player_pays_to_prevent() -> None:
    """003: prevent."""
    t = Table(["Gimli"], phase="regroup", twilight=3, hands=[["Tidings of Erebor"]])
    t.pick("Tidings of Erebor")
    assert t.who == 1
    t.pick("Yes")
    assert t.hand(0) == 0
    assert t.twilight == 0


def test_what_is_prevented_has_not_happened() -> None:
    """003: prevent - the wound is not there, and nothing that answers wounds is offered."""
    t = Table(["Gandalf"], ["Goblin Bow"], "archery", hands=[["Intimidate"]])
    t.pick("Gandalf").pick("Intimidate")
    assert t.wounds("Gandalf") == 0
    assert t.twilight == 2  # which stays paid
