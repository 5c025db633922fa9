"""Answers of the first format, in which texts were numbered one after another through all cards."""

from mathom.cardplay.library import TEXTS_OF_A_CARD


def text_now(number: int, cards: tuple[int, ...]) -> int:
    """The number that a text has now; ``cards`` are those of the texts by their old numbers."""
    card = cards[number]
    return card * TEXTS_OF_A_CARD + number - cards.index(card)
