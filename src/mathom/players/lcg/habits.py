"""Answers by plain judgement of each option, without trying anything out."""

from typing import Final

from mathom.cardplay.questions import (
    ASK_PLAYER,
    ASK_TARGETS,
    ASK_WHETHER,
    ASK_WHICH,
    YES,
)
from mathom.games.lcg.effects import facts
from mathom.games.lcg.questions import (
    ASK_ACTION,
    ASK_ATTACK_ORDER,
    ASK_ATTACKERS,
    ASK_BEARER,
    ASK_CHECK,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_ENGAGE,
    ASK_LOOK,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PAY,
    ASK_PLAY,
    ASK_RANGED,
    ASK_RESPONSE,
    ASK_RESTRICTED,
    ASK_SENTINEL,
    ASK_TARGET,
    ASK_TRAVEL,
    ASK_UNDEFENDED,
    ASK_UNLESS,
    ASK_X,
    PASS,
)
from mathom.games.lcg.rows import PRINTED, THREAT_LEVEL
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.lcg.actions import (
    BOON,
    CLAIMED,
    GOLDEN,
    NOT_NOW,
    is_boon,
    is_gold,
    is_objective,
    text_of,
)
from mathom.players.lcg.combat import (
    all_defend,
    defend_worths,
    engage_worths,
    joiners,
    strike_worths,
    strikers,
    sufferer_worth,
)
from mathom.players.lcg.planning import (
    bearer_worth,
    keep_worth,
    mulligan_worth,
    payer_worth,
    play_worth,
)
from mathom.players.lcg.questing import rise_cost, ways_to_commit
from mathom.players.lcg.reckoning import Foe
from mathom.players.lcg.targets import (
    look_worth,
    player_worth,
    target_worth,
    whether_worth,
    which_worth,
)
from mathom.players.lcg.texts import sense
from mathom.players.player import any_answer

# How a location's threat and quest points weigh, and what it is worth to be on the road.
PLACE_THREAT: Final = 1.3
PLACE_POINTS: Final = 0.45
ON_THE_ROAD: Final = 0.5


def habit(game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
    """An answer at once. Texts are not used and events not played by habit."""
    if decision.most == 1 and decision.least == 1:
        options = decision.options
        if len(options) == 1:
            return (options[0],)
        return (best(options, judged(game, decision), dice),)
    return several(game, decision, dice)


def best(options: list[int], worths: list[float], dice: Dice) -> int:
    """The option worth most, with a little chance among equals."""
    found = 0
    most = -1e9
    for i in range(len(options)):
        worth = worths[i] + dice.below(1000) * 1e-5
        if worth > most:
            found, most = i, worth
    return options[found]


def several(game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
    """An answer of several picks, or of none."""
    kind = decision.kind
    if kind == ASK_COMMIT:
        return ways_to_commit(game, decision.who)[0][1]
    if kind == ASK_ATTACKERS:
        return strikers(game, decision.who, decision.options, decision.least)
    if kind == ASK_DEFENDERS:
        return all_defend(game, decision.options)
    if kind == ASK_RANGED:
        return joiners(game, decision.options)
    if kind in (ASK_TARGETS, ASK_ORDER):
        worths = judged(game, decision)
        places = sorted(range(len(worths)), key=lambda place: -worths[place])
        picks = [decision.options[place] for place in places[: decision.least]]
        return tuple(picks if decision.ordered else sorted(picks))
    return any_answer(decision, dice)


def judged(game: Game, decision: Decision) -> list[float]:
    """What each option seems worth; only comparisons mean anything."""
    kind = decision.kind
    who = decision.who
    options = decision.options
    if kind == ASK_ENGAGE:
        return engage_worths(game, who, options)
    if kind in (ASK_DEFENDER, ASK_SENTINEL):
        return defend_worths(game, options)
    if kind == ASK_TARGET:
        return strike_worths(game, who, options)
    return [judge(game, who, kind, option) for option in options]


def judge(game: Game, who: int, kind: int, option: int) -> float:
    """What one option seems worth."""
    if option == PASS:
        return 0.0
    if kind in (ASK_ACTION, ASK_PLAY):
        return action_worth(game, who, option)
    if kind == ASK_RESPONSE:
        return BOON if is_boon(game, option) else NOT_NOW
    if kind == ASK_PAY:
        return payer_worth(game, who, option)
    if kind == ASK_TARGETS:
        return target_worth(game, who, option)
    if kind == ASK_BEARER:
        return bearer_worth(game, who, game.rows[PRINTED][game.stack[-1].card], option)
    if kind == ASK_UNDEFENDED:
        return sufferer_worth(game, option)
    if kind == ASK_TRAVEL:
        return travel_worth(game, option)
    if kind == ASK_MULLIGAN:
        return mulligan_worth(game, who) if option == YES else 0.0
    if kind in (ASK_ATTACK_ORDER, ASK_CHECK):
        return Foe(game, option).worth
    if kind == ASK_WHICH:
        return which_worth(game, who, option)
    if kind == ASK_WHETHER:
        return whether_worth(game, who, option)
    if kind == ASK_PLAYER:
        return player_worth(game, who, option)
    if kind == ASK_LOOK:
        return look_worth(game, who, option)
    if kind in (ASK_ORDER, ASK_RESTRICTED):
        return -keep_worth(game, who, option) if kind == ASK_RESTRICTED else 0.0
    if kind == ASK_X:
        return float(option)
    if kind == ASK_UNLESS:
        return 1.0 if option == YES else 0.0
    return 0.0


def action_worth(game: Game, who: int, option: int) -> float:
    """Playing an ally or attachment; what a text or an event brings must be tried."""
    if is_objective(game, option):
        return CLAIMED
    if is_gold(game, option):
        return GOLDEN
    return play_worth(game, who, option) if text_of(game, option) is None else NOT_NOW


def travel_worth(game: Game, place: int) -> float:
    """A location's threat is out of the way while the players are there; its points are too."""
    printed = facts(game, place)
    worth = PLACE_THREAT * printed.threat * rise_cost(max(game.rows[THREAT_LEVEL])) + ON_THE_ROAD
    return worth - PLACE_POINTS * printed.quest_points + sense(printed.number).on_the_way
