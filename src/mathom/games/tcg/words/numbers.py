"""Numbers that a text gives or leaves open."""

from typing import Final

from mathom.cardplay import phrases
from mathom.cardplay.binding import Known
from mathom.cardplay.names import THOSE, X
from mathom.cardplay.phrases import Count
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Number(phrases.Number):
    """A fixed number."""

    english = "{value:Some}"
    also = ("Plural",)


class TheX(Count):
    """000: X - what was chosen or worked out for it."""

    english = "X"
    also = ("Plural",)

    def follow(self, known: Known) -> None:
        known.need(X, "X")

    def number(self, game: Game, frame: Frame) -> int:
        return max(frame.cards[X], 0)


class ThatMany(Count):
    """As many as the cards of the step before."""

    english = "an equal number of"
    spellings = ("that many", "the same number of")
    also = ("Plural",)

    def follow(self, known: Known) -> None:
        known.need(THOSE, "an equal number")

    def number(self, game: Game, frame: Frame) -> int:
        return max(frame.cards[THOSE], 0).bit_count()


THE_X: Final = TheX()


THAT_MANY: Final = ThatMany()


def count_of(count: int | Count) -> Count:
    """A count, as definitions may write it."""
    return Number(count) if isinstance(count, int) else count
