"""The search player: a budget, a tree kept from decision to decision, and the answer."""

import time

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.players.player import Player
from mathom.players.search.mind import Mind
from mathom.players.search.search import CURIOSITY, MULTIPLE, TRUST, Search, one_answer
from mathom.players.search.secret import drawn, equilibrium
from mathom.players.search.tree import Arm, Node
from mathom.table.view import View


class Budget:
    """How long to think: so many iterations, or so many seconds."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


class SearchPlayer(Player):
    """Thinks about one game at a time; what it learned about it stays until the next."""

    def __init__(self, name: str, mind: Mind, budget: Budget, observers: int = MULTIPLE) -> None:
        super().__init__(name)
        self.mind = mind
        self.budget = budget
        self.observers = observers
        self.curiosity = CURIOSITY
        self.trust = TRUST
        self.iterations = 0  # of the last answer
        self._search: Search | None = None

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        if one_answer(decision):
            return (decision.options[0],)
        known = self.mind.book(view.game, view.viewer, dice)
        if known is not None:
            return known
        return answer_from(self.think(view, dice), view, decision, self.mind, dice)

    def think(self, view: View, dice: Dice) -> Node:
        """Grow the tree for as long as the budget allows; the node of the pending decision."""
        search = self._search
        if search is None or search.seat != view.viewer:
            search = self._search = Search(self.mind, view.viewer, self.observers)
            search.curiosity = self.curiosity
            search.trust = self.trust
        root = search.begin(view.game)
        done = 0
        if self.budget.iterations:
            for _ in range(self.budget.iterations):
                search.look(view, dice)
            done = self.budget.iterations
        else:
            end = time.perf_counter() + self.budget.seconds
            while done < 16 or time.perf_counter() < end:
                search.look(view, dice)
                done += 1
        self.iterations = done
        return root


def answer_from(
    node: Node, view: View, decision: Decision, mind: Mind, dice: Dice
) -> tuple[int, ...]:
    """Secret picks are drawn from their equilibrium; otherwise the answer most tried."""
    if mind.secret(view.game):
        arms = offered(node, decision)
        return arms[drawn(equilibrium(node, arms), dice)].picks
    return most_tried(node, decision)


def offered(node: Node, decision: Decision) -> list[Arm]:
    """The arms that are legal answers now."""
    return [arm for arm in node.arms.values() if not decision.refusal(arm.picks)]


def most_tried(node: Node, decision: Decision) -> tuple[int, ...]:
    """The answer that search came back to most often."""
    return max(offered(node, decision), key=_tried).picks


def _tried(arm: Arm) -> tuple[int, float]:
    return (arm.visits, arm.total)
