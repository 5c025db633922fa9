"""000: region."""

from mathom.games.tcg import kinds
from tcg_table import Table


def test_the_later_path_adds_for_the_region() -> None:
    """000: region - four companions to site 5 of Shadow number 2: 2 and 3 and 4."""
    t = Table(["Aragorn", "Gimli", "Legolas"], path="Shadows", site=4)
    t.skip()
    assert t.asked == kinds.ASK_SITE
    assert t.who == 1
    t.pick("The Deep Hall Beyond")  # Shadow number 2
    assert t.twilight == 2 + 3 + 4
