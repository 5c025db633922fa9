"""Fit the weights of The Trading Card Game's evaluation to games of self-play.

Every start of a turn is paired with who won in the end, and the weights are those under which
the outcomes were likeliest (logistic regression, by gradient descent). ``make card-weights`` runs
it; the result is ``players/tcg/weights.py``.
"""

import sys
from functools import partial
from math import log
from pathlib import Path

from mathom.games import GAMES
from mathom.games.tcg.decks import STARTERS
from mathom.games.tcg.rows import STATE, TURN_NUMBER
from mathom.games.tcg.starters import FELLOWSHIP_STARTERS
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.game import new
from mathom.lab.fitting import gather, loss, sigmoid
from mathom.players.player import any_answer
from mathom.players.roster import player
from mathom.players.tcg.evaluation import BAD, FEATURES, NAMES, features
from mathom.table.view import View

RULES = GAMES["tcg"]
# One answer in so many is random, so that odd positions are seen too.
RANDOM_ONE_IN = 40

# By how much the first player had more of what is counted, and whether the first player won.
Position = tuple[list[float], float]


def positions(name: str, seed: str) -> list[Position]:
    """A game's positions: the two starters of the first set, or any two for two players."""
    dice = Dice(seed_number(seed))
    decks = list(FELLOWSHIP_STARTERS)[:2]
    if dice.below(2):
        every = [deck for deck in STARTERS if not deck.endswith("of the road")]
        decks = [every[dice.below(len(every))] for _ in range(2)]
    game = new(RULES, {"decks": decks})
    bot = player(name, RULES)
    seen: list[list[float]] = []
    last = 0
    while (decision := game.decision) is not None:
        if decision.who == CHANCE:
            game.answer(*dice.order(decision.options, decision.most))
            continue
        if game.rows[STATE][TURN_NUMBER] > last:
            last = game.rows[STATE][TURN_NUMBER]
            one, other = features(game, 0), features(game, 1)
            seen.append([one[i] - other[i] for i in range(FEATURES)])
        if dice.below(RANDOM_ONE_IN) == 0 and last:
            game.answer(*any_answer(decision, dice))
        else:
            game.answer(*bot.answer(View(game, decision.who), dice))
    won = float(game.payoffs()[0] > 0)
    return [(found, won) for found in seen]


def fit(data: list[Position], epochs: int = 30, l2: float = 2e-4) -> tuple[list[float], float]:
    """The weights, and the mean log-loss with them; log 2 is a coin's.

    What is good to have never weighs against its owner: too little was seen of it then.
    """
    found = [0.0] * FEATURES
    order = list(range(len(data)))
    dice = Dice(1)
    for epoch in range(epochs):
        rate = 0.05 / (1 + 0.3 * epoch)
        for place in dice.order(order, len(order)):
            counted, won = data[place]
            error = won - sigmoid(_log_odds(found, counted))
            for i in range(FEATURES):
                weight = found[i] + rate * (error * counted[i] - l2 * found[i])
                found[i] = min(0.0, weight) if i in BAD else max(0.0, weight)
    return found, loss((_log_odds(found, counted), won) for counted, won in data)


def _log_odds(weights: list[float], counted: list[float]) -> float:
    return sum(weights[i] * counted[i] for i in range(FEATURES))


def write(weights: list[float], target: Path, note: str) -> None:
    """The module that the evaluation reads."""
    body = "".join(f"    {weight:.2f},\n" for weight in weights)
    target.write_text(
        f'"""Written by ``make card-weights``: {note}.\n\n'
        'In the order of ``evaluation``."""\n\n'
        f"from typing import Final\n\nWEIGHTS: Final = [\n{body}]\n"
    )


def main(name: str, games: int, seed: str, processes: int, target: str) -> None:
    data = gather(partial(positions, name), seed, games, processes)
    found, after = fit(data)
    print(f"{len(data)} positions, log-loss {after:.3f} ({log(2):.3f} for a coin)", file=sys.stderr)
    for title, weight in zip(NAMES, found, strict=True):
        print(f"  {weight:7.2f} {title}", file=sys.stderr)
    write(found, Path(target), f"{games} games of {name}, seed {seed}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), sys.argv[5])
