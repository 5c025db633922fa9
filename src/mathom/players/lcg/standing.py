"""How the table stands for the players just now: what a text changes of it is what it is worth.

All worths are in points; one point is about one token of progress on the quest.
"""

from typing import Final

from mathom.games.lcg.effects import attack, defense, facts, hit_points, type_of
from mathom.games.lcg.facts import TYPE_ALLY, TYPE_ATTACHMENT, TYPE_ENEMY, TYPE_HERO, TYPE_LOCATION
from mathom.games.lcg.phases import ENCOUNTERS, FIGHTING, QUESTING
from mathom.games.lcg.procedures import (
    RUN_COMBAT,
    RUN_ENEMY_ATTACK,
    RUN_PLAYER_ATTACK,
    RUN_QUEST_PHASE,
)
from mathom.games.lcg.rows import (
    ACTIVE,
    ATTACKER,
    BESIDE,
    CURRENT_PHASE,
    DAMAGE,
    DECK,
    ENCOUNTER_DECK,
    ENGAGED_WITH,
    HAND,
    KNOWN,
    LATER,
    LATER_CELLS,
    MARKS,
    OVER,
    PLAY,
    PRINTED,
    PRISONER,
    PROGRESS,
    QUEST,
    RESOURCES,
    STAGING,
    STATE,
    TARGET,
    THREAT_LEVEL,
    WON,
    ZONE,
    in_play_zone,
    players,
)
from mathom.games.lcg.rulebook.combat import Combat
from mathom.games.lcg.rulebook.enemy_attack import defenders
from mathom.games.lcg.rulebook.player_attack import striking
from mathom.games.lcg.rulebook.quest import committed_willpower, staging_threat
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.lcg.planning import keep_worth
from mathom.players.lcg.questing import HIGH, RISE, STEEPER, outcome, useful_progress
from mathom.players.lcg.reckoning import (
    WEAKENED,
    Foe,
    attacks_to_come,
    coming,
    fight,
    fighters,
    harm,
    heroes_of,
    ready_ones,
    to_strike,
    worth_of,
)
from mathom.players.lcg.texts import sense

# What goes on, as far as it matters to what a text changes.
NOTHING: Final = 0
QUEST_UNDER_WAY: Final = 1
STRIKING: Final = 2
DEFENDING: Final = 3
AFTERWARDS: Final = 4  # the fight is over
# A card in hand is worth this at most, and half of what it is worth to keep.
HELD: Final = 1.2
# A resource: it may pay for something better.
COIN: Final = 1.0
# What an enemy in the staging area weighs against one that is engaged.
FAR: Final = 0.8
# A deck that has run out, an attachment of the encounter deck, a location left to explore.
RUN_OUT: Final = 3.0
PERIL: Final = 5.0
A_PLACE: Final = 0.5
# To know what comes next, or last.
FOREKNOWN: Final = 0.3
# To be ready though nothing is in sight.
AT_HAND: Final = 0.3
THE_END: Final = 500.0
# To be ready before anybody is committed or attacked.
READY: Final = 0.8


def scene(game: Game) -> int:
    """What goes on just now."""
    for place in range(len(game.stack) - 1, -1, -1):
        procedure = game.stack[place].procedure
        if procedure == RUN_ENEMY_ATTACK:
            return DEFENDING
        if procedure == RUN_PLAYER_ATTACK:
            return STRIKING
        if procedure == RUN_QUEST_PHASE:
            return QUEST_UNDER_WAY
        if procedure == RUN_COMBAT and game.stack[place].step > Combat.ACTIONS_AFTER:
            return AFTERWARDS
    return NOTHING


def standing(game: Game, player: Seat, what: int) -> float:
    """How the table stands while this goes on, the fight ahead of a player with it."""
    if game.rows[STATE][OVER]:
        return THE_END if game.rows[STATE][OVER] == WON else -THE_END
    worth = 0.0
    for each in players(game):
        worth += belongings(game, each)
    worth += perils(game)
    phase = game.rows[STATE][CURRENT_PHASE]
    if what == AFTERWARDS:
        pass  # whoever is exhausted is soon ready again
    elif QUESTING <= phase <= FIGHTING:
        worth += ahead(game, player, phase)
    elif phase < QUESTING:
        for card in ready_ones(game, player):
            worth += (
                READY * (attack(game, card) + defense(game, card)) + facts(game, card).willpower
            )
    if what == QUEST_UNDER_WAY:
        margin = committed_willpower(game) - staging_threat(game)
        worth += outcome(margin, useful_progress(game), game.rows[THREAT_LEVEL][player])
    elif what == STRIKING:
        worth += struck(game)
    elif what == DEFENDING:
        worth -= suffered(game, player)
    return worth


