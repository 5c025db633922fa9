"""003: shadow followers."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_AID, ASK_FELLOWSHIP, ASK_MOVE, ASK_RECONCILE
from mathom.games.tcg.rows import HOST, ZONE
from mathom.kernel.frame import NONE
from tcg_table import DISCARD, Table


def test_a_follower_aids_a_minion_and_goes_home_after_the_turn() -> None:
    """003: shadow followers."""
    t = Table(
        ["Aragorn"],
        ["Big Orc"],
        "maneuver",
        twilight=1,
        moves=2,
        support=[[], ["Camp Follower"]],
    )
    assert (t.asked, t.who) == (ASK_AID, 1)
    t.pick("Camp Follower")
    assert t.twilight == 0
    assert t.host("Camp Follower") == t.card("Big Orc")
    assert t.strength("Big Orc") == 12 + 1
    t.until(ASK_FELLOWSHIP)
    assert t.in_play("Camp Follower")
    assert t.host("Camp Follower") == -1


def test_followers_go_back_before_the_minions_leave() -> None:
    """003: shadow followers. After the Free Peoples player has reconciled."""
    t = Table(
        ["Aragorn"],
        ["Uruk of the Hand"],
        "maneuver",
        site=5,
        twilight=3,
        support=[[], ["17R38"]],
        hands=[["Sam"]],
    )
    t.until(ASK_AID).pick("Saruman")
    assert t.twilight == 2
    assert t.host("17R38") == t.card("Uruk of the Hand")
    assert t.strength("Uruk of the Hand") == 11
    t.until_phase(REGROUP).until(ASK_MOVE).pick("Stay")
    assert t.asked == ASK_RECONCILE
    assert t.who == 0
    assert t.host("17R38") == t.card("Uruk of the Hand")
    saruman, uruk = t.card("17R38"), t.card("Uruk of the Hand")
    t.skip()
    assert t.game.rows[HOST][saruman] == NONE
    assert t.game.rows[ZONE][uruk] == DISCARD + 1
    assert t.in_play("17R38")
