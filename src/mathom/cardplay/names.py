"""What a running ability remembers: the parts of its trigger, and what was chosen so far.

The names travel in the frames' ``cards`` register, from one step to the next: a step that is done
hands them on (``Do.finish``) and the step that called it takes them up.
"""

from typing import Final

from mathom.kernel.frame import NONE

SUBJECT: Final = 0  # the event that set it off: subject, value, cause
VALUE: Final = 1
CAUSE: Final = 2
PLAYER: Final = 3  # "that player", or the one who does it
X: Final = 4  # what was paid for an X
THOSE: Final = 5  # cards revealed, looked at or moved: a bit each
BEARER_THEN: Final = 6  # whom the card was on that its own text has discarded
PRESENT: Final = 7  # cards that lay where one may be played from before a cost was paid: bits
FIRST_NOUN: Final = 8
WIDTH: Final = 27

NOBODY: Final = (NONE,) * WIDTH


def bind(names: tuple[int, ...], slot: int, value: int) -> tuple[int, ...]:
    """The names with one of them bound anew."""
    return (*names[:slot], value, *names[slot + 1 :])


def from_event(subject: int, value: int, cause: int) -> tuple[int, ...]:
    """The names an ability starts with that an event set off."""
    return (subject, value, cause, *NOBODY[3:])
