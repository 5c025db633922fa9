"""A finished game looked over: how the chances went, where they turned, what was better.

The curve is drawn with everyone's cards and pieces known, as one looks at a game afterwards. What
would have been better is judged only by what the player could know at the time (``blame``).
"""

from collections.abc import Callable

from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.playthrough import Playthrough, has_left
from mathom.players.search.advice import chance, told, words
from mathom.players.search.blame import Better, Doubt, blamed, doubted
from mathom.players.search.mind import Mind
from mathom.players.search.search import ALL_SEEING, Search, Way, one_answer
from mathom.table.view import View

# A swing of the curve that is worth pointing at.
SWING = 0.15
# Swings nearer to each other than this look alike in whole percents.
ALIKE = 0.005
# How many turning points are told.
FEW = 5
# Where the chances turned is looked at again so many times as long.
AGAIN = 4


class Moment:
    """A decision of the game: who was asked, and everyone's chance to win before the answer."""

    __slots__ = ("answer", "chances", "step", "who")

    def __init__(self, step: int, who: int, chances: list[float], answer: str) -> None:
        self.step = step  # how many answers had been given
        self.who = who
        self.chances = chances
        self.answer = answer


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
        swings = [
            (moment, *greatest_swing(moment, end))
            for moment, end in zip(self.moments, self.ends(), strict=True)
        ]
        worst = sorted(swings, key=lambda each: -abs(each[2]))[:FEW]
        told = [each for each in worst if abs(each[2]) >= SWING]
        return sorted(told, key=lambda each: each[0].step)

    def ends(self) -> list[list[float]]:
        """The chances after each moment: before the next, or at the end."""
        after = [moment.chances for moment in self.moments[1:]]
        return [*after, [chance(worth) for worth in self.result]] if self.moments else []

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
    boards: list[Game] = []  # as each of the moments found them
    doubts: list[Doubt] = []
    passed = 0  # choices since the last that was thought about
    for step, (game, picks) in enumerate(played.stages()):
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
                boards.append(game.clone())
            doubt = doubted(step, view, mind, iterations, picks, dice)
            if doubt is not None:
                doubts.append(doubt)
        progress(step + 1)
    game = played.game
    if game.decision is None:
        result = game.payoffs()
    else:
        # Resigned, agreed or out of time: nobody's move, so the curve ends where it stood.
        result = [2 * each - 1 for each in standing(game, mind, iterations, dice)]
    found = Analysis(moments, blamed(doubts, iterations, dice), result, played.rules.cooperative)
    look_again(found, boards, mind, iterations * AGAIN, dice)
    return found


def look_again(
    found: Analysis, boards: list[Game], mind: Mind, iterations: int, dice: Dice
) -> None:
    """Among hundreds of moments the greatest swings are those that chance made greater, so both
    ends of each are looked at longer, until all that would be told were."""
    again: set[int] = set()
    while True:
        turns = [found.moments.index(moment) for moment, _, _ in found.turning_points()]
        ends = {index + after for index in turns for after in (0, 1)} - {len(boards)}
        if ends <= again:
            return
        for index in sorted(ends - again):
            found.moments[index].chances = standing(boards[index], mind, iterations, dice)
        again |= ends


def chosen(decision: Decision, picks: tuple[int, ...]) -> bool:
    """Whether an answer was somebody's choice."""
    return decision.who != CHANCE and not has_left(picks) and not one_answer(decision)


def choices(played: Playthrough) -> int:
    """How many answers of a game were somebody's choice."""
    found = 0
    for game, picks in played.stages():
        if game.decision is not None and chosen(game.decision, picks):
            found += 1
    return found


def standing(game: Game, mind: Mind, iterations: int, dice: Dice) -> list[float]:
    """Everyone's chance to win: as search sees it once it has settled, or by plain play from here
    on, where cards decide more than a few iterations of thought could."""
    who = max(0, game.decision.who) if game.decision is not None else 0
    totals = [0.0] * game.rules.seats(game.setup)
    if mind.same_luck:
        # What no seat knows, as the order of a deck, is nobody's chance before it shows.
        view = View(game, who, also=tuple(range(len(totals))))
        for number in range(iterations):
            luck = Dice(number)  # the same at every moment
            add(totals, mind.worth(mind.draw(view, luck), luck))
        return [chance(total / iterations) for total in totals]
    search = Search(mind, who, ALL_SEEING)
    settled = iterations // 2
    for number in range(iterations):
        worths = search.iterate(game.clone(), dice, Way())
        if number >= settled:
            add(totals, worths)
    return [chance(total / (iterations - settled)) for total in totals]


def add(totals: list[float], worths: list[float]) -> None:
    for seat, worth in enumerate(worths):
        totals[seat] += worth
