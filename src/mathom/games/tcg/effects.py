"""What cards and players amount to now: printed facts, lasting effects and constant effects.

000: modifier - each time a value is used, all that bears on it is applied again, in any order, and
only the result is never lower than nothing. So nothing is stored: values are asked for.
"""

from mathom.cardplay.steps import card_rules
from mathom.games.tcg.abilities import OfKind
from mathom.games.tcg.effect_kinds import (
    COST_OF_KIND,
    GAINS,
    KEYWORDS_TOUCHED,
    LOSES,
    MOVE_LIMIT,
    NO_DAMAGE,
    NO_DEFENDER,
    NO_KEYWORDS,
    NO_TEXT,
    NO_WEAPON_DAMAGE,
    NOT_ROAMING,
    RESISTANCE,
    ROAMING_PENALTY,
    SHADOW_NUMBER,
    SITE_NUMBER,
    STRENGTH,
    STRENGTH_OF_ITEMS_OFF,
    TWILIGHT_COST,
    VITALITY,
    of_step,
    touch,
)
from mathom.games.tcg.facts import (
    CARDS,
    CLASS_MOUNT,
    CLASS_WEAPON,
    KEYWORD_DAMAGE,
    KEYWORD_DEFENDER,
    KEYWORD_ENDURING,
    KEYWORD_HUNTER,
    KEYWORD_RING_BEARER,
    KEYWORD_RING_BOUND,
    KEYWORD_SANCTUARY,
    NUMBERED,
    SHADOWS_BLOCK,
    TYPE_COMPANION,
    TYPE_MINION,
    TYPE_SITE,
    Card,
)
from mathom.games.tcg.rows import (
    ACTIVE,
    BURDENS,
    COPYING,
    FIGHTER,
    FOE,
    HOST,
    IN_SKIRMISH,
    LASTING,
    LASTING_CELLS,
    MARKS,
    MOVES_ALLOWED,
    NUMBER,
    OWNER,
    PRINTED,
    STANDING,
    STATE,
    THE_RING_BEARER,
    TOUCHED,
    WOUNDS,
    of_seat,
    site_number,
)
from mathom.games.tcg.standing_texts import ask, copied, copied_amount, of_itself
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


def facts(game: Game, card: CardId) -> Card:
    """What is printed on a card; nothing on one that is hidden."""
    number = game.rows[PRINTED][card]
    return CARDS[number if number > 0 else 0]


def total(game: Game, effect: int, subject: int) -> int:
    """The sum of all that bears on a card, a player or the game in this respect."""
    rows = game.rows
    bit = touch(effect)
    if not rows[STATE][TOUCHED] & bit:
        return 0
    amount = 0
    lasting = rows[LASTING]
    for i in range(0, len(lasting), LASTING_CELLS):
        if lasting[i] == effect and lasting[i + 1] == subject:
            amount += lasting[i + 2]
    cards = rows[PRINTED]
    for source in rows[STANDING]:
        standing = CARDS[cards[source]].standing
        for place in range(len(standing)):
            if standing[place].touches & bit:
                amount += ask(game, source, source, place, effect, subject)
    if rows[COPYING]:
        for _, added in copied(game, effect, subject):
            amount += added
    return amount


def amounts(game: Game, effect: int, subject: int) -> list[int]:
    """Each thing apart that bears on a card, a player or the game in this respect."""
    return [amount for _, amount in sources(game, effect, subject)]


def sources(game: Game, effect: int, subject: int) -> list[tuple[int, int]]:
    """The same, with the card each comes from."""
    rows = game.rows
    bit = touch(effect)
    found: list[tuple[int, int]] = []
    if not rows[STATE][TOUCHED] & bit:
        return found
    lasting = rows[LASTING]
    for i in range(0, len(lasting), LASTING_CELLS):
        if lasting[i] == effect and lasting[i + 1] == subject:
            found.append((lasting[i + 4], lasting[i + 2]))
    for source in rows[STANDING]:
        standing = CARDS[rows[PRINTED][source]].standing
        for place in range(len(standing)):
            if standing[place].touches & bit:
                amount = ask(game, source, source, place, effect, subject)
                if amount:
                    found.append((source, amount))
    return found + copied(game, effect, subject) if rows[COPYING] else found


def bits(game: Game, effect: int, subject: int) -> int:
    """What bears on it, where each is a set of bits."""
    found = 0
    for amount in amounts(game, effect, subject):
        found |= amount
    return found


def most(game: Game, effect: int, subject: int) -> int:
    """The greatest of what bears on it, where they do not add up."""
    found = 0
    for amount in amounts(game, effect, subject):
        found = max(found, amount)
    return found


# Keywords


