"""000: adventure deck."""

from mathom.games.tcg import plain
from mathom.games.tcg.rows import ADVENTURE, NUMBER, PRINTED
from mathom.table.view import View
from tcg_decks import OPEN, wrong
from tcg_table import Table


def test_numbered_sites_must_be_one_of_each_number() -> None:
    """000: adventure deck."""
    sites = plain.OUR_SITES["Fellowship"]
    assert wrong(sites=sites[:8])[0] == "An adventure deck has 9 sites, not 8."
    twice = [*sites[:8], sites[0]]
    assert wrong(sites=twice) == [
        "The sites of an adventure deck are all different.",
        "There must be one site of each number from 1 to 9.",
    ]
    assert "block" in wrong(sites=plain.OUR_SITES["Shadows"])[0]


def test_of_the_later_sites_three_may_have_the_same_shadow_number() -> None:
    """000: adventure deck."""
    assert wrong(format=OPEN) == []
    fields = ["20C120", *plain.OUR_SITES["Shadows"][:8]]
    assert wrong(sites=fields, format=OPEN) == ["4 sites have the Shadow number 1; three may."]


def test_nobody_else_looks_into_it() -> None:
    """000: adventure deck - its owner sees what is in it, an opponent only how many."""
    t = Table(path="Shadows", site=3)
    for seat in range(2):
        deck = t.game.rows[ADVENTURE + seat]
        assert len(deck) > 0
        seen = View(t.game, seat).game.rows[PRINTED]
        assert all(seen[site] == t.game.rows[PRINTED][site] for site in deck)
        other = View(t.game, 1 - seat).game.rows
        assert all(
            other[PRINTED][site] != t.game.rows[PRINTED][site] for site in other[ADVENTURE + seat]
        )
        assert len(other[ADVENTURE + seat]) == len(deck)


def test_a_site_has_no_number_until_it_is_laid() -> None:
    """000: adventure deck; 000: site - it takes the next number of the path."""
    t = Table(path="Shadows", site=3)
    assert all(t.game.rows[NUMBER][site] == 0 for site in t.game.rows[ADVENTURE + 1])
    t.pick("Move on").pick("The Deep Hall Beyond")
    assert t.game.rows[NUMBER][t.card("The Deep Hall Beyond")] == 4
