"""000: fellowship phase, discard to heal, transfer, moving your fellowship."""

from typing import Final

from mathom.games.tcg.abilities import FELLOWSHIP_PHASE
from mathom.games.tcg.changes import add_twilight, discard, heal
from mathom.games.tcg.effect_kinds import GAME, NEXT_SHADOW_NUMBER
from mathom.games.tcg.effects import companions, facts, shadow_number, total
from mathom.games.tcg.events.cards import E_TRANSFER
from mathom.games.tcg.events.sites import E_MARKER, E_MOVED, E_MOVES, E_MOVES_FROM, E_MOVES_TO
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS
from mathom.games.tcg.facts import RIGHT, SHADOWS_BLOCK
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_DISCARD_TO_HEAL,
    RUN_FELLOWSHIP,
    RUN_MOVE,
    RUN_PLACE_SITE,
    RUN_TRANSFER,
)
from mathom.games.tcg.questions import (
    ASK_FELLOWSHIP,
    ASK_HEALED,
    ASK_TRANSFER,
    HAND_OVER,
    HEAL_WITH,
    PASS,
)
from mathom.games.tcg.rows import (
    ACTIVE,
    HAND,
    LAST_SITE,
    OVER,
    PATH_BLOCK,
    PRINTED,
    STATE,
    current_site,
    region,
    seats,
    site_at,
    site_number,
    to_the_left,
    to_the_right,
)
from mathom.games.tcg.rulebook.whereabouts import healed_by, recipients
from mathom.games.tcg.rulebook.windows import actions, take_action
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.kernel.procedure import Procedure


class Fellowship(Procedure):
    """000: fellowship phase - actions in any order, then the fellowship must move."""

    BEGIN: Final = 0
    ASK: Final = 1
    ACT: Final = 2
    MOVE: Final = 3
    END: Final = 4
    DONE: Final = 5

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Fellowship.BEGIN:
            game.event(E_PHASE, FELLOWSHIP_PHASE, NONE)
        elif pc == Fellowship.ASK:
            options = actions(game, frame.who) + rule_actions(game, frame.who)
            game.ask(frame.who, ASK_FELLOWSHIP, [PASS, *options])
        elif pc == Fellowship.ACT:
            if game.pick != PASS:
                frame.step = Fellowship.ASK
                act(game, frame.who, game.pick)
        elif pc == Fellowship.MOVE:
            if site_number(game) < LAST_SITE:
                game.call(Frame(RUN_MOVE, frame.who))
        elif pc == Fellowship.END:
            game.event(E_PHASE_ENDS, FELLOWSHIP_PHASE)
        else:
            game.done()


def rule_actions(game: Game, player: Seat) -> list[int]:
    """What the rules always offer: discard to heal, and transfer."""
    options: list[int] = []
    for card in game.rows[HAND + player]:
        if game.rows[PRINTED][card] > 0 and healed_by(game, player, card):
            options.append(card + HEAL_WITH)
    for item in game.rows[ACTIVE]:
        if recipients(game, player, item):
            options.append(item + HAND_OVER)
    return options


def act(game: Game, player: Seat, pick: Pick) -> None:
    """Do the fellowship action that was picked."""
    if pick >= HAND_OVER:
        game.call(Frame(RUN_TRANSFER, player, pick - HAND_OVER))
    elif pick >= HEAL_WITH:
        game.call(Frame(RUN_DISCARD_TO_HEAL, player, pick - HEAL_WITH))
    else:
        take_action(game, player, pick)


class DiscardToHeal(Procedure):
    """000: discard to heal - a card from hand, for a character of the same title."""

    ASK: Final = 0
    DISCARD: Final = 1
    HEAL: Final = 2
    DONE: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == DiscardToHeal.ASK:
            able = healed_by(game, frame.who, frame.card)
            if len(able) > 1:
                game.ask(frame.who, ASK_HEALED, able)
            elif able:
                game.take(able[0])
            else:
                game.done()  # somebody left the game meanwhile
        elif pc == DiscardToHeal.DISCARD:
            frame.other = game.pick
            discard(game, frame.card)
        elif pc == DiscardToHeal.HEAL:
            heal(game, frame.other, NONE)
        else:
            game.done()


class Transfer(Procedure):
    """000: transfer - its twilight cost is paid again; it is not played."""

    ASK: Final = 0
    PAY: Final = 1
    MOVE: Final = 2
    DONE: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Transfer.ASK:
            able = recipients(game, frame.who, frame.card)
            if len(able) > 1:
                game.ask(frame.who, ASK_TRANSFER, able)
            elif able:
                game.take(able[0])
            else:
                game.done()  # somebody left the game meanwhile, and a site with him
        elif pc == Transfer.PAY:
            frame.other = game.pick
            # 000: twilight cost - what changes it does so only as a card comes into play.
            add_twilight(game, facts(game, frame.card).twilight, frame.card)
        elif pc == Transfer.MOVE:
            game.event(E_TRANSFER, frame.card, frame.other)
        else:
            game.done()


class Move(Procedure):
    """003: movement summary."""

    PLACE_SITE: Final = 0
    FROM: Final = 1
    MOVES: Final = 2
    MARKER: Final = 3
    TO: Final = 4
    SHADOW_NUMBER: Final = 5
    REGION: Final = 6
    COMPANIONS: Final = 7
    MOVED: Final = 8
    DONE: Final = 9

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        here = current_site(game)
        if game.rows[STATE][OVER]:
            game.done()
        elif pc == Move.PLACE_SITE:
            frame.count = site_number(game) + 1
            if site_at(game, frame.count) == NONE:
                game.call(Frame(RUN_PLACE_SITE, next_layer(game, frame.who), count=frame.count))
        elif pc == Move.FROM:
            game.event(E_MOVES_FROM, here)
        elif pc == Move.MOVES:
            game.event(E_MOVES, here, frame.count)
        elif pc == Move.MARKER:
            game.event(E_MARKER, frame.who, frame.count)
        elif pc == Move.TO:
            game.event(E_MOVES_TO, here, frame.count)
        elif pc == Move.SHADOW_NUMBER:
            change = total(game, NEXT_SHADOW_NUMBER, GAME)
            add_twilight(game, max(0, shadow_number(game, here) + change))
        elif pc == Move.REGION:
            if game.rows[STATE][PATH_BLOCK] == SHADOWS_BLOCK:
                add_twilight(game, 3 * (region(frame.count) - 1))
        elif pc == Move.COMPANIONS:
            add_twilight(game, len(companions(game)))
        elif pc == Move.MOVED:
            game.event(E_MOVED, here)
        else:
            game.done()


def next_layer(game: Game, player: Seat) -> int:
    """000: site - the arrow of the site one moves from says who lays the next."""
    if seats(game) == 2:
        return to_the_left(game, player)
    right = facts(game, current_site(game)).arrow == RIGHT
    return to_the_right(game, player) if right else to_the_left(game, player)


PROCEDURES.define(RUN_FELLOWSHIP, Fellowship())
PROCEDURES.define(RUN_DISCARD_TO_HEAL, DiscardToHeal())
PROCEDURES.define(RUN_TRANSFER, Transfer())
PROCEDURES.define(RUN_MOVE, Move())
