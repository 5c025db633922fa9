"""000: Frodo."""

from mathom.games.tcg.facts import DEFINED, KEYWORD_RING_BOUND, TYPE_COMPANION
from tcg_table import Table


def test_frodo_cannot_be_played_by_one_whose_ring_bearer_is_another() -> None:
    """000: Ring-bearer; 000: Frodo."""
    t = Table(ring_bearer="20C3", hands=[["Frodo", "Aragorn"]])
    assert not t.offers("Frodo")
    assert t.offers("Aragorn")


def test_every_version_of_him_is_ring_bound() -> None:
    """000: Frodo; 000: Ring-bound - and may begin the game as Ring-bearer."""
    frodos = [card for card in DEFINED if card.title == "Frodo" and card.type == TYPE_COMPANION]
    assert len(frodos) > 3
    for card in frodos:
        assert card.keywords & 1 << KEYWORD_RING_BOUND, card.full_title()
        assert card.ring, card.full_title()
