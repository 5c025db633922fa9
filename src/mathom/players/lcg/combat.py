"""Whom to engage, who defends, who strikes whom."""

from typing import Final

from mathom.games.lcg.effects import attack, defense, facts, hit_points, total
from mathom.games.lcg.facts import CANNOT_ATTACK, EXCESS_TO_THREAT, KEYWORD_RANGED
from mathom.games.lcg.questions import PASS
from mathom.games.lcg.rows import (
    ATTACKER,
    DEFENDING_PLAYER,
    PRINTED,
    STATE,
    TARGET,
    THREAT_LEVEL,
)
from mathom.games.lcg.rulebook.player_attack import ready_to_attack
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.lcg.questing import rise_cost
from mathom.players.lcg.reckoning import (
    Fighter,
    Foe,
    attacks_to_come,
    by_attack,
    coming,
    defended,
    fight,
    fighters,
    harm,
    heroes_of,
    ready_ones,
    to_strike,
    undefended,
    worth_of,
)
from mathom.players.lcg.texts import sense

# What an enemy's threat is worth out of the staging area, and what engaging costs beforehand.
UNSEEN: Final = 0.45
BOTHER: Final = 0.5


def engage_worths(game: Game, player: Seat, options: list[int]) -> list[float]:
    """What engaging each enemy by choice is worth against leaving it in the staging area."""
    own = fighters(game, player, ready_ones(game, player))
    sure = coming(game, player)
    foes = [Foe(game, enemy) for enemy in attacks_to_come(game, player)]
    foes += [Foe(game, enemy) for enemy in sure]
    targets = [Foe(game, enemy) for enemy in to_strike(game, player)]
    targets += [Foe(game, enemy) for enemy in sure]
    without = fight(game, player, foes, targets, own)
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
        elif option in sure:
            found.append(-0.1)  # it comes anyway
        else:
            foe = Foe(game, option)
            worth = fight(game, player, [*foes, foe], [*targets, foe], own) - without
            # Its threat no longer counts against the quest.
            worth += UNSEEN * facts(game, option).threat - BOTHER
            found.append(worth - sense(game.rows[PRINTED][option]).bites)
    return found


def defend_worths(game: Game, options: list[int]) -> list[float]:
    """What each way to meet the attack under way is worth, the attacks after it with it."""
    player = game.rows[STATE][DEFENDING_PLAYER]
    enemy = game.rows[STATE][ATTACKER]
    strength = attack(game, enemy)
    heroes = len(heroes_of(game, player))
    own = fighters(game, player, ready_ones(game, player))
    foes = [Foe(game, other) for other in attacks_to_come(game, player) if other != enemy]
    targets = [Foe(game, other) for other in to_strike(game, player)]
    found: list[float] = []
    for option in options:
        if option == PASS:
            cost = undefended(game, player, strength)
            left = own
        else:
            fighter = Fighter(game, option, heroes)
            cost = defended(fighter, strength) + spilled(game, player, fighter, strength)
            left = [other for other in own if other.card != option]
        found.append(fight(game, player, foes, targets, left) - cost)
    return found


def spilled(game: Game, player: Seat, fighter: Fighter, strength: int) -> float:
    """The threat that some blows bring when they are more than enough."""
    if not total(game, EXCESS_TO_THREAT, game.rows[STATE][ATTACKER]):
        return 0.0
    over = strength - fighter.defense - fighter.hits
    return over * rise_cost(game.rows[THREAT_LEVEL][player]) if over > 0 else 0.0


def all_defend(game: Game, options: list[int]) -> tuple[int, ...]:
    """Where many may defend: as few as stop the blow, the stoutest first."""
    player = game.rows[STATE][DEFENDING_PLAYER]
    strength = attack(game, game.rows[STATE][ATTACKER]) + 1
    own = fighters(game, player, options)
    own.sort(key=lambda fighter: -fighter.defense)
    chosen: list[int] = []
    guard = 0
    for fighter in own:
        if guard < strength and fighter.defense > 0:
            chosen.append(fighter.card)
            guard += fighter.defense
    return tuple(sorted(chosen))


