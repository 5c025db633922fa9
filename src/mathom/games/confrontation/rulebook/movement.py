"""Movement (``002: movement``): where each character may go, and why it may not.

A move is one number, its ``mover`` and its ``goal``; the tunnel's end is a goal of its own.
"""

from typing import Final

from mathom.games.confrontation.board import (
    AHEAD,
    FANGORN,
    FORWARD,
    NOWHERE,
    REACHABLE,
    ROOM,
    SIDEWAYS,
    TUNNEL,
    is_forward,
)
from mathom.games.confrontation.characters import (
    ATTACKS_ANYWHERE_NEAR,
    ATTACKS_SIDEWAYS,
    COMES_TO_LONE_FOE_IN,
    FLIES_TO_LONE_FOE,
    MARCHES_REVEALED,
    MOVE_WORD,
    RIDES_TO_ATTACK,
    SKIPS_TO_ATTACK,
    STAYS_REVEALED,
    has,
    slot,
)
from mathom.games.confrontation.rows import (
    CHARACTER,
    FACE,
    MAYBE,
    REGION,
    REVEALED_FOR_GOOD,
    ROSTER,
    UNSET,
    bound,
    census,
    side_of_stand,
)
from mathom.kernel.game import Game

_GOAL_BITS: Final = 5


def rooted(game: Game, stand: int) -> bool:
    """002: The Watcher - once revealed it no longer moves by itself."""
    return game.rows[FACE][stand] == REVEALED_FOR_GOOD and has(
        game.rows[CHARACTER][stand], STAYS_REVEALED
    )


def all_moves(game: Game, side: int) -> list[int]:
    """Every move of a side, plain and by ability."""
    regions = game.rows[REGION]
    characters = game.rows[CHARACTER]
    faces = game.rows[FACE]
    own = census(game, side)
    foes = census(game, 1 - side)
    forward = FORWARD[side]
    moves: list[int] = []
    for stand in range(side * 9, side * 9 + 9):
        region = regions[stand]
        if region == NOWHERE:
            continue
        if faces[stand] == REVEALED_FOR_GOOD and rooted(game, stand):
            continue
        base = stand << _GOAL_BITS
        for to in forward[region]:
            if own[to] < ROOM[to]:
                moves.append(base + to)
        word = MOVE_WORD[characters[stand]]
        if word:
            by_ability(side, characters[stand], region, own, foes, base, moves)
    return moves


def moves_of(
    side: int, character: int, region: int, own: list[int], foes: list[int], base: int
) -> list[int]:
    """The moves a character would have in a region, with so many of each side about."""
    moves = [base + to for to in FORWARD[side][region] if own[to] < ROOM[to]]
    if MOVE_WORD[character]:
        by_ability(side, character, region, own, foes, base, moves)
    return moves


def by_ability(
    side: int,
    character: int,
    region: int,
    own: list[int],
    foes: list[int],
    base: int,
    moves: list[int],
) -> None:
    """Add the moves that a character's ability has beside the plain ones."""
    word = MOVE_WORD[character]
    ahead = AHEAD[side]
    if word == ATTACKS_ANYWHERE_NEAR:
        for to in REACHABLE[region]:
            if foes[to] and to not in FORWARD[side][region]:
                moves.append(base + to)
    elif word == ATTACKS_SIDEWAYS:
        for to in SIDEWAYS[region]:
            if foes[to]:
                moves.append(base + to)
    elif word == FLIES_TO_LONE_FOE:
        for to in range(16):
            if foes[to] == 1 and to not in ahead[region]:
                moves.append(base + to)
    elif word == COMES_TO_LONE_FOE_IN:
        to = slot(character, COMES_TO_LONE_FOE_IN)[1]
        if foes[to] == 1 and to not in FORWARD[side][region]:
            moves.append(base + to)
    elif word == SKIPS_TO_ATTACK:
        for over in ahead[region]:
            for to in ahead[over]:
                if foes[to] and base + to not in moves:
                    moves.append(base + to)
    elif word == RIDES_TO_ATTACK:
        for to in _open_road(side, region, own, foes):
            if foes[to] and to not in ahead[region]:
                moves.append(base + to)
    elif word == MARCHES_REVEALED:
        for to in _open_road(side, region, own, foes):
            if not foes[to] and not own[to] and to not in ahead[region]:
                moves.append(base + to)


