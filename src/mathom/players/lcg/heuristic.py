"""A sensible player of The Card Game: a few plain judgements, each readable by itself.

It quests with enough will to beat the threat and keeps somebody to fight, lets whoever loses
least defend, strikes what can be struck down, and plays what is worth its price. It sees only
its view: its own hand, what lies open, and nothing of the decks.
"""

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
from mathom.games.lcg.rows import CARD, THREAT
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.lcg.actions import response_worth, use_worth
from mathom.players.lcg.combat import (
    all_defend,
    defend_worths,
    engage_worths,
    joiners,
    strike_worths,
    strikers,
    sufferer_worth,
)
from mathom.players.lcg.planning import bearer_worth, keep_worth, mulligan_worth, payer_worth
from mathom.players.lcg.questing import rise_cost, ways_to_commit
from mathom.players.lcg.reckoning import Foe
from mathom.players.lcg.targets import (
    look_worth,
    player_worth,
    target_worth,
    whether_worth,
    which_worth,
)
from mathom.players.lcg.titles import (
    ENCHANTED_STREAM,
    FOREST_GATE,
    GREAT_FOREST_WEB,
    MOUNTAINS_OF_MIRKWOOD,
    NECROMANCERS_PASS,
    OLD_FOREST_ROAD,
    THE_BROWN_LANDS,
    TOWER_GATE,
)
from mathom.players.player import Player, any_answer
from mathom.table.view import View

# How a location's threat and quest points weigh, and what it is worth to be on the road.
PLACE_THREAT: Final = 1.3
PLACE_POINTS: Final = 0.45
ON_THE_ROAD: Final = 0.5
# What going to a location costs or brings beside its threat.
ON_THE_WAY: Final = {
    GREAT_FOREST_WEB: -1.0,
    MOUNTAINS_OF_MIRKWOOD: -2.0,
    NECROMANCERS_PASS: -1.5,
    ENCHANTED_STREAM: -0.5,
    TOWER_GATE: -2.0,
    OLD_FOREST_ROAD: 1.5,
    FOREST_GATE: 1.5,
    THE_BROWN_LANDS: 2.0,
}


class LcgHeuristic(Player):
    """Judges each option by itself and takes the best, with a little chance among equals."""

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        return best_answer(view.game, decision, dice)


def best_answer(game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
    """The answer that looks best."""
    if decision.most == 1 and decision.least == 1:
        options = decision.options
        if len(options) == 1:
            return (options[0],)
        worths = judged(game, decision)
        best = 0
        best_worth = -1e9
        for i in range(len(options)):
            # A little chance, to break ties without a habit.
            worth = worths[i] + dice.below(1000) * 1e-5
            if worth > best_worth:
                best, best_worth = i, worth
        return (options[best],)
    return several(game, decision, dice)


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
        return use_worth(game, who, option)
    if kind == ASK_RESPONSE:
        return response_worth(game, who, option)
    if kind == ASK_PAY:
        return payer_worth(game, who, option)
    if kind == ASK_TARGETS:
        return target_worth(game, who, option)
    if kind == ASK_BEARER:
        return bearer_worth(game, who, game.rows[CARD][game.stack[-1].card], option)
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


def travel_worth(game: Game, place: int) -> float:
    """A location's threat is out of the way while the players are there; its points are too."""
    printed = facts(game, place)
    worth = PLACE_THREAT * printed.threat * rise_cost(max(game.rows[THREAT])) + ON_THE_ROAD
    return worth - PLACE_POINTS * printed.quest_points + ON_THE_WAY.get(printed.number, 0.0)
