"""000: assignment phase."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_ACTION, ASK_ATTACK, ASK_DEFENDER
from tcg_table import NONE, Table


def test_one_defender_to_a_minion() -> None:
    t = Table(["Aragorn"], ["Uruk of the Hand"], "assignment")
    assert t.labels() == [
        "Done",
        "Frodo against Uruk of the Hand",
        "Aragorn against Uruk of the Hand",
    ]
    t.pick("Aragorn against Uruk of the Hand")
    assert t.phase == REGROUP  # the one skirmish is fought already
    assert t.wounds("Frodo") == 0


def test_leftover_minions_may_attack_anyone() -> None:
    t = Table(["Aragorn"], ["Uruk of the Hand"] * 3, "assignment")
    t.pick("Aragorn against Uruk of the Hand (1)").pick("Frodo against Uruk of the Hand (1)")
    assert (t.asked, t.who) == (ASK_ATTACK, 1)
    assert t.labels() == [
        "Done",
        "Uruk of the Hand against Frodo",
        "Uruk of the Hand against Aragorn",
    ]
    t.pick("Uruk of the Hand against Frodo")
    against = [t.against("Uruk of the Hand", nth) for nth in range(3)]
    assert sorted(against) == sorted([t.card("Aragorn"), t.card("Frodo"), t.card("Frodo")])


def test_a_shadow_player_need_not_attack() -> None:
    t = Table(["Aragorn"], ["Uruk of the Hand"], "assignment")
    t.skip()
    assert t.asked == ASK_ATTACK
    t.skip()
    assert t.phase == REGROUP
    assert t.against("Uruk of the Hand") == NONE


def test_shadow_players_assign_their_own_from_the_right() -> None:
    """000: action procedure."""
    minions = [["Uruk of the Hand"], ["Big Orc"]]
    t = Table(["Aragorn"], minions, "assignment", players=3)
    t.skip()
    assert t.who == 2  # the player to the right
    assert all("Big Orc" in label or label == "Done" for label in t.labels())
    t.pick("Big Orc against Frodo")
    assert t.who == 1
    assert all("Uruk" in label or label == "Done" for label in t.labels())


def test_an_assignment_action_needs_two_who_are_unassigned() -> None:
    """000: assignment phase - Saruman assigns a minion of Isengard."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Aragorn"], [saruman, "Uruk of the Hand"], "assignment")
    t.until_offered("Saruman").pick("Saruman")
    while t.asked not in (ASK_ACTION, ASK_DEFENDER, ASK_ATTACK):
        t.pick(t.labels()[0])
    assert t.against("Uruk of the Hand") == t.card("Aragorn")


def test_one_companion_is_kept_from_one_minion_and_from_no_other() -> None:
    """000: assignment phase - Uruk Guard."""
    t = Table(["Aragorn"], ["Uruk Guard", "Small Orc"], "assignment", site=5)
    t.until_offered("Uruk Guard").pick("Uruk Guard").pick("Aragorn")
    t.until(ASK_DEFENDER)
    assert not t.offers("Aragorn against Uruk Guard")
    assert t.offers("Aragorn against Small Orc")
    assert t.offers("Frodo against Uruk Guard")


def test_those_who_cannot_fight_are_assigned_by_nobody() -> None:
    """000: assignment phase - Depart Silently: neither by their own player nor by the Shadow."""
    t = Table(
        ["Gandalf", "Merry"],
        ["Big Orc"],
        "maneuver",
        site=3,
        hands=[["Depart Silently"]],
    )
    t.pick("Depart Silently").until(ASK_DEFENDER)
    assert t.labels() == ["Done", "Gandalf against Big Orc"]
    t.skip()
    assert t.labels() == ["Done", "Big Orc against Gandalf"]


def test_leftover_minions_may_attack_one_who_is_assigned_already() -> None:
    """000: assignment phase - and nobody need share them out."""
    t = Table(["Aragorn"], ["Small Orc", "Big Orc"], "assignment")
    t.pick("Aragorn against Small Orc").pick("Done").pick("Big Orc against Aragorn")
    assert t.wounds("Aragorn") == 1  # 8 against 2 and 12
    assert t.wounds("Frodo") == 0
