"""000: threats."""

from mathom.games.tcg.questions import ASK_THREAT
from tcg_table import DEAD, Table


def test_threat_wounds_go_to_companions_only() -> None:
    """000: threats."""
    t = Table(
        ["Weakling", "Aragorn"],
        ["Goblin Bow"],
        "archery",
        site=4,
        threats=2,
        support=[["Archer at Home"]],
    )
    t.pick("Weakling")
    assert t.threats() == 0
    assert t.asked == ASK_THREAT
    assert t.labels() == ["Frodo", "Aragorn"]
    t.pick("Aragorn").pick("Aragorn")
    assert t.wounds("Aragorn") == 2


def test_a_killed_ally_brings_the_threats_down_on_companions() -> None:
    """000: threats - three of them, in any way its player likes."""
    t = Table(
        ["Aragorn", "Gimli"],
        ["Goblin Bow"],
        "archery",
        site=4,
        threats=3,
        support=[["Archer at Home"]],
        wounds={"Archer at Home": 1},
    )
    t.pick("Archer at Home")
    assert t.zone("Archer at Home") == DEAD
    assert t.threats() == 0
    for title in ("Aragorn", "Gimli", "Aragorn"):
        assert t.asked == ASK_THREAT
        assert not t.offers("Archer at Home")
        t.pick(title)
    assert (t.wounds("Aragorn"), t.wounds("Gimli")) == (2, 1)


def test_threats_are_never_more_than_companions() -> None:
    """000: threats."""
    from mathom.games.tcg.changes import add_threat, room_for_threats

    t = Table(["Gimli", "Aragorn"], threats=2)
    assert room_for_threats(t.game) == 1
    add_threat(t.game)
    add_threat(t.game)
    assert t.threats() == 3
    assert Table(["Gimli"], threats=3).threats() == 3  # a companion may have left since


def test_the_wounds_of_threats_may_kill_again() -> None:
    """000: threats; 000: killed - with the tokens gone, the second death brings nothing."""
    t = Table(["Weakling", "Weakling", "Aragorn"], ["Goblin Bow"], "archery", site=4, threats=1)
    t.pick("Weakling")
    assert t.threats() == 0
    assert t.asked == ASK_THREAT
    t.pick("Weakling")
    assert t.game.rows[DEAD] != []
    assert len(t.game.rows[DEAD]) == 2
    assert t.asked != ASK_THREAT
