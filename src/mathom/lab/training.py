"""Weights for The Confrontation's evaluation, from games that players played.

Every position at the start of a move is paired with who won in the end, and the weights are
those under which the outcomes were likeliest (logistic regression, by gradient descent).
``make weights`` runs it; the result is ``players/confrontation/weights.py``.
"""

import sys
from functools import partial
from pathlib import Path

from mathom.games import GAMES
from mathom.games.confrontation.board import FELLOWSHIP
from mathom.games.confrontation.kinds import ASK_MOVE, ASK_PLACE
from mathom.games.confrontation.rows import PLAY, WINNER
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice, seed_number
from mathom.kernel.game import new
from mathom.lab.fitting import chance, gather, loss
from mathom.players.confrontation.evaluation import FEATURES, features
from mathom.players.player import any_answer
from mathom.players.roster import player
from mathom.table.view import View

RULES = GAMES["confrontation"]
# Half of the games are the classic one; the draft brings every mixture of the rest.
MODES = ("classic", "classic", "variant", "draft with special cards")
# One answer in so many is random, so that odd positions are seen too.
ODD = 10

Position = tuple[list[int], float]


def positions(name: str, seed: str) -> list[Position]:
    """A game's positions, each with whether the Fellowship won in the end."""
    dice = Dice(seed_number(seed))
    setup = RULES.modes()[MODES[dice.below(len(MODES))]]
    game = new(RULES, setup)
    bot = player(name, RULES)
    seen: list[list[int]] = []
    while (decision := game.decision) is not None:
        if decision.who == CHANCE:
            game.answer(*dice.order(decision.options, decision.most))
            continue
        if decision.kind == ASK_MOVE:
            seen.append(features(game))
        if dice.below(2 if decision.kind == ASK_PLACE else ODD) == 0:
            game.answer(*any_answer(decision, dice))
        else:
            game.answer(*bot.answer(View(game, decision.who), dice))
    won = float(game.rows[PLAY][WINNER] == FELLOWSHIP)
    return [(found, won) for found in seen]


def fit(data: list[Position], sweeps: int = 8, pull: float = 2e-5) -> tuple[list[float], float]:
    """The weights, and the mean log-loss on the tenth of the positions kept aside."""
    kept = [pair for number, pair in enumerate(data) if number // 50 % 10 == 0]
    taught = [pair for number, pair in enumerate(data) if number // 50 % 10]
    found = [0.0] * FEATURES
    dice = Dice(1)
    for sweep in range(sweeps):
        rate = 0.004 / (1 + sweep)
        for i in range(len(taught) - 1, 0, -1):
            j = dice.below(i + 1)
            taught[i], taught[j] = taught[j], taught[i]
        for active, won in taught:
            step = rate * (won - chance(_odds(found, active)))
            for feature in active:
                found[feature] += step - pull * rate * found[feature] * 100
        print(f"sweep {sweep + 1}: {left(found, kept):.4f}", file=sys.stderr)
    return found, left(found, kept)


def left(found: list[float], data: list[Position]) -> float:
    """The mean log-loss that the weights leave."""
    return loss((_odds(found, active), won) for active, won in data)


def _odds(found: list[float], active: list[int]) -> float:
    total = 0.0
    for feature in active:
        total += found[feature]
    return total


def write(found: list[float], target: Path, note: str) -> None:
    """The module that the evaluation reads."""
    hundredths = [str(round(weight * 100)) for weight in found]
    lines = [" ".join(hundredths[i : i + 24]) for i in range(0, len(hundredths), 24)]
    body = "\n".join(lines)
    target.write_text(
        f'"""Written by ``make weights``: {note}."""\n\nfrom typing import Final\n\n'
        "# In hundredths, in the order of ``evaluation``.\n"
        f'_HUNDREDTHS: Final = """\n{body}\n"""\n\n'
        "WEIGHTS: Final = [int(number) / 100 for number in _HUNDREDTHS.split()]\n"
    )


def main(name: str, games: int, seed: str, processes: int, target: str) -> None:
    found, rest = fit(gather(partial(positions, name), seed, games, processes))
    note = f"{games} games of {name}, seed {seed}, log-loss {rest:.3f}"
    write(found, Path(target), note)
    print(note, file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), sys.argv[5])
