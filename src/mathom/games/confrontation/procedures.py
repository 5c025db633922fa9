"""The chapters of the rulebook that are played step by step: their names and numbers.

Each is defined in the file of ``rulebook`` that has it.
"""

from typing import Final

from mathom.kernel.declared import Procedures
from mathom.kernel.procedure import Door

PROCEDURES: Final = Procedures(Door())

RUN_MATCH: Final = PROCEDURES.take("match")
RUN_GAME: Final = PROCEDURES.take("game")
RUN_DRAFT: Final = PROCEDURES.take("draft")
RUN_SPECIAL_CARDS: Final = PROCEDURES.take("special cards")
RUN_PLACEMENT: Final = PROCEDURES.take("placement")
RUN_TURN: Final = PROCEDURES.take("turn")
RUN_ATTACK: Final = PROCEDURES.take("attack")
RUN_BATTLE: Final = PROCEDURES.take("battle")
RUN_PLAY_CARDS: Final = PROCEDURES.take("play cards")
RUN_CONCEAL: Final = PROCEDURES.take("conceal")
RUN_TUNNEL_OF_MORIA: Final = PROCEDURES.take("tunnel of Moria")
RUN_SLIPPING_AWAY: Final = PROCEDURES.take("slipping away")
