"""How much one worker carries: many tables with scripted players at once.

The server runs in a process of its own on a fresh SQLite, so that its memory can be read;
the players are in this one. Two people sit at every table, each on a connection of their own.
"""

import asyncio
import gc
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mathom.kernel.decision import MathomError
from mathom.kernel.dice import Dice

# The longest games there are: with enough tables they outlast a measurement.
SETUP = {"characters": "draft", "specials": [2, 2], "match": True}


class _Option(msgspec.Struct):
    id: int


class _Question(msgspec.Struct):
    least: int
    most: int
    ordered: bool
    options: list[_Option]


class _State(msgspec.Struct):
    """Only what a scripted player looks at."""

    type: str
    at: int = 0
    question: _Question | None = None
    waiting_for: int | None = None
    code: str = ""


_decode = msgspec.json.Decoder(_State).decode


class _Side:
    """One player's connection to one table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state = _State("none", -1)

    async def newer_than(self, at: int) -> None:
        while self.state.at <= at:
            state = _decode(await self.line.recv())
            if state.type == "state":
                self.state = state
            elif state.type == "error":
                raise RuntimeError(f"the server refused: {state.code}")


class _Table:
    """One table with both its players."""

    def __init__(self, id: str, sides: list[_Side], seed: int) -> None:
        self.id = id
        self.sides = sides
        self.dice = Dice(seed)
        self.answers = 0

    async def answer(self) -> float | None:
        """Give one answer; the seconds until both have the new view. ``None``: it is over."""
        asked = self.sides[0].state.waiting_for
        if asked is None:
            return None
        side = self.sides[asked]
        question, at = side.state.question, side.state.at
        if question is None:
            raise RuntimeError("who is asked got no question")
        options = [option.id for option in question.options]
        picks = self.dice.order(options, max(question.least, min(1, question.most)))
        picks = picks if question.ordered else sorted(picks)
        begun = time.perf_counter()
        await side.line.send(json.dumps({"type": "answer", "at": at, "picks": picks}))
        await asyncio.gather(*(each.newer_than(at) for each in self.sides))
        self.answers += 1
        return time.perf_counter() - begun


async def _play(tables: list[_Table], seconds: float, rate: float | None) -> dict[str, float]:
    """All tables at once, as fast as they can or at so many answers a second in total."""
    gc.collect()
    gc.disable()  # a pause of the players is not one of the server
    begun = time.perf_counter()
    latencies: list[float] = []

    async def one(number: int, table: _Table) -> None:
        gap = len(tables) / rate if rate else 0.0
        # Spread over the first gap, or paced tables would all answer in the same moment.
        due = begun + gap * number / len(tables)
        while (now := time.perf_counter()) < begun + seconds:
            if rate:
                await asyncio.sleep(max(0.0, due - now))
                due += gap
            latency = await table.answer()
            if latency is None:
                return
            latencies.append(latency)

    await asyncio.gather(*(one(number, table) for number, table in enumerate(tables)))
    took = time.perf_counter() - begun
    gc.enable()
    if not latencies:
        raise MathomError("every game was over before the measurement: take more tables")
    latencies.sort()
    return {
        "answers": len(latencies),
        "answers_per_second": round(len(latencies) / took, 1),
        "p50_ms": round(latencies[len(latencies) // 2] * 1000, 1),
        "p99_ms": round(latencies[int(len(latencies) * 0.99)] * 1000, 1),
    }


class _Server:
    """The server's process."""

    def __init__(self, folder: Path, idle_seconds: float) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "mathom.server"),
                *("--port", str(self.port), "--log-level", "error"),
            ],
            env=os.environ
            | {
                "MATHOM_DATA": str(folder),
                "MATHOM_DATABASE_URL": "",
                "MATHOM_LIMITS": "off",
                "MATHOM_IDLE_SECONDS": str(idle_seconds),
            },
        )

    async def ready(self, http: httpx.AsyncClient) -> None:
        for _ in range(600):
            try:
                await http.get("/healthz")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        raise RuntimeError("the server did not start")

    def kilobytes(self) -> int:
        """The memory the process has in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        raise RuntimeError("this system does not say how much memory a process has")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def bench(tables: int = 500, seconds: float = 10.0, idle_seconds: float = 3.0) -> dict[str, Any]:
    """Every figure of one worker with so many tables, each measured for so long.

    The server lets games sleep after ``idle_seconds`` without an answer.
    """
    with tempfile.TemporaryDirectory(prefix="mathom-bench-") as folder:
        server = _Server(Path(folder), idle_seconds)
        try:
            return asyncio.run(_measure(server, tables, seconds, idle_seconds))
        finally:
            server.stop()


def _person(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=address, headers={"X-Mathom": "1"}, timeout=30, trust_env=False
    )


async def _measure(
    server: _Server, count: int, seconds: float, idle_seconds: float
) -> dict[str, Any]:
    people = [_person(server.address) for _ in range(2)]
    tables: list[_Table] = []
    try:
        await server.ready(people[0])
        for person in people:
            await person.get("/api/me")
        base = server.kilobytes()
        for number in range(count):
            tables.append(await _set_up(server, people, number))
        peak = await _play(tables, seconds, None)
        active = server.kilobytes()
        half = await _play(tables, seconds, peak["answers_per_second"] / 2)
        # Connected, in the middle of a game, nobody answers: that is an idle table.
        await asyncio.sleep(idle_seconds * 2.5)
        idle = server.kilobytes()
        lost = await _lost(people[0], tables)
    finally:
        for table in tables:
            for side in table.sides:
                await side.line.close()
        for person in people:
            await person.aclose()
    return {
        "tables": count,
        "peak": peak,
        "half_of_peak": half,
        "answers_lost": lost,
        "kilobytes_base": base,
        "kilobytes_per_active_table": round((active - base) / count, 1),
        "kilobytes_per_idle_table": round((idle - base) / count, 1),
    }


async def _set_up(server: _Server, people: list[httpx.AsyncClient], number: int) -> _Table:
    wish = {"game": "confrontation", "setup": SETUP, "seat": 0, "opponent": "friend"}
    made = (await people[0].post("/api/tables", json=wish)).json()
    join = f"/api/tables/{made['id']}/join"
    await people[1].post(join, json={"secret": made["invite"]})
    sides = []
    for person in people:
        line = await connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/ws",
            additional_headers={"Cookie": f"mathom_session={person.cookies['mathom_session']}"},
            compression=None,
            proxy=None,
            ping_interval=None,
        )
        sides.append(_Side(line))
        await sides[-1].newer_than(-1)
    return _Table(made["id"], sides, number)


async def _lost(person: httpx.AsyncClient, tables: list[_Table]) -> int:
    """Answers the players saw confirmed and the server did not count as written."""
    page = (await person.get("/metrics")).text
    line = next(line for line in page.splitlines() if line.startswith("mathom_answers_total"))
    return sum(table.answers for table in tables) - int(float(line.split()[1]))


def main() -> None:
    """``python -m mathom.server.bench [TABLES] [SECONDS]``."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10.0
    print(json.dumps(bench(tables, seconds)))


if __name__ == "__main__":
    main()
