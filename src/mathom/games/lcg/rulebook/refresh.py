"""001: phase 7, refresh."""

from typing import Final

from mathom.cardplay.questions import NO, YES
from mathom.games.lcg.effects import total
from mathom.games.lcg.events.rounds import E_FIRST_PLAYER
from mathom.games.lcg.events.tokens import E_READY, E_RESOURCES
from mathom.games.lcg.facts import GAME, REFRESH_THREAT, STAYS_EXHAUSTED
from mathom.games.lcg.phases import REFRESHING
from mathom.games.lcg.procedures import PROCEDURES, RUN_RAISE, RUN_REFRESH
from mathom.games.lcg.questions import ASK_UNLESS
from mathom.games.lcg.rows import (
    IS_EXHAUSTED,
    MARKS,
    PLAY,
    PRISONER,
    RESOURCES,
    ZONE,
    controller,
    in_play_zone,
    players,
)
from mathom.games.lcg.rulebook.game import Phase, next_first_player, window
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Refresh(Phase):
    """Cards ready, threat rises, the first player token passes.

    ``cards`` are the exhausted cards still to come.
    """

    EXHAUSTED: Final = 1
    READY: Final = 2
    UNLESS: Final = 3
    THREAT: Final = 4
    TOKEN: Final = 5
    ACTIONS: Final = 6

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Refresh.EXHAUSTED:
            frame.cards = tuple(
                card
                for player in players(game)
                for card in game.rows[PLAY + player]
                if game.rows[IS_EXHAUSTED][card] and not game.rows[MARKS][card] & PRISONER
            )
        elif pc == Refresh.READY:
            if not frame.cards:
                frame.step = Refresh.THREAT
                return
            card = frame.cards[0]
            price = total(game, STAYS_EXHAUSTED, card)
            if not price:
                game.take(YES)
            elif game.rows[RESOURCES][card] >= price:
                game.ask(controller(game, card), ASK_UNLESS, [NO, YES])
            else:
                game.take(NO)
        elif pc == Refresh.UNLESS:
            card = frame.cards[0]
            frame.cards = frame.cards[1:]
            frame.step = Refresh.READY
            if game.pick == YES and in_play_zone(game.rows[ZONE][card]):
                price = total(game, STAYS_EXHAUSTED, card)
                if price:
                    game.event(E_RESOURCES, card, -price)
                game.event(E_READY, card)
        elif pc == Refresh.THREAT:
            game.call(Frame(RUN_RAISE, count=1 + total(game, REFRESH_THREAT, GAME)))
        elif pc == Refresh.TOKEN:
            game.event(E_FIRST_PLAYER, next_first_player(game))
        elif pc == Refresh.ACTIONS:
            window(game)
        else:
            self.ends(frame)


PROCEDURES.define(RUN_REFRESH, Refresh(REFRESHING))
