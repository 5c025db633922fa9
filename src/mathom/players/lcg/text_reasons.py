"""Why a text is used or an event played: by what it does, and how the table stands."""

from mathom.cardplay.combining import OneOf, Optionally
from mathom.cardplay.steps import Do, Have
from mathom.games.lcg.effects import attack, defense, facts, hit_points
from mathom.games.lcg.facts import ATTACHMENT, ATTACK, DEFENSE, WILLPOWER
from mathom.games.lcg.phases import FIGHTING, QUESTING
from mathom.games.lcg.questions import ABILITY
from mathom.games.lcg.rows import ATTACKER, ENGAGED, HAND, PHASE, STATE, TARGET, THREAT
from mathom.games.lcg.rulebook.enemy_attack import defenders
from mathom.games.lcg.rulebook.player_attack import striking
from mathom.games.lcg.rulebook.quest import committed_willpower, staging_threat
from mathom.games.lcg.words.moves import (
    Cancel,
    Discard,
    Draw,
    LookAt,
    LookAtTop,
    LookThrough,
    MoveToBottom,
    PutIntoPlay,
    ReturnToHand,
    SearchTop,
)
from mathom.games.lcg.words.perils import (
    Claim,
    Engage,
    PlaceProgress,
    ReturnToStaging,
    StrikeAtOnce,
)
from mathom.games.lcg.words.verbs import (
    AddResources,
    CannotAttackThem,
    Damage,
    Give,
    Heal,
    HealAll,
    LowerThreat,
    ManyDefenders,
    NoThreat,
    Ready,
)
from mathom.kernel.game import Game
from mathom.players.lcg.actions import moment
from mathom.players.lcg.reckoning import purse, wounds
from mathom.players.lcg.texts import BEFORE_DAMAGE, BEFORE_STRIKING


def text_reason(game: Game, player: int, pick: int, worth: float) -> str:
    """Why a text is used, or a card from hand played that is no ally."""
    printed = facts(game, pick % ABILITY)
    if pick < ABILITY and printed.type == ATTACHMENT:
        return f"It costs {printed.cost} of your {purse(game, player)} resources, and stays."
    place = pick // ABILITY - 1 if pick >= ABILITY else 0
    if place < len(printed.usable):
        for do in printed.usable[place].do:
            said = step_reason(game, player, do)
            if said:
                return said
    return "It is worth its price now." if worth > 0 else "It brings little now."


def step_reason(game: Game, player: int, do: Do) -> str:
    """What a step of a text is good for; empty where its words do not tell."""
    if isinstance(do, Have | Optionally):
        return step_reason(game, player, do.do)
    if isinstance(do, OneOf):
        said = [step_reason(game, player, each) for each in do.steps]
        useful = [each for each in said if each and not each.startswith("Nobody")]
        return useful[0] if useful else said[0]
    if isinstance(do, Give):
        return _help(game, player, [boost.stat for boost in do.boosts])
    if isinstance(do, NoThreat):
        return _questing(game)
    if isinstance(do, Draw):
        held = len(game.rows[HAND + player])
        return f"New cards; there {'is' if held == 1 else 'are'} {held} in your hand."
    if isinstance(do, Heal | HealAll):
        return f"There is {wounds(game, player)} damage on your side to heal."
    if isinstance(do, Damage):
        return "It hurts them without an attack."
    if isinstance(do, AddResources):
        return f"It brings resources; you have {purse(game, player)}."
    if isinstance(do, Ready):
        return "Whoever is readied can act once more this round."
    if isinstance(do, PlaceProgress):
        return "It brings progress beside the quest itself."
    if isinstance(do, LowerThreat):
        return f"It lowers a threat; yours is {game.rows[THREAT][player]}."
    if isinstance(do, Cancel):
        return "What was about to happen does not."
    if isinstance(do, PutIntoPlay):
        return "It brings a card into play without that card's own price."
    if isinstance(do, ReturnToStaging | CannotAttackThem):
        return f"Fewer attacks: you are engaged with {len(game.rows[ENGAGED + player])}."
    if isinstance(do, StrikeAtOnce):
        return "It strikes before the enemies do."
    if isinstance(do, LookAtTop | LookAt | LookThrough | SearchTop):
        return "It is good to know what comes."
    if isinstance(do, MoveToBottom):
        return "That card does not come next."
    if isinstance(do, ReturnToHand):
        return "A card comes back that can be played again."
    if isinstance(do, Discard):
        return "It gets rid of a card."
    if isinstance(do, Engage):
        return "It draws an enemy out, where it can be fought."
    if isinstance(do, ManyDefenders):
        return "More than one can defend."
    return "It takes the objective." if isinstance(do, Claim) else ""


def _help(game: Game, player: int, stats: list[int]) -> str:
    """What more of will, attack or defense is for just now; nothing lasts beyond the phase."""
    state = game.rows[STATE]
    when = moment(game)
    if when == BEFORE_STRIKING and ATTACK in stats:
        ours = sum(attack(game, card) for card in striking(game))
        need = defense(game, state[TARGET]) + hit_points(game, state[TARGET])
        return f"The attack is {ours}, and {need} would destroy the enemy."
    if when == BEFORE_DAMAGE and DEFENSE in stats:
        guard = sum(defense(game, card) for card in defenders(game))
        return f"The enemy strikes with {attack(game, state[ATTACKER])} against {guard}."
    if WILLPOWER in stats:
        return _questing(game) if state[PHASE] == QUESTING else "Nobody quests in this phase."
    if state[PHASE] == FIGHTING:
        enemies = len(game.rows[ENGAGED + player])
        if not enemies:
            return "No enemy is engaged with you, so there is little to fight for."
        return f"It helps in the fight against {'the one' if enemies == 1 else enemies} engaged."
    return "Nobody fights in this phase, and it is over with the phase."


def _questing(game: Game) -> str:
    if game.rows[STATE][PHASE] != QUESTING:
        return "Nobody quests in this phase."
    will, threat = committed_willpower(game), staging_threat(game)
    return f"The quest stands at will {will} against threat {threat}; it helps there."
