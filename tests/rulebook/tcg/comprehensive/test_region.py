"""000: region."""

import pytest

from mathom.games.tcg.questions import ASK_SITE
from tcg_table import Table


def test_the_later_path_adds_for_the_region() -> None:
    """000: region - four companions to site 5 of Shadow number 2: 2 and 3 and 4."""
    t = Table(["Aragorn", "Gimli", "Legolas"], path="Shadows", site=4)
    t.skip()
    assert t.asked == ASK_SITE
    assert t.who == 1
    t.pick("The Deep Hall Beyond")  # Shadow number 2
    assert t.twilight == 2 + 3 + 4


@pytest.mark.parametrize(("site", "region"), [(1, 0), (2, 0), (3, 3), (5, 3), (6, 6), (7, 6)])
def test_what_each_region_adds(site: int, region: int) -> None:
    """000: region; 000: moving your fellowship - by the site that is moved to."""
    t = Table(path="Shadows", site=site, others_at=site + 1)
    shadow = (1, 2, 3)[site % 3]  # of the plain sites, in their order
    t.pick("Move on")
    assert t.twilight == shadow + region + 1
