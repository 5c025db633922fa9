"""What each option would bring: asked for by whoever must decide, worked out aside."""

import asyncio
from typing import Any

from mathom.kernel.decision import Preview
from mathom.server.rooms import Room
from mathom.server.subscriber import Subscriber
from mathom.table.view import View

Plain = dict[str, Any]


async def send_previews(
    room: Room, subscriber: Subscriber, at: int, picks: list[int] | None
) -> None:
    """Send what each option of the subscriber's pending decision would bring, or what all of
    these picks together would.

    Who asks too late, or is not asked at all, gets an empty list: nothing has gone wrong.
    """
    ledger = room.ledger
    asked = ledger.waiting_for
    message: Plain = {"type": "preview", "at": at, "options": []}
    if picks is not None:
        message |= {"picks": picks, "whole": None}
    if (
        asked is not None
        and asked in ledger.table.seats_of(subscriber.user)
        and at == len(ledger.game.answers)
    ):
        # The view shares nothing that the game will write to: a thread may have it.
        view = View(ledger.game.game, asked)
        if picks is None:
            message["options"] = await asyncio.to_thread(foreseen, view)
        else:
            message["whole"] = await asyncio.to_thread(foreseen_whole, view, picks)
    subscriber.send(message)


def foreseen(view: View) -> list[Plain]:
    """What each option of the view's own decision would bring, as a front end gets it."""
    decision = view.decision
    picks = [*decision.options, *(decision.asides or [])] if decision is not None else []
    found: list[Plain] = []
    for pick in picks:
        preview = view.preview(pick)
        if preview is not None:
            found.append({"id": pick, **_plain(preview)})
    return found


def foreseen_whole(view: View, picks: list[int]) -> Plain | None:
    """What answering with all of these picks would bring; nothing where they are no answer."""
    decision = view.decision
    if decision is None or decision.refusal(tuple(picks)):
        return None
    preview = view.forecast(tuple(picks))
    return _plain(preview) if preview is not None else None


def _plain(preview: Preview) -> Plain:
    return {
        "brief": preview.brief,
        "tone": preview.tone,
        "lines": preview.lines,
        "scales": preview.scales,
    }
