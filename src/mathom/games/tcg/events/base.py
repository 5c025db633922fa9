"""What all events of the game share: how they show and name cards, and what their numbers are."""

from typing import Final

from mathom.cardplay.happening import CardEvent
from mathom.games.tcg.facts import CARDS
from mathom.games.tcg.visibility import seen
from mathom.kernel.declared import Events
from mathom.kernel.game import Game

# What the numbers of an event are, besides those of every card game.
SOURCE: Final = "source"  # the card whose text did it, or none
SITE_NUMBER: Final = "site number"
CULTURE: Final = "culture"
STRENGTH: Final = "strength"
MARK: Final = "mark"
CELL: Final = "cell"
DEPTH: Final = "depth"  # of the frames
KEY: Final = "key"
UNTIL: Final = "until"

EVENTS: Final = Events()


class Happening(CardEvent):
    """An event of The Trading Card Game."""

    def printed(self, game: Game, card: int, viewer: int) -> int:
        return seen(game, card, viewer)

    def title(self, number: int) -> str:
        return CARDS[number].title
