"""000: X-List."""

from mathom.games.tcg.formats import FORMATS
from tcg_decks import deck, wrong


def test_lists_of_the_format() -> None:
    """000: X-List."""
    cards = deck(C31=4, C9=4)
    del cards["20C32"], cards["20C5"]
    assert wrong(cards) == [
        "Goblin of the Deeps is on the X-list of the ours format.",
        "Guard of the Hall is restricted to one copy in the ours format.",
    ]


def test_a_card_may_be_out_of_one_format_and_not_of_another() -> None:
    """000: X-List; 000: format - what the Current Rulings keep out of Expanded only."""
    out = "11R100"
    assert out in FORMATS["Expanded"].out
    assert out not in FORMATS["War of the Ring block"].out
    restricted = FORMATS["Open"].restricted
    assert set(restricted).isdisjoint(FORMATS["Open"].out)
