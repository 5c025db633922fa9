"""000: overwhelmed."""

from mathom.games.tcg.abilities import REGROUP
from tcg_setups import fought
from tcg_table import DEAD, DISCARD, Table


def test_double_strength_overwhelms() -> None:
    """000: overwhelmed; 000: killed."""
    t = fought("Hero", "Uruk of the Hand")
    assert t.zone("Uruk of the Hand") == DISCARD + 1
    t = fought("Weakling", "Small Orc")
    assert t.zone("Weakling") == DEAD


def test_the_ring_bearer_overwhelmed_loses_the_game() -> None:
    """000: overwhelmed; 000: losing the game; 000: Frodo."""
    t = fought("Frodo", "Great Troll")
    assert t.over
    assert t.winner == 1


def test_with_no_strength_on_either_side_the_shadow_wins_and_overwhelms_nobody() -> None:
    """000: overwhelmed."""
    t = Table(
        ["Brave Man"],
        ["Orc of Nothing"],
        "skirmish",
        assigned={"Orc of Nothing": "Brave Man"},
        bearing={"Crushing Load": "Brave Man"},
    )
    t.until_phase(REGROUP)
    assert t.strength("Brave Man") == 0
    assert t.wounds("Brave Man") == 1
