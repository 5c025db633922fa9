"""What an answer would bring: games that could be the real one, played on.

Nothing here knows a rule, and nothing knows more than the one who asks: a ``Guess`` draws what
is hidden so that it fits a view. What all of the futures tell alike is certain.
"""

from collections.abc import Callable

from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

Guess = Callable[[Dice], Game]


class Future:
    """A game that could be the real one, after the answer and all that chance does at once."""

    __slots__ = ("events", "game")

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events  # as the viewer would see them


def futures(guess: Guess, picks: tuple[int, ...], viewer: int, count: int) -> list[Future]:
    """The answer given in so many games."""
    found: list[Future] = []
    for number in range(count):
        dice = Dice(number)
        game = guess(dice)
        events = play(game, picks, viewer)
        while game.decision is not None and game.decision.who == CHANCE:
            decision = game.decision
            events += play(game, tuple(dice.order(decision.options, decision.most)), viewer)
        found.append(Future(game, events))
    return found


def play(game: Game, picks: tuple[int, ...], viewer: int) -> list[Event]:
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
