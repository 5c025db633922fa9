"""What all tests share."""

import asyncio
import inspect
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def a_thread_without_a_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let tests that are coroutines follow tests in a browser.

    From its first test to the end of the session Playwright's loop runs in a greenlet of this
    thread, and asyncio takes it for the loop under which everything happens here: no other could
    be run. It sleeps while a test runs, so it is put out of sight for as long as the test lasts.
    """
    loop = asyncio._get_running_loop()
    if loop is None or not inspect.iscoroutinefunction(request.function):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
