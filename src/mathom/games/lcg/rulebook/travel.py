"""001: phase 4, travel - to one location in the staging area, as a group."""

from typing import Final

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM
from mathom.games.lcg.effects import facts, total
from mathom.games.lcg.events.quests import E_TRAVEL
from mathom.games.lcg.facts import MUST_TRAVEL, TYPE_LOCATION
from mathom.games.lcg.phases import TRAVELLING
from mathom.games.lcg.procedures import PROCEDURES, RUN_TRAVEL, RUN_USE
from mathom.games.lcg.questions import ASK_TRAVEL, PASS
from mathom.games.lcg.rows import ACTIVE, STAGING, ZONE, first_player
from mathom.games.lcg.rulebook.game import Phase, window
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


def can_travel(game: Game, card: CardId) -> bool:
    """001: travel effects - all that the location asks can be paid."""
    printed = facts(game, card)
    if printed.type != TYPE_LOCATION:
        return False
    if printed.travel is None:
        return True
    frame = Frame(PERFORM, first_player(game), card, cards=NOBODY)
    return all(do.possible(game, frame) for do in printed.travel.do)


class Travel(Phase):
    """The first player makes the decision; ``card`` is where the players go."""

    ASK: Final = 1
    COST: Final = 2
    TRAVEL: Final = 3
    ACTIONS: Final = 4

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        who = first_player(game)
        if pc == Travel.ASK:
            options: list[int] = []
            if not game.rows[ACTIVE]:
                options = [card for card in game.rows[STAGING] if can_travel(game, card)]
            must = [card for card in options if total(game, MUST_TRAVEL, card)]
            if len(must) == 1 or not options:
                game.take(must[0] if must else PASS)
            else:
                game.ask(who, ASK_TRAVEL, must or [PASS, *options])
        elif pc == Travel.COST:
            frame.card = game.pick
            if game.pick == PASS:
                frame.step = Travel.ACTIONS
                return
            travel = facts(game, frame.card).travel
            if travel is not None:
                game.call(Frame(RUN_USE, who, frame.card, count=travel.index, cards=NOBODY))
        elif pc == Travel.TRAVEL:
            if game.rows[ZONE][frame.card] == STAGING and not game.rows[ACTIVE]:
                game.event(E_TRAVEL, frame.card, who)
        elif pc == Travel.ACTIONS:
            window(game)
        else:
            self.ends(frame)


PROCEDURES.define(RUN_TRAVEL, Travel(TRAVELLING))
