"""What cards on the table are worth, and how skirmishes are likely to end; in points.

A companion of middling strength is worth about six points, a card in hand about one.
"""

from typing import Final

from mathom.games.tcg.abilities import (
    ARCHERY,
    ASSIGNMENT,
    FELLOWSHIP_PHASE,
    SHADOW_PHASE,
    SKIRMISH,
)
from mathom.games.tcg.effect_kinds import CANNOT_BE_OVERWHELMED, OVERWHELM_FACTOR
from mathom.games.tcg.effects import (
    damage_bonus,
    has,
    most,
    move_limit,
    resistance,
    strength,
    total,
    vitality,
)
from mathom.games.tcg.facts import (
    CARDS,
    FREE_PEOPLES,
    KEYWORD_ARCHER,
    KEYWORD_DAMAGE,
    KEYWORD_FIERCE,
    TYPE_ALLY,
    TYPE_COMPANION,
    TYPE_CONDITION,
    TYPE_MINION,
    TYPE_SITE,
    TYPE_THE_ONE_RING,
    Card,
)
from mathom.games.tcg.rows import (
    ACTIVE,
    BEARER_CELL,
    CURRENT_PHASE,
    FIERCE_ROUND,
    FIGHTER,
    FOE,
    FREE_PLAYER,
    LAST_SITE,
    MARKS,
    MOVES_MADE,
    OUT,
    OVER,
    PRINTED,
    RESOLVED,
    STATE,
    THE_RING_BEARER,
    TWILIGHT_POOL,
    of_seat,
    site_number,
)
from mathom.games.tcg.rulebook.archery import fellowship_total, minion_total
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId

# The game, to whoever loses it; and the Ring-bearer's good health.
EVERYTHING: Final = 100.0
BEARER_WORTH: Final = 14.0
# Wounds may be turned into burdens, an overwhelming foe may not.
RING_SAVES: Final = 0.6
OVERKILL: Final = 1.0
# What is left of a character's worth by the vitality that is left.
SHARE: Final = [0.0, 0.5, 0.75, 0.9, 1.0]
# Burdens weigh more the less resistance is left.
BURDEN_WEIGHT: Final = 24.0
# Strength may still change by this much, and so likely either way.
SURPRISE: Final = 2
LIKELY: Final = 0.2
# A token in the pool, before and after the Shadow has spent, and an arrow.
TOKEN: Final = 0.45
SPENT_TOKEN: Final = 0.12
ARROW: Final = 1.4


def share(left: int) -> float:
    """How much of its worth a character keeps with so much vitality left."""
    if left <= 0:
        return 0.0
    return SHARE[left] if left < 4 else 1.0


def companion_worth(printed: Card) -> float:
    """A companion in good health."""
    worth = 1.5 + 0.6 * printed.strength + 0.4 * printed.vitality
    return worth + 1.0 * (printed.keywords >> KEYWORD_ARCHER & 1) + printed.amounts[KEYWORD_DAMAGE]


def minion_worth(printed: Card) -> float:
    """A minion that has done its skirmishing: it may come again if the fellowship moves on."""
    worth = 0.4 + 0.08 * printed.strength
    return worth + 0.4 * (printed.keywords >> KEYWORD_ARCHER & 1)


def item_worth(printed: Card) -> float:
    """A card that lies on the table and is no character."""
    worth = 0.8 + 0.25 * printed.twilight + 0.35 * printed.strength + 0.6 * printed.vitality
    return worth + (0.3 if printed.type == TYPE_CONDITION else 0.0)


def worth_of(game: Game, card: CardId) -> float:
    """Any card on the table, in good health."""
    printed = CARDS[max(0, game.rows[PRINTED][card])]
    if printed.type == TYPE_COMPANION:
        if game.rows[MARKS][card] & THE_RING_BEARER:
            return BEARER_WORTH
        return companion_worth(printed)
    if printed.type == TYPE_MINION:
        return 1.0 + 0.4 * printed.strength + printed.amounts[KEYWORD_DAMAGE]
    if printed.type == TYPE_ALLY:
        return 1.0 + 0.2 * (printed.strength + printed.vitality)
    return item_worth(printed)


def is_bearer(game: Game, card: CardId) -> bool:
    return game.rows[MARKS][card] & THE_RING_BEARER != 0


def wounded(game: Game, card: CardId, times: int = 1) -> float:
    """What so many wounds to a character cost."""
    left = vitality(game, card)
    loss = worth_of(game, card) * (share(left) - share(left - times))
    if left <= times and is_bearer(game, card):
        loss += EVERYTHING
    return loss


class Fighter:
    """A Free Peoples character as it counts in a skirmish."""

    __slots__ = ("bearer", "card", "damage", "factor", "left", "strength", "worth")

    def __init__(self, game: Game, card: CardId) -> None:
        self.card = card
        self.strength = strength(game, card)
        self.left = vitality(game, card)
        self.damage = damage_bonus(game, card)
        self.bearer = is_bearer(game, card)
        self.worth = worth_of(game, card)
        self.factor = 2 + most(game, OVERWHELM_FACTOR, card)
        if total(game, CANNOT_BE_OVERWHELMED, card):
            self.factor = 99


