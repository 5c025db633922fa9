"""How many and how often: numbers, X, once, twice, limits, amounts of twilight."""

from typing import Final

from mathom.cardplay import phrases
from mathom.cardplay.binding import Known
from mathom.cardplay.names import THOSE, X
from mathom.cardplay.phrases import Count
from mathom.cardplay.steps import If
from mathom.cardplay.word import Word
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


def count_of(count: int | Count) -> Count:
    """A count, as definitions may write it."""
    return Number(count) if isinstance(count, int) else count


class Cap(Word):
    """000: limit - how much a copy may give in a phase, over all its uses."""

    most: int = 0


class NoCap(Cap):
    """As much as it comes to."""

    english = ""


class LimitOf(Cap):
    """000: limit - so much."""

    english = " (limit +{most:Number})"
    spellings = (
        " (limit {most:Number})",
        " (limit {most:Twilight})",
        " (limit {most:Signed})",
        " (limit {most:Number} {_:Counter})",
    )

    def __init__(self, most: int) -> None:
        self.most = most


class Times(Word):
    """How often a verb is done to each card."""

    def number(self, game: Game, frame: Frame) -> int:
        return 1

    def chosen(self) -> bool:
        """Whether the doer says how often, up to the number."""
        return False


class Once(Times):
    """Once."""

    english = ""
    spellings = (" once",)


class Twice(Times):
    """Twice."""

    english = " twice"

    def number(self, game: Game, frame: Frame) -> int:
        return 2


class SoOften(Times):
    """A number of times."""

    english = " {count:Plural} times"

    def __init__(self, count: int | Count) -> None:
        self.count = count_of(count)

    def number(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame)


class UpToTimes(SoOften):
    """As often as the doer likes, up to a number."""

    english = " up to {count:Plural} times"

    def chosen(self) -> bool:
        return True


class TwiceIf(Times):
    """Once, or twice when something holds."""

    english = " once (or twice if {if_:If})"

    def __init__(self, if_: If) -> None:
        self.if_ = if_

    def number(self, game: Game, frame: Frame) -> int:
        return 2 if self.if_.holds(game, frame) else 1


THE_X: Final = TheX()
THAT_MANY: Final = ThatMany()
NO_CAP = NoCap()
ONCE: Final = Once()
TWICE: Final = Twice()