def _open_road(side: int, region: int, own: list[int], foes: list[int]) -> list[int]:
    """Every region that can be reached by forward steps, each with room, none past an enemy."""
    reached: list[int] = []
    edge = [region]
    while edge:
        beyond: list[int] = []
        for at in edge:
            for to in AHEAD[side][at]:
                if own[to] < ROOM[to] and to not in reached:
                    reached.append(to)
                    if not foes[to]:
                        beyond.append(to)
        edge = beyond
    return reached


def leads_forward(game: Game, move: int) -> bool:
    """Whether a move goes forward, as a turn's move must be able to."""
    stand = mover(move)
    to = goal(move)
    side = side_of_stand(stand)
    origin = game.rows[REGION][stand]
    return to == TUNNEL or is_forward(side, origin, to)


def any_forward(game: Game, moves: list[int]) -> bool:
    """Whether one of the moves goes forward."""
    for move in moves:
        if leads_forward(game, move):
            return True
    return False


def mover(move: int) -> int:
    """The stand that a move takes away."""
    return move >> _GOAL_BITS


def goal(move: int) -> int:
    """Where a move leads: a region, or the tunnel."""
    return move & (1 << _GOAL_BITS) - 1


def landing(move: int) -> int:
    """The region a move ends in."""
    to = goal(move)
    return FANGORN if to == TUNNEL else to


def reveals_itself(game: Game, move: int) -> bool:
    """002: Uruk-hai - a march of more than one region shows who marches."""
    stand = mover(move)
    if MOVE_WORD[game.rows[CHARACTER][stand]] != MARCHES_REVEALED:
        return False
    return goal(move) not in AHEAD[side_of_stand(stand)][game.rows[REGION][stand]]


def quiet_steps(game: Game, stand: int) -> list[int]:
    """Forward moves to a region with room and without enemies (Shadowfax, The Dark of Mordor)."""
    if game.rows[REGION][stand] == NOWHERE or rooted(game, stand):
        return []
    side = side_of_stand(stand)
    own = census(game, side)
    foes = census(game, 1 - side)
    return [
        (stand << _GOAL_BITS) + to
        for to in FORWARD[side][game.rows[REGION][stand]]
        if own[to] < ROOM[to] and not foes[to]
    ]


def rides(game: Game, side: int) -> list[int]:
    """002: Shadowfax - steps after which the same character can still make its move."""
    found: list[int] = []
    foes = census(game, 1 - side)
    for stand in range(side * 9, side * 9 + 9):
        character = game.rows[CHARACTER][stand]
        for step in quiet_steps(game, stand):
            own = census(game, side)[:]
            _step(own, game.rows[REGION][stand], landing(step))
            if moves_of(side, character, landing(step), own, foes, 0):
                found.append(step)
    return found


def dark_steps(game: Game, side: int) -> list[int]:
    """002: The Dark of Mordor - steps after which the turn's move can still follow.

    That is a move forward by a different character; but if A King Revealed has called a piece
    that can move, that piece keeps a move, and is left for it.
    """
    found: list[int] = []
    regions = game.rows[REGION]
    characters = game.rows[CHARACTER]
    called = bound(game, side)
    foes = census(game, 1 - side)
    own = census(game, side)
    if called != UNSET and not (
        rooted(game, called)
        or not moves_of(side, characters[called], regions[called], own, foes, 0)
    ):
        others = [called]
    else:
        others = [
            stand
            for stand in range(side * 9, side * 9 + 9)
            if regions[stand] != NOWHERE and not rooted(game, stand)
        ]
    for stand in range(side * 9, side * 9 + 9):
        if stand == called:
            continue
        for step in quiet_steps(game, stand):
            after = own[:]
            _step(after, regions[stand], landing(step))
            for other in others:
                if other == stand:
                    continue
                base = other << _GOAL_BITS
                moves = moves_of(side, characters[other], regions[other], after, foes, base)
                if moves and (other == called or any_forward(game, moves)):
                    found.append(step)
                    break
    return found


def _step(own: list[int], origin: int, to: int) -> None:
    own[origin] -= 1
    own[to] += 1
    own[TUNNEL] = own[FANGORN]


def could_anyone_move(game: Game, stand: int) -> bool:
    """Whether any character the enemy must reckon with in that stand could move from there."""
    side = side_of_stand(stand)
    own = census(game, side)
    foes = census(game, 1 - side)
    region = game.rows[REGION][stand]
    for tile in range(9):
        if game.rows[MAYBE][stand] >> tile & 1:
            character = game.rows[ROSTER][side * 9 + tile]
            if moves_of(side, character, region, own, foes, 0):
                return True
    return False
