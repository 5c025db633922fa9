"""A player who judges every decision by itself: no lookahead beyond what a text does at once."""

from typing import Final

from mathom.cardplay.questions import (
    ASK_PLAYER,
    ASK_WHETHER,
    ASK_WHICH,
)
from mathom.games.tcg.effects import facts, resistance, vitality
from mathom.games.tcg.facts import TYPE_EVENT
from mathom.games.tcg.questions import ABILITY, ASK_AID, ASK_RESPONSE, ASK_SPOT, ASK_X, PASS
from mathom.games.tcg.rows import ring_bearer
from mathom.games.tcg.rulebook.legality import usable_of
from mathom.games.tcg.words.verbs.ring import WearRing
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.player import Player
from mathom.players.tcg.habits import NOT_NOW, best, habit, is_tried, judge, judged
from mathom.players.tcg.trying import standing, tried
from mathom.table.view import View

# What a text must bring to be used.
GAIN: Final = 0.04
# Decisions within a text where every answer is tried.
TRIED: Final = (
    ASK_WHETHER,
    ASK_WHICH,
    ASK_PLAYER,
    ASK_X,
    ASK_SPOT,
    ASK_AID,
)
# As long as there are not more of them than this.
FEW: Final = 8


class TcgHeuristic(Player):
    """Takes what looks best, with a little chance among equals.

    What texts and events would do is tried on a game that the view allows.
    """

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        if len(decision.options) == 1 and decision.least == 1:
            return (decision.options[0],)
        return best_answer(view.resample(dice), decision, dice)


def best_answer(game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
    """The answer that looks best."""
    if decision.most != 1 or decision.least != 1:
        return habit(game, decision, dice)
    if len(decision.options) == 1:
        return (decision.options[0],)
    return (best(decision.options, scores(game, decision, dice), dice),)


def scores(game: Game, decision: Decision, dice: Dice) -> list[float]:
    """What each option seems worth, texts and events by trying them."""
    kind = decision.kind
    options = decision.options
    if kind in TRIED and len(options) <= FEW:
        return [tried(game, decision, option, dice) for option in options]
    if not any(is_tried(game, kind, option) for option in options):
        return judged(game, decision)
    before = standing(game, decision.who)
    if kind == ASK_RESPONSE:
        before = tried(game, decision, PASS, dice)
    found: list[float] = []
    for option in options:
        if not is_tried(game, kind, option):
            found.append(judge(game, decision.who, kind, option))
        elif puts_on_the_ring(game, option):
            found.append(ring_worth(game))
        else:
            found.append(tried(game, decision, option, dice) - before - GAIN)
    return found


def puts_on_the_ring(game: Game, option: int) -> bool:
    """Whether it makes the Ring-bearer wear The One Ring."""
    printed = facts(game, option % ABILITY)
    if option < ABILITY or printed.type == TYPE_EVENT:
        return False
    texts = usable_of(game, option % ABILITY)
    place = option // ABILITY - 1
    if place >= len(texts):
        return False
    for do in texts[place].do:
        if isinstance(do, WearRing):
            return True
    return False


def ring_worth(game: Game) -> float:
    """The Ring is put on only to live, and only while its bearer can bear it."""
    bearer = ring_bearer(game)
    if bearer < 0 or vitality(game, bearer) > 1:
        return NOT_NOW
    return resistance(game, bearer) - 1.5
