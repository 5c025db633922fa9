"""Random games for tests: uniform answers from our own dice, chance's among them."""

from collections.abc import Iterator

from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game, new
from mathom.kernel.rules import Rules, Setup
from mathom.players.player import any_answer

# No random game of ours comes near this many decisions.
FAR_TOO_LONG = 20_000


def walk(rules: Rules, setup: Setup, seed: int, watched: bool = False) -> Iterator[Game]:
    """The same game, yielded at each of its decisions, and once more when it is over."""
    game = new(rules, setup, watched)
    dice = Dice(seed)
    for _ in range(FAR_TOO_LONG):
        yield game
        if game.decision is None:
            return
        game.answer(*any_answer(game.decision, dice))
    raise AssertionError(f"{rules.title}: no end in sight with seed {seed}")


def now_and_then(number: int, every: int) -> bool:
    """At one decision in so many, and in a long game ever more seldom: for what takes as long as
    the rest of the game."""
    return number % (every * (1 + number // (10 * every))) == 0


def play_on(game: Game, seed: int) -> None:
    """Play a game to its end."""
    dice = Dice(seed)
    for _ in range(FAR_TOO_LONG):
        if game.decision is None:
            return
        game.answer(*any_answer(game.decision, dice))
    raise AssertionError("no end in sight")


def same(one: Decision | None, other: Decision | None) -> bool:
    """Whether two decisions ask the same."""
    if one is None or other is None:
        return one is other
    return all(
        getattr(one, field) == getattr(other, field)
        for field in ("who", "kind", "options", "least", "most", "ordered", "asides")
    )
