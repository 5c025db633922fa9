"""Processes that search for a program: they leave Ctrl-C to it, and do not outlive it."""

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any


def process_pool(count: int) -> ProcessPoolExecutor:
    """So many processes, begun when first needed. Not forks: whoever asks may have threads."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=begin)


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes that start in here hear no Ctrl-C, not even before they come to ``begin``."""
    # It would let Ctrl-C through again once it has started, so it does so before.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin() -> None:
    """The first thing that such a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A tree has many nodes and no cycles: to look for some took a twentieth of the time.
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def end(pool: ProcessPoolExecutor, wait: bool = True) -> None:
    """End them at once, whatever they think about."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


class PipeProcess:
    """One process that is asked through a pipe, for a player who thinks in several.

    Whoever seats the player may be such a process himself and be killed in the middle of a game.
    A pool has semaphores, which somebody must then take away; a pipe leaves nothing behind.
    """

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        # A daemon: it is ended at once where the program is.
        self._process = context.Process(target=_think, args=(theirs,), daemon=True)
        with ignoring_interrupts():
            self._process.start()
        # Only the process has its end now, so that we notice if it dies.
        theirs.close()

    def ask(self, work: Callable[..., Any], *about: Any) -> None:
        """Let it begin a piece of work; ``told`` waits for what that comes to."""
        self._pipe.send((work, about))

    def told(self) -> Any:
        try:
            return self._pipe.recv()
        except (EOFError, ConnectionError):
            raise RuntimeError("a process that was thinking has died") from None

    def close(self) -> None:
        """End it at once, whatever it thinks about."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _think(pipe: Connection) -> None:
    """What such a process does, until nobody asks any more."""
    begin()
    while True:
        try:
            work, about = pipe.recv()
        except EOFError:
            return
        pipe.send(work(*about))
