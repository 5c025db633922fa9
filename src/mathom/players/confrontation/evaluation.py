"""How a Confrontation game stands: what can be counted on the board, each with a weight.

The weights are fitted to games of self-play (``lab/fit_confrontation.py``): a logistic regression
on who won. Everything counted is a yes or no, so a game is a list of the features that hold and
its value is the sum of their weights, in log-odds that the Fellowship wins.
"""

from math import exp
from typing import Final

from mathom.games.confrontation.board import (
    AHEAD,
    ARTHEDAIN,
    CARDOLAN,
    FELLOWSHIP,
    MORDOR,
    NOWHERE,
    ROOM,
    SAURON,
    SHIRE,
    SIDEWAYS,
)
from mathom.games.confrontation.characters import SHIRE_WINNER, VARIANT
from mathom.games.confrontation.rows import (
    CARD,
    CENSUS,
    CHARACTER,
    HELD,
    IN_HAND,
    MAYBE,
    PLAY,
    REGION,
    RING_BEARER,
    ROSTER,
    SCORE,
    SPECIAL,
    TURN,
    seat_of,
)
from mathom.games.confrontation.rulebook.game import standing
from mathom.kernel.game import Game
from mathom.players.confrontation.weights import WEIGHTS

# Where each family of features begins.
PLACE: Final = 0  # who stands where, and who moves: see ``place``
PAIR: Final = PLACE + 36 * 16 * 2  # both of these enemies are alive: see ``pair``
CONTACT: Final = PAIR + 18 * 18  # these enemies stand face to face, and who moves: see ``contact``
KNOWN: Final = CONTACT + 18 * 18 * 2  # the enemy knows who this is
CARDS: Final = KNOWN + 36  # this combat card is in hand
SPECIALS: Final = CARDS + 18  # this special card is held
TO_MOVE: Final = SPECIALS + 8  # Sauron is to move
BEARER: Final = TO_MOVE + 1  # region * 2 + who moves: where the Ring is
HUNTED: Final = BEARER + 32  # by how many it can be attacked, can it slip away, who moves
SUSPECTS: Final = HUNTED + 16  # where, and how many the enemy must reckon with: see ``suspects``
SHIRE_HELD: Final = SUSPECTS + 16 * 10  # Sauron's characters in the Shire, and who moves
ALONE: Final = SHIRE_HELD + 8  # so many Fellowship characters are left
HOST: Final = ALONE + 10  # so many of Sauron's are left
FEATURES: Final = HOST + 10

# So many points ahead, a match is won three times in four.
CLOSE: Final = 3.0


