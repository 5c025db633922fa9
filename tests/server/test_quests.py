"""The log of quests."""

import csv
import io

import httpx
import pytest

from mathom.client import Json, Mathom, ServerSaysNo
from mathom.games import decks_of
from mathom.kernel.dice import Dice
from server_serving import Guest, Served, play_out, wait_until

LORE = decks_of("lcg").starters()[3]


def quest(someone: Mathom, **setup: object) -> str:
    """A table at which somebody gives up."""
    table = someone.make_table("lcg", opponent="self", setup=setup)
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.send({"type": "resign"})
        wait_until(seat, lambda state: state.table.status == "over")
    return table.id


def log_of(someone: Mathom, **filters: str) -> Json:
    log: Json = someone.get("/api/quests", filters)
    return log


def test_a_finished_game_is_in_the_log_with_its_sheet(guest: Guest) -> None:
    someone, other = guest("Bilbo"), guest()
    table = someone.make_table("lcg", opponent="self", setup={"decks": ["spirit"], "basic": True})
    with someone.sit(table.id) as seat:
        end = play_out([seat], Dice(3))
    found = log_of(someone)["quests"]
    assert [each["table"] for each in found] == [table.id]
    line = found[0]
    assert line["scenario"] == "Passage Through Mirkwood"
    assert line["mode"] == "basic"
    assert line["how"] == (end.result.text if end.result else "")
    assert line["won"] is (end.result is not None and end.result.payoffs == [1.0])
    player = line["players"][0]
    assert (player["name"], player["deck"], player["bot"]) == ("Bilbo", "Spirit starter", False)
    assert player["heroes"] == ["Éowyn", "Dúnhere", "Eleanor"]
    assert player["subtotal"] == player["threat"] + player["dead_heroes"] + player["damage"]
    assert (line["score"] is not None) is line["won"]
    assert log_of(other)["quests"] == []


def test_filters(guest: Guest) -> None:
    someone = guest()
    own = {**decks_of("lcg").for_setup(LORE), "name": "Mine"}
    solo = quest(someone, decks=[own])
    anduin = quest(someone, decks=["tactics", "spirit"], scenarios=["Journey Down the Anduin"])
    log = log_of(someone)
    assert [each["table"] for each in log["quests"]] == [anduin, solo]
    assert log["scenarios"] == ["Journey Down the Anduin", "Passage Through Mirkwood"]
    assert log["players"] == [1, 2]
    assert log["decks"] == ["Mine", "Spirit starter", "Tactics starter"]
    for filters, expected in (
        ({"scenario": "Journey Down the Anduin"}, [anduin]),
        ({"players": "1"}, [solo]),
        ({"deck": "Mine"}, [solo]),
        ({"deck": "Spirit starter", "players": "1"}, []),
        ({"result": "won"}, []),
        ({"result": "lost"}, [anduin, solo]),
    ):
        found = log_of(someone, **filters)
        assert [each["table"] for each in found["quests"]] == expected
        assert found["decks"] == log["decks"]
    with pytest.raises(ServerSaysNo):
        log_of(someone, result="drawn")


def test_giving_up_is_a_quest_lost_without_a_score(guest: Guest) -> None:
    someone = guest("Bilbo")
    quest(someone)
    line = log_of(someone)["quests"][0]
    assert (line["won"], line["score"]) == (False, None)
    assert "Bilbo" in line["how"]


def test_the_log_as_a_table(server: Served, guest: Guest) -> None:
    someone = guest("=Bilbo")
    own = {**decks_of("lcg").for_setup(LORE), "name": "@SUM(A1)"}
    quest(someone, decks=[own])
    quest(someone, decks=["tactics", "spirit"])
    with httpx.Client(base_url=server.address, cookies=dict(someone.cookies)) as http:
        answer = http.get("/api/quests.csv")
        assert answer.headers["content-type"].startswith("text/csv")
        assert "quests.csv" in answer.headers["content-disposition"]
        rows = list(csv.DictReader(io.StringIO(answer.text)))
        one = http.get("/api/quests.csv", params={"players": "1"}).text
    assert [row["players"] for row in rows] == ["2", "1"]
    assert rows[0]["deck_2"] == "Spirit starter"
    assert rows[0]["heroes_1"] == "Legolas, Gimli, Thalin"
    # Nothing a person has named is a formula.
    assert (rows[1]["deck_1"], rows[1]["name_1"]) == ("'@SUM(A1)", "'=Bilbo")
    assert one.count("\r\n") == 2
    assert "name_2" not in one


def test_other_games_are_not_quests(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.send({"type": "resign"})
        wait_until(seat, lambda state: state.table.status == "over")
    assert log_of(someone)["quests"] == []
