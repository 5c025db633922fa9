"""The thirty-six characters: their strengths, and their abilities in a small vocabulary.

A character has no text of its own. Each ability is a word with up to two slots; the rules
act on the word and ``text.say`` renders it, so that what is shown and what happens are one thing.
Two characters share a tile, classic in front and variant behind: ``c`` and ``c + 18``.
"""

from typing import Final

from mathom.games.confrontation.board import (
    FANGORN,
    GONDOR,
    ROHAN,
    SIDE_NAMES,
)

# Tiles: nine of the Fellowship's, then nine of Sauron's; a classic character has its tile's number.
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
GANDALF: Final = 4
ARAGORN: Final = 5
LEGOLAS: Final = 6
GIMLI: Final = 7
BOROMIR: Final = 8
BALROG: Final = 9
SHELOB: Final = 10
WITCH_KING: Final = 11
FLYING_NAZGUL: Final = 12
BLACK_RIDER: Final = 13
SARUMAN: Final = 14
ORCS: Final = 15
WARG: Final = 16
CAVE_TROLL: Final = 17
VARIANT_FRODO: Final = 18
VARIANT_SAM: Final = 19
SMEAGOL: Final = 20
FARAMIR: Final = 21
VARIANT_GANDALF: Final = 22
VARIANT_ARAGORN: Final = 23
ELROND: Final = 24
THEODEN: Final = 25
TREEBEARD: Final = 26
URUK_HAI: Final = 27
WORMTONGUE: Final = 28
VARIANT_WITCH_KING: Final = 29
VARIANT_FLYING_NAZGUL: Final = 30
MOUTH_OF_SAURON: Final = 31
VARIANT_SARUMAN: Final = 32
VARIANT_ORCS: Final = 33
GOLLUM: Final = 34
WATCHER: Final = 35

VARIANT: Final = 18  # add this to a tile for the character on its back

# When an ability applies.
ATTACKING: Final = 1
DEFENDING: Final = 2
EITHER: Final = 3

# Which way a retreat goes.
GO_SIDEWAYS: Final = 1
GO_BACKWARD: Final = 2
GO_FORWARD: Final = 4

# The words. The comment names the slots.
RETREATS: Final = 1  # when, way
TAKES_PLACE_OF: Final = 2  # tile
STRONGER_BESIDE: Final = 3  # tile, strength
SLAYS: Final = 4  # tile
SEES_CARD: Final = 5
FALLS_WITH_FOE: Final = 6
ATTACKS_ANYWHERE_NEAR: Final = 7
ATTACKS_SIDEWAYS: Final = 8
FLIES_TO_LONE_FOE: Final = 9
RIDES_TO_ATTACK: Final = 10
SKIPS_TO_ATTACK: Final = 11
MARCHES_REVEALED: Final = 12
COMES_TO_LONE_FOE_IN: Final = 13  # region
GUARDS_TUNNEL: Final = 14
GOES_TO_LAIR: Final = 15  # region
FORBIDS_CARDS: Final = 16  # when
FIRST_BLOW: Final = 17
SILENCES: Final = 18
CARD_IS_IDLE: Final = 19
UNMOVED_BY_TEXT: Final = 20
UNMOVED_BY_EYE_AND_MAGIC: Final = 21
PASSES_THE_RING: Final = 22
MATCHES_ATTACKER: Final = 23
AIDS_NEARBY: Final = 24
STRONGER_IN: Final = 25  # region, strength
SWITCHES: Final = 26
WINS_IN_SHIRE: Final = 27
MAKES_CHANGE_CARD: Final = 28
SLIPS_AWAY: Final = 29
STRONGER_ATTACKING: Final = 30  # strength
TAKES_THE_FOUR: Final = 31
STAYS_REVEALED: Final = 32
ENDS_GAME_IF_DEFEATED: Final = 33
BEARS_RING: Final = 34

Ability = tuple[int, int, int]


class Character:
    """A name, a strength and what it can do."""

    __slots__ = ("abilities", "name", "strength")

    def __init__(self, name: str, strength: int, *abilities: Ability) -> None:
        self.name = name
        self.strength = strength
        self.abilities = abilities