class Foe:
    """A minion as it counts in a skirmish."""

    __slots__ = ("card", "damage", "left", "strength", "worth")

    def __init__(self, game: Game, card: CardId) -> None:
        printed = CARDS[game.rows[PRINTED][card]]
        self.card = card
        self.strength = strength(game, card)
        self.left = vitality(game, card)
        self.damage = damage_bonus(game, card)
        self.worth = minion_worth(printed)
        state = game.rows[STATE]
        if not state[FIERCE_ROUND] and has(game, card, KEYWORD_FIERCE):
            self.worth += 0.25 * self.strength
        elif may_go_on(game):
            self.worth += 0.15 * self.strength


def may_go_on(game: Game) -> bool:
    """Whether the fellowship could move once more this turn, and meet these minions again."""
    return game.rows[STATE][MOVES_MADE] < move_limit(game) and site_number(game) < LAST_SITE


def bout(own: Fighter, foes: list[Foe]) -> float:
    """What a skirmish is worth to the Free Peoples player, give and take some strength."""
    if not foes:
        return 0.0
    against = 0
    damage = 0
    for foe in foes:
        against += foe.strength
        damage += foe.damage
    return (
        (1 - 2 * LIKELY) * _ended(own, foes, own.strength, against, damage)
        + LIKELY * _ended(own, foes, own.strength + SURPRISE, against, damage)
        + LIKELY * _ended(own, foes, own.strength, against + SURPRISE, damage)
    )


def _ended(own: Fighter, foes: list[Foe], ours: int, theirs: int, damage: int) -> float:
    """The same for certain strengths. A tie is the Shadow's."""
    worth = 0.0
    if ours > theirs:
        for foe in foes:
            left = 0 if ours >= 2 * theirs else foe.left - 1 - own.damage
            worth += foe.worth * (1.0 - max(0, left) / max(1, foe.left))
        return worth
    if theirs >= own.factor * ours:
        lost = -own.worth * share(own.left)
        # The fewer he faces, the sooner something may still save the Ring-bearer.
        return lost - EVERYTHING - OVERKILL * (theirs - 2 * ours) if own.bearer else lost
    left = own.left - 1 - damage
    worth -= own.worth * (share(own.left) - share(left))
    if own.bearer and left <= 0:
        worth -= EVERYTHING * RING_SAVES
    return worth


def pressure(game: Game, bearer: CardId) -> float:
    """What the burdens cost so far."""
    return BURDEN_WEIGHT / (resistance(game, bearer) + 0.2)


def balance(game: Game) -> float:
    """How the table stands for the Free Peoples player of this turn."""
    rows = game.rows
    state = rows[STATE]
    seat = state[FREE_PLAYER]
    if state[OVER]:
        return EVERYTHING * 2 if state[OVER] - 1 == seat else -EVERYTHING * 2
    if of_seat(game, seat, OUT):
        return -EVERYTHING * 2
    now = state[CURRENT_PHASE]
    worth = 0.0
    fighters: list[int] = []
    for card in rows[ACTIVE]:
        printed = CARDS[max(0, rows[PRINTED][card])]
        kind = printed.type
        if kind in (TYPE_COMPANION, TYPE_ALLY):
            worth += worth_of(game, card) * share(vitality(game, card))
            if now <= ASSIGNMENT and kind == TYPE_COMPANION:
                worth += 0.1 * strength(game, card)
        elif kind == TYPE_MINION:
            left = vitality(game, card)
            worth -= minion_worth(printed) * (0.6 + 0.2 * min(2, left))
            foe = rows[FOE][card]
            if foe == NONE:
                if now <= ASSIGNMENT:
                    worth -= 0.3 * strength(game, card) + 0.5 * min(2, left)
            elif foe not in fighters:
                fighters.append(foe)
        elif kind != TYPE_SITE and kind != TYPE_THE_ONE_RING:
            side = 1.0 if printed.side == FREE_PEOPLES else -1.0
            worth += side * item_worth(printed)
    for fighter in fighters:
        # Help in a skirmish is for that skirmish: the others are no matter now.
        if now == SKIRMISH and (fighter != state[FIGHTER] or state[RESOLVED]):
            continue
        foes = [Foe(game, card) for card in rows[ACTIVE] if rows[FOE][card] == fighter]
        worth += bout(Fighter(game, fighter), foes)
    bearer = of_seat(game, seat, BEARER_CELL)
    if bearer >= 0:
        worth -= pressure(game, bearer)
    if now <= ARCHERY and now >= SHADOW_PHASE:
        worth += 0.6 * ARROW * fellowship_total(game) - ARROW * minion_total(game)
    token = TOKEN if now <= FELLOWSHIP_PHASE else 0.8 * TOKEN
    return worth - (token if now <= SHADOW_PHASE else SPENT_TOKEN) * state[TWILIGHT_POOL]
