"""Windows in which players act or answer, in turn, until all have passed.

Who is asked must not tell what a player holds. So a player is asked whenever, for all the others
know, a card in that hand could be played: everyone knows the deck lists, nobody the hands.
"""

from abc import abstractmethod
from typing import Final

from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure


class InTurn(Procedure):
    """Players are asked in turn, until all have passed in a row."""

    ASK: Final = 0
    ACT: Final = 1

    @abstractmethod
    def options(self, game: Game, frame: Frame, player: Seat) -> list[int]:
        """What a player may do now, besides passing."""

    @abstractmethod
    def could(self, game: Game, frame: Frame, player: Seat) -> bool:
        """Whether, for all the others know, a card in hand could be played."""

    @abstractmethod
    def note(self, game: Game, frame: Frame, passed: int, player: Seat) -> None:
        """Write down whose turn it is, and how many have passed in a row before."""

    def ask_next(
        self, game: Game, frame: Frame, order: list[int], passed: int, kind: int, passing: int
    ) -> None:
        """Ask the first of those still to come who may do something; else it is over."""
        for player in order[: max(0, len(order) - passed)]:
            options = self.options(game, frame, player)
            if options or self.could(game, frame, player):
                self.note(game, frame, passed, player)
                frame.who = player
                game.ask(player, kind, [passing, *options])
                return
            passed += 1
        game.done()


def turned(order: list[int], place: int) -> list[int]:
    """An order from a place in it on, all the way round."""
    start = place % len(order) if order else 0
    return order[start:] + order[:start]