def belongings(game: Game, player: Seat) -> float:
    """What a player has: little threat, characters, resources, cards."""
    rows = game.rows
    threat = rows[THREAT_LEVEL][player]
    high = max(0, threat - HIGH)
    worth = -(RISE * threat + STEEPER * high * (high + 1) / 2)
    heroes = len(heroes_of(game, player))
    for card in rows[PLAY + player]:
        printed = facts(game, card)
        if printed.type == TYPE_HERO or printed.type == TYPE_ALLY:
            if rows[MARKS][card] & PRISONER:
                continue
            lost = worth_of(game, card, max(2, heroes))
            if printed.type == TYPE_ALLY and soon_gone(game, card):
                worth += HELD
                continue
            worth += lost - harm(
                lost, hit_points(game, card) + rows[DAMAGE][card], rows[DAMAGE][card]
            )
            if printed.type == TYPE_HERO:
                worth += COIN * rows[RESOURCES][card]
        elif printed.type == TYPE_ATTACHMENT:
            worth += sense(printed.number).borne
    for card in rows[HAND + player]:
        worth += min(HELD, 0.5 * keep_worth(game, player, card))
    return worth if rows[DECK + player] else worth - RUN_OUT


def soon_gone(game: Game, card: CardId) -> bool:
    """Whether something waits to take a card away again."""
    later = game.rows[LATER]
    for at in range(0, len(later), LATER_CELLS):
        if later[at + 3] == card or later[at + 1] == card:
            return True
    return False


def perils(game: Game) -> float:
    """What stands against the players, and how far they have come."""
    rows = game.rows
    worth = -PERIL * len(rows[BESIDE])
    for card in rows[STAGING]:
        kind = type_of(game, card)
        if kind == TYPE_ENEMY:
            worth -= FAR * left(game, card)
        elif kind == TYPE_LOCATION:
            printed = facts(game, card)
            worth -= A_PLACE + printed.threat - 0.5 * rows[PROGRESS][card]
    for player in players(game):
        for card in rows[ENGAGED_WITH + player]:
            if type_of(game, card) == TYPE_ENEMY:
                worth -= left(game, card)
    if rows[ACTIVE]:
        worth -= (
            A_PLACE + facts(game, rows[ACTIVE][0]).quest_points - rows[PROGRESS][rows[ACTIVE][0]]
        )
    if rows[QUEST]:
        worth += 8 * facts(game, rows[QUEST][0]).sequence + rows[PROGRESS][rows[QUEST][0]]
    deck = rows[ENCOUNTER_DECK]
    if deck and (rows[KNOWN][deck[-1]] or rows[KNOWN][deck[0]]):
        worth += FOREKNOWN
    return worth


def left(game: Game, enemy: CardId) -> float:
    """What an enemy weighs, wounds deducted."""
    foe = Foe(game, enemy)
    wounds = game.rows[DAMAGE][enemy]
    if not wounds:
        return foe.worth
    return foe.worth * (1.0 - WEAKENED * wounds / (foe.hits + wounds))


def ahead(game: Game, player: Seat, phase: int) -> float:
    """What the fight ahead would bring."""
    own = fighters(game, player, ready_ones(game, player))
    foes = [Foe(game, enemy) for enemy in attacks_to_come(game, player)]
    targets = [Foe(game, enemy) for enemy in to_strike(game, player)]
    if phase <= ENCOUNTERS:
        arriving = [Foe(game, enemy) for enemy in coming(game, player)]
        foes += arriving
        targets += arriving
    worth = fight(game, player, foes, targets, own)
    if phase == FIGHTING:
        for fighter in own:
            # Whoever is ready can still do something when the fight is over, or be surprised.
            worth += AT_HAND + sense(game.rows[PRINTED][fighter.card]).staying
    if not foes and phase <= ENCOUNTERS:
        guard = 0.0
        for fighter in own:
            guard = max(guard, 0.3 * fighter.defense + 0.2 * fighter.hits)
        worth += guard
    return worth


def struck(game: Game) -> float:
    """What the attack of one's own that is under way will bring."""
    enemy = game.rows[STATE][TARGET]
    if enemy < 0 or not in_play_zone(game.rows[ZONE][enemy]):
        return 0.0
    foe = Foe(game, enemy)
    dealt = sum(attack(game, card) for card in striking(game)) - foe.defense
    if dealt <= 0:
        return 0.0
    return foe.worth if dealt >= foe.hits else WEAKENED * foe.worth * dealt / foe.hits


def suffered(game: Game, player: Seat) -> float:
    """What the enemy's attack that is under way will cost."""
    enemy = game.rows[STATE][ATTACKER]
    if enemy < 0 or not in_play_zone(game.rows[ZONE][enemy]):
        return 0.0
    guards = defenders(game)
    if not guards:
        return 0.0
    dealt = attack(game, enemy) - sum(defense(game, card) for card in guards)
    worth = worth_of(game, guards[0], len(heroes_of(game, player)))
    return harm(worth, hit_points(game, guards[0]), dealt)
