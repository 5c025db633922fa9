"""Points in the turn: phases and turns start and end."""

from typing import Final

from mathom.cardplay.names import SUBJECT
from mathom.cardplay.phrases import Such
from mathom.games.tcg import facts
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE, REGROUP, SHADOW_PHASE, On
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS, E_TURN, E_TURN_ENDS
from mathom.games.tcg.rows import (
    ASSIGNED_THIS_TURN,
    CURRENT_PHASE,
    FREE_PLAYER,
    HOST,
    LOST_THIS_TURN,
    SHADOW_SEAT,
    STATE,
    free,
    marked_this_turn,
)
from mathom.games.tcg.words.sites import Where
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Moment(On):
    """A point in the turn."""

    def holds(self, game: Game, frame: Frame) -> bool:
        return True


class StartOfYourTurn(Moment):
    """000: start of turn - your own."""

    english = "the start of each of your turns"
    kind = E_TURN

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][FREE_PLAYER] == frame.who


class StartOfPhase(Moment):
    """000: phase - it begins."""

    english = "the start of each {phase:PhaseName} phase"
    spellings = ("the start of the {phase:PhaseName} phase", "the {phase:PhaseName} phase")
    kind = E_PHASE

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] == self.phase


class StartOfPhaseAt(StartOfPhase):
    """000: phase - it begins while the fellowship is at such a site."""

    english = "the start of each {phase:PhaseName} phase when the fellowship is at {where:Where}"

    def __init__(self, phase: int, where: Where) -> None:
        super().__init__(phase)
        self.where = where

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and self.where.test_here(game, frame)


class StartOfYourPhase(StartOfPhase):
    """000: Shadow phase(s) - your own begins."""

    english = "the start of each of your {phase:PhaseName} phases"

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and yours_now(game, frame)


class EndOfYourPhase(Moment):
    """000: Shadow phase(s) - your own ends."""

    english = "the end of each of your {phase:PhaseName} phases"
    kind = E_PHASE_ENDS

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] == self.phase and yours_now(game, frame)


def yours_now(game: Game, frame: Frame) -> bool:
    """Whether the phase is one's own: a Shadow phase is one player's."""
    state = game.rows[STATE]
    if state[CURRENT_PHASE] == SHADOW_PHASE:
        return state[SHADOW_SEAT] == frame.who
    return state[FREE_PLAYER] == frame.who


class EndOfTurn(Moment):
    """000: end of turn."""

    english = "the end of the turn"
    spellings = ("the end of each turn",)
    kind = E_TURN_ENDS


class EndOfTurnUnassigned(EndOfTurn):
    """1R279: bearer was spared, and somebody else was not."""

    english = (
        "the end of each turn during which bearer was not assigned to a skirmish"
        " (and another companion was)"
    )

    def holds(self, game: Game, frame: Frame) -> bool:
        host = game.rows[HOST][frame.card]
        fought = [
            card
            for card in marked_this_turn(game, ASSIGNED_THIS_TURN)
            if printed(game, card).type == facts.TYPE_COMPANION
        ]
        return host >= 0 and host not in fought and len(fought) > 0


class EndOfTurnUnbeaten(EndOfTurn):
    """3R40: nobody of the fellowship lost a skirmish."""

    english = "the end of each turn during which no {what:One} lost a skirmish"

    def __init__(self, what: Such) -> None:
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        if free(game) != frame.who:
            return False
        losers = marked_this_turn(game, LOST_THIS_TURN)
        return not any(self.what.test(game, frame, card) for card in losers)


YOUR_TURN_STARTS: Final = StartOfYourTurn()
REGROUP_STARTS: Final = StartOfPhase(REGROUP)
FELLOWSHIP_STARTS: Final = StartOfPhase(FELLOWSHIP_PHASE)
TURN_ENDS: Final = EndOfTurn()
