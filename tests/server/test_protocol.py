"""The WebSocket against people who do not play by its rules."""

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from mathom.client import Mathom, Seat, ServerSaysNo
from mathom.kernel.dice import Dice
from server_serving import (
    Guest,
    Served,
    answer_at_once,
    heard,
    in_battle_with_the_nazgul,
    play_out,
    refused,
    some_picks,
    two_players,
    wait_until,
)
from sure import sure


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "null",
        "{}",
        '{"type": "nonsense"}',
        '{"type": "answer"}',
        '{"type": "answer", "at": "0", "picks": [1]}',
        '{"type": "answer", "at": 0, "picks": 1}',
        '{"type": "answer", "at": 0, "picks": [1.5]}',
        '{"type": "answer", "at": 0, "picks": [1], "seat": 1}',
        '{"type": "answer", "at": 0, "picks": [99999999999999999999999999]}',
        '{"type": "answer", "at": 0, "picks": [' + "1," * 300 + "1]}",
        '{"type": "why_not", "thing": null}',
        '{"type": "why_not", "thing": 1000000}',
        '{"type": "why_not", "thing": 0, "onto": -7}',
        '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": "' + "x" * 501 + '"}',
        "[" * 10_000,
        '{"type": "\ud800"}'.encode("utf-8", "replace").decode(),
    ],
)
def test_malformed_messages_change_nothing(guest: Guest, text: str) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        state = seat.next_state()
        assert refused(seat, text) == "bad_message"
        assert seat.state == state
        seat.answer(state, some_picks(state, Dice(1)))


