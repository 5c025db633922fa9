"""A game's own rows besides those of every card game: columns, piles, small readers."""

from typing import Final

from mathom.cardplay.names import WIDTH
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
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat, Zone

# Columns by card
WOUNDS: Final = 14
TOKENS: Final = 15  # culture tokens: TOKEN_BITS for each culture
FOE: Final = 16  # the character a minion is assigned to
NUMBER: Final = 17  # a site's number, once it is on the adventure path
# Rows of their own
SEAT: Final = 18  # SEAT_CELLS for each seat
BIDS: Final = 19  # by seat; secret until all have bid
ACTIVE: Final = 20  # the active cards in play, sites among them

# Piles: add the seat
HAND: Final = 21
DECK: Final = 27
DISCARD: Final = 33
DEAD: Final = 39
ADVENTURE: Final = 45
PLAY: Final = 51  # a player's cards in play, and the sites that player controls
# Piles of all
PATH: Final = 57  # the adventure path
VOID: Final = 58  # being played
STACKED: Final = 59  # on other cards, see HOST
REMOVED: Final = 60  # out of the game
LIST: Final = 61  # what each card was before anything was shuffled: deck lists are open
COPYING: Final = 62  # pairs: an active card, and the site whose text it has
ROWS: Final = 63

PLAYERS: Final = 6
TOKEN_BITS: Final = 6
LAST_SITE: Final = 9

# What saves call the rows. A row keeps its number, which cells of ZONE hold: new ones come last.
ROW_NAMES: Final = row_names(
    ROWS,
    {
        WOUNDS: "wounds",
        TOKENS: "tokens",
        FOE: "foe",
        NUMBER: "number",
        SEAT: "seat",
        BIDS: "bids",
        ACTIVE: "active",
        PATH: "path",
        VOID: "void",
        STACKED: "stacked",
        REMOVED: "removed",
        LIST: "list",
        COPYING: "copying",
    },
    {
        HAND: "hand",
        DECK: "deck",
        DISCARD: "discard",
        DEAD: "dead",
        ADVENTURE: "adventure",
        PLAY: "in play",
    },
    PLAYERS,
)

# MARKS
THE_RING_BEARER: Final = 1
LEFTOVER: Final = 8  # a minion that was unassigned when defenders were assigned
PLAYED_THIS_PHASE: Final = 32
PLAYED_HERE: Final = 64  # this turn, since the fellowship came to its site
BLANK: Final = 128  # it has lost its game text, or is a copy too many
STARTED: Final = 512  # in the starting fellowship
ASSIGNED_THIS_TURN: Final = 1024
LOST_THIS_TURN: Final = 2048
TEXT_CANCELLED: Final = 4096  # what is being played or used has no effect
FIERCE_AT_START: Final = 8192  # as the fierce assignment phase began
FELL: Final = 16384  # removed from the skirmish that goes on
WENT: Final = 32768  # left play during the skirmish that it was in, or whose bearer was in it
PER_TURN: Final = PLAYED_THIS_PHASE | PLAYED_HERE | ASSIGNED_THIS_TURN | LOST_THIS_TURN

# STATE
FREE_PLAYER: Final = 1  # the Free Peoples player
TWILIGHT_POOL: Final = 3
TURN_NUMBER: Final = 4
MOVES_MADE: Final = 5  # this turn
MOVES_ALLOWED: Final = 6  # the move limit before any modifier
FIGHTER: Final = 7  # the Free Peoples character whose skirmish this is
FIERCE_ROUND: Final = 8  # 1 while fierce minions are fought
OVER: Final = 9  # the winner, plus one
HEARS: Final = 10  # bits (``hearing``): the events that something active answers afterwards
TOUCHED: Final = 11  # bits: the effects that something active may have
PREVENTED_AT: Final = 12  # the depth of the responses that prevented their event
DRAWN: Final = 13  # into hand in this fellowship phase (000: the Rule of 4)
SHADOW_SEAT: Final = 14  # the player whose Shadow phase it is
PATH_BLOCK: Final = 15  # the block of numbered sites, or SHADOWS_BLOCK
STARTER: Final = 16  # 1 under the Starter Rules
CANCELLED: Final = 17  # 1 when the skirmish was cancelled
MOVING: Final = 18  # 1 while the fellowship moves
FREE_HAS_INITIATIVE: Final = 19
RESOLVED: Final = 20  # 1 once the skirmish has resolved
IN_SKIRMISH: Final = 21  # 1 while a skirmish phase goes on
MOVED_IN: Final = 22  # bits: phases of this turn in which the fellowship has moved
PLAYED_ON: Final = 23  # the bearer of the card that is being played
OWN_STRENGTH: Final = 24  # what the skirmish came to
FOES_STRENGTH: Final = 25
WARNED: Final = 26  # bits (``hearing``): the events that something active answers beforehand
FIGHTER_GONE: Final = 27  # 1 when the fighter was removed from the skirmish
SPARED: Final = 28  # the character whose next exertion places no token, plus one
STATE_CELLS: Final = 29

# SEAT
BURDENS: Final = 0
THREATS: Final = 1
SITE_CELL: Final = 2  # the number of the site its fellowship is at
OUT: Final = 3  # 1 once it has lost
PLACE_CELL: Final = 4  # in the order of turns; -1 before that is settled
BEARER_CELL: Final = 5  # its Ring-bearer
RESHUFFLED: Final = 6  # 1 once the discard pile was reshuffled (Starter Rules)
SHADOW_PHASES_SKIPPED: Final = 7
SEAT_CELLS: Final = 8

