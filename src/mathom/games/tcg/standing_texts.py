"""What standing texts add to a value, each asked apart: a card's own, or one it has of another.

000: active - some cards copy a site's game text; it is theirs then, wherever the fellowship is.
"""

from typing import Final

from mathom.games.tcg.effect_kinds import touch
from mathom.games.tcg.facts import CARDS, NUMBERED
from mathom.games.tcg.rows import COPYING, PRINTED
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId

# What a game is reckoning out, in cells of: which constant effect of what, what it is taken to add
# meanwhile, and whether it came round to itself.
_RECKONED: Final = 3


def ask(game: Game, source: int, text: int, place: int, effect: int, subject: int) -> int:
    """What one constant effect of a card adds; ``text`` is the card on which it is printed.

    003: infinite loops with no voluntary actions - an effect that hangs upon itself is taken to add
    nothing. If it would then add something, that must still be so once it does; otherwise it
    is a loop without an end, and has no effect.
    """
    key = ((source << 4 | place) << 12 | effect) << 12 | (subject + 1)
    if text != source:
        key |= text + 1 << 38
    reckoning = game.reckoning
    here = len(reckoning)
    for i in range(0, here, _RECKONED):
        if reckoning[i] == key:
            reckoning[i + 2] = 1
            return reckoning[i + 1]
    ability = CARDS[game.rows[PRINTED][text]].standing[place]
    reckoning.append(key)
    reckoning.append(0)
    reckoning.append(0)
    try:
        amount = ability.amount(game, source, effect, subject)
        if amount and reckoning[here + 2]:
            reckoning[here + 1] = amount
            if ability.amount(game, source, effect, subject) != amount:
                amount = 0
        return amount
    finally:
        del reckoning[here:]


def text_of(game: Game, card: CardId) -> int:
    """The site whose text a card has besides its own, or none."""
    copying = game.rows[COPYING]
    for i in range(0, len(copying), 2):
        if copying[i] == card:
            return copying[i + 1]
    return NONE


def copied_amount(game: Game, card: CardId, keyword: int) -> int:
    """003: game text - the keywords of a text are part of it: how much of one comes with it."""
    site = text_of(game, card)
    if site == NONE:
        return 0
    printed = CARDS[game.rows[PRINTED][site]]
    return printed.amounts[keyword] if keyword < NUMBERED else printed.keywords >> keyword & 1


def copied(game: Game, effect: int, subject: int) -> list[tuple[int, int]]:
    """What the texts add that cards have of others, with the cards that have them."""
    bit = touch(effect)
    rows = game.rows
    found: list[tuple[int, int]] = []
    for i in range(0, len(rows[COPYING]), 2):
        source, text = rows[COPYING][i], rows[COPYING][i + 1]
        standing = CARDS[rows[PRINTED][text]].standing
        for place in range(len(standing)):
            if standing[place].touches & bit:
                amount = ask(game, source, text, place, effect, subject)
                if amount:
                    found.append((source, amount))
    return found


def of_itself(game: Game, card: CardId, effect: int) -> int:
    """000: modifier - a card that names itself is changed by its own text as it is played."""
    amount = 0
    bit = touch(effect)
    for standing in CARDS[max(game.rows[PRINTED][card], 0)].standing:
        if standing.touches & bit and standing.names_itself():
            amount += standing.amount(game, card, effect, card)
    return amount
