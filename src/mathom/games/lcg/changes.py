"""Small changes that several rules and words make, each by its event."""

from mathom.games.lcg.effects import facts, total
from mathom.games.lcg.events.bookkeeping import E_LASTING
from mathom.games.lcg.events.cards import (
    BY_EXPLORING,
    DESTROYED,
    DISCARDED,
    E_LEAVE,
    E_MOVE,
    FACELESS,
    RETURNED,
    how,
    leaving,
)
from mathom.games.lcg.facts import (
    LEAVES_TO_TOP,
    TYPE_ENEMY,
    TYPE_LOCATION,
    TYPE_OBJECTIVE,
)
from mathom.games.lcg.packing import pack_lasting
from mathom.games.lcg.rows import (
    DISCARD,
    ENCOUNTER_DECK,
    HAND,
    MARKS,
    ORC_GUARD,
    OUT,
    OWNER,
    STAGING,
    THE_ENCOUNTER,
    VICTORY,
    ZONE,
    controller,
    discard_pile,
    in_play_zone,
)
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Zone


def lasting(game: Game, effect: int, target: int, amount: int, until: int, source: int) -> None:
    """001: lasting effects - from now on, for so long."""
    game.event(E_LASTING, effect, target, pack_lasting(amount, until, source))


def leave(game: Game, card: CardId, way: int, pile: Zone) -> None:
    """A card leaves play for a pile, or wherever else its text or the rules send it."""
    printed = facts(game, card)
    owner = game.rows[OWNER][card]
    if HAND <= pile < DISCARD and game.rows[OUT][owner]:
        pile = discard_pile(game, card)  # 001: player elimination - no hand and no deck is left
    if owner == THE_ENCOUNTER:
        if total(game, LEAVES_TO_TOP, card):
            pile = ENCOUNTER_DECK
        elif printed.type == TYPE_OBJECTIVE and game.rows[ZONE][card] != STAGING:
            pile = STAGING
        elif printed.victory and how(way) in (DESTROYED, BY_EXPLORING):
            pile = VICTORY
    if game.rows[MARKS][card] & ORC_GUARD:
        way |= FACELESS
    game.event(E_LEAVE, card, pile, leaving(way, controller(game, card)))


def discard(game: Game, card: CardId) -> None:
    """001: discard piles - from play or from anywhere else."""
    if in_play_zone(game.rows[ZONE][card]):
        leave(game, card, DISCARDED, discard_pile(game, card))
    else:
        game.event(E_MOVE, card, discard_pile(game, card))


def to_hand(game: Game, card: CardId) -> None:
    """To its owner's hand, from play or from a pile."""
    pile = HAND + game.rows[OWNER][card]
    if in_play_zone(game.rows[ZONE][card]):
        leave(game, card, RETURNED, pile)
    else:
        game.event(E_MOVE, card, pile)


def is_staged_type(kind: int) -> bool:
    """Whether a revealed card of this type stays in the staging area."""
    return kind in (TYPE_ENEMY, TYPE_LOCATION, TYPE_OBJECTIVE)
