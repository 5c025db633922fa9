"""Fit the weights of The Confrontation's evaluation to games of self-play.

Every position at the start of a move is paired with who won in the end, and the weights are
those under which the outcomes were likeliest (logistic regression, by gradient descent).
``make weights`` runs it and ``lab/fit_beliefs.py`` on the same games; the results are
``weights.py`` and ``belief_weights.py`` of ``players/confrontation``.
"""

import sys
from functools import partial
from pathlib import Path

from mathom.games.confrontation.board import FELLOWSHIP
from mathom.games.confrontation.rows import PLAY, WINNER
from mathom.kernel.dice import Dice
from mathom.lab.fit_beliefs import fit_beliefs
from mathom.lab.fitting import gather, loss, sigmoid
from mathom.lab.selfplay import Record, moves, record
from mathom.players.confrontation.evaluation import FEATURES, features, wins_at_once

Position = tuple[list[int], float]


def positions(played: Record) -> list[Position]:
    """A game's positions, each with whether the Fellowship won in the end."""
    seen: list[list[int]] = []
    last = None
    for game in moves(played):
        last = game
        # What is won at once needs no judgement.
        if not wins_at_once(game):
            seen.append(features(game))
    won = float(last is not None and last.rows[PLAY][WINNER] == FELLOWSHIP)
    return [(found, won) for found in seen]


def fit(data: list[Position], epochs: int = 30, l2: float = 3e-4) -> tuple[list[float], float]:
    """The weights, and the mean log-loss on the tenth of the positions kept aside.

    ``l2`` is the weight decay, lest what was seen in a few games counts for much.
    All shrink with every step, so they are kept as parts of one common scale.
    """
    held_out = [pair for number, pair in enumerate(data) if number // 50 % 10 == 0]
    training_set = [pair for number, pair in enumerate(data) if number // 50 % 10]
    found = [0.0] * FEATURES
    dice = Dice(1)
    for epoch in range(epochs):
        rate = 0.01 / (1 + epoch)
        scale = 1.0
        for i in range(len(training_set) - 1, 0, -1):
            j = dice.below(i + 1)
            training_set[i], training_set[j] = training_set[j], training_set[i]
        for active, won in training_set:
            scale *= 1 - rate * l2
            step = rate * (won - sigmoid(scale * _log_odds(found, active))) / scale
            for feature in active:
                found[feature] += step
        found = [weight * scale for weight in found]
        print(f"weights, epoch {epoch + 1}: {left(found, held_out):.4f}", file=sys.stderr)
    return found, left(found, held_out)


def left(found: list[float], data: list[Position]) -> float:
    """The mean log-loss that the weights leave."""
    return loss((_log_odds(found, active), won) for active, won in data)


def _log_odds(found: list[float], active: list[int]) -> float:
    total = 0.0
    for feature in active:
        total += found[feature]
    return total


def write(found: list[float], target: Path, name: str, reader: str, note: str) -> None:
    """The module that a reader of numbers reads."""
    hundredths = [str(round(weight * 100)) for weight in found]
    lines = [" ".join(hundredths[i : i + 24]) for i in range(0, len(hundredths), 24)]
    body = "\n".join(lines)
    target.write_text(
        f'"""Written by ``make weights``: {note}."""\n\nfrom typing import Final\n\n'
        f"# In hundredths, in the order of ``{reader}``.\n"
        f'_HUNDREDTHS: Final = """\n{body}\n"""\n\n'
        f"{name}: Final = [int(number) / 100 for number in _HUNDREDTHS.split()]\n"
    )


def fit_all(records: list[Record], others: list[Record], note: str, folder: Path) -> None:
    """Learn all there is to learn from games, and write it down. ``others`` are games of players
    who play less well: belief is fitted to them too, the evaluation is not."""
    found, rest = fit([position for played in records for position in positions(played)])
    write(found, folder / "weights.py", "WEIGHTS", "evaluation", f"{note}, log-loss {rest:.3f}")
    note = f"{note}, and {len(others)} of others"
    write(
        fit_beliefs(records + others),
        folder / "belief_weights.py",
        "BELIEF_WEIGHTS",
        "beliefs",
        note,
    )


def main(name: str, games: int, seed: str, processes: int, folder: str) -> None:
    records = gather(partial(record, name), seed, games, processes)
    others = gather(partial(record, "heuristic"), seed, games, processes)
    fit_all(records, others, f"{games} games of {name}, seed {seed}", Path(folder))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), sys.argv[5])
