"""000: home site."""

from mathom.games.tcg import facts
from tcg_setups import printed
from tcg_table import Table


def test_an_archer_ally_counts_only_at_home() -> None:
    """000: ally; 000: home site."""
    away = Table([], ["Uruk of the Hand"], "archery", site=3, support=[["Archer at Home"]])
    assert away.wounds("Uruk of the Hand") == 0
    home = Table([], ["Uruk of the Hand"], "archery", site=4, support=[["Archer at Home"]])
    assert home.wounds("Uruk of the Hand") == 1


def test_allies_have_homes_by_block() -> None:
    """000: home site; 000: block symbol; 000: ally."""
    assert printed("Archer at Home").homes == ((4, facts.FELLOWSHIP_BLOCK),)
    assert printed("Man of the Tower").homes == ((4, facts.TOWER_BLOCK),)
