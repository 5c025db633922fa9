"""How many: numbers that a text works out."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import VALUE
from mathom.cardplay.phrases import Count, Such
from mathom.cardplay.steps import If
from mathom.games.lcg import rows
from mathom.games.lcg.rows import in_play
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class ThatMany(Count):
    """As many as the trigger tells of."""

    english = "that many"

    def follow(self, known: Known) -> None:
        known.need(VALUE, "that many")

    def number(self, game: Game, frame: Frame) -> int:
        return frame.cards[VALUE]


class NumberOf(Count):
    """How many cards there are of a kind."""

    english = "as many as there are {what:Many}"

    def __init__(self, what: Such) -> None:
        self.what = what

    def number(self, game: Game, frame: Frame) -> int:
        return sum(1 for card in in_play(game) if self.what.test(game, frame, card))


class NumberOfPlayers(Count):
    """How many players there are in the game."""

    english = "as many as there are players"

    def number(self, game: Game, frame: Frame) -> int:
        return len(rows.players(game))


class Upgrade(Count):
    """A number, and another if a condition holds: no choice, it applies when it is true."""

    english = "{base:Number} ({better:Number} if {if_:If})"

    def __init__(self, base: int, if_: If, better: int) -> None:
        self.base = base
        self.better = better
        self.if_ = if_

    def number(self, game: Game, frame: Frame) -> int:
        return self.better if self.if_.holds(game, frame) else self.base


THAT_MANY: Final = ThatMany()
NUMBER_OF_PLAYERS: Final = NumberOfPlayers()
