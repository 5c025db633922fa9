"""000: Uruk-hai."""

from mathom.games.tcg.facts import RACE_NAMES
from tcg_setups import printed
from tcg_table import Table


def test_uruk_hai_are_not_orcs() -> None:
    """000: Uruk-hai; 000: race."""
    assert RACE_NAMES[printed("Uruk of the Hand").race] == "Uruk-hai"
    assert RACE_NAMES[printed("Big Orc").race] == "Orc"


def test_an_uruk_hai_is_no_orc() -> None:
    """000: Uruk-hai - one who is stronger against Orcs is not so against Uruk-hai."""
    farin = "Farin"
    for foe, strength in (("Goblin of the Deeps", 7), ("Uruk of the Hand", 5)):
        t = Table([farin], [foe], "skirmish", assigned={foe: farin}, hands=[["Axe Strike"]])
        assert t.offers("Axe Strike")
        assert t.strength(farin) == strength