LATER_CELLS: Final = 4 + WIDTH  # text, source, who, until, then the names bound when it was made
LIMIT_CELLS: Final = 3  # key, until, how much
KEY_BITS: Final = 32  # of a limit's key: above them the card, below which of its limits
OF_A_STEP: Final = 1 << 30  # in a limit's key: it is a step's, not a text's
KEPT_CELLS: Final = 12  # events answered, answered beforehand, then the cheapest event by phase


def seat_cell(seat: Seat, cell: int) -> int:
    return seat * SEAT_CELLS + cell


def of_seat(game: Game, seat: Seat, cell: int) -> int:
    return game.rows[SEAT][seat * SEAT_CELLS + cell]


def marked_this_turn(game: Game, mark: int) -> list[int]:
    """The cards that did something this turn, in play or in a pile that everyone sees since."""
    marks = game.rows[MARKS]
    return [card for card in range(len(marks)) if marks[card] & mark]


def in_play_zone(zone: Zone) -> bool:
    return PLAY <= zone <= PATH


def free(game: Game) -> int:
    """The Free Peoples player: the one whose turn it is."""
    return game.rows[STATE][FREE_PLAYER]


def phase(game: Game) -> int:
    return game.rows[STATE][CURRENT_PHASE]


def twilight(game: Game) -> int:
    return game.rows[STATE][TWILIGHT_POOL]


def in_turn_order(game: Game) -> list[int]:
    """Every seat, clockwise from the first player, whether it has lost or not."""
    count = game.rows[STATE][SEATS]
    places = [(game.rows[SEAT][seat * SEAT_CELLS + PLACE_CELL], seat) for seat in range(count)]
    places.sort()
    return [seat for _, seat in places]


def players(game: Game) -> list[int]:
    """000: action procedure - the Free Peoples player, then to the right, those still playing."""
    rows = game.rows
    count = rows[STATE][SEATS]
    cells = rows[SEAT]
    if count == 2:
        first = rows[STATE][FREE_PLAYER]
        if not cells[OUT] and not cells[SEAT_CELLS + OUT]:
            return [first, 1 - first]
    order = in_turn_order(game)
    start = order.index(rows[STATE][FREE_PLAYER])
    found: list[int] = []
    for i in range(count):
        seat = order[(start - i) % count]
        if not cells[seat * SEAT_CELLS + OUT]:
            found.append(seat)
    return found


def shadows(game: Game) -> list[int]:
    """The Shadow players still playing, from the Free Peoples player's right."""
    return [seat for seat in players(game) if seat != game.rows[STATE][FREE_PLAYER]]


def opponents(game: Game, seat: Seat) -> list[int]:
    """000: opponent - all Shadow players, or the Free Peoples player alone."""
    one = free(game)
    return shadows(game) if seat == one else [one]


def to_the_left(game: Game, seat: Seat) -> int:
    """The next player clockwise who is still playing."""
    order = in_turn_order(game)
    place = order.index(seat)
    for i in range(1, len(order) + 1):
        other = order[(place + i) % len(order)]
        if not of_seat(game, other, OUT):
            return other
    return seat


def to_the_right(game: Game, seat: Seat) -> int:
    order = in_turn_order(game)
    place = order.index(seat)
    for i in range(1, len(order) + 1):
        other = order[(place - i) % len(order)]
        if not of_seat(game, other, OUT):
            return other
    return seat


def stacked_on(game: Game, host: CardId) -> list[int]:
    hosts = game.rows[HOST]
    return [card for card in game.rows[STACKED] if hosts[card] == host]


def site_number(game: Game) -> int:
    """The number of the site the fellowship is at."""
    return of_seat(game, free(game), SITE_CELL)


def site_at(game: Game, number: int) -> int:
    """The site with this number, on the path or controlled; or none."""
    numbers = game.rows[NUMBER]
    for card in game.rows[PATH]:
        if numbers[card] == number:
            return card
    for card in game.rows[ACTIVE]:
        if numbers[card] == number:
            return card
    return NONE


def on_path(game: Game, number: int) -> int:
    """The site with this number on the adventure path, or none."""
    numbers = game.rows[NUMBER]
    for card in game.rows[PATH]:
        if numbers[card] == number:
            return card
    return NONE


def current_site(game: Game) -> int:
    """The site the fellowship is at."""
    return site_at(game, site_number(game))


def region(number: int) -> int:
    """000: region - three sites each."""
    return (number + 2) // 3


def ring_bearer(game: Game) -> int:
    """The active Ring-bearer."""
    return of_seat(game, free(game), BEARER_CELL)


def tokens_on(game: Game, card: CardId, culture: int) -> int:
    """000: culture tokens - of one culture on a card."""
    return tokens_in(game.rows[TOKENS][card], culture)


def tokens_in(cell: int, culture: int) -> int:
    """Those of one culture among all the tokens that a cell holds."""
    return cell >> TOKEN_BITS * culture & (1 << TOKEN_BITS) - 1


def minions_against(game: Game, character: int) -> list[int]:
    """The minions assigned to a character."""
    foes = game.rows[FOE]
    return [card for card in game.rows[ACTIVE] if foes[card] == character]
