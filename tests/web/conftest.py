"""A real server and a real Chromium, on loopback only."""

import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium, found on the path."""
    chromium = shutil.which("chromium")
    assert chromium is not None, "the browser tests need Debian's chromium"
    return {"executable_path": chromium, "args": FLAGS}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty data folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    log = (data / "server.log").open("w")
    server = subprocess.Popen(
        [sys.executable, "-m", "mathom.server", "--port", str(port), "--log-level", "warning"],
        env={"MATHOM_DATA": str(data), "PATH": "/usr/bin:/bin", "HOME": str(data)},
        stdout=log,
        stderr=log,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(f"{address}/healthz", server)
        yield address
    finally:
        server.terminate()
        server.wait(20)
        log.close()


def _wait_for(page: str, server: subprocess.Popen[bytes]) -> None:
    """Ask until the server answers; it says so itself when it cannot start."""
    while True:
        assert server.poll() is None, "the server stopped"
        try:
            with urllib.request.urlopen(page, timeout=5):
                return
        except OSError:
            continue


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
    page.set_default_timeout(20_000)
    yield page
    assert complaints == []


SCREENSHOTS = Path(__file__).parents[2] / "docs" / "screenshots"
