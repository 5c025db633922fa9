"""One line on what speaks for an answer, from what its player can see."""

from typing import Final

from mathom.cardplay.questions import (
    ASK_TARGETS,
    YES,
)
from mathom.games.tcg.asking import title
from mathom.games.tcg.effects import facts, minions, resistance, strength, twilight_cost, vitality
from mathom.games.tcg.facts import FREE_PEOPLES, TYPE_ALLY, TYPE_COMPANION, TYPE_EVENT, TYPE_MINION
from mathom.games.tcg.questions import (
    ABILITY,
    ASK_ACTION,
    ASK_ARCHERY,
    ASK_ATTACK,
    ASK_BEARER,
    ASK_DECK_ORDER,
    ASK_DEFENDER,
    ASK_DISCARD,
    ASK_FELLOWSHIP,
    ASK_HEALED,
    ASK_MOVE,
    ASK_MUSTER,
    ASK_RECONCILE,
    ASK_RESPONSE,
    ASK_SANCTUARY,
    ASK_SHADOW,
    ASK_SKIRMISH,
    ASK_THREAT,
    ASK_TOIL,
    ASK_TRANSFER,
    HAND_OVER,
    HEAL_WITH,
    PASS,
)
from mathom.games.tcg.rows import (
    FIGHTER,
    FOE,
    IN_SKIRMISH,
    LAST_SITE,
    STATE,
    TWILIGHT_POOL,
    ring_bearer,
    site_number,
)
from mathom.games.tcg.rulebook.skirmish import sides, sum_of
from mathom.kernel.decision import Decision
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.players.tcg.choice_reasons import choice_reason
from mathom.players.tcg.heuristic import puts_on_the_ring
from mathom.players.tcg.moving import coming_strength, fit_strength
from mathom.players.tcg.playing import DULL, keep_worth
from mathom.players.tcg.reckoning import wounded
from mathom.players.tcg.target_reasons import bearer_reason, discard_reason, targets_reason
from mathom.players.tcg.text_reasons import text_reason
from mathom.players.tcg.touching import fights, touches

NOTHING: Final = "Nothing here is worth its price now."


def reason(game: Game, seat: Seat, picks: tuple[int, ...]) -> str:
    """Why this answer."""
    decision = game.decision
    if decision is None:
        return ""
    kind = decision.kind
    if kind == ASK_TARGETS:
        return targets_reason(game, seat, picks)
    if kind in (ASK_DISCARD, ASK_MUSTER):
        return discard_reason(game, seat, picks)
    if kind == ASK_TOIL:
        left = sum(vitality(game, card) for card in picks)
        return f"They have {left} vitality to spare for it." if picks else "It is not so dear."
    if kind == ASK_DECK_ORDER:
        return f"{title(game, picks[0])} is drawn first." if picks else ""
    return _one(game, decision, picks[0]) if len(picks) == 1 else ""


def _one(game: Game, decision: Decision, pick: Pick) -> str:
    """Why this one of several."""
    kind, who = decision.kind, decision.who
    if kind == ASK_MOVE:
        return _move(game, pick == YES)
    if kind in (ASK_DEFENDER, ASK_ATTACK):
        return _assign(game, kind, pick)
    if kind == ASK_SKIRMISH:
        return _bout(game, pick, NONE)
    if kind in (ASK_ARCHERY, ASK_THREAT):
        return _wound(game, decision, pick)
    if kind in (ASK_SANCTUARY, ASK_HEALED):
        if pick == PASS:
            return "The wounds that are left can wait."
        return f"{title(game, pick)} has {vitality(game, pick)} vitality left."
    if kind == ASK_RESPONSE and pick != PASS and puts_on_the_ring(game, pick):
        left = resistance(game, ring_bearer(game))
        return f"The wound becomes a burden; {left} resistance is left to bear it."
    if kind in (ASK_FELLOWSHIP, ASK_SHADOW):
        return _play(game, who, pick)
    if kind == ASK_RESPONSE:
        # What is answered has happened already, whatever becomes of the skirmish.
        return text_reason(game, who, pick) if pick != PASS else NOTHING
    if kind == ASK_ACTION:
        return _fight(game, who, pick)
    if kind == ASK_RECONCILE:
        return _reconcile(game, who, pick)
    if kind in (ASK_BEARER, ASK_TRANSFER):
        return bearer_reason(game, pick)
    return choice_reason(game, decision, pick)


