"""What all events of The Card Game have in common."""

from abc import abstractmethod
from typing import ClassVar, Final

from mathom.cardplay.happening import CardEvent
from mathom.cardplay.piles import seen
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.moments import here
from mathom.games.lcg.rows import CLOCK, STATE
from mathom.kernel.declared import Events
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

EVENTS: Final = Events()


class Happening(CardEvent):
    """An event of The Card Game. ``change`` is what it does to the rows.

    ``touches``: it is about a card that must be there for it to happen, in play or as the current
    quest card. ``renews``: it makes cards other cards, see ``moments``: they come into play or
    leave it, or go from pile to pile.
    """

    touches: ClassVar[bool] = False
    renews: ClassVar[bool] = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        """001: in play - nothing happens to what is not there."""
        if self.touches and not here(game, subject):
            return
        if self.renews:
            game.put(STATE, CLOCK, game.rows[STATE][CLOCK] + 1)
        self.change(game, subject, value, cause)

    @abstractmethod
    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        """Write down what it changes."""

    def printed(self, game: Game, card: CardId, viewer: Seat) -> int:
        return seen(game, card, viewer)

    def title(self, number: int) -> str:
        return CARDS[number].title


class Announcement(Happening):
    """An event that changes nothing: it is there to be answered, or told."""

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        pass


def declared(number: int) -> Happening:
    """What is declared of an event."""
    kind = EVENTS.kinds[number]
    assert isinstance(kind, Happening)
    return kind
