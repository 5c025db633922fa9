"""The mistakes of a finished game, by what each player could know at the time.

Among hundreds of answers those that seem worst are those that chance made seem so. So suspects are
cheap, and mistakes are not: of the answers that seem to have cost chances the worst are tried
again, as often as those that seemed better, and only what still seems worse is told.
"""

from mathom.kernel.dice import Dice
from mathom.players.search.domain import Domain
from mathom.players.search.hints import by_the_book, chance, ranking, told, words
from mathom.players.search.player import Budget, SearchPlayer
from mathom.players.search.simultaneous import strategy_values
from mathom.players.search.tree import Arm, Node
from mathom.table.view import View

# An answer that lost less of a chance than this was as good as the best.
SLIP = 0.06
# What was played gets so many visits before anything is said of it, and with the best answer so
# many, or a quarter of all, before it is called a mistake: first visits make it look too bad.
ENOUGH = 8
SURE = 48
A_QUARTER = 4
# So many of the worst answers are looked at again, of which the worst are told.
SUSPECTS = 10
# What is to be picked so often is part of a mixed strategy.
PART = 0.05
# How many better answers are told.
FEW = 5


class Mistake:
    """An answer that cost chances, and what would have been better for all one could know."""

    __slots__ = ("chance", "label", "played", "played_chance", "step", "who", "why")

    def __init__(
        self,
        step: int,
        who: int,
        played: str,
        played_chance: float,
        label: str,
        chance: float,
        why: str,
    ) -> None:
        self.step = step
        self.who = who
        self.played = played
        self.played_chance = played_chance
        self.label = label
        self.chance = chance
        self.why = why

    def as_json(self) -> dict[str, object]:
        return {
            "step": self.step,
            "who": self.who,
            "played": self.played,
            "played_chance": round(self.played_chance, 3),
            "better": self.label,
            "chance": round(self.chance, 3),
            "why": self.why,
        }


class Suspect:
    """An answer that seems to have cost chances, and what seems better."""

    def __init__(
        self, step: int, view: View, searcher: SearchPlayer, node: Node, best: Arm, given: Arm
    ) -> None:
        self.step = step
        self.view = view
        self.searcher = searcher
        self.node = node
        self.best = best
        self.given = given

    def force_visits(self, times: int, dice: Dice) -> None:
        """Try both answers until each was tried so often."""
        for arm in (self.best, self.given):
            self.searcher.force_visits(self.view, dice, arm.picks, times)

    def arm_values(self) -> tuple[float, float]:
        """The values of the best answer and of the one given. Simultaneous picks are judged against
        the other seat's mixed strategy, not against what it picked, and whatever belongs to one's
        own mixed strategy is as good as the best."""
        if not self.searcher.domain.simultaneous(self.view.game):
            return self.best.mean, self.given.mean
        arms = list(self.node.arms.values())
        found = strategy_values(self.node, arms)
        _, good = found[arms.index(self.best)]
        share, bad = found[arms.index(self.given)]
        return good, good if share >= PART else bad

    @property
    def gap(self) -> float:
        """How much the answer seems to have cost, of what a game is worth."""
        good, bad = self.arm_values()
        return good - bad

    def better(self) -> Mistake:
        """The mistake in words."""
        view, best = self.view, self.best.picks
        question = view.question()
        good, bad = self.arm_values()
        why = self.searcher.domain.reason(view.game, view.viewer, best)
        return Mistake(
            self.step,
            view.viewer,
            told(question, self.given.picks),
            chance(bad),
            words(question, best),
            chance(good),
            why,
        )


def suspected(
    step: int, view: View, domain: Domain, iterations: int, picks: tuple[int, ...], dice: Dice
) -> Suspect | None:
    """An answer that seems clearly worse than another, for all one could know. What the book says
    is no mistake, nor is anything where the answer is scripted."""
    decision = view.decision
    if decision is None or domain.scripted(view.game, decision) is not None:
        return None
    if any(known == picks for known, _ in by_the_book(view, domain)):
        return None
    searcher = SearchPlayer("analysis", domain, Budget(iterations))
    node = searcher.think(view, dice)
    best = ranking(view, domain, node, decision)[0][0]
    found = Suspect(step, view, searcher, node, best, node.arm(picks))
    found.force_visits(ENOUGH, dice)
    return found if found.gap >= 2 * SLIP else None


def confirmed(suspects: list[Suspect], iterations: int, dice: Dice) -> list[Mistake]:
    """The answers that cost most, each tried until that is sure; the worst first."""
    found: list[tuple[float, Mistake]] = []
    for suspect in sorted(suspects, key=lambda each: -each.gap)[:SUSPECTS]:
        suspect.force_visits(max(SURE, iterations // A_QUARTER), dice)
        if suspect.gap >= 2 * SLIP:
            found.append((suspect.gap, suspect.better()))
    found.sort(key=lambda each: -each[0])
    return [better for _, better in found[:FEW]]
