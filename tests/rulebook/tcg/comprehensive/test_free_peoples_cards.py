"""000: Free Peoples cards."""

from tcg_table import Table


def test_shadow_cards_cannot_be_played_in_ones_own_turn() -> None:
    """000: kinds of cards."""
    t = Table(hands=[["Uruk of the Hand"]], twilight=9)
    assert t.why_not("Uruk of the Hand") == ["000: kinds of cards"]
