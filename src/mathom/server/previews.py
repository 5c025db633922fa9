"""What each option would bring: asked for by whoever must decide, worked out aside."""

import asyncio
from typing import Any

from mathom.server.rooms import Refused, Room, Subscriber
from mathom.table.view import View


async def send_previews(room: Room, subscriber: Subscriber, at: int) -> None:
    """Send what each option of the subscriber's pending decision would bring."""
    try:
        view = _view(room, subscriber.user, at)
    except Refused as refused:
        subscriber.send({"type": "error", "code": refused.code, "message": refused.message})
        return
    # The view shares nothing that the game will write to: a thread may have it.
    subscriber.send(await asyncio.to_thread(foreseen, view, at))


def _view(room: Room, user: str, at: int) -> View:
    ledger = room.ledger
    asked = ledger.waiting_for
    if asked is None or asked not in ledger.table.seats_of(user):
        raise Refused("not_asked", "You are not the one who is asked.")
    if at != len(ledger.game.answers):
        raise Refused("stale", "The game has moved on.")
    return View(ledger.game.game, asked)


def foreseen(view: View, at: int) -> dict[str, Any]:
    """What each option of the view's own decision would bring, as a front end gets it."""
    decision = view.decision
    picks = [*decision.options, *(decision.asides or [])] if decision is not None else []
    options: list[dict[str, Any]] = []
    for pick in picks:
        preview = view.preview(pick)
        if preview is not None:
            options.append(
                {"id": pick, "brief": preview.brief, "tone": preview.tone, "lines": preview.lines}
            )
    return {"type": "preview", "at": at, "options": options}
