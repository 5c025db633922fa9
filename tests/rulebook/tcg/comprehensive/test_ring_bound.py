"""000: Ring-bound."""

from mathom.games.tcg.effects import is_unbound
from mathom.games.tcg.facts import COMPANION, DEFINED, RING_BOUND
from tcg_table import Table


def test_the_ring_bearer_is_ring_bound() -> None:
    """000: starting fellowship; 000: Ring-bound; 000: unbound."""
    from mathom.games.tcg.effects import has, is_unbound
    from mathom.games.tcg.facts import RING_BEARER, RING_BOUND

    t = Table(["Aragorn"], ring_bearer="20C4")
    bearer = t.game.rows[11][5]
    assert has(t.game, bearer, RING_BEARER)
    assert has(t.game, bearer, RING_BOUND)
    assert is_unbound(t.game, t.card("Aragorn", 1))


def test_all_versions_of_frodo_and_sam_are() -> None:
    """000: Ring-bound; 000: Frodo; 000: Sam - whatever is printed on them."""
    for card in DEFINED:
        if card.type == COMPANION and card.title in ("Frodo", "Sam"):
            assert card.keywords & 1 << RING_BOUND, card.full_title()


def test_what_a_ring_bound_hobbit_bears_no_other_does() -> None:
    """000: Ring-bound; 000: bearer - Brace of Coneys, for Frodo or Sam."""
    t = Table(["Sam", "Merry"], hands=[["Brace of Coneys"]])
    t.pick("Brace of Coneys")
    assert t.labels() == ["Frodo", "Sam"]
    assert is_unbound(t.game, t.card("Merry"))
