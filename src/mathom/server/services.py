"""What the endpoints share: settings, storage, rooms, and who is calling."""

import hmac
from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, HTTPException
from fastapi.requests import HTTPConnection
from pydantic import BaseModel

from mathom.server.hub import SESSION_SECONDS, Hub
from mathom.server.metrics import Metrics
from mathom.server.rate_limits import (
    ANALYSES,
    HINTS,
    LOGINS,
    NEW_GUESTS,
    NEW_TABLES,
    SAVED_DECKS,
    Buckets,
)
from mathom.server.records import TableRecord, User
from mathom.server.security import unsign
from mathom.server.settings import Settings
from mathom.server.storage.store import Store

COOKIE = "mathom_session"


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody, and the session that proves it."""

    user: User
    session: str
    renewed: float


@dataclass
class Services:
    """What one server process has, and what it limits."""

    settings: Settings
    store: Store
    hub: Hub
    metrics: Metrics
    # Open connections by person.
    sockets: "Counter[str]" = field(default_factory=Counter)
    # How often each may be done: ``rate_limits``.
    logins: Buckets = field(init=False)
    new_guests: Buckets = field(init=False)
    new_tables: Buckets = field(init=False)
    deck_changes: Buckets = field(init=False)
    hint_requests: Buckets = field(init=False)
    analysis_requests: Buckets = field(init=False)

    def __post_init__(self) -> None:
        self.logins = Buckets(LOGINS, self.settings.now)
        self.new_guests = Buckets(NEW_GUESTS, self.settings.now)
        self.new_tables = Buckets(NEW_TABLES, self.settings.now)
        self.deck_changes = Buckets(SAVED_DECKS, self.settings.now)
        self.hint_requests = Buckets(HINTS, self.settings.now)
        self.analysis_requests = Buckets(ANALYSES, self.settings.now)

    def limit(self, buckets: Buckets, key: str) -> None:
        """Refuse with 429 what comes too often."""
        if self.settings.limits and not buckets.take(key):
            raise HTTPException(429, "too many requests of this kind; wait a little")

    async def caller(self, connection: HTTPConnection) -> Caller | None:
        """The person a cookie proves, as long as its session has not ended."""
        signed = connection.cookies.get(COOKIE)
        session = unsign(self.settings.secret, signed) if signed is not None else None
        if session is None:
            return None
        found = await self.store.people.session(session)
        if found is None or self.settings.now() - found[1] > SESSION_SECONDS:
            return None
        return Caller(found[0], session, found[1])


class Problem(BaseModel):
    """Why something was refused."""

    detail: str


def refusals(*codes: int) -> dict[int | str, dict[str, object]]:
    """The refusals of an endpoint for its documentation; some can happen anywhere."""
    return {code: {"model": Problem} for code in (400, 403, 413, 429, 503, *codes)}


def the_services(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


TheServices = Annotated[Services, Depends(the_services)]


async def known(connection: HTTPConnection, services: TheServices) -> Caller:
    """Whoever calls, with their session, or 401."""
    caller = await services.caller(connection)
    if caller is None:
        raise HTTPException(401, "who are you? GET /api/me makes you a guest")
    return caller


Known = Annotated[Caller, Depends(known)]


async def someone(caller: Known) -> User:
    """Whoever calls, or 401."""
    return caller.user


Someone = Annotated[User, Depends(someone)]


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def may_look(table: TableRecord, user: User | None, secret: str | None) -> bool:
    """Whether somebody may see a table: private ones need a seat or the invitation."""
    if not table.private or invited(table, secret):
        return True
    return user is not None and bool(table.seats_of(user.id))


def invited(table: TableRecord, secret: str | None) -> bool:
    return secret is not None and hmac.compare_digest(secret.encode(), table.invite.encode())
