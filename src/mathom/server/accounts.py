"""Guests, registering and logging in."""

import asyncio
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from fastapi import APIRouter, HTTPException, Request, Response
from pydantic import AfterValidator, BaseModel, StrictBool, StringConstraints

from mathom.server.clocks import DAY
from mathom.server.hub import SESSION_SECONDS
from mathom.server.records import User
from mathom.server.security import sign
from mathom.server.services import COOKIE, Known, Services, Someone, TheServices, address, refusals

router = APIRouter(prefix="/api", tags=["people"])

_hasher = PasswordHasher()
# Verified when nobody has the name, so that an unknown name takes as long as a known one.
_nobodys = _hasher.hash("nobody has this password")


def _printable(name: str) -> str:
    if not name.isprintable():
        raise ValueError("a name has no control characters")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24),
    AfterValidator(_printable),
]


class Me(BaseModel):
    """Who you are."""

    id: str
    name: str
    guest: bool


class NewName(BaseModel):
    """What you want to be called."""

    name: Name


class Credentials(BaseModel):
    """A name and a password."""

    name: Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Leaving(BaseModel):
    """Whether to log out on every device, or on this one."""

    everywhere: StrictBool = False


class Nothing(BaseModel):
    """An answer that says no more than yes."""


@router.get("/me", responses=refusals())
async def who_am_i(request: Request, response: Response, services: TheServices) -> Me:
    """Who you are; a new guest if you are nobody yet."""
    caller = await services.caller(request)
    if caller is None:
        services.limit(services.new_guests, address(request))
        user = await services.store.people.make_guest("Guest")
        session = await services.store.people.begin_session(user.id)
    else:
        user, session = caller.user, caller.session
        if services.settings.now() - caller.renewed > DAY:
            await services.store.people.renew_session(session)
    # Written anew each time, so that those who keep coming are never forgotten.
    _remember(request, response, session, services)
    return _me(user)


@router.post("/me", responses=refusals(401, 409))
async def rename(body: NewName, user: Someone, services: TheServices) -> Me:
    """Take another name. Registered people keep the one they log in with."""
    if not user.guest:
        raise HTTPException(409, "you are registered under your name")
    if await services.store.people.password_of(body.name.casefold()) is not None:
        raise HTTPException(409, "somebody has that name")
    await services.store.people.rename(user.id, body.name)
    return _me(User(user.id, body.name, user.guest))


@router.post("/register", responses=refusals(401, 409))
async def register(
    body: Credentials, request: Request, response: Response, caller: Known, services: TheServices
) -> Me:
    """Keep this guest for good, with a password."""
    services.limit(services.logins, address(request))
    user = caller.user
    if not user.guest:
        raise HTTPException(409, "you are registered already")
    hashed = await asyncio.to_thread(_hasher.hash, body.password)
    if not await services.store.people.register(user.id, body.name, body.name.casefold(), hashed):
        raise HTTPException(409, "somebody has that name")
    # A guest's cookie that somebody else has got hold of must not open the account.
    await _begin(request, response, user, services, caller.session)
    return _me(User(user.id, body.name, False))


@router.post("/login", responses=refusals(401))
async def login(
    body: Credentials, request: Request, response: Response, services: TheServices
) -> Me:
    """Be who you were. A wrong name and a wrong password look and last the same.

    Decks that you have saved as a guest come with you.
    """
    login = body.name.casefold()
    services.limit(services.logins, address(request))
    services.limit(services.logins, f"name {login}")
    found = await services.store.people.password_of(login)
    right = await asyncio.to_thread(_verify, found[1] if found else _nobodys, body.password)
    if found is None or not right:
        raise HTTPException(401, "no such name and password")
    before = await services.caller(request)
    if before is not None and before.user.guest:
        await services.store.decks.move(before.user.id, found[0].id)
    await _begin(request, response, found[0], services, before.session if before else None)
    return _me(found[0])


@router.post("/logout", responses=refusals())
async def logout(
    request: Request, response: Response, services: TheServices, body: Leaving | None = None
) -> Nothing:
    """End this session, or all of yours: their cookies prove nothing from now on."""
    caller = await services.caller(request)
    if caller is not None and body is not None and body.everywhere:
        services.hub.dismiss(await services.store.people.end_sessions(caller.user.id))
    elif caller is not None:
        services.hub.dismiss(await services.store.people.end_session(caller.session))
    response.delete_cookie(COOKIE)
    return Nothing()


async def _begin(
    request: Request, response: Response, user: User, services: Services, before: str | None
) -> None:
    """Log somebody in; the session this browser had before ends."""
    session = await services.store.people.begin_session(user.id, instead_of=before)
    if before is not None:
        services.hub.dismiss([before])
    _remember(request, response, session, services)


def _verify(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except VerificationError:
        return False


def _me(user: User) -> Me:
    return Me(id=user.id, name=user.name, guest=user.guest)


def _remember(request: Request, response: Response, session: str, services: Services) -> None:
    response.set_cookie(
        COOKIE,
        sign(services.settings.secret, session),
        max_age=int(SESSION_SECONDS),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
