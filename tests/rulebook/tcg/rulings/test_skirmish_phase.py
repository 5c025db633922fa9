"""003: skirmish phase."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.events.skirmishes import E_LEAVES_SKIRMISH
from mathom.games.tcg.rows import LOST_THIS_TURN, MARKS
from tcg_table import DISCARD, Table


def test_one_removed_from_a_skirmish_neither_wins_nor_loses() -> None:
    """003: skirmish phase."""
    t = Table(
        ["Aragorn"],
        ["Small Orc", "Far Orc"],
        "skirmish",
        assigned={"Small Orc": "Aragorn", "Far Orc": "Aragorn"},
        hands=[["Strength of Kings"], ["Enduring Evil"]],
    )
    small = t.card("Small Orc")
    t.game.event(E_LEAVES_SKIRMISH, small)
    t.until_phase(REGROUP)
    assert t.in_play("Small Orc")
    assert t.wounds("Small Orc") == 0
    assert t.wounds("Far Orc") == 1


def test_one_killed_during_the_skirmish_is_no_loser() -> None:
    """003: skirmish phase - Boromir's blade kills one of two."""
    boromir = "Boromir, Son of Denethor"
    t = Table(
        [boromir],
        ["Goblin of the Deeps", "Big Orc"],
        "skirmish",
        assigned={"Goblin of the Deeps": boromir, "Big Orc": boromir},
        bearing={"Blade of Gondor": boromir},
    )
    t.pick("Blade of Gondor").pick("Goblin of the Deeps")
    assert t.zone("Goblin of the Deeps") == DISCARD + 1
    t.until_phase(REGROUP)
    assert t.wounds(boromir) == 2  # one exertion, and 9 against 12 is lost
    assert t.wounds("Big Orc") == 0


def test_a_removed_minion_is_no_loser() -> None:
    """003: skirmish phase. Killed in the middle of the skirmish, it neither wins nor loses."""
    t = Table(
        [],
        ["Small Orc", "Weak Beast"],
        "skirmish",
        assigned={"Small Orc": "Frodo", "Weak Beast": "Frodo"},
        bearing={"3C108": "Frodo"},
    )
    orc = t.card("Small Orc")
    t.pick("Frying Pan")
    assert t.zone("Small Orc") == DISCARD + 1
    t.until_phase(REGROUP)
    assert not t.game.rows[MARKS][orc] & LOST_THIS_TURN
    assert t.wounds("Frodo") == 1  # the exertion
    assert t.wounds("Weak Beast") == 1
