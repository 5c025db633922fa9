"""000: control, liberate, site - taking, freeing and replacing sites."""

from typing import Final

from mathom.games.tcg.events.sites import E_CONTROL, E_LIBERATE, E_REPLACE
from mathom.games.tcg.procedures import PROCEDURES, RUN_LIBERATE, RUN_REPLACE_SITE, RUN_TAKE_CONTROL
from mathom.games.tcg.questions import ASK_SITE
from mathom.games.tcg.rows import (
    NUMBER,
    OUT,
    PATH,
    PLAY,
    SITE_CELL,
    free,
    of_seat,
    seats,
)
from mathom.games.tcg.rulebook.setup import sites_for
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure


def controlled_by(game: Game, seat: Seat) -> list[int]:
    """The sites a player controls, the highest number first."""
    numbers = game.rows[NUMBER]
    mine = [card for card in game.rows[PLAY + seat] if numbers[card]]
    return sorted(mine, key=numbers.__getitem__, reverse=True)


def to_be_controlled(game: Game) -> int:
    """000: control - the lowest site on the path, if every player's marker is beyond it."""
    path = game.rows[PATH]
    if not path:
        return NONE
    lowest = path[0]
    for seat in range(seats(game)):
        if not of_seat(game, seat, OUT):
            if of_seat(game, seat, SITE_CELL) <= game.rows[NUMBER][lowest]:
                return NONE
    return lowest


def to_be_liberated(game: Game, seat: Seat) -> int:
    """000: liberate - the highest site that an opponent controls; 003: or a Shadow player's own."""
    holders = [seat]
    if seat == free(game):
        holders = [other for other in range(seats(game)) if other != seat]
    found = NONE
    numbers = game.rows[NUMBER]
    for holder in holders:
        for site in controlled_by(game, holder):
            if found == NONE or numbers[site] > numbers[found]:
                found = site
    return found


class TakeControl(Procedure):
    """000: control - a Shadow player lays a site in his support area. ``count``: how many."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        site = to_be_controlled(game)
        if frame.count == 0 or site == NONE:
            game.done()
        else:
            frame.count -= 1
            frame.step = 0
            game.event(E_CONTROL, site, frame.who)


class Liberate(Procedure):
    """000: liberate - a site goes back to the path. ``count``: how many."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        site = to_be_liberated(game, frame.who)
        if frame.count == 0 or site == NONE:
            game.done()
        else:
            frame.count -= 1
            frame.step = 0
            game.event(E_LIBERATE, site, frame.who)


class ReplaceSite(Procedure):
    """003: site - a new site from one's adventure deck takes the place of ``card``."""

    ASK: Final = 0
    LAY: Final = 1
    DONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == ReplaceSite.ASK:
            able = sites_for(game, frame.who, game.rows[NUMBER][frame.card])
            if not able:
                frame.step = ReplaceSite.DONE
            elif len(able) > 1:
                game.ask(frame.who, ASK_SITE, able)
            else:
                game.take(able[0])
        elif pc == ReplaceSite.LAY:
            game.event(E_REPLACE, frame.card, game.pick, frame.who)
        else:
            game.done()


PROCEDURES.define(RUN_TAKE_CONTROL, TakeControl())
PROCEDURES.define(RUN_LIBERATE, Liberate())
PROCEDURES.define(RUN_REPLACE_SITE, ReplaceSite())
