"""000: The One Ring - to wear it, take it off, hand it on, be corrupted by it."""

from typing import ClassVar

from mathom.cardplay.phrases import Who
from mathom.cardplay.steps import Do
from mathom.games.tcg import effect_kinds
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.events.cards import E_RING_BEARER
from mathom.games.tcg.events.turns import CORRUPTED
from mathom.games.tcg.procedures import RUN_LOSE
from mathom.games.tcg.rows import LASTING, LASTING_CELLS, OWNER, free, ring_bearer
from mathom.games.tcg.words.conditions.game import wearing
from mathom.games.tcg.words.durations import Until
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class WearRing(Do):
    """000: The One Ring."""

    english = "the Ring-bearer wears The One Ring{until:Until}"
    spellings: ClassVar[tuple[str, ...]] = (
        "{_:RingPronoun}wears the one ring{until:Until}",
        "make the ring-bearer put on the one ring{until:Until}",
        "{_:RingPronoun}puts on the one ring{until:Until}",
    )
    also = ("Act", "Term", "Price")

    def __init__(self, until: Until) -> None:
        super().__init__()
        self.until = until

    def possible(self, game: Game, frame: Frame) -> bool:
        return not wearing(game)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            bearer = ring_bearer(game)
            if bearer >= 0:
                lasting(game, effect_kinds.WEARING, bearer, 1, self.until.moment, frame.card)
        else:
            self.finish(game, frame)


class TakeOffRing(Do):
    """000: The One Ring - it is worn no longer."""

    english = "take off The One Ring"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            bearer = ring_bearer(game)
            row = game.rows[LASTING]
            for i in range(0, len(row), LASTING_CELLS):
                effect, target, amount, until = row[i : i + 4]
                if effect == effect_kinds.WEARING and target == bearer:
                    lasting(game, effect_kinds.WEARING, bearer, -amount, until, frame.card)
        else:
            self.finish(game, frame)


class MakeRingBearer(Do):
    """000: Ring-bearer - another bears it now."""

    english = "make {who:Single} the Ring-bearer (resistance {resistance:Number})"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, resistance: int) -> None:
        super().__init__()
        self.who = who
        self.resistance = resistance

    def possible(self, game: Game, frame: Frame) -> bool:
        return any(card != ring_bearer(game) for card in self.who.cards(game, frame))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            for card in self.who.cards(game, frame)[:1]:
                game.event(E_RING_BEARER, card, game.rows[OWNER][card])
        else:
            self.finish(game, frame)


class WearIt(WearRing):
    """000: The One Ring - worn as the effect of a text."""

    english = "wear The One Ring{until:Until}"
    spellings = ()


class CorruptRingBearer(Do):
    """1R243: at once."""

    english = "corrupt the Ring-bearer"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_LOSE, free(game), count=CORRUPTED))
        else:
            self.finish(game, frame)
