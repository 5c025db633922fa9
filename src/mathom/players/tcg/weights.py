"""Written by ``make foretelling``: a first guess."""

from typing import Final

WEIGHTS: Final = [
    6.0,
    0.4,
    0.6,
    1.0,
    -1.0,
    1.0,
    -0.6,
    1.0,
    1.5,
    0.3,
    0.8,
    -0.3,
    0.2,
    0.6,
    0.4,
    0.4,
    0.4,
    0.2,
    0.3,
]
