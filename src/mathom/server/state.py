"""The ``state`` message: a table as one viewer may see it. Nothing else carries the game."""

from typing import Any

from mathom.kernel.decision import SPECTATOR, Option, Question
from mathom.kernel.rules import Event, Rules
from mathom.server.ledger import Ledger, seed_hash
from mathom.server.subscriber import You
from mathom.table.view import View

Json = dict[str, Any]


def table_state(ledger: Ledger, online: list[bool], now: float) -> Json:
    """What everyone may know about the table."""
    table = ledger.table
    asked = ledger.waiting_for
    state: Json = {
        "id": table.id,
        "game": table.game,
        "title": ledger.rules.title,
        "setup": table.setup,
        "status": status_of(ledger),
        "seats": [
            {
                "name": chair.name,
                "bot": chair.bot is not None,
                "online": online[seat],
                "clock": round(ledger.clock.shows(seat, asked, now), 1) if ledger.clock else None,
            }
            for seat, chair in enumerate(table.chairs)
        ],
        "private": table.private,
        "clock": table.clock,
        "seed_hash": seed_hash(table.seed),
        "offers": {what: seats[0] for what, seats in ledger.offers.items()},
        "agreed": ledger.offers,
        "cooperative": ledger.rules.cooperative,
        "rematch": table.rematch,
    }
    if state["status"] == "over":
        state["seed"] = table.seed
    return state


def status_of(ledger: Ledger) -> str:
    """Waiting for people, playing, or over."""
    if ledger.table.status == "waiting":
        return "waiting"
    return "over" if ledger.over else "playing"


def eyes_of(ledger: Ledger, you: You, last: int | None = None) -> int:
    """Whose view somebody gets. Who holds several seats sees through the one that is asked, and
    keeps the eyes they had ``last`` while somebody else is."""
    if you is None:
        return SPECTATOR
    if isinstance(you, int):
        return you
    asked = ledger.waiting_for
    if asked in you:
        return asked
    return last if last in you else you[0]


def partners(ledger: Ledger, you: You) -> tuple[int, ...]:
    """The seats whose knowledge is one: a person's own, where nobody is played against."""
    return tuple(you) if isinstance(you, list) and ledger.rules.cooperative else ()


def game_state(ledger: Ledger, eyes: int, also: tuple[int, ...] = ()) -> Json:
    """The part of the state that depends on whose eyes look, but not on who is online."""
    play = ledger.play
    view = View(play.game, eyes)
    asked = ledger.waiting_for
    asks_you = asked is not None and asked == eyes
    seen = View(play.game, eyes, also=also) if also else view
    return {
        "at": len(play.answers),
        "eyes": None if eyes == SPECTATOR else eyes,
        "picture": seen.picture(),
        "learned": learned(view, [event for _, event in play.chronicle[eyes]]),
        "waiting_for": asked,
        "thinking": asked is not None and ledger.table.chairs[asked].bot is not None,
        "question": question_json(ledger.rules, view.question()) if asks_you else None,
        "result": ledger.result,
    }


def learned(view: View, seen: list[Event]) -> dict[str, str]:
    """By thing: how what is known of it came to be known to these eyes."""
    return {str(thing): why for thing, why in view.rules.learned(view.game, seen).items()}


def question_json(rules: Rules, question: Question) -> Json:
    """A question as a front end gets it; ``passing`` is the option that leaves it."""
    decision = question.decision
    return {
        "prompt": question.prompt,
        "rule": question.rule,
        "kind": rules.questions.kinds[decision.kind].name,
        "least": decision.least,
        "most": decision.most,
        "ordered": decision.ordered,
        "passing": question.passing,
        "options": [_option(option) for option in question.options],
        "asides": [_option(option) for option in question.asides],
    }


def _option(option: Option) -> Json:
    return {"id": option.id, "label": option.label, "things": option.things}


def lines_from(ledger: Ledger, eyes: int, first: int) -> list[Json]:
    """The chronicle as these eyes saw it, from line ``first`` on."""
    return [
        {"at": line.at, "text": line.text, "things": line.things, "event": line.event}
        for line in ledger.play.lines(eyes, first)
    ]
