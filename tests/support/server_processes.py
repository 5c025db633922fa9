"""Real server processes and a real PostgreSQL, for tests that kill them."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import randrange

import httpx
import pytest


def free_port() -> int:
    """A port for a server that is yet to start: below those that systems hand out by themselves,
    lest another test be given it meanwhile."""
    while True:
        port = randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a server that was started answers."""
    deadline = time.monotonic() + 120
    while True:
        try:
            if httpx.get(f"{address}/healthz", trust_env=False).json()["ok"]:
                return
        except httpx.TransportError:
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.02)  # polling for the port to open


class Process:
    """``python -m mathom.server`` on a port that stays the same."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "MATHOM_DATA": str(data),
            "MATHOM_DATABASE_URL": database,
            "MATHOM_SECRET": "a secret all workers share",
            "MATHOM_LIMITS": "off",
        }
        self.output = data / f"output-{self.port}"
        self.running = self._begin()

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        """However the test ended, no process outlives it."""
        if self.running.poll() is None:
            self.kill()

    def start(self) -> None:
        """Once more, after it was killed."""
        self.running = self._begin()

    def _begin(self) -> "subprocess.Popen[bytes]":
        with self.output.open("ab") as output:
            running = subprocess.Popen(
                [sys.executable, "-m", "mathom.server", "--port", str(self.port)],
                env=self.environment,
                stdout=output,
                stderr=output,
            )
        try:
            wait_for(self.address, running)
        except BaseException:
            running.kill()
            running.wait(10)
            raise
        return running

    def kill(self) -> None:
        """No warning, no clean-up."""
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(10)

    def stop(self) -> int:
        """As an operator would."""
        self.running.terminate()
        return self.running.wait(20)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database on a PostgreSQL of its own, reachable by a socket only."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not found:
        pytest.fail("these tests need PostgreSQL: make test installs it")
    binaries = found[-1]
    # It refuses to run as root; the package has made a user for it.
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="mathom-pg-"))
    if user is not None:
        shutil.chown(folder, user, user)

    def begin(*command: str | Path) -> "subprocess.Popen[bytes]":
        nothing = subprocess.DEVNULL
        return subprocess.Popen(
            command, stdout=nothing, stderr=nothing, cwd=folder, user=user, group=user
        )

    try:
        making = begin(binaries / "initdb", "-D", folder / "data", "-U", "mathom", "-A", "trust")
        assert making.wait(60) == 0
        server = begin(binaries / "postgres", "-D", folder / "data", "-k", folder, "-h", "")
        try:
            ready = (binaries / "pg_isready", "-h", folder, "-U", "mathom", "-d", "postgres")
            deadline = time.monotonic() + 30
            while begin(*ready).wait(20) != 0:
                assert time.monotonic() < deadline
                time.sleep(0.05)  # polling for the socket
            yield f"postgresql://mathom@/postgres?host={folder}"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    finally:
        shutil.rmtree(folder)
