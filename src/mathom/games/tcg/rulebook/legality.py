"""What a player may play or use now, for bots and people alike.

One function answers both: with ``why`` it collects every reason, without it stops at the first.
"""

from typing import Final

from mathom.cardplay.names import NOBODY
from mathom.cardplay.picking import ahead
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.abilities import (
    FELLOWSHIP_PHASE,
    PHASE_NAMES,
    SETTING_UP,
    SHADOW_PHASE,
    Action,
    Usable,
)
from mathom.games.tcg.changes import can_exert
from mathom.games.tcg.effect_kinds import (
    GAME,
    NO_FREE_PEOPLES_ABILITIES,
    NO_FREE_PEOPLES_EVENTS,
    NO_SHADOW_ABILITIES,
    NO_SHADOW_EVENTS,
    NOT_FROM_PILES,
    NOT_PLAYED,
    NOT_USED,
)
from mathom.games.tcg.effects import (
    bits,
    facts,
    keyword_amount,
    total,
    twilight_cost,
)
from mathom.games.tcg.facts import (
    FREE_PEOPLES,
    KEYWORD_RING_BEARER,
    KEYWORD_TOIL,
    SHADOW,
    TYPE_ALLY,
    TYPE_COMPANION,
    TYPE_EVENT,
    TYPE_SITE,
)
from mathom.games.tcg.questions import ABILITY
from mathom.games.tcg.rows import (
    ACTING,
    ACTIVE,
    COPYING,
    DEAD,
    DECK,
    KEY_BITS,
    LIMIT_CELLS,
    LIMITS,
    OWNER,
    PRINTED,
    ZONE,
    free,
    phase,
    ring_bearer,
    twilight,
)
from mathom.games.tcg.rulebook.bearing import bearers, needs_bearer
from mathom.games.tcg.rulebook.paying import FOR_FREE, how, play_pays, use_pays
from mathom.games.tcg.standing_texts import text_of
from mathom.kernel.decision import Reason
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

RULE_OF_NINE: Final = 9


def no(why: list[Reason] | None, rule: str, sentence: str) -> bool:
    """Note a reason where reasons are wanted; always false."""
    if why is not None:
        why.append(Reason(rule, sentence))
    return False


def side_of(game: Game, player: Seat) -> int:
    """The side a player plays this turn."""
    return FREE_PEOPLES if player == free(game) else SHADOW


# Playing a card


def in_dead_pile(game: Game, player: Seat, title: int, besides: int) -> bool:
    """000: dead pile - whether a unique character of this title lies there, besides this one."""
    for card in game.rows[DEAD + player]:
        printed = facts(game, card)
        if card != besides and printed.unique and printed.title_number == title:
            return True
    return False


def is_in_play(game: Game, title: int) -> bool:
    """000: unique - whether a unique card of this title is in play and active."""
    for card in game.rows[ACTIVE]:
        printed = facts(game, card)
        if printed.unique and printed.title_number == title:
            return True
    return False


def companions_counted(game: Game, player: Seat) -> int:
    """000: the Rule of 9 - those in play and those in the dead pile."""
    count = 0
    for card in game.rows[DEAD + player]:
        if facts(game, card).type == TYPE_COMPANION:
            count += 1
    for card in game.rows[ACTIVE]:
        if facts(game, card).type == TYPE_COMPANION:
            count += 1
    return count


def allowed(
    game: Game,
    player: Seat,
    card: CardId,
    why: list[Reason] | None = None,
    despite_death: bool = False,
) -> bool:
    """Uniqueness, the Rule of 9, and the Ring-bearer's own rule."""
    printed = facts(game, card)
    fine = True
    if printed.unique:
        if is_in_play(game, printed.title_number):
            fine = no(why, "000: unique", f"{printed.title} is in play already.")
        elif (
            printed.type in (TYPE_COMPANION, TYPE_ALLY)
            and not despite_death
            and in_dead_pile(game, player, printed.title_number, card)
        ):
            fine = no(why, "000: dead pile", f"{printed.title} is in the dead pile.")
    if printed.type == TYPE_COMPANION:
        if companions_counted(game, player) >= RULE_OF_NINE:
            fine = no(why, "000: the Rule of 9", "There are nine companions already.")
        bearer = ring_bearer(game)
        if printed.keywords >> KEYWORD_RING_BEARER & 1 and bearer >= 0:
            if facts(game, bearer).title_number != printed.title_number:
                fine = no(why, "000: Ring-bearer", "Another character is the Ring-bearer.")
    zone = game.rows[ZONE][card]
    if total(game, NOT_PLAYED, card) or (
        DECK <= zone < DEAD and phase(game) != SETTING_UP and total(game, NOT_FROM_PILES, GAME)
    ):
        fine = no(why, "000: playing a card", "A card in play forbids it.")
    return fine


