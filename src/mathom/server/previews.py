"""What each option would bring: asked for by whoever must decide, worked out aside."""

import asyncio
from typing import Any

from mathom.server.rooms import Room
from mathom.server.subscriber import Subscriber
from mathom.table.view import View

Plain = dict[str, Any]


async def send_previews(room: Room, subscriber: Subscriber, at: int) -> None:
    """Send what each option of the subscriber's pending decision would bring.

    Who asks too late, or is not asked at all, gets an empty list: nothing has gone wrong.
    """
    ledger = room.ledger
    asked = ledger.waiting_for
    found: list[Plain] = []
    if (
        asked is not None
        and asked in ledger.table.seats_of(subscriber.user)
        and at == len(ledger.game.answers)
    ):
        # The view shares nothing that the game will write to: a thread may have it.
        found = await asyncio.to_thread(foreseen, View(ledger.game.game, asked))
    subscriber.send({"type": "preview", "at": at, "options": found})


def foreseen(view: View) -> list[Plain]:
    """What each option of the view's own decision would bring, as a front end gets it."""
    decision = view.decision
    picks = [*decision.options, *(decision.asides or [])] if decision is not None else []
    found: list[Plain] = []
    for pick in picks:
        preview = view.preview(pick)
        if preview is not None:
            found.append(
                {"id": pick, "brief": preview.brief, "tone": preview.tone, "lines": preview.lines}
            )
    return found
