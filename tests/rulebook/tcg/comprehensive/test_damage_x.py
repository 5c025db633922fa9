"""000: damage +X."""

from mathom.games.tcg.effects import damage_bonus
from tcg_setups import fought
from tcg_table import DEAD, DISCARD, Table


def test_a_damage_bonus_adds_wounds() -> None:
    """000: damage bonus; 000: damage +X."""
    t = fought("Gimli", "Prey", "Sharp Orc")  # 6 against 12, which would overwhelm
    assert t.zone("Gimli") == DEAD
    t = fought("Boromir", "Uruk of the Hand")
    assert t.wounds("Boromir") == 2
    t = fought("Gimli", "Far Orc")
    assert t.zone("Far Orc") == DISCARD + 1  # 6 against 5: two wounds


def test_a_bonus_gained_is_added_to_the_printed_one() -> None:
    """000: damage +X - two losers of one who has it twice: three wounds each."""
    stair = {5: "Moria Stairway"}
    t = fought("Gimli", "Orc of the Tower", site=5, sites=stair, bearing={"Dwarven Axe": "Gimli"})
    assert damage_bonus(t.game, t.card("Gimli")) == 2
    t = Table(["Legolas"], site=5, sites=stair, bearing={"Elven Bow": "Legolas"})
    assert damage_bonus(t.game, t.card("Legolas")) == 0  # no hand weapon
