"""What a text or an event would bring, by trying it on a copy of the game.

The copy is one that the player's view allows. Only what follows at once is played on, by habit,
and nobody else answers; then the table is looked at again.
"""

from typing import Final

from mathom.games.lcg.procedures import (
    RUN_COMBAT,
    RUN_ENCOUNTER,
    RUN_ENEMY_ATTACK,
    RUN_PLANNING,
    RUN_PLAYER_ATTACK,
    RUN_QUEST_PHASE,
    RUN_REFRESH,
    RUN_RESOURCE,
    RUN_TRAVEL,
)
from mathom.games.lcg.questions import ASK_RESPONSE
from mathom.games.lcg.rulebook.windows import take_action
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.lcg.habits import habit
from mathom.players.lcg.standing import NOTHING, scene, standing
from mathom.players.trying import apart, idle, settle

PHASES: Final = (
    RUN_RESOURCE,
    RUN_PLANNING,
    RUN_QUEST_PHASE,
    RUN_TRAVEL,
    RUN_ENCOUNTER,
    RUN_COMBAT,
    RUN_REFRESH,
)
ATTACKS: Final = (RUN_ENEMY_ATTACK, RUN_PLAYER_ATTACK)


def part(game: Game) -> int:
    """From where on the stack holds what is to be played on: the event that is answered, and what
    it is part of, a card that is revealed or an attack. The phase goes on without it."""
    depth = len(game.stack)
    if depth >= 3 and game.stack[depth - 3].procedure not in PHASES:
        return depth - 3
    return max(0, depth - 2)


def tried(game: Game, decision: Decision, option: int, luck: int) -> float:
    """How the table would stand after this answer."""
    now = scene(game)
    if decision.kind == ASK_RESPONSE:
        since = part(game)
        if game.stack[since].procedure in ATTACKS:
            now = NOTHING  # it is over by then
        copy = apart(game, since)
        copy.answer(option)
    else:
        copy = idle(game)
        take_action(copy, decision.who, option)
        copy.run()
    settle(copy, habit, Dice(luck))
    return standing(copy, decision.who, now)
