"""000: action - what happens at one moment is answered at one moment, required actions first.

A skirmish is won and lost at once; assignments take effect together. Such events happen without
being answered one by one; then they are told together, packed into one number: a ``Telling``.
"""

from typing import Final

from mathom.cardplay.names import SUBJECT, from_event
from mathom.games.tcg.hearing import ear
from mathom.games.tcg.procedures import PROCEDURES, RUN_REQUIRED, RUN_RESPONSES, RUN_TELLING
from mathom.games.tcg.rows import HEARS, KEPT, STATE
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure

# In a frame's ``event``: several, told together and packed in its ``place``.
TOGETHER: Final = -2
# The bits of a kind, and of a subject, value or cause; one more than each, as it may be none.
_KIND: Final = 10
_NAME: Final = 12
_WHOLE: Final = _KIND + 3 * _NAME


def packed(kind: int, subject: int, value: int, cause: int) -> int:
    """One event as a number that is not 0."""
    number = cause + 1
    number = number << _NAME | value + 1
    number = number << _NAME | subject + 1
    return number << _KIND | kind


def along(told: int, event: int) -> int:
    """One event more among those that are told together."""
    return told << _WHOLE | event


def tellings(frame: Frame) -> list[tuple[int, tuple[int, ...]]]:
    """The events that answers are about: the kind of each, and the names it gives."""
    if frame.event != TOGETHER:
        return [(frame.event, from_event(frame.card, frame.place, frame.other))]
    found: list[tuple[int, tuple[int, ...]]] = []
    told = frame.place
    mask = (1 << _NAME) - 1
    while told:
        kind = told & (1 << _KIND) - 1
        rest = told >> _KIND
        subject, value = (rest & mask) - 1, (rest >> _NAME & mask) - 1
        found.append((kind, from_event(subject, value, (rest >> 2 * _NAME & mask) - 1)))
        told >>= _WHOLE
    found.reverse()
    return found


def kinds_in(frame: Frame) -> int:
    """The kinds of those events, a bit each."""
    if frame.event != TOGETHER:
        return ear(frame.event)
    bits = 0
    for kind, _ in tellings(frame):
        bits |= ear(kind)
    return bits


def subjects(game: Game, kind: int) -> list[int]:
    """Those of whom such an event is told now: who has just won, or lost."""
    found: list[int] = []
    for under_way in game.stack:
        if under_way.procedure == RUN_TELLING:
            found += [names[SUBJECT] for each, names in tellings(under_way) if each == kind]
    return found


def tell(game: Game, told: int) -> None:
    """Have all these events answered, required actions first."""
    if told:
        game.call(Frame(RUN_TELLING, place=told, event=TOGETHER))


class Telling(Procedure):
    """Events of one moment are answered: ``place`` is all of them, packed."""

    REQUIRED: Final = 0
    OPTIONAL: Final = 1
    DONE: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Telling.DONE:
            game.done()
            return
        bits = kinds_in(frame)
        kept = game.rows[KEPT]
        heard = game.rows[STATE][HEARS] & bits != 0
        if pc == Telling.OPTIONAL:
            heard = heard or kept[len(kept) - 2] & bits != 0
        if heard:
            answers = RUN_REQUIRED if pc == Telling.REQUIRED else RUN_RESPONSES
            game.call(Frame(answers, place=frame.place, event=TOGETHER))


PROCEDURES.define(RUN_TELLING, Telling())
