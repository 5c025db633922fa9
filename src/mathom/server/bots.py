"""Bots think in processes of their own, from a view that was written out for them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import TypeVar

from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.kernel.rules import Json
from mathom.players.player import Player, RandomPlayer
from mathom.players.processes import end, process_pool
from mathom.players.roster import player
from mathom.server.metrics import Metrics
from mathom.table.view import View, load_view

log = logging.getLogger("mathom.server")

T = TypeVar("T")

# A game, a bot, a view that was written out, and a seed: the bot's answer.
Think = Callable[[str, str, Json, int], tuple[int, ...]]


def think(game: str, bot: str, view: Json, seed: int) -> tuple[int, ...]:
    """A bot's answer. Runs in another process, which has never seen anything but views."""
    return seated(game, bot).answer(load_view(rules_of(game), view), Dice(seed))


@lru_cache(maxsize=1)
def seated(game: str, bot: str) -> Player:
    """The bot that thought in this process last: in the same game it goes on from what it learned,
    and in another it begins anew (``Search.set_root``)."""
    return player(bot, rules_of(game))


class SearchProcess:
    """One process that thinks, one thought at a time; begun when first needed."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def think(self, thought: Callable[[], T]) -> T:
        """What a thought comes to. Whoever breaks off the waiting breaks off the thought."""
        if self._process is None:
            self._process = process_pool(1)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._process, thought)
        except (asyncio.CancelledError, BrokenProcessPool):
            self.stop(wait=False)
            raise

    def stop(self, wait: bool) -> None:
        """End the process, whatever it thinks about; the next thought gets a new one."""
        process, self._process = self._process, None
        if process is not None:
            end(process, wait)


class Bots:
    """So many processes, and what to do when one takes too long, dies or is no longer wanted.

    Each bot that thinks has a process to itself, so that ending one disturbs no other.
    """

    def __init__(
        self, processes: int, seconds: float, metrics: Metrics, think: Think = think
    ) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._think = think
        self._processes = [SearchProcess() for _ in range(processes)]
        # A bot's time begins when it gets a process, not when it queues for one. The last that was
        # used is the first to be used again: where one game is played, it still knows that game.
        self._idle: asyncio.LifoQueue[SearchProcess] = asyncio.LifoQueue()
        for process in self._processes:
            self._idle.put_nowait(process)

    async def answer(
        self, bot: str, view: View, stale: asyncio.Event | None = None
    ) -> tuple[int, ...] | None:
        """The bot's answer; any legal one if it fails or has had its time.

        ``None`` as soon as ``stale`` is set: then nobody wants the answer any more.
        """
        seed = secrets.randbits(64)
        thought = asyncio.create_task(self._answer(bot, view, seed))
        passed = asyncio.create_task((stale or asyncio.Event()).wait())
        try:
            await asyncio.wait({thought, passed}, return_when=asyncio.FIRST_COMPLETED)
            if passed.done():
                self._metrics.bot_broken_off.inc()
                return None
            return await thought
        finally:
            passed.cancel()
            thought.cancel()
            await asyncio.gather(thought, passed, return_exceptions=True)

    async def _answer(self, bot: str, view: View, seed: int) -> tuple[int, ...]:
        process = await self._idle.get()
        try:
            picks = await self._picks(process, bot, view, seed)
        finally:
            self._idle.put_nowait(process)
        if picks is None:
            self._metrics.bot_failures.inc()
            return RandomPlayer("random").answer(view, Dice(seed))
        return picks

    async def _picks(
        self, process: SearchProcess, bot: str, view: View, seed: int
    ) -> tuple[int, ...] | None:
        begun = time.perf_counter()
        thought = partial(self._think, view.rules.name, bot, view.dump(), seed)
        try:
            async with asyncio.timeout(self._seconds):
                try:
                    picks = await process.think(thought)
                except BrokenProcessPool:
                    # Somebody killed it: a new one is asked the same.
                    log.warning("the process bot %s was thinking in died", bot)
                    picks = await process.think(thought)
        except TimeoutError:
            log.warning("bot %s had no answer after %s seconds", bot, self._seconds)
        except Exception:
            log.exception("bot %s failed", bot)
        else:
            self._metrics.bot_seconds.observe(time.perf_counter() - begun)
            return picks
        return None

    def close(self) -> None:
        for process in self._processes:
            process.stop(wait=True)
