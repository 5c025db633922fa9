"""Who stands where, as a player guesses: enemies are where they are of use.

Whoever placed and moved the hidden pieces meant something by it, so they stand better than pieces
dealt at random. How good a place is for a character the evaluation says.
"""

from functools import lru_cache
from math import exp
from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, NOWHERE
from mathom.games.confrontation.characters import VARIANT
from mathom.games.confrontation.knowledge import Deal
from mathom.games.confrontation.rows import PLAY, REGION, RING_BEARER, ROSTER, TURN
from mathom.games.confrontation.visibility import fill
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.confrontation.evaluation import BEARER, PLACE, SUSPECTS
from mathom.players.confrontation.weights import WEIGHTS

# How much an enemy's purpose is counted on: where one place is better than another by some
# log-odds, the odds that a character is there are so many times those, in logarithms. Our own
# players would be foretold best by eight or more; people place otherwise.
PURPOSE: Final = 4.0


def believed(game: Game, viewer: int, dice: Dice) -> None:
    """Draw what the viewer cannot see, good places for their characters oftener than bad ones."""
    fill(game, viewer, dice, purposely)


def purposely(game: Game, side: int, hidden: list[int], masks: tuple[int, ...], tiles: int) -> Deal:
    """The dealer who thinks of what each character is for."""
    rows = game.rows
    start = side * 9
    return purposeful_deal(
        side,
        masks,
        tiles,
        tuple([rows[REGION][stand] for stand in hidden]),
        tuple(rows[ROSTER][start : start + 9]),
        rows[PLAY][RING_BEARER],
        max(rows[PLAY][TURN], 0),  # nobody's yet while characters are placed
    )


@lru_cache(maxsize=256)
def purposeful_deal(
    side: int,
    masks: tuple[int, ...],
    tiles: int,
    regions: tuple[int, ...],
    roster: tuple[int, ...],
    bearer: int,
    turn: int,
) -> Deal:
    """A deal in which each character is the likelier in a region the better it is there."""
    sign = PURPOSE if side == FELLOWSHIP else -PURPOSE
    shares: list[list[float]] = []
    for stand in range(len(masks)):
        region = regions[stand]
        row = [1.0] * 9
        if region != NOWHERE:
            for tile in range(9):
                good = WEIGHTS[PLACE + roster[tile] * 16 + region]
                if side == FELLOWSHIP and roster[tile] % VARIANT == bearer:
                    good += WEIGHTS[BEARER + region * 2 + turn]
                    good += WEIGHTS[SUSPECTS + masks[stand].bit_count()]
                row[tile] = exp(sign * good)
        shares.append(row)
    return Deal(masks, tiles, shares)
