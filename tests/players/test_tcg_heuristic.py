"""The plain judgements of The Trading Card Game's heuristic player, at small tables."""

import pytest

from card_table import choice
from mathom.games.tcg.questions import (
    ASK_ARCHERY,
    ASK_ATTACK,
    ASK_DEFENDER,
    ASK_MOVE,
    ASK_RECONCILE,
    ASK_RESPONSE,
    ASK_SANCTUARY,
    ASK_SHADOW,
)
from mathom.lab.simulate import simulate
from tcg_table import RULES, Table


def played_by_habit(table: Table, until: int) -> Table:
    """Let the heuristic play for everyone until something is asked."""
    for _ in range(100):
        if table.game.decision is None or table.asked == until:
            return table
        table.pick(*choice(table))
    raise AssertionError("never asked")


def test_a_strong_company_moves_on_to_the_last_site() -> None:
    t = Table(["Aragorn", "Boromir", "Gimli", "Legolas", "Gandalf"], phase="regroup", site=8)
    assert choice(t.until(ASK_MOVE)) == ["Move"]


def test_a_strong_company_moves_again() -> None:
    t = Table(["Aragorn", "Boromir", "Gimli", "Legolas"], phase="regroup", site=2, moves=1)
    assert choice(t.until(ASK_MOVE)) == ["Move"]


def test_a_weary_company_stays() -> None:
    t = Table(
        ["Guard of the Hall"],
        ["Uruk of the Hand", "Great Troll"],
        phase="regroup",
        site=4,
        moves=1,
        wounds={"Frodo": 3, "Guard of the Hall": 1},
    )
    assert choice(t.until(ASK_MOVE)) == ["Stay"]


def test_companions_are_played_and_the_road_is_taken() -> None:
    t = Table(hands=[["Boromir", "Legolas"]])
    assert choice(t) in (["Boromir"], ["Legolas"])
    played_by_habit(t, ASK_SHADOW)
    assert t.in_play("Boromir")
    assert t.in_play("Legolas")


def test_the_shadow_plays_what_the_pool_affords() -> None:
    t = Table(
        ["Aragorn"],
        phase="shadow",
        site=5,
        twilight=6,
        hands=[[], ["Uruk of the Hand", "Goblin of the Deeps"]],
    )
    played_by_habit(t, ASK_DEFENDER)
    assert t.in_play("Uruk of the Hand")
    assert t.in_play("Goblin of the Deeps")


def test_the_strong_defend_and_the_ring_bearer_does_not() -> None:
    t = Table(["Aragorn", "Guard of the Hall"], ["Orc of the Tower"], phase="assignment")
    t.until(ASK_DEFENDER)
    assert choice(t) == ["Guard of the Hall against Orc of the Tower"] or choice(t) == [
        "Aragorn against Orc of the Tower"
    ]
    alone = Table(["Aragorn"], ["Goblin of the Deeps"], phase="assignment")
    assert choice(alone.until(ASK_DEFENDER)) == ["Aragorn against Goblin of the Deeps"]


def test_the_shadow_falls_upon_the_ring_bearer_where_it_kills() -> None:
    t = Table(["Aragorn"], ["Great Troll"], phase="assignment").until(ASK_DEFENDER)
    t.skip().until(ASK_ATTACK)
    assert choice(t) == ["Great Troll against Frodo"]


def test_arrows_go_where_they_hurt_least() -> None:
    t = Table(
        ["Aragorn", "Gimli"], ["Goblin Bow"], phase="archery", wounds={"Gimli": 2, "Frodo": 3}
    )
    assert choice(t.until(ASK_ARCHERY)) == ["Aragorn"]


def test_help_is_given_where_it_changes_the_end_and_kept_otherwise() -> None:
    even = Table(
        ["Aragorn, King in Exile"],
        ["Uruk of the Hand"],
        phase="skirmish",
        hands=[["Swordarm of the White Tower"]],
        assigned={"Uruk of the Hand": "Aragorn, King in Exile"},
    )
    even.until_offered("Swordarm of the White Tower")
    assert choice(even) == ["Swordarm of the White Tower"]
    decided = Table(
        ["Aragorn, King in Exile"],
        ["Goblin of the Deeps"],
        phase="skirmish",
        hands=[["Swordarm of the White Tower"]],
        assigned={"Goblin of the Deeps": "Aragorn, King in Exile"},
    )
    decided.until_offered("Swordarm of the White Tower")
    assert choice(decided) == ["Pass"]


def ring_at_stake(wounds: int, burdens: int = 0) -> Table:
    """Frodo has lost his skirmish, and may put on the Ring."""
    t = Table(
        [],
        ["Goblin of the Deeps"],
        phase="skirmish",
        ring="The One Ring, The Ruling Ring",
        ring_bearer="1C290",
        assigned={"Goblin of the Deeps": "Frodo, Son of Drogo"},
        wounds={"Frodo, Son of Drogo": wounds},
        burdens=burdens,
    )
    return t.until(ASK_RESPONSE)


def test_the_ring_is_put_on_to_live_and_not_idly() -> None:
    assert choice(ring_at_stake(wounds=3)) == ["The One Ring"]
    assert choice(ring_at_stake(wounds=0)) == ["Pass"]
    assert choice(ring_at_stake(wounds=3, burdens=9)) == ["Pass"]


def test_the_wounded_are_healed_where_it_matters() -> None:
    t = Table(
        ["Aragorn", "Gimli"], phase="start", site=3, wounds={"Aragorn": 1, "Gimli": 2, "Frodo": 1}
    )
    assert choice(t.until(ASK_SANCTUARY)) == ["Gimli"]


def test_what_can_never_be_played_is_exchanged() -> None:
    t = Table(["Legolas"], phase="regroup", dead=["Aragorn"], hands=[["Aragorn", "Boromir"]])
    t.until(ASK_MOVE).skip()
    assert choice(t.until(ASK_RECONCILE)) == ["Aragorn"]


@pytest.mark.parametrize("mode", RULES.modes())
def test_every_answer_is_legal_in_every_mode(mode: str) -> None:
    assert simulate(RULES, RULES.modes()[mode], 1, "legal", ["heuristic"]).games == 1


def test_it_beats_random_play() -> None:
    tally = simulate(RULES, {}, 6, "r", ["heuristic", "random"])
    assert tally.points[0] >= 4
    tally = simulate(RULES, {}, 6, "r", ["random", "heuristic"])
    assert tally.points[1] >= 4
