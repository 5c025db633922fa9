"""What cards and players amount to now: printed facts, lasting effects and constant effects.

001: lasting effects - the net sum counts, and a statistic is never lower than nothing.
"""

from mathom.cardplay.steps import card_rules
from mathom.games.lcg.abilities import Enduring
from mathom.games.lcg.facts import (
    ATTACK,
    CARDS,
    DEFENSE,
    HAS_SPHERE,
    HAS_TRAIT,
    HIT_POINTS,
    NO_DEFENSE,
    NO_THREAT,
    RECALCULATED,
    THREAT_STRENGTH,
    TYPE_ALLY,
    TYPE_ATTACHMENT,
    TYPE_ENEMY,
    TYPE_HERO,
    TYPE_OBJECTIVE,
    TYPE_TREACHERY,
    WILLPOWER,
    Card,
)
from mathom.games.lcg.rows import (
    BESIDE,
    DAMAGE,
    LASTING,
    LASTING_CELLS,
    MARKS,
    ORC_GUARD,
    PLAY,
    PLAYERS,
    PRINTED,
    STANDING,
    ZONE,
)
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Zone


def facts(game: Game, card: CardId) -> Card:
    """What is printed on a card; nothing on one that is hidden."""
    number = game.rows[PRINTED][card]
    return CARDS[number if number > 0 else 0]


def first_titled(game: Game, pile: Zone, title: str) -> CardId:
    """The first card of this title in a pile, or none."""
    for card in game.rows[pile]:
        if facts(game, card).title == title:
            return card
    return NONE


def total(game: Game, effect: int, subject: int) -> int:
    """The sum of all that bears on a card, a player or the game in this respect."""
    rows = game.rows
    amount = 0
    lasting = rows[LASTING]
    for i in range(0, len(lasting), LASTING_CELLS):
        if lasting[i] == effect:
            if lasting[i + 1] == subject:
                amount += lasting[i + 2]
        elif lasting[i] == RECALCULATED:
            step = card_rules(game).steps[lasting[i + 1]]
            assert isinstance(step, Enduring)
            amount += step.worth(game, lasting[i + 4], lasting[i + 2], effect, subject)
    standing = rows[STANDING]
    if standing:
        bit = 1 << effect
        cards = rows[PRINTED]
        for source in standing:
            for ability in CARDS[cards[source]].standing:
                if ability.touches & bit:
                    amount += ability.amount(game, source, effect, subject)
    return amount


def bits(game: Game, effect: int, subject: int) -> int:
    """The same for effects that are sets of bits."""
    rows = game.rows
    amount = 0
    bit = 1 << effect
    cards = rows[PRINTED]
    for source in rows[STANDING]:
        for ability in CARDS[cards[source]].standing:
            if ability.touches & bit:
                amount |= ability.amount(game, source, effect, subject)
    return amount


def willpower(game: Game, card: CardId) -> int:
    return max(0, facts(game, card).willpower + total(game, WILLPOWER, card))


def attack(game: Game, card: CardId) -> int:
    printed = 1 if is_orc_guard(game, card) else facts(game, card).attack
    return max(0, printed + total(game, ATTACK, card))


def defense(game: Game, card: CardId) -> int:
    if total(game, NO_DEFENSE, card):
        return 0
    printed = 1 if is_orc_guard(game, card) else facts(game, card).defense
    return max(0, printed + total(game, DEFENSE, card))


def hit_points(game: Game, card: CardId) -> int:
    """How many hit points are left."""
    printed = 1 if is_orc_guard(game, card) else facts(game, card).hit_points
    return max(0, printed + total(game, HIT_POINTS, card) - game.rows[DAMAGE][card])


def threat_strength(game: Game, card: CardId) -> int:
    if total(game, NO_THREAT, card):
        return 0
    return max(0, facts(game, card).threat + total(game, THREAT_STRENGTH, card))


def is_orc_guard(game: Game, card: CardId) -> bool:
    return game.rows[MARKS][card] & ORC_GUARD != 0


def type_of(game: Game, card: CardId) -> int:
    """A card's type now: a treachery or objective that is attached counts as an attachment."""
    if is_orc_guard(game, card):
        return TYPE_ENEMY
    printed = facts(game, card).type
    if printed in (TYPE_TREACHERY, TYPE_OBJECTIVE):
        zone = game.rows[ZONE][card]
        if zone == BESIDE or PLAY <= zone < PLAY + PLAYERS:
            return TYPE_ATTACHMENT
    return printed


def is_character(game: Game, card: CardId) -> bool:
    """001: character cards - heroes and allies."""
    printed = facts(game, card).type
    return (printed in (TYPE_HERO, TYPE_ALLY)) and not is_orc_guard(game, card)


def has_trait(game: Game, card: CardId, trait: int) -> bool:
    if is_orc_guard(game, card):
        return False
    return (facts(game, card).traits | bits(game, HAS_TRAIT, card)) >> trait & 1 == 1


def spheres(game: Game, card: CardId) -> int:
    """The spheres a card belongs to, or whose icons a hero has, as bits."""
    return 1 << facts(game, card).sphere | bits(game, HAS_SPHERE, card)
