"""Realms of the Elf-lords."""

from mathom.games.tcg.cards.set03 import (
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
