"""Clauses that hold: what every one of them shares, and those about cards."""

from typing import Final

from mathom.cardplay.phrases import Who
from mathom.cardplay.word import Word
from mathom.games.tcg import facts
from mathom.games.tcg.effect_kinds import GAME, touch
from mathom.games.tcg.words.predicates import Fact
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Law(Word):
    """A clause that holds."""

    def touches(self) -> int:
        return 0

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        """How much of an effect it has on the subject."""
        return 0

    def own(self) -> bool:
        """Whether it speaks of its own card."""
        return False


class Of(Law):
    """Cards are or do something."""

    english = "{who:Who} {facts:Fact* and |, |, and }"
    spellings = ("{who:Bare} {facts:Fact* and |, |, and }",)

    def __init__(self, who: Who, facts: Fact | tuple[Fact, ...]) -> None:
        self.who = who
        self.facts = facts if isinstance(facts, tuple) else (facts,)

    def touches(self) -> int:
        bits = 0
        for fact in self.facts:
            bits |= fact.touches()
        return bits

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if subject < 0:
            return 0
        found = 0
        for fact in self.facts:
            found += fact.said_of(game, frame, self.who, effect, subject)
        return found

    def own(self) -> bool:
        return self.who == SELF


class OnGame(Law):
    """A number that belongs to the whole game."""

    def effect(self) -> int:
        return 0

    def touches(self) -> int:
        return touch(self.effect())

    def value(self, game: Game, frame: Frame) -> int:
        return 0

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if subject == GAME and effect == self.effect():
            return self.value(game, frame)
        return 0


LEXICONS: Final[dict[str, dict[object, str]]] = {
    "ArcherySide": {facts.FREE_PEOPLES: "fellowship", facts.SHADOW: "minion"},
}
