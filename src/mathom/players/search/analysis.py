"""A finished game looked over: how the chances went, where they turned, what was better.

The curve is drawn with everything known, as one looks at a game afterwards. What would have
been better is judged only by what the player could know at the time.
"""

from collections.abc import Callable

from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.kernel.playthrough import Playthrough, give, has_left
from mathom.players.search.advice import by_the_book, chance, ranking, told, words
from mathom.players.search.mind import Mind
from mathom.players.search.player import Budget, SearchPlayer
from mathom.players.search.search import ALL_SEEING, Search, Way, one_answer
from mathom.players.search.secret import weighed
from mathom.players.search.tree import Arm, Node
from mathom.table.view import View

# A swing of the curve that is worth pointing at.
SWING = 0.15
# Swings nearer to each other than this look alike in whole percents.
ALIKE = 0.005
# An answer that lost less of a chance than this was as good as the best.
SLIP = 0.06
# What was played is tried so often before anything is said of it; and a quarter of all the thought
# goes into it before it is blamed, for first tries make an answer look worse than it is.
ENOUGH = 8
A_QUARTER = 4
# What is to be picked so often is part of a mixture.
PART = 0.05
# How many turning points and better answers are told.
FEW = 5


class Moment:
    """A decision of the game: who was asked, and everyone's chance to win before the answer."""

    __slots__ = ("answer", "chances", "step", "who")

    def __init__(self, step: int, who: int, chances: list[float], answer: str) -> None:
        self.step = step  # how many answers had been given
        self.who = who
        self.chances = chances
        self.answer = answer


class Better:
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

    def plain(self) -> dict[str, object]:
        return {
            "step": self.step,
            "who": self.who,
            "played": self.played,
            "played_chance": round(self.played_chance, 3),
            "better": self.label,
            "chance": round(self.chance, 3),
            "why": self.why,
        }


class Analysis:
    """The whole game looked over. ``result`` is what its end was worth to each seat; ``together``
    says that the players win or lose as one, so that every chance is everyone's."""

    def __init__(
        self, moments: list[Moment], better: list[Better], result: list[float], together: bool
    ) -> None:
        self.moments = moments
        self.better = better
        self.result = result
        self.together = together

    def turning_points(self) -> list[tuple[Moment, int, float]]:
        """Where somebody's chance changed most, whose, and by how much; in the game's order."""
        curve = [moment.chances for moment in self.moments]
        curve.append([chance(worth) for worth in self.result])
        swings: list[tuple[Moment, int, float]] = []
        for moment, end in zip(self.moments, curve[1:], strict=True):
            seat, swing = greatest_swing(moment, end)
            if abs(swing) >= SWING:
                swings.append((moment, seat, swing))
        swings.sort(key=lambda each: -abs(each[2]))
        return sorted(swings[:FEW], key=lambda each: each[0].step)

    def plain(self) -> dict[str, object]:
        return {
            "curve": [
                {
                    "step": moment.step,
                    "who": moment.who,
                    "chances": [round(each, 3) for each in moment.chances],
                    "answer": moment.answer,
                }
                for moment in self.moments
            ],
            "result": self.result,
            "together": self.together,
            "turning_points": [
                {
                    "step": moment.step,
                    "who": moment.who,
                    "answer": moment.answer,
                    "seat": seat,
                    "swing": round(swing, 3),
                }
                for moment, seat, swing in self.turning_points()
            ],
            "better": [better.plain() for better in self.better],
        }


def greatest_swing(moment: Moment, end: list[float]) -> tuple[int, float]:
    """The seat whose chance changed most with an answer, and by how much.

    Where it changed alike for several, as between two, it is told for the one who answered.
    """
    swings = [after - before for before, after in zip(moment.chances, end, strict=True)]
    seat = max(range(len(swings)), key=lambda each: abs(swings[each]))
    if abs(swings[moment.who]) > abs(swings[seat]) - ALIKE:
        seat = moment.who
    return seat, swings[seat]


