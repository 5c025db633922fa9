"""Why something cannot be used now; empty when it can."""

from mathom.games.lcg.asking import question, title
from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import EVENT
from mathom.games.lcg.questions import (
    ASK_ACTION,
    ASK_ATTACKERS,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_PLAY,
    ASK_RANGED,
    ASK_SENTINEL,
)
from mathom.games.lcg.rows import CARD, EXHAUSTED, HAND, PLAY, PLAYERS, ZONE, in_play_zone
from mathom.games.lcg.rulebook.legality import can_play_card, can_play_event, can_use
from mathom.kernel.decision import Reason
from mathom.kernel.game import Game

_ACTING = (ASK_PLAY, ASK_ACTION)
_NEED_READY = (
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_ATTACKERS,
    ASK_SENTINEL,
    ASK_RANGED,
)


def why_not(game: Game, seat: int, thing: int) -> list[Reason]:
    """Every reason why a seat cannot use a card now."""
    decision = game.decision
    if decision is None:
        return [Reason("001: ending the game", "You are not the one who is asked.")]
    if decision.who != seat:
        return [Reason("001: round sequence", "You are not the one who is asked.")]
    asked = question(game)
    for option in asked.options:
        if thing in option.things:
            return []
    why: list[Reason] = []
    if thing < len(game.rows[CARD]):
        if decision.kind in _ACTING:
            _cannot_act(game, seat, thing, decision.kind, why)
        elif decision.kind in _NEED_READY and PLAY <= game.rows[ZONE][thing] < PLAY + PLAYERS:
            if game.rows[EXHAUSTED][thing]:
                sentence = f"{title(game, thing)} is exhausted."
                why.append(Reason("001: ready and exhausted", sentence))
    return why or [Reason(asked.rule, f"The question now is: {asked.prompt}")]


def _cannot_act(game: Game, seat: int, card: int, kind: int, why: list[Reason]) -> None:
    zone = game.rows[ZONE][card]
    if zone == HAND + seat:
        if facts(game, card).type == EVENT:
            can_play_event(game, seat, card, why)
        elif kind == ASK_PLAY:
            can_play_card(game, seat, card, why)
        else:
            sentence = "Allies and attachments are played in the planning phase."
            why.append(Reason("001: planning", sentence))
    elif in_play_zone(zone):
        for action in facts(game, card).actions:
            can_use(game, seat, card, action, why)
        if not facts(game, card).actions:
            why.append(Reason("001: actions", f"{title(game, card)} has no action."))
