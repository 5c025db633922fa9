"""Why something cannot be used now; empty when it can."""

from mathom.games.tcg.abilities import Action
from mathom.games.tcg.asking import question, title
from mathom.games.tcg.effects import is_active
from mathom.games.tcg.questions import ASK_ACTION, ASK_FELLOWSHIP, ASK_SHADOW
from mathom.games.tcg.rows import CARD, HAND, ZONE, in_play_zone
from mathom.games.tcg.rulebook.legality import can_play, can_use, usable_of
from mathom.kernel.decision import Reason
from mathom.kernel.game import Game

_ACTING = (ASK_FELLOWSHIP, ASK_SHADOW, ASK_ACTION)


def why_not(game: Game, seat: int, thing: int) -> list[Reason]:
    """Every reason why a seat cannot use a card now."""
    decision = game.decision
    if decision is None:
        return [Reason("000: winning the game", "You are not the one who is asked.")]
    if decision.who != seat:
        return [Reason("000: turn sequence", "You are not the one who is asked.")]
    asked = question(game)
    for option in asked.options:
        if thing in option.things:
            return []
    why: list[Reason] = []
    if thing < len(game.rows[CARD]) and decision.kind in _ACTING:
        _cannot_act(game, seat, thing, why)
    return why or [Reason(asked.rule, f"The question now is: {asked.prompt}")]


def _cannot_act(game: Game, seat: int, card: int, why: list[Reason]) -> None:
    zone = game.rows[ZONE][card]
    if zone == HAND + seat:
        can_play(game, seat, card, why)
    elif in_play_zone(zone):
        if not is_active(game, card):
            why.append(Reason("000: active", f"{title(game, card)} is not active this turn."))
            return
        actions = [text for text in usable_of(game, card) if isinstance(text, Action)]
        for action in actions:
            can_use(game, seat, card, action, why)
        if not actions:
            sentence = f"{title(game, card)} has no special ability."
            why.append(Reason("000: special ability", sentence))
