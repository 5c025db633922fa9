"""How a game stands at the start of a planning phase: what can be counted, each with a weight.

The weights are those that best predict who wins (``lab/fit_lcg.py``), for each scenario its
own. The sum is in log-odds that the players win.
"""

from math import exp
from typing import Final

from mathom.games.lcg.decks import SCENARIOS
from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    hit_points,
    threat_strength,
    type_of,
    willpower,
)
from mathom.games.lcg.facts import CARDS, TYPE_ALLY, TYPE_ENEMY, TYPE_HERO, TYPE_LOCATION
from mathom.games.lcg.rows import (
    ACTIVE,
    BESIDE,
    ENGAGED_WITH,
    HAND,
    MARKS,
    PLAY,
    PRINTED,
    PRISONER,
    PROGRESS,
    QUEST,
    RESOURCES,
    SCENARIO_NUMBER,
    STAGING,
    STATE,
    THREAT_LEVEL,
    players,
)
from mathom.kernel.game import Game
from mathom.players.lcg.reckoning import in_the_way
from mathom.players.lcg.texts import sense
from mathom.players.lcg.weights import WEIGHTS

NAMES: Final = (
    "always",
    "stages passed",
    "progress on the stage, of what it wants",
    "threat level",
    "threat above 35",
    "heroes",
    "hit points of heroes",
    "will",
    "attack",
    "defense",
    "hit points of allies",
    "resources",
    "cards in hand",
    "means: stewards and second winds",
    "attack of enemies engaged",
    "hit points of enemies engaged",
    "threat in the staging area",
    "attack of enemies in the staging area",
    "hit points of enemies in the way",
    "locations in the staging area",
    "perils attached",
)
FEATURES: Final = len(NAMES)


def features(game: Game) -> list[float]:
    """What can be counted, in the order of ``NAMES``; by player where it is a player's."""
    rows = game.rows
    order = players(game)
    found = [0.0] * FEATURES
    found[0] = 1.0
    if rows[QUEST]:
        stage = rows[QUEST][0]
        printed = facts(game, stage)
        found[1] = float(printed.sequence - 1)
        if printed.quest_points:
            found[2] = min(1.0, rows[PROGRESS][stage] / printed.quest_points)
    share = 1.0 / max(1, len(order))
    for player in order:
        threat = rows[THREAT_LEVEL][player]
        found[3] += share * threat / 10
        found[4] += share * max(0, threat - 35) / 10
        for card in rows[PLAY + player]:
            printed = facts(game, card)
            if printed.type > TYPE_ALLY:
                if sense(printed.number).means:
                    found[13] += share
                continue
            if printed.type == TYPE_HERO:
                if rows[MARKS][card] & PRISONER:
                    continue
                found[5] += share
                found[6] += share * hit_points(game, card) / 5
                found[11] += share * rows[RESOURCES][card] / 5
            else:
                found[10] += share * hit_points(game, card) / 5
            found[7] += share * willpower(game, card) / 5
            found[8] += share * attack(game, card) / 5
            found[9] += share * defense(game, card) / 5
        found[12] += share * min(6, len(rows[HAND + player])) / 5
        for card in rows[ENGAGED_WITH + player]:
            if type_of(game, card) == TYPE_ENEMY:
                found[14] += share * attack(game, card) / 5
                found[15] += share * hit_points(game, card) / 5
                if in_the_way(game, card):
                    found[18] += hit_points(game, card) / 5
    for card in rows[STAGING]:
        found[16] += share * threat_strength(game, card) / 5
        kind = type_of(game, card)
        if kind == TYPE_ENEMY:
            found[17] += share * attack(game, card) / 5
            if in_the_way(game, card):
                found[18] += hit_points(game, card) / 5
        elif kind == TYPE_LOCATION:
            found[19] += share
    if rows[ACTIVE]:
        place = rows[ACTIVE][0]
        found[2] -= 0.1 * (CARDS[rows[PRINTED][place]].quest_points - rows[PROGRESS][place]) / 4
    found[20] = share * len(rows[BESIDE])
    return found


def log_odds(game: Game) -> float:
    """The log-odds that the players win."""
    names: list[str] = game.setup["scenarios"]
    here = game.rows[STATE][SCENARIO_NUMBER]
    weights = WEIGHTS[list(SCENARIOS).index(names[here])]
    counted = features(game)
    total = 0.0
    for i in range(FEATURES):
        total += weights[i] * counted[i]
    return total


def evaluate(game: Game) -> float:
    """What the game is worth to the players, from -1 to 1."""
    chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, log_odds(game)))))
    names: list[str] = game.setup["scenarios"]
    for _ in range(game.rows[STATE][SCENARIO_NUMBER] + 1, len(names)):
        chance *= 0.5  # the scenarios of a campaign still to come
    return 2.0 * chance - 1.0
