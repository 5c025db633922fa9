"""Shuffling a pile, and a shuffle as one number: which card goes where."""

from typing import Final

from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure

_CARD_BITS: Final = 10


def packed_order(cards: tuple[int, ...]) -> int:
    """Cards in order as one number."""
    number = 0
    for card in cards:
        number = number << _CARD_BITS | card
    return number


def shuffled(identities: list[int], pile: list[int], packed: int) -> list[int]:
    """What all cards are once those of a pile have changed places; they lie where they lay."""
    found = identities[:]
    for i in range(len(pile) - 1, -1, -1):
        found[pile[i]] = identities[packed & (1 << _CARD_BITS) - 1]
        packed >>= _CARD_BITS
    return found


class Shuffle(Procedure):
    """Chance lays the cards of a pile in a new order. ``question`` and ``event`` are the game's."""

    ROLL: Final = 0
    FALLS: Final = 1
    DONE: Final = 2

    def __init__(self, question: int, event: int) -> None:
        self.question = question
        self.event = event

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Shuffle.ROLL:
            pile = game.rows[frame.place]
            if len(pile) > 1:
                game.roll(self.question, pile[:], len(pile))
            else:
                frame.step = Shuffle.DONE
        elif pc == Shuffle.FALLS:
            game.event(self.event, frame.place, NONE, packed_order(game.picks))
        else:
            game.done()
