"""A real server and a real Chromium, on loopback only."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web_play import PATIENCE
from web_serving import FLAGS, chromium, serving

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
def page(page: Page, base_url: str) -> Iterator[Page]:
    """A page that may talk to nobody but its own server, and may not complain."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((base_url, base_url.replace("http", "ws"), "data:", "blob:"))
            else complaints.append(f"asked {request.url}")
        ),
    )
    page.set_default_timeout(PATIENCE)
    yield page
    assert complaints == []
