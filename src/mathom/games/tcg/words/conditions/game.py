"""What must hold of the game: where the fellowship is, hands, tokens, The One Ring."""

from typing import Final

from mathom.cardplay.steps import If, Player
from mathom.games.tcg.effect_kinds import WEARING
from mathom.games.tcg.effects import total
from mathom.games.tcg.initiative import has_initiative
from mathom.games.tcg.rows import (
    DECK,
    HAND,
    MOVES_MADE,
    SITE_CELL,
    STATE,
    free,
    of_seat,
    players,
    ring_bearer,
    twilight,
)
from mathom.games.tcg.words.sites import Where
from mathom.games.tcg.words.tokens import tokens
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class IsAt(If):
    """000: site - the fellowship is there."""

    english = "the fellowship is at {where:Where}"
    also = ("PlainIf",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.where.test_here(game, frame)


class NotAt(If):
    """000: site - the fellowship is somewhere else."""

    english = "the fellowship is not at {where:Where}"
    spellings = ("not at {where:Where}",)
    also = ("PlainIf",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, game: Game, frame: Frame) -> bool:
        return not self.where.test_here(game, frame)


class WearsRing(If):
    """000: The One Ring - it is worn."""

    english = "the Ring-bearer wears The One Ring"
    spellings = ("wearing the one ring", "the ring-bearer is wearing the one ring")
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return wearing(game)


def wearing(game: Game) -> bool:
    """000: The One Ring - an effect on the Ring-bearer while it lasts."""
    return total(game, WEARING, ring_bearer(game)) > 0


class PoolBelow(If):
    """000: twilight pool."""

    english = "the twilight pool has fewer than {number:Number} twilight tokens"
    also = ("PlainIf",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        return twilight(game) < self.number


class HandAtLeast(If):
    """A hand of so many cards."""

    english = "{player:Player} has at least {number:Number} cards in hand"
    also = ("PlainIf",)

    def __init__(self, player: Player, number: int) -> None:
        self.player = player
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        for player in self.player.players(game, frame):
            if len(game.rows[HAND + player]) >= self.number:
                return True
        return False


class HandBelow(HandAtLeast):
    """A smaller hand."""

    english = "{player:Player} have fewer than {number:Number} cards in hand"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return not super().holds(game, frame)


class NoDeck(If):
    """A draw deck is empty."""

    english = "{player:Player} has no cards in the draw deck"
    spellings = ("{player:Player} has no cards in his draw deck",)
    also = ("PlainIf",)

    def __init__(self, player: Player) -> None:
        self.player = player

    def holds(self, game: Game, frame: Frame) -> bool:
        for player in self.player.players(game, frame):
            if not game.rows[DECK + player]:
                return True
        return False


class TokensAtMost(If):
    """So many tokens, or fewer."""

    english = "there are {number:Number} or fewer {counter:Counter} on the Ring-bearer"
    also = ("PlainIf",)

    def __init__(self, number: int, counter: int) -> None:
        self.number = number
        self.counter = counter

    def holds(self, game: Game, frame: Frame) -> bool:
        return tokens(game, self.counter) <= self.number


class MovedTwice(If):
    """000: move limit - the fellowship has moved again this turn."""

    english = "the fellowship has moved more than once this turn"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][MOVES_MADE] > 1


class Ahead(If):
    """003: ahead - at a higher site than every other player."""

    english = "the fellowship is ahead on the adventure path"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        own = of_seat(game, free(game), SITE_CELL)
        return all(
            of_seat(game, seat, SITE_CELL) < own for seat in players(game) if seat != free(game)
        )


class HaveInitiative(If):
    """000: initiative - of the side of the player whose card it is."""

    english = "you have initiative"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return has_initiative(game, frame.who, frame.card)


WEARS_RING: Final = WearsRing()
MOVED_TWICE: Final = MovedTwice()
AHEAD: Final = Ahead()
YOU_HAVE_INITIATIVE: Final = HaveInitiative()
