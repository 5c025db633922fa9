"""The chapters of the rulebook that are played step by step: their names and numbers.

Each is defined in the file of ``rulebook`` that has it. The first is ``PERFORM`` of card games.
"""

from typing import Final

from mathom.kernel.declared import Procedures
from mathom.kernel.procedure import Door

PROCEDURES: Final = Procedures(Door())

RUN_TEXT: Final = PROCEDURES.take("text")
RUN_WHOLE_GAME: Final = PROCEDURES.take("game")
RUN_SET_UP: Final = PROCEDURES.take("set up")
RUN_BIDDING: Final = PROCEDURES.take("bidding")
RUN_STARTING_FELLOWSHIP: Final = PROCEDURES.take("starting fellowship")
RUN_TURN: Final = PROCEDURES.take("turn")
RUN_FELLOWSHIP: Final = PROCEDURES.take("fellowship")
RUN_SHADOW: Final = PROCEDURES.take("shadow")
RUN_MANEUVER: Final = PROCEDURES.take("maneuver")
RUN_ARCHERY: Final = PROCEDURES.take("archery")
RUN_ASSIGNMENT: Final = PROCEDURES.take("assignment")
RUN_SKIRMISHES: Final = PROCEDURES.take("skirmishes")
RUN_SKIRMISH: Final = PROCEDURES.take("skirmish")
RUN_REGROUP: Final = PROCEDURES.take("regroup")
RUN_MOVE: Final = PROCEDURES.take("move")
RUN_WINDOW: Final = PROCEDURES.take("window")
RUN_RESPONSES: Final = PROCEDURES.take("responses")
RUN_REQUIRED: Final = PROCEDURES.take("required")
RUN_USE: Final = PROCEDURES.take("use")
RUN_PLAY_CARD: Final = PROCEDURES.take("play card")
RUN_KILL: Final = PROCEDURES.take("kill")
RUN_CHECK: Final = PROCEDURES.take("check")
RUN_SHUFFLE: Final = PROCEDURES.take("shuffle")
RUN_DRAW: Final = PROCEDURES.take("draw")
RUN_RECONCILE: Final = PROCEDURES.take("reconcile")
RUN_LOSE: Final = PROCEDURES.take("lose")
RUN_PLACE_SITE: Final = PROCEDURES.take("place site")
RUN_ASSIGN_WOUNDS: Final = PROCEDURES.take("assign wounds")
RUN_SANCTUARY: Final = PROCEDURES.take("sanctuary")
RUN_MUSTER: Final = PROCEDURES.take("muster")
RUN_TRANSFER: Final = PROCEDURES.take("transfer")
RUN_DISCARD_EACH: Final = PROCEDURES.take("discard each")
RUN_INITIATIVE: Final = PROCEDURES.take("initiative")
RUN_EXERT_EACH: Final = PROCEDURES.take("exert each")
RUN_DISCARD_TO_HEAL: Final = PROCEDURES.take("discard to heal")
RUN_ARCHERY_FIRE: Final = PROCEDURES.take("archery fire")
RUN_ATTACK: Final = PROCEDURES.take("attack")
RUN_AMBUSH: Final = PROCEDURES.take("ambush")
RUN_RESOLUTION: Final = PROCEDURES.take("resolution")
RUN_TAKE_CONTROL: Final = PROCEDURES.take("take control")
RUN_LIBERATE: Final = PROCEDURES.take("liberate")
RUN_REPLACE_SITE: Final = PROCEDURES.take("replace site")
RUN_AID: Final = PROCEDURES.take("aid")
RUN_TELLING: Final = PROCEDURES.take("telling")
