"""000: building your deck."""

from tcg_decks import deck, wrong


def test_a_deck_of_sixty_half_and_half_is_legal() -> None:
    assert wrong() == []


def test_fewer_than_sixty_cards_are_too_few() -> None:
    cards = deck()
    del cards["20C3"], cards["20C39"]
    assert wrong(cards) == ["The draw deck has 56 cards; it needs at least 60."]


def test_both_sides_must_be_equal() -> None:
    assert "as many of each" in wrong(deck(C3=4))[0]


def test_four_copies_by_title_and_three_of_the_ring_bearers() -> None:
    cards = deck(C2=4, C39=6)
    found = wrong(cards)
    assert sorted(found) == [
        "4 copies of Frodo; a draw deck has at most 3.",
        "6 copies of Drummer of the Host; a draw deck has at most 4.",
    ]


def test_only_one_who_may_bears_the_ring() -> None:
    """000: Ring-bearer."""
    assert wrong(bearer="20C4") == ["Aragorn, Plain Ranger cannot be the Ring-bearer."]
    assert wrong(ring="20C4") == ["Aragorn, Plain Ranger is not The One Ring."]


def test_neither_sites_nor_the_ring_are_in_the_draw_deck() -> None:
    """000: building your deck."""
    for card in ("20C100", "20C1"):
        assert wrong(deck() | {card: 1})
