"""When a text may be worth using: by the window, and by what it does. Trying tells the rest."""

from typing import Final

from mathom.games.lcg.abilities import Usable
from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import TYPE_ALLY, TYPE_EVENT, TYPE_OBJECTIVE
from mathom.games.lcg.procedures import (
    RUN_COMBAT,
    RUN_ENEMY_ATTACK,
    RUN_PLAYER_ATTACK,
    RUN_QUEST_PHASE,
    RUN_WINDOW,
)
from mathom.games.lcg.questions import ABILITY, PASS
from mathom.games.lcg.rows import PRINTED
from mathom.games.lcg.rulebook.combat import Combat
from mathom.games.lcg.rulebook.enemy_attack import EnemyAttack
from mathom.games.lcg.rulebook.player_attack import PlayerAttack
from mathom.games.lcg.rulebook.quest import QuestPhase
from mathom.games.lcg.words.verbs.drawing import Discard
from mathom.games.lcg.words.verbs.fighting import Engage
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick
from mathom.players.lcg.texts import (
    AFTER_THE_FIGHT,
    BEFORE_DAMAGE,
    BEFORE_RESOLVING,
    BEFORE_STRIKING,
    BEFORE_THE_FIGHT,
    ELSEWHERE,
    by_itself,
    sense,
    windows_of,
    words_of,
)

NOT_NOW: Final = -1.0
# To have what a scenario wants claimed.
CLAIMED: Final = 4.0
# Resources for nothing.
GOLDEN: Final = 5.0
# What costs nothing and does no harm.
BOON: Final = 1.0


def moment(game: Game) -> int:
    """Which window this is."""
    if len(game.stack) < 2 or game.stack[-1].procedure != RUN_WINDOW:
        return ELSEWHERE
    frame = game.stack[-2]
    step = frame.step - 1
    if frame.procedure == RUN_QUEST_PHASE:
        return BEFORE_RESOLVING if step == QuestPhase.ACTIONS else ELSEWHERE
    if frame.procedure == RUN_COMBAT:
        if step == Combat.ACTIONS:
            return BEFORE_THE_FIGHT
        return AFTER_THE_FIGHT if step == Combat.ACTIONS_AFTER else ELSEWHERE
    if frame.procedure == RUN_ENEMY_ATTACK:
        return BEFORE_DAMAGE if step == EnemyAttack.ACTIONS_3 else ELSEWHERE
    if frame.procedure == RUN_PLAYER_ATTACK:
        return BEFORE_STRIKING if step == PlayerAttack.STRENGTH else ELSEWHERE
    return ELSEWHERE


def text_of(game: Game, pick: Pick) -> Usable | None:
    """The text that an action uses or plays; none of an ally or attachment from hand."""
    printed = facts(game, pick % ABILITY)
    if pick >= ABILITY:
        return printed.usable[pick // ABILITY - 1]
    return printed.actions[0] if printed.type == TYPE_EVENT and printed.actions else None


def is_objective(game: Game, pick: Pick) -> bool:
    """Whether an action claims an objective."""
    return pick >= ABILITY and facts(game, pick % ABILITY).type == TYPE_OBJECTIVE


def is_gold(game: Game, pick: Pick) -> bool:
    """Whether an action brings resources for nothing: it comes first, for they may be spent."""
    return pick >= ABILITY and pick != PASS and sense(game.rows[PRINTED][pick % ABILITY]).gold


def is_timely(game: Game, pick: Pick) -> bool:
    """Whether an action may bring something in this window; a card from hand always may."""
    text = text_of(game, pick)
    if text is None or is_objective(game, pick):
        return True
    tires = by_itself(text) and facts(game, pick % ABILITY).type <= TYPE_ALLY
    return windows_of(text, tires) & moment(game) != 0


def is_tried(game: Game, pick: Pick) -> bool:
    """Whether only trying can tell what an action brings."""
    if pick == PASS or is_objective(game, pick) or is_gold(game, pick):
        return False
    return text_of(game, pick) is not None and is_timely(game, pick)


def is_boon(game: Game, pick: Pick) -> bool:
    """Whether a response of a card in play costs nothing and can do no harm."""
    if pick < ABILITY or pick == PASS:
        return False
    text = facts(game, pick % ABILITY).usable[pick // ABILITY - 1]
    if text.price() is not None:
        return False
    for do in words_of(text):
        if isinstance(do, Engage | Discard):
            return False
    return True
