"""000: losing the game - what the event door writes when a player is out."""

from mathom.games.tcg.effect_kinds import SHADOW_SKIPPED
from mathom.games.tcg.rows import (
    BURDENS,
    CANCELLED,
    FIGHTER,
    FIGHTER_GONE,
    FOE,
    HOST,
    IN_SKIRMISH,
    MOVING,
    NUMBER,
    OUT,
    OWNER,
    PATH,
    PREVENTED_AT,
    REMOVED,
    SEAT,
    SPARED,
    STATE,
    TEXT_CANCELLED,
    ZONE,
    free,
    in_play_zone,
    seat_cell,
)
from mathom.games.tcg.rulebook.durations import drop
from mathom.games.tcg.rulebook.handling import derive, leave, move, unmark_all
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


def lost(game: Game, seat: Seat) -> None:
    """000: losing the game - his cards leave the table; his sites are replaced apart."""
    rows = game.rows
    game.put(SEAT, seat_cell(seat, OUT), 1)
    break_off(game, seat)
    drop(game, SHADOW_SKIPPED, seat)
    for card in range(len(rows[OWNER])):
        if rows[OWNER][card] != seat or rows[NUMBER][card]:
            continue
        zone = rows[ZONE][card]
        if zone != REMOVED:
            if in_play_zone(zone) and zone != PATH:
                leave(game, card, REMOVED)
            else:
                game.put(HOST, card, NONE)
                move(game, card, REMOVED)
    game.put(SEAT, seat_cell(seat, BURDENS), 0)
    derive(game)


def break_off(game: Game, seat: Seat) -> None:
    """What his fellowship was doing is over; answers that he broke off prevent nothing."""
    depth = (1 << len(game.stack)) - 1
    game.put(STATE, PREVENTED_AT, game.rows[STATE][PREVENTED_AT] & depth)
    unmark_all(game, TEXT_CANCELLED)
    if seat == free(game):
        for cell in (MOVING, IN_SKIRMISH, CANCELLED, FIGHTER_GONE, SPARED, PREVENTED_AT):
            game.put(STATE, cell, 0)
        game.put(STATE, FIGHTER, NONE)
        game.put_row(FOE, [NONE] * len(game.rows[FOE]))
