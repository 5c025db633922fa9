"""Priors of moves: what the evaluation would gain by a move, by rule of thumb.

It looks at what the mover knows: concealed enemies are whoever they may be, each as likely.
"""

from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, MORDOR, NOWHERE, SAURON, SHIRE
from mathom.games.confrontation.characters import (
    CHARACTERS,
    ENDS_GAME_IF_DEFEATED,
    VARIANT,
    WINS_IN_SHIRE,
    has,
)
from mathom.games.confrontation.questions import USE
from mathom.games.confrontation.rows import (
    CENSUS,
    CHARACTER,
    MAYBE,
    PLAY,
    REGION,
    RING_BEARER,
    ROSTER,
    TURN,
)
from mathom.games.confrontation.rulebook.movement import landing, mover
from mathom.kernel.game import Game
from mathom.players.confrontation.evaluation import ALONE, BEARER, HOST, KNOWN, pair, place
from mathom.players.confrontation.heuristic import win_chance
from mathom.players.confrontation.weights import WEIGHTS

# By attacker and defender: how likely each is to fall, attacker first.
_FALLS: Final = [
    [
        win_chance(one, other) if (one % VARIANT < 9) != (other % VARIANT < 9) else (0.0, 0.0)
        for other in range(len(CHARACTERS))
    ]
    for one in range(len(CHARACTERS))
]
# What it means to lose the Ring, in log-odds.
_LOST: Final = -6.0
# From log-odds to what a game is worth, near the middle.
_SLOPE: Final = 0.5


def move_priors(game: Game, side: int, moves: list[int]) -> list[float]:
    """For each move, about -1 to 1 for the side that makes it."""
    rows = game.rows
    sign = _SLOPE if side == FELLOWSHIP else -_SLOPE
    found: list[float] = []
    for move in moves:
        if move >= USE:
            found.append(0.0)
            continue
        gain = sign * _gain(rows, side, mover(move), landing(move))
        found.append(max(-1.0, min(1.0, gain)))
    return found


def _gain(rows: list[list[int]], side: int, stand: int, to: int) -> float:
    """What a move changes for the Fellowship, in log-odds."""
    weights = WEIGHTS
    character = rows[CHARACTER][stand]
    bears = side == FELLOWSHIP and character % VARIANT == rows[PLAY][RING_BEARER]
    if bears and to == MORDOR:
        return -_LOST
    if side == SAURON and to == SHIRE:
        if has(character, WINS_IN_SHIRE) or rows[CENSUS + SAURON][SHIRE] == 2:
            return _LOST
    origin = rows[REGION][stand]
    gain = weights[place(character, to, 1 - side)] - weights[place(character, origin, 1 - side)]
    if bears:
        gain += weights[BEARER + to * 2 + SAURON] - weights[BEARER + origin * 2 + SAURON]
    foes = rows[CENSUS + 1 - side][to]
    if not foes:
        return gain
    fight = 0.0
    for foe in range((1 - side) * 9, (1 - side) * 9 + 9):
        if rows[REGION][foe] == to:
            fight += _fight(rows, side, stand, foe)
    return gain * 0.5 + fight / foes


def _fight(rows: list[list[int]], side: int, stand: int, foe: int) -> float:
    """What attacking a stand changes for the Fellowship, in log-odds."""
    character = rows[CHARACTER][stand]
    lost = fall(rows, stand, character)
    mask = rows[MAYBE][foe]
    found = 0.0
    for tile in range(9):
        if mask >> tile & 1:
            other = rows[ROSTER][(1 - side) * 9 + tile]
            falls = _FALLS[character][other]
            found += falls[0] * lost + falls[1] * fall(rows, foe, other)
    return found / mask.bit_count()


def fall(rows: list[list[int]], stand: int, character: int) -> float:
    """What it changes for the Fellowship if this character, in this stand, falls in this move,
    after which the other side moves, in log-odds."""
    weights = WEIGHTS
    own = FELLOWSHIP if stand < 9 else SAURON
    if own == FELLOWSHIP:
        if character % VARIANT == rows[PLAY][RING_BEARER] or has(character, ENDS_GAME_IF_DEFEATED):
            return _LOST
    there = place(character, rows[REGION][stand], 1 - rows[PLAY][TURN])
    change = -weights[there] - weights[KNOWN + character]
    left = 0
    for other in range(18):
        if rows[REGION][other] == NOWHERE:
            continue
        if (other < 9) == (stand < 9):
            left += 1
        elif own == FELLOWSHIP:
            change -= weights[pair(character, rows[CHARACTER][other])]
        else:
            change -= weights[pair(rows[CHARACTER][other], character)]
    start = ALONE if own == FELLOWSHIP else HOST
    return change + weights[start + left - 1] - weights[start + left]
