"""How a game stands between turns: what can be counted of each player, each with a weight.

The weights are those that best predict who wins (``lab/fit_tcg.py``). A player's sum is in
log-odds: the chance to win is that player's part of all.
"""

from math import exp
from typing import Final

from mathom.games.tcg.facts import (
    CARDS,
    SHADOW,
    TYPE_ALLY,
    TYPE_COMPANION,
    TYPE_MINION,
    TYPE_SITE,
    TYPE_THE_ONE_RING,
)
from mathom.games.tcg.rows import (
    BEARER_CELL,
    BURDENS,
    DEAD,
    DECK,
    HAND,
    HOST,
    LAST_SITE,
    OUT,
    PLAY,
    PRINTED,
    SITE_CELL,
    WOUNDS,
    free,
    of_seat,
    seats,
)
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.tcg.weights import WEIGHTS

NAMES: Final = (
    "sites passed, of eight",
    "at site 7 or further",
    "at site 8 or further",
    "resistance left, of ten",
    "resistance short of four, of four",
    "vitality of the Ring-bearer, of four",
    "an exhausted Ring-bearer",
    "companions, of five",
    "strength of the companions, of twenty",
    "strength of the strongest companion, of ten",
    "vitality of the companions, of ten",
    "exhausted companions, of three",
    "allies, of three",
    "possessions, conditions and the like of the Free Peoples, of five",
    "the same of the Shadow, of three",
    "cards in hand, of eight",
    "strength of the minions in hand, of twenty",
    "the turn is about to begin",
    "at site 6 or further",
    "about to begin a turn at site 7 or further",
    "about to begin a turn at site 8 or further",
    "strength of the second companion, of ten",
    "strength of the third companion, of ten",
    "companions in hand, of three",
    "Shadow cards in hand, of eight",
    "cards in the draw deck, of thirty",
    "companions and allies dead, of three",
)
FEATURES: Final = len(NAMES)
# Those that are bad to have.
BAD: Final = (4, 6, 11, 25, 26)


def features(game: Game, seat: Seat) -> list[float]:
    """What can be counted of a player, in the order of ``NAMES``."""
    rows = game.rows
    found = [0.0] * FEATURES
    site = of_seat(game, seat, SITE_CELL)
    found[0] = (site - 1) / (LAST_SITE - 1)
    found[1] = 1.0 if site >= 7 else 0.0
    found[2] = 1.0 if site >= 8 else 0.0
    bearer = of_seat(game, seat, BEARER_CELL)
    cards = rows[PRINTED]
    hosts = rows[HOST]
    wounds = rows[WOUNDS]
    extra: dict[int, int] = {}
    lives: dict[int, int] = {}
    companions: list[int] = []
    resistance = 0
    for card in rows[PLAY + seat]:
        printed = CARDS[max(0, cards[card])]
        kind = printed.type
        if card == bearer:
            resistance += printed.resistance
            found[5] += (printed.vitality - wounds[card]) / 4
        elif kind == TYPE_COMPANION:
            companions.append(card)
        elif kind == TYPE_ALLY:
            found[12] += 1 / 3
        elif kind in (TYPE_MINION, TYPE_SITE):
            continue
        elif printed.side == SHADOW:
            found[14] += 1 / 3
        elif kind != TYPE_THE_ONE_RING:
            found[13] += 1 / 5
        host = hosts[card]
        if host >= 0:
            extra[host] = extra.get(host, 0) + printed.strength
            lives[host] = lives.get(host, 0) + printed.vitality
            if host == bearer:
                resistance += printed.resistance
    resistance -= of_seat(game, seat, BURDENS)
    found[3] = resistance / 10
    found[4] = max(0, 4 - resistance) / 4
    found[5] += lives.get(bearer, 0) / 4
    found[6] = 1.0 if found[5] <= 0.26 else 0.0
    strengths = [0, 0, 0]
    for card in companions:
        printed = CARDS[max(0, cards[card])]
        strength = printed.strength + extra.get(card, 0)
        left = printed.vitality + lives.get(card, 0) - wounds[card]
        found[7] += 1 / 5
        found[8] += strength / 20
        strengths.append(strength)
        found[10] += left / 10
        if left <= 1:
            found[11] += 1 / 3
    strengths.sort(reverse=True)
    found[9] = strengths[0] / 10
    found[15] = min(8, len(rows[HAND + seat])) / 8
    for card in rows[HAND + seat]:
        printed = CARDS[max(0, cards[card])]
        if printed.type == TYPE_MINION:
            found[16] += printed.strength / 20
        elif printed.type == TYPE_COMPANION:
            found[23] += 1 / 3
        if printed.side == SHADOW:
            found[24] += 1 / 8
    found[18] = 1.0 if site >= 6 else 0.0
    if free(game) == seat:
        found[17] = 1.0
        found[19] = found[1]
        found[20] = found[2]
    found[21] = strengths[1] / 10
    found[22] = strengths[2] / 10
    found[25] = len(rows[DECK + seat]) / 30
    found[26] = len(rows[DEAD + seat]) / 3
    return found


def log_odds(game: Game, seat: Seat) -> float:
    """How a player stands, beside the others."""
    counted = features(game, seat)
    total = 0.0
    for i in range(FEATURES):
        total += WEIGHTS[i] * counted[i]
    return total


def evaluate(game: Game) -> list[float]:
    """What the game is worth to each seat, from -1 to 1."""
    parts: list[float] = []
    whole = 0.0
    for seat in range(seats(game)):
        part = 0.0
        if not of_seat(game, seat, OUT):
            part = exp(max(-30.0, min(30.0, log_odds(game, seat))))
        parts.append(part)
        whole += part
    return [2.0 * part / whole - 1.0 for part in parts]
