"""What is said after "gets": so much more of something."""

from mathom.cardplay.steps import If
from mathom.cardplay.word import Word
from mathom.games.lcg.rows import DAMAGE, RESOURCES
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Boost(Word):
    """So much more, or less, of a statistic."""

    english = "{number:Signed} {stat:Stat}"

    def __init__(self, number: int, stat: int) -> None:
        self.number = number
        self.stat = stat

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number


class BoostOr(Boost):
    """So much, or more if a condition holds."""

    english = "{number:Signed} {stat:Stat} ({better:Signed} if {if_:If})"

    def __init__(self, number: int, stat: int, if_: If, better: int) -> None:
        super().__init__(number, stat)
        self.if_ = if_
        self.better = better

    def amount(self, game: Game, frame: Frame) -> int:
        return self.better if self.if_.holds(game, frame) else self.number


class BoostPerDamage(Boost):
    """So much for each damage token on the card."""

    english = "{number:Signed} {stat:Stat} for each damage on ~"

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number * game.rows[DAMAGE][frame.card]


class BoostPerResource(Boost):
    """So much for each resource token on the card."""

    english = "{number:Signed} {stat:Stat} for each resource on ~"

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number * game.rows[RESOURCES][frame.card]
