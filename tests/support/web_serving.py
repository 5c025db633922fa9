"""A real server and a real Chromium on loopback, for browser tests, pictures and figures."""

import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from server_processes import free_port

# Opens a page at an address, in a browser of its own.
Come = Callable[..., Page]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Debian's Chromium, found on the path."""
    found = shutil.which("chromium")
    assert found is not None, "the browser tests need Debian's chromium"
    return found


def post(page: Page, path: str, data: object) -> Any:
    """Come in as a guest and send something to the server, as the page would; what it says.

    The server may just have hung up on a connection that was idle: then it is sent once more.
    """
    page.goto("/")
    page.get_by_role("button", name="You are").wait_for()
    made = page.request.post(path, headers={"X-Mathom": "1"}, data=data, max_retries=2)
    assert made.ok, made.text()
    return made.json()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser for whoever is not a test."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def serving(data: Path, **environment: str) -> Iterator[str]:
    """The address of a server that keeps its data in this folder."""
    port = free_port()
    with (data / "server.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "mathom.server", "--port", str(port), "--log-level", "warning"],
            env={
                "MATHOM_DATA": str(data),
                "PATH": "/usr/bin:/bin",
                "HOME": str(data),
                "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
                **environment,
            },
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


def _wait_for(page: str, server: "subprocess.Popen[bytes]") -> None:
    """Ask until the server answers; it says so itself when it cannot start."""
    while True:
        assert server.poll() is None, "the server stopped"
        try:
            with urllib.request.urlopen(page, timeout=5):
                return
        except OSError:
            continue
