"""How fast search is: iterations a second on one core, and one large search on several."""

import time
from collections.abc import Iterator
from contextlib import closing

from mathom.kernel.dice import Dice
from mathom.kernel.game import new
from mathom.kernel.rules import Rules
from mathom.players.player import any_answer
from mathom.players.search.parallel import ParallelSearch
from mathom.players.search.player import Budget, SearchPlayer
from mathom.players.search.search import without_search
from mathom.players.studies import domain_of
from mathom.table.view import View

# Decisions that are thought over, one in so many of a game.
EVERY = 8
# A great thought, and among how many processes it is shared.
GREAT = 10_000
PROCESSES = 2


def questions(rules: Rules, seed: int) -> Iterator[View]:
    """Decisions that want thought, from random games."""
    dice = Dice(seed)
    domain = domain_of(rules)
    met = 0
    while True:
        game = new(rules, {})
        while (decision := game.decision) is not None:
            if decision.who >= 0:
                view = View(game, decision.who)
                if without_search(domain, view.game, decision, dice) is None:
                    met += 1
                    if met % EVERY == 0:
                        yield view
            game.answer(*any_answer(decision, dice))


def search_figures(rules: Rules, seed: int, seconds: float) -> dict[str, float]:
    """The figures: those of a great thought are by the clock, so the machine must have nothing
    else to do. Short measurements think less."""
    great = int(
        GREAT * min(1.0, seconds) / domain_of(rules).iteration_cost(rules.seats(rules.setup({})))
    )
    return {
        "search_iterations_per_second": round(iterations_per_second(rules, seed, seconds, great)),
        "search_in_two_processes_iterations": great,
        "search_in_two_processes_seconds": round(parallel_seconds(rules, seed, great), 2),
    }


def iterations_per_second(rules: Rules, seed: int, seconds: float, each: int) -> float:
    """On one core, with the default playouts, so many for each decision from an empty tree."""
    done = 0
    begun = time.process_time()
    for view in questions(rules, seed):
        SearchPlayer("bench", domain_of(rules), Budget(each)).think(view, Dice(seed))
        done += each
        if time.process_time() - begun >= seconds:
            break
    return done / (time.process_time() - begun)


def parallel_seconds(rules: Rules, seed: int, iterations: int) -> float:
    """Seconds for so many iterations in two processes: the middle one of three decisions."""
    searcher = ParallelSearch("bench", domain_of(rules), Budget(iterations), PROCESSES)
    taken: list[float] = []
    with closing(searcher):
        for view in questions(rules, seed):
            begun = time.perf_counter()
            searcher.think(view, Dice(seed))
            taken.append(time.perf_counter() - begun)
            if len(taken) > 3:
                break
    # During the first one the processes were begun.
    return sorted(taken[1:])[1]
