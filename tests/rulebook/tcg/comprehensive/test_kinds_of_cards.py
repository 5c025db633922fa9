"""000: kinds of cards."""

from mathom.games.tcg import facts
from mathom.games.tcg.facts import CULTURE_NAMES
from tcg_setups import printed
from tcg_table import Table


def test_sites_and_the_ring_are_of_neither_side_and_of_no_culture() -> None:
    """000: kinds of cards; 000: culture."""
    for title in ("The One Ring, Isildur's Bane", "Ettenmoors"):
        assert (printed(title).side, printed(title).culture) == (facts.NEITHER, 0)
    assert printed("Aragorn").side == facts.FREE_PEOPLES
    assert CULTURE_NAMES[printed("Big Orc").culture] == "Sauron"


def test_each_kind_has_its_turn() -> None:
    """000: kinds of cards - of one hand, in one's own turn and in another's."""
    hand = ["Legolas", "Small Orc"]
    mine = Table(hands=[hand], twilight=9)
    assert mine.labels() == ["Move on", "Legolas"]
    theirs = Table(phase="shadow", hands=[[], hand], twilight=9)
    assert theirs.labels() == ["Done", "Small Orc"]
