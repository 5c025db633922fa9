"""To cancel what was revealed or is about to happen, or do something instead."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import SUBJECT
from mathom.cardplay.steps import Do
from mathom.games.lcg.events.cards import E_CANCELLED, E_SURGE, REPLACED
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Cancel(Do):
    """001: paying costs - what it would have done does not happen; costs stay paid."""

    english = "cancel that effect"

    def follow(self, known: Known) -> None:
        known.need(SUBJECT, "that effect")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(E_CANCELLED, frame.cards[SUBJECT])
        else:
            self.finish(game, frame)


class Replace(Do):
    """The revealed card is discarded for the next one."""

    english = "discard it and reveal another card in its place"

    def follow(self, known: Known) -> None:
        known.need(SUBJECT, "it")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(E_SURGE, frame.cards[SUBJECT], 1, REPLACED)
        else:
            self.finish(game, frame)
