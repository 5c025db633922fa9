"""Nothing acknowledged is ever lost, however often the server is killed."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from mathom.client import Dropped, Mathom, Seat, ServerSaysNo, State
from mathom.kernel.dice import Dice
from server_processes import Process, postgres
from server_serving import some_picks, wait_until
from sure import sure

KILLS = 3

# Seconds until we take a wait for a hang; no test is decided by less.
PATIENCE = 240


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


class Scribe(threading.Thread):
    """Plays on through every crash, and writes down each answer that was confirmed.

    ``addresses`` are the workers it may sit down at; it tries the next when one is gone. It
    plays ``granted`` answers and then waits, so that few games are over before the last crash.
    """

    def __init__(self, person: Mathom, table: str, addresses: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.addresses = addresses
        self.dice = Dice(seed)
        self.confirmed: list[tuple[int, list[int]]] = []
        self.granted = 0
        self.drops = 0
        self.fault: BaseException | None = None
        self.finished = threading.Event()

    def run(self) -> None:
        try:
            while not self.finished.is_set():
                try:
                    self.play()
                except (Dropped, TimeoutError):
                    self.drops += 1
                    self.finished.wait(0.02)
        except BaseException as fault:
            self.fault = fault

    def play(self) -> None:
        self.person.address = self.addresses[self.drops % len(self.addresses)]
        with self.person.sit(self.table) as seat:
            state = seat.next_state()
            # What was confirmed before the crash is there after it.
            assert not self.confirmed or state.at > self.confirmed[-1][0]
            while not self.finished.is_set() and state.table.status != "over":
                if state.question is None:
                    state = self.newer(seat, state)
                    continue
                if len(self.confirmed) >= self.granted:
                    self.finished.wait(0.01)
                    continue
                picks = some_picks(state, self.dice)
                try:
                    newer = seat.answer(state, picks)
                except ServerSaysNo as no:
                    # Ours, or that of a bot of another worker, was written just before.
                    if no.code not in ("stale", "not_asked", "unavailable"):
                        raise
                    if no.code != "unavailable":  # then it is to be tried again
                        state = self.newer(seat, state)
                    continue
                self.confirmed.append((state.at, picks))
                state = newer
            self.finished.set()

    def newer(self, seat: Seat, state: State) -> State:
        """What came after this state; it may have come while we asked for something else."""
        while seat.state is state and not self.finished.is_set():
            with suppress(TimeoutError):
                seat.receive(timeout=0.2)
        return seat.newest()


def check(scribes: list[Scribe], address: str) -> None:
    """Every confirmed answer stands in the log, where it was given."""
    for scribe in scribes:
        scribe.finished.set()
    for scribe in scribes:
        scribe.join(PATIENCE)
        assert not scribe.is_alive()
        if scribe.fault is not None:
            raise scribe.fault
    for scribe in scribes:
        with httpx.Client(
            base_url=address,
            cookies=dict(scribe.person.cookies),
            headers={"X-Mathom": "1"},
            trust_env=False,
        ) as http:
            scribe.person.address = address
            with scribe.person.sit(scribe.table) as seat:
                state = seat.next_state()
                if state.table.status != "over":
                    seat.send({"type": "resign"})
                wait_until(seat, lambda state: state.table.status == "over")
            answers = http.get(f"/api/replays/{scribe.table}/log").json()["answers"]
        assert scribe.confirmed
        for at, picks in scribe.confirmed:
            assert answers[at] == picks


def raise_faults(scribes: list[Scribe]) -> None:
    for scribe in scribes:
        if scribe.fault is not None:
            raise scribe.fault


def until(condition: Callable[[], bool], what: str) -> None:
    pause = threading.Event()
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        pause.wait(0.01)


def long_tables(address: str, addresses: list[str]) -> list[Scribe]:
    """Tables whose games last: matches against oneself, against bots, and between two."""
    scribes = []
    setup = {"match": True, "characters": "draft", "specials": [2, 2]}
    for number in range(4):
        person = Mathom(address)
        opponent = ("self", "random", "heuristic", "friend")[number]
        table = person.make_table("confrontation", opponent=opponent, seat=0, setup=setup)
        scribes.append(Scribe(person, table.id, addresses, number))
        if table.invite:
            friend = Mathom(address)
            friend.join(table.id, table.invite)
            scribes.append(Scribe(friend, table.id, addresses[::-1], 10 + number))
    return scribes


def let_play(scribes: list[Scribe], answers: int) -> None:
    """Wait until everyone has so many more answers confirmed, and leave them in mid-play.

    A game may come to its end; most do not.
    """
    wanted = {scribe: len(scribe.confirmed) + answers for scribe in scribes}

    def went_on() -> bool:
        raise_faults(scribes)
        short = {
            scribe.table
            for scribe in scribes
            if len(scribe.confirmed) < wanted[scribe] and not scribe.finished.is_set()
        }
        for scribe in scribes:
            # One may have to wait for more than one answer of the other at the table.
            if scribe.table in short:
                scribe.granted = max(scribe.granted, len(scribe.confirmed) + 1)
        return not short

    until(went_on, "play goes on")
    going = [scribe for scribe in scribes if not scribe.finished.is_set()]
    assert len(going) > len(scribes) // 2
    for scribe in going:
        scribe.granted += 1


@contextmanager
def playing(scribes: list[Scribe]) -> Iterator[None]:
    """Everyone plays; however the test ends, all lay down their pens."""
    for scribe in scribes:
        scribe.start()
    try:
        yield
    finally:
        for scribe in scribes:
            scribe.finished.set()
        for scribe in scribes:
            scribe.join(PATIENCE)
            scribe.person.close()


def kill_again_and_again(process: Process) -> None:
    scribes = long_tables(process.address, [process.address])
    with process, playing(scribes):
        for _ in range(KILLS):
            let_play(scribes, 3)
            process.kill()
            process.start()
        check(scribes, process.address)
        assert sum(scribe.drops for scribe in scribes) >= KILLS
        assert process.stop() == -signal.SIGTERM


def test_killed_on_sqlite(tmp_path: Path) -> None:
    kill_again_and_again(Process(tmp_path))


def test_killed_on_postgres(tmp_path: Path, database: str) -> None:
    kill_again_and_again(Process(tmp_path, database))


def test_one_of_two_workers_killed(tmp_path: Path, database: str) -> None:
    """Two workers, players of one table on both; one is killed, the other carries on."""
    with Process(tmp_path, database) as one, Process(tmp_path, database) as other:
        scribes = long_tables(one.address, [one.address, other.address])
        with playing(scribes):
            for victim in (one, other):
                let_play(scribes, 3)
                victim.kill()
                # Play goes on at the worker that is left.
                let_play(scribes, 2)
                victim.start()
            check(scribes, one.address)
        assert sum(scribe.drops for scribe in scribes) >= 2
        assert {one.stop(), other.stop()} == {-signal.SIGTERM}


def test_a_stopped_server_says_goodbye_and_told_no_secrets(tmp_path: Path) -> None:
    process = Process(tmp_path)
    with process, Mathom(process.address) as one, Mathom(process.address) as other:
        one.register("Samwise", "rope and potatoes")
        table = one.make_table("confrontation", opponent="friend", private=True)
        with one.sit(table.id) as first, other.sit(table.id, table.invite) as second:
            state = first.next_state()
            second.next_state()
            assert process.stop() == -signal.SIGTERM
            with pytest.raises(Dropped):
                wait_until(first, lambda state: False)
        cookie = one.cookies["mathom_session"]
    output = process.output.read_text()
    assert "Finished server process" in output
    for secret in (sure(table.invite), cookie, "rope and potatoes", "a secret all workers share"):
        assert secret not in output
    assert "Traceback" not in output
    assert state.table.seed is None
