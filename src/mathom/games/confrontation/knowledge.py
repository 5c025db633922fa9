"""What the enemy can know of each stand, and drawing hidden characters that fit it.

``MAYBE`` holds, for each stand, the tiles the enemy must reckon with. Everything that shows
a character shows it to both players, so the owner knows what the enemy knows, and a
spectator knows what each side knows of the other.
"""

from functools import lru_cache
from typing import Final

from mathom.games.confrontation.rows import CHARACTER, MAYBE, ROSTER
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game

ALL_TILES: Final = 0b111111111


def narrowed(masks: list[int]) -> list[int]:
    """The masks without what they rule out among each other.

    A tile known to be in one stand is in no other, and a tile with one stand left is there.
    """
    masks = masks[:]
    while True:
        once = twice = known = 0
        for mask in masks:
            twice |= once & mask
            once |= mask
            if mask & (mask - 1) == 0:
                known |= mask
        stale = known & twice  # known to be in one stand, but still reckoned with in another
        lonely = once & ~twice & ~known  # one stand left
        if not stale and not lonely:
            return masks
        for stand in range(len(masks)):
            mask = masks[stand]
            if mask & lonely:
                masks[stand] = mask & lonely
            elif mask & (mask - 1):
                masks[stand] = mask & ~stale


def draw(masks: list[int], tiles: int, dice: Dice) -> list[int]:
    """A tile for each mask, all different, every fitting deal as likely as any other.

    ``tiles`` is a mask of those there are to deal.
    """
    counts = deals(tuple(masks), tiles)
    drawn: list[int] = []
    left = tiles
    for stand in range(len(masks)):
        after = counts[stand + 1]
        chosen = dice.below(counts[stand][left])
        rest = masks[stand] & left
        while True:
            tile = rest & -rest
            number = after[left & ~tile]
            if chosen < number:
                break
            chosen -= number
            rest &= ~tile
        left &= ~tile
        drawn.append(tile.bit_length() - 1)
    return drawn


@lru_cache(maxsize=256)
def deals(masks: tuple[int, ...], tiles: int) -> list[list[int]]:
    """For each stand, and each set of tiles left when it is its turn: how many deals follow.

    Search draws from one view thousands of times, so the counts are kept.
    """
    counts = [[0] * (tiles + 1) for _ in range(len(masks) + 1)]
    for left in range(tiles + 1):
        stand = tiles.bit_count() - left.bit_count()
        if left & ~tiles or stand > len(masks):
            continue
        if stand == len(masks):
            counts[stand][left] = 1
            continue
        rest = masks[stand] & left
        while rest:
            tile = rest & -rest
            counts[stand][left] += counts[stand + 1][left & ~tile]
            rest &= ~tile
    return counts


def fill_side(game: Game, side: int, hidden: list[int], dice: Dice) -> list[int]:
    """Characters for a side's hidden stands that fit all that is known."""
    rows = game.rows
    start = side * 9
    seen = 0
    for stand in range(start, start + 9):
        if stand not in hidden and rows[CHARACTER][stand] >= 0:
            seen |= 1 << rows[CHARACTER][stand] % 9
    masks = [rows[MAYBE][stand] for stand in hidden]
    return [rows[ROSTER][start + tile] for tile in draw(masks, ALL_TILES & ~seen, dice)]
