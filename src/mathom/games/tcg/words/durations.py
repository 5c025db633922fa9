"""000: duration - how long what a text makes so lasts."""

from typing import ClassVar, Final

from mathom.cardplay.word import Word
from mathom.games.tcg.abilities import END_OF_PHASE, END_OF_TURN, UNTIL_NEXT_REGROUP, UNTIL_REGROUP


class Until(Word):
    """How long it lasts."""

    moment: ClassVar[int] = END_OF_PHASE


class ThisPhase(Until):
    """000: phase action - to the end of the phase, unsaid."""

    english = ""


class UntilTheRegroupPhase(Until):
    """Until the regroup phase begins."""

    english = " until the regroup phase"
    spellings = (" until the start of the regroup phase",)
    also = ("UntilSaid",)
    moment = UNTIL_REGROUP


class UntilNextRegroupPhase(Until):
    """Until another regroup phase begins."""

    english = " until the next regroup phase"
    also = ("UntilSaid",)
    moment = UNTIL_NEXT_REGROUP


class UntilEndOfTurn(Until):
    """To the end of the turn."""

    english = " until the end of the turn"
    spellings = (" this turn",)
    also = ("UntilSaid",)
    moment = END_OF_TURN


THIS_PHASE: Final = ThisPhase()
TILL_REGROUP: Final = UntilTheRegroupPhase()
TILL_NEXT_REGROUP: Final = UntilNextRegroupPhase()
TILL_END_OF_TURN: Final = UntilEndOfTurn()
