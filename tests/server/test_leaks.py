"""What is sent is what the view shows, and no more."""

from contextlib import ExitStack

import mathom
from mathom.client import Json, Seat
from mathom.games import rules_of
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.dice import Dice
from mathom.players.player import any_answer
from mathom.table.view import View, load_view
from server_serving import Guest, play_out, two_players

RULES = rules_of("confrontation")
FIELDS = {
    *("type", "table", "you", "at", "picture", "waiting_for", "thinking", "question"),
    *("eyes", "lines", "first_line", "result", "learned"),
}


def test_everyone_is_sent_their_view_and_nothing_else(guest: Guest) -> None:
    """Three people follow games; each state is held against the view it should be."""
    compared = 0
    while compared < 200:
        compared += compare_a_game(guest, Dice(compared))


def compare_a_game(guest: Guest, dice: Dice) -> int:
    """Play a game before three pairs of eyes; how many states were compared."""
    one, other, table = two_players(guest)
    watcher = guest("Watcher")
    sent: dict[int, list[Json]] = {0: [], 1: [], SPECTATOR: []}
    with one.sit(table) as first, other.sit(table) as second, watcher.sit(table) as third:
        seats = ((0, first), (1, second), (SPECTATOR, third))
        play_out([Recorder(seat, sent[viewer]) for viewer, seat in seats], dice)
    log = one.log(table)
    length = len(mathom.load(RULES, log).answers)
    compared = 0
    for viewer, states in sent.items():
        lines: list[Json] = []
        for state in states:
            assert set(state) == FIELDS
            game = mathom.load(RULES, log, state["at"])
            assert len(game.answers) == state["at"]
            view = View(game.game, viewer)
            assert state["picture"] == view.picture()
            assert ("seed" in state["table"]) == (state["at"] == length)
            assert (state["question"] is not None) == (view.decision is not None)
            if view.decision is not None:
                ids = [option["id"] for option in state["question"]["options"]]
                assert sorted(ids) == sorted(view.decision.options)
                asked = RULES.questions.number(state["question"]["kind"])
                assert asked == view.decision.kind
            lines = lines[: state["first_line"]] + state["lines"]
            told = [(at, RULES.named(event)) for at, event in game.chronicle[viewer]]
            assert [(line["at"], line["event"]) for line in lines] == told
            # Why something is known follows from the view and these very lines.
            seen = [event for _, event in game.chronicle[viewer]]
            why = RULES.learned(load_view(RULES, view.dump()).game, seen)
            assert state["learned"] == {str(thing): sentence for thing, sentence in why.items()}
            compared += 1
    return compared


class Recorder(Seat):
    """A seat that keeps every state as it came."""

    def __init__(self, seat: Seat, into: list[Json]) -> None:
        super().__init__(seat.socket, ExitStack(), seat.timeout)
        self._into = into

    def receive(self, timeout: float | None = None) -> Json:
        message = super().receive(timeout)
        if message["type"] == "state":
            self._into.append(message)
        return message


def test_a_bot_gets_a_view_and_nothing_else() -> None:
    """A view that was written out and read again is the same view."""
    game = mathom.new("confrontation", seed="x")
    dice = Dice(1)
    while game.decision is not None and len(game.answers) < 60:
        for viewer in (0, 1, SPECTATOR):
            view = View(game.game, viewer)
            data = view.dump()
            again = load_view(RULES, data)
            assert again.as_json() == view.as_json()
            assert again.dump() == data
            assert again.picture() == view.picture()
            assert "seed" not in data
        game.answer(*any_answer(game.decision, dice))
