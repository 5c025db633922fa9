"""The chapters of the rulebook that are played step by step: their names and numbers.

Each is defined in the file of ``rulebook`` that has it.
"""

from typing import Final

from mathom.kernel.declared import Procedures
from mathom.kernel.procedure import Door

PROCEDURES: Final = Procedures(Door())

RUN_TEXT: Final = PROCEDURES.take("text")  # ``steps.PERFORM`` in every card game
RUN_CAMPAIGN: Final = PROCEDURES.take("campaign")
RUN_SCENARIO: Final = PROCEDURES.take("scenario")
RUN_SET_UP: Final = PROCEDURES.take("set-up")
RUN_ROUND: Final = PROCEDURES.take("round")
RUN_RESOURCE: Final = PROCEDURES.take("resource phase")
RUN_PLANNING: Final = PROCEDURES.take("planning phase")
RUN_QUEST_PHASE: Final = PROCEDURES.take("quest phase")
RUN_TRAVEL: Final = PROCEDURES.take("travel phase")
RUN_ENCOUNTER: Final = PROCEDURES.take("encounter phase")
RUN_COMBAT: Final = PROCEDURES.take("combat phase")
RUN_REFRESH: Final = PROCEDURES.take("refresh phase")
RUN_ENEMY_ATTACK: Final = PROCEDURES.take("enemy attack")
RUN_PLAYER_ATTACK: Final = PROCEDURES.take("player attack")
RUN_REVEAL: Final = PROCEDURES.take("reveal")
RUN_WINDOW: Final = PROCEDURES.take("window")
RUN_RESPONSES: Final = PROCEDURES.take("responses")
RUN_FORCED_EFFECTS: Final = PROCEDURES.take("forced effects")
RUN_USE: Final = PROCEDURES.take("use")
RUN_PLAY_CARD: Final = PROCEDURES.take("play card")
RUN_PAY: Final = PROCEDURES.take("pay")
RUN_STAGE: Final = PROCEDURES.take("stage")
RUN_CONSEQUENCES: Final = PROCEDURES.take("consequences")
RUN_SHUFFLE: Final = PROCEDURES.take("shuffle")
RUN_DRAW: Final = PROCEDURES.take("draw")
RUN_ELIMINATION: Final = PROCEDURES.take("elimination")
RUN_DELAYED: Final = PROCEDURES.take("delayed")
RUN_SHADOW_CARDS: Final = PROCEDURES.take("shadow cards")
RUN_SEARCH: Final = PROCEDURES.take("search")
RUN_PROGRESS: Final = PROCEDURES.take("progress")
RUN_LOOK_THROUGH: Final = PROCEDURES.take("look through")
RUN_LAY_ORC_GUARDS: Final = PROCEDURES.take("lay orc guards")
RUN_RESTRICTION: Final = PROCEDURES.take("restriction")
RUN_RAISE: Final = PROCEDURES.take("raise")
RUN_RESHUFFLE: Final = PROCEDURES.take("reshuffle")

# 001: round sequence - the phases in their order.
PHASES: Final = (
    RUN_RESOURCE,
    RUN_PLANNING,
    RUN_QUEST_PHASE,
    RUN_TRAVEL,
    RUN_ENCOUNTER,
    RUN_COMBAT,
    RUN_REFRESH,
)
