"""What a fight and a quest would come to, by rule of thumb.

All worths are in points; one point is about one token of progress on the quest.
"""

from typing import Final

from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    hit_points,
    is_character,
    is_orc_guard,
    total,
    type_of,
)
from mathom.games.lcg.facts import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_PLAYER,
    CANNOT_DEFEND,
    GAME,
    NO_CHECKS,
    TYPE_ENEMY,
    TYPE_HERO,
)
from mathom.games.lcg.rows import (
    ATTACKED,
    DAMAGE,
    ENGAGED_WITH,
    IS_EXHAUSTED,
    MARKS,
    PLAY,
    PRINTED,
    PRISONER,
    QUEST,
    RESOURCES,
    STAGING,
    STRUCK,
    THREAT_LEVEL,
)
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.lcg.texts import sense

# A shadow card makes an attack stronger about this often, by a point or two.
SHADOWED: Final = 0.35
# With the last hero the game is lost.
LAST_HERO: Final = 150.0
# What any hero is worth, its statistics apart.
A_HERO: Final = 10.0
# A wound costs this part of what death would, for each part of the hit points.
WOUND: Final = 0.35
# What the fall of any enemy is worth; then for each point of its attack and threat.
A_FOE: Final = 1.5
FOE_ATTACK: Final = 1.2
FOE_THREAT: Final = 0.7
IN_THE_WAY: Final = 8.0
# Damage that does not kill is worth this part of the fall.
WEAKENED: Final = 0.4
# Who defends cannot strike: so much for each point of attack.
BUSY: Final = 0.5
# What it costs to leave an attack undefended, whatever it deals.
EXPOSED: Final = 0.5


class Fighter:
    """A character as a fight sees it."""

    __slots__ = ("attack", "card", "defends", "defense", "hero", "hits", "worth")

    def __init__(self, game: Game, card: CardId, heroes: int) -> None:
        printed = facts(game, card)
        self.card = card
        self.attack = attack(game, card)
        self.defense = defense(game, card)
        self.hits = hit_points(game, card)
        self.hero = printed.type == TYPE_HERO
        self.defends = not total(game, CANNOT_DEFEND, card)
        self.worth = worth_of(game, card, heroes)


class Foe:
    """An enemy as a fight sees it. ``worth`` is what killing it is worth."""

    __slots__ = ("attack", "card", "defense", "hits", "worth")

    def __init__(self, game: Game, card: CardId) -> None:
        self.card = card
        self.attack = attack(game, card)
        self.defense = defense(game, card)
        self.hits = hit_points(game, card)
        threat = 0 if is_orc_guard(game, card) else facts(game, card).threat
        self.worth = A_FOE + FOE_ATTACK * self.attack + FOE_THREAT * threat
        if in_the_way(game, card):
            self.worth += IN_THE_WAY


def in_the_way(game: Game, card: CardId) -> bool:
    """Whether the stage cannot be passed while this enemy lives."""
    if not game.rows[QUEST]:
        return False
    bars = sense(game.rows[PRINTED][game.rows[QUEST][0]]).bars
    return len(bars) > 0 and facts(game, card).title in bars


def heroes_of(game: Game, player: Seat) -> list[int]:
    """A player's heroes, prisoners left out."""
    marks = game.rows[MARKS]
    return [
        card
        for card in game.rows[PLAY + player]
        if facts(game, card).type == TYPE_HERO and not marks[card] & PRISONER
    ]


def worth_of(game: Game, card: CardId, heroes: int) -> float:
    """What losing a character costs; ``heroes`` is how many its player has left."""
    printed = facts(game, card)
    stats = printed.willpower + 0.8 * printed.attack + 0.6 * printed.defense
    if printed.type == TYPE_HERO:
        return LAST_HERO if heroes <= 1 else A_HERO + stats
    if sense(printed.number).fleeting:
        return 0.5  # it leaves at the end of the round anyway
    return 0.8 + 1.2 * stats + 0.3 * printed.hit_points


def ready_ones(game: Game, player: Seat) -> list[int]:
    """A player's ready characters."""
    exhausted = game.rows[IS_EXHAUSTED]
    marks = game.rows[MARKS]
    return [
        card
        for card in game.rows[PLAY + player]
        if not exhausted[card] and is_character(game, card) and not marks[card] & PRISONER
    ]


