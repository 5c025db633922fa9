"""Processes that think for somebody: they leave Ctrl-C to him, and do not outlive him."""

import gc
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def thinkers(count: int) -> ProcessPoolExecutor:
    """So many processes, begun when first needed. Not forks: whoever asks may have threads."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=begin)


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
