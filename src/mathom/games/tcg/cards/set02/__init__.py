"""Mines of Moria."""

from mathom.games.tcg.cards.set02 import (
    dwarven,
    elven,
    gandalf,
    gondor,
    isengard,
    moria,
    sauron,
    shire,
    sites,
    wraith,
)

__all__ = [
    "dwarven",
    "elven",
    "gandalf",
    "gondor",
    "isengard",
    "moria",
    "sauron",
    "shire",
    "sites",
    "wraith",
]
