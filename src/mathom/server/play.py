"""The WebSocket: messages in, states out."""

import asyncio
import contextlib
import logging
from typing import Annotated

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Meta, Struct

from mathom.kernel.decision import MathomError
from mathom.server import deeds
from mathom.server.hints import may_hint, send_hint
from mathom.server.previews import send_previews
from mathom.server.rate_limits import CHAT, MESSAGES, PREVIEWS, Bucket
from mathom.server.records import Remark
from mathom.server.rooms import Room
from mathom.server.security import MESSAGE_LIMIT, same_origin
from mathom.server.services import Services, may_look
from mathom.server.storage.store import Unavailable
from mathom.server.subscriber import Refused, Subscriber

log = logging.getLogger("mathom.server")
router = APIRouter()

AWAY = ("unavailable", "The database cannot be reached now; try again.")
GONE = ("not_known", "You have logged out.")
# So many connections one person may have open.
MOST_SOCKETS = 50
# No state ever asks at this number: its previews are none.
NOBODY_ASKS = -1
# No decision is answered with more picks than this.
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Picks = Annotated[list[Number], Meta(max_length=200)]


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """The picks for the decision that state ``at`` asks."""

    at: Number
    picks: Picks


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Why can't I use this?"""

    thing: Number
    onto: Number | None = None


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What would each option bring, or all of ``picks``? ``at`` is the state that asks."""

    at: Number
    picks: Picks | None = None


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would you do? ``at`` is the state that asks."""

    at: Number


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """Spare me the talk at this table; or let me hear it again."""

    muted: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """I give up."""


class Draw(Struct, tag="draw", forbid_unknown_fields=True):
    """Shall we call it a draw? Or: yes."""


