"""Finished games and uploaded logs, step by step and through any eyes."""

import asyncio
import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, HTTPException, Query, Response
from pydantic import BaseModel

from mathom.games import rules_of
from mathom.kernel import recording
from mathom.kernel.decision import SPECTATOR, MathomError, RulesFault
from mathom.kernel.frame import HIDDEN
from mathom.kernel.playthrough import Playthrough, load
from mathom.server.analyst import Busy
from mathom.server.records import TableRecord, User
from mathom.server.services import Services, Someone, TheServices, may_look, refusals
from mathom.server.state import learned
from mathom.server.tables import Secret, TableId
from mathom.table.view import View

router = APIRouter(prefix="/api/replays", tags=["replays"])


class ReplayId(BaseModel):
    """Where an uploaded log can be seen."""

    id: str


class Line(BaseModel):
    """A line of the chronicle."""

    at: int
    text: str
    things: list[int]
    event: list[str | int]


class Replay(BaseModel):
    """A game after so many answers, through somebody's eyes."""

    game: str
    title: str
    setup: dict[str, Any]
    seats: list[str | None]
    seed: str
    length: int
    at: int
    eyes: int | Literal["all"]
    picture: dict[str, Any]
    learned: dict[str, str]
    lines: list[Line]
    result: dict[str, Any] | None
    notice: str  # where today's rules cannot follow the log, and it was not recorded


class Moment(BaseModel):
    """An answer, and everyone's chance to win before it."""

    step: int
    who: int
    chances: list[float]
    answer: str


class TurningPoint(BaseModel):
    """An answer with which somebody's chance changed much: whose, and by how much."""

    step: int
    who: int
    answer: str
    seat: int
    swing: float


class Mistake(BaseModel):
    """An answer that cost chances, and what was better for all its giver could know."""

    step: int
    who: int
    played: str
    played_chance: float
    better: str
    chance: float
    why: str


class Analysis(BaseModel):
    """A game looked over, with so many iterations for each answer."""

    iterations: int
    curve: list[Moment]
    result: list[float]
    cooperative: bool
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]


@router.post("", responses=refusals(401))
async def upload(
    log: Annotated[dict[str, Any], Body()], user: Someone, services: TheServices
) -> ReplayId:
    """Give a log a permalink."""
    services.limit(services.new_tables, user.id)
    text = json.dumps(log)
    try:
        await asyncio.to_thread(_play, text, None)
    except (MathomError, RulesFault, TypeError, ValueError) as fault:
        raise HTTPException(400, str(fault)) from None
    return ReplayId(id=await services.store.replays.add(user.id, text))


@router.get("/{id}", responses=refusals(401, 404, 409))
async def replay(
    id: TableId,
    user: Someone,
    services: TheServices,
    upto: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    eyes: Annotated[str, Query(pattern=r"^([0-9]|all)$")] = "all",
    secret: Secret = None,
) -> Replay:
    """The game after ``upto`` answers; to its end without."""
    text, table = await _kept(services, id, user, secret)
    names = [chair.name for chair in table.chairs] if table is not None else []
    ended = table.result if table is not None else None
    try:
        return await asyncio.to_thread(_show, text, upto, eyes, names, ended)
    except MathomError as fault:
        # Kept under rules that have changed since; the log itself can still be had.
        raise HTTPException(409, str(fault)) from None


@router.get("/{id}/log", responses=refusals(401, 404, 409))
async def log(id: TableId, user: Someone, services: TheServices, secret: Secret = None) -> Response:
    """The log itself, of an upload or a finished table: what ``POST /api/replays`` takes."""
    text, _ = await _kept(services, id, user, secret)
    return Response(text, media_type="application/json")


@router.get("/{id}/analysis", responses=refusals(401, 404, 409))
async def analysis(
    id: TableId, user: Someone, services: TheServices, secret: Secret = None
) -> Analysis:
    """How the chances went, where they turned, and what was better. It takes a while."""
    text, _ = await _kept(services, id, user, secret)
    try:
        await asyncio.to_thread(_play, text, None)
    except MathomError as fault:
        raise HTTPException(409, str(fault)) from None
    analyst = services.hub.analyst
    if not analyst.knows(id):
        services.limit(services.analysis_requests, user.id)
    try:
        return Analysis(**await analyst.analysis(id, text))
    except Busy as busy:
        raise HTTPException(503, str(busy)) from None


async def _kept(
    services: Services, id: str, user: User, secret: str | None
) -> tuple[str, TableRecord | None]:
    """The log with this id, and the table it was played at unless it was uploaded."""
    table = await services.store.tables.get(id)
    if table is None:
        text = await services.store.replays.log_of(id)
    elif may_look(table, user, secret):
        text = await services.store.tables.log_of(id)
        if text is None:
            raise HTTPException(409, "the game is not over")
    else:
        text = None
    if text is None:
        raise HTTPException(404, "there is no such replay")
    return text, table


def _play(text: str, upto: int | None) -> Playthrough:
    data = json.loads(text)
    return load(rules_of(str(data.get("game"))), text, upto)


def _show(
    text: str, upto: int | None, eyes: str, names: list[str | None], ended: dict[str, Any] | None
) -> Replay:
    length = len(json.loads(text)["answers"])
    game = _play(text, upto)
    rules, setup = game.rules, game.setup
    seats = rules.seats(setup)
    if eyes == "all":
        picture = rules.picture(game.game)
        # Told as to somebody who sees everything and sits nowhere.
        told = _all_lines(game)
        why: dict[str, str] = {}
    elif int(eyes) < seats:
        viewer = int(eyes)
        view = View(game.game, viewer)
        picture, told = view.picture(), game.lines(viewer)
        why = learned(view, [event for _, event in game.chronicle[viewer]])
    else:
        raise HTTPException(404, "nobody sits there")
    result = None
    if game.result is not None:
        result = {"payoffs": game.result, "text": rules.outcome(game.game)}
    elif len(game.answers) >= length:
        # Resigned, agreed or out of time: the log stops, the table knows why.
        result = ended
    return Replay(
        game=rules.name,
        title=rules.title,
        setup=setup,
        seats=names or [None] * seats,
        seed=game.seed,
        length=length,
        at=len(game.answers),
        eyes="all" if eyes == "all" else int(eyes),
        picture=picture,
        learned=why,
        lines=[
            Line(at=line.at, text=line.text, things=line.things, event=line.event) for line in told
        ],
        result=result,
        notice=game.notice,
    )


def _all_lines(game: Playthrough) -> list[recording.Line]:
    """Each event as whoever saw most of it did.

    Where every viewer saw the same number of events they line up; a game in which some go
    unseen is told by the first seat.
    """
    chronicles = [game.lines(viewer) for viewer in game.chronicle]
    if len({len(lines) for lines in chronicles}) > 1:
        return chronicles[0]
    best: list[recording.Line] = []
    for number in range(len(chronicles[0])):
        # Told as to somebody who sits nowhere, where no seat saw more.
        seen = [chronicles[-1][number], *(lines[number] for lines in chronicles[:-1])]
        line = min(seen, key=lambda line: line.event.count(HIDDEN))
        if line is not seen[0] and game.base is None:
            number, *rest = line.event
            event = (game.rules.events.number(number), *rest)
            line.text = game.rules.tell(game.setup, event, SPECTATOR)
        best.append(line)
    return best