def has(game: Game, card: CardId, keyword: int) -> bool:
    """000: keyword - printed or gained, and not lost."""
    if keyword < NUMBERED:
        return keyword_amount(game, card, keyword) > 0
    printed = facts(game, card)
    found = printed.keywords >> keyword & 1 == 1 and not total(game, NO_TEXT, card)
    if not found and game.rows[COPYING]:
        found = copied_amount(game, card, keyword) > 0
    if KEYWORD_RING_BEARER <= keyword <= KEYWORD_RING_BOUND:
        if keyword == KEYWORD_RING_BOUND and printed.always_bound:
            return True
        # 000: starting fellowship - the Ring-bearer gains both, and is it only while he bears it.
        mark = game.rows[MARKS][card] & THE_RING_BEARER != 0
        found = mark if keyword == KEYWORD_RING_BEARER else found or mark
    elif (
        keyword == KEYWORD_SANCTUARY
        and printed.type == TYPE_SITE
        and printed.block == SHADOWS_BLOCK
    ):
        found = game.rows[NUMBER][card] in (3, 6)
    if game.rows[STATE][TOUCHED] & KEYWORDS_TOUCHED:
        if not found:
            found = total(game, GAINS + keyword, card) > 0
        if found and total(game, LOSES + keyword, card) > 0:
            return False
    return found and not total(game, NO_KEYWORDS, card)


def keyword_amount(game: Game, card: CardId, keyword: int) -> int:
    """The number of a keyword that has one: what is printed and gained, added together."""
    amount = facts(game, card).amounts[keyword]
    if amount and total(game, NO_TEXT, card):
        amount = 0  # 003: game text - its keywords are part of it
    if game.rows[COPYING]:
        amount += copied_amount(game, card, keyword)
    if game.rows[STATE][TOUCHED] & KEYWORDS_TOUCHED:
        amount += total(game, GAINS + keyword, card)
        if amount and total(game, LOSES + keyword, card):
            return 0
    if amount and total(game, NO_KEYWORDS, card):
        return 0
    return amount


def damage_bonus(game: Game, card: CardId) -> int:
    """000: damage bonus."""
    amount = keyword_amount(game, card, KEYWORD_DAMAGE)
    if amount and total(game, NO_DAMAGE, card):
        return 0
    if amount and total(game, NO_WEAPON_DAMAGE, card):
        for source, given in sources(game, GAINS + KEYWORD_DAMAGE, card):
            if source >= 0 and facts(game, source).classes & CLASS_WEAPON:
                amount -= given
    return max(0, amount)


def defender_bonus(game: Game, card: CardId) -> int:
    """000: defender +X."""
    amount = keyword_amount(game, card, KEYWORD_DEFENDER)
    if amount and total(game, NO_DEFENDER, card):
        return 0
    return max(0, amount)


# Numbers of a character


def items_of(game: Game, character: int) -> list[int]:
    """The active cards on a character."""
    hosts = game.rows[HOST]
    return [card for card in game.rows[ACTIVE] if hosts[card] == character]


def strength(game: Game, card: CardId) -> int:
    """Printed, from what it bears, enduring, hunter, and whatever texts add."""
    rows = game.rows
    amount = facts(game, card).strength
    hosts = rows[HOST]
    cards = rows[PRINTED]
    for item in rows[ACTIVE]:
        if hosts[item] == card:
            bonus = CARDS[cards[item]].strength
            if bonus and not total(game, STRENGTH_OF_ITEMS_OFF, item):
                amount += bonus
    amount += total(game, STRENGTH, card)
    if rows[STATE][TOUCHED] & touch(STRENGTH_OF_ITEMS_OFF):
        amount -= sum(bonus for _, bonus in cancelled_bonuses(game, card))
    if rows[WOUNDS][card] and has(game, card, KEYWORD_ENDURING):
        amount += 2 * rows[WOUNDS][card]
    if rows[STATE][IN_SKIRMISH]:
        amount += _hunting(game, card)
    return max(0, amount)


def cancelled_bonuses(game: Game, card: CardId) -> list[tuple[int, int]]:
    """What items add by their texts, and do not add now: by which, and how much."""
    found = sources(game, STRENGTH, card)
    return [one for one in found if one[1] > 0 and total(game, STRENGTH_OF_ITEMS_OFF, one[0])]


def _hunting(game: Game, card: CardId) -> int:
    """003: hunter - against a character that is none."""
    bonus = keyword_amount(game, card, KEYWORD_HUNTER)
    if bonus > 0:
        for foe in skirmishing(game, card):
            if not keyword_amount(game, foe, KEYWORD_HUNTER):
                return bonus
    return 0


def skirmishing(game: Game, card: CardId) -> list[int]:
    """000: skirmish phase(s) - whom a character is skirmishing now."""
    state = game.rows[STATE]
    if not state[IN_SKIRMISH]:
        return []
    fighter = state[FIGHTER]
    foes = game.rows[FOE]
    if card == fighter:
        return [foe for foe in game.rows[ACTIVE] if foes[foe] == fighter]
    if foes[card] == fighter and fighter >= 0:
        return [fighter]
    return []


