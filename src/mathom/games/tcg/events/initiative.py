"""000: initiative. It stands alone, because moving a card has to know of it."""

from typing import Final

from mathom.cardplay.happening import NUMBER
from mathom.games.tcg.events.base import EVENTS, Happening
from mathom.games.tcg.rows import FREE_HAS_INITIATIVE, STATE
from mathom.kernel.game import Game


class Initiative(Happening):
    """000: initiative - it has changed sides; the subject is 1 if the Free Peoples have it now."""

    name = "initiative"
    subject = NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, FREE_HAS_INITIATIVE, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        return f"The {'Free Peoples player' if subject else 'Shadow'} has initiative."


E_INITIATIVE: Final = EVENTS.add(Initiative())
