"""A server of its own for each test that asks for one."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from mathom.client import Mathom
from mathom.server.settings import Settings
from server_serving import Guest, Served, served


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path / 'test.sqlite3'}", b"a secret for tests", limits=False)


@pytest.fixture
def server(settings: Settings) -> Iterator[Served]:
    with served(settings) as running:
        yield running


@pytest.fixture
def limited(settings: Settings) -> Iterator[Served]:
    """A server with its rate limits on, for which no time passes."""
    with served(replace(settings, limits=True, now=lambda: 1_000_000.0)) as running:
        yield running


@pytest.fixture
def guest(server: Served) -> Iterator[Guest]:
    """Makes guests at the server."""
    made: list[Mathom] = []

    def make(name: str = "") -> Mathom:
        made.append(Mathom(server.address, name))
        return made[-1]

    yield make
    for each in made:
        each.close()
