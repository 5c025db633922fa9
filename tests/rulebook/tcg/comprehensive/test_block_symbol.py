"""000: block symbol."""

import pytest

from mathom.games.tcg.effects import twilight_cost
from tcg_table import Table


def test_sites_named_by_number_are_those_of_the_fellowship_block() -> None:
    """000: block symbol - Hobbit Stealth cancels nothing on a later path."""
    for path, cancelled in (("Fellowship", True), ("Shadows", False)):
        t = Table(
            ["Merry"],
            ["Prey"],
            "skirmish",
            site=2,
            path=path,
            assigned={"Prey": "Merry"},
            hands=[["Hobbit Stealth", "Hobbit Intuition"]],
        )
        t.pick("Hobbit Stealth")
        if cancelled:
            assert t.wounds("Merry") == 0
        else:
            t.pick("Merry")
            assert t.strength("Merry") == 3 + 2


@pytest.mark.parametrize("path", ["Fellowship", "Shadows"])
def test_any_site_of_a_number_is_that_of_any_path(path: str) -> None:
    """000: block symbol - Barren Land, at site 8 of any path."""
    t = Table(["Aragorn"], site=7, others_at=8, path=path, support=[[], ["Barren Land"]])
    t.skip()
    assert t.site() == 8
    assert (t.wounds("Frodo"), t.wounds("Aragorn")) == (1, 0)


def test_site_x_or_higher_is_of_the_fellowship_block() -> None:
    """000: block symbol - What Is This New Devilry?, at site 5 of two paths."""
    devilry = "What Is This New Devilry?"
    for path, site, cost in (("Fellowship", 5, 4), ("Fellowship", 4, 2), ("Shadows", 5, 2)):
        t = Table(site=site, path=path, support=[[], [devilry]], hands=[["Legolas"]])
        assert twilight_cost(t.game, t.card("Legolas")) == cost
