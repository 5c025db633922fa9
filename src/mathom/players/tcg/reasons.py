"""One line on what speaks for an answer, from what its player can see."""

from mathom.cardplay.steps import YES
from mathom.games.tcg import kinds
from mathom.games.tcg.asking import title
from mathom.games.tcg.effects import facts, minions, resistance, strength, twilight_cost, vitality
from mathom.games.tcg.facts import ALLY, COMPANION, EVENT, FREE_PEOPLES, MINION
from mathom.games.tcg.kinds import ABILITY, HAND_OVER, HEAL_WITH, PASS
from mathom.games.tcg.rows import (
    FIGHTER,
    FOE,
    IN_SKIRMISH,
    LAST_SITE,
    STATE,
    TWILIGHT,
    ring_bearer,
    site_number,
)
from mathom.games.tcg.rulebook.skirmish import sides, sum_of
from mathom.kernel.game import Game
from mathom.players.tcg.heuristic import puts_on_the_ring
from mathom.players.tcg.moving import coming_strength, fit_strength
from mathom.players.tcg.playing import keep_worth


def reason(game: Game, seat: int, picks: tuple[int, ...]) -> str:
    """Why this answer; empty where there is little to say."""
    decision = game.decision
    if decision is None or len(picks) != 1:
        return ""
    kind, pick = decision.kind, picks[0]
    if kind == kinds.ASK_MOVE:
        return _move(game, pick == YES)
    if kind == kinds.ASK_DEFENDER or kind == kinds.ASK_ATTACK:
        return _assign(game, pick, kind)
    if kind == kinds.ASK_ARCHERY or kind == kinds.ASK_THREAT:
        return _wound(game, pick)
    if kind == kinds.ASK_SANCTUARY or kind == kinds.ASK_HEALED:
        return f"{title(game, pick)} has {vitality(game, pick)} vitality left." if pick >= 0 else ""
    if kind == kinds.ASK_RESPONSE and pick != PASS and puts_on_the_ring(game, pick):
        left = resistance(game, ring_bearer(game))
        return f"The wound becomes a burden; {left} resistance is left to bear it."
    if kind in (kinds.ASK_FELLOWSHIP, kinds.ASK_SHADOW):
        return _play(game, pick)
    if kind in (kinds.ASK_ACTION, kinds.ASK_RESPONSE):
        return _fight(game, pick)
    if kind == kinds.ASK_RECONCILE and pick != PASS:
        use = "cannot be of much use any more" if keep_worth(game, seat, pick) < 0.5 else "is dull"
        return f"{title(game, pick)} {use}; a new card may be better."
    return ""


def _move(game: Game, again: bool) -> str:
    ours, theirs = round(fit_strength(game)), round(coming_strength(game))
    if again and site_number(game) + 1 == LAST_SITE:
        return f"Whoever lives through site 9 wins: strength {ours} against about {theirs}."
    if again:
        return f"The fellowship is fit: strength {ours} against about {theirs} to come."
    return f"The Shadow could bring strength {theirs} or so against {ours}; rest first."


def _assign(game: Game, pick: int, kind: int) -> str:
    if pick == PASS:
        return "The others are better left alone."
    minion, character = pick % ABILITY, pick // ABILITY
    ours, theirs = strength(game, character), strength(game, minion)
    for other in minions(game):
        if game.rows[FOE][other] == character:
            theirs += strength(game, other)
    return f"{title(game, character)}: {_outcome(ours, theirs)}, {ours} against {theirs}."


def _outcome(ours: int, theirs: int) -> str:
    if ours > theirs:
        return "overwhelms" if ours >= 2 * theirs else "wins"
    return "is overwhelmed" if theirs >= 2 * ours else "loses"


def _wound(game: Game, pick: int) -> str:
    left = vitality(game, pick)
    if left <= 1:
        return f"{title(game, pick)} dies of it, but is worth least here."
    return f"{title(game, pick)} can bear it: {left - 1} vitality is left."


def _play(game: Game, pick: int) -> str:
    if pick == PASS:
        return "Nothing here is worth its price now."
    if pick >= HAND_OVER:
        return ""
    if pick >= HEAL_WITH:
        return "A card that cannot be played heals a wound."
    printed = facts(game, pick % ABILITY)
    price = twilight_cost(game, pick % ABILITY) if pick < ABILITY else 0
    pool = game.rows[STATE][TWILIGHT]
    if pick < ABILITY and printed.type in (COMPANION, ALLY, MINION):
        where = "goes into the pool" if printed.side == FREE_PEOPLES else f"of {pool} in the pool"
        return f"Brings strength {printed.strength}, vitality {printed.vitality}; {price} {where}."
    return ""


def _fight(game: Game, pick: int) -> str:
    state = game.rows[STATE]
    if not state[IN_SKIRMISH] or state[FIGHTER] < 0:
        return "Nothing here is worth its price now." if pick == PASS else ""
    own, foes = sides(game)
    ours, theirs = sum_of(game, own), sum_of(game, foes)
    stands = f"{title(game, state[FIGHTER])} {_outcome(ours, theirs)} as it stands"
    if pick == PASS:
        return f"{stands}, {ours} against {theirs}."
    what = "The event" if facts(game, pick % ABILITY).type == EVENT else "The text"
    return f"{stands}, {ours} against {theirs}; {what.lower()} may change that."
