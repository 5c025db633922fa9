"""Written by ``make foretelling``: 1600 games of heuristic, seed w.

In the order of ``evaluation``."""

from typing import Final

WEIGHTS: Final = [
    2.09,
    0.63,
    1.41,
    0.76,
    -0.00,
    0.60,
    -0.01,
    0.01,
    1.62,
    0.00,
    0.39,
    -0.15,
    0.72,
    0.58,
    0.19,
    0.83,
    0.16,
    0.24,
]
