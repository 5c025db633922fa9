"""Why a text works on this card, or why this hero pays: what is hit, and what that leaves."""

from mathom.cardplay.steps import card_rules
from mathom.games.lcg.asking import title
from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    hit_points,
    threat_strength,
    type_of,
    willpower,
)
from mathom.games.lcg.facts import TYPE_ENEMY, TYPE_HERO, WILLPOWER
from mathom.games.lcg.rows import (
    DAMAGE,
    HAND,
    PLAY,
    PLAYERS,
    PROGRESS,
    RESOURCES,
    ZONE,
)
from mathom.games.lcg.words.verbs.characters import (
    Damage,
    Exhaust,
    Heal,
    HealAll,
    Ready,
    RemoveFromQuest,
)
from mathom.games.lcg.words.verbs.drawing import Discard
from mathom.games.lcg.words.verbs.fighting import Engage, StrikeAtOnce
from mathom.games.lcg.words.verbs.lasting import CannotAttackThem, Give, NoThreat
from mathom.games.lcg.words.verbs.playing import AttachSelf, PutIntoPlay
from mathom.games.lcg.words.verbs.quest import PlaceProgress
from mathom.games.lcg.words.verbs.resources import AddResources
from mathom.games.lcg.words.verbs.staging import ReturnToStaging
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.lcg.planning import burden
from mathom.players.lcg.reckoning import purse


def targets_reason(game: Game, picks: tuple[int, ...], best: bool) -> str:
    """What a text does to the cards picked for it. ``best``: every other suits it less."""
    if not picks:
        return "There is nothing it would do good to."
    said = _target(game, picks[0])
    if len(picks) > 1:
        said = f"These {len(picks)} suit it best." if best else f"It works on {len(picks)} cards."
    if not said:
        name = title(game, picks[0])
        said = f"{name} suits it best." if best else f"It works on {name}."
    return said


def _target(game: Game, card: CardId) -> str:
    frame = game.stack[-1]
    word = card_rules(game).steps[frame.event]
    name = title(game, card)
    rows = game.rows
    if isinstance(word, Damage):
        points, left = word.count.number(game, frame), hit_points(game, card)
        if points >= left:
            return f"{name} falls to {points} damage."
        rest = left - points
        many = f"{rest} hit point{'s' if rest > 1 else ''}"
        return f"{name} takes {points} damage and has {many} left."
    if isinstance(word, Exhaust):
        return f"{name} is exhausted: attack {attack(game, card)}, defense {defense(game, card)}."
    if isinstance(word, Ready):
        return f"{name} is ready again: attack {attack(game, card)}, defense {defense(game, card)}."
    if isinstance(word, Heal | HealAll):
        return f"{name} has {rows[DAMAGE][card]} damage to heal."
    if isinstance(word, AddResources):
        held = rows[RESOURCES][card]
        return f"{name} has {held} resource{'' if held == 1 else 's'} so far."
    if isinstance(word, RemoveFromQuest):
        return f"The quest loses the will of {name}, {willpower(game, card)}."
    if isinstance(word, PlaceProgress):
        left = facts(game, card).quest_points - rows[PROGRESS][card]
        return f"{left} progress would explore {name}." if left > 0 else ""
    if isinstance(word, Give):
        if any(boost.stat == WILLPOWER for boost in word.boosts):
            return f"{name} has will {willpower(game, card)} so far."
        return f"{name} has attack {attack(game, card)} and defense {defense(game, card)} so far."
    if isinstance(word, NoThreat):
        return f"The threat of {name}, {threat_strength(game, card)}, does not count."
    if isinstance(word, CannotAttackThem | ReturnToStaging):
        return f"{name}, with attack {attack(game, card)}, is kept off."
    if isinstance(word, Engage | StrikeAtOnce):
        need = defense(game, card) + hit_points(game, card)
        return f"{name} falls to an attack of {need}."
    if isinstance(word, PutIntoPlay):
        return f"{name} comes into play; its own price is {facts(game, card).cost}."
    if isinstance(word, AttachSelf):
        return bearer_reason(game, card)
    if isinstance(word, Discard) and PLAY <= rows[ZONE][card] < PLAY + PLAYERS:
        return f"{name} is lost; it cost {facts(game, card).cost}."
    if isinstance(word, Discard) and HAND <= rows[ZONE][card] < HAND + PLAYERS:
        return f"{name} is given up; it would cost {facts(game, card).cost} to play."
    return ""


def bearer_reason(game: Game, host: CardId) -> str:
    """Why an attachment goes here."""
    name, borne = title(game, host), burden(game, host)
    if type_of(game, host) == TYPE_ENEMY:
        return f"{name} has an attack of {attack(game, host)}, the more reason to hold it."
    if type_of(game, host) != TYPE_HERO:
        return f"It goes to {name}."
    will, strength, guard = willpower(game, host), attack(game, host), defense(game, host)
    bears = f", and bears {borne} already" if borne else ""
    return f"{name} has will {will}, attack {strength}, defense {guard}{bears}."


def payer_reason(game: Game, player: Seat, hero: CardId) -> str:
    """What paying leaves a hero."""
    left = game.rows[RESOURCES][hero] - 1
    rest = purse(game, player) - game.rows[RESOURCES][hero]
    if left:
        return f"{title(game, hero)} has {left} left after that."
    return f"{title(game, hero)} has none left after that; your others have {rest}."
