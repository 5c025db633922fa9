"""What search remembers of a decision: its options and how they fared."""

from math import exp, log, sqrt
from typing import Final

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.players.player import any_answer

# How many tries of the same answer, whatever is hidden in it, may stand in for its own.
KIN: Final = 8.0
# How much better an answer must look to be tried 2.7 times as often, where looks decide.
HEAT: Final = 0.2
# By how much an answer that was never tried is thought worse than its node.
DOUBT: Final = 0.1


class Arm:
    """One answer to a decision, and what came of it."""

    __slots__ = (
        "leaning",
        "luck",
        "met",
        "offered",
        "picks",
        "regret",
        "total",
        "visits",
    )

    def __init__(self, picks: tuple[int, ...]) -> None:
        self.picks = picks
        self.visits = 0
        self.leaning = 0.0  # how it looks, where that is kept
        self.offered = 0  # how often it could have been picked
        self.total = 0.0  # of what it was worth to the one who picked
        self.met: list[float] | None = None  # the same after each drawn game: see ``search``
        self.luck = 0.0  # what of the total is owed to the games it met
        self.regret = 0.0  # for secret picks: see ``secret``

    @property
    def mean(self) -> float:
        """What it was worth on average, had the games it met been like all others."""
        return (self.total - self.luck) / self.visits if self.visits else 0.0


class Node:
    """A decision as one observer can tell it from others."""

    __slots__ = ("arms", "cells", "proposed", "round", "shades", "stamp", "total", "visits")

    def __init__(self, stamp: int) -> None:
        self.arms: dict[int, Arm] = {}
        self.shades: dict[int, Arm] = {}  # the same by what only the seat asked knows of them
        self.proposed = False  # whether the mind named its arms
        self.visits = 0
        self.total = 0.0
        self.stamp = stamp  # the search that came by last
        self.round = 0  # the iteration that came by last
        self.cells: dict[int, Cell] | None = None  # for secret picks: by both picks

    def arm(self, picks: tuple[int, ...]) -> Arm:
        name = name_of(picks)
        arm = self.arms.get(name)
        if arm is None:
            arm = self.arms[name] = Arm(picks)
        return arm

    def shade(self, arm: Arm, private: int) -> Arm:
        """An arm as the seat asked knows it."""
        if not private:
            return arm
        name = name_of(arm.picks) * 64 + private
        shade = self.shades.get(name)
        if shade is None:
            shade = self.shades[name] = Arm(arm.picks)
        return shade

    def propose(self, answers: list[tuple[int, ...]]) -> None:
        """Begin with the answers that a mind thinks of."""
        for picks in answers:
            self.arm(picks)
        self.proposed = len(answers) > 0

    def open_arms(self, decision: Decision, dice: Dice) -> list[Arm]:
        """The arms that this decision offers. Where many picks make an answer, some of them:
        more as the node is visited more, but not soon where a mind has named the sensible."""
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

    def best(
        self,
        arms: list[Arm],
        shades: list[Arm],
        curiosity: float,
        trust: float,
        faith: float,
        dice: Dice,
    ) -> int:
        """Which arm to try next: by what it was worth, how little it was tried, and how it looks.

        ``shades`` are the same arms as the seat asked knows them. What a shade lacks in tries of
        its own, its arm's tries stand in for.
        """
        middle = self.total / self.visits if self.visits else 0.0
        best = 0
        best_score = -1e9
        for index, arm in enumerate(arms):
            arm.offered += 1
            shade = shades[index]
            visits = shade.visits
            if not arm.visits:
                score = middle + curiosity * sqrt(log(arm.offered) + 1)
            elif shade is arm:
                score = arm.mean + curiosity * sqrt(log(arm.offered) / visits)
            else:
                lent = KIN * arm.visits / (arm.visits + KIN)
                score = (shade.total + lent * arm.mean) / (visits + lent)
                score += curiosity * sqrt(log(shade.offered + 2) / (visits + lent))
            if shade is not arm:
                shade.offered += 1
            score += trust * shade.leaning * faith / (visits + faith)
            score += dice.below(1024) * 1e-7  # no habit among equals
            if score > best_score:
                best, best_score = index, score
        return best

    def likeliest(self, arms: list[Arm], shades: list[Arm], promise: float, dice: Dice) -> int:
        """Which arm to try next where looks decide: each is tried the oftener the better it looks,
        until what it was worth says otherwise. ``shades`` are as in ``best``."""
        looks: list[float] = []
        whole = 0.0
        tries = 1.0
        for index, arm in enumerate(arms):
            arm.offered += 1
            shade = shades[index]
            if shade is not arm:
                shade.offered += 1
            look = exp(shade.leaning / HEAT)
            looks.append(look)
            whole += look
            tries += arm.visits
        promise *= sqrt(tries) / whole
        middle = self.total / self.visits if self.visits else 0.0
        best = 0
        best_score = -1e9
        for index, arm in enumerate(arms):
            shade = shades[index]
            visits = float(shade.visits)
            if not arm.visits:
                score = middle - DOUBT
            elif shade is arm:
                score = arm.mean
            else:
                lent = KIN * arm.visits / (arm.visits + KIN)
                visits += lent
                score = (shade.total + lent * arm.mean) / visits
            score += promise * looks[index] / (1.0 + visits)
            score += dice.below(1024) * 1e-7  # no habit among equals
            if score > best_score:
                best, best_score = index, score
        return best


def weigh_luck(arms: list[Arm]) -> None:
    """How lucky the games were that each arm has met, by what came of them for the arm that has
    met most. Every arm meets the same games in the same order, but not equally many."""
    most: list[float] = []
    for arm in arms:
        if arm.met is not None and len(arm.met) > len(most):
            most = arm.met
    for arm in arms:
        met = len(arm.met) if arm.met is not None else 0
        arm.luck = most[met - 1] - most[-1] * met / len(most) if met else 0.0


class Cell:
    """What a pair of secret picks was worth to the one whose node it is in."""

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
