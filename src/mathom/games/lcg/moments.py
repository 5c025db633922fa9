"""When a card became what it is where it is, so that what a text means can be told from what has
come after it.

A card that leaves play, or is shuffled, is another card from then on though it has the same number
(001: in play and out of play). ``CLOCK`` counts the events that do this, and ``SINCE`` says when
each card did last. What was told, used or named at a moment means only cards that are no younger.
"""

from typing import Final

from mathom.cardplay.names import FIRST_NOUN, bind
from mathom.games.lcg.rows import CLOCK, QUEST, SINCE, STATE, ZONE, in_play_zone
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId

# Names above the nouns: moments, or NONE for no such moment.
TOLD: Final = 22  # when the event happened that set the text off
USED: Final = 23  # when the text began to be followed
BOUND: Final = 24  # when a card was last named


def now(game: Game) -> int:
    return game.rows[STATE][CLOCK]


def same(game: Game, card: CardId, moment: int) -> bool:
    """Whether a card is still what and where it was at that moment."""
    return moment == NONE or (card >= 0 and game.rows[SINCE][card] <= moment)


def here(game: Game, card: CardId) -> bool:
    """001: in play - what can have tokens: a card in play, or the current quest card."""
    zone = game.rows[ZONE][card]
    return in_play_zone(zone) or zone == QUEST


def remember(game: Game, names: tuple[int, ...], slot: int, card: CardId) -> tuple[int, ...]:
    """The names with this card named now, and without those that are no longer what they were."""
    for noun in range(FIRST_NOUN, TOLD):
        if names[noun] != NONE and not same(game, names[noun], names[BOUND]):
            names = bind(names, noun, NONE)
    return bind(bind(names, slot, card), BOUND, now(game))
