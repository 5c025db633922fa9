"""Whole games over the WebSocket."""

import hashlib

import pytest

import mathom
from mathom.client import Line
from mathom.games import rules_of
from mathom.kernel.dice import Dice
from server_serving import Guest, play_out, some_picks, wait_until
from sure import sure


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_a_guest_plays_a_bot_to_the_end(guest: Guest, bot: str) -> None:
    someone = guest("Bilbo")
    table = someone.make_table("confrontation", opponent=bot, seat=0)
    assert (table.seat, table.invite) == (0, None)
    with someone.sit(table.id) as seat:
        state = play_out([seat], Dice(1))
    assert state.result is not None
    assert sorted(state.result.payoffs) == [-1.0, 1.0]
    # The dice were promised before the game and shown after it.
    assert hashlib.sha256(sure(state.table.seed).encode()).hexdigest() == state.table.seed_hash
    log = mathom.load(rules_of("confrontation"), someone.log(table.id))
    assert log.seed == state.table.seed
    assert log.result == state.result.payoffs
    assert len(log.answers) == state.at


def test_two_people_play_by_invitation(guest: Guest) -> None:
    one, other = guest("Bilbo"), guest("Gollum")
    table = one.make_table("confrontation", opponent="friend", seat=1)
    assert table.invite
    with one.sit(table.id) as first:
        assert first.next_state().table.status == "waiting"
        assert other.join(table.id, table.invite) == 0
        wait_until(first, lambda state: state.table.status == "playing")
        with other.sit(table.id) as second:
            state = play_out([first, second], Dice(2))
    assert [seat.name for seat in state.table.seats] == ["Gollum", "Bilbo"]
    assert one.log(table.id) == other.log(table.id)


def test_one_person_plays_both_sides(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="self")
    assert table.seat is None
    with someone.sit(table.id) as seat:
        state = play_out([seat], Dice(3))
        assert state.you == [0, 1]


def test_the_chronicle_arrives_whole_and_in_order(guest: Guest) -> None:
    someone = guest()
    table = someone.make_table("confrontation", opponent="random", seat=0)
    lines: list[Line] = []
    with someone.sit(table.id) as seat:
        dice = Dice(4)
        while True:
            state = seat.next_state()
            assert state.first_line == len(lines)
            lines += state.lines
            if state.table.status == "over":
                break
            if state.question is not None:
                seat.send({"type": "answer", "at": state.at, "picks": some_picks(state, dice)})
    with someone.sit(table.id) as again:
        assert again.next_state().lines == lines
        assert again.newest().first_line == 0
