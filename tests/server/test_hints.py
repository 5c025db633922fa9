"""Hints for whoever is asked, and finished games looked over."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import mathom
from mathom.client import ANALYSIS_TIMEOUT, Mathom, Seat, ServerSaysNo, State
from mathom.games import rules_of
from mathom.games.lcg.questions import ASK_COMMIT
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from mathom.kernel.dice import Dice
from mathom.kernel.playthrough import Playthrough
from mathom.players.search.analysis import choices
from mathom.server import analyst
from mathom.server.analyst import Analyst
from mathom.server.settings import Settings
from mathom.table.view import View
from server_bot_stubs import FOLDER, Watch, glance, known_analysis, linger, murmur, parrot, stare
from server_serving import (
    Guest,
    Served,
    heard,
    in_battle_with_the_nazgul,
    refused,
    served,
    some_picks,
    two_players,
    wait_until,
)
from sure import sure

RULES = rules_of("confrontation")
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return Watch(tmp_path)


def asked(seat: Seat) -> State:
    return sure(seat.wait_for_question())


def silent(seat: Seat) -> bool:
    """Whether nothing but states has come by now."""
    seat.send({"type": "ping"})
    kinds = set()
    while (message := seat.receive())["type"] != "pong":
        kinds.add(message["type"])
    return kinds <= {"state"}


def test_a_hint_is_a_few_legal_answers_with_chances(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=0)
    with someone.sit(table.id) as seat:
        state = asked(seat)
        found = seat.hint(state).options
        assert 1 <= len(found) <= 3
        options = {option.id: option.label for option in sure(state.question).options}
        assert all(options[each.picks[0]] == each.label for each in found)
        assert all(0 <= each.chance <= 1 and each.why for each in found)
        seat.answer(state, found[0].picks)


def test_the_adviser_is_given_the_askers_view_and_nothing_else(
    server: Served, guest: Guest
) -> None:
    server.services.hub.analyst = Analyst(hint=parrot)
    someone, other = guest(), guest()
    table = someone.make_table("confrontation", opponent="random", seat=1)
    given: dict[int, object] = {}
    with someone.sit(table.id) as seat, other.sit(table.id) as watcher:
        watcher.next_state()
        # The Ring-bearer may fall after seven answers.
        while len(given) < 12 and (state := seat.wait_for_question()) is not None:
            given[state.at] = json.loads(seat.hint(state).options[0].label)
            seat.answer(state, some_picks(state, Dice(len(given))))
        # The hint goes to the asker alone.
        assert silent(watcher)
        seat.send({"type": "resign"})
        wait_until(seat, lambda state: state.table.status == "over")
        log = someone.log(table.id)
    for at, said in given.items():
        view = View(mathom.load(RULES, log, at).game, 1)
        assert said == json.loads(json.dumps({"game": "confrontation", "view": view.dump()}))


def test_who_plays_both_sides_gets_hints_for_the_one_that_is_asked(
    server: Served, guest: Guest
) -> None:
    server.services.hub.analyst = Analyst(hint=parrot)
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        state = asked(seat)
        said = json.loads(seat.hint(state).options[0].label)
        assert said["view"]["viewer"] == state.waiting_for


@pytest.mark.parametrize(("who", "mixed"), [("Aragorn", True), ("Gandalf", False)])
def test_a_hint_says_whether_the_pick_is_to_be_mixed(
    server: Served, guest: Guest, who: str, mixed: bool
) -> None:
    server.services.hub.analyst = Analyst(hint=parrot)
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        # Placing is by the book, which is drawn from.
        assert seat.hint(asked(seat)).mixed
        # Gandalf has seen the other card: there is nothing to hide, and one best answer.
        state = in_battle_with_the_nazgul(seat, who)
        assert sure(state.question).kind == "card"
        assert seat.hint(state).mixed is mixed


def test_there_are_no_hints_against_another_person(guest: Guest) -> None:
    one, other, table = two_players(guest)
    watcher = guest()
    with one.sit(table) as first, other.sit(table) as second, watcher.sit(table) as third:
        state = asked(first)
        with pytest.raises(ServerSaysNo, match="no hints against another person"):
            first.hint(state)
        second.next_state()
        assert refused(second, {"type": "hint", "at": state.at}) == "no_hint"
        third.next_state()
        assert refused(third, {"type": "hint", "at": state.at}) == "not_seated"


def test_there_are_hints_beside_another_person(server: Served, guest: Guest) -> None:
    server.services.hub.analyst = Analyst(hint=parrot)
    one, other = guest("One"), guest("Other")
    table = one.make_table("lcg", setup={"decks": ["spirit", "lore"]}, chairs=["you", "anyone"])
    other.join(table.id)
    with one.sit(table.id) as first, other.sit(table.id) as second:
        states = [(seat, seat.next_state()) for seat in (first, second)]
        hints = [seat.hint(state) for seat, state in states if state.question is not None]
    assert any(hint.options for hint in hints)


def test_who_is_not_asked_or_asks_too_late_gets_an_empty_hint(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=0)
    with someone.sit(table.id) as seat:
        state = asked(seat)
        seat.send({"type": "hint", "at": state.at + 1})
        nothing = {"type": "hint", "at": state.at + 1, "mixed": False, "options": []}
        assert heard(seat, "hint") == nothing
        assert refused(seat, {"type": "hint"}) == "bad_message"


def test_a_hint_holds_nothing_up_and_is_dropped_when_the_answer_comes_first(
    server: Served, guest: Guest, watch: Watch
) -> None:
    server.services.hub.analyst = Analyst(hint=murmur)
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        state = asked(seat)
        for at in (state.at, state.at, state.at):
            seat.send({"type": "hint", "at": at})
        watch.begun()
        seat.answer(state, some_picks(state, Dice(1)))
        # Those who waited in the row behind it are not thought about at all.
        watch.go()
        for _ in range(3):
            assert heard(seat, "hint")["options"] == []
        state = asked(seat)
        seat.send({"type": "hint", "at": state.at})
        watch.begun()
        watch.go()
        assert heard(seat, "hint")["options"] != []


def test_hints_are_limited(settings: Settings) -> None:
    # A time that stands still fills nothing up.
    with served(replace(settings, limits=True, now=lambda: 1e9)) as server:
        server.services.hub.analyst = Analyst(hint=parrot)
        with Mathom(server.address) as someone:
            table = someone.make_table("confrontation", opponent="self")
            with someone.sit(table.id) as seat:
                state = asked(seat)
                for _ in range(8):
                    seat.hint(state)
                with pytest.raises(ServerSaysNo, match="too_fast"):
                    seat.hint(state)


def upload(someone: Mathom, name: str) -> str:
    log = json.loads((GOLDEN / f"{name}.json").read_text())
    return str(someone.post("/api/replays", log)["id"])


def test_an_upload_is_looked_over_once_for_everyone(server: Served, guest: Guest) -> None:
    server.services.hub.analyst = Analyst(analyse_log=glance)
    one, other = guest(), guest()
    log = upload(one, "confrontation-classic")
    found = one.analysis(log)
    length = one.get(f"/api/replays/{log}")["length"]
    steps = [moment["step"] for moment in found["curve"]]
    assert steps == sorted(set(steps))
    assert steps[-1] < length
    assert sorted(found["result"]) == [-1, 1]
    assert all(better["chance"] > better["played_chance"] for better in found["mistakes"])
    # Whoever comes later is not kept waiting: nobody would answer now.
    server.services.hub.analyst._analyse_log = stare
    assert other.analysis(log) == found


def test_an_analysis_says_whose_chance_turned_and_who_plays_together(
    server: Served, guest: Guest
) -> None:
    server.services.hub.analyst = Analyst(analyse_log=known_analysis)
    someone = guest()
    found = someone.analysis(upload(someone, "tcg-three-players"))
    assert found["cooperative"] is False
    turn = {"step": 1, "who": 0, "answer": "this", "seat": 2, "swing": -0.4}
    assert found["turning_points"] == [turn]


def test_a_resigned_game_ends_its_curve_where_it_stood(server: Served, guest: Guest) -> None:
    server.services.hub.analyst = Analyst(analyse_log=glance)
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    with someone.sit(table.id) as seat:
        state = asked(seat)
        with pytest.raises(ServerSaysNo, match="not over"):
            someone.analysis(table.id)
        seat.answer(state, some_picks(state, Dice(1)))
        seat.send({"type": "resign"})
        wait_until(seat, lambda state: state.table.status == "over")
    found = someone.analysis(table.id)
    assert len(found["curve"]) == 1
    assert all(-1 < each < 1 for each in found["result"])
    assert found["turning_points"] == []


def test_hints_are_given_in_the_card_game_too() -> None:
    game = Playthrough(rules_of("lcg"), {"decks": ["spirit", "lore"]}, "hinted")
    while game.decision is not None and game.decision.kind != ASK_COMMIT:
        game.answer(*game.decision.options[: game.decision.least])
    assert game.decision is not None
    found = analyst.hint("lcg", View(game.game, game.decision.who).dump(), 1)
    assert 1 <= len(found) <= 3
    for each in found:
        assert not game.decision.refusal(tuple(each["picks"]))
        assert 0 <= each["chance"] <= 1
        assert each["why"]


def test_hints_are_given_in_the_trading_card_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "HINT_SECONDS", 0.1)
    game = Playthrough(rules_of("tcg"), {}, "hinted")
    while game.decision is not None and game.decision.kind != ASK_FELLOWSHIP:
        game.answer(*game.decision.options[: game.decision.least])
    assert game.decision is not None
    found = analyst.hint("tcg", View(game.game, game.decision.who).dump(), 1)
    assert 1 <= len(found) <= 3
    for each in found:
        assert not game.decision.refusal(tuple(each["picks"]))
        assert 0 <= each["chance"] <= 1


def test_an_analysis_that_fails_can_be_asked_for_again(server: Served, guest: Guest) -> None:
    hub = server.services.hub
    hub.analyst = Analyst(analyse_log=stare)
    someone = guest()
    log = upload(someone, "confrontation-classic")
    with pytest.raises(ServerSaysNo, match="The analysis went wrong"):
        someone.analysis(log)
    assert not hub.analyst.knows(log)


def test_an_analysis_that_takes_too_long_is_given_up_and_says_so(
    server: Served, guest: Guest, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "ANALYSIS_PATIENCE", 0.1)
    server.services.hub.analyst = Analyst(analyse_log=linger)
    someone = guest()
    log = upload(someone, "confrontation-classic")
    with pytest.raises(ServerSaysNo, match="The analysis took too long") as no:
        someone.analysis(log)
    assert no.value.code == "503"


def test_who_comes_when_too_many_wait_is_told_so(
    server: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "MOST_WAITING", 0)
    someone = guest()
    log = upload(someone, "confrontation-classic")
    with pytest.raises(ServerSaysNo, match="too many people are waiting") as no:
        someone.analysis(log)
    assert no.value.code == "503"


def test_whoever_asks_outwaits_the_server() -> None:
    assert ANALYSIS_TIMEOUT > analyst.ANALYSIS_PATIENCE


def test_analyses_are_limited_but_those_there_are_can_always_be_had(settings: Settings) -> None:
    with served(replace(settings, limits=True, now=lambda: 1e9)) as server:
        server.services.hub.analyst = Analyst(analyse_log=glance)
        with Mathom(server.address) as someone:
            logs = [upload(someone, "confrontation-classic") for _ in range(7)]
            for log in logs[:6]:
                someone.analysis(log)
            with pytest.raises(ServerSaysNo, match="too many"):
                someone.analysis(logs[6])
            someone.analysis(logs[0])


def test_a_long_game_is_looked_over_more_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "GAME_ITERATIONS", 1_000)
    monkeypatch.setattr(analyst, "LEAST_ITERATIONS", 2)
    monkeypatch.setattr(analyst, "LEAST_OF_ALL", 2)
    text = (GOLDEN / "confrontation-classic.json").read_text()
    found = analyst.analyse_log(text)
    assert found["iterations"] == 1_000 // (2 * choices(mathom.load(RULES, text)))
    # The same whenever it is done.
    assert analyst.analyse_log(text) == found


@pytest.mark.parametrize("log", ["lcg-four-players", "tcg-four-players"])
def test_a_game_that_is_hard_labour_is_looked_over_here_and_there(
    monkeypatch: pytest.MonkeyPatch, log: str
) -> None:
    monkeypatch.setattr(analyst, "GAME_ITERATIONS", 2_000)
    text = (GOLDEN / f"{log}.json").read_text()
    game = mathom.load(rules_of(log[:3]), text)
    found = analyst.analyse_log(text)
    assert found["iterations"] == analyst.LEAST_OF_ALL
    assert 1 < len(found["curve"]) < choices(game) / 2
    assert all(len(moment["chances"]) == 4 for moment in found["curve"])
