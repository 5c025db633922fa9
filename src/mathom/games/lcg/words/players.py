"""Which players a text means."""

from abc import abstractmethod
from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, PLAYER
from mathom.cardplay.steps import Player
from mathom.games.lcg import rows
from mathom.games.lcg.events.cards import former
from mathom.games.lcg.rows import DEFENDING_PLAYER, STATE, THREAT_LEVEL
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


class You(Player):
    """The one who does it."""

    english = "you"

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [frame.who]


class APlayer(Player):
    """Any player, chosen by the one who does it."""

    english = "a player"
    choice = True

    def players(self, game: Game, frame: Frame) -> list[int]:
        return rows.players(game)


class AnotherPlayer(Player):
    """Any other player, chosen by the one who does it."""

    english = "another player"
    choice = True

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [player for player in rows.players(game) if player != frame.who]


class ThatPlayer(Player):
    """The player chosen before."""

    english = "that player"

    def follow(self, known: Known) -> None:
        known.need(PLAYER, "that player")

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [frame.cards[PLAYER]]


class EachPlayer(Player):
    """Every player, the first player first."""

    english = "each player"
    one = False

    def players(self, game: Game, frame: Frame) -> list[int]:
        return rows.players(game)


class EachThreatened(Player):
    """Every player whose threat is so high."""

    english = "each player with {threat:Number} or more threat"
    one = False

    def __init__(self, threat: int) -> None:
        self.threat = threat

    def players(self, game: Game, frame: Frame) -> list[int]:
        level = game.rows[THREAT_LEVEL]
        return [player for player in rows.players(game) if level[player] >= self.threat]


class FirstPlayer(Player):
    """The first player."""

    english = "the first player"

    def players(self, game: Game, frame: Frame) -> list[int]:
        return rows.players(game)[:1]


class Foremost(Player):
    """The player with the most or least of something; of several, one the first player chooses."""

    choice = True

    @abstractmethod
    def measure(self, game: Game, player: Seat) -> int:
        """What is compared: the highest is meant."""

    def players(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        highest = 0
        for player in rows.players(game):
            measured = self.measure(game, player)
            if found and measured > highest:
                found = []
            if not found or measured == highest:
                highest = measured
                found.append(player)
        return found

    def chooser(self, game: Game, frame: Frame) -> int:
        return rows.first_player(game)


class MostThreatened(Foremost):
    """The player with the highest threat."""

    english = "the player with the highest threat"

    def measure(self, game: Game, player: Seat) -> int:
        return game.rows[THREAT_LEVEL][player]


class ItsController(Player):
    """Who controlled the card the trigger is about, when it left play."""

    english = "its controller"

    def follow(self, known: Known) -> None:
        known.need(CAUSE, "its controller")

    def players(self, game: Game, frame: Frame) -> list[int]:
        player = former(frame.cards[CAUSE])
        return [player] if player in rows.players(game) else []


class DefendingPlayer(Player):
    """The player under attack."""

    english = "the defending player"

    def players(self, game: Game, frame: Frame) -> list[int]:
        return [game.rows[STATE][DEFENDING_PLAYER]]


YOU: Final = You()
A_PLAYER: Final = APlayer()
ANOTHER_PLAYER: Final = AnotherPlayer()
THAT_PLAYER: Final = ThatPlayer()
EACH_PLAYER: Final = EachPlayer()
FIRST_PLAYER: Final = FirstPlayer()
MOST_THREATENED: Final = MostThreatened()
ITS_CONTROLLER: Final = ItsController()
THE_DEFENDING_PLAYER: Final = DefendingPlayer()
