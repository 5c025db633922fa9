"""000: adventure deck."""

from mathom.games.tcg import plain
from tcg_decks import OPEN, wrong


def test_numbered_sites_must_be_one_of_each_number() -> None:
    """000: adventure deck."""
    sites = plain.SITES["Fellowship"]
    assert wrong(sites=sites[:8])[0] == "An adventure deck has 9 sites, not 8."
    twice = [*sites[:8], sites[0]]
    assert wrong(sites=twice) == [
        "The sites of an adventure deck are all different.",
        "There must be one site of each number from 1 to 9.",
    ]
    assert "block" in wrong(sites=plain.SITES["Shadows"])[0]


def test_of_the_later_sites_three_may_have_the_same_shadow_number() -> None:
    """000: adventure deck."""
    assert wrong(format=OPEN) == []
    fields = ["20C120", *plain.SITES["Shadows"][:8]]
    assert wrong(sites=fields, format=OPEN) == ["4 sites have the Shadow number 1; three may."]
