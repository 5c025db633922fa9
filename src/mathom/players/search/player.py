"""The ISMCTS player: a budget, a tree kept from decision to decision, and the answer."""

import time

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.players.player import Player
from mathom.players.search.domain import Domain
from mathom.players.search.search import MULTIPLE, Search, without_search
from mathom.players.search.simultaneous import equilibrium, sample_index
from mathom.players.search.tree import Arm, Node
from mathom.table.view import View

# So many iterations are made between two looks at the time and at the lead.
BATCH = 16
# However short the time, so many iterations are made.
MIN_ITERATIONS = 16


class Budget:
    """How long to think: so many iterations, or so many seconds."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


class SearchPlayer(Player):
    """Thinks about one game at a time; what it learned about it stays until the next."""

    def __init__(
        self, name: str, domain: Domain, budget: Budget, observers: int = MULTIPLE
    ) -> None:
        super().__init__(name)
        self.domain = domain
        self.budget = budget
        self.observers = observers
        self.iterations = 0  # of the last answer
        self._search: Search | None = None

    def answer(self, view: View, dice: Dice) -> tuple[int, ...]:
        decision = view.decision
        if decision is None:
            raise ValueError("this player is not asked")
        known = without_search(self.domain, view.game, decision, dice)
        if known is not None:
            return known
        # A simultaneous pick is drawn from the equilibrium; any other is the most visited.
        node = self.think(view, dice, until_sure=not self.domain.simultaneous(view.game))
        return answer_from(node, view, decision, self.domain, dice)

    def think(self, view: View, dice: Dice, until_sure: bool = False) -> Node:
        """Grow the tree for as long as the budget allows; the node of the pending decision.

        ``until_sure`` stops as soon as what is left of the budget could not change which
        answer was tried most.
        """
        search = self._search
        if search is None or search.seat != view.viewer:
            search = self._search = Search(self.domain, view.viewer, self.observers)
        root = search.set_root(view.game)
        done = 0
        left = self.budget.iterations or MIN_ITERATIONS
        start = time.perf_counter()
        while left > 0:
            for _ in range(min(left, BATCH)):
                search.simulate(view, dice)
                done += 1
            if self.budget.iterations:
                left = self.budget.iterations - done
            else:
                gone = time.perf_counter() - start
                left = int(done * (self.budget.seconds - gone) / max(gone, 1e-6))
            if until_sure and visit_lead(root) > left:
                break
            # Compiled code lets no other thread run unless it says so: whoever shows that this
            # one is thinking has to be let.
            time.sleep(0)
        self.iterations = done
        return root

    def force_visits(self, view: View, dice: Dice, picks: tuple[int, ...], times: int) -> None:
        """Try an answer to the decision just searched until it has so many visits."""
        if self._search is not None:
            self._search.force_visits(view, dice, picks, times)


def answer_from(
    node: Node, view: View, decision: Decision, domain: Domain, dice: Dice
) -> tuple[int, ...]:
    """Simultaneous picks are drawn from their equilibrium; otherwise the most visited answer."""
    arms = legal_arms(node, decision, domain.dominated(view.game, decision))
    if domain.simultaneous(view.game):
        return arms[sample_index(equilibrium(node, arms), dice)].picks
    return most_visited(arms)


def legal_arms(node: Node, decision: Decision, dominated: list[int]) -> list[Arm]:
    """The arms that are legal answers now, and not dominated."""
    return [
        arm
        for arm in node.arms.values()
        if not decision.refusal(arm.picks)
        and (len(arm.picks) != 1 or arm.picks[0] not in dominated)
    ]


def most_visited(arms: list[Arm]) -> tuple[int, ...]:
    """The answer with most visits (the robust child)."""
    return max(arms, key=_visits).picks


def visit_lead(node: Node) -> int:
    """How many visits the most visited answer is ahead of the second."""
    first = second = 0
    for arm in node.arms.values():
        if arm.visits > first:
            first, second = arm.visits, first
        elif arm.visits > second:
            second = arm.visits
    return first - second


def _visits(arm: Arm) -> tuple[int, float]:
    return (arm.visits, arm.total)
