"""000: archery phase."""

from mathom.games.tcg.abilities import ASSIGNMENT, REGROUP
from mathom.games.tcg.questions import ASK_ACTION, ASK_ARCHERY, ASK_SHADOW_PLAYER
from mathom.table.view import View
from tcg_table import DEAD, DISCARD, Table


def test_both_sides_count_their_archers_and_the_fellowship_is_hit_first() -> None:
    t = Table(["Legolas", "Aragorn"], ["Goblin Bow", "Goblin Bow"], "archery")
    assert (t.asked, t.who) == (ASK_ARCHERY, 0)
    t.pick("Legolas").pick("Legolas")
    assert t.wounds("Legolas") == 2
    assert (t.asked, t.who) == (ASK_ARCHERY, 1)
    t.pick("Goblin Bow")
    assert t.wounds("Goblin Bow") + t.wounds("Goblin Bow", 1) == 1
    assert t.phase == ASSIGNMENT


def test_wounds_are_assigned_one_at_a_time_and_may_kill() -> None:
    """000: killed; 000: dead pile."""
    t = Table(["Weakling"], ["Goblin Bow", "Goblin Bow"], "archery")
    t.pick("Weakling")
    assert t.zone("Weakling") == DEAD
    assert t.wounds("Frodo") == 1  # the second could be assigned to nobody else


def test_leftover_wounds_are_ignored() -> None:
    t = Table(["Legolas", "Bowman of the Wood"], ["Goblin of the Deeps"], "archery", twilight=3)
    assert t.zone("Goblin of the Deeps") == DISCARD + 1
    assert t.phase == REGROUP  # no minions are left


def test_there_is_one_minion_archery_total_for_all_shadow_players() -> None:
    t = Table(["Legolas", "Aragorn"], [["Goblin Bow"], ["Goblin Bow"]], "archery", players=3)
    t.pick("Aragorn").pick("Aragorn")
    assert t.wounds("Aragorn") == 2
    assert (t.asked, t.who) == (ASK_SHADOW_PLAYER, 0)
    t.pick("Player 3")
    assert t.phase == ASSIGNMENT


def test_archery_actions_come_before_the_fire() -> None:
    """000: archery phase - Gondor Bowmen shoot though nobody is an archer."""
    t = Table(
        ["Aragorn"],
        ["Big Orc"],
        "archery",
        support=[["Gondor Bowmen"]],
    )
    assert t.offers("Gondor Bowmen")
    t.pick("Gondor Bowmen")
    assert t.wounds("Aragorn") == 1
    assert t.wounds("Big Orc") == 2
    assert t.phase == ASSIGNMENT


def test_a_total_of_nothing_wounds_nobody() -> None:
    """000: archery phase - with no archers on either side."""
    t = Table(["Aragorn"], ["Big Orc"], "archery")
    assert t.phase == ASSIGNMENT
    assert (t.wounds("Aragorn"), t.wounds("Big Orc")) == (0, 0)


def test_who_may_act_is_asked_for_an_archery_action() -> None:
    t = Table(["1R50"], ["Big Orc"], "archery", hands=[["Double Shot"]]).until(ASK_ACTION)
    assert View(t.game, t.who).question().prompt == "Do you take an archery action?"