def _reconcile(game: Game, who: int, pick: Pick) -> str:
    if pick == PASS:
        return discard_reason(game, who, ())
    worth, name = keep_worth(game, who, pick), title(game, pick)
    if worth >= DULL:
        return f"{name} may be missed, but a new card comes for it."
    use = "cannot be of much use any more" if worth < 0.5 else "is dull"
    return f"{name} {use}; a new card may be better."


def _move(game: Game, again: bool) -> str:
    ours, theirs = round(fit_strength(game)), round(coming_strength(game))
    if again and site_number(game) + 1 == LAST_SITE:
        return f"Whoever lives through site 9 wins: strength {ours} against about {theirs}."
    if again and ours >= theirs:
        return f"The fellowship is fit: strength {ours} against about {theirs} to come."
    if again:
        return f"A site is won if strength {ours} lives through about {theirs} to come."
    if theirs > ours:
        return f"The Shadow could bring strength {theirs} or so against {ours}; rest first."
    return f"Rest first, though the Shadow could bring only {theirs} or so against {ours}."


def _assign(game: Game, kind: int, pick: Pick) -> str:
    if pick == PASS and kind == ASK_DEFENDER:
        return "Whoever is left over, the Shadow assigns as it likes."
    if pick == PASS:
        return "Whoever is left over fights nobody now."
    return _bout(game, pick // ABILITY, pick % ABILITY)


def _bout(game: Game, character: int, joins: int) -> str:
    """A skirmish as it would stand if a minion joined it."""
    ours, theirs = strength(game, character), 0
    for minion in minions(game):
        if minion == joins or game.rows[FOE][minion] == character:
            theirs += strength(game, minion)
    return f"{title(game, character)}: {_outcome(ours, theirs)}, {ours} against {theirs}."


def _outcome(ours: int, theirs: int) -> str:
    if ours > theirs:
        return "overwhelms" if ours >= 2 * theirs else "wins"
    return "is overwhelmed" if theirs >= 2 * ours else "loses"


def _wound(game: Game, decision: Decision, pick: Pick) -> str:
    left = vitality(game, pick)
    if left <= 1:
        least = min(wounded(game, card) for card in decision.options)
        spared = ", but is worth least here" if wounded(game, pick) <= least else ""
        return f"{title(game, pick)} dies of it{spared}."
    return f"{title(game, pick)} can bear it: {left - 1} vitality is left."


def _play(game: Game, who: int, pick: Pick) -> str:
    if pick == PASS:
        return NOTHING
    if pick >= HAND_OVER:
        return "Another bears it, for its price once more."
    if pick >= HEAL_WITH:
        return "A card that cannot be played heals a wound."
    printed = facts(game, pick % ABILITY)
    if pick >= ABILITY or printed.type == TYPE_EVENT:
        return text_reason(game, who, pick)
    price, pool = twilight_cost(game, pick), game.rows[STATE][TWILIGHT_POOL]
    costs = f"{price} of {pool} in the pool"
    if printed.side == FREE_PEOPLES:
        costs = f"{price} goes into the pool"
    if not price:
        costs = "it costs nothing"
    if printed.type in (TYPE_COMPANION, TYPE_ALLY, TYPE_MINION):
        return f"Brings strength {printed.strength}, vitality {printed.vitality}; {costs}."
    if printed.strength > 0:
        return f"Adds strength {printed.strength} to whoever bears it; {costs}."
    return f"It stays in play; {costs}."


def _fight(game: Game, who: int, pick: Pick) -> str:
    state = game.rows[STATE]
    if not state[IN_SKIRMISH] or state[FIGHTER] < 0:
        return text_reason(game, who, pick) if pick != PASS else NOTHING
    own, foes = sides(game)
    ours, theirs = sum_of(game, own), sum_of(game, foes)
    result = f"{title(game, state[FIGHTER])} {_outcome(ours, theirs)}"
    stands = f"{result} as it stands, {ours} against {theirs}"
    if pick == PASS:
        return f"{stands}."
    if touches(game, who, pick, ours, theirs):
        what = "event" if facts(game, pick % ABILITY).type == TYPE_EVENT else "text"
        return f"{stands}; the {what} may change that."
    if fights(game, pick):
        return f"{stands}, and this does not change it."
    return text_reason(game, who, pick)
