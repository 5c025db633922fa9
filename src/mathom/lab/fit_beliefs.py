"""Fit the belief about where each character of The Confrontation stands, to games of self-play.

The hidden side is guessed again and again by the weights so far. Where the truth differs from
the guess, what speaks for the truth gains and what spoke for the guess loses: that climbs towards
the weights under which the truth was likeliest. Half of the games are between heuristic players:
a belief that knew search alone would be wrong about everybody else. ``make weights`` runs
it; the result is ``players/confrontation/belief_weights.py``.
"""

import sys
from collections.abc import Iterable
from functools import partial

from mathom.games.confrontation.board import FELLOWSHIP, NOWHERE
from mathom.games.confrontation.characters import VARIANT
from mathom.games.confrontation.knowledge import Deal
from mathom.games.confrontation.rows import CHARACTER, PLAY, REGION, RING_BEARER
from mathom.games.confrontation.visibility import fill
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.lab.selfplay import Record, moves
from mathom.players.confrontation.beliefs import (
    BELIEF_FEATURES,
    features,
    sight,
    stage,
    weighted_deal,
)
from mathom.players.confrontation.evaluation import hunt
from mathom.table.view import View

# One move in so many is looked at; those between differ little.
SELDOM = 8
# The weight decay of each game.
L2 = 0.002


def fit_beliefs(records: list[Record], epochs: int = 3) -> list[float]:
    """The weights under which the games' hidden pieces are likeliest."""
    found = [0.0] * BELIEF_FEATURES
    dice = Dice(1)
    for epoch in range(epochs):
        rate = 0.03 / (1 + 2 * epoch)
        missed = 0
        for number in dice.order(list(range(len(records))), len(records)):
            for game in some(records[number], number + epoch):
                for viewer in (0, 1):
                    missed += learn(found, game, guess(found, game, viewer, dice), rate)
            found = [weight * (1 - rate * L2) for weight in found]
        print(f"beliefs, epoch {epoch + 1}: {missed} guessed wrong", file=sys.stderr)
    return found


def some(record: Record, first: int) -> Iterable[Game]:
    """The game before some of its moves."""
    for number, game in enumerate(moves(record)):
        if (number + first) % SELDOM == 0:
            yield game


def guess(found: list[float], game: Game, viewer: int, dice: Dice) -> Game:
    """A determinisation for a viewer, by these weights."""
    return View(game, viewer).filled(partial(fill, dealer=partial(_deal, found)), dice)


def _deal(
    found: list[float],
    game: Game,
    side: int,
    hidden: list[int],
    masks: tuple[int, ...],
    tiles: int,
) -> Deal:
    return weighted_deal(found, masks, tiles, sight(game, side, hidden))


def learn(found: list[float], game: Game, guessed: Game, rate: float) -> int:
    """Learn from a guess; how many were guessed wrong."""
    missed = 0
    for stand in range(18):
        true, other = game.rows[CHARACTER][stand], guessed.rows[CHARACTER][stand]
        if true == other or game.rows[REGION][stand] == NOWHERE:
            continue
        missed += 1
        for feature in _features(game, stand, true):
            found[feature] += rate
        for feature in _features(game, stand, other):
            found[feature] -= rate
    return missed


def _features(game: Game, stand: int, character: int) -> list[int]:
    rows = game.rows
    bears = stand // 9 == FELLOWSHIP and character % VARIANT == rows[PLAY][RING_BEARER]
    region = rows[REGION][stand]
    return features(character, region, stage(game), hunt(rows, region) if bears else -1)
