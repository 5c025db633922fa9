"""000: X-List."""

from tcg_decks import deck, wrong


def test_lists_of_the_format() -> None:
    """000: X-List."""
    cards = deck(C31=4, C9=4)
    del cards["20C32"], cards["20C5"]
    assert wrong(cards) == [
        "Goblin of the Deeps is on the X-list of the ours format.",
        "Guard of the Hall is restricted to one copy in the ours format.",
    ]