def sufferer_worth(game: Game, hero: CardId) -> float:
    """How well a hero, or one of several defenders, can take the blow."""
    player = game.rows[STATE][DEFENDING_PLAYER]
    worth = worth_of(game, hero, len(heroes_of(game, player)))
    return -harm(worth, hit_points(game, hero), attack(game, game.rows[STATE][ATTACKER]))


def strike_worths(game: Game, player: Seat, options: list[int]) -> list[float]:
    """Which enemy to strike: the one whose fall is worth most for the blows it takes."""
    own = fighters(game, player, ready_to_attack(game, player))
    strength = sum(fighter.attack for fighter in own)
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
            continue
        foe = Foe(game, option)
        need = foe.defense + foe.hits
        if strength >= need:
            found.append(foe.worth * (1.0 + 1.0 / need))
        elif strength > foe.defense:
            found.append(0.4 * foe.worth * (strength - foe.defense) / foe.hits)
        else:
            found.append(-1.0)
    return found


def strikers(game: Game, player: Seat, options: list[int], least: int) -> tuple[int, ...]:
    """As few as strike the target down; all if they cannot, unless others are better struck."""
    enemy = game.rows[STATE][TARGET]
    own = fighters(game, player, options)
    need = defense(game, enemy) + hit_points(game, enemy)
    chosen: list[Fighter] = []
    given = 0
    for fighter in own:
        if given < need and fighter.attack > 0:
            chosen.append(fighter)
            given += fighter.attack
    if given >= need:
        # Whoever is not needed stays free for the next.
        for fighter in sorted(chosen, key=by_attack, reverse=True):
            if given - fighter.attack >= need:
                chosen.remove(fighter)
                given -= fighter.attack
    if len(chosen) < least:
        chosen = own[:least]
    return tuple(sorted(fighter.card for fighter in chosen))


def ways_to_strike(
    game: Game, player: Seat, options: list[int], most: int
) -> list[tuple[int, ...]]:
    """Sets of attackers worth thinking of: just enough, everyone, each alone, all but one."""
    found = [strikers(game, player, options, 1)] if most > 1 else []
    if most >= len(options):
        found.append(tuple(sorted(options)))
    ranked = [fighter.card for fighter in fighters(game, player, options)]
    for size in range(1, min(most, len(ranked)) + 1):
        found.append(tuple(sorted(ranked[:size])))
    if most >= len(options) > 2:
        for left in options:
            found.append(tuple(sorted(card for card in options if card != left)))
    once: list[tuple[int, ...]] = []
    for one in found:
        if one not in once and one:
            once.append(one)
    return once


def joiners(game: Game, options: list[int]) -> tuple[int, ...]:
    """Ranged characters join another's attack if that brings the enemy down."""
    enemy = game.rows[STATE][TARGET]
    need = defense(game, enemy) + hit_points(game, enemy)
    need -= sum(attack(game, card) for card in game.stack[-1].cards)
    chosen: list[int] = []
    for card in options:
        if need > 0 and facts(game, card).keywords & KEYWORD_RANGED:
            chosen.append(card)
            need -= attack(game, card)
    return tuple(sorted(chosen)) if need <= 0 else ()


def danger(game: Game, player: Seat) -> list[float]:
    """What each attack still to come costs, met as well as can be; by ``attacks_to_come``."""
    own = fighters(game, player, ready_ones(game, player))
    found: list[float] = []
    for enemy in attacks_to_come(game, player):
        if total(game, CANNOT_ATTACK, enemy):
            found.append(0.0)
            continue
        strength = attack(game, enemy)
        least = undefended(game, player, strength)
        for fighter in own:
            least = min(least, defended(fighter, strength) + 0.3 * fighter.attack)
        found.append(least)
    return found
