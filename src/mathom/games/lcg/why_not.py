"""Why something cannot be used now; empty when it can."""

from mathom.cardplay import asking
from mathom.games.lcg.asking import ASKING, title
from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import TYPE_EVENT
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
from mathom.games.lcg.rows import HAND, IS_EXHAUSTED, PLAY, PLAYERS, ZONE, in_play_zone
from mathom.games.lcg.rulebook.legality import can_play_card, can_play_event, can_use
from mathom.kernel.decision import Reason
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

_RULES = ("001: ending the game", "001: round sequence")
_ACTING = (ASK_PLAY, ASK_ACTION)
_NEED_READY = (
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_ATTACKERS,
    ASK_SENTINEL,
    ASK_RANGED,
)


def why_not(game: Game, seat: Seat, thing: int) -> list[Reason]:
    """Every reason why a seat cannot use a card now."""
    return asking.why_not(game, seat, thing, ASKING, _RULES, _reasons)


def _reasons(game: Game, seat: Seat, card: CardId, why: list[Reason]) -> None:
    assert game.decision is not None
    kind = game.decision.kind
    if kind in _ACTING:
        _cannot_act(game, seat, card, kind, why)
    elif kind in _NEED_READY and PLAY <= game.rows[ZONE][card] < PLAY + PLAYERS:
        if game.rows[IS_EXHAUSTED][card]:
            why.append(Reason("001: ready and exhausted", f"{title(game, card)} is exhausted."))


def _cannot_act(game: Game, seat: Seat, card: CardId, kind: int, why: list[Reason]) -> None:
    zone = game.rows[ZONE][card]
    if zone == HAND + seat:
        if facts(game, card).type == TYPE_EVENT:
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
