"""What all fits share: positions from many games, and the log-loss of predictions."""

import multiprocessing
import sys
from collections.abc import Callable, Iterable
from math import exp, log
from typing import TypeVar

# So many games go to a process at a time, and so many pass between two words of progress.
BATCH = 10
SPELL = 1000

Position = TypeVar("Position")


def gather(
    positions: Callable[[str], list[Position]], seed: str, games: int, processes: int
) -> list[Position]:
    """The positions of many games, in the games' order; each game has a seed of its own."""
    seeds = [f"{seed}/{number}" for number in range(games)]
    found: list[Position] = []
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for number, one in enumerate(pool.imap(positions, seeds, BATCH), 1):
            found += one
            if number % SPELL == 0:
                print(f"{number} games, {len(found)} positions", file=sys.stderr)
    return found


def sigmoid(odds: float) -> float:
    """The probability of log-odds, never quite 0 nor quite 1."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def loss(predictions: Iterable[tuple[float, float]]) -> float:
    """The mean log-loss of odds, each beside whether it was won; log 2 is a coin's."""
    losses = [-log(sigmoid(odds if won else -odds)) for odds, won in predictions]
    return sum(losses) / len(losses)
