"""001: setup, and the shuffling and drawing that the whole game uses."""

from typing import Final

from mathom.cardplay.questions import NO, YES
from mathom.cardplay.shuffling import Shuffle
from mathom.games.lcg.changes import discard
from mathom.games.lcg.effects import total
from mathom.games.lcg.events.cards import E_DRAW, E_MOVE, E_SHUFFLE
from mathom.games.lcg.events.rounds import E_FIRST_PLAYER
from mathom.games.lcg.facts import GAME, NO_DRAWING, SHACKLED
from mathom.games.lcg.procedures import (
    PROCEDURES,
    RUN_DRAW,
    RUN_SET_UP,
    RUN_SHUFFLE,
    RUN_STAGE,
)
from mathom.games.lcg.questions import ASK_FIRST_PLAYER, ASK_MULLIGAN, ASK_SHUFFLE
from mathom.games.lcg.rows import (
    BESIDE,
    DECK,
    DECK_HOST,
    ENCOUNTER_DECK,
    HAND,
    HOST,
    SCENARIO_NUMBER,
    STATE,
    players,
    seats,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure

HAND_SIZE: Final = 6


class SetUp(Procedure):
    """001: setup, in the rulebook's order. Heroes and the token bank are there already."""

    SHUFFLE: Final = 0
    SHUFFLE_ENCOUNTER: Final = 1
    FIRST_PLAYER: Final = 2
    FIRST_PLAYER_IS: Final = 3
    HANDS: Final = 4
    MULLIGAN: Final = 5
    PUT_BACK: Final = 6
    SHUFFLE_AGAIN: Final = 7
    DRAW_AGAIN: Final = 8
    NEXT: Final = 9
    QUEST: Final = 10
    DONE: Final = 11

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        """``count`` counts the players served; a nightmare goes on with hands as they are."""
        carried = game.setup["nightmare"] and game.rows[STATE][SCENARIO_NUMBER] > 0
        if pc == SetUp.SHUFFLE:
            if frame.count < seats(game) and not carried:
                frame.step = SetUp.SHUFFLE
                game.call(Frame(RUN_SHUFFLE, place=DECK + frame.count))
                frame.count += 1
            else:
                frame.count = 0
        elif pc == SetUp.SHUFFLE_ENCOUNTER:
            game.call(Frame(RUN_SHUFFLE, place=ENCOUNTER_DECK))
        elif pc == SetUp.FIRST_PLAYER:
            if game.setup["first"] == "random" and not carried:
                game.roll(ASK_FIRST_PLAYER, list(range(seats(game))))
            else:
                game.take(NONE)
        elif pc == SetUp.FIRST_PLAYER_IS:
            if game.pick != NONE:
                game.event(E_FIRST_PLAYER, game.pick)
        elif pc == SetUp.HANDS:
            order = players(game)
            if carried or frame.count == len(order):
                frame.step = SetUp.QUEST
            else:
                frame.who = order[frame.count]
                frame.count += 1
                game.call(Frame(RUN_DRAW, frame.who, count=HAND_SIZE))
        elif pc == SetUp.MULLIGAN:
            game.ask(frame.who, ASK_MULLIGAN, [NO, YES])
        elif pc == SetUp.PUT_BACK:
            if game.pick == NO:
                frame.step = SetUp.HANDS
            else:
                for card in game.rows[HAND + frame.who]:
                    game.event(E_MOVE, card, DECK + frame.who)
        elif pc == SetUp.SHUFFLE_AGAIN:
            game.call(Frame(RUN_SHUFFLE, place=DECK + frame.who))
        elif pc == SetUp.DRAW_AGAIN:
            game.call(Frame(RUN_DRAW, frame.who, count=HAND_SIZE))
        elif pc == SetUp.NEXT:
            frame.step = SetUp.HANDS
        elif pc == SetUp.QUEST:
            game.call(Frame(RUN_STAGE))
        else:
            game.done()


class Draw(Procedure):
    """001: resource phase - from the top of one's own deck, as long as there are cards."""

    NEXT: Final = 0
    SHACKLED: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Draw.SHACKLED:
            game.done()
            return
        deck = game.rows[DECK + frame.who]
        if frame.count == 0 or not deck or total(game, NO_DRAWING, GAME):
            game.done()
        elif total(game, SHACKLED, frame.who):
            for card in game.rows[BESIDE]:
                if game.rows[HOST][card] == DECK_HOST - frame.who:
                    discard(game, card)
                    return
        else:
            frame.count -= 1
            frame.step = Draw.NEXT
            game.event(E_DRAW, frame.who, deck[-1])


PROCEDURES.define(RUN_SET_UP, SetUp())
PROCEDURES.define(RUN_DRAW, Draw())
PROCEDURES.define(RUN_SHUFFLE, Shuffle(ASK_SHUFFLE, E_SHUFFLE))
