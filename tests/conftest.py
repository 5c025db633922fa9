"""What all tests share."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def a_thread_without_a_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let tests that run a loop follow tests in a browser.

    From its first test to the end of the session Playwright's loop runs in a greenlet of this
    thread, and asyncio takes it for the loop under which everything happens here: no other could
    be run. It sleeps while a coroutine runs, or a test that has no browser, so it is put out of
    sight for as long as such a test lasts.
    """
    loop = asyncio._get_running_loop()
    browses = "playwright" in request.fixturenames
    if loop is None or (browses and not inspect.iscoroutinefunction(request.function)):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