def analyse(
    played: Playthrough,
    mind: Mind,
    iterations: int,
    dice: Dice,
    progress: Callable[[int], None] = lambda _: None,
    stride: int = 1,
) -> Analysis:
    """Look over a game, thinking so many iterations about each answer, or about every so
    many-th."""
    moments: list[Moment] = []
    better: list[Better] = []
    game = new(played.rules, played.setup)
    passed = 0  # choices since the last that was thought about
    for step, picks in enumerate(played.answers):
        decision = game.decision
        if decision is not None and chosen(decision, picks):
            passed += 1
        if decision is not None and passed == stride:
            passed = 0
            view = View(game, decision.who)
            secret = mind.withheld(game, decision.who) is not None
            answer = told(view.question(), picks)
            if secret and moments and moments[-1].step == step - 1:
                # Half of two picks made at once: seen alone, the first would look like a gift.
                moments[-1].answer += f" against {words(view.question(), picks)}"
            else:
                chances = standing(game, mind, iterations, dice)
                moments.append(Moment(step, decision.who, chances, answer))
            found = improved(view, mind, iterations, picks, dice)
            if found is not None:
                better.append(Better(step, decision.who, answer, *found))
        give(game, picks)
        progress(step + 1)
    better.sort(key=lambda each: each.played_chance - each.chance)
    if game.decision is None:
        result = game.payoffs()
    else:
        # Resigned, agreed or out of time: nobody's move, so the curve ends where it stood.
        result = [2 * each - 1 for each in standing(game, mind, iterations, dice)]
    return Analysis(moments, better[:FEW], result, played.rules.cooperative)


def chosen(decision: Decision, picks: tuple[int, ...]) -> bool:
    """Whether an answer was somebody's choice."""
    return decision.who != CHANCE and not has_left(picks) and not one_answer(decision)


def choices(played: Playthrough) -> int:
    """How many answers of a game were somebody's choice."""
    game = new(played.rules, played.setup)
    found = 0
    for picks in played.answers:
        if game.decision is not None and chosen(game.decision, picks):
            found += 1
        give(game, picks)
    return found


def standing(game: Game, mind: Mind, iterations: int, dice: Dice) -> list[float]:
    """Everyone's chance to win, everything known: as search sees it once it has settled."""
    decision = game.decision
    search = Search(mind, decision.who if decision is not None else 0, ALL_SEEING)
    totals = [0.0] * game.rules.seats(game.setup)
    settled = iterations // 2
    for number in range(iterations):
        for seat, worth in enumerate(search.iterate(game.clone(), dice, Way())):
            if number >= settled:
                totals[seat] += worth
    return [chance(total / (iterations - settled)) for total in totals]


def improved(
    view: View, mind: Mind, iterations: int, picks: tuple[int, ...], dice: Dice
) -> tuple[float, str, float, str] | None:
    """The chance with what was played, and the words, chance and reason of what was clearly
    better; ``None`` if nothing was."""
    decision = view.decision
    if decision is None:
        return None
    if any(known == picks for known, _ in by_the_book(view, mind)):
        return None
    thinker = SearchPlayer("analysis", mind, Budget(iterations))
    node = thinker.think(view, dice)
    best = ranking(view, mind, node, decision)[0][0]
    played = node.arm(picks)
    good = bad = 0.0
    # The worst answers are hardly tried, and so hardly known.
    for times in (ENOUGH, iterations // A_QUARTER):
        for answer in (best.picks, picks):
            thinker.try_out(view, dice, answer, times)
        good, bad = worths(node, best, played, mind.secret(view.game))
        if good - bad < 2 * SLIP:
            return None
    why = mind.reason(view.game, view.viewer, best.picks)
    return chance(bad), words(view.question(), best.picks), chance(good), why


def worths(node: Node, best: Arm, played: Arm, secret: bool) -> tuple[float, float]:
    """What the best answer and the one given are worth. Secret picks are judged by what the other
    seat would mix, not by what it picked, and whatever is to be picked now and then is as good as
    the best."""
    if not secret:
        return best.mean, played.mean
    arms = list(node.arms.values())
    found = weighed(node, arms)
    _, good = found[arms.index(best)]
    share, bad = found[arms.index(played)]
    return good, good if share >= PART else bad