def most_vitality(game: Game, card: CardId) -> int:
    """Vitality without wounds."""
    rows = game.rows
    amount = facts(game, card).vitality
    hosts = rows[HOST]
    cards = rows[PRINTED]
    for item in rows[ACTIVE]:
        if hosts[item] == card:
            amount += CARDS[cards[item]].vitality
    return amount + total(game, VITALITY, card)


def vitality(game: Game, card: CardId) -> int:
    """000: vitality - each wound takes one away."""
    return max(0, most_vitality(game, card) - game.rows[WOUNDS][card])


def exhausted(game: Game, card: CardId) -> bool:
    """000: exhausted."""
    return vitality(game, card) == 1


def resistance(game: Game, card: CardId) -> int:
    """000: resistance - each burden takes one from every companion; allies have none."""
    rows = game.rows
    printed = facts(game, card)
    amount = printed.resistance
    hosts = rows[HOST]
    cards = rows[PRINTED]
    for item in rows[ACTIVE]:
        if hosts[item] == card:
            amount += CARDS[cards[item]].resistance
    amount += total(game, RESISTANCE, card)
    if printed.type == TYPE_COMPANION:
        amount -= of_seat(game, rows[OWNER][card], BURDENS)
    return max(0, amount)


def is_mounted(game: Game, card: CardId) -> bool:
    """000: mounted."""
    hosts = game.rows[HOST]
    for item in game.rows[ACTIVE]:
        if hosts[item] == card and facts(game, item).classes & CLASS_MOUNT:
            return True
    return False


# Minions


def minion_site(game: Game, card: CardId) -> int:
    """A minion's site number; what it bears may change it."""
    amount = facts(game, card).site
    hosts = game.rows[HOST]
    for item in game.rows[ACTIVE]:
        if hosts[item] == card:
            amount += facts(game, item).site
    return max(0, amount + total(game, SITE_NUMBER, card))


def is_roaming(game: Game, card: CardId) -> bool:
    """000: roaming - at a site of a lower number than its own."""
    return minion_site(game, card) > site_number(game) and not total(game, NOT_ROAMING, card)


def twilight_cost(game: Game, card: CardId) -> int:
    """000: twilight cost - of a card that is being played, with the roaming penalty."""
    printed = facts(game, card)
    amount = (
        printed.twilight + total(game, TWILIGHT_COST, card) + of_itself(game, card, TWILIGHT_COST)
    )
    if game.rows[STATE][TOUCHED] & touch(COST_OF_KIND):
        amount += _of_its_kind(game, card)
    if printed.type == TYPE_MINION:
        where = minion_site(game, card) + of_itself(game, card, SITE_NUMBER)
        if where > site_number(game) and not of_itself(game, card, NOT_ROAMING):
            if not total(game, NOT_ROAMING, card):
                penalty = 2 + total(game, ROAMING_PENALTY, card)
                amount += max(0, penalty + of_itself(game, card, ROAMING_PENALTY))
    return max(0, amount)


def _of_its_kind(game: Game, card: CardId) -> int:
    """What texts have made of the cost of all such cards, for a while."""
    amount = 0
    lasting = game.rows[LASTING]
    for i in range(0, len(lasting), LASTING_CELLS):
        if lasting[i] == COST_OF_KIND:
            step = card_rules(game).steps[of_step(lasting[i + 1])]
            if isinstance(step, OfKind) and step.speaks_of(game, lasting[i + 4], card):
                amount += lasting[i + 2]
    return amount


# The game


def move_limit(game: Game) -> int:
    """000: move limit - with all that has changed it this turn, noted as it did; never below 1."""
    noted = game.rows[LASTING]
    cells = range(0, len(noted), LASTING_CELLS)
    changes = sum(noted[i + 2] for i in cells if noted[i] == MOVE_LIMIT)
    return max(1, game.rows[STATE][MOVES_ALLOWED] + changes)


def shadow_number(game: Game, site: int) -> int:
    return max(0, facts(game, site).shadow + total(game, SHADOW_NUMBER, site))


# Who is what


def is_minion(game: Game, card: CardId) -> bool:
    return facts(game, card).type == TYPE_MINION


def is_companion(game: Game, card: CardId) -> bool:
    return facts(game, card).type == TYPE_COMPANION


def is_unbound(game: Game, card: CardId) -> bool:
    """000: unbound - a companion that is not Ring-bound."""
    return is_companion(game, card) and not has(game, card, KEYWORD_RING_BOUND)


def active_of_type(game: Game, kind: int) -> list[int]:
    """The active cards of a type."""
    cards = game.rows[PRINTED]
    return [card for card in game.rows[ACTIVE] if CARDS[cards[card]].type == kind]


def companions(game: Game) -> list[int]:
    return active_of_type(game, TYPE_COMPANION)


def minions(game: Game) -> list[int]:
    return active_of_type(game, TYPE_MINION)


def is_active(game: Game, card: CardId) -> bool:
    return card in game.rows[ACTIVE]
