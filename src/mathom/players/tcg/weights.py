"""Written by ``make card-weights``: 4000 games of heuristic, seed w.

In the order of ``evaluation``."""

from typing import Final

WEIGHTS: Final = [
    1.61,
    0.74,
    2.00,
    0.02,
    -0.00,
    0.45,
    -0.02,
    0.00,
    0.72,
    0.47,
    0.17,
    -0.36,
    0.40,
    0.36,
    0.25,
    1.13,
    0.05,
    0.14,
    0.62,
    0.63,
    1.10,
    0.49,
    0.47,
    1.01,
    1.27,
    -1.73,
    -0.63,
]
