"""Many games between players, counted."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field

from mathom.kernel.decision import CHANCE, MathomError
from mathom.kernel.dice import Dice, roll, seed_number
from mathom.kernel.game import new
from mathom.kernel.playthrough import Playthrough
from mathom.kernel.rules import Rules, Setup
from mathom.lab.score import Score
from mathom.players.player import Player
from mathom.players.roster import player
from mathom.table.view import View


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    points: list[float] = field(default_factory=list)
    won: Score = field(default_factory=Score)  # of games that are won together


@contextmanager
def seated(rules: Rules, setup: Setup, names: list[str]) -> Iterator[list[Player]]:
    """A player for each seat, as long as there is play; a single name sits everywhere."""
    seats = rules.seats(rules.setup(setup))
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise MathomError(f"{rules.title} has {seats} seats, not {len(names)}")
    with ExitStack() as stack:
        yield [stack.enter_context(closing(player(name, rules))) for name in names]


def simulate(
    rules: Rules,
    setup: Setup,
    games: int,
    seed: str,
    names: list[str],
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play the games one after another. The same seed gives the same games."""
    with seated(rules, setup, names) as players:
        tally = Tally(points=[0.0] * len(players))
        for number in range(games):
            _play(rules, setup, f"{seed}/{number}", players, tally)
            progress(number + 1)
    return tally


def _play(rules: Rules, setup: Setup, seed: str, players: list[Player], tally: Tally) -> None:
    """One game, without a log: nobody will ask for it again."""
    begun = time.process_time()
    dice = Dice(seed_number(seed))
    chance = roll(seed, 0)
    game = new(rules, setup)
    while (decision := game.decision) is not None:
        if decision.who == CHANCE:
            game.answer(*chance.order(decision.options, decision.most))
        else:
            game.answer(*players[decision.who].answer(View(game, decision.who), dice))
        tally.decisions += 1
    tally.cpu_seconds += time.process_time() - begun
    tally.games += 1
    tally.outcomes[rules.outcome(game)] += 1
    if rules.cooperative:
        tally.won.add(0, game.payoffs()[0])
    for seat, payoff in enumerate(game.payoffs()):
        tally.points[seat] += payoff


def played(rules: Rules, setup: Setup, seed: str, names: list[str]) -> Playthrough:
    """One game between players, with its log."""
    dice = Dice(seed_number(seed))
    with seated(rules, setup, names) as players:
        game = Playthrough(rules, setup, seed)
        while (decision := game.decision) is not None:
            game.answer(*players[decision.who].answer(View(game.game, decision.who), dice))
    return game
