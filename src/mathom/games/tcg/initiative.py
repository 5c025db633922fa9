"""000: initiative - which side has it now."""

from mathom.games.tcg.effect_kinds import GAME, INITIATIVE, INITIATIVE_HAND
from mathom.games.tcg.effects import total
from mathom.games.tcg.rows import HAND, free
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


def has_initiative(game: Game, seat: Seat, besides: int = NONE) -> bool:
    """000: initiative - the Free Peoples player's with four or more cards in hand.

    ``besides``: a card that is being played and does not count (003: playing a card).
    """
    return (seat == free(game)) == free_has_initiative(game, besides)


def free_has_initiative(game: Game, besides: int = NONE) -> bool:
    """Whether the Free Peoples player has it, by what a card says or by the hand."""
    decreed = total(game, INITIATIVE, GAME)
    if decreed:
        return decreed > 0
    hand = game.rows[HAND + free(game)]
    held = len(hand) - (1 if besides in hand else 0)
    return held >= 4 + total(game, INITIATIVE_HAND, GAME)
