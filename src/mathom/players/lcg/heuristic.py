"""A sensible player of The Card Game: a few plain judgements, each readable by itself.

It quests with enough will to beat the threat and keeps somebody to fight, lets whoever loses
least defend, strikes what can be struck down, and plays what is worth its price. What texts and
events would do is tried on a game that the view allows. It sees only its view: its own hand, what
lies open, and nothing of the decks.
"""

from typing import Final

from mathom.games.lcg.questions import ABILITY, ASK_ACTION, ASK_PLAY, ASK_RESPONSE, PASS
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.lcg import habits
from mathom.players.lcg.actions import BOON, NOT_NOW, is_boon, is_timely, is_tried
from mathom.players.lcg.habits import best, habit, judge
from mathom.players.lcg.standing import scene, standing
from mathom.players.lcg.trying import tried
from mathom.players.player import Player
from mathom.table.view import View

# What a text must bring to be used; an event is there to be played.
GAIN: Final = 0.1
EVENT_GAIN: Final = -0.4


class LcgHeuristic(Player):
    """Judges each option by itself and takes the best, with a little chance among equals."""

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        game = view.resample(dice) if wants_trying(view.game, decision) else view.game
        return best_answer(game, decision, dice)


def best_answer(game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
    """The answer that looks best."""
    if decision.most == 1 and decision.least == 1 and wants_trying(game, decision):
        return (best(decision.options, judged(game, decision, dice), dice),)
    return habit(game, decision, dice)


def wants_trying(game: Game, decision: Decision) -> bool:
    """Whether some option must be tried to tell what it brings."""
    kind = decision.kind
    if kind == ASK_RESPONSE:
        return any(option != PASS and not is_boon(game, option) for option in decision.options)
    if kind != ASK_ACTION and kind != ASK_PLAY:
        return False
    return any(is_tried(game, option) for option in decision.options)


def judged(game: Game, decision: Decision, dice: Dice) -> list[float]:
    """What each option seems worth, texts and events by trying them; passing is worth nothing."""
    if not wants_trying(game, decision):
        return habits.judged(game, decision)
    kind = decision.kind
    who = decision.who
    luck = dice.below(1 << 16)  # the same for every option
    now = scene(game)
    before = tried(game, decision, PASS, luck) if kind == ASK_RESPONSE else standing(game, who, now)
    found: list[float] = []
    for option in decision.options:
        if option == PASS:
            found.append(0.0)
        elif kind == ASK_RESPONSE and is_boon(game, option):
            found.append(BOON)
        elif kind == ASK_RESPONSE or is_tried(game, option):
            gain = GAIN if option >= ABILITY else EVENT_GAIN
            found.append(tried(game, decision, option, luck) - before - gain)
        else:
            found.append(judge(game, who, kind, option) if is_timely(game, option) else NOT_NOW)
    return found
