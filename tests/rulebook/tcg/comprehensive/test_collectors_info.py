"""000: collector's info."""

from mathom.games.tcg.facts import by_id


def test_collectors_info_is_set_rarity_and_number() -> None:
    """000: collector's info."""
    card = by_id("20C4")
    assert card is not None
    assert card.number == 20004
