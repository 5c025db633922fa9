"""The HTTP half: people, tables, replays, and what is refused."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

import mathom
from mathom.client import Mathom, ServerSaysNo
from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.lab.simulate import played
from mathom.server.pages import add_bundle
from mathom.table.view import View
from server_serving import Guest, Served, play_out, wait_until
from sure import sure

RULES = rules_of("confrontation")


@pytest.fixture
def http(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client


def test_a_guest_is_a_signed_cookie(http: httpx.Client) -> None:
    first = http.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert first.json()["guest"] is True
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # this is plain http
    assert http.get("/api/me").json() == first.json()
    renamed = http.post("/api/me", json={"name": " Bilbo "}, headers={"X-Mathom": "1"})
    assert renamed.json()["name"] == "Bilbo"
    assert http.get("/api/me").json()["name"] == "Bilbo"


def test_cookies_are_secure_over_https(http: httpx.Client) -> None:
    answer = http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


def test_registering_keeps_the_same_person(server: Served, guest: Guest) -> None:
    someone = guest("Frodo")
    table = someone.make_table("confrontation", opponent="self")
    before = someone.me
    after = someone.register("Frodo", "precious precious")
    assert (after.id, after.guest) == (before.id, False)
    elsewhere = guest()
    with pytest.raises(ServerSaysNo):
        elsewhere.login("Frodo", "not the password")
    with pytest.raises(ServerSaysNo):
        elsewhere.login("Nobody", "not the password")
    with pytest.raises(ServerSaysNo):
        elsewhere.register("FRODO", "another password")
    assert elsewhere.login("frodo", "precious precious").id == before.id
    assert [each["id"] for each in elsewhere.my_tables()] == [table.id]
    elsewhere.logout()
    assert elsewhere.me.id != before.id


def test_a_post_needs_the_header_a_foreign_page_cannot_send(http: httpx.Client) -> None:
    http.get("/api/me")
    for path in ("/api/me", "/api/tables", "/api/logout", "/api/login", "/api/replays"):
        assert http.post(path, json={}).status_code == 403
        assert http.post(path, json={}, headers={"X-Mathom": "0"}).status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/me", "/docs", "/metrics", "/api/nothing", "/healthz"])
def test_every_answer_has_the_security_headers(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_too_much_is_refused(http: httpx.Client) -> None:
    http.get("/api/me")
    large = {"name": "x" * 70_000}
    headers = {"X-Mathom": "1"}
    assert http.post("/api/me", json=large, headers=headers).status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1000

    sent = http.post("/api/me", content=pieces(), headers=headers)
    assert sent.status_code in (400, 413)


def test_too_often_is_refused(limited: Served) -> None:
    with httpx.Client(base_url=limited.address, trust_env=False) as http:
        assert http.get("/api/games").status_code == 200
        assert http.get("/api/games/none/reference").status_code == 404
        assert any(http.get("/api/games/none/reference").status_code == 429 for _ in range(300))


def test_guessing_passwords_is_slow_for_all_names_alike(limited: Served) -> None:
    with Mathom(limited.address) as someone:
        codes = []
        for _ in range(12):
            with pytest.raises(ServerSaysNo) as no:
                someone.login("Somebody", "a wrong password")
            codes.append(no.value.code)
    assert codes[0] == "401"
    assert codes[-1] == "429"


def test_the_games_say_what_they_are(http: httpx.Client) -> None:
    game = http.get("/api/games").json()[0]
    assert game["name"] == "confrontation"
    assert game["seats"] == ["Fellowship", "Sauron"]
    assert game["bots"] == ["easy", "fair", "hard", "fierce", "heuristic", "random"]
    assert {mode["name"] for mode in game["modes"]} == set(RULES.modes())
    reference = http.get("/api/games/confrontation/reference")
    assert reference.json() == RULES.reference()
    assert "max-age" in reference.headers["cache-control"]
    assert http.get("/api/games/chess/reference").status_code == 404


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "opponent": "self"},
        {"game": "confrontation", "opponent": "nobody"},
        {"game": "confrontation", "opponent": "self", "seat": 2},
        {"game": "confrontation", "opponent": "self", "setup": {"characters": "goblins"}},
        {"game": "confrontation", "opponent": "self", "setup": {"characters": ["classic"]}},
        {"game": "confrontation", "opponent": "self", "clock": {"kind": "sundial"}},
        {"game": "confrontation", "opponent": "self", "clock": {"kind": "live", "seconds": 0}},
        {"game": "confrontation", "opponent": "self", "extra": 1},
    ],
)
def test_impossible_tables_are_refused(guest: Guest, wish: dict[str, object]) -> None:
    with pytest.raises(ServerSaysNo) as no:
        guest().post("/api/tables", wish)
    assert no.value.code in ("400", "422")


def test_the_lobby_lists_what_waits_for_anyone(guest: Guest) -> None:
    one, other, third = guest("One"), guest("Other"), guest("Third")
    open_table = one.make_table("confrontation", opponent="anyone", seat=1)
    hidden = one.make_table("confrontation", opponent="anyone", private=True)
    friends = one.make_table("confrontation", opponent="friend")
    assert [each["id"] for each in other.lobby()] == [open_table.id]
    assert other.lobby()[0]["seats"] == [None, "One"]
    for table in (hidden, friends):
        with pytest.raises(ServerSaysNo):
            other.join(table.id)
    assert one.join(open_table.id) == 1  # who sits there already stays
    assert other.join(open_table.id) == 0
    assert other.lobby() == []
    with pytest.raises(ServerSaysNo) as no:
        third.join(open_table.id)
    assert no.value.code == "409"
    mine = {each["id"]: each for each in one.my_tables()}
    assert mine[open_table.id]["status"] == "playing"
    assert mine[open_table.id]["waiting_for"] == 0
    assert mine[open_table.id]["you"] == 1


def test_the_seat_can_be_drawn_by_lot(guest: Guest) -> None:
    someone = guest()
    seats = {someone.make_table("confrontation", opponent="random").seat for _ in range(30)}
    assert seats == {0, 1}


def test_no_log_before_the_end(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    for path in (f"/api/replays/{table.id}/log", f"/api/replays/{table.id}"):
        with pytest.raises(ServerSaysNo) as no:
            someone.get(path)
        assert no.value.code == "409"


def test_a_finished_game_is_replayed_through_any_eyes(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        end = play_out([seat], Dice(5))
    log = someone.log(table.id)
    for upto in (0, 7, 30, end.at):
        game = mathom.load(RULES, log, upto)
        for eyes in ("0", "1"):
            shown = guest().get(f"/api/replays/{table.id}", {"upto": str(upto), "eyes": eyes})
            assert shown["picture"] == View(game.game, int(eyes)).picture()
            assert shown["length"] == end.at
            assert shown["at"] == len(game.answers)
            assert (shown["result"] is not None) == (shown["at"] == end.at)
        everything = guest().get(f"/api/replays/{table.id}", {"upto": str(upto)})
        assert everything["picture"] == RULES.picture(game.game)
        assert len(everything["lines"]) == len(game.chronicle[0])


def test_a_log_can_be_uploaded(guest: Guest) -> None:
    someone = guest()
    game = played(RULES, {"characters": "variant"}, "elsewhere", ["random"])
    replay = someone.post("/api/replays", json.loads(game.save()))["id"]
    shown = guest().get(f"/api/replays/{replay}", {"eyes": "1"})
    assert shown["picture"] == View(game.game, 1).picture()
    assert shown["result"]["payoffs"] == game.result
    assert mathom.load(RULES, guest().log(replay)).answers == game.answers
    with pytest.raises(ServerSaysNo) as no:
        guest().get(f"/api/replays/{replay}", {"eyes": "5"})
    assert no.value.code == "404"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"mathom": 99},
        {"answers": [[10_000]]},
        {"answers": "none"},
        {"answers": [["x"]]},
        {"setup": []},
        {"setup": {"match": 3}},
    ],
)
def test_a_bad_log_is_refused(guest: Guest, change: dict[str, object]) -> None:
    game = played(RULES, {}, "elsewhere", ["random"])
    with pytest.raises(ServerSaysNo) as no:
        guest().post("/api/replays", json.loads(game.save()) | change)
    assert no.value.code == "400"


def test_private_games_stay_private(guest: Guest) -> None:
    someone, other = guest(), guest()
    table = someone.make_table("confrontation", opponent="self", private=True)
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.send({"type": "resign"})
        wait_until(seat, lambda state: state.table.status == "over")
    for path in (f"/api/replays/{table.id}/log", f"/api/replays/{table.id}"):
        someone.get(path)
        with pytest.raises(ServerSaysNo) as no:
            other.get(path)
        assert no.value.code == "404"
        other.get(path, {"secret": sure(table.invite)})


def test_operators_see_health_and_figures(server: Served, http: httpx.Client, guest: Guest) -> None:
    assert http.get("/healthz").json() == {"ok": True}
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        play_out([seat], Dice(1), most=3)
    page = http.get("/metrics").text
    assert "mathom_answers_total 3.0" in page
    assert "mathom_rooms 1.0" in page


def test_the_api_is_documented_without_foreign_scripts(http: httpx.Client) -> None:
    page = http.get("/docs").text
    assert "/api/tables/{id}/join" in page
    assert "<script" not in page
    assert "http://" not in page
    assert "https://" not in page


def test_the_bundle_is_served_with_its_page_for_every_route(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>Mathom</title>")
    (tmp_path / "web" / "assets" / "app.js").write_text("play()")
    (tmp_path / "secret").write_text("hidden")
    app = FastAPI()
    add_bundle(app, tmp_path / "web")

    async def ask(path: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.get(path)

    for page in ("/", "/t/abc", "/r/abc"):
        assert "Mathom" in asyncio.run(ask(page)).text
    script = asyncio.run(ask("/assets/app.js"))
    assert script.text == "play()"
    assert "immutable" in script.headers["cache-control"]
    for missing in ("/assets/gone.js", "/api/x", "/../secret", "/%2e%2e/secret"):
        answer = asyncio.run(ask(missing))
        assert answer.status_code == 404 or "hidden" not in answer.text
