"""What the enemy can know of each stand, and drawing hidden characters that fit it.

``MAYBE`` holds, for each stand, the tiles the enemy must reckon with. Everything that shows
a character shows it to both players, so the owner knows what the enemy knows, and a
spectator knows what each side knows of the other.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from mathom.games.confrontation.rows import CHARACTER, MAYBE, ROSTER
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game

ALL_TILES: Final = 0b111111111
# A share of a whole is drawn this finely.
_FINE: Final = 1 << 30


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


class Deal:
    """Tiles to be dealt to stands, one to each, as their masks allow.

    ``shares`` says for each stand how likely each of the nine tiles is there compared with the
    others, before the rest of the deal is looked at. A deal is as likely as the product of its
    shares, exactly: the sums of these products over all deals that follow are kept for each stand
    and each set of tiles left when it is its turn.
    """

    __slots__ = ("masks", "shares", "sums", "tiles")

    def __init__(self, masks: tuple[int, ...], tiles: int, shares: list[list[float]]) -> None:
        self.masks = masks
        self.tiles = tiles  # a mask of those there are to deal
        self.shares = shares
        self.sums = [[0.0] * (tiles + 1) for _ in range(len(masks) + 1)]
        for left in range(tiles + 1):
            stand = tiles.bit_count() - left.bit_count()
            if left & ~tiles or stand > len(masks):
                continue
            if stand == len(masks):
                self.sums[stand][left] = 1.0
                continue
            rest = masks[stand] & left
            while rest:
                tile = rest & -rest
                rest &= ~tile
                self.sums[stand][left] += self._share(stand, left, tile)

    def _share(self, stand: int, left: int, tile: int) -> float:
        """How likely this stand gets this one of the tiles left, compared with the others."""
        return self.shares[stand][tile.bit_length() - 1] * self.sums[stand + 1][left & ~tile]

    def draw(self, dice: Dice) -> list[int]:
        """A tile for each stand, all different."""
        drawn: list[int] = []
        left = self.tiles
        for stand in range(len(self.masks)):
            chosen = dice.below(_FINE) / _FINE * self.sums[stand][left]
            rest = self.masks[stand] & left
            taken = 0
            while rest and chosen >= 0.0:
                tile = rest & -rest
                rest &= ~tile
                share = self._share(stand, left, tile)
                if share > 0.0:
                    taken = tile
                    chosen -= share
            left &= ~taken
            drawn.append(taken.bit_length() - 1)
        return drawn


# How a side's hidden stands are dealt to: the game, the side, its hidden stands, their masks, and
# the tiles there are.
Dealer = Callable[[Game, int, list[int], tuple[int, ...], int], Deal]


@lru_cache(maxsize=256)
def even_deal(masks: tuple[int, ...], tiles: int) -> Deal:
    """Every fitting deal is as likely as any other. Kept: a view is drawn from again and again."""
    return Deal(masks, tiles, [[1.0] * 9] * len(masks))


def evenly(game: Game, side: int, hidden: list[int], masks: tuple[int, ...], tiles: int) -> Deal:
    """The dealer who takes no view of what is likely."""
    return even_deal(masks, tiles)


def to_deal(game: Game, side: int, hidden: list[int]) -> tuple[tuple[int, ...], int]:
    """The masks of a side's hidden stands, and the tiles that none of the others holds."""
    rows = game.rows
    seen = 0
    for stand in range(side * 9, side * 9 + 9):
        if stand not in hidden and rows[CHARACTER][stand] >= 0:
            seen |= 1 << rows[CHARACTER][stand] % 9
    return tuple([rows[MAYBE][stand] for stand in hidden]), ALL_TILES & ~seen


def fill_side(game: Game, side: int, hidden: list[int], dice: Dice, dealer: Dealer) -> list[int]:
    """Characters for a side's hidden stands that fit all that is known."""
    masks, tiles = to_deal(game, side, hidden)
    deal = dealer(game, side, hidden, masks, tiles)
    return [game.rows[ROSTER][side * 9 + tile] for tile in deal.draw(dice)]
