"""Everything that people may do at a table.

Each deed has the room to itself, is held against the rules and the journal, and is written
down before anybody is told of it.
"""

from mathom.kernel.decision import Reason
from mathom.kernel.frame import NONE
from mathom.server.records import NOBODY, Kind
from mathom.server.rooms import Room
from mathom.server.state import eyes_of
from mathom.server.subscriber import Refused
from mathom.table.view import View

OFFERS: dict[str, Kind] = {
    "draw": "offer draw",
    "takeback": "offer takeback",
    "resign": "offer resign",
}


async def answer(room: Room, user: str, at: int, picks: list[int]) -> None:
    """Give an answer; it is on disk before anybody is told."""
    seats = _seats(room, user)
    async with room.held():
        asked = _playing(room)
        if at != len(room.ledger.play.answers):
            raise Refused("stale", "The game has moved on.")
        if asked not in seats:
            raise Refused("not_asked", "You are not the one who is asked.")
        clock = room.ledger.clock
        if clock is not None and clock.shows(asked, asked, room.now()) == 0:
            # The alarm is about to ring; an answer that comes after it is too late.
            raise Refused("not_asked", "Your time is up.")
        await room.give(asked, tuple(picks))


async def resign(room: Room, user: str) -> None:
    """Give up; where others would lose with one, all who play must want it.

    Where the rules know how the others play on without one, they do.
    """
    seats = _seats(room, user)
    async with room.held():
        asked = _playing(room)
        seats = [seat for seat in seats if not room.ledger.has_left(seat)]
        if not seats:
            raise Refused("illegal", "You have left the game.")
        if not room.ledger.rules.cooperative or await _agreed(room, "resign", seats):
            await room.leaves("resign", asked if asked in seats else seats[0])


async def draw(room: Room, user: str) -> None:
    """Offer a draw, or accept the one that is offered."""
    seats = _seats(room, user)
    async with room.held():
        _playing(room)
        if room.ledger.rules.cooperative:
            raise Refused("illegal", "Nobody plays against you.")
        if _alone(room, seats) and len(seats) == 1:
            raise Refused("illegal", "The bot plays on.")
        if await _agreed(room, "draw", seats):
            await room.write("draw", NOBODY)


async def takeback(room: Room, user: str) -> None:
    """Take back one's last answer: at once where no other person plays, else by consent."""
    seats = _seats(room, user)
    async with room.held():
        _playing(room)
        offer = room.ledger.offers.get("takeback", seats)[0]
        wisher = room.ledger.table.chairs[offer].user
        whose = seats if wisher is None else _seats(room, wisher)
        kept = room.ledger.kept_without_last_of(whose)
        if kept is None:
            raise Refused("illegal", "There is nothing to take back.")
        if await _agreed(room, "takeback", seats):
            await room.write("takeback", whose[0] if len(whose) == 1 else NOBODY, [kept])


async def _agreed(room: Room, what: str, seats: list[int]) -> bool:
    """Whether every person at the table wants it now; else their wish is noted."""
    wanting = room.ledger.offers.get(what, [])
    chairs = room.ledger.table.chairs
    for seat, chair in enumerate(chairs):
        if chair.user is None or seat in seats:
            continue
        if not any(chairs[other].user == chair.user for other in wanting):
            if not any(seat in wanting for seat in seats):
                await room.write(OFFERS[what], seats[0])
            return False
    return True


async def decline(room: Room, user: str) -> None:
    """Turn down what is offered, or withdraw what one has offered."""
    seats = _seats(room, user)
    async with room.held():
        if not room.ledger.offers:
            raise Refused("stale", "Nothing is offered.")
        await room.write("decline", seats[0])


def may_say(room: Room, user: str, text: str) -> None:
    """Some games forbid telling the others what one holds; refused is what the rules say."""
    ledger = room.ledger
    seats = ledger.table.seats_of(user)
    if ledger.waiting_for is None or _alone(room, seats):
        return
    for seat in seats:
        reason = ledger.rules.held_back(ledger.play.game, seat, text)
        if reason:
            raise Refused("table_talk", reason)


def why_not(room: Room, user: str, thing: int, onto: int | None) -> list[Reason]:
    """Why somebody cannot use a thing now."""
    _seats(room, user)
    ledger = room.ledger
    eyes = eyes_of(ledger, room.you(user))
    view = View(ledger.play.game, eyes)
    things = ledger.rules.things(view.game)
    if not 0 <= thing < things or not (onto is None or 0 <= onto < things):
        raise Refused("bad_message", "There is no such thing on the table.")
    if ledger.waiting_for != eyes:
        over = ledger.table.status != "waiting" and ledger.over
        sentence = "The game is over." if over else "You are not the one who is asked."
        return [Reason("the table", sentence)]
    return view.why_not(thing, NONE if onto is None else onto)


def _playing(room: Room) -> int:
    """The seat that is asked; refused when there is no game on."""
    asked = room.ledger.waiting_for
    if asked is None:
        waiting = room.ledger.table.status == "waiting"
        raise Refused("not_asked", "The game has not begun." if waiting else "The game is over.")
    return asked


def _seats(room: Room, user: str) -> list[int]:
    seats = room.ledger.table.seats_of(user)
    if not seats:
        raise Refused("not_seated", "You do not sit at this table.")
    return seats


def _alone(room: Room, seats: list[int]) -> bool:
    """Whether no other person plays."""
    chairs = room.ledger.table.chairs
    return all(chair.bot or seat in seats for seat, chair in enumerate(chairs))
