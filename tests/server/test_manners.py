"""Resigning, draws, takebacks, rematches and clocks."""

from dataclasses import replace

import pytest

from mathom.client import Mathom, Seat, ServerSaysNo, State
from mathom.games import rules_of
from mathom.kernel.dice import Dice
from mathom.server.clocks import DAY, Clock
from mathom.server.ledger import Ledger
from mathom.server.records import Chair, Entry, TableRecord
from mathom.server.settings import Settings
from server_serving import (
    Guest,
    Time,
    play_out,
    refused,
    served,
    some_picks,
    two_players,
    wait_until,
)
from sure import sure

THREE_DECKS = ["plain moria", "plain mordor", "plain moria"]


def test_resigning_loses(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first, other.sit(table) as second:
        play_out([first, second], Dice(1), most=6)
        second.send({"type": "resign"})
        state = wait_until(first, lambda state: state.table.status == "over")
        assert sure(state.result).payoffs == [1.0, -1.0]
        assert sure(state.result).text == "Other resigns."
        assert state.waiting_for is None
        assert state.question is None
        assert state.table.seed
        assert refused(first, {"type": "draw"}) == "not_asked"
    assert one.get(f"/api/replays/{table}")["result"]["text"] == "Other resigns."


def test_a_draw_takes_two(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first, other.sit(table) as second:
        first.next_state()
        second.next_state()
        assert refused(first, {"type": "decline"}) == "stale"
        first.send({"type": "draw"})
        wait_until(second, lambda state: state.table.offers == {"draw": 0})
        # Who has offered cannot accept.
        first.send({"type": "draw"})
        second.send({"type": "decline"})
        wait_until(first, lambda state: state.table.offers == {"draw": 0})
        assert wait_until(first, lambda state: not state.table.offers).table.status == "playing"
        second.send({"type": "draw"})
        wait_until(first, lambda state: state.table.offers == {"draw": 1})
        first.send({"type": "draw"})
        for seat in (first, second):
            state = wait_until(seat, lambda state: state.table.status == "over")
            assert sure(state.result).payoffs == [0.0, 0.0]


def test_an_answer_withdraws_offers(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first, other.sit(table) as second:
        second.next_state()
        second.send({"type": "draw"})
        state = wait_until(first, lambda state: state.table.offers == {"draw": 1})
        assert first.answer(state, some_picks(state, Dice(1))).table.offers == {}


def test_takebacks_are_free_against_bots(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=0)
    with someone.sit(table.id) as seat:
        assert refused(seat, {"type": "takeback"}) == "illegal"
        assert refused(seat, {"type": "draw"}) == "illegal"
        before = wait_until(seat, lambda state: state.question is not None)
        play_out([seat], Dice(3), most=4)
        at = wait_until(seat, lambda state: state.question is not None).at
        for _ in range(4):
            seat.send({"type": "takeback"})
            at = taken_back(seat, at).at
        assert (seat.newest().at, seat.newest().question) == (before.at, before.question)
        assert seat.newest().picture == before.picture
        # Played on from here, the chronicle a latecomer gets is the one we have.
        lines = seat.newest().first_line + len(seat.newest().lines)
        with someone.sit(table.id) as again:
            assert len(again.next_state().lines) == lines


def taken_back(seat: Seat, at: int) -> State:
    """The first state after a takeback in which one is asked again."""
    return wait_until(seat, lambda state: state.at < at and state.question is not None)


def test_takebacks_between_people_need_consent(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first, other.sit(table) as second:
        play_out([first, second], Dice(5), most=3)
        at = first.newest().at
        first.send({"type": "takeback"})
        wait_until(second, lambda state: state.table.offers == {"takeback": 0})
        assert second.newest().at == at
        second.send({"type": "takeback"})
        state = wait_until(first, lambda state: state.at < at)
        assert state.table.offers == {}
        assert state.waiting_for == 0
        play_out([first, second], Dice(6), most=10)


def test_a_rematch_swaps_sides(guest: Guest) -> None:
    one, other, table = two_players(guest)
    with one.sit(table) as first:
        first.next_state()
        with pytest.raises(ServerSaysNo) as no:
            one.rematch(table)
        assert no.value.code == "409"
        first.send({"type": "resign"})
        wait_until(first, lambda state: state.table.status == "over")
        again = one.rematch(table)
        assert again.seat == 1
        wait_until(first, lambda state: state.table.rematch is not None)
        assert first.newest().table.rematch == again.id
    assert (other.rematch(table).id, other.rematch(table).seat) == (again.id, 0)
    with pytest.raises(ServerSaysNo):
        guest().rematch(table)
    with one.sit(again.id) as first, other.sit(again.id) as second:
        play_out([first, second], Dice(1), most=4)


def test_a_match_is_two_games_at_one_table(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self", setup={"match": True})
    with someone.sit(table.id) as seat:
        state = play_out([seat], Dice(2))
    assert state.picture["leg"] == 1


def test_time_runs_out(settings: Settings) -> None:
    time = Time()
    with served(replace(settings, now=time)) as server, Mathom(server.address) as someone:
        clock = {"kind": "live", "seconds": 60, "increment": 0}
        table = someone.make_table("confrontation", opponent="random", seat=0, clock=clock)
        with someone.sit(table.id) as seat:
            state = wait_until(seat, lambda state: state.question is not None)
            assert sure(state.table.seats[0].clock) == 60
            time.passes(61)
            server.run(server.services.hub.look_at_clocks())
            state = wait_until(seat, lambda state: state.table.status == "over")
        assert sure(state.result).payoffs == [-1.0, 1.0]
        assert sure(state.result).text.endswith("runs out of time.")


def test_clocks_count() -> None:
    live = Clock(2, since=100, allowance=60, increment=5)
    live.answered(0, 110)
    assert live.shows(0, 1, 115) == 55
    assert live.shows(1, 1, 115) == 55
    assert live.shows(1, 1, 1000) == 0
    days = Clock(2, since=0, allowance=3 * DAY, increment=None)
    days.answered(0, 2 * DAY)
    assert days.shows(0, 1, 2 * DAY) == 3 * DAY
    assert days.shows(1, 1, 4 * DAY) == DAY


def test_a_clock_runs_while_the_server_does_not(settings: Settings) -> None:
    with served(settings) as first, Mathom(first.address) as someone:
        clock = {"kind": "days", "days": 0.5 / DAY}
        table = someone.make_table("confrontation", opponent="random", seat=0, clock=clock)
    with served(settings) as second:
        someone.address = second.address
        with someone.sit(table.id) as seat:
            state = wait_until(seat, lambda state: state.table.status == "over")
            assert sure(state.result).text.endswith("runs out of time.")


def three_on_the_clock() -> TableRecord:
    """A table of three people with a minute each, begun at the dawn of time."""
    return TableRecord(
        id="table",
        game="tcg",
        rules=rules_of("tcg").version,
        setup=rules_of("tcg").setup({"decks": THREE_DECKS}),
        seed="seed",
        status="playing",
        private=False,
        invite="",
        listed=False,
        clock={"kind": "live", "seconds": 60, "increment": 0},
        created=0.0,
        begun=0.0,
        chairs=[Chair(user=name, name=name) for name in ("Bilbo", "Frodo", "Merry")],
    )


def test_of_three_whose_time_runs_out_is_out_and_the_others_play_on() -> None:
    """000: losing the game - the next one's time begins when the first one's is over."""
    journal = [Entry(0, "flag", 0, 60.0)]
    ledger = Ledger(three_on_the_clock(), journal)
    assert ledger.result is None
    assert ledger.has_left(0)
    assert ledger.waiting_for == 1
    clock = sure(ledger.clock)
    assert [clock.shows(seat, 1, 60.0) for seat in (1, 2)] == [60, 60]
    journal += [Entry(1, "answer", 1, 70.0, [2]), Entry(2, "answer", 2, 75.0, [0])]
    for entry in journal[1:]:
        ledger.apply(entry)
    assert ledger.waiting_for == 1  # the higher bidder says who goes first
    assert [clock.shows(seat, 1, 80.0) for seat in (1, 2)] == [45, 55]
    again = Ledger(three_on_the_clock(), journal)  # as after a restart
    assert (again.waiting_for, again.has_left(0)) == (1, True)
    ledger.apply(Entry(3, "flag", 1, 125.0))
    assert sure(ledger.result)["payoffs"] == [-1.0, -1.0, 1.0]


def test_of_three_who_never_answer_the_last_to_be_asked_wins(guest: Guest) -> None:
    """000: winning the game - two flags fall at the table, and the third is not waited for."""
    people = [guest(name) for name in ("Bilbo", "Frodo", "Merry")]
    clock = {"kind": "live", "seconds": 1, "increment": 0}
    chairs = ["you", "friend", "friend"]
    table = people[0].make_table("tcg", setup={"decks": THREE_DECKS}, chairs=chairs, clock=clock)
    for person in people[1:]:
        person.join(table.id, table.invite)
    with people[2].sit(table.id) as seat:
        over = wait_until(seat, lambda state: state.table.status == "over")
    assert sure(over.result).payoffs == [-1.0, -1.0, 1.0]


def test_what_the_rules_forbid_to_say_is_held_back(guest: Guest) -> None:
    """001: table talk - nobody names a card that only they hold; and nobody hears of the try."""
    one, other = guest("One"), guest("Other")
    setup = {"decks": ["lore", "tactics"], "first": "seat 1"}
    table = one.make_table("lcg", opponent="friend", seat=0, setup=setup)
    other.join(table.id, table.invite)
    titles = {card["id"]: card["title"] for card in rules_of("lcg").reference()["cards"]}
    with one.sit(table.id) as seat, other.sit(table.id) as listening:
        state = wait_until(seat, lambda state: bool(held(state)))
        title = titles[held(state)[0]]
        seat.send({"type": "chat", "text": f"I hold {title}."})
        answer = seat.receive()
        while answer["type"] != "error":
            answer = seat.receive()
        assert answer["code"] == "table_talk"
        seat.send({"type": "chat", "text": "I could help you."})
        while not listening.chat:
            listening.receive()
        listening.send({"type": "chat", "text": f"Have you got {title}?"})
        while len(listening.chat) < 2:
            listening.receive()
    assert [line["text"] for line in listening.chat] == [
        "I could help you.",
        f"Have you got {title}?",
    ]


def held(state: State) -> list[int]:
    """The cards in the first player's hand, for who sees them."""
    hand = state.picture["players"][0]["hand"]
    return [card["number"] for card in hand if card["number"] is not None]
