"""Tables for one to four who win or lose together: chairs, eyes, consent, and the end."""

from typing import Any

import pytest

from mathom.client import Made, Mathom, Seat, ServerSaysNo, State
from mathom.kernel.dice import Dice
from server_serving import Guest, Served, play_out, some_picks, wait_until
from sure import sure

DECKS = ["leadership", "tactics", "spirit", "lore"]


def quest(someone: Mathom, *chairs: str, **setup: Any) -> Made:
    """A table with a starter deck for each chair."""
    return someone.make_table(
        "lcg", setup={"decks": DECKS[: len(chairs)], **setup}, chairs=list(chairs)
    )


@pytest.mark.parametrize("others", [[], ["random"], ["random"] * 2, ["random"] * 3])
def test_one_to_four_seats_with_bots_are_played_to_the_end(guest: Guest, others: list[str]) -> None:
    someone = guest("Bilbo")
    table = quest(someone, "you", *others)
    assert (table.seat, table.invite) == (0, None)
    with someone.sit(table.id) as seat:
        state = play_out([seat], Dice(1))
    assert len(state.table.seats) == 1 + len(others)
    # All win or lose as one.
    assert sure(state.result).payoffs in ([1.0] * (1 + len(others)), [-1.0] * (1 + len(others)))
    assert len(state.picture["sheet"]["players"]) == 1 + len(others)


def test_a_bot_may_sit_anywhere(guest: Guest) -> None:
    someone = guest("Bilbo")
    table = quest(someone, "random", "you", "random")
    assert table.seat == 1
    with someone.sit(table.id) as seat:
        state = seat.next_state()
        assert state.you == 1
        assert [each.bot for each in state.table.seats] == [True, False, True]


def test_four_people_sit_down_one_by_one(guest: Guest) -> None:
    people = [guest(name) for name in ("Bilbo", "Frodo", "Merry", "Pippin")]
    table = quest(people[0], "friend", "you", "friend", "friend")
    assert table.invite
    with people[0].sit(table.id) as first:
        assert [people[n].join(table.id, table.invite) for n in (1, 2)] == [0, 2]
        assert wait_until(first, lambda s: s.table.seats[2].name is not None).you == 1
        assert first.newest().table.status == "waiting"
        assert people[3].join(table.id, table.invite) == 3
        wait_until(first, lambda state: state.table.status == "playing")
    with pytest.raises(ServerSaysNo, match="taken"):
        guest("Sam").join(table.id, table.invite)


def test_an_open_chair_is_listed(guest: Guest) -> None:
    one, other = guest("Bilbo"), guest("Frodo")
    table = quest(one, "you", "anyone", "random")
    assert [row["id"] for row in other.lobby()] == [table.id]
    assert other.join(table.id) == 1


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"chairs": ["random"]}, "yours"),
        ({"chairs": ["you", "random"]}, "seats"),
        ({"chairs": ["you"], "opponent": "random"}, "an opponent, or"),
        ({"chairs": ["you", "dragon"], "setup": {"decks": ["lore", "spirit"]}}, "no such opponent"),
        ({}, "an opponent, or"),
        ({"chairs": ["you", "you"], "setup": {"decks": ["lore", "lore"]}}, "two players"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    guest: Guest, body: dict[str, Any], why: str
) -> None:
    with pytest.raises(ServerSaysNo, match=why):
        guest().post("/api/tables", {"game": "lcg", **body})


def test_two_hands_of_one_person_know_of_each_other_and_of_nobody_else(guest: Guest) -> None:
    someone = guest("Bilbo")
    table = quest(someone, "you", "random", "you")
    assert table.seat is None
    with someone.sit(table.id) as seat:
        state = wait_until(seat, lambda state: state.question is not None)
        dice = Dice(2)
        for _ in range(12):
            assert state.you == [0, 2]
            assert state.eyes in (0, 2)
            assert None not in held(state, 0) + held(state, 2)
            assert set(held(state, 1)) <= {None}
            if state.result is not None:
                break
            if state.question is not None:
                assert state.waiting_for == state.eyes
                seat.send({"type": "answer", "at": state.at, "picks": some_picks(state, dice)})
            state = seat.next_state()


def held(state: State, seat: int) -> list[int | None]:
    """What is printed on the cards of a hand, as far as it is known."""
    return [card["number"] for card in state.picture["players"][seat]["hand"]]


def test_each_seat_of_a_person_keeps_its_own_chronicle(guest: Guest) -> None:
    someone = guest("Bilbo")
    table = quest(someone, "you", "you")
    stories: dict[int | None, list[Any]] = {}
    with someone.sit(table.id) as seat:
        dice = Dice(5)
        for _ in range(60):
            state = seat.next_state()
            story = stories.setdefault(state.eyes, [])
            assert state.first_line == len(story)
            story += state.lines
            if state.question is None:
                break
            seat.send({"type": "answer", "at": state.at, "picks": some_picks(state, dice)})
    assert set(stories) == {0, 1}


def test_a_takeback_alone_goes_back_to_where_there_was_a_choice(guest: Guest) -> None:
    someone = guest("Bilbo")
    table = quest(someone, "you")
    with someone.sit(table.id) as seat:
        # Keep the hand, then pass wherever passing is all there is.
        state = wait_until(seat, lambda state: state.question is not None)
        before = (state.at, sure(state.question).prompt)
        state = seat.answer(state, [sure(state.question).options[0].id])
        while state.question is not None and len(state.question.options) == 1:
            state = seat.answer(state, [state.question.options[0].id])
        seat.send({"type": "takeback"})
        back = wait_until(seat, lambda state: state.at <= before[0])
        assert (back.at, sure(back.question).prompt) == before


