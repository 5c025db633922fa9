"""What a player may play or use now, for bots and people alike.

One function answers both: with ``why`` it collects every reason, without it stops at the first.
"""

from typing import Final

from mathom.cardplay.names import NOBODY, X, bind
from mathom.cardplay.picking import ahead
from mathom.cardplay.steps import PERFORM, Do
from mathom.games.lcg.abilities import Action, Response, Usable
from mathom.games.lcg.effects import facts, spheres, total
from mathom.games.lcg.facts import (
    ALLIES_A_ROUND,
    GAME,
    NO_ATTACHMENTS,
    SPHERE_NAMES,
    SPHERE_NEUTRAL,
    TYPE_ALLY,
    TYPE_ATTACHMENT,
    TYPE_HERO,
    Card,
)
from mathom.games.lcg.packing import pack_use
from mathom.games.lcg.phases import PHASE_NAMES
from mathom.games.lcg.rows import (
    ACTING,
    ALLIES_PLAYED,
    CURRENT_PHASE,
    FACE_DOWN,
    HOST,
    LIMITS,
    MARKS,
    OWNER,
    PLAY,
    PRISONER,
    RESOURCES,
    STAGING,
    STATE,
    THE_ENCOUNTER,
    ZONE,
    concerns,
    controller,
    in_play,
    in_play_zone,
)
from mathom.games.lcg.words.standing import PaidFromPools
from mathom.games.lcg.words.verbs.objectives import Claimable
from mathom.games.lcg.words.verbs.playing import unique_blocked
from mathom.games.lcg.words.verbs.threat import LowerThreat
from mathom.kernel.decision import Reason
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

_RULE_PAY: Final = "001: planning"
_RULE_COST: Final = "001: paying costs"


def no(why: list[Reason] | None, rule: str, sentence: str) -> bool:
    """Note a reason where reasons are wanted; always false."""
    if why is not None:
        why.append(Reason(rule, sentence))
    return False


def pools(game: Game, player: Seat, card: CardId) -> list[int]:
    """001: resource match - the heroes whose resources can pay for a card."""
    sphere = facts(game, card).sphere
    return [
        hero
        for hero in game.rows[PLAY + player]
        if facts(game, hero).type == TYPE_HERO
        and not game.rows[MARKS][hero] & PRISONER
        and (sphere == SPHERE_NEUTRAL or spheres(game, hero) >> sphere & 1)
    ]


def wanted_pools(printed: Card) -> int:
    """How many different pools must pay."""
    for standing in printed.standing:
        if isinstance(standing, PaidFromPools):
            return standing.number
    return 0


def funds(game: Game, heroes: list[int]) -> int:
    resources = game.rows[RESOURCES]
    return sum(resources[hero] for hero in heroes)


def purses(game: Game, player: Seat) -> list[int]:
    """What a player could pay for a card of each sphere; -1 without a hero of that sphere."""
    found = [-1] * len(SPHERE_NAMES)
    resources = game.rows[RESOURCES]
    for hero in game.rows[PLAY + player]:
        if facts(game, hero).type != TYPE_HERO or game.rows[MARKS][hero] & PRISONER:
            continue
        icons = spheres(game, hero) | 1 << SPHERE_NEUTRAL
        for sphere in range(len(found)):
            if icons >> sphere & 1:
                found[sphere] = max(found[sphere], 0) + resources[hero]
    return found


def can_pay(game: Game, player: Seat, card: CardId, why: list[Reason] | None = None) -> bool:
    """001: planning - a resource match, and resources enough."""
    printed = facts(game, card)
    heroes = pools(game, player, card)
    if not heroes:
        sphere = SPHERE_NAMES[printed.sphere]
        return no(why, _RULE_PAY, f"No hero of yours has a {sphere} resource icon.")
    if funds(game, heroes) < (1 if printed.costs_x else printed.cost):
        return no(why, _RULE_PAY, f"It costs {printed.cost}: too few resources match.")
    many = wanted_pools(printed)
    if many and sum(1 for hero in heroes if game.rows[RESOURCES][hero]) < many:
        return no(why, _RULE_PAY, f"Resources of {many} different heroes must pay for it.")
    return True


def bearers(game: Game, player: Seat, card: CardId) -> list[int]:
    """001: attachment cards - what an attachment could be attached to."""
    printed = facts(game, card)
    if printed.attach_to is None:
        return []
    frame = Frame(PERFORM, player, card, cards=NOBODY)
    what = printed.attach_to.what
    return [
        host
        for host in in_play(game)
        if what.test(game, frame, host) and not total(game, NO_ATTACHMENTS, host)
    ]


def limit_key(card: CardId, ability: Usable, player: Seat) -> int:
    """Which use of which text this is, as one number."""
    user = player if ability.limit.each_player else 0
    return pack_use(card, ability.place, user)


