"""Two workers on one PostgreSQL behave like one server."""

from collections.abc import Iterator

import psycopg
import pytest

from mathom.client import Mathom, Seat, ServerSaysNo
from mathom.kernel.dice import Dice
from mathom.server.settings import Settings
from server_processes import postgres
from server_serving import Served, answer_at_once, beyond, play_out, served, some_picks, wait_until


@pytest.fixture(scope="module")
def workers() -> Iterator[tuple[Served, Served]]:
    with postgres() as url:
        settings = Settings(url, b"a secret for tests", limits=False)
        with served(settings) as one, served(settings) as other:
            yield one, other


@pytest.fixture
def pair(workers: tuple[Served, Served]) -> Iterator[tuple[Seat, Seat]]:
    """Two people at one table, each at a worker of their own."""
    with (
        Mathom(workers[0].address, "One") as one,
        Mathom(workers[1].address, "Other") as other,
    ):
        table = one.make_table("confrontation", opponent="anyone", seat=0)
        with one.sit(table.id) as first:
            first.next_state()
            assert table.id in [each["id"] for each in other.lobby()]
            other.join(table.id)
            # Sitting down at one worker is seen at the other.
            wait_until(first, lambda state: state.table.status == "playing")
            with other.sit(table.id) as second:
                yield first, second


def test_a_whole_game_across_workers(pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    play_out([first, second], Dice(1))
    ends = [wait_until(seat, lambda state: state.table.status == "over") for seat in pair]
    assert ends[0].result == ends[1].result


def test_presence_and_chat_reach_the_other_worker(pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    wait_until(first, lambda state: state.table.seats[1].online)
    wait_until(second, lambda state: state.table.seats[0].online)
    second.send({"type": "chat", "text": "Good day"})
    while not first.chat:
        first.receive()
    assert first.chat[0]["text"] == "Good day"
    second.socket.close()
    wait_until(first, lambda state: not state.table.seats[1].online)


def test_offers_and_takebacks_reach_the_other_worker(pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    play_out([first, second], Dice(2), most=3)
    at = first.newest().at
    first.send({"type": "takeback"})
    wait_until(second, lambda state: state.table.offers == {"takeback": 0})
    second.send({"type": "takeback"})
    wait_until(first, lambda state: state.at < at)
    wait_until(second, lambda state: state.at == first.newest().at)
    play_out([first, second], Dice(3), most=6)


def test_logging_out_and_muting_reach_the_other_worker(workers: tuple[Served, Served]) -> None:
    with Mathom(workers[0].address) as someone:
        someone.register("Grima", "a worm's tongue")
        table = someone.make_table("confrontation", opponent="self")
        someone.address = workers[1].address
        with someone.sit(table.id) as far:
            someone.address = workers[0].address
            with someone.sit(table.id) as near:
                near.send({"type": "mute", "muted": True})
                while not far.muted:
                    far.receive()
                near.send({"type": "mute", "muted": False})
                while far.muted:
                    far.receive()
            someone.logout(everywhere=True)
            with pytest.raises(ServerSaysNo) as no:
                wait_until(far, lambda state: False)
            assert no.value.code == "not_known"


def test_racing_answers_at_two_workers_count_once(workers: tuple[Served, Served]) -> None:
    """One person with connections to both workers gives an answer to both at once."""
    with Mathom(workers[0].address) as someone:
        table = someone.make_table("confrontation", opponent="self")
        seats = []
        for worker in workers:
            someone.address = worker.address
            seats.append(someone.sit(table.id))
        dice = Dice(5)
        for _ in range(15):
            newest = max(seat.newest().at for seat in seats)
            state, _ = [beyond(seat, newest - 1) for seat in seats]
            message = {"type": "answer", "at": state.at, "picks": some_picks(state, dice)}
            codes = answer_at_once(seats, message)
            assert codes == ["stale"]
            for seat in seats:
                beyond(seat, state.at)
        for seat in seats:
            seat.close()


def test_the_database_goes_away_and_comes_back(
    workers: tuple[Served, Served], pair: tuple[Seat, Seat]
) -> None:
    """Every connection to PostgreSQL is cut, again and again; play goes on at both workers."""
    url = workers[0].services.store.engine.url.set(drivername="postgresql")
    dice = Dice(4)
    for _ in range(4):
        with psycopg.connect(url.render_as_string(), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
        at = max(seat.newest().at for seat in pair)
        asked = None
        while asked is None:
            for seat in pair:
                state = beyond(seat, at - 1)
                if state.question is not None:
                    asked = seat
        while True:
            try:
                asked.answer(asked.newest(), some_picks(asked.newest(), dice))
                break
            except ServerSaysNo as no:
                if no.code != "unavailable":
                    raise
        for seat in pair:
            beyond(seat, at)
