"""What the beginning of a turn and of a phase does to the rows."""

from mathom.games.tcg.abilities import (
    END_OF_PHASE,
    FELLOWSHIP_PHASE,
    MANEUVER,
    NEXT_SKIRMISH,
    REGROUP,
    SETTING_UP,
    SKIRMISH,
    UNTIL_NEXT_REGROUP,
    UNTIL_REGROUP,
)
from mathom.games.tcg.effect_kinds import GAME, MOVE_LIMIT
from mathom.games.tcg.initiative import free_has_initiative
from mathom.games.tcg.rows import (
    CURRENT_PHASE,
    DRAWN,
    FIERCE_ROUND,
    FREE_HAS_INITIATIVE,
    FREE_PLAYER,
    MOVED_IN,
    MOVES_MADE,
    PER_TURN,
    PLAYED_THIS_PHASE,
    SHADOW_SEAT,
    STATE,
    TURN_NUMBER,
    TWILIGHT_POOL,
)
from mathom.games.tcg.rulebook.durations import drop
from mathom.games.tcg.rulebook.handling import derive, expire, texts, unmark_all
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


def begin_turn(game: Game, seat: Seat, number: int) -> None:
    """000: turn sequence - what counts for a turn is counted anew."""
    game.put(STATE, FREE_PLAYER, seat)
    game.put(STATE, TURN_NUMBER, number)
    unmark_all(game, PER_TURN)
    for cell in (TWILIGHT_POOL, MOVES_MADE, MOVED_IN):
        game.put(STATE, cell, 0)
    drop(game, MOVE_LIMIT, GAME)
    game.put(STATE, SHADOW_SEAT, NONE)
    derive(game)
    game.put(STATE, FREE_HAS_INITIATIVE, int(free_has_initiative(game)))


def begin_phase(game: Game, phase: int, seat: Seat) -> None:
    """000: turn sequence - what lasts until a phase is over; ``seat`` has a Shadow phase."""
    begun = game.rows[STATE][CURRENT_PHASE] == SETTING_UP
    game.put(STATE, CURRENT_PHASE, phase)
    unmark_all(game, PLAYED_THIS_PHASE)
    if begun:
        texts(game)  # 000: active - site text is not active before
    if phase == FELLOWSHIP_PHASE:
        game.put(STATE, DRAWN, 0)
    elif phase == MANEUVER:
        game.put(STATE, FIERCE_ROUND, 0)
    elif phase == REGROUP:
        expire(game, UNTIL_REGROUP)
        expire(game, UNTIL_NEXT_REGROUP)
    if phase != SKIRMISH:  # a skirmish has begun before its phase
        expire(game, END_OF_PHASE)
        expire(game, NEXT_SKIRMISH)
    game.put(STATE, SHADOW_SEAT, seat)
