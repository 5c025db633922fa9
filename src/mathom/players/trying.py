"""Trying an answer on a copy of the game: only what follows at once is played on, by habit."""

from collections.abc import Callable
from typing import Final

from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game

# So many answers are played on at most.
PATIENCE: Final = 40

# An answer at once, without trying anything out.
Habit = Callable[[Game, Decision, Dice], tuple[int, ...]]


def apart(game: Game, since: int) -> Game:
    """A copy in which only the frames from this one on are left: the turn goes on without it."""
    copy = game.clone()
    del copy.stack[:since]
    return copy


def idle(game: Game) -> Game:
    """A copy in which nothing is under way, to do something in it."""
    copy = game.clone()
    copy.stack.clear()
    copy.decision = None
    return copy


def settle(game: Game, habit: Habit, dice: Dice) -> None:
    """Play on by habit until all that is under way is done."""
    for _ in range(PATIENCE):
        decision = game.decision
        if decision is None:
            return
        if decision.who == CHANCE:
            game.answer(*dice.order(decision.options, decision.most))
        else:
            game.answer(*habit(game, decision, dice))
