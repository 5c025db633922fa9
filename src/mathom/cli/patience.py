"""Long work that can be stopped."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

# How often one looks whether it is done, or no longer wanted.
_MOMENT = 0.1


def patiently(work: Callable[[], T]) -> T:
    """Do the work in a thread of its own, so that Ctrl-C ends it.

    A signal is for the first thread. Compiled code looks at none, and if one comes in the middle of
    a great multiplication, it takes the interruption for a lack of memory.
    """
    done: Future[T] = Future()

    def do() -> None:
        try:
            done.set_result(work())
        except BaseException as fault:
            done.set_exception(fault)

    thread = Thread(target=do, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(_MOMENT)
    return done.result()
