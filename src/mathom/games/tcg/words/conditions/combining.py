"""Two conditions in one: both, or either."""

from mathom.cardplay.steps import If
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class BothHold(If):
    """Two conditions."""

    english = "{first:PlainIf} and {second:If}"

    def __init__(self, first: If, second: If) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.first.holds(game, frame) and self.second.holds(game, frame)


class EitherHolds(If):
    """One of two conditions."""

    english = "{first:PlainIf} or {second:If}"

    def __init__(self, first: If, second: If) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.first.holds(game, frame) or self.second.holds(game, frame)
