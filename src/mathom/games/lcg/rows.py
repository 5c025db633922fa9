"""The rows of a game: which column is where, the piles, and small readers of them.

A card is a number. What it *is* (``CARD``, the number printed on it) is a cell that may be
hidden; where it lies is not. Shuffling moves what cards are among the numbers of a pile, never the
numbers. A pile is a row: its cards from bottom to top. ``ZONE`` says in which pile a card lies.
"""

from typing import Final

from mathom.cardplay.row_names import row_names
from mathom.kernel.game import Game

# Columns by card
CARD: Final = 0  # the number printed on it
ZONE: Final = 1
HOST: Final = 2  # what it is attached to: a card, or for a shadow card its enemy
EXHAUSTED: Final = 3
DAMAGE: Final = 4
RESOURCES: Final = 5
PROGRESS: Final = 6
MARKS: Final = 7
KNOWN: Final = 8  # bits: which seats know what it is; EVERYONE once it is face up
OWNER: Final = 9  # a seat, or THE_ENCOUNTER
# Rows of their own
STATE: Final = 10
THREAT: Final = 11  # by seat
OUT: Final = 12  # by seat: 1 once eliminated
LASTING: Final = 13  # records of LASTING_CELLS
LATER: Final = 14  # records of LATER_CELLS
LIMITS: Final = 15  # pairs: which use, and until when it counts
STANDING: Final = 16  # the cards in play that change others by being there
LISTENING: Final = 17  # the cards in play that answer events

# Piles: add the seat to the first five
HAND: Final = 18
DECK: Final = 22
DISCARD: Final = 26
PLAY: Final = 30  # heroes, allies and attachments that a player controls
ENGAGED: Final = 34
STAGING: Final = 38
ACTIVE: Final = 39
ENCOUNTER_DECK: Final = 40
ENCOUNTER_DISCARD: Final = 41
SHADOWS: Final = 42  # dealt to enemies, see HOST
BESIDE: Final = 43  # encounter cards attached to something of the players'
ASIDE: Final = 44  # face up, out of play
VICTORY: Final = 45
REMOVED: Final = 46
QUEST_DECK: Final = 47
QUEST: Final = 48  # the current stage
LIMBO: Final = 49  # being played or resolved
KEPT: Final = 50  # by seat: kinds of events that cards of its list answer from hand, as bits
ACTING: Final = 51  # the cards in play with actions on them
SINCE: Final = 52  # by card: when it became what it is where it is, see ``moments``
ROWS: Final = 53

PLAYERS: Final = 4
THE_ENCOUNTER: Final = 4
EVERYONE: Final = 1 << PLAYERS

# What saves call the rows. A row keeps its number, which cells of ZONE hold: new ones come last.
ROW_NAMES: Final = row_names(
    ROWS,
    {
        CARD: "card",
        ZONE: "zone",
        HOST: "host",
        EXHAUSTED: "exhausted",
        DAMAGE: "damage",
        RESOURCES: "resources",
        PROGRESS: "progress",
        MARKS: "marks",
        KNOWN: "known",
        OWNER: "owner",
        STATE: "state",
        THREAT: "threat",
        OUT: "out",
        LASTING: "lasting",
        LATER: "later",
        LIMITS: "limits",
        STANDING: "standing",
        LISTENING: "listening",
        STAGING: "staging",
        ACTIVE: "active",
        ENCOUNTER_DECK: "encounter deck",
        ENCOUNTER_DISCARD: "encounter discard",
        SHADOWS: "shadows",
        BESIDE: "beside",
        ASIDE: "aside",
        VICTORY: "victory",
        REMOVED: "removed",
        QUEST_DECK: "quest deck",
        QUEST: "quest",
        LIMBO: "limbo",
        KEPT: "kept",
        ACTING: "acting",
        SINCE: "since",
    },
    {
        HAND: "hand",
        DECK: "deck",
        DISCARD: "discard",
        PLAY: "in play",
        ENGAGED: "engaged",
    },
    PLAYERS,
)

# MARKS
COMMITTED: Final = 1
FACE_DOWN: Final = 2
ATTACKED: Final = 4  # an enemy that has made its attack this round
JOINED: Final = 8  # an enemy that was dealt as a shadow card and attacks for this phase
PRISONER: Final = 16
ORC_GUARD: Final = 32
DEFENDING: Final = 64
BLANK_SHADOW: Final = 256  # an enemy that was dealt a shadow card without effect
STRUCK: Final = 512  # shifted by the seat: that player has attacked this enemy this round
ATTACKING: Final = 8192  # the bits above it: in an attack that waits for the one under way

