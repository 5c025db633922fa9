"""Why a text is used or an event played: by what it does, and how the table stands."""

from typing import Final

from mathom.cardplay.combining import OneOf, Optionally
from mathom.cardplay.steps import Do, Have
from mathom.games.lcg.effects import attack, defense, facts, hit_points
from mathom.games.lcg.facts import ATTACK, DEFENSE, TYPE_ATTACHMENT, WILLPOWER
from mathom.games.lcg.phases import FIGHTING, QUESTING
from mathom.games.lcg.questions import ABILITY
from mathom.games.lcg.rows import (
    ATTACKER,
    CURRENT_PHASE,
    ENGAGED_WITH,
    HAND,
    STATE,
    TARGET,
    THREAT_LEVEL,
)
from mathom.games.lcg.rulebook.enemy_attack import defenders
from mathom.games.lcg.rulebook.player_attack import striking
from mathom.games.lcg.rulebook.quest import committed_willpower, staging_threat
from mathom.games.lcg.words.verbs.cancelling import Cancel
from mathom.games.lcg.words.verbs.characters import Damage, Heal, HealAll, Ready
from mathom.games.lcg.words.verbs.drawing import Discard, Draw, MoveToBottom, ReturnToHand
from mathom.games.lcg.words.verbs.fighting import Engage, StrikeAtOnce
from mathom.games.lcg.words.verbs.lasting import CannotAttackThem, Give, ManyDefenders, NoThreat
from mathom.games.lcg.words.verbs.objectives import Claim
from mathom.games.lcg.words.verbs.playing import PutIntoPlay
from mathom.games.lcg.words.verbs.quest import PlaceProgress
from mathom.games.lcg.words.verbs.resources import AddResources
from mathom.games.lcg.words.verbs.searching import LookAt, LookAtTop, LookThrough, SearchTop
from mathom.games.lcg.words.verbs.staging import ReturnToStaging
from mathom.games.lcg.words.verbs.threat import LowerThreat
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.players.cardplay.text_reasons import (
    STOPPED,
    Sentences,
    first_said,
    for_all,
    new_cards,
    sentence,
)
from mathom.players.lcg.actions import moment
from mathom.players.lcg.reckoning import purse, wounds
from mathom.players.lcg.texts import BEFORE_DAMAGE, BEFORE_STRIKING

_SENTENCES: Final[Sentences] = {
    Damage: "It hurts them without an attack.",
    Ready: "Whoever is readied can act once more this round.",
    PlaceProgress: "It brings progress beside the quest itself.",
    Cancel: STOPPED,
    PutIntoPlay: "It brings a card into play without that card's own price.",
    StrikeAtOnce: "It strikes before the enemies do.",
    **for_all("It is good to know what comes.", LookAtTop, LookAt, LookThrough, SearchTop),
    MoveToBottom: "That card does not come next.",
    ReturnToHand: "A card comes back that can be played again.",
    Discard: "It gets rid of a card.",
    Engage: "It draws an enemy out, where it can be fought.",
    ManyDefenders: "More than one can defend.",
    Claim: "It takes the objective.",
}


def text_reason(game: Game, player: Seat, pick: Pick, worth: float) -> str:
    """Why a text is used, or a card from hand played that is no ally."""
    printed = facts(game, pick % ABILITY)
    if pick < ABILITY and printed.type == TYPE_ATTACHMENT:
        return f"It costs {printed.cost} of your {purse(game, player)} resources, and stays."
    place = pick // ABILITY - 1 if pick >= ABILITY else 0
    said = ""
    if place < len(printed.usable):
        said = first_said([step_reason(game, player, do) for do in printed.usable[place].do])
    return said or ("It is worth its price now." if worth > 0 else "It brings little now.")


def step_reason(game: Game, player: Seat, do: Do) -> str:
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
        return new_cards(game, HAND + player)
    if isinstance(do, Heal | HealAll):
        return f"There is {wounds(game, player)} damage on your side to heal."
    if isinstance(do, AddResources):
        return f"It brings resources; you have {purse(game, player)}."
    if isinstance(do, LowerThreat):
        return f"It lowers a threat; yours is {game.rows[THREAT_LEVEL][player]}."
    if isinstance(do, ReturnToStaging | CannotAttackThem):
        return f"Fewer attacks: you are engaged with {len(game.rows[ENGAGED_WITH + player])}."
    return sentence(do, _SENTENCES)


def _help(game: Game, player: Seat, stats: list[int]) -> str:
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
        return (
            _questing(game) if state[CURRENT_PHASE] == QUESTING else "Nobody quests in this phase."
        )
    if state[CURRENT_PHASE] == FIGHTING:
        enemies = len(game.rows[ENGAGED_WITH + player])
        if not enemies:
            return "No enemy is engaged with you, so there is little to fight for."
        return f"It helps in the fight against {'the one' if enemies == 1 else enemies} engaged."
    return "Nobody fights in this phase, and it is over with the phase."


def _questing(game: Game) -> str:
    if game.rows[STATE][CURRENT_PHASE] != QUESTING:
        return "Nobody quests in this phase."
    will, threat = committed_willpower(game), staging_threat(game)
    return f"The quest stands at will {will} against threat {threat}; it helps there."
