"""000: strength."""

from tcg_setups import fought
from tcg_table import DEAD, Table


def test_no_strength_kills_nobody() -> None:
    """000: strength; 000: killed - six less ten is none, and Gimli lives."""
    t = Table(["Gimli", "Aragorn"], bearing={"Crushing Load": "Gimli"})
    assert t.strength("Gimli") == 0
    assert t.in_play("Gimli")
    assert t.vitality("Gimli") == 3


def test_one_without_strength_is_overwhelmed_by_any() -> None:
    """000: strength; 000: overwhelmed."""
    t = fought("Gimli", "Small Orc", bearing={"Crushing Load": "Gimli"})
    assert t.zone("Gimli") == DEAD


def test_strength_decides_a_skirmish_and_a_tie_is_the_shadows() -> None:
    """000: strength; 000: skirmish phase(s) - six against five, and against six."""
    t = fought("Legolas", "Far Orc")
    assert (t.wounds("Legolas"), t.wounds("Far Orc")) == (0, 1)
    t = fought("Legolas", "Prey")
    assert (t.wounds("Legolas"), t.wounds("Prey")) == (1, 0)