# STATE
SEATS: Final = 0
ROUND_NUMBER: Final = 1
PHASE: Final = 2
FIRST: Final = 3  # the first player
ATTACKER: Final = 4  # the enemy that attacks
DEFENDING_PLAYER: Final = 5
TARGET: Final = 6  # the enemy under attack
ALLIES_PLAYED: Final = 7  # this round
PRISONER_CARD: Final = 8
RESCUED: Final = 9
OVER: Final = 10  # 0, WON or LOST
SCENARIO_NUMBER: Final = 11  # which of the campaign
SCORE: Final = 12  # of the scenarios before
HEARS: Final = 13  # bits: the kinds of events that something in play answers
SURGES: Final = 14  # cards still to be revealed for surge
BASIC: Final = 15  # 1 without shadow cards
STRIKER: Final = 16  # the player whose attack is under way
REPLACES: Final = 17  # 1 once the revealed card is to be replaced by the next
EASY: Final = 18
CANCELLED: Final = 19  # the card whose effect was just cancelled
CLOCK: Final = 20  # how many events so far have made cards other cards
STATE_CELLS: Final = 21

WON: Final = 1
LOST: Final = 2

LASTING_CELLS: Final = 5  # effect, target, amount, until, source; or RECALCULATED, step, who, ...
LATER_CELLS: Final = 5  # step, source, who, the card it is about, moment

# HOST of what lies on a player's deck: take away the seat
DECK_HOST: Final = -10

# Durations
END_OF_PHASE: Final = 1
END_OF_ROUND: Final = 2
END_OF_ATTACK: Final = 3


def pile(game: Game, zone: int) -> list[int]:
    """The cards of a pile, from bottom to top."""
    return game.rows[zone]


def in_play_zone(zone: int) -> bool:
    """001: in play - before a player, engaged, in the staging area, or the active location."""
    return PLAY <= zone <= ACTIVE or zone == BESIDE


def in_play(game: Game) -> list[int]:
    """Every card in play but the quest card."""
    rows = game.rows
    found: list[int] = []
    for zone in range(PLAY, ACTIVE + 1):
        found += rows[zone]
    found += rows[BESIDE]
    return found


def seats(game: Game) -> int:
    return game.rows[STATE][SEATS]


def players(game: Game) -> list[int]:
    """The players still in the game, the first player in front."""
    count = game.rows[STATE][SEATS]
    first = game.rows[STATE][FIRST]
    out = game.rows[OUT]
    found: list[int] = []
    for i in range(count):
        seat = (first + i) % count
        if not out[seat]:
            found.append(seat)
    return found


def onwards(game: Game, seat: int) -> list[int]:
    """The players still in the game, clockwise from a seat on."""
    count = game.rows[STATE][SEATS]
    out = game.rows[OUT]
    found: list[int] = []
    for i in range(count):
        player = (seat + i) % count
        if not out[player]:
            found.append(player)
    return found


def next_player(game: Game, served: int) -> int:
    """The next in the order of play who is not among those served (bits), or -1.

    By seat and not by place in the order, for players may be eliminated in between.
    """
    for seat in players(game):
        if not served >> seat & 1:
            return seat
    return -1


def first_player(game: Game) -> int:
    return game.rows[STATE][FIRST]


def controller(game: Game, card: int) -> int:
    """The player who controls a card in play; -1 for the encounter deck's."""
    zone = game.rows[ZONE][card]
    return zone - PLAY if PLAY <= zone < PLAY + PLAYERS else -1


def concerns(game: Game, card: int) -> int:
    """Whom a card's text calls "you": its controller, or the player it bears upon."""
    zone = game.rows[ZONE][card]
    if PLAY <= zone < PLAY + PLAYERS:
        return zone - PLAY
    if ENGAGED <= zone < ENGAGED + PLAYERS:
        return zone - ENGAGED
    host = game.rows[HOST][card]
    if zone == BESIDE and host >= 0:
        return concerns(game, host)
    return first_player(game)


def engaged_with(game: Game, enemy: int) -> int:
    """The player an enemy is engaged with, or -1."""
    zone = game.rows[ZONE][enemy]
    return zone - ENGAGED if ENGAGED <= zone < ENGAGED + PLAYERS else -1


def attached_to(game: Game, host: int) -> list[int]:
    """The cards in play attached to this one; shadow cards are not."""
    hosts = game.rows[HOST]
    zones = game.rows[ZONE]
    return [card for card in range(len(hosts)) if hosts[card] == host and in_play_zone(zones[card])]


def discard_pile(game: Game, card: int) -> int:
    """001: discard piles - where a card goes that is discarded."""
    owner = game.rows[OWNER][card]
    return ENCOUNTER_DISCARD if owner == THE_ENCOUNTER else DISCARD + owner
