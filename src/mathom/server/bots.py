"""Bots think in processes of their own, from a view that was written out for them."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.kernel.rules import Plain, Rules
from mathom.players.player import RandomPlayer
from mathom.players.roster import NAMES, player
from mathom.server.metrics import Metrics
from mathom.table.view import View, load

log = logging.getLogger("mathom.server")


def bots_of(rules: Rules) -> list[str]:
    """The bots that can play this game."""
    able = []
    for name in NAMES:
        try:
            player(name, rules)
        except Exception:
            continue
        able.append(name)
    return able


def think(game: str, bot: str, view: Plain, seed: int) -> tuple[int, ...]:
    """A bot's answer. Runs in another process, which has never seen anything but views."""
    rules = rules_of(game)
    return player(bot, rules).answer(load(rules, view), Dice(seed))


def _begin() -> None:
    """A bot's process leaves Ctrl-C to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


class Bots:
    """The processes, and what to do when one takes too long or dies."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._processes = processes
        self._seconds = seconds
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        # A bot's time begins when it gets a process, not when it queues for one.
        self._free = asyncio.Semaphore(processes)

    async def answer(self, bot: str, view: View) -> tuple[int, ...]:
        """The bot's answer; any legal one if it fails or has had its time."""
        seed = secrets.randbits(64)
        async with self._free:
            picks = await self._think(bot, view, seed)
        if picks is None:
            self._metrics.bot_failures.inc()
            return RandomPlayer("random").answer(view, Dice(seed))
        return picks

    async def _think(self, bot: str, view: View, seed: int) -> tuple[int, ...] | None:
        begun = time.perf_counter()
        data = view.dump()
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._open()
            try:
                thinking = loop.run_in_executor(pool, think, view.rules.name, bot, data, seed)
                picks = await asyncio.wait_for(thinking, self._seconds)
            except BrokenProcessPool:
                # It died, or was stopped because of another bot: once more with a new one.
                self._discard(pool)
            except TimeoutError:
                log.warning("bot %s had no answer after %s seconds", bot, self._seconds)
                self._discard(pool)
                break
            except Exception:
                log.exception("bot %s failed", bot)
                break
            else:
                self._metrics.bot_seconds.observe(time.perf_counter() - begun)
                return picks
        return None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                # Not a fork: the server has threads.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
            _stop(pool, wait=False)

    def close(self) -> None:
        if self._pool is not None:
            _stop(self._pool, wait=True)
            self._pool = None


def _stop(pool: ProcessPoolExecutor, wait: bool) -> None:
    """Stop the processes, whatever they think about: nobody waits for the answer."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)
