"""Why something cannot be used now; empty when it can."""

from mathom.cardplay import asking
from mathom.games.tcg.abilities import Action
from mathom.games.tcg.asking import ASKING, title
from mathom.games.tcg.effects import is_active
from mathom.games.tcg.questions import ASK_ACTION, ASK_FELLOWSHIP, ASK_SHADOW
from mathom.games.tcg.rows import HAND, ZONE, in_play_zone
from mathom.games.tcg.rulebook.legality import can_play, can_use, usable_of
from mathom.kernel.decision import Reason
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat

_RULES = ("000: winning the game", "000: turn sequence")
_ACTING = (ASK_FELLOWSHIP, ASK_SHADOW, ASK_ACTION)


def why_not(game: Game, seat: Seat, thing: int) -> list[Reason]:
    """Every reason why a seat cannot use a card now."""
    return asking.why_not(game, seat, thing, ASKING, _RULES, _cannot_act)


def _cannot_act(game: Game, seat: Seat, card: CardId, why: list[Reason]) -> None:
    if game.decision is None or game.decision.kind not in _ACTING:
        return
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
