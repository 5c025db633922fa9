"""001: phase 2, planning - the only phase in which allies and attachments are played."""

from typing import Final

from mathom.games.lcg.phases import PLANNING_PHASE
from mathom.games.lcg.procedures import PROCEDURES, RUN_PLANNING
from mathom.games.lcg.questions import ASK_PLAY, PASS
from mathom.games.lcg.rows import HAND, OUT, next_player
from mathom.games.lcg.rulebook.game import Phase, window
from mathom.games.lcg.rulebook.legality import can_play_card
from mathom.games.lcg.rulebook.windows import actions, take_action
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Planning(Phase):
    """The first player plays allies and attachments, then the next; actions after each.

    The player whose turn it is may take actions between cards. ``count`` has a bit for each
    player who has had a turn.
    """

    NEXT: Final = 1
    ASK: Final = 2
    PLAY: Final = 3
    ACTIONS: Final = 4
    AGAIN: Final = 5

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Planning.NEXT:
            frame.who = next_player(game, frame.count)
            if frame.who < 0:
                self.ends(frame)
            else:
                frame.count |= 1 << frame.who
        elif pc == Planning.ASK:
            options = [c for c in game.rows[HAND + frame.who] if can_play_card(game, frame.who, c)]
            options += actions(game, frame.who)
            if game.rows[OUT][frame.who]:
                game.take(PASS)
            elif options or game.rows[HAND + frame.who]:
                game.ask(frame.who, ASK_PLAY, [PASS, *options])
            else:
                game.take(PASS)
        elif pc == Planning.PLAY:
            if game.pick != PASS:
                frame.step = Planning.ASK
                take_action(game, frame.who, game.pick)
        elif pc == Planning.ACTIONS:
            window(game)
        else:
            frame.step = Planning.NEXT


PROCEDURES.define(RUN_PLANNING, Planning(PLANNING_PHASE))
