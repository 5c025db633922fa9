"""Several numbers in one: each way of packing stands here with the way to unpack it.

An event carries three numbers. Where that is too few, a cause holds more than one.
"""

from typing import Final

from mathom.games.tcg.rows import KEY_BITS, LATER_CELLS, ZONE
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Zone

# A card leaves play: how, and by whose text.
DISCARDED: Final = 0
RETURNED: Final = 2
WITH_HOST: Final = 3
OUT_OF_GAME: Final = 4
SHUFFLED: Final = 5
STACKED_: Final = 6
AT_ONCE: Final = 7  # with all other minions, at the end of the turn
_WAY_BITS: Final = 4


def leaving(how: int, source: int) -> int:
    """How a card leaves play, and the card whose text does it or none."""
    return how | (source + 1) << _WAY_BITS


def how_it_leaves(cause: int) -> int:
    return cause & (1 << _WAY_BITS) - 1


def who_removes(cause: int) -> int:
    """The card whose text makes another leave play, or none."""
    return (cause >> _WAY_BITS) - 1


# A card that is not in play changes its place: to the top or the bottom of a pile by a rule, or by
# a card's text, and from where.
TOP: Final = 0
BOTTOM: Final = 1
_BY_CARD: Final = 2  # add the card whose text did it
_FROM_BITS: Final = 12


def moved_by(source: int, pile: Zone = NONE) -> int:
    """The card whose text moves another that is not in play, and from which pile."""
    return _BY_CARD + source | pile + 1 << _FROM_BITS


def by_text(game: Game, card: CardId, source: int) -> int:
    """The same, from where the card lies."""
    return moved_by(source, game.rows[ZONE][card])


def mover_of(cause: int) -> int:
    """The card whose text moved another, or none."""
    return max(cause & (1 << _FROM_BITS) - 1, 1) - _BY_CARD if cause >= 0 else NONE


def pile_before(cause: int) -> int:
    """The pile that a card was moved from by a text, or none."""
    return (cause >> _FROM_BITS) - 1 if cause >= 0 else NONE


# A lasting effect: how much, until when, by whose text.
_OFFSET: Final = 1 << 16
_AMOUNT_BITS: Final = 17
_UNTIL_BITS: Final = 4


def packed_lasting(amount: int, until: int, source: int) -> int:
    return (amount + _OFFSET) | until << _AMOUNT_BITS | (source + 1) << _AMOUNT_BITS + _UNTIL_BITS


def unpacked_lasting(packed: int) -> tuple[int, int, int]:
    """Amount, duration and source."""
    return (
        (packed & (1 << _AMOUNT_BITS) - 1) - _OFFSET,
        packed >> _AMOUNT_BITS & (1 << _UNTIL_BITS) - 1,
        (packed >> _AMOUNT_BITS + _UNTIL_BITS) - 1,
    )


# A text that waits: whose, for whom, until when; and the names bound when it was left waiting.
_CARD_BITS: Final = 10
_SEAT_BITS: Final = 3
_NAME_BITS: Final = 20


def packed_waiting(source: int, who: int, until: int) -> int:
    return source | who << _CARD_BITS | until << _CARD_BITS + _SEAT_BITS


def packed_names(names: tuple[int, ...]) -> int:
    packed = 0
    for name in reversed(names):
        packed = packed << _NAME_BITS | (name + 2)
    return packed


def unpacked_waiting(packed: int, names: int) -> list[int]:
    """Source, who and until, then the names: a record of ``LATER`` after its text."""
    cells = [
        packed & (1 << _CARD_BITS) - 1,
        packed >> _CARD_BITS & (1 << _SEAT_BITS) - 1,
        packed >> _CARD_BITS + _SEAT_BITS,
    ]
    for _ in range(LATER_CELLS - 4):
        cells.append((names & (1 << _NAME_BITS) - 1) - 2)
        names >>= _NAME_BITS
    return cells


# Who is asked for responses: whether the event is still to come, how many passed in a row, whose
# turn it is, and among how many.
_PASSED_BITS: Final = 4
_TURN: Final = 1 + _PASSED_BITS
_SEATS: Final = _TURN + _PASSED_BITS


def packed_round(before: int, passed: int, place: int, players: int) -> int:
    return before | passed << 1 | place << _TURN | players << _SEATS


def is_before(packed: int) -> int:
    """1 where the event that is answered is still to come."""
    return packed & 1


def unpacked_round(packed: int, players: int) -> tuple[int, int]:
    """How many passed, and whose turn it is; once a player has left, all are asked again."""
    if packed >> _SEATS != players:
        return 0, 0
    mask = (1 << _PASSED_BITS) - 1
    return packed >> 1 & mask, packed >> _TURN & mask


# The cheapest event that a hand could play in a phase: for the Free Peoples player, for the Shadow.
NO_EVENT: Final = 99  # dearer than any
_COST_BITS: Final = 8


def packed_costs(free_peoples: int, shadow: int) -> int:
    return free_peoples | shadow << _COST_BITS


def cheapest_event(packed: int, of_shadow: bool) -> int:
    return packed >> _COST_BITS if of_shadow else packed & (1 << _COST_BITS) - 1


def with_event(packed: int, of_shadow: bool, cost: int) -> int:
    """The same costs once an event of one side may be played too."""
    cost = min(cost, cheapest_event(packed, of_shadow))
    other = cheapest_event(packed, not of_shadow)
    return packed_costs(other, cost) if of_shadow else packed_costs(cost, other)


def wound_key(card: CardId) -> int:
    """The key by which the wounds of a skirmish phase are counted among the limits."""
    return (card + 1 << KEY_BITS) - 1
