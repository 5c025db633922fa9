"""001: running out of cards - an empty encounter deck is reshuffled from its discard pile."""

from typing import Final

from mathom.games.lcg.events.cards import E_MOVE
from mathom.games.lcg.phases import QUESTING, SETUP_PHASE
from mathom.games.lcg.procedures import PROCEDURES, RUN_RESHUFFLE, RUN_SHUFFLE
from mathom.games.lcg.rows import CURRENT_PHASE, ENCOUNTER_DECK, ENCOUNTER_DISCARD, STATE
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


def is_to_be_reshuffled(game: Game) -> bool:
    """Whether the encounter deck ran out in the quest phase: in no other is it reshuffled."""
    questing = game.rows[STATE][CURRENT_PHASE] in (QUESTING, SETUP_PHASE)
    return questing and not game.rows[ENCOUNTER_DECK] and len(game.rows[ENCOUNTER_DISCARD]) > 0


class Reshuffle(Procedure):
    """001: running out of cards - the encounter discard pile becomes the deck again."""

    GATHER: Final = 0
    SHUFFLE: Final = 1
    DONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Reshuffle.GATHER:
            for card in game.rows[ENCOUNTER_DISCARD]:
                game.event(E_MOVE, card, ENCOUNTER_DECK)
        elif pc == Reshuffle.SHUFFLE:
            game.call(Frame(RUN_SHUFFLE, place=ENCOUNTER_DECK))
        else:
            game.done()


PROCEDURES.define(RUN_RESHUFFLE, Reshuffle())
