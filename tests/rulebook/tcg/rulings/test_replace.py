"""003: replace."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.events.skirmishes import E_REPLACES
from mathom.games.tcg.rows import LOST_THIS_TURN, MARKS
from tcg_table import DEAD, Table


def test_a_replaced_character_leaves_and_the_skirmish_goes_on() -> None:
    """003: replace."""
    t = Table(
        ["Aragorn", "Hero"],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Aragorn"},
        hands=[[], ["Enduring Evil"]],
    )
    t.game.event(E_REPLACES, t.card("Hero"), t.card("Aragorn"))
    t.until_phase(REGROUP)
    assert not t.in_play("Uruk of the Hand")
    assert t.wounds("Aragorn") == t.wounds("Hero") == 0


def test_one_who_is_replaced_is_out_of_the_skirmish() -> None:
    """003: replace; 003: skirmish phase. As Counts But One: Gimli fights on, unhurt or not."""
    t = Table(
        ["Boromir", "Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Boromir"},
        hands=[["Counts But One", "Axe Strike"]],
    )
    t.pick("Counts But One")
    if t.offers("Boromir"):
        t.pick("Boromir")
    assert t.against("Big Orc") == t.card("Gimli")
    assert t.threats() == 1
    t.until_phase(REGROUP)
    assert t.wounds("Boromir") == 0
    assert t.wounds("Gimli") == 0
    assert t.zone("Gimli") == DEAD  # 12 against 6
    assert not t.game.rows[MARKS][t.card("Boromir")] & LOST_THIS_TURN