def within_limit(game: Game, card: CardId, ability: Usable, player: Seat) -> bool:
    if not ability.limit.times:
        return True
    key = limit_key(card, ability, player)
    limits = game.rows[LIMITS]
    used = 0
    for i in range(0, len(limits), 2):
        if limits[i] == key:
            used += 1
    return used < ability.limit.times


def payable(game: Game, frame: Frame, price: Do) -> bool:
    """001: paying costs - in full."""
    if isinstance(price, LowerThreat) and not price.in_full(game, frame):
        return False
    return price.possible(game, frame)


def workable(
    game: Game,
    player: Seat,
    card: CardId,
    ability: Usable,
    names: tuple[int, ...],
    why: list[Reason] | None = None,
) -> bool:
    """Whether its cost can be paid and its effect would do something."""
    if not within_limit(game, card, ability, player):
        return no(why, "001: actions", "It has been used as often as its limit allows.")
    frame = Frame(PERFORM, player, card, cards=names)
    price = ability.price()
    if price is not None and not payable(game, frame, price):
        return no(why, _RULE_COST, "Its cost cannot be paid in full.")
    if not ability.do[0].possible(game, ahead(frame)):
        return no(why, "001: actions", "There is nothing it could work on.")
    return True


def right_phase(game: Game, action: Action, why: list[Reason] | None = None) -> bool:
    if action.phase and action.phase != game.rows[STATE][CURRENT_PHASE]:
        name = PHASE_NAMES[action.phase]
        return no(why, "001: actions", f"It can be used only in the {name} phase.")
    return True


def can_use(
    game: Game, player: Seat, card: CardId, action: Action, why: list[Reason] | None = None
) -> bool:
    """001: actions - of a card in play."""
    if game.rows[MARKS][card] & FACE_DOWN:
        return no(why, "001: actions", "A card that lies face down cannot be used.")
    if isinstance(action, Claimable):
        if game.rows[ZONE][card] != STAGING:
            return no(why, "001: objective cards", "It has been claimed.")
        hosts = game.rows[HOST]
        if any(hosts[other] == card for other in in_play(game)):
            return no(why, "001: guarded", "It is guarded.")
        if not any(
            facts(game, hero).type == TYPE_HERO and not game.rows[MARKS][hero] & PRISONER
            for hero in game.rows[PLAY + player]
        ):
            return no(why, "001: objective cards", "There is no hero to carry it.")
        return True
    if controller(game, card) != player and not action.limit.each_player:
        return no(why, "001: actions", "You do not control it.")
    return right_phase(game, action, why) and workable(game, player, card, action, NOBODY, why)


def can_play_event(game: Game, player: Seat, card: CardId, why: list[Reason] | None = None) -> bool:
    """001: event cards - actions played from hand."""
    printed = facts(game, card)
    if not printed.actions:
        return no(why, "001: responses", "It is played only in response to its event.")
    action = printed.actions[0]
    if not right_phase(game, action, why) or not can_pay(game, player, card, why):
        return False
    return any(
        workable(game, player, card, action, bind(NOBODY, X, x), why)
        for x in exes(game, player, card)
    )


def exes(game: Game, player: Seat, card: CardId) -> list[int]:
    """What X could be: nothing for a card without one."""
    if not facts(game, card).costs_x:
        return [0]
    return list(range(1, funds(game, pools(game, player, card)) + 1))


def can_play_card(game: Game, player: Seat, card: CardId, why: list[Reason] | None = None) -> bool:
    """001: planning - an ally or attachment from hand."""
    printed = facts(game, card)
    if printed.type != TYPE_ALLY and printed.type != TYPE_ATTACHMENT:
        return no(why, "001: planning", "Only allies and attachments are played here.")
    if unique_blocked(game, card):
        return no(why, "001: unique cards", f"{printed.title} is in play already.")
    if printed.type == TYPE_ALLY:
        most = total(game, ALLIES_A_ROUND, GAME)
        if most and game.rows[STATE][ALLIES_PLAYED] >= most:
            return no(why, "001: the quest deck", "No more allies can be played this round.")
    elif not bearers(game, player, card):
        return no(why, "001: attachment cards", "There is nothing it could be attached to.")
    return can_pay(game, player, card, why)


def actions_in_play(game: Game, player: Seat) -> list[tuple[int, Action]]:
    """Every action on a card in play that a player may use now."""
    found: list[tuple[int, Action]] = []
    for card in game.rows[ACTING]:
        for action in facts(game, card).actions:
            if can_use(game, player, card, action):
                found.append((card, action))
    return found


def can_respond(
    game: Game, player: Seat, card: CardId, response: Response, names: tuple[int, ...]
) -> bool:
    """001: responses - in play and controlled, or on a card of nobody's for the first player."""
    nobodys = game.rows[OWNER][card] == THE_ENCOUNTER
    if (nobodys or in_play_zone(game.rows[ZONE][card])) and concerns(game, card) != player:
        return False
    frame = Frame(PERFORM, player, card, cards=names)
    return response.on.holds(game, frame) and workable(game, player, card, response, names)
