"""000: wound."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_ARCHERY
from tcg_table import Table


def test_two_of_them_are_two_different_ones() -> None:
    """000: wound - two Orcs once each, and not one of them twice."""
    balin = "Here Lies Balin, Son of Fundin"
    t = Table(["Gimli"], ["Orc of the Tower", "Big Orc"], "maneuver", hands=[[balin]])
    t.pick(balin).pick("Wound 2 Orcs")
    assert t.wounds("Orc of the Tower") == t.wounds("Big Orc") == 1
    t = Table(["Gimli"], ["Big Orc"], "maneuver", hands=[[balin]])
    t.pick(balin)  # one Orc is not two: only the other half can be done in full
    assert t.wounds("Big Orc") == 2
    assert t.wounds("Gimli") == 1


def test_wounds_that_are_prevented_may_still_be_assigned() -> None:
    """000: wound - Faramir, Wizard's Pupil."""
    faramir = "Faramir, Wizard's Pupil"
    t = Table(
        [faramir, "Gandalf, Plain Wanderer"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": faramir},
    )
    t.until_offered("Faramir")
    gandalf = [n for n, label in enumerate(t.labels()) if label == "Faramir"]
    assert t.game.decision is not None
    t.game.answer(t.game.decision.options[gandalf[-1]])
    t.until_phase(REGROUP)
    assert t.wounds("Gandalf, Plain Wanderer") == 1
    assert t.wounds(faramir) == 0


def test_one_whose_wounds_are_prevented_may_be_assigned_them() -> None:
    """000: wound."""
    from mathom.games.tcg.abilities import END_OF_TURN
    from mathom.games.tcg.changes import lasting
    from mathom.games.tcg.effect_kinds import WOUNDS_PREVENTED

    t = Table(["Aragorn"], ["Goblin Bow"], "maneuver", hands=[["Eregion's Trails"]])
    lasting(t.game, WOUNDS_PREVENTED, t.card("Aragorn"), 1, END_OF_TURN, t.card("Aragorn"))
    t.until(ASK_ARCHERY).pick("Aragorn")
    assert t.wounds("Aragorn") == 0


def test_to_wound_is_to_place_one_wound() -> None:
    """000: wound; 000: vitality - Foes of Mordor, on a minion of three vitality."""
    t = Table(["Aragorn"], ["Big Orc"], "maneuver", support=[["Foes of Mordor"]])
    t.pick("Foes of Mordor")
    assert t.wounds("Big Orc") == 1
    assert t.vitality("Big Orc") == 2
