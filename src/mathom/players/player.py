"""What every player is: someone who looks at a view and answers the decision in it."""

from abc import ABC, abstractmethod

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.table.view import View


class Player(ABC):
    """A player without memory of its own: all it needs is in the view and the dice."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        """The picks for the view's pending decision."""

    def close(self) -> None:  # noqa: B027 - most have nothing to give back
        """Give back what thinking took, for instance processes; who plays on takes it again."""


class RandomPlayer(Player):
    """Picks any answer, each as likely as the next."""

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        return any_answer(decision, dice)


def any_answer(decision: Decision, dice: Dice) -> tuple[int, ...]:
    """A uniformly random answer; one time in eight something is done in passing first."""
    if decision.asides and dice.below(8) == 0:
        return (decision.asides[dice.below(len(decision.asides))],)
    if decision.most == 1 and decision.least == 1:
        return (decision.options[dice.below(len(decision.options))],)
    count = decision.least + dice.below(decision.most - decision.least + 1)
    picks = dice.order(decision.options, count)
    return tuple(picks if decision.ordered else sorted(picks))
