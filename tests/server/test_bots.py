"""Bots think elsewhere, for as long as their answer is wanted."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

import mathom
import mathom.server.bot_seats
from mathom.client import Seat
from mathom.games.confrontation.questions import ASK_MOVE
from mathom.kernel.dice import Dice
from mathom.players.player import any_answer
from mathom.players.search.player import Budget, SearchPlayer
from mathom.server.bots import Bots, Think, seated, think
from mathom.server.metrics import Metrics
from mathom.server.records import Entry
from mathom.server.storage.store import Unavailable
from mathom.table.view import View
from server_bot_stubs import FOLDER, Watch, cheat, fail, gone, ponder
from server_serving import Guest, Served, some_picks, wait_until


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return Watch(tmp_path)


@pytest.fixture
def view() -> View:
    return View(mathom.new("confrontation", seed="1").game, 0)


def legal(view: View, picks: tuple[int, ...] | None) -> bool:
    return picks is not None and view.decision is not None and not view.decision.refusal(picks)


def figure(metrics: Metrics, name: str) -> float:
    return metrics.registry.get_sample_value(name) or 0.0


@pytest.mark.parametrize("think", [ponder, fail])
async def test_a_bot_without_an_answer_is_stood_in_for(
    watch: Watch, view: View, think: Think
) -> None:
    metrics = Metrics()
    # Who ponders is never told to answer, and has next to no time.
    bots = Bots(1, 0.0001 if think is ponder else 60, metrics, think)
    assert legal(view, await bots.answer("heuristic", view))
    assert figure(metrics, "mathom_bot_failures_total") == 1
    await asyncio.to_thread(bots.close)


async def test_a_killed_process_is_replaced_and_asked_again(watch: Watch, view: View) -> None:
    metrics = Metrics()
    bots = Bots(1, 60, metrics, ponder)
    answering = asyncio.create_task(bots.answer("heuristic", view))
    first = await asyncio.to_thread(watch.begun)
    os.kill(first, signal.SIGKILL)
    second = await asyncio.to_thread(watch.begun)
    assert second != first
    await asyncio.to_thread(watch.go)
    assert legal(view, await answering)
    assert figure(metrics, "mathom_bot_failures_total") == 0
    await asyncio.to_thread(bots.close)


async def test_a_thought_nobody_wants_is_broken_off_alone(watch: Watch, view: View) -> None:
    metrics = Metrics()
    bots = Bots(2, 60, metrics, ponder)
    stale = asyncio.Event()
    unwanted = asyncio.create_task(bots.answer("heuristic", view, stale))
    process = os.pidfd_open(await asyncio.to_thread(watch.begun))
    wanted = asyncio.create_task(bots.answer("heuristic", view, asyncio.Event()))
    await asyncio.to_thread(watch.begun)
    stale.set()
    assert await unwanted is None
    assert await asyncio.to_thread(gone, process)
    # The other thought was not disturbed, and there is room for another.
    await asyncio.to_thread(watch.go)
    assert legal(view, await wanted)
    again = asyncio.create_task(bots.answer("heuristic", view))
    await asyncio.to_thread(watch.begun)
    await asyncio.to_thread(watch.go)
    assert legal(view, await again)
    assert figure(metrics, "mathom_bot_broken_off_total") == 1
    await asyncio.to_thread(bots.close)


async def test_a_thought_can_be_broken_off_while_it_queues(watch: Watch, view: View) -> None:
    bots = Bots(1, 60, Metrics(), ponder)
    stale = asyncio.Event()
    first = asyncio.create_task(bots.answer("heuristic", view))
    await asyncio.to_thread(watch.begun)
    queued = asyncio.create_task(bots.answer("heuristic", view, stale))
    stale.set()
    assert await queued is None
    await asyncio.to_thread(watch.go)
    assert legal(view, await first)
    await asyncio.to_thread(bots.close)


def test_a_bot_goes_on_from_what_it_learned() -> None:
    game = mathom.new("confrontation", seed="1").game
    while game.decision is not None and game.decision.kind != ASK_MOVE:
        game.answer(*any_answer(game.decision, Dice(1)))
    assert game.decision is not None
    seat = game.decision.who
    think("confrontation", "search:60", View(game, seat).dump(), 1)
    bot = seated("confrontation", "search:60")
    assert isinstance(bot, SearchPlayer)
    bot.budget = Budget(1)
    # One look more, on top of those before.
    assert bot.think(View(game, seat), Dice(2)).visits > 2


def pondering(server: Served) -> None:
    """Let the server's bots ponder."""
    hub = server.services.hub
    hub.bots = Bots(1, 60, server.services.metrics, ponder)


def test_everyone_sees_that_a_bot_thinks(server: Served, guest: Guest, watch: Watch) -> None:
    pondering(server)
    someone, other = guest(), guest()
    table = someone.make_table("confrontation", opponent="random", seat=1)
    with someone.sit(table.id) as seat, other.sit(table.id) as watcher:
        watch.begun()
        for each in (seat, watcher):
            state = wait_until(each, lambda state: state.thinking)
            assert (state.waiting_for, state.question) == (0, None)
        # Play is not held up: this is answered while the bot thinks.
        seat.send({"type": "ping"})
        while seat.receive()["type"] != "pong":
            pass
        at = state.at
        watch.go()
        for each in (seat, watcher):
            wait_until(each, lambda state: state.at > at)


def test_a_bot_stops_thinking_when_the_game_is_over(
    server: Served, guest: Guest, watch: Watch
) -> None:
    pondering(server)
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=1)
    with someone.sit(table.id) as seat:
        process = os.pidfd_open(watch.begun())
        seat.send({"type": "resign"})
        assert not wait_until(seat, lambda state: state.table.status == "over").thinking
    assert gone(process)


def test_a_takeback_makes_a_bot_think_anew(server: Served, guest: Guest, watch: Watch) -> None:
    pondering(server)
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=0)
    with someone.sit(table.id) as seat:
        at = answer_until_it_thinks(seat)
        process = os.pidfd_open(watch.begun())
        seat.send({"type": "takeback"})
        assert wait_until(seat, lambda state: state.question is not None).at == at
        assert gone(process)
        # Another answer, another thought; this one counts.
        answer_until_it_thinks(seat)
        watch.begun()
        watch.go()
        wait_until(seat, lambda state: state.at > at + 1)


def answer_until_it_thinks(seat: Seat) -> int:
    """Answer until the bot is asked; what the last answer was given to."""
    at = -1
    while not (state := seat.state or seat.next_state()).thinking:
        at = state.at
        seat.answer(state, some_picks(state, Dice(at)))
    return at


def test_a_bot_that_cheats_gives_a_lawful_answer_instead(server: Served, guest: Guest) -> None:
    server.services.hub.bots = Bots(1, 60, server.services.metrics, cheat)
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=1)
    with someone.sit(table.id) as seat:
        assert wait_until(seat, lambda state: state.question is not None).at >= 1


def test_a_bot_waits_for_a_database_that_is_away(
    server: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mathom.server.bot_seats, "PATIENCE", 0.0)
    journal = server.services.store.journal
    append = journal.append
    failures = iter(range(3))

    async def sometimes(table: str, entry: Entry) -> bool:
        if next(failures, None) is not None:
            raise Unavailable("away")
        return await append(table, entry)

    monkeypatch.setattr(journal, "append", sometimes)
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=1)
    with someone.sit(table.id) as seat:
        assert wait_until(seat, lambda state: state.question is not None).at >= 1
    assert next(failures, None) is None
