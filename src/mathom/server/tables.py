"""Setting up tables, finding them, sitting down, and playing again."""

import contextlib
import secrets
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, HTTPException, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field, StrictBool

from mathom.games import GAMES, RECORDS, GameRecord, rules_of
from mathom.kernel.decision import MathomError
from mathom.kernel.rules import Rules
from mathom.players.roster import names_of
from mathom.server.records import Chair, TableRecord, User
from mathom.server.services import Services, Someone, TheServices, invited, refusals
from mathom.server.settings import Settings
from mathom.server.storage.store import new_id

router = APIRouter(prefix="/api", tags=["tables"])

# A chair for whoever sets up the table.
YOU: Final = "you"

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$")]
Secret = Annotated[str | None, Query(max_length=100)]


class Mode(BaseModel):
    """A way to play that has a name."""

    name: str
    setup: dict[str, Any]


class Range(BaseModel):
    """How many can play."""

    least: int
    most: int


class GameInfo(BaseModel):
    """A game of the house."""

    name: str
    title: str
    caption: str
    minutes: int
    players: Range
    modes: list[Mode]
    seats: list[str]
    bots: list[str]
    decks: bool
    cooperative: bool


class LiveClock(BaseModel):
    """So many seconds for the game, and some more with each answer."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["live"]
    seconds: float = Field(ge=1, le=24 * 3600)
    increment: float = Field(default=0, ge=0, le=3600)


class DaysClock(BaseModel):
    """So many days for each answer."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["days"]
    days: float = Field(gt=0, le=60)


class NewTable(BaseModel):
    """The table you would like.

    ``chairs`` says who sits where, seat by seat: ``you``, ``friend``, ``anyone`` or a bot.
    ``opponent`` says it shorter: you are at ``seat``, and everyone else is that, or ``self``.
    """

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40)
    setup: dict[str, Any] = Field(default_factory=dict)
    seat: int | None = Field(default=None, ge=0, le=9)
    opponent: str | None = Field(default=None, max_length=40)
    chairs: list[Annotated[str, Field(max_length=40)]] | None = Field(default=None, max_length=10)
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    private: StrictBool = False


class Made(BaseModel):
    """Your new table. ``seat`` is ``null`` where you hold several."""

    id: str
    seat: int | None
    invite: str | None


class JoinBody(BaseModel):
    """The invitation, where one is needed."""

    secret: str | None = Field(default=None, max_length=100)


class Joined(BaseModel):
    """Where you sit."""

    seat: int | None


class Rematch(BaseModel):
    """The table to play again at."""

    id: str
    seat: int | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    title: str
    setup: dict[str, Any]
    status: str
    seats: list[str | None]
    clock: dict[str, Any] | None
    private: bool
    created: float
    you: int | list[int] | None
    waiting_for: int | None
    result: dict[str, Any] | None


@router.get("/games")
async def games() -> list[GameInfo]:
    """What can be played here."""
    return [_info(record) for record in RECORDS.values()]


def _info(record: GameRecord) -> GameInfo:
    rules = record.rules
    least, most = record.players
    return GameInfo(
        name=rules.name,
        title=rules.title,
        caption=record.caption,
        minutes=record.minutes,
        players=Range(least=least, most=most),
        modes=[Mode(name=name, setup=setup) for name, setup in rules.modes().items()],
        seats=_seat_names(rules),
        bots=names_of(rules),
        decks=record.decks is not None,
        cooperative=rules.cooperative,
    )


def _seat_names(rules: Rules) -> list[str]:
    """The sides by seat, as the game itself calls them."""
    seats = rules.seats(rules.setup({}))
    sides = rules.reference().get("sides", [])
    return sides if len(sides) == seats else [f"Seat {seat + 1}" for seat in range(seats)]


@router.get("/games/{name}/reference", responses=refusals(404))
async def reference(name: str, response: Response) -> dict[str, Any]:
    """What a front end needs to know of a game once."""
    if name not in GAMES:
        raise HTTPException(404, "there is no such game")
    response.headers["cache-control"] = "public, max-age=3600"
    return GAMES[name].reference()


@router.post("/tables", responses=refusals(401))
async def make_table(body: NewTable, user: Someone, services: TheServices) -> Made:
    """Set up a table and sit down at it."""
    services.limit(services.new_tables, user.id)
    try:
        rules = rules_of(body.game)
        setup = rules.setup(body.setup)
    except (MathomError, TypeError) as fault:
        raise HTTPException(400, str(fault)) from None
    sitters = _sitters(rules, body, rules.seats(setup))
    clock = body.clock.model_dump() if body.clock is not None else None
    table = _new_table(rules, setup, clock, body.private, services.settings)
    table.chairs = [_chair(rules, sitter, user) for sitter in sitters]
    table.listed = "anyone" in sitters and not body.private
    _start_if_full(table)
    await services.store.tables.add(table)
    mine = table.seats_of(user.id)
    return Made(
        id=table.id,
        seat=mine[0] if len(mine) == 1 else None,
        invite=table.invite if table.status == "waiting" or table.private else None,
    )


