"""000: bearer - which card may be on which."""

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM, card_rules
from mathom.games.tcg.effect_kinds import CANNOT_BEAR, EXTRA_BEARING
from mathom.games.tcg.effects import bits, facts, items_of, total
from mathom.games.tcg.facts import SHADOW, TYPE_POSSESSION, TYPE_SITE, Card
from mathom.games.tcg.procedures import RUN_DISCARD_EACH
from mathom.games.tcg.rows import ACTIVE, OWNER
from mathom.games.tcg.standing_texts import of_itself
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat


def bears_class(game: Game, character: int, item: int) -> bool:
    """000: bearer - whether a character has no room for one more of the same class.

    One of each class may be borne. What "may be borne in addition to 1 other" makes two of them,
    whichever of the two says so, and never three.
    """
    classes = facts(game, item).classes
    if not classes:
        return False
    doubled = bits(game, EXTRA_BEARING, item)
    if item not in game.rows[ACTIVE]:
        doubled |= of_itself(game, item, EXTRA_BEARING)
    borne = 0
    for other in items_of(game, character):
        both = facts(game, other).classes & classes
        if both and other != item:
            if both & borne or both & ~(doubled | bits(game, EXTRA_BEARING, other)):
                return True
            borne |= both
    return False


def may_bear(game: Game, player: Seat, card: CardId, host: CardId) -> bool:
    """000: bearer - whether a card may be on another."""
    printed = facts(game, card)
    if printed.bearer is None:
        return False
    other = facts(game, host)
    if other.type != TYPE_SITE and printed.side == SHADOW and other.side == SHADOW:
        if game.rows[OWNER][host] != player:
            return False  # 000: Shadow cards - not on another Shadow player's
    frame = Frame(PERFORM, player, card, cards=NOBODY)
    if not printed.bearer.what.test(game, frame, host):
        return False
    if printed.type == TYPE_POSSESSION and total(game, CANNOT_BEAR, host):
        return False
    return not bears_class(game, host, card)


def may_be_played_on(game: Game, player: Seat, card: CardId, host: CardId) -> bool:
    """Whether a card may be played on another, which is not about to leave (000: 1C193)."""
    if host == card or not may_bear(game, player, card, host):
        return False
    return not leaving(game) >> host & 1


def bearers(game: Game, player: Seat, card: CardId) -> list[int]:
    """What a card could be played on."""
    return [host for host in game.rows[ACTIVE] if may_be_played_on(game, player, card, host)]


def leaving(game: Game) -> int:
    """000: leaving play - the cards that are leaving with another that has just left: a bit each.

    Cards that are discarded together leave at the same time, though each has its own event.
    """
    mask = 0
    for frame in game.stack:
        if frame.procedure == RUN_DISCARD_EACH:
            for card in frame.cards:
                mask |= 1 << card
        elif frame.procedure == PERFORM and card_rules(game).steps[frame.event].removes:
            if frame.count > 0:
                mask |= frame.count
    return mask


def needs_bearer(printed: Card) -> bool:
    return printed.bearer is not None and not printed.support
