"""000: collector's info."""

from mathom.games.tcg.facts import by_id
from tcg_decks import deck, wrong


def test_collectors_info_is_set_rarity_and_number() -> None:
    """000: collector's info."""
    card = by_id("20C4")
    assert card is not None
    assert card.number == 20004


def test_a_deck_names_its_cards_by_it() -> None:
    """000: collector's info; 000: building your deck - one that no card has is refused."""
    assert wrong(deck()) == []
    assert any("20C999" in problem for problem in wrong(deck() | {"20C999": 1}))
