"""What every verb on cards looks at: is its target still there when its turn comes?"""

from typing import ClassVar

from mathom.cardplay.names import SUBJECT
from mathom.cardplay.phrases import It, Self, That, Who
from mathom.cardplay.steps import Targeted
from mathom.games.lcg.abilities import Enduring
from mathom.games.lcg.moments import BOUND, TOLD, USED, here, now, remember, same
from mathom.games.lcg.rows import OUT
from mathom.games.lcg.words.references import Attached
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


def itself(game: Game, frame: Frame) -> bool:
    """Whether the card whose text this is is still the one that it was when the text began."""
    return same(game, frame.card, frame.cards[USED])


def meant(game: Game, frame: Frame, who: Who) -> bool:
    """Whether what a text refers back to is still the card that it spoke of."""
    names = frame.cards
    if isinstance(who, That):
        return same(game, names[who.register], names[BOUND])
    if isinstance(who, It):
        return same(game, names[SUBJECT], names[TOLD])
    if isinstance(who, (Self, Attached)):
        return itself(game, frame)
    return True


class OnCards(Enduring):
    """001: in play and out of play - a verb works on what is in play, unless it works ``anywhere``.

    A target that has gone, was shuffled, or came again as a new card is passed over; so is one
    that the verb can no longer be done to. ``other`` is when the targets were taken.
    """

    anywhere: ClassVar[bool] = False

    def reaches(self, game: Game, frame: Frame, card: CardId) -> bool:
        """Whether the verb could be done to this card where it is now."""
        return (self.anywhere or here(game, card)) and self.fits(game, frame, card)

    def targets(self, game: Game, frame: Frame) -> list[int]:
        who = self.who
        if not meant(game, frame, who):
            return []
        if who.manner == Who.CHOICE and game.rows[OUT][frame.who]:
            return []  # who is out chooses nothing
        return [card for card in who.cards(game, frame) if self.reaches(game, frame, card)]

    def named(self, game: Game, frame: Frame) -> tuple[int, ...]:
        slot = self.who.slot()
        if slot == NONE or len(game.picks) != 1:
            return frame.cards
        return remember(game, frame.cards, slot, game.picks[0])

    def still(self, game: Game, frame: Frame, card: CardId) -> bool:
        return same(game, card, frame.other) and self.reaches(game, frame, card)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Targeted.CHOSEN:
            frame.other = now(game)
        super().step(game, frame, pc)
