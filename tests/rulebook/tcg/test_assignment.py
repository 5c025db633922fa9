"""000: assignment phase."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import END_OF_TURN, REGROUP, SKIRMISH
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effects import has
from mathom.games.tcg.facts import AMBUSH, FIERCE, GAINS
from tcg_table import NONE, Table


def test_one_defender_to_a_minion() -> None:
    t = Table(["Aragorn"], ["Uruk of the Hand"], "assignment")
    assert t.labels() == [
        "Done",
        "Frodo against Uruk of the Hand",
        "Aragorn against Uruk of the Hand",
    ]
    t.pick("Aragorn against Uruk of the Hand")
    assert t.phase == SKIRMISH or t.phase == REGROUP
    assert t.wounds("Frodo") == 0


def test_leftover_minions_may_attack_anyone() -> None:
    t = Table(["Aragorn"], ["Uruk of the Hand"] * 3, "assignment")
    t.pick("Aragorn against Uruk of the Hand (1)").pick("Frodo against Uruk of the Hand (1)")
    assert (t.asked, t.who) == (kinds.ASK_ATTACK, 1)
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
    assert t.asked == kinds.ASK_ATTACK
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


def test_defender_plus_one_takes_one_more_minion() -> None:
    """000: defender +X."""
    t = Table(["Defender", "Aragorn"], ["Small Orc", "Uruk of the Hand", "Big Orc"], "assignment")
    t.pick("Defender against Small Orc").pick("Defender against Uruk of the Hand")
    assert not t.offers("Defender against Big Orc")
    assert t.offers("Aragorn against Big Orc")


def test_an_unhasty_character_is_not_assigned_by_its_player_but_may_be_attacked() -> None:
    """000: unhasty."""
    t = Table(["Tree-herd"], ["Big Orc"], "assignment")
    assert not t.offers("Tree-herd against Big Orc")
    t.skip()
    assert t.offers("Big Orc against Tree-herd")


def test_an_ally_defends_only_at_home() -> None:
    """000: ally; 000: block symbol."""
    support = [["Archer at Home", "Man of the Tower"]]
    away = Table([], ["Big Orc"], "assignment", site=3, support=support)
    assert away.labels() == ["Done", "Frodo against Big Orc"]
    home = Table([], ["Big Orc"], "assignment", site=4, support=support)
    assert home.offers("Archer at Home against Big Orc")
    assert not home.offers("Man of the Tower against Big Orc")  # at home in another block
    home.skip()
    assert home.offers("Big Orc against Archer at Home")


def test_ambush_adds_twilight_when_the_free_peoples_player_assigns() -> None:
    """000: ambush."""
    t = Table(["Aragorn"], ["Man of the South"], "assignment", twilight=1)
    t.pick("Aragorn against Man of the South")
    assert (t.asked, t.who) == (kinds.ASK_AMBUSH, 1)
    t.pick("Yes")
    assert t.twilight == 3


def test_ambush_is_optional_and_silent_when_its_own_player_assigns() -> None:
    """000: ambush."""
    t = Table(["Aragorn"], ["Man of the South"], "assignment", twilight=1)
    t.skip()
    t.pick("Man of the South against Aragorn")
    assert t.twilight == 1
    declined = Table(["Aragorn"], ["Man of the South"], "assignment", twilight=1)
    declined.pick("Aragorn against Man of the South").pick("No")
    assert declined.twilight == 1


def test_fierce_minions_are_fought_a_second_time() -> None:
    """000: fierce."""
    t = Table(["Aragorn", "Gandalf"], ["Rider in Black", "Orc of the Tower"], "assignment")
    t.pick("Aragorn against Rider in Black").pick("Gandalf against Orc of the Tower")
    t.until(kinds.ASK_DEFENDER)
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


def test_skirmishes_against_lurkers_come_last() -> None:
    """000: lurker; 000: skirmish phase(s)."""
    t = Table(
        ["Aragorn", "Boromir", "Gimli"],
        ["Watcher in Hiding", "Orc of the Tower", "Big Orc"],
        "skirmish",
        assigned={
            "Watcher in Hiding": "Aragorn",
            "Orc of the Tower": "Boromir",
            "Big Orc": "Gimli",
        },
    )
    assert t.asked == kinds.ASK_SKIRMISH
    assert t.labels() == ["Boromir", "Gimli"]


def test_an_assignment_action_needs_two_who_are_unassigned() -> None:
    """000: assignment phase - Saruman assigns a minion of Isengard."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Aragorn"], [saruman, "Uruk of the Hand"], "assignment")
    t.until_offered("Saruman").pick("Saruman")
    while t.asked not in (kinds.ASK_ACTION, kinds.ASK_DEFENDER, kinds.ASK_ATTACK):
        t.pick(t.labels()[0])
    assert t.against("Uruk of the Hand") == t.card("Aragorn")


def test_in_the_fierce_round_only_fierce_minions_are_assigned_by_texts() -> None:
    """000: fierce."""
    saruman = "Saruman, Servant of the Eye"
    t = Table(["Aragorn"], [saruman, "Uruk of the Hand", "Rider in Black"], "fierce")
    t.until_offered("Saruman").pick("Saruman")
    while t.asked not in (kinds.ASK_ACTION, kinds.ASK_DEFENDER):
        t.pick(t.labels()[0])
    assert t.against("Uruk of the Hand") == NONE


def test_one_companion_is_kept_from_one_minion_and_from_no_other() -> None:
    """000: assignment phase - Uruk Guard."""
    t = Table(["Aragorn"], ["Uruk Guard", "Small Orc"], "assignment", site=5)
    t.until_offered("Uruk Guard").pick("Uruk Guard").pick("Aragorn")
    t.until(kinds.ASK_DEFENDER)
    assert not t.offers("Aragorn against Uruk Guard")
    assert t.offers("Aragorn against Small Orc")
    assert t.offers("Frodo against Uruk Guard")


def test_one_that_grows_fierce_too_late_is_not_fought_again() -> None:
    """000: fierce - it must be so as the fierce assignment phase begins."""
    t = Table(["Aragorn"], ["Rider in Black", "Small Orc"], "fierce", site=4)
    assert t.offers("Aragorn against Rider in Black")
    assert not t.offers("Aragorn against Small Orc")
    t.game.decision = None
    lasting(t.game, GAINS + FIERCE, t.card("Small Orc"), 1, END_OF_TURN, NONE)
    t.game.run()
    assert has(t.game, t.card("Small Orc"), FIERCE)
    assert not t.offers("Aragorn against Small Orc")


def test_each_gained_ambush_is_one_more_choice() -> None:
    """000: ambush - of two sources that give it, and its own."""
    t = Table(
        ["Hero"],
        ["Man of the South"],
        "assignment",
        bearing={"Bow of the South": "Man of the South"},
    )
    t.game.decision = None
    lasting(t.game, GAINS + AMBUSH, t.card("Man of the South"), 4, END_OF_TURN, NONE)
    t.game.run()
    t.pick("Hero against Man of the South")
    for _ in range(3):
        assert t.asked == kinds.ASK_AMBUSH
        t.pick("Yes")
    assert t.twilight == 2 + 1 + 4
