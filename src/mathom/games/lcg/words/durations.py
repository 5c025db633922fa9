"""How long what a text makes so lasts, and when what it puts off is done."""

from typing import Final

from mathom.cardplay.word import Word
from mathom.games.lcg.rows import END_OF_ATTACK, END_OF_PHASE, END_OF_ROUND


class Until(Word):
    """How long an effect lasts."""

    moment = 0


class UntilEndOfPhase(Until):
    """To the end of the phase."""

    english = " until the end of the phase"
    moment = END_OF_PHASE


class UntilEndOfRound(Until):
    """To the end of the round."""

    english = " until the end of the round"
    moment = END_OF_ROUND


class ForThisAttack(Until):
    """To the end of the attack; what a shadow effect means."""

    english = " for this attack"
    moment = END_OF_ATTACK


class Moment(Word):
    """When a delayed step is done."""

    moment = 0


class AtEndOfPhase(Moment):
    """As the phase ends."""

    english = "at the end of the phase"
    moment = END_OF_PHASE


PHASE: Final = UntilEndOfPhase()
ROUND: Final = UntilEndOfRound()
THIS_ATTACK: Final = ForThisAttack()
AT_END_OF_PHASE = AtEndOfPhase()
