"""A real server and a real Chromium, on loopback only."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, WebError, expect

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


@pytest.fixture(scope="session")
def resting() -> dict[str, list[BrowserContext]]:
    """Browsers that no test uses now, by their address and looks.

    They know nobody any more, but they have the page's script and letters: to fetch and compile
    those anew costs more than most tests do.
    """
    return defaultdict(list)


def rest(context: BrowserContext, address: str) -> None:
    """Forget who was there, and close what is open."""
    page = context.pages[0] if context.pages else context.new_page()
    stored = {"origin": address, "storageTypes": "all"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", stored)
    context.clear_cookies()
    for page in context.pages:
        page.close()


@pytest.fixture
def come(browser: Browser, resting: dict[str, list[BrowserContext]]) -> Iterator[Come]:
    """Opens pages that may talk to nobody but their own server, and may not complain.

    They hold still unless asked to move: what moves is painted many times a second.
    """
    complaints: list[str] = []
    done = ExitStack()

    def open_page(address: str, **look: Any) -> Page:
        def ask(request: Request) -> None:
            if not request.url.startswith(
                (address, address.replace("http", "ws"), "data:", "blob:")
            ):
                complaints.append(f"asked {request.url}")

        def complain(fault: WebError) -> None:
            complaints.append(str(fault.error))

        look = {"base_url": address, "reduced_motion": "reduce", **look}
        alike = resting[str(sorted(look.items()))]
        context = alike.pop() if alike else browser.new_context(**look)
        context.set_default_timeout(PATIENCE)
        done.callback(alike.append, context)
        done.callback(rest, context, address)
        context.on("weberror", complain)
        done.callback(context.remove_listener, "weberror", complain)
        context.on("request", ask)
        done.callback(context.remove_listener, "request", ask)
        return context.new_page()

    with done:
        yield open_page
    assert complaints == []


@pytest.fixture
def page(come: Come, base_url: str) -> Page:
    return come(base_url)
