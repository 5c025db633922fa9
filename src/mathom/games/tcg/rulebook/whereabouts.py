"""000: ally, transfer, discard to heal - where characters are, and what they may hand on."""

from mathom.games.tcg.effect_kinds import IN_ARCHERY, IN_SKIRMISHES, NOT_TRANSFERRED, TAKES_PART
from mathom.games.tcg.effects import facts, total
from mathom.games.tcg.facts import FREE_PEOPLES, TYPE_ALLY, TYPE_COMPANION, TYPE_SITE
from mathom.games.tcg.rows import (
    ACTIVE,
    HOST,
    NUMBER,
    OWNER,
    PATH_BLOCK,
    SITE_CELL,
    STATE,
    WOUNDS,
    of_seat,
    site_at,
    site_number,
)
from mathom.games.tcg.rulebook.bearing import may_bear
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat


def healed_by(game: Game, player: Seat, card: CardId) -> list[int]:
    """000: discard to heal - the wounded unique characters of the same title."""
    title = facts(game, card).title_number
    found: list[int] = []
    for other in game.rows[ACTIVE]:
        printed = facts(game, other)
        if (
            printed.title_number == title
            and printed.unique
            and printed.type in (TYPE_COMPANION, TYPE_ALLY)
        ):
            if game.rows[WOUNDS][other]:
                found.append(other)
    return found


def stands_at(game: Game, card: CardId) -> list[int]:
    """000: ally, site - the numbers of the sites at which a card is: every place word asks this.

    An ally is at his home, wherever the fellowship is, and nowhere if this path has no home for
    him; what is borne is where its bearer is, what lies on a site there; companions are where
    their own player's marker is; all else, minions first, where the fellowship is.
    """
    rows = game.rows
    host = rows[HOST][card]
    while host >= 0:
        card = host
        host = rows[HOST][card]
    printed = facts(game, card)
    if printed.type == TYPE_SITE:
        return [rows[NUMBER][card]]
    if printed.type == TYPE_ALLY:
        block = rows[STATE][PATH_BLOCK]
        return [home for home, symbol in printed.homes if symbol == block]
    if printed.type == TYPE_COMPANION:
        return [of_seat(game, rows[OWNER][card], SITE_CELL)]
    return [site_number(game)]


def where(game: Game, card: CardId) -> list[int]:
    """The sites in play at which a card is."""
    sites = [site_at(game, number) for number in stands_at(game, card)]
    return [site for site in sites if site != NONE]


def is_home(game: Game, ally: int, number: int) -> bool:
    """000: ally - whether the site of this number is an ally's home."""
    block = game.rows[STATE][PATH_BLOCK]
    for home, symbol in facts(game, ally).homes:
        if home == number and symbol == block:
            return True
    return False


def takes_part(game: Game, card: CardId) -> bool:
    """000: ally - in archery fire at home, or where a card allows it."""
    if facts(game, card).type != TYPE_ALLY:
        return False
    if is_home(game, card, site_number(game)):
        return True
    return total(game, TAKES_PART, card) > 0 or total(game, IN_ARCHERY, card) > 0


def may_skirmish(game: Game, card: CardId) -> bool:
    """000: ally - in skirmishes at home, or where a card allows it."""
    if facts(game, card).type != TYPE_ALLY:
        return False
    if is_home(game, card, site_number(game)):
        return True
    return total(game, TAKES_PART, card) > 0 or total(game, IN_SKIRMISHES, card) > 0


def recipients(game: Game, player: Seat, item: int) -> list[int]:
    """000: transfer - the characters at the same site who may bear an item instead."""
    printed = facts(game, item)
    host = game.rows[HOST][item]
    if not printed.is_item() or host < 0 or printed.side != FREE_PEOPLES:
        return []
    bearer = facts(game, host)
    if bearer.type not in (TYPE_COMPANION, TYPE_ALLY) or total(game, NOT_TRANSFERRED, item):
        return []
    found: list[int] = []
    for other in game.rows[ACTIVE]:
        if other != host and facts(game, other).type in (TYPE_COMPANION, TYPE_ALLY):
            if together(game, host, other) and may_bear(game, player, item, other):
                found.append(other)
    return found


def together(game: Game, one: int, other: int) -> bool:
    """Whether two characters are at the same site: companions, or allies of the same home."""
    there = stands_at(game, other)
    return any(number in there for number in stands_at(game, one))
