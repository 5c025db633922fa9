"""Hints for whoever is asked, and analyses of finished games.

They are thought out in processes of their own, beside those of the bots: nobody's opponent is
held up because somebody else wants to know better. A hint never waits for an analysis.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import load
from mathom.kernel.rules import Json
from mathom.players.search.analysis import analyse, choices
from mathom.players.search.hints import find_hints
from mathom.players.search.player import Budget
from mathom.players.studies import domain_of
from mathom.server.bots import SearchProcess
from mathom.table.view import View, load_view

log = logging.getLogger("mathom.server")

T = TypeVar("T")
# A game, a view as JSON, and a seed: the best few answers.
FindHints = Callable[[str, Json, int], list[Json]]
# A log: its analysis.
AnalyseLog = Callable[[str], Json]

# How long a hint is thought about, and when it is given up.
HINT_SECONDS = 1.0
HINT_PATIENCE = 10.0
# So many iterations go into a whole game, spread over its answers: some five seconds compiled and
# twenty pure. Of those that are hard labour there are fewer; where even the least that says
# anything would take too long, only every so many-th answer is thought about.
GAME_ITERATIONS = 48_000
LEAST_ITERATIONS = 20
LEAST_OF_ALL = 4
MOST_ITERATIONS = 400
# On a busy machine it takes many times as long; to wait is better than to get nothing.
ANALYSIS_PATIENCE = 300.0
# Who comes when so many wait already is asked to come again.
MOST_WAITING = 8
# So many analyses are kept in memory.
KEPT = 100


class Busy(Exception):
    """No hint or analysis is to be had now."""


def hint(game: str, view: Json, seed: int) -> list[Json]:
    """The best few answers. Runs in another process, which is given the asker's view alone."""
    rules = rules_of(game)
    seen = load_view(rules, view)
    budget = Budget(seconds=HINT_SECONDS)
    return [each.as_json() for each in find_hints(seen, domain_of(rules), budget, Dice(seed))]


def analyse_log(text: str) -> Json:
    """The analysis of a finished game; the same whenever and wherever it is made."""
    rules = rules_of(json.loads(text)["game"])
    played = load(rules, text)
    # Each answer is thought about twice: with everything known, and by what its giver knew.
    domain = domain_of(rules)
    iteration_cost = domain.iteration_cost(rules.seats(played.setup))
    whole = GAME_ITERATIONS // (2 * iteration_cost)
    many = max(1, choices(played))
    least = max(LEAST_OF_ALL, LEAST_ITERATIONS // iteration_cost)
    iterations = max(least, min(MOST_ITERATIONS, whole // many))
    stride = -(-iterations * many // whole)
    found = analyse(played, domain, iterations, Dice(1), stride=stride).as_json()
    return {"iterations": iterations, **found}


class Analyst:
    """Hints and analyses: one process for each, begun when first needed."""

    def __init__(self, hint: FindHints = hint, analyse_log: AnalyseLog = analyse_log) -> None:
        self._hint = hint
        self._analyse_log = analyse_log
        self._hint_queue = WorkQueue("The hint", HINT_PATIENCE)
        self._analysis_queue = WorkQueue("The analysis", ANALYSIS_PATIENCE)
        self._analyses: OrderedDict[str, asyncio.Task[Json]] = OrderedDict()

    async def hint(self, view: View, wanted: Callable[[], bool]) -> list[Json]:
        """The best few answers to the view's decision; none once nobody wants them."""
        data, seed = view.dump(), secrets.randbits(64)
        thought = partial(self._hint, view.rules.name, data, seed)
        found = await self._hint_queue.ask(wanted, thought)
        return found if found is not None and wanted() else []

    def knows(self, id: str) -> bool:
        """Whether this game is analysed already, or just now."""
        return id in self._analyses

    async def analysis(self, id: str, text: str) -> Json:
        """The analysis of a game. Everyone who asks for it meanwhile waits for the same one."""
        task = self._analyses.get(id)
        if task is None:
            task = self._analyses[id] = asyncio.create_task(self._analyse(id, text))
            for old in list(self._analyses)[:-KEPT]:
                if self._analyses[old].done():
                    del self._analyses[old]
        self._analyses.move_to_end(id)
        # Whoever goes away does not take it from the others.
        return await asyncio.shield(task)

    async def _analyse(self, id: str, text: str) -> Json:
        try:
            found = await self._analysis_queue.ask(lambda: True, partial(self._analyse_log, text))
        except BaseException:
            # Whoever asks again tries again.
            del self._analyses[id]
            raise
        return found or {}

    async def close(self) -> None:
        tasks = list(self._analyses.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for queue in (self._hint_queue, self._analysis_queue):
            await asyncio.to_thread(queue.process.stop, True)


class WorkQueue:
    """One process, and those who wait for it in a row."""

    def __init__(self, work: str, patience: float) -> None:
        self.process = SearchProcess()
        self._work = work
        self._patience = patience
        self._waiting = 0
        self._lock = asyncio.Lock()

    async def ask(self, wanted: Callable[[], bool], thought: Callable[[], T]) -> T | None:
        """What a thought comes to; ``None`` if nobody wanted it any more when its turn came."""
        if self._waiting >= MOST_WAITING:
            raise Busy(f"{self._work} cannot begin: too many people are waiting. Try again later.")
        self._waiting += 1
        try:
            async with self._lock:
                return await self._think(thought) if wanted() else None
        finally:
            self._waiting -= 1

    async def _think(self, thought: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(self._patience):
                with contextlib.suppress(BrokenProcessPool):
                    return await self.process.think(thought)
                # Somebody killed it: a new one is asked the same.
                return await self.process.think(thought)
        except TimeoutError as fault:
            log.warning("a hint or analysis was given up after %g seconds", self._patience)
            raise Busy(f"{self._work} took too long. Try again later.") from fault
        except Exception as fault:
            log.exception("a hint or analysis failed")
            raise Busy(f"{self._work} went wrong. The server's log says why.") from fault
