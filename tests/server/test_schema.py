"""Every endpoint, with all kinds of input, does what the OpenAPI document says."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
    unsupported_method,
)

from mathom.client import Mathom
from mathom.server.app import create_app
from mathom.server.settings import Settings
from server_serving import Served, served


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("schema")
    chosen = Settings(f"sqlite:///{folder / 'test.sqlite3'}", b"a secret for tests", limits=False)
    with served(chosen) as running:
        yield running


EXCLUDED = [
    # Whether a set-up or a log makes sense is the game's business, not the schema's.
    positive_data_acceptance,
    # Starlette has a route for each method, and the bundle's page answers GET anywhere.
    allow_header_conformance,
    unsupported_method,
]


class Case(Protocol):
    """What we want of schemathesis's case, whose own type has parameters in its parameters."""

    def call_and_validate(
        self,
        *,
        base_url: str,
        headers: dict[str, str],
        cookies: dict[str, str],
        excluded_checks: list[Callable[..., bool | None]],
    ) -> object: ...


schema = schemathesis.openapi.from_dict(create_app(Settings("", b"")).openapi())


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_the_api_is_as_documented(case: Case, api: Served) -> None:
    # Somebody new each time: one of the calls is to log out.
    with Mathom(api.address) as someone:
        case.call_and_validate(
            base_url=api.address,
            headers={"X-Mathom": "1"},
            cookies=dict(someone.cookies),
            excluded_checks=EXCLUDED,
        )
