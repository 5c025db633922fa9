"""The rows of a Confrontation game: which column is where, and small readers of them.

A *stand* is one of the eighteen plastic stands, 0-8 the Fellowship's and 9-17 Sauron's. The
enemy can follow a stand with his eyes but not see who is in it: shuffling moves characters
among stands, never stands among regions.
"""

from typing import Final

from mathom.games.confrontation.board import FANGORN, FELLOWSHIP, NOWHERE, SAURON, TUNNEL
from mathom.games.confrontation.characters import VARIANT
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat

# Rows by stand
CHARACTER: Final = 0  # who is in it; the enemy may not see
REGION: Final = 1
FACE: Final = 2
MAYBE: Final = 3  # which tiles (bits 0-8 of its side) the enemy must reckon with
# Rows of their own
CARD: Final = 4  # by combat card: where it is
SPECIAL: Final = 5  # by special card: where it is
SECRET: Final = 6  # picked but not yet shown, by side: card, special cards, faces of tiles
ROSTER: Final = 7  # by tile: the character in play, once both know
BATTLE: Final = 8
PLAY: Final = 9
CENSUS: Final = 10  # add the side: how many of its characters each region holds

ROW_NAMES: Final = [
    "characters",
    "regions",
    "faces",
    "maybe",
    "cards",
    "special cards",
    "secret",
    "roster",
    "battle",
    "play",
    "census of the Fellowship",
    "census of Sauron",
]

UNSET: Final = -1

# FACE
CONCEALED: Final = 0
REVEALED: Final = 1
REVEALED_FOR_GOOD: Final = 2

# CARD
IN_HAND: Final = 0
ON_TABLE: Final = 1
DISCARDED: Final = 2

# SPECIAL
IN_BOX: Final = 0
HELD: Final = 1
USED: Final = 2

# SECRET: add the side
SECRET_CARD: Final = 0
SECRET_SPECIALS: Final = 2
SECRET_FACES: Final = 4

# BATTLE
B_REGION: Final = 0
B_STAND: Final = 1  # add the side: the stand that fights for it
B_ATTACKER: Final = 3  # the side that attacks
B_ORDINAL: Final = 4  # which battle of this attack
B_CARD: Final = 5  # add the side: its card, once shown
B_NO_CARDS: Final = 7
B_EYE: Final = 8  # the Fellowship's text card is void
B_CLOAK: Final = 9  # Sauron's strength card is void
B_GWAIHIR: Final = 10
B_BESIDE: Final = 11  # the Fellowship has shown the friend that makes its fighter stronger
B_AID: Final = 12
BATTLE_CELLS: Final = 13

# PLAY
TURN: Final = 0  # the side whose turn it is; UNSET before the first
TURNS: Final = 1  # how many turns have begun
RING_BEARER: Final = 2  # a tile
MUST_MOVE: Final = 3  # the stand that A King Revealed has called, or that rode Shadowfax
SWAPPED: Final = 4  # 1 when seat 0 plays Sauron
LEG: Final = 5
SCORE: Final = 6  # add the seat
WINNER: Final = 8  # the side that won the game now or last played
HOW: Final = 9
UNSHUFFLED: Final = 10  # add the side: regions (bits) where its pieces were not mixed yet
BY_HAND: Final = 12  # 1 when players shuffle by hand
SHOWN: Final = 13  # whether anything is revealed that will be concealed again
MUST_STAY: Final = 14  # the stand that The Dark of Mordor has moved this turn
PLAY_CELLS: Final = 15


def side_of_stand(stand: int) -> int:
    return FELLOWSHIP if stand < 9 else SAURON


def seat_of(game: Game, side: int) -> int:
    """The seat that plays a side; they swap for the second game of a match."""
    return side ^ game.rows[PLAY][SWAPPED]


def side_of_seat(game: Game, seat: Seat) -> int:
    return seat ^ game.rows[PLAY][SWAPPED]


def stand_of(game: Game, tile: int) -> int:
    """The stand that a tile's character is in, wherever it is; UNSET before it is placed."""
    characters = game.rows[CHARACTER]
    start = 0 if tile < 9 else 9
    for stand in range(start, start + 9):
        if characters[stand] >= 0 and characters[stand] % VARIANT == tile:
            return stand
    return UNSET


def bound(game: Game, side: int) -> int:
    """The stand of this side that must make its next move, or UNSET."""
    stand = game.rows[PLAY][MUST_MOVE]
    return stand if stand != UNSET and side_of_stand(stand) == side else UNSET


def stands_in(game: Game, side: int, region: int) -> list[int]:
    """The stands of one side in a region."""
    regions = game.rows[REGION]
    start = side * 9
    return [stand for stand in range(start, start + 9) if regions[stand] == region]


def census(game: Game, side: int) -> list[int]:
    """How many characters of a side each region holds; the tunnel's end counts as Fangorn."""
    return game.rows[CENSUS + side]


def counted(rows: list[list[int]], side: int) -> list[int]:
    """The census, counted from the stands."""
    held = [0] * 17
    for stand in range(side * 9, side * 9 + 9):
        region = rows[REGION][stand]
        if region != NOWHERE:
            held[region] += 1
    held[TUNNEL] = held[FANGORN]
    return held


def may_be(game: Game, stand: int, character: int) -> bool:
    """Whether the enemy must reckon with this character in that stand."""
    if game.rows[ROSTER][character % VARIANT] != character:
        return False
    return bool(game.rows[MAYBE][stand] >> (character % 9) & 1)


def hand(game: Game, side: int) -> list[int]:
    """The combat cards a side may still play: open information, as the discards are."""
    cards = game.rows[CARD]
    start = side * 9
    return [card for card in range(start, start + 9) if cards[card] == IN_HAND]


def discards(game: Game, side: int) -> list[int]:
    cards = game.rows[CARD]
    start = side * 9
    return [card for card in range(start, start + 9) if cards[card] == DISCARDED]
