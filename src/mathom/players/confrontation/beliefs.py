"""Belief about hidden pieces: how likely each character is to stand in each region.

Whoever placed and moved the hidden pieces meant something by it: the Ring stays behind, and the
strong go before. How much likelier that makes a character in a region was learned from games
(``lab/fit_beliefs.py``), as weights whose sum is a logarithm.
"""

from functools import lru_cache
from math import exp
from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, NOWHERE
from mathom.games.confrontation.characters import VARIANT
from mathom.games.confrontation.knowledge import Deal
from mathom.games.confrontation.rows import CENSUS, PLAY, REGION, RING_BEARER, ROSTER
from mathom.games.confrontation.visibility import fill
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.confrontation.belief_weights import BELIEF_WEIGHTS
from mathom.players.confrontation.evaluation import hunt

# Where each family of features begins.
PLACE: Final = 0  # character * 16 + region: who is where
BEARER: Final = PLACE + 36 * 16  # stage * 16 + region: where the Ring is, as the company dwindles
CHASED: Final = BEARER + 3 * 16  # by how many it can be attacked, can it slip away
BELIEF_FEATURES: Final = CHASED + 8

# What everyone sees of a side's hidden stands: the region of each, the side's roster, which of them
# bears the Ring (-1: none), how far the company has dwindled, how the Ring would be hunted there.
Sight = tuple[tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...]]


def fill_by_belief(game: Game, viewer: Seat, dice: Dice) -> None:
    """Draw a determinisation by belief: everyone rather where they usually stand."""
    fill(game, viewer, dice, purposely)


def purposely(game: Game, side: int, hidden: list[int], masks: tuple[int, ...], tiles: int) -> Deal:
    """The dealer who thinks of what each character is for."""
    return _kept_deal(masks, tiles, sight(game, side, hidden))


@lru_cache(maxsize=256)
def _kept_deal(masks: tuple[int, ...], tiles: int, seen: Sight) -> Deal:
    return weighted_deal(BELIEF_WEIGHTS, masks, tiles, seen)


def weighted_deal(weights: list[float], masks: tuple[int, ...], tiles: int, seen: Sight) -> Deal:
    """A deal in which each character is as likely in a region as the weights say."""
    regions, roster, bearer, late, hunts = seen
    shares: list[list[float]] = []
    for stand, region in enumerate(regions):
        row = [1.0] * 9
        if region != NOWHERE:
            for tile, character in enumerate(roster):
                hunted = hunts[stand] if character % VARIANT == bearer else -1
                log_weight = 0.0
                for feature in features(character, region, late, hunted):
                    log_weight += weights[feature]
                row[tile] = exp(log_weight)
        shares.append(row)
    return Deal(masks, tiles, shares)


def sight(game: Game, side: int, hidden: list[int]) -> Sight:
    """What there is to see of a side's hidden stands."""
    rows = game.rows
    regions = tuple([rows[REGION][stand] for stand in hidden])
    roster = tuple(rows[ROSTER][side * 9 : side * 9 + 9])
    if side != FELLOWSHIP:
        return regions, roster, -1, 0, ()
    hunts = tuple([hunt(rows, region) for region in regions])
    return regions, roster, rows[PLAY][RING_BEARER], stage(game), hunts


def features(character: int, region: int, late: int, hunted: int) -> list[int]:
    """The features that hold for a character in a region; ``hunted`` is for who bears the Ring."""
    found = [PLACE + character * 16 + region]
    if hunted >= 0:
        found.append(BEARER + late * 16 + region)
        found.append(CHASED + hunted)
    return found


def stage(game: Game) -> int:
    """How far the company has dwindled: 0 while it is all but whole, 2 when half of it is gone."""
    left = sum(game.rows[CENSUS + FELLOWSHIP])
    return 0 if left >= 7 else 1 if left >= 5 else 2
