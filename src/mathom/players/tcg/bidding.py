"""How many burdens to bid for the choice of places, and what burdens cost.

Measured with the six starter decks in the same games between heuristics, seats changed: whoever
bids 1 against 0, and so goes first, wins 580 of 1,080. More burdens than 1 take from that, in the
hundred: none with 3, then 1.2, 1.9, 2.6, 3.1 and, with 8, 11.9. So the one bid that is clearly bad
is none at all, from 5 on burdens tell, and between 1 and 4 the other's bid decides. Bids are shown
together, so they are mixed; the higher ones more, for they go first.
"""

from typing import Final

from mathom.games.tcg.rows import BURDENS, of_seat, seats
from mathom.kernel.game import Game

# How often to bid so many.
OFTEN: Final = [0, 1, 2, 3, 2]
# What part of a chance to win so many burdens cost at the start; beyond these, more than the last.
COST: Final = [0.0, 0.0, 0.0, 0.0, 0.012, 0.019, 0.026, 0.031, 0.119]
MORE: Final = 0.1


def bids(options: list[int]) -> list[tuple[tuple[int, ...], int]]:
    """The bids worth making, and how often each."""
    return [((bid,), OFTEN[bid]) for bid in options if bid < len(OFTEN) and OFTEN[bid]]


def cost(burdens: int) -> float:
    """What part of a chance they cost."""
    last = len(COST) - 1
    return COST[burdens] if burdens <= last else COST[last] + MORE * (burdens - last)


def burdened(game: Game, worths: list[float]) -> list[float]:
    """Worths at the start of a game less what the burdens cost; what one loses the others gain.

    The evaluation hardly knows burdens: later in a game they tell little.
    """
    count = seats(game)
    costs = [cost(of_seat(game, seat, BURDENS)) for seat in range(count)]
    whole = sum(costs)
    found: list[float] = []
    for seat in range(count):
        gained = (whole - costs[seat]) / (count - 1)
        found.append(max(-1.0, min(1.0, worths[seat] + 2.0 * (gained - costs[seat]))))
    return found
