"""003: cancel."""

from mathom.games.tcg.questions import ASK_RESPONSE
from tcg_table import DISCARD, Table


def test_what_is_cancelled_stays_paid_for_and_is_discarded() -> None:
    """003: cancel; 003: prevent. As an Uruk Scout that cancels what a ranger does."""
    t = Table(["Aragorn"], ["Uruk Scout"], "maneuver", site=6, hands=[["A Ranger's Versatility"]])
    t.pick("A Ranger's Versatility")
    t.until_offered("Uruk Scout").pick("Uruk Scout")
    assert t.wounds("Aragorn") == 1  # exerted all the same
    assert t.twilight == 1  # and paid for
    assert t.wounds("Uruk Scout") == 1  # the price of the cancelling; it was not exhausted too
    assert t.zone("A Ranger's Versatility") == DISCARD


def test_a_cancelled_event_has_no_effect_and_is_discarded() -> None:
    """003: cancel; 000: event."""
    t = Table(
        ["Aragorn"],
        ["Orc Scout"],
        "maneuver",
        hands=[["Eregion's Trails"]],
    )
    t.pick("Eregion's Trails")
    assert (t.asked, t.who) == (ASK_RESPONSE, 1)
    t.pick("Orc Scout").pick("Exert Orc Scout")
    assert t.zone("Eregion's Trails") == DISCARD
    assert t.wounds("Aragorn") == 1  # its cost stays paid
    assert t.strength("Orc Scout") == 6
