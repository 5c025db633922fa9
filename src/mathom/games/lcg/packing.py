"""Several numbers in one, where an event has more to say than its three numbers hold."""

from typing import Final

from mathom.kernel.numbers import CardId

_WHO_BITS: Final = 3
_CARD_BITS: Final = 10
_UNTIL_BITS: Final = 2
_AMOUNT_BITS: Final = 12
_LEAST: Final = -(1 << 10)
_PLACE_BITS: Final = 8
_USER_BITS: Final = 4


def pack_lasting(amount: int, until: int, source: int) -> int:
    """A lasting effect: how much, until when, and by which card."""
    upper = until | (source + 1) << _UNTIL_BITS
    return amount - _LEAST | upper << _AMOUNT_BITS


def unpack_lasting(packed: int) -> tuple[int, int, int]:
    """Amount, duration and source, as ``pack_lasting`` took them."""
    upper = packed >> _AMOUNT_BITS
    amount = (packed & (1 << _AMOUNT_BITS) - 1) + _LEAST
    return amount, upper & (1 << _UNTIL_BITS) - 1, (upper >> _UNTIL_BITS) - 1


def pack_later(who: int, about: int, moment: int) -> int:
    """A step that waits: whose it is, the card it is about or none, and for which moment."""
    return who | (about + 1 | moment << _CARD_BITS) << _WHO_BITS


def unpack_later(packed: int) -> tuple[int, int, int]:
    """Who, about and moment, as ``pack_later`` took them."""
    upper = packed >> _WHO_BITS
    about = (upper & (1 << _CARD_BITS) - 1) - 1
    return packed & (1 << _WHO_BITS) - 1, about, upper >> _CARD_BITS


def pack_use(card: CardId, place: int, user: int) -> int:
    """One use of a text that has a limit: its card, its place there, and who used it."""
    return (card << _PLACE_BITS | place) << _USER_BITS | user


def card_used(packed: int) -> int:
    """The card, as ``pack_use`` took it."""
    return packed >> _PLACE_BITS + _USER_BITS
