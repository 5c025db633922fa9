"""Events as lines of a chronicle, the things they touch, and the sentence a game ends with."""

from typing import Final

from mathom.games.confrontation.asking import THING_CARD, THING_REGION, THING_SPECIAL
from mathom.games.confrontation.board import FANGORN, TUNNEL
from mathom.games.confrontation.events import (
    COMBAT_CARD,
    E_WON,
    EVENTS,
    PLACE,
    SPECIAL_CARD,
    STAND,
    Happening,
)
from mathom.games.confrontation.rows import HOW, PLAY, SCORE, WINNER
from mathom.kernel.decision import SPECTATOR
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event

# Names that take the plural, and what they do to the verb that follows.
_PLURAL: Final = ("Orcs", "Uruk-hai")
_MANY: Final = {"is": "are", "was": "were"}


def declared(event: Event) -> Happening:
    """What is declared of an event."""
    kind = EVENTS.kinds[event[0]]
    assert isinstance(kind, Happening)
    return kind


def tell(event: Event, viewer: Seat) -> str:
    """A witnessed event as a sentence; empty for what is not worth telling."""
    line = declared(event).told(event, viewer)
    for name in _PLURAL:
        if line.startswith(f"{name} "):
            verb, _, rest = line.removeprefix(f"{name} ").partition(" ")
            many = _MANY.get(verb, verb.removesuffix("s"))
            return f"{name} {many} {rest}"
    return line


def outcome(game: Game) -> str:
    """How a finished game ended."""
    play = game.rows[PLAY]
    ending = tell((E_WON, play[WINNER], play[HOW], -1, -1, -1, -1), SPECTATOR)
    if not game.setup["match"]:
        return ending
    first, second = play[SCORE], play[SCORE + 1]
    if first == second:
        return f"The match is drawn, {first} points each."
    ahead = 1 if first > second else 2
    return f"Player {ahead} wins the match by {max(first, second)} points to {min(first, second)}."


def touched(event: Event) -> tuple[int, ...]:
    """The things an event touches, for lighting them; a secret touches nothing."""
    kind = declared(event)
    if kind.secret == "value" and kind.value == COMBAT_CARD:
        return ()
    found = [_thing(kind.subject, event[1]), _thing(kind.value, event[2])]
    return tuple(thing for thing in found if thing >= 0)


def _thing(what: str, number: int) -> int:
    """The number of a thing on the table, or nothing."""
    if what == STAND:
        return number
    if what == PLACE:
        return THING_REGION + (FANGORN if number == TUNNEL else number)
    if what == COMBAT_CARD:
        return THING_CARD + number
    return THING_SPECIAL + number if what == SPECIAL_CARD else -1
