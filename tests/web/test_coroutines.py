"""Tests that are coroutines run in any order with those in a browser."""

import asyncio

from playwright.sync_api import Playwright


def test_the_browser_keeps_a_loop_running(playwright: Playwright) -> None:
    """Why there is anything to do: see ``tests/conftest.py``."""
    assert asyncio._get_running_loop() is not None
    assert playwright.chromium.name == "chromium"


async def test_a_coroutine_beside_a_browser(playwright: Playwright) -> None:
    assert asyncio.get_running_loop() is asyncio._get_running_loop()
    await asyncio.to_thread(int)
    assert playwright.chromium.name == "chromium"


def test_the_browser_finds_its_loop_again(playwright: Playwright) -> None:
    request = playwright.request.new_context()
    request.dispose()
