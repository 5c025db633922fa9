"""A real server and a real Chromium, on loopback only."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web_play import PATIENCE
from web_serving import FLAGS, Come, chromium, serving

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty data folder."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Opens pages that may talk to nobody but their own server, and may not complain.

    They hold still unless asked to move: what moves is painted many times a second.
    """
    complaints: list[str] = []
    contexts = []

    def open_page(address: str, **look: Any) -> Page:
        def ask(url: str) -> None:
            if not url.startswith((address, address.replace("http", "ws"), "data:", "blob:")):
                complaints.append(f"asked {url}")

        context = browser.new_context(base_url=address, **{"reduced_motion": "reduce", **look})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda fault: complaints.append(str(fault.error)))
        context.on("request", lambda request: ask(request.url))
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(come: Come, base_url: str) -> Page:
    return come(base_url)
