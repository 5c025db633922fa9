"""A game's own rows besides those of every card game: columns, piles, small readers."""

from typing import Final

from mathom.cardplay.rows import ACTING as ACTING
from mathom.cardplay.rows import CURRENT_PHASE as CURRENT_PHASE
from mathom.cardplay.rows import EVERYONE as EVERYONE
from mathom.cardplay.rows import HOST as HOST
from mathom.cardplay.rows import KEPT as KEPT
from mathom.cardplay.rows import KNOWN as KNOWN
from mathom.cardplay.rows import LASTING as LASTING
from mathom.cardplay.rows import LASTING_CELLS as LASTING_CELLS
from mathom.cardplay.rows import LATER as LATER
from mathom.cardplay.rows import LIMITS as LIMITS
from mathom.cardplay.rows import LISTENING as LISTENING
from mathom.cardplay.rows import MARKS as MARKS
from mathom.cardplay.rows import OWNER as OWNER
from mathom.cardplay.rows import PRINTED as PRINTED
from mathom.cardplay.rows import SEATS as SEATS
from mathom.cardplay.rows import STANDING as STANDING
from mathom.cardplay.rows import STATE as STATE
from mathom.cardplay.rows import ZONE as ZONE
from mathom.cardplay.rows import marked as marked
from mathom.cardplay.rows import pile as pile
from mathom.cardplay.rows import row_names
from mathom.cardplay.rows import seats as seats
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat, Zone

# Columns by card
IS_EXHAUSTED: Final = 14
DAMAGE: Final = 15
RESOURCES: Final = 16
PROGRESS: Final = 17
# Rows of their own
THREAT_LEVEL: Final = 50  # by seat
OUT: Final = 51  # by seat: 1 once eliminated

# Piles: add the seat to the first five
HAND: Final = 18
DECK: Final = 22
DISCARD: Final = 26
PLAY: Final = 30  # heroes, allies and attachments that a player controls
ENGAGED_WITH: Final = 34
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
SINCE: Final = 52  # by card: when it became what it is where it is, see ``moments``
ROWS: Final = 53

PLAYERS: Final = 4
THE_ENCOUNTER: Final = 4

# What saves call the rows. A row keeps its number, which cells of ZONE hold: new ones come last.
ROW_NAMES: Final = row_names(
    ROWS,
    {
        IS_EXHAUSTED: "exhausted",
        DAMAGE: "damage",
        RESOURCES: "resources",
        PROGRESS: "progress",
        THREAT_LEVEL: "threat",
        OUT: "out",
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
        SINCE: "since",
    },
    {
        HAND: "hand",
        DECK: "deck",
        DISCARD: "discard",
        PLAY: "in play",
        ENGAGED_WITH: "engaged",
    },
    PLAYERS,
)

# MARKS
COMMITTED_MARK: Final = 1
FACE_DOWN: Final = 2
ATTACKED: Final = 4  # an enemy that has made its attack this round
JOINED: Final = 8  # an enemy that was dealt as a shadow card and attacks for this phase
PRISONER: Final = 16
ORC_GUARD: Final = 32
DEFENDING: Final = 64
BLANK_SHADOW: Final = 256  # an enemy that was dealt a shadow card without effect
STRUCK: Final = 512  # shifted by the seat: that player has attacked this enemy this round
ATTACKING_MARK: Final = 8192  # the bits above it: in an attack that waits for the one under way

# STATE
ROUND_NUMBER: Final = 1
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

LATER_CELLS: Final = 5  # step, source, who, the card it is about, moment

# HOST of what lies on a player's deck: take away the seat
DECK_HOST: Final = -10

# Durations
END_OF_PHASE: Final = 1
END_OF_ROUND: Final = 2
END_OF_ATTACK: Final = 3


def in_play_zone(zone: Zone) -> bool:
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


def onwards(game: Game, seat: Seat) -> list[int]:
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


def controller(game: Game, card: CardId) -> int:
    """The player who controls a card in play; -1 for the encounter deck's."""
    zone = game.rows[ZONE][card]
    return zone - PLAY if PLAY <= zone < PLAY + PLAYERS else -1


def concerns(game: Game, card: CardId) -> int:
    """Whom a card's text calls "you": its controller, or the player it bears upon."""
    zone = game.rows[ZONE][card]
    if PLAY <= zone < PLAY + PLAYERS:
        return zone - PLAY
    if ENGAGED_WITH <= zone < ENGAGED_WITH + PLAYERS:
        return zone - ENGAGED_WITH
    host = game.rows[HOST][card]
    if zone == BESIDE and host >= 0:
        return concerns(game, host)
    return first_player(game)


def engaged_with(game: Game, enemy: CardId) -> int:
    """The player an enemy is engaged with, or -1."""
    zone = game.rows[ZONE][enemy]
    return zone - ENGAGED_WITH if ENGAGED_WITH <= zone < ENGAGED_WITH + PLAYERS else -1


def attached_to(game: Game, host: CardId) -> list[int]:
    """The cards in play attached to this one; shadow cards are not."""
    hosts = game.rows[HOST]
    zones = game.rows[ZONE]
    return [card for card in range(len(hosts)) if hosts[card] == host and in_play_zone(zones[card])]


def discard_pile(game: Game, card: CardId) -> int:
    """001: discard piles - where a card goes that is discarded."""
    owner = game.rows[OWNER][card]
    return ENCOUNTER_DISCARD if owner == THE_ENCOUNTER else DISCARD + owner
