"""Long work can be stopped, and says what went wrong."""

import signal
import threading

import pytest

from mathom.cli.patience import patiently


def test_work_is_done_and_faults_are_passed_on() -> None:
    assert patiently(lambda: 6 * 7) == 42
    with pytest.raises(ZeroDivisionError):
        patiently(lambda: 1 // 0)


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
