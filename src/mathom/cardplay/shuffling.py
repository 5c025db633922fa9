"""A shuffle as one number: which card goes where in its pile."""

from typing import Final

_CARD_BITS: Final = 10


def packed_order(cards: tuple[int, ...]) -> int:
    """Cards in order as one number."""
    number = 0
    for card in cards:
        number = number << _CARD_BITS | card
    return number


def shuffled(identities: list[int], pile: list[int], packed: int) -> list[int]:
    """What all cards are once those of a pile have changed places; they lie where they lay."""
    found = identities[:]
    for i in range(len(pile) - 1, -1, -1):
        found[pile[i]] = identities[packed & (1 << _CARD_BITS) - 1]
        packed >>= _CARD_BITS
    return found
