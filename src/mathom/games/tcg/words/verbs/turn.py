"""To skip or end phases, to stop the fellowship."""

from mathom.cardplay.steps import Do
from mathom.games.tcg import effect_kinds
from mathom.games.tcg.abilities import END_OF_PHASE, END_OF_TURN, FOR_GOOD
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import GAME
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class CannotMoveAgain(Do):
    """1U359: the fellowship stays where it is."""

    english = "prevent the fellowship from moving again this turn"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.MOVE_LIMIT, GAME, -99, END_OF_TURN, frame.card)
        else:
            self.finish(game, frame)


class EndShadowPhase(Do):
    """1U363: one's own phase is over."""

    english = "end your Shadow phase"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.SHADOW_ENDED, GAME, 1, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)


class SkipNextShadow(Do):
    """2R15: a Shadow phase to come is left out."""

    english = "skip your next Shadow phase"
    spellings = ("skip his next shadow phase",)
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.SHADOW_SKIPPED, frame.who, 1, FOR_GOOD, frame.card)
        else:
            self.finish(game, frame)
