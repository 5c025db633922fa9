"""The end of a turn (``002: conceal characters``, ``shuffling characters``)."""

from typing import Final

from mathom.games.confrontation.board import SAURON
from mathom.games.confrontation.events import E_CONCEALED, E_SETTLED, E_SHUFFLED
from mathom.games.confrontation.procedures import PROCEDURES, RUN_CONCEAL
from mathom.games.confrontation.questions import ASK_SHUFFLE
from mathom.games.confrontation.rows import BY_HAND, PLAY, SHOWN
from mathom.games.confrontation.rulebook.ask import shuffle_regions
from mathom.games.confrontation.rulebook.handling import mixable, order_number
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


class Conceal(Procedure):
    """Everything revealed is hidden again; then both sides mix the pieces that have met.

    Frame without a side: the end of a turn. Frame with a side and a place: that side mixes
    its pieces there, as it may at any time.
    """

    CONCEAL: Final = 0
    MIX: Final = 1
    MIXED: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Conceal.CONCEAL:
            if frame.who != NONE:
                frame.step = Conceal.MIX
            else:
                if game.rows[PLAY][SHOWN]:
                    game.event(E_CONCEALED)
                self.find(game, frame)
        elif pc == Conceal.MIX:
            stands = mixable(game, frame.who, frame.place)
            game.roll(ASK_SHUFFLE, stands, len(stands))
        else:
            game.event(E_SHUFFLED, frame.who, frame.place, order_number(game.picks))
            if frame.count:
                self.find(game, frame)
            else:
                game.done()

    def find(self, game: Game, frame: Frame) -> None:
        """The next region to mix, unless players do that by hand."""
        frame.count = 1
        frame.step = Conceal.MIX
        if not game.rows[PLAY][BY_HAND]:
            for side in range(SAURON + 1):
                for region in shuffle_regions(game, side):
                    frame.who = side
                    frame.place = region
                    return
            game.event(E_SETTLED)
        game.done()


PROCEDURES.define(RUN_CONCEAL, Conceal())
