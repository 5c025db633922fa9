"""What each option would bring: asked for by whoever must decide, worked out aside."""

import asyncio

from mathom.kernel.decision import Preview
from mathom.kernel.rules import Json
from mathom.server.rooms import Room
from mathom.server.subscriber import Subscriber
from mathom.table.view import View


async def send_previews(
    room: Room, subscriber: Subscriber, at: int, picks: list[int] | None
) -> None:
    """Send what each option of the subscriber's pending decision would bring, or what all of
    these picks together would.

    Who asks too late, or is not asked at all, gets an empty list: nothing has gone wrong.
    """
    ledger = room.ledger
    asked = ledger.waiting_for
    message: Json = {"type": "preview", "at": at, "options": []}
    if picks is not None:
        message |= {"picks": picks, "answer": None}
    if (
        asked is not None
        and asked in ledger.table.seats_of(subscriber.user)
        and at == len(ledger.play.answers)
    ):
        # The view shares nothing that the game will write to: a thread may have it.
        view = View(ledger.play.game, asked)
        if picks is None:
            message["options"] = await asyncio.to_thread(option_previews, view)
        else:
            message["answer"] = await asyncio.to_thread(answer_preview, view, picks)
    subscriber.send(message)


def option_previews(view: View) -> list[Json]:
    """What each option of the view's own decision would bring, as a front end gets it."""
    decision = view.decision
    picks = [*decision.options, *(decision.asides or [])] if decision is not None else []
    found: list[Json] = []
    for pick in picks:
        preview = view.preview(pick)
        if preview is not None:
            found.append({"id": pick, **_json(preview)})
    return found


def answer_preview(view: View, picks: list[int]) -> Json | None:
    """What answering with all of these picks would bring; nothing where they are no answer."""
    decision = view.decision
    if decision is None or decision.refusal(tuple(picks)):
        return None
    preview = view.preview_answer(tuple(picks))
    return _json(preview) if preview is not None else None


def _json(preview: Preview) -> Json:
    return {
        "brief": preview.brief,
        "tone": preview.tone,
        "lines": preview.lines,
        "scales": preview.scales,
    }
