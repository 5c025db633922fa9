"""000: fierce."""

from mathom.games.tcg.abilities import END_OF_TURN, REGROUP
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import GAINS, LOSES
from mathom.games.tcg.effects import has
from mathom.games.tcg.facts import KEYWORD_FIERCE
from mathom.games.tcg.questions import ASK_ACTION, ASK_DEFENDER
from tcg_table import KEEPER, NONE, Table


def test_fierce_minions_are_fought_a_second_time() -> None:
    """000: fierce."""
    t = Table(["Aragorn", "Gandalf"], ["Rider in Black", "Orc of the Tower"], "assignment")
    t.pick("Aragorn against Rider in Black").pick("Gandalf against Orc of the Tower")
    t.until(ASK_DEFENDER)
    labels = t.labels()
    assert "Aragorn against Rider in Black" in labels
    assert "Gandalf against Rider in Black" in labels  # or a different companion
    assert not any("Orc of the Tower" in label for label in labels)


def test_there_is_no_fierce_assignment_without_fierce_minions() -> None:
    """000: fierce."""
    t = Table(["Aragorn"], ["Orc of the Tower"], "assignment")
    t.pick("Aragorn against Orc of the Tower")
    t.until_phase(REGROUP)
    assert t.phase == REGROUP


def test_in_the_fierce_round_only_fierce_minions_are_assigned_by_texts() -> None:
    """000: fierce."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Aragorn"], [saruman, "Uruk of the Hand", "Rider in Black"], "fierce")
    t.until_offered("Saruman").pick("Saruman")
    while t.asked not in (ASK_ACTION, ASK_DEFENDER):
        t.pick(t.labels()[0])
    assert t.against("Uruk of the Hand") == NONE


def test_one_that_grows_fierce_too_late_is_not_fought_again() -> None:
    """000: fierce - it must be so as the fierce assignment phase begins."""
    t = Table(["Aragorn"], ["Rider in Black", "Small Orc"], "fierce", site=4)
    assert t.offers("Aragorn against Rider in Black")
    assert not t.offers("Aragorn against Small Orc")
    t.game.decision = None
    lasting(t.game, GAINS + KEYWORD_FIERCE, t.card("Small Orc"), 1, END_OF_TURN, NONE)
    t.game.run()
    assert has(t.game, t.card("Small Orc"), KEYWORD_FIERCE)
    assert not t.offers("Aragorn against Small Orc")


def test_emyn_muil_makes_a_minion_fierce() -> None:
    """004: Emyn Muil; 000: fierce."""
    t = Table(["Aragorn"], ["Big Orc"], "maneuver", site=9, sites={9: "Emyn Muil"})
    t.until_offered("Emyn Muil").pick("Emyn Muil")
    assert has(t.game, t.card("Big Orc"), KEYWORD_FIERCE)


def test_a_fierce_skirmish_is_fought_though_its_minion_is_fierce_no_more() -> None:
    """000: fierce - once it is assigned, it is fought."""
    t = Table(
        ["Aragorn"],
        ["Rider in Black"],
        "fierce",
        site=4,
        hands=[[KEEPER]],
        wounds={"Frodo": 1},
    )
    t.pick("Aragorn against Rider in Black")
    t.game.decision = None
    lasting(t.game, LOSES + KEYWORD_FIERCE, t.card("Rider in Black"), 1, END_OF_TURN, NONE)
    t.game.run()
    assert not has(t.game, t.card("Rider in Black"), KEYWORD_FIERCE)
    t.until_phase(REGROUP)
    assert t.wounds("Aragorn") == 1
