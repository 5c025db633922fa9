"""000: moving your fellowship."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from tcg_table import Table


def test_twilight_for_the_site_the_region_and_the_companions() -> None:
    """000: moving your fellowship; 000: region - two, three and four are nine."""
    t = Table(
        ["Aragorn", "Gimli", "Legolas"],
        site=4,
        path="Shadows",
        sites={5: "The Old Bridge Beyond"},
        others_at=5,
    )
    t.skip()
    assert t.phase == SHADOW_PHASE
    assert t.twilight == 2 + 3 + 4


def test_allies_do_not_move_with_the_fellowship() -> None:
    """000: ally."""
    t = Table(["Aragorn"], support=[["Elrond", "Barliman"]])
    t.skip()
    assert t.twilight == 1 + 2
