"""The worlds a view allows, few but telling: everybody is once in every stand that may hold him.

What is foretold must hold in every world, and there are too many to try them all. But a rule asks
of a hidden character only by showing it or by putting a question whatever the truth; what follows
up to the next question then hangs on one hidden stand at a time. So it is enough that each stand
holds each character it can hold in one of the worlds tried.
"""

from functools import lru_cache

from mathom.games.confrontation.knowledge import to_deal
from mathom.games.confrontation.rows import CHARACTER, ROSTER, side_of_seat
from mathom.games.confrontation.visibility import suppose_characters
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.previews import Guess

Deal = tuple[int, ...]


def worlds(game: Game, viewer: Seat, guess: Guess) -> list[Game]:
    """Games that fit the view; whoever may be in a stand of the enemy's is there in one of them."""
    foe = 1 - side_of_seat(game, viewer)
    characters = game.rows[CHARACTER]
    hidden = [stand for stand in range(foe * 9, foe * 9 + 9) if characters[stand] == HIDDEN]
    first = guess(Dice(0))
    found: list[Game] = []
    for deal in covering(*to_deal(game, foe, hidden)):
        world = first.clone()
        drawn = [game.rows[ROSTER][foe * 9 + tile] for tile in deal]
        suppose_characters(world, hidden, drawn)
        found.append(world)
    return found


@lru_cache(maxsize=256)
def covering(masks: tuple[int, ...], tiles: int) -> tuple[Deal, ...]:
    """Deals of the tiles to stands, one to each as its mask allows: each stand gets each tile that
    any deal gives it in at least one of them."""
    wanted = [mask & tiles for mask in masks]  # not dealt so far
    found: list[Deal] = []
    for stand in range(len(masks)):
        while wanted[stand]:
            tile = (wanted[stand] & -wanted[stand]).bit_length() - 1
            deal = _deal(masks, tiles, wanted, stand, tile)
            if deal is None:
                wanted[stand] &= ~(1 << tile)  # the masks allow it, the other stands do not
                continue
            for each, dealt in enumerate(deal):
                wanted[each] &= ~(1 << dealt)
            found.append(deal)
    return tuple(found) or ((),)


def _deal(
    masks: tuple[int, ...], tiles: int, wanted: list[int], stand: int, tile: int
) -> Deal | None:
    """A whole deal that gives this stand this tile, and the others what is still wanted if it can
    be; ``None`` where there is no such deal."""
    owners = [-1] * 9
    owners[tile] = stand
    likes = [(mask & wanted[i], mask & tiles & ~wanted[i]) for i, mask in enumerate(masks)]
    for other in range(len(masks)):
        if other != stand and not _seat(likes, owners, other, {tile}):
            return None
    return tuple([owners.index(each) for each in range(len(masks))])


def _seat(likes: list[tuple[int, int]], owners: list[int], stand: int, tried: set[int]) -> bool:
    """Find a tile for this stand, moving others on to another where they can go."""
    for liked in likes[stand]:
        for tile in range(9):
            if liked >> tile & 1 and tile not in tried:
                tried.add(tile)
                owner = owners[tile]
                if owner < 0 or _seat(likes, owners, owner, tried):
                    owners[tile] = stand
                    return True
    return False