def attacks_to_come(game: Game, player: Seat) -> list[int]:
    """The engaged enemies that have yet to attack a player this round."""
    marks = game.rows[MARKS]
    return [
        enemy
        for enemy in game.rows[ENGAGED_WITH + player]
        if not marks[enemy] & ATTACKED
        and type_of(game, enemy) == TYPE_ENEMY
        and not total(game, CANNOT_ATTACK, enemy)
        and not total(game, CANNOT_ATTACK_PLAYER + player, enemy)
    ]


def coming(game: Game, player: Seat) -> list[int]:
    """The enemies in the staging area that will engage a player by themselves."""
    if not game.rows[STAGING] or total(game, NO_CHECKS, GAME):
        return []
    threat = game.rows[THREAT_LEVEL][player]
    return [
        card
        for card in game.rows[STAGING]
        if type_of(game, card) == TYPE_ENEMY and facts(game, card).engagement <= threat
    ]


def to_strike(game: Game, player: Seat) -> list[int]:
    """The engaged enemies a player may still attack this round."""
    marks = game.rows[MARKS]
    return [
        enemy
        for enemy in game.rows[ENGAGED_WITH + player]
        if not marks[enemy] & STRUCK << player and type_of(game, enemy) == TYPE_ENEMY
    ]


def fighters(game: Game, player: Seat, cards: list[int]) -> list[Fighter]:
    """Characters as fighters, the strongest attackers first."""
    heroes = len(heroes_of(game, player))
    found = [Fighter(game, card, heroes) for card in cards]
    found.sort(key=by_attack)
    return found


def by_attack(fighter: Fighter) -> int:
    """For sorting: the strongest first."""
    return -fighter.attack


def _by_strength(foe: Foe) -> int:
    return -foe.attack


def _by_ease(foe: Foe) -> float:
    return (foe.defense + foe.hits) / foe.worth


def harm(worth: float, hits: int, damage: int) -> float:
    """What so much damage costs a character."""
    if damage <= 0:
        return 0.0
    return worth if damage >= hits else WOUND * min(worth, 16.0) * damage / hits


def defended(fighter: Fighter, strength: int) -> float:
    """What it costs to let a character defend, shadow card and all."""
    plain = strength - fighter.defense
    return (1 - SHADOWED) * harm(fighter.worth, fighter.hits, plain) + SHADOWED * harm(
        fighter.worth, fighter.hits, plain + 1
    )


def undefended(game: Game, player: Seat, strength: int) -> float:
    """What it costs to let an attack through to a hero: shadow cards are worse then."""
    heroes = heroes_of(game, player)
    least = LAST_HERO
    for hero in heroes:
        worth = worth_of(game, hero, len(heroes))
        hits = hit_points(game, hero)
        cost = (1 - SHADOWED) * harm(worth, hits, strength) + SHADOWED * harm(
            worth, hits, strength + 2
        )
        least = min(least, cost)
    return least + EXPOSED


def fight(
    game: Game, player: Seat, foes: list[Foe], targets: list[Foe], own: list[Fighter]
) -> float:
    """What a round of fighting brings: these foes attack, then what is left strikes back.

    Each attack is met by whoever loses least by it; then the easiest targets are struck down.
    ``own`` are ready, the strongest first.
    """
    worth = 0.0
    used = [False] * len(own)
    for foe in sorted(foes, key=_by_strength):
        best = -1
        least = undefended(game, player, foe.attack)
        for i in range(len(own)):
            if used[i] or not own[i].defends:
                continue
            cost = defended(own[i], foe.attack) + BUSY * own[i].attack
            if cost < least:
                best, least = i, cost
        if best >= 0:
            used[best] = True
            least -= BUSY * own[best].attack  # what it cannot strike is counted below
        worth -= least
    if not targets:
        return worth
    strength = 0
    for i in range(len(own)):
        if not used[i]:
            strength += own[i].attack
    for target in sorted(targets, key=_by_ease):
        need = target.defense + target.hits
        if strength < need:
            dealt = strength - target.defense
            if dealt > 0:
                worth += WEAKENED * target.worth * dealt / target.hits
                strength = 0
            continue
        given = 0
        for i in range(len(own)):
            if not used[i] and given < need:
                used[i] = True
                given += own[i].attack
        strength -= given
        worth += target.worth
    return worth


def wounds(game: Game, player: Seat) -> int:
    """The damage on a player's heroes."""
    damage = game.rows[DAMAGE]
    return sum(damage[hero] for hero in heroes_of(game, player))


def purse(game: Game, player: Seat) -> int:
    """All resources of a player's heroes."""
    resources = game.rows[RESOURCES]
    return sum(resources[hero] for hero in heroes_of(game, player))
