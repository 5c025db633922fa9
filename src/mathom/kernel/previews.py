"""What an answer would bring: games that could be the real one, played on.

Nothing here knows a rule, and nothing knows more than the one who asks: a ``Guess`` draws what
is hidden so that it fits a view. What futures in all the worlds that matter tell alike is certain;
which worlds those are, a game's own rules know.
"""

from collections.abc import Callable

from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.rules import Event

Guess = Callable[[Dice], Game]


class Future:
    """A game that could be the real one, after the answer and all that chance does at once."""

    __slots__ = ("events", "game")

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events  # as the viewer would see them


def play(game: Game, picks: tuple[int, ...], viewer: Seat) -> list[Event]:
    """Answer, and hand over what the viewer would see happen."""
    game.events = []
    game.answer(*picks)
    place = game.rules.viewers(game.setup).index(viewer)
    seen = [witnessed[place] for witnessed in game.events]
    game.events = None
    return [event for event in seen if event is not None]


def alike(tellings: list[list[str]]) -> list[str]:
    """The lines that all tellings begin with."""
    first = tellings[0]
    count = min(len(lines) for lines in tellings)
    while any(lines[:count] != first[:count] for lines in tellings):
        count -= 1
    return first[:count]
