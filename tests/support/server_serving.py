"""A real server in a thread, and players who answer anything."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import uvicorn
from fastapi import FastAPI

from mathom.client import Json, Mathom, Seat, State
from mathom.kernel.dice import Dice
from mathom.server.app import create_app
from mathom.server.serve import SOCKETS
from mathom.server.services import Services
from mathom.server.settings import Settings
from sure import sure

T = TypeVar("T")


class Time:
    """The time as a test wants it; it passes when told to."""

    def __init__(self) -> None:
        self._now = time.time()

    def __call__(self) -> float:
        return self._now

    def passes(self, seconds: float) -> None:
        self._now += seconds


@dataclass
class Served:
    """A running server and its insides."""

    address: str
    app: FastAPI
    loop: asyncio.AbstractEventLoop

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)


class _Server(uvicorn.Server):
    """Says when it has begun, and in which loop it runs."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun: Future[asyncio.AbstractEventLoop] = Future()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.begun.set_result(asyncio.get_running_loop())


@contextmanager
def served(settings: Settings) -> Iterator[Served]:
    app = create_app(settings)
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error", **SOCKETS)
    server = _Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        loop = server.begun.result(20)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Served(f"http://127.0.0.1:{port}", app, loop)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


Guest = Callable[..., Mathom]


def some_picks(state: State, dice: Dice) -> list[int]:
    """Any answer to the question of a state."""
    question = state.question
    assert question is not None
    options = [option.id for option in question.options]
    picks = dice.order(options, max(question.least, min(1, question.most)))
    return picks if question.ordered else sorted(picks)


def play_out(seats: list[Seat], dice: Dice, most: int = 100_000) -> State:
    """Answer for whoever is asked until the game is over, or so many answers are given."""
    given = 0
    while True:
        states = [seat.newest() for seat in seats]
        over = [state for state in states if state.table.status == "over"]
        if over or given >= most:
            return over[0] if over else states[0]
        asked = [seat for seat in seats if seat.newest().question is not None]
        if not asked:
            # A bot thinks, or a state is still under way.
            min(seats, key=lambda seat: seat.newest().at).next_state()
            continue
        state = asked[0].newest()
        after = asked[0].answer(state, some_picks(state, dice))
        given += 1
        for other in seats:
            beyond(other, after.at - 1)


def in_battle_with_the_nazgul(seat: Seat, who: str) -> State:
    """Play both sides of The Confrontation until the Flying Nazgûl falls upon somebody in Rhudaur
    who is to pick a card."""
    while True:
        state = sure(seat.wait_for_question())
        question = sure(state.question)
        if f"card for {who}" in question.prompt:
            return state
        options = {option.label: option.id for option in question.options}
        spare = [each for label, each in options.items() if label not in (who, "Flying Nazgûl")]
        wanted = who if "Rhudaur" in question.prompt else "Flying Nazgûl to Rhudaur"
        seat.answer(state, [options.get(wanted, spare[0])])


def wait_until(seat: Seat, wanted: Callable[[State], bool]) -> State:
    """The first state, from the newest on, that is as wanted."""
    state = seat.newest()
    while not wanted(state):
        state = seat.next_state()
    return state


def beyond(seat: Seat, at: int) -> State:
    """The first state with more than so many answers, or the last of the game."""
    return wait_until(seat, lambda state: state.at > at or state.table.status == "over")


def answer_at_once(seats: list[Seat], message: Json) -> list[str]:
    """Send a message on all connections at the same moment; the codes of the refusals."""
    ready = threading.Barrier(len(seats))
    codes: list[str] = []

    def give(seat: Seat) -> None:
        ready.wait(10)
        seat.send(message)
        seat.send({"type": "ping"})
        while (answer := seat.receive())["type"] != "pong":
            if answer["type"] == "error":
                codes.append(answer["code"])

    threads = [threading.Thread(target=give, args=[seat]) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    return codes


def refused(seat: Seat, message: str | Json) -> str:
    """The code of the error a message, or any text, is answered with."""
    seat.socket.send(message if isinstance(message, str) else json.dumps(message))
    return str(heard(seat, "error")["code"])


def heard(seat: Seat, kind: str) -> Json:
    """The next message of a kind."""
    while (message := seat.receive())["type"] != kind:
        pass
    return message


def two_players(guest: Guest) -> tuple[Mathom, Mathom, str]:
    one, other = guest("One"), guest("Other")
    table = one.make_table("confrontation", opponent="anyone", seat=0)
    assert other.join(table.id) == 1
    return one, other, table.id
