"""A hint: the best few answers, for the one who is asked and for nobody else."""

from mathom.kernel.rules import Json
from mathom.players.search.hints import is_mixed
from mathom.players.studies import domain_of
from mathom.server.analyst import Busy
from mathom.server.rooms import Room
from mathom.server.subscriber import Refused, Subscriber
from mathom.table.view import View


def may_hint(room: Room, user: str) -> None:
    """Hints are for games in which nobody plays against another person: against bots, against
    oneself, and where all win or lose together."""
    table = room.ledger.table
    if not table.seats_of(user):
        raise Refused("not_seated", "You do not sit at this table.")
    cooperative = room.ledger.rules.cooperative
    people = [chair.user for chair in table.chairs if chair.bot is None]
    if not cooperative and any(each != user for each in people):
        raise Refused("no_hint", "There are no hints against another person.")


async def send_hint(room: Room, subscriber: Subscriber, at: int) -> None:
    """Send the best few answers to the subscriber's pending decision, best first.

    With it goes whether they are to be given now this and now that. Who asks too late, or
    is not asked, or answers before the hint is there, gets an empty list.
    """
    ledger = room.ledger
    asked = ledger.waiting_for
    found: list[Json] = []
    mixing = False
    if (
        asked is not None
        and asked in ledger.table.seats_of(subscriber.user)
        and at == len(ledger.play.answers)
    ):
        turn = ledger.turn
        view = View(ledger.play.game, asked)
        mixing = is_mixed(view, domain_of(view.rules))
        try:
            found = await room.hub.analyst.hint(
                view, lambda: ledger.turn == turn and subscriber in room.subscribers
            )
        except Busy as busy:
            subscriber.send({"type": "error", "code": "unavailable", "message": str(busy)})
            return
    subscriber.send({"type": "hint", "at": at, "mixed": mixing, "options": found})
