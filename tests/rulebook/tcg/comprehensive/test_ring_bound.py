"""000: Ring-bound."""

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
