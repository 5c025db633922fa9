"""What the enemy can know of each stand, and drawing hidden characters that fit it.

``MAYBE`` holds, for each stand, the tiles the enemy must reckon with. Everything that shows
a character shows it to both players, so the owner knows what the enemy knows, and a
spectator knows what each side knows of the other.
"""

from mathom.games.confrontation.rows import CHARACTER, MAYBE, ROSTER
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game


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


def draw(masks: list[int], tiles: list[int], dice: Dice) -> list[int]:
    """A tile for each mask, all different, drawn so that every mask admits its tile.

    The stand with the fewest tiles left is filled first; a dead end is undone.
    """
    drawn = [-1] * len(masks)
    _fill(masks, dice.order(tiles, len(tiles)), drawn, dice)
    return drawn


def _fill(masks: list[int], tiles: list[int], drawn: list[int], dice: Dice) -> bool:
    best = -1
    fewest = 99
    for stand in range(len(masks)):
        if drawn[stand] < 0:
            count = 0
            for tile in tiles:
                count += masks[stand] >> tile & 1
            if count < fewest:
                best, fewest = stand, count
    if best < 0:
        return True
    for tile in dice.order(tiles, len(tiles)):
        if masks[best] >> tile & 1:
            drawn[best] = tile
            if _fill(masks, [other for other in tiles if other != tile], drawn, dice):
                return True
    drawn[best] = -1
    return False


def fill_side(game: Game, side: int, hidden: list[int], dice: Dice) -> list[int]:
    """Characters for a side's hidden stands that fit all that is known."""
    rows = game.rows
    start = side * 9
    seen = 0
    for stand in range(start, start + 9):
        if stand not in hidden and rows[CHARACTER][stand] >= 0:
            seen |= 1 << rows[CHARACTER][stand] % 9
    tiles = [tile for tile in range(9) if not seen >> tile & 1]
    masks = [rows[MAYBE][stand] for stand in hidden]
    return [rows[ROSTER][start + tile] for tile in draw(masks, tiles, dice)]
