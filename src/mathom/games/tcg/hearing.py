"""000: action - the events that texts may answer, each with a bit in the masks of what is heard.

No other event has one, so that a mask stays a small number however many events there are.
"""

from typing import Final

EARS: Final[list[int]] = []  # by event; ``events`` fills it in


def ear(kind: int) -> int:
    """The bit of an event; 0 for one that no text answers."""
    return EARS[kind]