def _sitters(rules: Rules, body: NewTable, seats: int) -> list[str]:
    """Who shall sit where, seat by seat."""
    if (body.opponent is None) == (body.chairs is None):
        raise HTTPException(400, "say who sits there: an opponent, or a list of chairs")
    if body.chairs is not None:
        if len(body.chairs) != seats:
            raise HTTPException(400, f"this table has {seats} seats, not {len(body.chairs)}")
        if YOU not in body.chairs:
            raise HTTPException(400, "one of the chairs must be yours")
        return body.chairs
    seat = body.seat if body.seat is not None else secrets.randbelow(seats)
    if seat >= seats:
        raise HTTPException(400, f"{rules.title} has {seats} seats")
    other = YOU if body.opponent == "self" else str(body.opponent)
    return [YOU if each == seat else other for each in range(seats)]


def _chair(rules: Rules, sitter: str, user: User) -> Chair:
    if sitter == YOU:
        return Chair(user=user.id, name=user.name)
    if sitter in ("friend", "anyone"):
        return Chair()
    if sitter not in names_of(rules):
        raise HTTPException(400, "no such opponent: friend, anyone, self or a bot of the game")
    return Chair(bot=sitter, name=sitter)


def _new_table(
    rules: Rules,
    setup: dict[str, Any],
    clock: dict[str, Any] | None,
    private: bool,
    settings: Settings,
) -> TableRecord:
    return TableRecord(
        id=new_id(),
        game=rules.name,
        rules=rules.version,
        setup=setup,
        # Made before anybody has seen anything; only its hash is shown until the end.
        seed=settings.seed(),
        status="waiting",
        private=private,
        invite=secrets.token_urlsafe(18),
        listed=False,
        clock=clock,
        created=settings.now(),
        chairs=[],
    )


def _start_if_full(table: TableRecord) -> None:
    if all(chair.taken for chair in table.chairs):
        table.status = "playing"
        # Just set up: the clock runs from now.
        table.begun = table.created


@router.get("/tables", responses=refusals())
async def lobby(services: TheServices) -> list[TableLine]:
    """Open tables that wait for someone."""
    return [_line(table, None, None) for table in await services.store.tables.lobby()]


@router.get("/my/tables", responses=refusals(401))
async def my_tables(user: Someone, services: TheServices) -> list[TableLine]:
    """The tables you sit at, running and finished, newest first."""
    lines = []
    for table in await services.store.tables.of(user.id):
        waiting_for = None
        if table.status == "playing":
            with contextlib.suppress(MathomError):
                room = await services.hub.room(table.id)
                waiting_for = room.ledger.waiting_for if room is not None else None
        lines.append(_line(table, user, waiting_for))
    return lines


def _line(table: TableRecord, user: User | None, waiting_for: int | None) -> TableLine:
    seats = table.seats_of(user.id) if user is not None else []
    return TableLine(
        id=table.id,
        game=table.game,
        title=rules_of(table.game).title,
        setup=table.setup,
        status=table.status,
        seats=[chair.name for chair in table.chairs],
        clock=table.clock,
        private=table.private,
        created=table.created,
        you=seats if len(seats) > 1 else seats[0] if seats else None,
        waiting_for=waiting_for,
        result=table.result,
    )


@router.post("/tables/{id}/join", responses=refusals(401, 404, 409))
async def join(
    id: TableId, user: Someone, services: TheServices, body: JoinBody | None = None
) -> Joined:
    """Sit down. Tables that are not listed need the invitation."""
    table = await _found(services, id)
    seats = table.seats_of(user.id)
    if seats:
        return Joined(seat=seats[0] if len(seats) == 1 else None)
    secret = body.secret if body is not None else None
    if not table.listed and not invited(table, secret):
        raise HTTPException(404 if table.private else 403, "this table needs an invitation")
    seat = await services.store.tables.take_seat(id, user)
    if seat is None:
        raise HTTPException(409, "every seat is taken")
    await services.hub.refresh(id)
    return Joined(seat=seat)


@router.post("/tables/{id}/rematch", responses=refusals(401, 404, 409))
async def rematch(id: TableId, user: Someone, services: TheServices) -> Rematch:
    """The same again, with sides swapped if there are any. Who asks second gets the same table."""
    old = await _found(services, id)
    if not old.seats_of(user.id):
        raise HTTPException(403, "you did not sit at this table")
    if old.status != "over":
        raise HTTPException(409, "the game is not over")
    rules = rules_of(old.game)
    table = _new_table(rules, old.setup, old.clock, old.private, services.settings)
    table.chairs = old.chairs if rules.cooperative else [*old.chairs[1:], old.chairs[0]]
    _start_if_full(table)
    found = await services.store.tables.get(await services.store.tables.add_rematch(id, table))
    await services.hub.refresh(id)
    if found is None:
        raise HTTPException(404, "the rematch is gone")
    seats = found.seats_of(user.id)
    return Rematch(id=found.id, seat=seats[0] if len(seats) == 1 else None)


async def _found(services: Services, id: str) -> TableRecord:
    table = await services.store.tables.get(id)
    if table is None:
        raise HTTPException(404, "there is no such table")
    return table
