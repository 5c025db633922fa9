"""The dice: a small seeded generator that is the same in every build.

Chance is a player. What it answers follows from the seed and the number of the roll alone,
so a game can be taken back and played on without the luck changing, and a seed that was
promised before the game proves afterwards that nobody touched the dice.
"""

import hashlib
from typing import Final

_WORD: Final = 0xFFFFFFFF
_SPREAD: Final = 0x9E3779B97F4A7C15


class Dice:
    """A stream of random numbers: Marsaglia's 128-bit xorshift in four 32-bit words."""

    __slots__ = ("_w", "_x", "_y", "_z")

    def __init__(self, seed: int) -> None:
        # Spread the seed over the words, so that neighbouring seeds share nothing.
        words: list[int] = []
        for i in range(1, 5):
            mixed = (seed + i * _SPREAD) & 0xFFFFFFFFFFFFFFFF
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words.append((mixed ^ (mixed >> 31)) & _WORD)
        self._x = words[0]
        self._y = words[1]
        self._z = words[2]
        self._w = words[3] | 1

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``, each as likely as the next."""
        t = self._x ^ ((self._x << 11) & _WORD)
        self._x = self._y
        self._y = self._z
        w = self._w
        self._z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self._w = w
        # w * limit >> 32, in two halves: compiled, the whole product would be a big number.
        return ((w >> 16) * limit + ((w & 0xFFFF) * limit >> 16)) >> 16

    def order(self, things: list[int], count: int) -> list[int]:
        """The first ``count`` of the things after a fair shuffle."""
        left = things[:]
        for i in range(count):
            j = i + self.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:count]


def seed_number(seed: str) -> int:
    """The number that stands for a seed of any spelling, the same on every machine."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")


def roll(seed: str, number: int) -> Dice:
    """The dice for roll ``number`` of a game: they depend on nothing else."""
    return Dice(seed_number(f"{seed}/{number}"))
