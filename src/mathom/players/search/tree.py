"""The tree of search: a node for each decision, an arm for each answer, and how to select one.

Selection is UCT with a progressive bias (``Node.select_uct``) or PUCT (``Node.select_puct``). An
arm counts its visits and its availability: how often it could have been selected, which differs
from the node's visits where determinisations offer different answers (ISMCTS).
"""

from math import exp, log, sqrt
from typing import Final

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.players.player import any_answer

# At most so many visits of an arm count for each of its private arms.
SHARED_VISITS: Final = 8.0
# Of the softmax that makes probabilities of priors: smaller is sharper.
TEMPERATURE: Final = 0.2
# First-play urgency: an unvisited arm is valued at its node's value less this.
FPU_REDUCTION: Final = 0.1


class Arm:
    """One answer to a decision, and what came of it."""

    __slots__ = (
        "availability",
        "correction",
        "picks",
        "prior",
        "regret",
        "running_totals",
        "total",
        "visits",
    )

    def __init__(self, picks: tuple[int, ...]) -> None:
        self.picks = picks
        self.visits = 0
        self.prior = 0.0
        self.availability = 0  # how often it could have been selected
        self.total = 0.0  # of the values to the seat that picks
        # With common random numbers: the total after each of the shared worlds.
        self.running_totals: list[float] | None = None
        self.correction = 0.0  # what of the total is owed to these worlds: ``control_variate``
        self.regret = 0.0  # for simultaneous picks: see ``simultaneous``

    @property
    def mean(self) -> float:
        """Its mean value, corrected for the worlds it was tried in."""
        return (self.total - self.correction) / self.visits if self.visits else 0.0


class Node:
    """A decision as one observer can tell it from others."""

    __slots__ = (
        "arms",
        "cells",
        "generation",
        "iteration",
        "private_arms",
        "proposed",
        "total",
        "visits",
    )

    def __init__(self, generation: int) -> None:
        self.arms: dict[int, Arm] = {}
        self.private_arms: dict[int, Arm] = {}  # the same by what only the seat asked knows of them
        self.proposed = False  # whether the domain named its arms
        self.visits = 0
        self.total = 0.0
        self.generation = generation  # the search that came by last
        self.iteration = 0  # the iteration that came by last
        self.cells: dict[int, Cell] | None = None  # for simultaneous picks: by both picks

    def arm(self, picks: tuple[int, ...]) -> Arm:
        name = name_of(picks)
        arm = self.arms.get(name)
        if arm is None:
            arm = self.arms[name] = Arm(picks)
        return arm

    def private_arm(self, arm: Arm, private: int) -> Arm:
        """An arm as the seat asked knows it."""
        if not private:
            return arm
        name = name_of(arm.picks) * 64 + private
        private_arm = self.private_arms.get(name)
        if private_arm is None:
            private_arm = self.private_arms[name] = Arm(arm.picks)
        return private_arm

    def propose(self, answers: list[tuple[int, ...]]) -> None:
        """Begin with the candidates that the domain names."""
        for picks in answers:
            self.arm(picks)
        self.proposed = len(answers) > 0

    def available_arms(self, decision: Decision, dice: Dice) -> list[Arm]:
        """The arms that this decision offers. Where many picks make an answer, some of them:
        more as the node is visited more (progressive widening), slowly where the domain has named
        candidates."""
        if decision.most == 1 and decision.least == 1:
            arms: list[Arm] = []
            for option in decision.options:
                arm = self.arms.get(option)
                if arm is None:
                    arm = self.arms[option] = Arm((option,))
                arms.append(arm)
            if decision.asides is not None:
                arms += [self.arm((aside,)) for aside in decision.asides]
            return arms
        arms = [arm for arm in self.arms.values() if not decision.refusal(arm.picks)]
        room = self.visits // 4 if self.proposed and arms else 4 * self.visits
        if len(arms) * len(arms) <= room:
            fresh = self.arm(any_answer(decision, dice))
            if fresh not in arms:
                arms.append(fresh)
        return arms

    def select_uct(
        self,
        arms: list[Arm],
        private_arms: list[Arm],
        uct_c: float,
        bias_weight: float,
        bias_visits: float,
        dice: Dice,
    ) -> int:
        """The arm to try next by UCT: mean value, exploration by availability and visits, and a
        progressive bias by the prior.

        ``private_arms`` are the same arms as the seat asked knows them; what one lacks in visits of
        its own, its arm's visits stand in for.
        """
        node_value = self.total / self.visits if self.visits else 0.0
        best = 0
        best_score = -1e9
        for index, arm in enumerate(arms):
            arm.availability += 1
            private_arm = private_arms[index]
            visits = private_arm.visits
            if not arm.visits:
                score = node_value + uct_c * sqrt(log(arm.availability) + 1)
            elif private_arm is arm:
                score = arm.mean + uct_c * sqrt(log(arm.availability) / visits)
            else:
                shared = SHARED_VISITS * arm.visits / (arm.visits + SHARED_VISITS)
                score = (private_arm.total + shared * arm.mean) / (visits + shared)
                score += uct_c * sqrt(log(private_arm.availability + 2) / (visits + shared))
            if private_arm is not arm:
                private_arm.availability += 1
            score += bias_weight * private_arm.prior * bias_visits / (visits + bias_visits)
            score += dice.below(1024) * 1e-7  # no habit among equals
            if score > best_score:
                best, best_score = index, score
        return best

    def select_puct(
        self, arms: list[Arm], private_arms: list[Arm], puct_c: float, dice: Dice
    ) -> int:
        """The arm to try next by PUCT, with the softmax of the priors as probabilities.
        ``private_arms`` are as in ``select_uct``."""
        softmax: list[float] = []
        whole = 0.0
        tries = 1.0
        for index, arm in enumerate(arms):
            arm.availability += 1
            private_arm = private_arms[index]
            if private_arm is not arm:
                private_arm.availability += 1
            weight = exp(private_arm.prior / TEMPERATURE)
            softmax.append(weight)
            whole += weight
            tries += arm.visits
        exploration = puct_c * (sqrt(tries) / whole)
        node_value = self.total / self.visits if self.visits else 0.0
        best = 0
        best_score = -1e9
        for index, arm in enumerate(arms):
            private_arm = private_arms[index]
            visits = float(private_arm.visits)
            if not arm.visits:
                score = node_value - FPU_REDUCTION
            elif private_arm is arm:
                score = arm.mean
            else:
                shared = SHARED_VISITS * arm.visits / (arm.visits + SHARED_VISITS)
                visits += shared
                score = (private_arm.total + shared * arm.mean) / visits
            score += exploration * softmax[index] / (1.0 + visits)
            score += dice.below(1024) * 1e-7  # no habit among equals
            if score > best_score:
                best, best_score = index, score
        return best


def control_variate(arms: list[Arm]) -> None:
    """Correct each arm for how lucky its worlds were, by the arm that was tried in most of them as
    control variate. All arms meet the same worlds in the same order, but not equally many."""
    most: list[float] = []
    for arm in arms:
        if arm.running_totals is not None and len(arm.running_totals) > len(most):
            most = arm.running_totals
    for arm in arms:
        met = len(arm.running_totals) if arm.running_totals is not None else 0
        arm.correction = most[met - 1] - most[-1] * met / len(most) if met else 0.0


class Cell:
    """The value of a pair of simultaneous picks to the seat whose node it is in."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


def name_of(picks: tuple[int, ...]) -> int:
    """A number for an answer: the pick itself where there is one."""
    if len(picks) == 1:
        return picks[0]
    name = 1
    for pick in picks:
        name = name * 4096 + pick
    return -name
