"""000: The One Ring - it is put on, or worn to the end."""

from typing import Final

from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.games.tcg import effect_kinds
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effects import total
from mathom.games.tcg.events.bookkeeping import E_LASTING
from mathom.games.tcg.events.skirmishes import E_SKIRMISH_ENDS
from mathom.games.tcg.packing import unpacked_lasting
from mathom.games.tcg.rows import ring_bearer
from mathom.games.tcg.words.conditions.game import wearing
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class PutsOnRing(On):
    """000: The One Ring - put on, and not worn before."""

    english = "the Ring-bearer puts on The One Ring"
    kind = E_LASTING
    also = ("PlainOn",)

    def holds(self, game: Game, frame: Frame) -> bool:
        bearer = ring_bearer(game)
        if frame.cards[SUBJECT] != effect_kinds.WEARING or frame.cards[VALUE] != bearer:
            return False
        amount, _, _ = unpacked_lasting(frame.cards[CAUSE])
        return 0 < amount == total(game, effect_kinds.WEARING, bearer)


class WearsAtEnd(On):
    """1R224: The One Ring is still worn when a skirmish ends."""

    english = "the Ring-bearer wears The One Ring at the end of a skirmish phase"
    kind = E_SKIRMISH_ENDS

    def holds(self, game: Game, frame: Frame) -> bool:
        return wearing(game)


PUTS_ON_RING: Final = PutsOnRing()