def test_giving_up_is_for_all_to_agree(guest: Guest) -> None:
    people = [guest(name) for name in ("Bilbo", "Frodo", "Merry")]
    table = quest(people[0], "you", "friend", "friend")
    for person in people[1:]:
        person.join(table.id, table.invite)
    with people[0].sit(table.id) as a, people[1].sit(table.id) as b, people[2].sit(table.id) as c:
        a.send({"type": "draw"})
        assert refusal(a) == "illegal"
        a.send({"type": "resign"})
        wait_until(c, lambda state: state.table.offers == {"resign": 0})
        b.send({"type": "resign"})
        for seat in (a, c):
            wait_until(seat, lambda state: state.table.agreed == {"resign": [0, 1]})
        c.send({"type": "decline"})
        wait_until(a, lambda state: state.table.offers == {})
        for seat in (b, a, c):
            seat.send({"type": "resign"})
        over = wait_until(a, lambda state: state.table.status == "over")
    assert sure(over.result).payoffs == [-1.0] * 3
    assert "gives up" in sure(over.result).text


def test_a_takeback_in_company_needs_everybody(guest: Guest) -> None:
    people = [guest(name) for name in ("Bilbo", "Frodo", "Merry")]
    table = quest(people[0], "you", "friend", "friend")
    for person in people[1:]:
        person.join(table.id, table.invite)
    with people[0].sit(table.id) as a, people[1].sit(table.id) as b, people[2].sit(table.id) as c:
        play_out([a, b, c], Dice(3), most=3)
        at = a.newest().at
        a.send({"type": "takeback"})
        wait_until(b, lambda state: state.table.offers == {"takeback": 0})
        b.send({"type": "takeback"})
        wait_until(c, lambda state: state.table.agreed == {"takeback": [0, 1]})
        assert c.newest().at == at
        c.send({"type": "takeback"})
        wait_until(a, lambda state: state.at < at)


def refusal(seat: Seat) -> str:
    while (message := seat.receive())["type"] != "error":
        pass
    return str(message["code"])


def test_the_same_seats_play_again(guest: Guest) -> None:
    someone = guest("Bilbo")
    table = quest(someone, "random", "you")
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.send({"type": "resign"})
        wait_until(seat, lambda state: state.table.status == "over")
    again = someone.rematch(table.id)
    assert again.seat == 1


def test_what_several_would_bring_is_told_before_they_are_committed(guest: Guest) -> None:
    someone = guest("Bilbo")
    table = quest(someone, "you")
    with someone.sit(table.id) as seat:
        state = wait_until(seat, lambda state: state.question is not None)
        while sure(state.question).prompt != "Who is committed to the quest?":
            state = seat.answer(state, [sure(state.question).options[0].id])
        options = [option.id for option in sure(state.question).options]
        seat.send({"type": "preview", "at": state.at, "picks": options[:2]})
        while (message := seat.receive())["type"] != "preview":
            pass
        assert message["picks"] == options[:2]
        ours, theirs = message["answer"]["scales"]
        assert message["answer"]["brief"] == f"{ours} to {theirs}"
        seat.send({"type": "preview", "at": state.at, "picks": [9999]})
        while (message := seat.receive())["type"] != "preview":
            pass
        assert message["answer"] is None


def test_the_seed_may_be_set_for_tests(guest: Guest, server: Served) -> None:
    """Only from within: nobody outside can."""
    with pytest.raises(ServerSaysNo):
        guest().post("/api/tables", {"game": "lcg", "chairs": ["you"], "seed": "x"})


def three(someone: Mathom, *chairs: str) -> Made:
    """A table of The Trading Card Game, with a plain deck for each chair."""
    decks = ["plain moria", "plain mordor", "plain moria"]
    return someone.make_table("tcg", setup={"decks": decks}, chairs=list(chairs))


def test_of_three_opponents_two_play_on_when_one_resigns(guest: Guest) -> None:
    people = [guest(name) for name in ("Bilbo", "Frodo", "Merry")]
    table = three(people[0], "you", "friend", "friend")
    for person in people[1:]:
        person.join(table.id, table.invite)
    with people[0].sit(table.id) as a, people[1].sit(table.id) as b, people[2].sit(table.id) as c:
        play_out([a, b, c], Dice(3), most=8)
        at = a.newest().at
        b.send({"type": "resign"})
        state = wait_until(a, lambda state: state.at > at)
        assert state.table.status == "playing"
        assert state.waiting_for in (0, 2)
        b.send({"type": "resign"})
        assert refusal(b) == "illegal"
        c.send({"type": "takeback"})
        assert refusal(c) == "illegal"  # nobody brings him back
        play_out([a, c], Dice(4), most=10)
        a.send({"type": "resign"})
        over = wait_until(c, lambda state: state.table.status == "over")
    assert sure(over.result).payoffs == [-1.0, -1.0, 1.0]
    log = people[0].get(f"/api/replays/{table.id}")
    assert log["result"]["payoffs"] == [-1.0, -1.0, 1.0]


def test_bots_do_not_play_on_among_themselves(guest: Guest) -> None:
    someone = guest("Bilbo")
    table = three(someone, "you", "random", "random")
    with someone.sit(table.id) as seat:
        seat.next_state()
        seat.send({"type": "resign"})
        over = wait_until(seat, lambda state: state.table.status == "over")
    assert sure(over.result).payoffs[0] == -1.0
