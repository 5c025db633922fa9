"""The rows that every card game has, small readers of them, and what saves call rows.

A card is a number. What it *is* (``PRINTED``, the number of ``facts``) is a cell that may be
hidden; where it lies is not. Shuffling moves what cards are among the numbers of a pile, never the
numbers. A pile is a row: its cards from bottom to top. ``ZONE`` says in which pile a card lies.
"""

from typing import Final

from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Zone

# Columns by card
PRINTED: Final = 0  # the number printed on it
ZONE: Final = 1
HOST: Final = 2  # the card that it is on
MARKS: Final = 3  # bits, each game's own
KNOWN: Final = 4  # bits: which seats know what it is; EVERYONE once it is face up
OWNER: Final = 5
# Rows of their own
STATE: Final = 6  # a cell for each number of which the game has one
LASTING: Final = 7  # records of LASTING_CELLS
LATER: Final = 8  # what waits for its moment
LIMITS: Final = 9  # how often texts were used
STANDING: Final = 10  # the cards at work that change others by being there
LISTENING: Final = 11  # the cards at work that answer events
ACTING: Final = 12  # the cards at work with actions on them
KEPT: Final = 13  # by seat: what its list can do from hand
OWN_ROWS: Final = 14  # from here on: rows and piles of each game

# STATE
SEATS: Final = 0
CURRENT_PHASE: Final = 2

LASTING_CELLS: Final = 5  # effect, target, amount, until, source

MOST_PLAYERS: Final = 6
EVERYONE: Final = 1 << MOST_PLAYERS

_NAMES: Final = {
    PRINTED: "card",
    ZONE: "zone",
    HOST: "host",
    MARKS: "marks",
    KNOWN: "known",
    OWNER: "owner",
    STATE: "state",
    LASTING: "lasting",
    LATER: "later",
    LIMITS: "limits",
    STANDING: "standing",
    LISTENING: "listening",
    ACTING: "acting",
    KEPT: "kept",
}


def row_names(rows: int, own: dict[int, str], by_seat: dict[int, str], players: int) -> list[str]:
    """Every row's name: those of all card games, a game's own, and those of each seat."""
    found = [""] * rows
    for row, name in {**_NAMES, **own}.items():
        found[row] = name
    for first, name in by_seat.items():
        for seat in range(players):
            found[first + seat] = f"{name} {seat + 1}"
    if "" in found or len(set(found)) < rows:
        raise ValueError("a row has no name, or two have the same")
    return found


def pile(game: Game, zone: Zone) -> list[int]:
    """The cards of a pile, from bottom to top."""
    return game.rows[zone]


def seats(game: Game) -> int:
    return game.rows[STATE][SEATS]


def marked(game: Game, card: CardId, mark: int) -> bool:
    return game.rows[MARKS][card] & mark != 0
