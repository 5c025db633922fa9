"""000: skirmish phase(s)."""

from typing import Any

import pytest

from mathom.games.tcg.abilities import REGROUP
from tcg_table import DEAD, DISCARD, Table


def fight(companion: str, *minions: str, **more: Any) -> Table:
    """One skirmish, fought to its end."""
    return Table(
        [companion] if companion != "Frodo" else [],
        list(minions),
        "skirmish",
        assigned=dict.fromkeys(minions, companion),
        **more,
    )


def test_the_stronger_side_wins_and_each_loser_takes_a_wound() -> None:
    """000: wound; 000: strength. As Aragorn against two Orcs of strength 3 each."""
    t = fight("Aragorn", "Orc of the Tower")
    assert t.wounds("Aragorn") == 1  # a tie is the Shadow's
    t = fight("Boromir", "Big Orc")
    assert t.wounds("Boromir") == 1
    assert t.wounds("Big Orc") == 0


def test_the_minions_strengths_are_added() -> None:
    t = fight("Aragorn", "Prey", "Far Orc")  # 8 against 11
    assert t.wounds("Aragorn") == 1


def test_a_damage_bonus_adds_wounds() -> None:
    """000: damage bonus; 000: damage +X."""
    t = fight("Gimli", "Prey", "Sharp Orc")  # 6 against 12, which would overwhelm
    assert t.zone("Gimli") == DEAD
    t = fight("Boromir", "Uruk of the Hand")
    assert t.wounds("Boromir") == 2
    t = fight("Gimli", "Far Orc")
    assert t.zone("Far Orc") == DISCARD + 1  # 6 against 5: two wounds


def test_double_strength_overwhelms() -> None:
    """000: overwhelmed; 000: killed."""
    t = fight("Hero", "Uruk of the Hand")
    assert t.zone("Uruk of the Hand") == DISCARD + 1
    t = fight("Weakling", "Small Orc")
    assert t.zone("Weakling") == DEAD


def test_the_ring_bearer_overwhelmed_loses_the_game() -> None:
    """000: overwhelmed; 000: losing the game; 000: Frodo."""
    t = fight("Frodo", "Great Troll")
    assert t.over
    assert t.winner == 1


def test_a_losing_ring_bearer_only_takes_wounds() -> None:
    t = fight("Frodo", "Prey")
    assert not t.over
    assert t.wounds("Frodo") == 1


@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 8), (2, 10)])
def test_enduring_adds_two_strength_for_each_wound(wounds: int, strength: int) -> None:
    """000: enduring."""
    t = Table(["Veteran"], wounds={"Veteran": wounds})
    assert t.strength("Veteran") == strength


def test_the_free_peoples_player_says_whose_skirmish_is_next() -> None:
    t = Table(
        ["Aragorn", "Boromir"],
        ["Small Orc", "Far Orc"],
        "skirmish",
        assigned={"Small Orc": "Aragorn", "Far Orc": "Boromir"},
    )
    assert t.labels() == ["Aragorn", "Boromir"]
    t.pick("Boromir")
    assert t.phase == REGROUP  # the other is fought without a choice
    assert not t.in_play("Small Orc")
    assert t.wounds("Far Orc") == 1


def test_hunter_adds_strength_against_one_who_is_none() -> None:
    """003: hunter."""
    t = fight("Hunter", "Uruk of the Hand")  # 6 + 2 against 9
    assert t.wounds("Hunter") == 2
    t = fight("Hunter", "Orc of the Tower")  # 8 against 8: the Shadow's
    assert t.wounds("Hunter") == 1
    t = fight("Hunter", "Far Orc")
    assert t.wounds("Far Orc") == 1
    t = fight("Hunter", "Prey")  # both are hunters: 6 against 6
    assert t.wounds("Hunter") == 1
