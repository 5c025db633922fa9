"""000: initiative."""

import pytest

from mathom.games.tcg.initiative import has_initiative
from mathom.games.tcg.questions import ASK_ATTACK, ASK_DEFENDER
from tcg_table import Table

HAND = ["Gimli", "Legolas", "Boromir", "Gandalf"]


@pytest.mark.parametrize(("cards", "strength"), [(4, 10), (3, 13)])
def test_a_shadow_card_has_it_when_the_free_peoples_player_has_not(
    cards: int, strength: int
) -> None:
    """000: initiative - Besieging Pike; the hands of Shadow players do not matter."""
    t = Table(
        [],
        ["Orc of the Tower"],
        "shadow",
        players=3,
        bearing={"Besieging Pike": "Orc of the Tower"},
        hands=[HAND[:cards], ["Goblin Bow"] * 8, []],
    )
    assert t.strength("Orc of the Tower") == strength


def madril(cards: list[str]) -> Table:
    return Table(
        ["Madril"],
        ["Far Orc"],
        "skirmish",
        assigned={"Far Orc": "Madril"},
        hands=[[*cards, "Hobbit Intuition"]],
    )


def test_it_is_looked_at_before_costs_are_paid() -> None:
    """000: cost; 000: initiative - Madril has four cards, and two when he wounds."""
    t = madril(HAND[:3])
    t.pick("Madril")
    t.pick("Gimli", "Legolas")
    assert t.hand() == 2
    assert t.wounds("Far Orc") == 1
    assert not t.offers("Madril")
    assert t.why_not("Madril") == ["000: requirement"]


def test_without_it_madril_cannot_use_his_text() -> None:
    """000: requirement; 000: initiative."""
    t = madril(HAND[:2])
    assert not t.offers("Madril")


def test_a_desert_scout_wounds_whom_the_free_peoples_player_assigns() -> None:
    """000: initiative; 000: assignment phase - and only when the Shadow has initiative."""
    for cards, wounds in ((3, 1), (4, 0)):
        t = Table(["Hero"], ["Desert Scout"], "assignment", site=4, hands=[["Gimli"] * cards])
        t.until(ASK_DEFENDER).pick("Hero against Desert Scout")
        if wounds:
            t.until_offered("Desert Scout").pick("Desert Scout")
        assert t.wounds("Hero") == wounds
    t = Table(["Hero"], ["Desert Scout"], "assignment", site=4)
    t.until(ASK_ATTACK).pick("Desert Scout against Hero")
    assert not t.offers("Desert Scout")
    assert t.wounds("Hero") == 0


def test_all_shadow_players_have_it_or_none() -> None:
    """000: initiative - of three players, by the hand of the one."""
    for cards, shadow in ((3, True), (4, False)):
        t = Table(players=3, phase="shadow", hands=[HAND[:cards], ["Goblin Bow"], []], twilight=9)
        assert [has_initiative(t.game, seat) for seat in range(3)] == [not shadow, shadow, shadow]
