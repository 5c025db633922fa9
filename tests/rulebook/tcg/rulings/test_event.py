"""003: event."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP
from tcg_table import DISCARD, HAND, VOID, Table


def test_an_event_is_discarded_only_when_it_has_been_carried_out() -> None:
    """003: event; 003: playing a card; 003: void. As Final Account, which cannot fetch itself."""
    t = Table(
        ["Gandalf"],
        hands=[["Final Account", "Bundle", "Small Orc"]],
        discards=[["Boromir", "Legolas", "Big Orc"]],
    )
    t.pick("Final Account")
    assert t.zone("Final Account") == VOID
    assert not t.offers("Final Account")  # nor can it be discarded to pay for itself
    t.pick("Bundle", "Small Orc")
    assert sorted(t.labels()) == ["Boromir", "Bundle", "Legolas"]  # the Free Peoples cards there
    t.pick("Legolas")
    t.until_offered("Big Orc").pick("Big Orc")
    assert t.asked == ASK_FELLOWSHIP
    assert t.zone("Final Account") == DISCARD  # before the next action
    assert t.zone("Legolas") == t.zone("Big Orc") == HAND
    assert t.wounds("Gandalf") == 1


def test_it_is_discarded_before_the_next_action() -> None:
    """003: event - though what it does lasts."""
    t = Table(
        ["Merry"],
        ["Big Orc"],
        "skirmish",
        site=5,
        assigned={"Big Orc": "Merry"},
        hands=[["Hobbit Intuition", "Hobbit Intuition"]],
    )
    t.pick("Hobbit Intuition").pick("Merry")
    assert len(t.game.rows[DISCARD]) == 1
    assert t.strength("Merry") == 3 + 3
