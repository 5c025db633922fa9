"""Retreats (``002: retreats``): where a character may fall back to."""

from mathom.games.confrontation.board import AHEAD, BACKWARD, ROOM, SIDEWAYS
from mathom.games.confrontation.characters import GO_BACKWARD, GO_FORWARD, GO_SIDEWAYS
from mathom.games.confrontation.rows import REGION, census, side_of_stand
from mathom.kernel.game import Game


def retreats(game: Game, stand: int, ways: int) -> list[int]:
    """The regions a stand may retreat to: adjacent, with room, without enemies.

    Never sideways in the mountains, and never along an arrow: the tunnel has no way back.
    """
    side = side_of_stand(stand)
    region = game.rows[REGION][stand]
    wished: list[int] = []
    if ways & GO_BACKWARD:
        wished += BACKWARD[side][region]
    if ways & GO_SIDEWAYS:
        wished += SIDEWAYS[region]
    if ways & GO_FORWARD:
        wished += AHEAD[side][region]
    own = census(game, side)
    foes = census(game, 1 - side)
    return [to for to in wished if own[to] < ROOM[to] and not foes[to]]


def empty_behind(game: Game, stand: int) -> list[int]:
    """002: Wormtongue - the empty regions just behind a stand."""
    side = side_of_stand(stand)
    own = census(game, side)
    foes = census(game, 1 - side)
    behind = BACKWARD[side][game.rows[REGION][stand]]
    return [to for to in behind if not own[to] and not foes[to]]