class Takeback(Struct, tag="takeback", forbid_unknown_fields=True):
    """May I take that back? Or: you may."""


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """No."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = Answer | WhyNot | Preview | Hint | Chat | Mute | Resign | Draw | Takeback | Decline | Ping
_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


@router.websocket("/api/tables/{id}/ws")
async def play(socket: WebSocket, id: str) -> None:
    """Sit at a table, or watch it."""
    services: Services = socket.app.state.services
    if not same_origin(socket.headers, services.settings.origins):
        # Before the handshake: a foreign page gets no WebSocket at all.
        await socket.close(1008)
        return
    await socket.accept()
    try:
        caller = await services.caller(socket)
        room = await services.hub.room(id) if len(id) <= 24 else None
    except MathomError as fault:
        await _turn_away(socket, "unavailable", str(fault))
        return
    except (Refused, Unavailable):
        await _turn_away(socket, *AWAY)
        return
    if caller is None:
        await _turn_away(socket, "not_known", "GET /api/me makes you a guest")
        return
    user = caller.user
    if room is None or not may_look(room.ledger.table, user, socket.query_params.get("secret")):
        await _turn_away(socket, "not_found", "There is no such table.")
        return
    if services.settings.limits and services.sockets[user.id] >= MOST_SOCKETS:
        await _turn_away(socket, "too_fast", "You have too many tables open.")
        return
    subscriber = Subscriber(user.id, user.name, caller.session, room.you(user.id))
    room = await services.hub.enter(room, subscriber)
    try:
        # Only now: what is said from here on reaches the subscriber by itself.
        await room.begin_talk(subscriber)
        await _stay(socket, services, room, subscriber)
    except Unavailable:
        await _turn_away(socket, *AWAY)
    finally:
        await services.hub.leave(room, subscriber)


async def _stay(socket: WebSocket, services: Services, room: Room, subscriber: Subscriber) -> None:
    """Listen and deliver until the other side is gone."""
    services.metrics.sockets.inc()
    services.sockets[subscriber.user] += 1
    sending = asyncio.create_task(_deliver(socket, room, subscriber))
    try:
        await _listen(socket, services, room, subscriber)
    finally:
        services.metrics.sockets.dec()
        services.sockets[subscriber.user] -= 1
        if not services.sockets[subscriber.user]:
            del services.sockets[subscriber.user]
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


async def _turn_away(socket: WebSocket, code: str, message: str) -> None:
    await socket.send_json({"type": "error", "code": code, "message": message})
    await socket.close(1008)


async def _deliver(socket: WebSocket, room: Room, subscriber: Subscriber) -> None:
    """Send what there is to send; the state last, and only the newest."""
    try:
        while True:
            await subscriber.wake.wait()
            subscriber.wake.clear()
            if subscriber.dismissed:
                await _turn_away(socket, *GONE)
                return
            while subscriber.post:
                await socket.send_text(subscriber.post.popleft().decode())
            subscriber.calm.set()
            if subscriber.stale:
                subscriber.stale = False
                await socket.send_text(room.state_for(subscriber).decode())
    except (WebSocketDisconnect, RuntimeError):
        # The other side is gone; the listening half finds out too.
        return
    except Exception:
        log.exception("table %s: its state cannot be shown", room.id)
        await socket.close(1011)
    finally:
        subscriber.calm.set()


async def _listen(
    socket: WebSocket, services: Services, room: Room, subscriber: Subscriber
) -> None:
    bucket = Bucket(MESSAGES, services.settings.now)
    chat_bucket = Bucket(CHAT, services.settings.now)
    preview_bucket = Bucket(PREVIEWS, services.settings.now)
    while True:
        await subscriber.calm.wait()
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            if services.settings.limits and not bucket.take():
                raise Refused("too_fast", "Slow down.")
            said = _read(message.get("text"))
            if isinstance(said, Chat) and services.settings.limits and not chat_bucket.take():
                raise Refused("too_fast", "Let the others speak.")
            if isinstance(said, Preview) and services.settings.limits and not preview_bucket.take():
                said = Preview(NOBODY_ASKS, said.picks)
            await _heed(said, services, room, subscriber)
        except Refused as refused:
            _refuse(services, subscriber, refused.code, refused.message)
        except Unavailable:
            _refuse(services, subscriber, *AWAY)
        except Exception:
            log.exception("table %s: a message could not be handled", room.id)
            _refuse(services, subscriber, "unavailable", "Something went wrong here.")


def _refuse(services: Services, subscriber: Subscriber, code: str, message: str) -> None:
    services.metrics.refusals.labels(code).inc()
    subscriber.send({"type": "error", "code": code, "message": message})


def _read(text: str | None) -> Said:
    if text is None:
        raise Refused("bad_message", "Messages are text.")
    if len(text.encode()) > MESSAGE_LIMIT:
        raise Refused("bad_message", "A message may be 16 kB at most.")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Refused("bad_message", str(fault)) from None


async def _heed(said: Said, services: Services, room: Room, subscriber: Subscriber) -> None:
    user = subscriber.user
    match said:
        case Answer():
            await deeds.answer(room, user, said.at, said.picks)
        case WhyNot():
            reasons = deeds.why_not(room, user, said.thing, said.onto)
            subscriber.send(
                {
                    "type": "why_not",
                    "thing": said.thing,
                    "onto": said.onto,
                    "reasons": [
                        {"rule": reason.rule, "sentence": reason.sentence} for reason in reasons
                    ],
                }
            )
        case Preview():
            # It takes a while; whoever decides without it must not wait for it.
            services.hub.spawn(send_previews(room, subscriber, said.at, said.picks))
        case Hint():
            may_hint(room, user)
            if services.settings.limits and not services.hint_requests.take(user):
                raise Refused("too_fast", "Too many hints at once. Wait a little, then ask again.")
            services.hub.spawn(send_hint(room, subscriber, said.at))
        case Chat():
            deeds.may_say(room, user, said.text)
            remark = Remark(subscriber.name, said.text, services.settings.now())
            await services.store.talk.say(room.id, remark)
            room.chat(remark)
        case Mute():
            await services.store.talk.mute(room.id, user, said.muted)
            await room.mute(user)
        case Resign():
            await deeds.resign(room, user)
        case Draw():
            await deeds.draw(room, user)
        case Takeback():
            await deeds.takeback(room, user)
        case Decline():
            await deeds.decline(room, user)
        case Ping():
            subscriber.send({"type": "pong"})