# By character: its number among the eighteen who may stand on its side.
_WITHIN: Final = [each % 9 + each // VARIANT * 9 for each in range(36)]
# The regions ahead of a Fellowship character, as bits: whoever stands there faces it.
_FACING: Final = [sum(1 << near for near in AHEAD[FELLOWSHIP][region]) for region in range(16)]


def place(character: int, region: int, mover: int) -> int:
    """The feature of a character who stands somewhere while a side is to move."""
    return PLACE + (character * 16 + region) * 2 + mover


def pair(fellow: int, servant: int) -> int:
    """The feature of two enemies who are both alive."""
    return PAIR + _WITHIN[fellow] * 18 + _WITHIN[servant]


def contact(fellow: int, servant: int, mover: int) -> int:
    """The feature of two enemies who stand face to face while a side is to move."""
    return CONTACT + (_WITHIN[fellow] * 18 + _WITHIN[servant]) * 2 + mover


def suspects(region: int, many: int) -> int:
    """The feature of a Ring-bearer in a region who may be so many characters, for all the enemy
    knows."""
    return SUSPECTS + region * 10 + many


def features(game: Game) -> list[int]:
    """The features that hold in a game nothing of which is hidden."""
    rows = game.rows
    characters = rows[CHARACTER]
    regions = rows[REGION]
    masks = rows[MAYBE]
    bearer = rows[PLAY][RING_BEARER]
    mover = rows[PLAY][TURN]
    found: list[int] = []
    fellows: list[int] = []
    servants: list[int] = []
    for stand in range(18):
        region = regions[stand]
        if region == NOWHERE:
            continue
        character = characters[stand]
        found.append(place(character, region, mover))
        mask = masks[stand]
        if mask & (mask - 1) == 0:
            found.append(KNOWN + character)
        if stand < 9:
            fellows.append(stand)
            if character % VARIANT == bearer:
                found.append(BEARER + region * 2 + mover)
                found.append(HUNTED + hunt(rows, region) * 2 + mover)
                found.append(suspects(region, mask.bit_count()))
        else:
            servants.append(stand)
    for stand in fellows:
        fellow = characters[stand]
        facing = _FACING[regions[stand]]
        for other in servants:
            servant = characters[other]
            found.append(pair(fellow, servant))
            if facing >> regions[other] & 1:
                found.append(contact(fellow, servant, mover))
    cards = rows[CARD]
    for card in range(18):
        if cards[card] == IN_HAND:
            found.append(CARDS + card)
    specials = rows[SPECIAL]
    for special in range(8):
        if specials[special] == HELD:
            found.append(SPECIALS + special)
    if mover == SAURON:
        found.append(TO_MOVE)
    held = rows[CENSUS + SAURON][SHIRE]
    found.append(SHIRE_HELD + min(held, 3) * 2 + mover)
    found.append(ALONE + len(fellows))
    found.append(HOST + len(servants))
    return found


def hunt(rows: list[list[int]], region: int) -> int:
    """How many regions ahead hold enemies (up to three), and whether there is a way aside."""
    foes = rows[CENSUS + SAURON]
    own = rows[CENSUS + FELLOWSHIP]
    hunters = 0
    for near in AHEAD[FELLOWSHIP][region]:
        hunters += foes[near]
    aside = 0
    for near in SIDEWAYS[region]:
        if not foes[near] and own[near] < ROOM[near]:
            aside = 1
    return min(hunters, 3) * 2 + aside


def log_odds(game: Game) -> float:
    """The log-odds that the Fellowship wins."""
    weights = WEIGHTS
    total = 0.0
    for feature in features(game):
        total += weights[feature]
    return total


def fellowship_value(game: Game) -> float:
    """What the game is worth to the Fellowship, from -1 to 1, at the start of a move."""
    if wins_at_once(game):
        return 1.0 if game.rows[PLAY][TURN] == FELLOWSHIP else -1.0
    return 2.0 / (1.0 + exp(-log_odds(game))) - 1.0


def match_value(game: Game, worth: float) -> float:
    """What a match is worth to the side that plays the Fellowship now, if this game of it is worth
    so much: by the points it is likely to end ahead with. A winner scores who is left to him."""
    score = game.rows[PLAY][SCORE : SCORE + 2]
    seat = seat_of(game, FELLOWSHIP)
    leader = FELLOWSHIP if worth > 0 else SAURON
    margin = score[seat] - score[1 - seat] + worth * standing(game, leader)
    return margin / (abs(margin) + CLOSE)


def wins_at_once(game: Game) -> bool:
    """Whether the side to move has a move that ends the game: the Ring before Mordor, two in the
    Shire and a third at its border, or there the one who wins alone and nobody to stop him."""
    rows = game.rows
    if rows[PLAY][TURN] == SAURON:
        held = rows[CENSUS + SAURON]
        if held[ARTHEDAIN] + held[CARDOLAN] == 0:
            return False
        if held[SHIRE] == 2:
            return True
        if rows[CENSUS + FELLOWSHIP][SHIRE] or rows[ROSTER][SHIRE_WINNER % VARIANT] != SHIRE_WINNER:
            return False
        return rows[REGION][rows[CHARACTER].index(SHIRE_WINNER)] in (ARTHEDAIN, CARDOLAN)
    bearer = rows[PLAY][RING_BEARER]
    for stand in range(9):
        if rows[CHARACTER][stand] % VARIANT == bearer:
            region = rows[REGION][stand]
            return region != NOWHERE and MORDOR in AHEAD[FELLOWSHIP][region]
    return False