def toilers(game: Game, player: Seat, card: CardId) -> list[int]:
    """000: toil - the characters one may exert for a card of their culture."""
    if not keyword_amount(game, card, KEYWORD_TOIL):
        return []
    culture = facts(game, card).culture
    found: list[int] = []
    for other in game.rows[ACTIVE]:
        printed = facts(game, other)
        if printed.is_character() and printed.culture == culture:
            if game.rows[OWNER][other] == player and can_exert(game, other, 1, card):
                found.append(other)
    return found


def price_of(game: Game, card: CardId, change: int) -> int:
    """What it costs in twilight, with what an effect that plays it takes off or adds."""
    return max(0, twilight_cost(game, card) + change)


def payable(
    game: Game, player: Seat, card: CardId, change: int, why: list[Reason] | None = None
) -> bool:
    """000: twilight cost - Shadow cards are paid from the pool, Free Peoples cards into it."""
    if facts(game, card).side != SHADOW:
        return True
    price = price_of(game, card, change)
    pool = twilight(game)
    if price > pool:
        price -= keyword_amount(game, card, KEYWORD_TOIL) * len(toilers(game, player, card))
        if price > pool:
            return no(why, "000: twilight cost", f"It costs {price}; the pool holds {pool}.")
    return True


def playable(
    game: Game,
    player: Seat,
    card: CardId,
    change: int = 0,
    free_of_cost: bool = False,
    why: list[Reason] | None = None,
    despite_death: bool = False,
) -> bool:
    """Whether a card could be played now as part of an effect; an event only in its own phase."""
    printed = facts(game, card)
    if not of_side(game, player, card, why):
        return False
    if printed.type == TYPE_EVENT:
        fine = allowed(game, player, card, why)
        return can_play_event(game, player, card, why, change, free_of_cost) and fine
    fine = allowed(game, player, card, why, despite_death)
    if not fine and why is None:
        return False
    if needs_bearer(printed) and not bearers(game, player, card):
        fine = no(why, "000: bearer", "There is nothing it could be played on.")
    if not free_of_cost and not payable(game, player, card, change, why):
        fine = False
    if not fine or not to_play_met(game, player, card, why):
        return False
    if len(printed.to_play) > 1 or (printed.to_play and keyword_amount(game, card, KEYWORD_TOIL)):
        mode = how(FOR_FREE if free_of_cost else 0, change)
        if not play_pays(game, player, card, mode, NONE, NOBODY):
            return no(why, "000: cost", "Not all of its costs can be paid.")
    return True


def of_side(game: Game, player: Seat, card: CardId, why: list[Reason] | None = None) -> bool:
    """000: kinds of cards - one plays the cards of one's own side; before the first turn, all."""
    side = facts(game, card).side
    if phase(game) == SETTING_UP or side == side_of(game, player):
        return True
    name = "Shadow" if side == SHADOW else "Free Peoples"
    return no(why, "000: kinds of cards", f"You cannot play {name} cards this turn.")


def to_play_met(game: Game, player: Seat, card: CardId, why: list[Reason] | None = None) -> bool:
    """000: spot - what its text wants before it can be played."""
    frame = Frame(PERFORM, player, card, cards=NOBODY)
    for wanted in facts(game, card).to_play:
        if not wanted.do.possible(game, frame):
            return no(why, "000: spot", "What it takes to play it is not there.")
    return True


def event_action(game: Game, card: CardId) -> Action | None:
    """The phase action of an event that this phase allows."""
    now = 1 << phase(game)
    for action in facts(game, card).actions:
        if action.phases & now:
            return action
    return None


def can_play_event(
    game: Game,
    player: Seat,
    card: CardId,
    why: list[Reason] | None = None,
    change: int = 0,
    free_of_cost: bool = False,
) -> bool:
    """000: event - in a phase of its timing; 004: from wherever it is played."""
    printed = facts(game, card)
    action = event_action(game, card)
    if action is None:
        if not printed.actions:
            return no(why, "000: response", "It is played only in response to what it names.")
        return no(why, "000: event", f"It cannot be played in the {_phase_name(game)} phase.")
    if not events_allowed(game, printed.side):
        return no(why, "000: event", "A card in play forbids events now.")
    return event_workable(game, player, card, action, NOBODY, why, change, free_of_cost)


def events_allowed(game: Game, side: int) -> bool:
    effect = NO_FREE_PEOPLES_EVENTS if side == FREE_PEOPLES else NO_SHADOW_EVENTS
    return not bits(game, effect, GAME) >> phase(game) & 1


def event_workable(
    game: Game,
    player: Seat,
    card: CardId,
    ability: Usable,
    names: tuple[int, ...],
    why: list[Reason] | None = None,
    change: int = 0,
    free_of_cost: bool = False,
) -> bool:
    """Whether an event's requirements are met and its costs can be paid."""
    if total(game, NOT_PLAYED, card):
        return no(why, "000: playing a card", "A card in play forbids it.")
    if not free_of_cost and not payable(game, player, card, change, why):
        return False
    if not to_play_met(game, player, card, why):
        return False
    if not workable(game, player, card, ability, names, why, ability.tried):
        return False
    if ability.tried:
        mode = how(FOR_FREE if free_of_cost else 0, change)
        if not play_pays(game, player, card, mode, ability.index, names):
            return no_way(why, ability)
    return True