CHARACTERS: Final = (
    # The Fellowship, classic
    Character(
        "Frodo",
        1,
        (BEARS_RING, 0, 0),
        (RETREATS, DEFENDING, GO_SIDEWAYS),
        (ENDS_GAME_IF_DEFEATED, 0, 0),
    ),
    Character("Sam", 2, (TAKES_PLACE_OF, FRODO, 0), (STRONGER_BESIDE, FRODO, 5)),
    Character("Pippin", 1, (RETREATS, ATTACKING, GO_BACKWARD)),
    Character("Merry", 2, (SLAYS, WITCH_KING, 0)),
    Character("Gandalf", 5, (SEES_CARD, 0, 0)),
    Character("Aragorn", 4, (ATTACKS_ANYWHERE_NEAR, 0, 0)),
    Character("Legolas", 3, (SLAYS, FLYING_NAZGUL, 0)),
    Character("Gimli", 3, (SLAYS, ORCS, 0)),
    Character("Boromir", 0, (FALLS_WITH_FOE, 0, 0)),
    # Sauron, classic
    Character("Balrog", 5, (GUARDS_TUNNEL, 0, 0)),
    Character("Shelob", 5, (GOES_TO_LAIR, GONDOR, 0)),
    Character("Witch-king", 5, (ATTACKS_SIDEWAYS, 0, 0)),
    Character("Flying Nazgûl", 3, (FLIES_TO_LONE_FOE, 0, 0)),
    Character("Black Rider", 3, (RIDES_TO_ATTACK, 0, 0)),
    Character("Saruman", 4, (FORBIDS_CARDS, EITHER, 0)),
    Character("Orcs", 2, (FIRST_BLOW, 0, 0)),
    Character("Warg", 2, (SILENCES, 0, 0)),
    Character("Cave Troll", 9, (CARD_IS_IDLE, 0, 0)),
    # The Fellowship, variant
    Character("Frodo", 1, (BEARS_RING, 0, 0), (UNMOVED_BY_TEXT, 0, 0), (PASSES_THE_RING, SAM, 0)),
    Character("Sam", 1, (MATCHES_ATTACKER, 0, 0)),
    Character("Sméagol", 0, (SWITCHES, 0, 0)),
    Character("Faramir", 3, (RETREATS, ATTACKING, GO_SIDEWAYS)),
    Character("Gandalf", 5, (AIDS_NEARBY, 0, 0)),
    Character("Aragorn", 4, (FORBIDS_CARDS, DEFENDING, 0)),
    Character("Elrond", 3, (UNMOVED_BY_EYE_AND_MAGIC, 0, 0)),
    Character("Théoden", 2, (STRONGER_IN, ROHAN, 4), (STRONGER_IN, GONDOR, 4)),
    Character("Treebeard", 4, (STRONGER_IN, FANGORN, 6), (COMES_TO_LONE_FOE_IN, FANGORN, 0)),
    # Sauron, variant
    Character("Uruk-hai", 4, (MARCHES_REVEALED, 0, 0)),
    Character("Wormtongue", -1, (SLIPS_AWAY, 0, 0)),
    Character("Witch-king", 2, (WINS_IN_SHIRE, 0, 0)),
    Character("Flying Nazgûl", 5, (SKIPS_TO_ATTACK, 0, 0)),
    Character("Mouth of Sauron", 3, (TAKES_THE_FOUR, 0, 0)),
    Character("Saruman", 3, (SLAYS, GANDALF, 0), (MAKES_CHANGE_CARD, 0, 0)),
    Character("Orcs", 3, (STRONGER_ATTACKING, 6, 0)),
    Character("Gollum", 1, (RETREATS, EITHER, GO_FORWARD)),
    Character("The Watcher", 6, (STAYS_REVEALED, 0, 0)),
)


def name_of(character: int) -> str:
    return CHARACTERS[character].name


# What the rules look up in play, worked out once.

_MOVES: Final = (
    ATTACKS_ANYWHERE_NEAR,
    ATTACKS_SIDEWAYS,
    FLIES_TO_LONE_FOE,
    RIDES_TO_ATTACK,
    SKIPS_TO_ATTACK,
    MARCHES_REVEALED,
    COMES_TO_LONE_FOE_IN,
)


def has(character: int, word: int) -> bool:
    """Whether one of the character's abilities is this word; nobody has none."""
    return character >= 0 and WORDS[character] >> word & 1 == 1


# By character, a bit for each of its words.
WORDS: Final = [
    sum(1 << word for word in {ability[0] for ability in character.abilities})
    for character in CHARACTERS
]
STRENGTH: Final = [character.strength for character in CHARACTERS]
# The word by which a character moves other than plainly, or 0.
MOVE_WORD: Final = [
    next((ability[0] for ability in character.abilities if ability[0] in _MOVES), 0)
    for character in CHARACTERS
]


def slot(character: int, word: int) -> Ability:
    """The character's ability by this word; its slots say how."""
    for ability in CHARACTERS[character].abilities:
        if ability[0] == word:
            return ability
    return (0, 0, 0)


def holder(word: int) -> int:
    """The one character with this word."""
    (only,) = [character for character in range(len(CHARACTERS)) if has(character, word)]
    return only


# Who has the words that matter while somebody else fights or moves.
STAND_IN: Final = holder(TAKES_PLACE_OF)
AIDE: Final = holder(AIDS_NEARBY)
TUNNEL_GUARD: Final = holder(GUARDS_TUNNEL)
SHIRE_WINNER: Final = holder(WINS_IN_SHIRE)


def piece_name(stand: int) -> str:
    """A stand as the enemy sees it: its side, and a letter to follow it by."""
    return f"{SIDE_NAMES[stand // 9]} piece {'ABCDEFGHI'[stand % 9]}"
