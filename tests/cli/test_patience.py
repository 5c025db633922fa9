"""Long work can be stopped, and says what went wrong."""

import signal
import threading
from collections.abc import Iterator

import pytest

from mathom.cli.patience import patiently


@pytest.fixture
def heeded() -> Iterator[None]:
    """Ctrl-C counts, even where the tests were started in the background, deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_work_is_done_and_faults_are_passed_on() -> None:
    assert patiently(lambda: 6 * 7) == 42
    with pytest.raises(ZeroDivisionError):
        patiently(lambda: 1 // 0)


@pytest.mark.usefixtures("heeded")
def test_ctrl_c_ends_the_waiting_though_the_work_goes_on() -> None:
    begun, free = threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        signal.raise_signal(signal.SIGINT)
        free.wait()

    with pytest.raises(KeyboardInterrupt):
        patiently(work)
    assert begun.is_set()
    free.set()
