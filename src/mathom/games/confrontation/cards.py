"""The eighteen combat cards and the eight special cards (``002: the combat cards``)."""

from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, SAURON

# Combat cards: nine of the Fellowship's, then nine of Sauron's. Strength cards come first.
F_MAGIC: Final = 5
NOBLE_SACRIFICE: Final = 6
ELVEN_CLOAK: Final = 7
F_RETREAT: Final = 8
SAURON_FOUR: Final = 12
S_MAGIC: Final = 15
EYE_OF_SAURON: Final = 16
S_RETREAT: Final = 17

# The number on a strength card; a text card adds nothing.
CARD_STRENGTH: Final = [1, 2, 3, 4, 5, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0, 0]
IS_TEXT: Final = [strength == 0 for strength in CARD_STRENGTH]

CARD_NAMES: Final = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "Magic",
    "Noble Sacrifice",
    "Elven Cloak",
    "Retreat",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "Magic",
    "Eye of Sauron",
    "Retreat",
)


def say_card(card: int) -> str:
    """What a combat card does, in English."""
    if not IS_TEXT[card]:
        return f"Adds {CARD_STRENGTH[card]} to your character's strength."
    return _CARD_TEXTS[card]


_MAGIC_TEXT: Final = "Swap this card for one of your discards, which counts instead."
_CARD_TEXTS: Final = {
    F_MAGIC: _MAGIC_TEXT,
    NOBLE_SACRIFICE: "Both characters in the battle fall.",
    ELVEN_CLOAK: "Sauron's strength card adds nothing.",
    F_RETREAT: "Your character must retreat backward if it can.",
    S_MAGIC: _MAGIC_TEXT,
    EYE_OF_SAURON: "The Fellowship's text card does nothing.",
    S_RETREAT: "Your character must retreat sideways if it can.",
}

# Special cards: four of the Fellowship's, then four of Sauron's.
SHADOWFAX: Final = 0
GANDALF_THE_WHITE: Final = 1
A_KING_REVEALED: Final = 2
GWAIHIR: Final = 3
RECALL_TO_MORDOR: Final = 4
DARK_OF_MORDOR: Final = 5
CREBAIN: Final = 6
PALANTIR: Final = 7

SPECIAL_NAMES: Final = (
    "Shadowfax",
    "Gandalf the White",
    "A King Revealed",
    "Gwaihir the Windlord",
    "Recall to Mordor",
    "The Dark of Mordor",
    "Crebain of Dunland",
    "Palantír",
)
SPECIAL_TEXTS: Final = (
    "Before your move: move a character forward to a region without enemies;"
    " then move that same character.",
    "Instead of your turn: your defeated Gandalf comes back in Fangorn.",
    "Instead of your turn: reveal Aragorn and choose an enemy piece;"
    " Sauron must move that piece next turn.",
    "As a battle begins: your character's ability becomes"
    " 'may retreat sideways or backward' for this battle. Not against the Warg.",
    "Instead of your turn: put one of your characters back in Mordor.",
    "Before your move: move a character forward to a region without enemies;"
    " then move a different character.",
    "Instead of your turn: reveal an enemy piece for the rest of the game.",
    "At any point in your turn: reveal all enemy characters in one region other than the Shire.",
)


def side_of_card(card: int) -> int:
    return FELLOWSHIP if card < 9 else SAURON


def side_of_special(special: int) -> int:
    return FELLOWSHIP if special < 4 else SAURON


def card_name(card: int) -> str:
    return f"Strength {CARD_NAMES[card]}" if CARD_STRENGTH[card] else CARD_NAMES[card]
