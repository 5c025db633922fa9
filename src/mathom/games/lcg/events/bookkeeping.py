"""What is noted for later: nobody witnesses these."""

from typing import Final

from mathom.cardplay.happening import A_CARD, A_NUMBER, A_TEXT, A_WAY, AN_EFFECT, PACKED
from mathom.games.lcg.events.base import EVENTS, Happening
from mathom.games.lcg.facts import RECALCULATED
from mathom.games.lcg.packing import unpack_lasting, unpack_later
from mathom.games.lcg.rows import LASTING, LATER, LATER_CELLS, LIMITS
from mathom.games.lcg.rulebook.handling import DEFEAT, consequence
from mathom.kernel.game import Game


class Lasting(Happening):
    """001: lasting effects - from now on, on a card, a player or the game; see ``packing``."""

    name = "lasting"
    subject = AN_EFFECT
    value = "target"
    cause = PACKED
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        amount, until, source = unpack_lasting(cause)
        game.put_row(LASTING, [*game.rows[LASTING], subject, value, amount, until, source])
        if amount < 0 and subject != RECALCULATED:
            consequence(game, DEFEAT, value)


E_LASTING: Final = EVENTS.add(Lasting())


class WaitsForLater(Happening):
    """A step of a card's text waits for its moment; see ``packing``."""

    name = "later"
    subject = A_TEXT
    value = A_CARD
    cause = PACKED
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        who, about, moment = unpack_later(cause)
        game.put_row(LATER, [*game.rows[LATER], subject, value, who, about, moment])


E_LATER: Final = EVENTS.add(WaitsForLater())


class LaterDone(Happening):
    """A step that waited does so no longer; the subject is which of them."""

    name = "later done"
    subject = A_NUMBER
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        later = game.rows[LATER]
        at = subject * LATER_CELLS
        game.put_row(LATER, later[:at] + later[at + LATER_CELLS :])


E_LATER_DONE: Final = EVENTS.add(LaterDone())


class LimitCounts(Happening):
    """A text with a limit is used; the value is how long that counts."""

    name = "limit"
    subject = PACKED
    value = A_WAY
    seen = False

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put_row(LIMITS, [*game.rows[LIMITS], subject, value])


E_LIMIT: Final = EVENTS.add(LimitCounts())
