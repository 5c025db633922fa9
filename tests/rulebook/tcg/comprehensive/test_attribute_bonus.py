"""000: attribute bonus."""

from tcg_setups import gone
from tcg_table import Table


def test_what_is_borne_adds_to_strength_and_vitality() -> None:
    """000: attribute bonus; 000: modifier."""
    t = Table(["Gimli"], hands=[["Dwarven Axe", "Heart of Oak"]])
    t.pick("Dwarven Axe").pick("Heart of Oak")
    assert (t.strength("Gimli"), t.vitality("Gimli")) == (6 + 2, 3 + 1)
    gone(t, "Dwarven Axe")
    assert (t.strength("Gimli"), t.vitality("Gimli")) == (6, 3 + 1)


def test_a_bonus_to_resistance_outweighs_burdens() -> None:
    """000: attribute bonus; 000: resistance - the Phial, on the Ring-bearer."""
    phial = "Phial of Galadriel"
    t = Table(["Legolas"], burdens=9, hands=[[phial]])
    assert t.resistance("Frodo") == 1
    t.pick(phial)
    assert t.resistance("Frodo") == 3
    assert t.resistance("Legolas") == 0  # his own is what it was: six less nine is none


def test_a_bonus_is_lost_with_the_card_that_gave_it() -> None:
    """000: attribute bonus; 000: corrupted - without the Phial ten burdens are too many."""
    phial = "Phial of Galadriel"
    t = Table(["Legolas"], burdens=10, bearing={phial: "Frodo"})
    assert t.resistance("Frodo") == 2
    gone(t, phial)
    assert (t.over, t.winner) == (True, 1)
