"""003: movement summary."""

from tcg_table import Table


def test_twilight_is_added_for_the_site_and_the_companions() -> None:
    """000: twilight pool; 000: format - without the region in the older blocks."""
    t = Table(["Aragorn", "Gimli", "Legolas"], site=4)
    t.skip()
    assert t.site() == 5
    assert t.twilight == 4 + 4