def test_bytes_are_refused(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.socket.send(b'{"type": "ping"}')
        assert seat.receive()["code"] == "bad_message"


def test_an_oversized_message_ends_the_connection_and_nothing_else(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.socket.send('{"type": "chat", "text": "' + "x" * 20_000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            seat.socket.recv(10)
        assert sure(closed.value.rcvd).code == 1009
    with someone.sit(table.id) as seat:
        assert seat.next_state().at == 0


def test_out_of_turn_stale_and_illegal_answers(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first, other.sit(table) as second:
        state = wait_until(first, lambda state: state.question is not None)
        second.next_state()
        picks = some_picks(state, Dice(1))
        at = state.at
        assert refused(second, {"type": "answer", "at": at, "picks": picks}) == "not_asked"
        assert refused(first, {"type": "answer", "at": at + 1, "picks": picks}) == "stale"
        assert refused(first, {"type": "answer", "at": -1, "picks": picks}) == "stale"
        assert refused(first, {"type": "answer", "at": at, "picks": [9999]}) == "illegal"
        assert refused(first, {"type": "answer", "at": at, "picks": []}) == "illegal"
        assert refused(first, {"type": "answer", "at": at, "picks": picks * 2}) == "illegal"
        first.answer(state, picks)
        # The same message once more: it was for a question that is no more.
        assert refused(first, {"type": "answer", "at": at, "picks": picks}) == "stale"


def test_racing_answers_count_once(guest: Guest) -> None:
    """Twenty connections of one person give the same answer at the same moment."""
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    seats = [someone.sit(table.id) for _ in range(20)]
    try:
        states = [seat.next_state() for seat in seats]
        message = {"type": "answer", "at": 0, "picks": some_picks(states[0], Dice(1))}
        codes = answer_at_once(seats, message)
        assert codes == ["stale"] * 19
        assert all(wait_until(seat, lambda state: state.at > 0).at == 1 for seat in seats)
    finally:
        for seat in seats:
            seat.close()


def test_spectators_may_only_watch_and_talk(guest: Guest) -> None:
    one, other, table = two_players(guest)
    watcher = guest("Watcher")
    with one.sit(table) as first, watcher.sit(table) as seat:
        state = seat.next_state()
        assert state.you is None
        assert state.question is None
        for message in (
            {"type": "answer", "at": 0, "picks": [0]},
            {"type": "resign"},
            {"type": "draw"},
            {"type": "takeback"},
            {"type": "decline"},
            {"type": "why_not", "thing": 0},
        ):
            code = refused(seat, message)
            assert code == ("not_seated")
        seat.send({"type": "chat", "text": "Well played"})
        while not first.chat:
            first.receive()
        assert (first.chat[0]["from"], first.chat[0]["text"]) == ("Watcher", "Well played")
    # Whoever comes later can read it.
    with other.sit(table) as late:
        late.next_state()
        assert late.chat[0]["text"] == "Well played"


def test_ping(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.send({"type": "ping"})
        assert seat.receive() == {"type": "pong"}


def test_why_not_names_the_rule(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first, other.sit(table) as second:
        wait_until(first, lambda state: state.question is not None)
        second.next_state()
        first.send({"type": "why_not", "thing": 17})
        answer = heard(first, "why_not")
        assert (answer["thing"], answer["onto"]) == (17, None)
        assert answer["reasons"][0]["rule"]
        second.send({"type": "why_not", "thing": 0, "onto": None})
        answer = heard(second, "why_not")
        assert answer["reasons"][0]["sentence"] == "You are not the one who is asked."


def test_previews_are_for_the_one_who_is_asked(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first, other.sit(table) as second:
        wait_until(first, lambda state: state.question is not None)
        second.next_state()
        for seat, at in ((second, 0), (first, 7)):
            assert previews(seat, at) == []
    both = one.make_table("confrontation", opponent="self")
    with one.sit(both.id) as seat:
        # Chance shuffles differently in every game, but each card of a battle has its preview.
        state = in_battle_with_the_nazgul(seat, "Gimli")
        found = previews(seat, state.at)
        options = sure(state.question).options
        assert [each["id"] for each in found] == [option.id for option in options]
        assert all(each["lines"][0].endswith(".") for each in found)


def previews(seat: Seat, at: int) -> list[dict[str, Any]]:
    seat.send({"type": "preview", "at": at})
    while (answer := seat.receive())["type"] != "preview":
        continue
    assert answer["at"] == at
    found: list[dict[str, Any]] = answer["options"]
    return found


def test_private_tables_need_the_invitation(guest: Guest) -> None:
    one, other = guest(), guest()
    table = one.make_table("confrontation", opponent="friend", private=True)
    for secret in (None, "wrong"):
        with other.sit(table.id, secret) as seat, pytest.raises(ServerSaysNo) as no:
            seat.next_state()
        assert no.value.code == "not_found"
        with pytest.raises(ServerSaysNo):
            other.join(table.id, secret)
    with other.sit(table.id, table.invite) as seat:
        assert seat.next_state().you is None
        other.join(table.id, table.invite)
        wait_until(seat, lambda state: state.you is not None)


def test_strangers_and_forged_cookies_are_turned_away(server: Served, guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    url = server.address.replace("http", "ws") + f"/api/tables/{table.id}/ws"
    cookie = someone.cookies["mathom_session"]
    forged = cookie[:-1] + ("0" if cookie[-1] != "0" else "1")
    for headers in ({}, {"Cookie": f"mathom_session={forged}"}, {"Cookie": "mathom_session=."}):
        with connect(url, additional_headers=headers, proxy=None) as socket:
            assert json.loads(socket.recv(10))["code"] == "not_known"


def test_foreign_pages_get_no_websocket(server: Served, guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    url = server.address.replace("http", "ws") + f"/api/tables/{table.id}/ws"
    cookie = {"Cookie": f"mathom_session={someone.cookies['mathom_session']}"}
    for origin in ("http://evil.example", "null", server.address.replace("127", "128")):
        with (
            pytest.raises(InvalidStatus) as refusal,
            connect(url, additional_headers=cookie, origin=Origin(origin), proxy=None) as socket,
        ):
            socket.recv(10)
        assert refusal.value.response.status_code == 403
    with connect(
        url, additional_headers=cookie, origin=Origin(server.address), proxy=None
    ) as socket:
        assert json.loads(socket.recv(10))["type"] == "state"


def test_there_is_no_such_table(guest: Guest) -> None:
    with guest().sit("nosuchtable") as seat, pytest.raises(ServerSaysNo) as no:
        seat.next_state()
    assert no.value.code == "not_found"


def test_a_flood_is_told_to_slow_down(limited: Served) -> None:
    with Mathom(limited.address) as someone:
        table = someone.make_table("confrontation", opponent="self")
        with someone.sit(table.id) as seat:
            seat.next_state()
            for _ in range(200):
                seat.send({"type": "ping"})
            codes = [seat.receive() for _ in range(200)]
            assert {"type": "pong"} in codes
            assert "too_fast" in [answer.get("code") for answer in codes]


def test_a_dropped_player_finds_the_game_where_it_was(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="heuristic", seat=1)
    dice = Dice(7)
    for _ in range(5):
        with someone.sit(table.id) as seat:
            play_out([seat], dice, most=2)
            seat.socket.socket.close()
    with someone.sit(table.id) as seat:
        wait_until(seat, lambda state: state.question is not None)
        assert seat.newest().at >= 10


def test_who_is_online_is_shown(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first:
        assert [seat.online for seat in first.next_state().table.seats] == [True, False]
        with other.sit(table):
            wait_until(first, lambda state: state.table.seats[1].online)
        wait_until(first, lambda state: not state.table.seats[1].online)


def test_the_server_forgets_idle_tables_but_not_their_games(server: Served, guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        before = play_out([seat], Dice(9), most=20)
        room = sure(server.services.hub.loaded(table.id))
        room.sleep()
        assert not room.ledger.awake
        state = wait_until(seat, lambda state: True)
        after = seat.answer(state, some_picks(state, Dice(1)))
        assert after.at > before.at


def test_an_unknown_path_of_the_api_is_no_page(server: Served) -> None:
    assert httpx.get(f"{server.address}/api/nothing", trust_env=False).status_code == 404