def no_way(why: list[Reason] | None, ability: Usable) -> bool:
    """Why a text cannot be used though each of its costs could be paid by itself."""
    if ability.plays:
        return no(why, "000: effect", "There is no card that it could play once it is paid for.")
    return no(why, "000: cost", "Not all of its costs can be paid.")


def can_play(game: Game, player: Seat, card: CardId, why: list[Reason] | None = None) -> bool:
    """Whether a player may play a card from hand now."""
    printed = facts(game, card)
    if not of_side(game, player, card, why):
        return False
    if printed.type == TYPE_EVENT:
        return can_play_event(game, player, card, why)
    wanted = FELLOWSHIP_PHASE if printed.side == FREE_PEOPLES else SHADOW_PHASE
    if phase(game) != wanted:
        name = PHASE_NAMES[wanted]
        return no(why, f"000: {name} phase", f"It is played in the {name} phase.")
    return playable(game, player, card, 0, False, why)


# Using a text


def _phase_name(game: Game) -> str:
    return PHASE_NAMES[phase(game)]


def limit_key(card: CardId, ability: Usable) -> int:
    """Which use of which text this is, as one number."""
    return card << KEY_BITS | ability.index


def used_up(game: Game, key: int) -> int:
    """How much of a limit is used."""
    limits = game.rows[LIMITS]
    used = 0
    for i in range(0, len(limits), LIMIT_CELLS):
        if limits[i] == key:
            used += limits[i + 2]
    return used


def workable(
    game: Game,
    player: Seat,
    card: CardId,
    ability: Usable,
    names: tuple[int, ...],
    why: list[Reason] | None = None,
    part: bool = False,
) -> bool:
    """Whether its requirements are met and its cost can be paid.

    000: effect - it need not do anything, except that a card it plays must be there to be played.
    ``part``: the caller looks whether this and what else is to be paid can be paid together.
    """
    if ability.limit.times and used_up(game, limit_key(card, ability)) >= ability.limit.times:
        return no(why, "000: limit", "It has been used as often as its limit allows.")
    frame = Frame(PERFORM, player, card, cards=names)
    required = ability.required()
    if required is not None and not required.holds(game, frame):
        return no(why, "000: requirement", "Its requirement is not met.")
    price = ability.price()
    if price is not None and not price.possible(game, frame):
        return no(why, "000: cost", "Its cost cannot be paid in full.")
    if part:
        return True
    if ability.tried:
        return use_pays(game, player, card, ability, names) or no_way(why, ability)
    if ability.plays:
        before = ahead(frame)
        for do in ability.do:
            if not do.feasible(game, before, True):
                return no(why, "000: effect", "There is no card that it could play.")
    return True


def whose(game: Game, player: Seat, card: CardId) -> bool:
    """000: active - a player uses his own cards, and the site the fellowship is at."""
    return facts(game, card).type == TYPE_SITE or game.rows[OWNER][card] == player


def can_use(
    game: Game, player: Seat, card: CardId, action: Action, why: list[Reason] | None = None
) -> bool:
    """000: special ability - of an active card."""
    if not action.phases >> phase(game) & 1:
        return no(why, "000: phase action", f"It cannot be used in the {_phase_name(game)} phase.")
    if not whose(game, player, card):
        return no(why, "000: active", "It is not yours.")
    effect = NO_FREE_PEOPLES_ABILITIES if player == free(game) else NO_SHADOW_ABILITIES
    if bits(game, effect, GAME) >> phase(game) & 1 or total(game, NOT_USED, card):
        return no(why, "000: special ability", "A card in play forbids it.")
    return workable(game, player, card, action, NOBODY, why)


def usable_of(game: Game, card: CardId) -> list[Usable]:
    """The texts of a card that can be used: its own, and those of a site whose text it has."""
    own = facts(game, card).usable
    if not game.rows[COPYING]:
        return own
    site = text_of(game, card)
    return own + facts(game, site).usable if site != NONE else own


def usable_in_play(game: Game, player: Seat) -> list[int]:
    """Every special ability that a player may use now, as options."""
    found: list[int] = []
    now = 1 << phase(game)
    cards = game.rows[PRINTED]
    for card in game.rows[ACTING]:
        if cards[card] <= 0:
            continue
        texts = usable_of(game, card)
        for place in range(len(texts)):
            text = texts[place]
            if isinstance(text, Action) and text.phases & now:
                if can_use(game, player, card, text):
                    found.append(card + ABILITY * (place + 1))
    return found
