"""Why this number, player, place or answer of yes or no."""

from mathom.cardplay import combining, steps
from mathom.cardplay.questions import (
    ASK_PLAYER,
    ASK_WHETHER,
    ASK_WHICH,
    YES,
)
from mathom.games.tcg.asking import title
from mathom.games.tcg.effects import facts, minions, strength, vitality
from mathom.games.tcg.questions import (
    ASK_ABOUT,
    ASK_AID,
    ASK_AMBUSH,
    ASK_BID,
    ASK_ORDER,
    ASK_PLACE,
    ASK_RESHUFFLE,
    ASK_SHADOW_PLAYER,
    ASK_SITE,
    ASK_SKIP,
    ASK_SPOT,
    ASK_START,
    ASK_X,
    PASS,
)
from mathom.games.tcg.rows import DISCARD, HAND, OWNER, SITE_CELL, STATE, TWILIGHT_POOL, of_seat
from mathom.games.tcg.rulebook.archery import fellowship_total, minion_total
from mathom.kernel.decision import Decision
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick
from mathom.players.tcg.text_reasons import step_reason


def choice_reason(game: Game, decision: Decision, pick: Pick) -> str:
    """What speaks for an answer that is no action."""
    kind = decision.kind
    if kind == ASK_BID:
        return _bid(pick)
    if kind == ASK_PLACE:
        return "Your fellowship is the first to move." if pick == 0 else _later(pick)
    if kind == ASK_START:
        return _start(game, pick)
    if kind == ASK_ORDER:
        return "All of them happen in the end, this one first."
    if kind == ASK_ABOUT:
        return "The others may still be answered after it."
    if kind == ASK_SITE:
        return f"Its Shadow number is {facts(game, pick).shadow}."
    if kind == ASK_SHADOW_PLAYER:
        many = sum(1 for card in minions(game) if game.rows[OWNER][card] == pick)
        return f"Player {pick + 1} has {many} of the minions there."
    if kind == ASK_AID:
        return _aid(game, pick)
    if kind in (ASK_X, ASK_SPOT):
        most = max(decision.options)
        return "As much as there can be." if pick == most else f"It need not be {most}."
    if kind == ASK_PLAYER:
        return _player(game, decision.who, pick)
    if kind in (ASK_WHICH, ASK_WHETHER):
        return _within_a_text(game, decision, pick)
    return _whether(game, kind, decision.who, pick == YES)


def _bid(burdens: int) -> str:
    if not burdens:
        return "The Ring-bearer begins without a burden from it."
    many = "1 burden" if burdens == 1 else f"{burdens} burdens"
    return f"{many} on the Ring-bearer, for a better chance to choose the place."


def _later(place: int) -> str:
    return f"{place} {'other moves' if place == 1 else 'others move'} before your fellowship."


def _start(game: Game, pick: Pick) -> str:
    if pick == PASS:
        return "Nobody more is needed to begin with."
    printed = facts(game, pick)
    return (
        f"Brings strength {printed.strength}, vitality {printed.vitality}"
        f" for {printed.twilight} twilight."
    )


def _aid(game: Game, pick: Pick) -> str:
    if pick == PASS:
        return "Nobody needs it enough for what it costs."
    return (
        f"{title(game, pick)} has strength {strength(game, pick)}, vitality {vitality(game, pick)}."
    )


def _player(game: Game, who: int, pick: Pick) -> str:
    whose = "You have" if pick == who else f"Player {pick + 1} has"
    cards = len(game.rows[HAND + pick])
    many = "1 card" if cards == 1 else f"{cards} cards"
    return f"{whose} {many} in hand, at site {of_seat(game, pick, SITE_CELL)}."


def _within_a_text(game: Game, decision: Decision, pick: Pick) -> str:
    word = steps.card_rules(game).steps[game.stack[-1].event]
    if decision.kind == ASK_WHICH and isinstance(word, combining.OneOf):
        said = step_reason(game, decision.who, word.steps[pick])
        return said or "It is one of the ways open now."
    if pick != YES:
        return "It is left as it is."
    return step_reason(game, decision.who, word) or "It looks better done than not."


def _whether(game: Game, kind: int, who: int, yes: bool) -> str:
    if kind == ASK_AMBUSH:
        pool = game.rows[STATE][TWILIGHT_POOL]
        return f"More for the Shadow to spend: {pool} so far." if yes else f"{pool} is enough."
    if kind == ASK_SKIP:
        arrows = f"{minion_total(game)} at your fellowship, {fellowship_total(game)} at the minions"
        return f"The arrows would be {arrows}." if yes else f"The arrows are {arrows}."
    if kind == ASK_RESHUFFLE:
        many = len(game.rows[DISCARD + who])
        return f"A new deck of {many} cards." if yes else f"{many} cards stay where they are."
    return ""
