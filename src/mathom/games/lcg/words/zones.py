"""Where cards are looked for."""

from typing import Final

from mathom.cardplay.phrases import Zone
from mathom.games.lcg import facts, rows
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.rows import in_play
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class InPlay(Zone):
    """001: in play; what a text means unless it says otherwise."""

    english = ""

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return in_play(game)


class YourHand(Zone):
    """The hand of the one who does it."""

    english = " from your hand"
    secret = True

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[rows.HAND + frame.who]


class TheirHand(Zone):
    """The hand of the player who is made to do it."""

    english = " from their hand"
    secret = True

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[rows.HAND + frame.who]


class YourDiscard(Zone):
    """The discard pile of the one who does it; heroes there stay where they are."""

    english = " from your discard pile"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        pile = game.rows[rows.DISCARD + frame.who]
        return [card for card in pile if printed(game, card).type != facts.TYPE_HERO]


class AnyDiscard(Zone):
    """Every player's discard pile."""

    english = " in any player's discard pile"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in range(rows.seats(game)):
            found += game.rows[rows.DISCARD + seat]
        return found


IN_PLAY: Final = InPlay()
YOUR_HAND: Final = YourHand()
THEIR_HAND: Final = TheirHand()
YOUR_DISCARD: Final = YourDiscard()
ANY_DISCARD: Final = AnyDiscard()
