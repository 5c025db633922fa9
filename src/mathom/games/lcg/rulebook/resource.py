"""001: phase 1, resource."""

from typing import Final

from mathom.games.lcg.effects import facts
from mathom.games.lcg.events.tokens import E_RESOURCES
from mathom.games.lcg.facts import TYPE_HERO
from mathom.games.lcg.phases import RESOURCE_PHASE
from mathom.games.lcg.procedures import PROCEDURES, RUN_DRAW, RUN_RESOURCE
from mathom.games.lcg.rows import MARKS, PLAY, PRISONER, next_player, players
from mathom.games.lcg.rulebook.game import Phase, window
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Resource(Phase):
    """Each player adds a resource to each hero's pool and draws a card."""

    COLLECT: Final = 1
    DRAW: Final = 2
    ACTIONS: Final = 3

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Resource.COLLECT:
            for player in players(game):
                for card in game.rows[PLAY + player]:
                    if (
                        facts(game, card).type == TYPE_HERO
                        and not game.rows[MARKS][card] & PRISONER
                    ):
                        game.event(E_RESOURCES, card, 1)
        elif pc == Resource.DRAW:
            player = next_player(game, frame.count)
            if player >= 0:
                frame.count |= 1 << player
                frame.step = Resource.DRAW
                game.call(Frame(RUN_DRAW, player, count=1))
        elif pc == Resource.ACTIONS:
            window(game)
        else:
            self.ends(frame)


PROCEDURES.define(RUN_RESOURCE, Resource(RESOURCE_PHASE))
