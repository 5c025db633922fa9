"""What all events of the game share: how they show and name cards, and what their numbers are."""

from typing import ClassVar, Final

from mathom.cardplay.happening import CardEvent
from mathom.cardplay.piles import seen
from mathom.games.tcg.facts import CARDS
from mathom.games.tcg.hearing import EARS
from mathom.kernel.declared import Events
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

# What the numbers of an event are, besides those of every card game.
A_SOURCE: Final = "source"  # the card whose text did it, or none
A_SITE_NUMBER: Final = "site number"
A_CULTURE: Final = "culture"
A_STRENGTH: Final = "strength"
A_MARK: Final = "mark"
A_CELL: Final = "cell"
A_DEPTH: Final = "depth"  # of the frames
A_KEY: Final = "key"
UNTIL: Final = "until"

EVENTS: Final = Events()


class Happening(CardEvent):
    """An event of The Trading Card Game.

    ``heard``: texts may answer it, as it happens or, ``told_together``, with others of its moment
    (``rulebook/together.py``).
    """

    heard: ClassVar[bool] = False
    told_together: ClassVar[bool] = False

    def printed(self, game: Game, card: CardId, viewer: Seat) -> int:
        return seen(game, card, viewer)

    def title(self, number: int) -> str:
        return CARDS[number].title


def give_ears() -> None:
    """Once all are declared: a bit for each event that texts may answer."""
    bit = 1
    for kind in EVENTS.kinds:
        assert isinstance(kind, Happening)
        EARS.append(bit if kind.heard else 0)
        if kind.heard:
            bit <<= 1


def answered() -> list[int]:
    """The events that texts may answer as they happen."""
    found: list[int] = []
    for number in range(len(EVENTS.kinds)):
        kind = EVENTS.kinds[number]
        assert isinstance(kind, Happening)
        if kind.heard and not kind.told_together:
            found.append(number)
    return found
