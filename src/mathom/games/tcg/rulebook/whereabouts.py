"""000: ally, transfer, discard to heal - where characters are, and what they may hand on."""

from mathom.games.tcg.effects import facts, total
from mathom.games.tcg.facts import (
    ALLY,
    COMPANION,
    FREE_PEOPLES,
    IN_ARCHERY,
    IN_SKIRMISHES,
    NOT_TRANSFERRED,
    PARTICIPATES,
)
from mathom.games.tcg.rows import (
    ACTIVE,
    HOST,
    PATH_BLOCK,
    STATE,
    WOUNDS,
    site_number,
)
from mathom.games.tcg.rulebook.legality import may_bear
from mathom.kernel.game import Game


def healed_by(game: Game, player: int, card: int) -> list[int]:
    """000: discard to heal - the wounded unique characters of the same title."""
    title = facts(game, card).title_number
    found: list[int] = []
    for other in game.rows[ACTIVE]:
        printed = facts(game, other)
        if printed.title_number == title and printed.unique and printed.type in (COMPANION, ALLY):
            if game.rows[WOUNDS][other]:
                found.append(other)
    return found


def at_fellowship(game: Game, character: int) -> bool:
    """000: ally - whether a character is where the fellowship is."""
    printed = facts(game, character)
    if printed.type == COMPANION:
        return True
    return printed.type == ALLY and is_home(game, character, site_number(game))


def is_home(game: Game, ally: int, number: int) -> bool:
    """000: ally - whether the site of this number is an ally's home."""
    block = game.rows[STATE][PATH_BLOCK]
    for home, symbol in facts(game, ally).homes:
        if home == number and symbol == block:
            return True
    return False


def takes_part(game: Game, card: int) -> bool:
    """000: ally - in archery fire at home, or where a card allows it."""
    if facts(game, card).type != ALLY:
        return False
    if is_home(game, card, site_number(game)):
        return True
    return total(game, PARTICIPATES, card) > 0 or total(game, IN_ARCHERY, card) > 0


def may_skirmish(game: Game, card: int) -> bool:
    """000: ally - in skirmishes at home, or where a card allows it."""
    if facts(game, card).type != ALLY:
        return False
    if is_home(game, card, site_number(game)):
        return True
    return total(game, PARTICIPATES, card) > 0 or total(game, IN_SKIRMISHES, card) > 0


def recipients(game: Game, player: int, item: int) -> list[int]:
    """000: transfer - the characters at the same site who may bear an item instead."""
    printed = facts(game, item)
    host = game.rows[HOST][item]
    if not printed.is_item() or host < 0 or printed.side != FREE_PEOPLES:
        return []
    bearer = facts(game, host)
    if bearer.type not in (COMPANION, ALLY) or total(game, NOT_TRANSFERRED, item):
        return []
    found: list[int] = []
    for other in game.rows[ACTIVE]:
        if other != host and facts(game, other).type in (COMPANION, ALLY):
            if together(game, host, other) and may_bear(game, player, item, other):
                found.append(other)
    return found


def together(game: Game, one: int, other: int) -> bool:
    """Whether two characters are at the same site: companions, or allies of the same home."""
    if at_fellowship(game, one) and at_fellowship(game, other):
        return True
    homes = facts(game, one).homes
    return bool(homes) and homes == facts(game, other).homes
