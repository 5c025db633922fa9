"""000: kinds of cards."""

from mathom.games.tcg import facts
from mathom.games.tcg.facts import CULTURE_NAMES
from tcg_setups import printed


def test_sites_and_the_ring_are_of_neither_side_and_of_no_culture() -> None:
    """000: kinds of cards; 000: culture."""
    for title in ("The One Ring, Isildur's Bane", "Ettenmoors"):
        assert (printed(title).side, printed(title).culture) == (facts.NEITHER, 0)
    assert printed("Aragorn").side == facts.FREE_PEOPLES
    assert CULTURE_NAMES[printed("Big Orc").culture] == "Sauron"
