"""How long things last, and what is forgotten with a card: 000 phase action, 003 modifiers.

What a text has laid on a card is kept by the card's number. It ends with its moment, and earlier
when the card leaves play, is played anew, or is shuffled: from then on the number is another card.
"""

from typing import Final

from mathom.cardplay.names import FIRST_NOUN, THOSE
from mathom.cardplay.piles import keep_records
from mathom.games.tcg.abilities import END_OF_PHASE, END_OF_TURN, NEXT_SKIRMISH
from mathom.games.tcg.effect_kinds import (
    GAME,
    KEPT_FROM,
    MOVE_LIMIT,
    RESISTANCE,
    SHADOW_SKIPPED,
    VITALITY,
    WAITING,
    touch,
)
from mathom.games.tcg.facts import CARDS
from mathom.games.tcg.rows import (
    COPYING,
    KEY_BITS,
    LASTING,
    LASTING_CELLS,
    LATER,
    LATER_CELLS,
    LIMIT_CELLS,
    LIMITS,
    PRINTED,
    STANDING,
)
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId

# What has ended: something that texts are asked for, something that may bring death.
ENDED: Final = 1
VITAL: Final = 2
_NAMES: Final = 4  # where the names begin in a record of LATER


def expire(game: Game, moment: int) -> int:
    """000: phase action - what lasts until now is over; what kind of thing has ended, as bits."""
    ended = 0
    if nothing(game):
        return ended
    old = game.rows[LASTING]
    kept: list[int] = []
    for i in range(0, len(old), LASTING_CELLS):
        if not over(old[i + 3], moment):
            kept += old[i : i + LASTING_CELLS]
        elif old[i] in (VITALITY, RESISTANCE):
            ended |= VITAL
    if keep_records(game, LASTING, kept):
        ended |= ENDED
    limits = game.rows[LIMITS]
    left: list[int] = []
    for i in range(0, len(limits), LIMIT_CELLS):
        if not over(limits[i + 1], moment):
            left += limits[i : i + LIMIT_CELLS]
    keep_records(game, LIMITS, left)
    later = game.rows[LATER]
    waiting: list[int] = []
    for i in range(0, len(later), LATER_CELLS):
        if not over(later[i + 3], moment):
            waiting += later[i : i + LATER_CELLS]
    if keep_records(game, LATER, waiting):
        ended |= ENDED
    return ended


def nothing(game: Game) -> bool:
    """Whether nothing lasts, is counted or waits."""
    rows = game.rows
    return not rows[LASTING] and not rows[LIMITS] and not rows[LATER]


def over(until: int, moment: int) -> bool:
    """Whether what lasts until then is over at this moment; a turn ends with all its phases."""
    if moment == END_OF_TURN:
        return until <= END_OF_TURN or until == NEXT_SKIRMISH
    return until == moment


def awaken(game: Game) -> bool:
    """A skirmish begins: what waited for it holds now, to its end."""
    old = game.rows[LASTING]
    found = False
    new = old[:]
    for i in range(0, len(old), LASTING_CELLS):
        if old[i + 3] == NEXT_SKIRMISH:
            new[i] = old[i] - WAITING
            new[i + 3] = END_OF_PHASE
            found = True
    if found:
        game.put_row(LASTING, new)
    return found


def forget(game: Game, card: CardId) -> None:
    """003: modifiers - a card that enters play again is a new card, with its limits unused."""
    old = game.rows[LASTING]
    kept: list[int] = []
    for i in range(0, len(old), LASTING_CELLS):
        if old[i] == MOVE_LIMIT and old[i + 4] == card:
            kept += [*old[i : i + 4], NONE]  # it stays for the turn; the new card adds its own
        elif old[i] == SHADOW_SKIPPED or not _about(old, i, card):
            kept += old[i : i + LASTING_CELLS]
    if kept != old:
        game.put_row(LASTING, kept)
    limits = game.rows[LIMITS]
    left: list[int] = []
    for i in range(0, len(limits), LIMIT_CELLS):
        if limits[i] >> KEY_BITS != card:
            left += limits[i : i + LIMIT_CELLS]
    keep_records(game, LIMITS, left)


def _about(lasting: list[int], i: int, card: CardId) -> bool:
    """Whether a lasting effect is on this card, or keeps another from it."""
    return lasting[i + 1] == card or (lasting[i] == KEPT_FROM and lasting[i + 2] == card + 1)


def renew(game: Game, cards: list[int]) -> bool:
    """These numbers are other cards from now on; whether anything that waited spoke of them."""
    if nothing(game):
        return False
    for card in cards:
        forget(game, card)
    later = game.rows[LATER]
    kept: list[int] = []
    for i in range(0, len(later), LATER_CELLS):
        if not _names(later, i, cards):
            kept += later[i : i + LATER_CELLS]
    return keep_records(game, LATER, kept)


def _names(later: list[int], i: int, cards: list[int]) -> bool:
    """Whether a waiting text speaks of one of these cards by the names it was made with."""
    those = max(later[i + _NAMES + THOSE], 0)
    for card in cards:
        if those >> card & 1 or card in later[i + _NAMES + FIRST_NOUN : i + LATER_CELLS]:
            return True
    return False


def shuffled_away(game: Game, cards: list[int]) -> bool:
    """What these cards are has changed places; whether anything that waited spoke of them."""
    if nothing(game):
        return False
    lasting = game.rows[LASTING]
    for i in range(4, len(lasting), LASTING_CELLS):
        if lasting[i] in cards:
            lasting = [*lasting[:i], NONE, *lasting[i + 1 :]]
    if lasting != game.rows[LASTING]:
        game.put_row(LASTING, lasting)
    return renew(game, cards)


def drop(game: Game, effect: int, target: int) -> None:
    """Whatever had this effect on this card, player or game is done with."""
    old = game.rows[LASTING]
    kept: list[int] = []
    for i in range(0, len(old), LASTING_CELLS):
        if old[i] != effect or old[i + 1] != target:
            kept += old[i : i + LASTING_CELLS]
    if len(kept) < len(old):
        game.put_row(LASTING, kept)


def note_move_limit(game: Game) -> None:
    """000: move limit - what has changed it once in a turn has changed it for the whole turn."""
    rows = game.rows
    for source in rows[STANDING]:
        _note_source(game, source, source)
    copying = rows[COPYING]
    for i in range(0, len(copying), 2):
        _note_source(game, copying[i], copying[i + 1])


def _note_source(game: Game, source: int, text: int) -> None:
    """Note what a card's own text, or one that it has of another, makes of the move limit."""
    rows = game.rows
    amount = 0
    for ability in CARDS[rows[PRINTED][text]].standing:
        if ability.touches & touch(MOVE_LIMIT):
            amount += ability.amount(game, source, MOVE_LIMIT, GAME)
    if not amount:
        return
    lasting = rows[LASTING]
    for i in range(0, len(lasting), LASTING_CELLS):
        if lasting[i] == MOVE_LIMIT and lasting[i + 4] == source:
            return
    game.put_row(LASTING, [*lasting, MOVE_LIMIT, GAME, amount, END_OF_TURN, source])
