"""Small changes that several rules and words make, each by its event."""

from typing import Final

from mathom.cardplay.names import NOBODY, PLAYER, PRESENT, bind
from mathom.cardplay.steps import UNPAID
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE, SKIRMISH
from mathom.games.tcg.effect_kinds import (
    EXERTED_BY_SHADOW,
    GAME,
    HAND_HIDDEN,
    NO_BURDENS_ADDED,
    NO_BURDENS_REMOVED,
    NO_THREATS_ADDED,
    NO_THREATS_REMOVED,
    NO_WOUNDS,
    NOT_DISCARDED,
    NOT_EXERTED,
    NOT_HEALED,
    WOUND_CAP,
    WOUNDS_PREVENTED,
)
from mathom.games.tcg.effects import amounts, bits, facts, most_vitality, total, vitality
from mathom.games.tcg.events.bookkeeping import E_LASTING, E_LATER
from mathom.games.tcg.events.cards import E_CARD, E_LEAVE
from mathom.games.tcg.events.harms import E_EXERT, E_HEAL, E_WOUND
from mathom.games.tcg.events.tokens import E_BURDEN, E_THREAT, E_TWILIGHT
from mathom.games.tcg.facts import SHADOW, TYPE_COMPANION
from mathom.games.tcg.packing import (
    DISCARDED,
    RETURNED,
    by_text,
    leaving,
    packed_lasting,
    packed_names,
    packed_waiting,
    wound_key,
)
from mathom.games.tcg.procedures import RUN_KILL
from mathom.games.tcg.rows import (
    ACTIVE,
    BURDENS,
    DISCARD,
    DRAWN,
    HAND,
    LIMIT_CELLS,
    LIMITS,
    MARKS,
    OWNER,
    PLAYERS,
    STATE,
    THE_RING_BEARER,
    THREATS,
    WOUNDS,
    ZONE,
    free,
    in_play_zone,
    of_seat,
    phase,
    twilight,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat, Zone

RULE_OF_FOUR: Final = 4
NO_LIMIT: Final = 1 << 16


def lasting(game: Game, effect: int, target: int, amount: int, until: int, source: int) -> None:
    """000: phase action - from now on, for so long; its target and amount are fixed now."""
    game.event(E_LASTING, effect, target, packed_lasting(amount, until, source))


# Characters


def can_exert(game: Game, card: CardId, times: int = 1, source: int = NONE) -> bool:
    """000: exert - times and one more vitality are needed; some only for Shadow cards (2U71)."""
    if vitality(game, card) <= times or total(game, NOT_EXERTED, card):
        return False
    if source < 0 or facts(game, source).side == SHADOW:
        return True
    return not total(game, EXERTED_BY_SHADOW, card)


def exert(game: Game, card: CardId, source: int, who: int) -> None:
    """000: exert - nothing happens to one that is exhausted; as a cost it is then not paid.

    Nor to one that has left play meanwhile.
    """
    if card in game.rows[ACTIVE] and can_exert(game, card, 1, source):
        game.event(E_EXERT, card, source, who)
    else:
        game.value = UNPAID


def can_be_wounded(game: Game, card: CardId) -> bool:
    """000: wound - wounds cannot be assigned to one that cannot take them."""
    if total(game, NO_WOUNDS, card) and bits(game, NO_WOUNDS, card) >> phase(game) & 1:
        return False
    caps = amounts(game, WOUND_CAP, card) if phase(game) == SKIRMISH else []
    if caps:
        taken = 0
        limits = game.rows[LIMITS]
        for i in range(0, len(limits), LIMIT_CELLS):
            if limits[i] == wound_key(card):
                taken += 1
        return taken < min(caps)
    return True


def wound(game: Game, card: CardId, how: int, source: int) -> None:
    """000: wound - one at a time. What prevents wounds lets them be assigned."""
    if card in game.rows[ACTIVE] and can_be_wounded(game, card):
        if not total(game, WOUNDS_PREVENTED, card):
            game.event(E_WOUND, card, how, source)


def can_heal(game: Game, card: CardId) -> bool:
    return game.rows[WOUNDS][card] > 0 and not total(game, NOT_HEALED, card)


def heal(game: Game, card: CardId, source: int) -> None:
    """000: healing."""
    if can_heal(game, card):
        game.event(E_HEAL, card, source)


def kill(game: Game, card: CardId, how: int, source: int) -> None:
    """000: killed."""
    game.call(Frame(RUN_KILL, NONE, card, source, place=how))


def needs_death(game: Game, card: CardId) -> bool:
    """Whether a character has no vitality left."""
    return most_vitality(game, card) <= game.rows[WOUNDS][card]


# Cards


def can_be_discarded(game: Game, card: CardId, who: int = NONE) -> bool:
    """000: Ring-bearer - cannot be discarded; some cards by nobody but their owner (1C306)."""
    if game.rows[MARKS][card] & THE_RING_BEARER:
        return False
    return who == game.rows[OWNER][card] or not total(game, NOT_DISCARDED, card)


def discard(game: Game, card: CardId, source: int = NONE, who: int = NONE) -> None:
    """000: discard - from play or from anywhere else, to its owner's pile, unless it lies there."""
    pile = DISCARD + game.rows[OWNER][card]
    if in_play_zone(game.rows[ZONE][card]):
        if can_be_discarded(game, card, who):
            leave(game, card, pile, DISCARDED, source)
    elif game.rows[ZONE][card] != pile:
        game.event(E_CARD, card, pile, by_text(game, card, source))


def leave(game: Game, card: CardId, pile: Zone, how: int, source: int = NONE) -> None:
    """000: leaving play."""
    game.event(E_LEAVE, card, pile, leaving(how, source))


def to_hand(game: Game, card: CardId, source: int = NONE) -> None:
    """To its owner's hand, from play or from a pile."""
    pile = HAND + game.rows[OWNER][card]
    if in_play_zone(game.rows[ZONE][card]):
        if not game.rows[MARKS][card] & THE_RING_BEARER:
            leave(game, card, pile, RETURNED, source)
    elif may_take(game, game.rows[OWNER][card]):
        game.event(E_CARD, card, pile, by_text(game, card, source))


def may_be_seen(game: Game, card: CardId, seat: Seat) -> bool:
    """Whether a text lets a player see a card of another's hand."""
    zone = game.rows[ZONE][card]
    if not HAND <= zone < HAND + PLAYERS or zone == HAND + seat:
        return True
    return not total(game, HAND_HIDDEN, zone - HAND)


def room_in_hand(game: Game, seat: Seat) -> int:
    """000: the Rule of 4 - four cards may come into hand in one's own fellowship phase."""
    if phase(game) != FELLOWSHIP_PHASE or seat != free(game):
        return NO_LIMIT
    return max(0, RULE_OF_FOUR - game.rows[STATE][DRAWN])


def may_take(game: Game, seat: Seat) -> bool:
    """000: the Rule of 4 - whether one more may."""
    return room_in_hand(game, seat) > 0


def delayed(
    game: Game, text: int, source: int, who: int, until: int, names: tuple[int, ...]
) -> None:
    """000: event - a text that waits for its trigger until then: the number of a listener.

    What set off the text that leaves it waiting is forgotten: it has an event of its own to come.
    """
    kept = (*NOBODY[:PLAYER], *bind(names, PRESENT, NONE)[PLAYER:])
    waiting = packed_waiting(source, who, until)
    game.event(E_LATER, text, waiting, packed_names(kept))


# Tokens


def add_twilight(game: Game, amount: int, source: int = NONE) -> None:
    """000: twilight pool - more tokens, or fewer."""
    if amount < 0:
        amount = max(amount, -twilight(game))
    if amount:
        game.event(E_TWILIGHT, amount, source)


def can_add_burdens(game: Game) -> bool:
    return not total(game, NO_BURDENS_ADDED, GAME)


def add_burden(game: Game, source: int = NONE) -> None:
    """000: burden - one, on the Ring-bearer."""
    if can_add_burdens(game):
        game.event(E_BURDEN, 1, source)


def remove_burden(game: Game, source: int, who: int) -> None:
    """000: burden - one, by this player."""
    if of_seat(game, free(game), BURDENS) and not total(game, NO_BURDENS_REMOVED, GAME):
        game.event(E_BURDEN, -1, source, who)


def room_for_threats(game: Game) -> int:
    """000: threats - never more than there are companions."""
    if total(game, NO_THREATS_ADDED, GAME):
        return 0
    fellowship = 0
    for card in game.rows[ACTIVE]:
        if facts(game, card).type == TYPE_COMPANION:
            fellowship += 1
    return max(0, fellowship - of_seat(game, free(game), THREATS))


def add_threat(game: Game, source: int = NONE) -> None:
    if room_for_threats(game):
        game.event(E_THREAT, 1, source)


def remove_threat(game: Game, source: int = NONE) -> None:
    if of_seat(game, free(game), THREATS) and not total(game, NO_THREATS_REMOVED, GAME):
        game.event(E_THREAT, -1, source)
