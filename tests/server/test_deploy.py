"""The examples in ``deploy`` name commands and settings there are, and those serve."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml
from msgspec import Struct, convert

import mathom.server.settings
from mathom.client import Mathom
from mathom.kernel.dice import Dice
from server_processes import free_port, postgres, wait_for
from server_serving import play_out

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BINARIES = Path(sys.executable).parent
# Every setting is read by its name, so that it can be found by it.
SETTINGS = set(re.findall(r'"(MATHOM_[A-Z_]+)"', Path(mathom.server.settings.__file__).read_text()))
PASSWORD = {"POSTGRES_PASSWORD": "letters1", "MATHOM_SECRET": "a secret for the example"}


class Unit(RawConfigParser):
    """systemd's files: small and capital letters are different letters."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit() -> Unit:
    parser = Unit()
    parser.read(DEPLOY / "mathom.service")
    return parser


class Service(Struct):
    """What we look at of the compose file's service."""

    command: list[str]
    environment: dict[str, str]
    healthcheck: dict[str, object]
    stop_grace_period: str


def compose() -> Service:
    text = (DEPLOY / "compose.yaml").read_text()
    for name, value in PASSWORD.items():
        text = text.replace(f"${{{name}:?}}", value)
    text = re.sub(r"\$\{[A-Z_]+:-([^}]*)\}", r"\1", text)
    assert "$" not in text
    return convert(yaml.safe_load(text)["services"]["mathom"], Service)


@contextmanager
def serving(command: list[str], environment: dict[str, str], patience: int) -> Iterator[str]:
    """Run an example's command, but on a free port; it stops when asked to, and in time."""
    port = free_port()
    program, *options = command
    process = subprocess.Popen(
        [BINARIES / Path(program).name, *options, "--host", "127.0.0.1", "--port", str(port)],
        env=os.environ | environment,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process)
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(patience)


def play_a_little(address: str) -> None:
    with Mathom(address) as someone:
        table = someone.make_table("confrontation", opponent="heuristic", seat=0)
        with someone.sit(table.id) as seat:
            assert play_out([seat], Dice(1), most=12).at >= 12


def test_the_unit_serves(tmp_path: Path) -> None:
    service = unit()["Service"]
    name, _, value = service["Environment"].partition("=")
    assert (name, value) == ("MATHOM_DATA", f"/var/lib/{service['StateDirectory']}")
    command = shlex.split(service["ExecStart"])
    with serving(command, {name: str(tmp_path)}, int(service["TimeoutStopSec"])) as address:
        play_a_little(address)
    assert (tmp_path / "mathom.sqlite3").exists()


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Where there is systemd; the command must exist for it."""
    program = shlex.split(unit()["Service"]["ExecStart"])[0]
    text = (DEPLOY / "mathom.service").read_text().replace(program, str(BINARIES / "mathom"))
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        assert "ExecStart=" in text
        return
    (tmp_path / "mathom.service").write_text(text)
    said = subprocess.run(
        [analyse, "verify", tmp_path / "mathom.service"], capture_output=True, text=True
    )
    assert (said.returncode, said.stderr) == (0, "")


def test_the_compose_file_serves_with_two_workers(tmp_path: Path) -> None:
    service = compose()
    assert service.command[-4:-2] == ["--workers", "2"]
    url = service.environment["MATHOM_DATABASE_URL"]
    assert url == f"postgresql://mathom:{PASSWORD['POSTGRES_PASSWORD']}@database/mathom"
    patience = int(service.stop_grace_period.removesuffix("s"))
    with postgres() as database:
        environment = service.environment | {"MATHOM_DATABASE_URL": database}
        with serving(service.command, environment, patience) as address:
            play_a_little(address)
            check = convert(service.healthcheck["test"], list[str])
            assert check[:2] == ["CMD", "python"]
            port = str(httpx.URL(address).port)
            healthy = [word.replace("8765", port) for word in check[2:]]
            subprocess.run([sys.executable, *healthy], check=True)


@pytest.mark.parametrize("name", ["mathom.service", "compose.yaml"])
def test_every_setting_that_is_named_exists(name: str) -> None:
    named = set(re.findall(r"MATHOM_[A-Z_]+", (DEPLOY / name).read_text()))
    assert named
    assert named <= SETTINGS


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_every_setting_is_told_of(name: str) -> None:
    told = subprocess.run(
        [BINARIES / "mathom", "serve", "--help"], capture_output=True, text=True, check=True
    )
    assert name in told.stdout
    assert f"`{name}`" in (ROOT / "docs" / "protocol.md").read_text()


def test_the_container_is_built_from_files_there_are() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for name in line.split()[1:-1]:
                assert (ROOT / name).exists(), name
    command = json.loads(lines[-1].removeprefix("CMD "))
    # As in the compose file, but for the workers.
    assert compose().command[: len(command)] == command
