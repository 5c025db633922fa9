"""A finished game looked over: how the chances went, where they turned, what was better.

The curve is drawn with everyone's cards and pieces known, as one looks at a game afterwards. What
would have been better is judged only by what the player could know at the time (``mistakes``).
"""

from collections.abc import Callable

from mathom.kernel.decision import CHANCE, Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.playthrough import Playthrough, has_left
from mathom.players.search.domain import Domain
from mathom.players.search.hints import chance, told, words
from mathom.players.search.mistakes import Mistake, Suspect, confirmed, suspected
from mathom.players.search.search import ALL_SEEING, Search, TreePath, one_answer
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
    """The analysis of a whole game. ``result`` is the value of its end to each seat;
    ``cooperative`` says that the players win or lose as one, so every chance is everyone's."""

    def __init__(
        self, moments: list[Moment], mistakes: list[Mistake], result: list[float], cooperative: bool
    ) -> None:
        self.moments = moments
        self.mistakes = mistakes
        self.result = result
        self.cooperative = cooperative

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
        return [*after, [chance(value) for value in self.result]] if self.moments else []

    def as_json(self) -> dict[str, object]:
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
            "cooperative": self.cooperative,
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
            "mistakes": [mistake.as_json() for mistake in self.mistakes],
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
    domain: Domain,
    iterations: int,
    dice: Dice,
    progress: Callable[[int], None] = lambda _: None,
    stride: int = 1,
) -> Analysis:
    """Look over a game, thinking so many iterations about each answer, or about every so
    many-th."""
    moments: list[Moment] = []
    boards: list[Game] = []  # as each of the moments found them
    suspects: list[Suspect] = []
    passed = 0  # choices since the last that was thought about
    for step, (game, picks) in enumerate(played.stages()):
        decision = game.decision
        if decision is not None and chosen(decision, picks):
            passed += 1
        if decision is not None and passed == stride:
            passed = 0
            view = View(game, decision.who)
            simultaneous = domain.hidden_pick(game, decision.who) is not None
            answer = told(view.question(), picks)
            if simultaneous and moments and moments[-1].step == step - 1:
                # Half of two picks made at once: seen alone, the first would look like a gift.
                moments[-1].answer += f" against {words(view.question(), picks)}"
            else:
                chances = win_chances(game, domain, iterations, dice)
                moments.append(Moment(step, decision.who, chances, answer))
                boards.append(game.clone())
            suspect = suspected(step, view, domain, iterations, picks, dice)
            if suspect is not None:
                suspects.append(suspect)
        progress(step + 1)
    game = played.game
    if game.decision is None:
        result = game.payoffs()
    else:
        # Resigned, agreed or out of time: nobody's move, so the curve ends where it stood.
        result = [2 * each - 1 for each in win_chances(game, domain, iterations, dice)]
    found = Analysis(
        moments, confirmed(suspects, iterations, dice), result, played.rules.cooperative
    )
    look_again(found, boards, domain, iterations * AGAIN, dice)
    return found


def look_again(
    found: Analysis, boards: list[Game], domain: Domain, iterations: int, dice: Dice
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
            found.moments[index].chances = win_chances(boards[index], domain, iterations, dice)
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


def win_chances(game: Game, domain: Domain, iterations: int, dice: Dice) -> list[float]:
    """Everyone's chance to win: as search sees it once it has settled, or by plain play from here
    on, where cards decide more than a few iterations of thought could."""
    who = max(0, game.decision.who) if game.decision is not None else 0
    totals = [0.0] * game.rules.seats(game.setup)
    if domain.common_random_numbers:
        # What no seat knows, as the order of a deck, is nobody's chance before it shows.
        view = View(game, who, also=tuple(range(len(totals))))
        for number in range(iterations):
            common_dice = Dice(number)  # the same at every moment
            add(totals, domain.rollout(domain.determinise(view, common_dice), common_dice))
        return [chance(total / iterations) for total in totals]
    search = Search(domain, who, ALL_SEEING)
    settled = iterations // 2
    for number in range(iterations):
        values = search.iterate(game.clone(), dice, TreePath())
        if number >= settled:
            add(totals, values)
    return [chance(total / (iterations - settled)) for total in totals]


def add(totals: list[float], values: list[float]) -> None:
    for seat, value in enumerate(values):
        totals[seat] += value
