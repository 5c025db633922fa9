"""Moving and marking cards, records of what lasts, and who knows what a card is.

Only events call what writes here, from each game's ``rulebook/handling.py``.
"""

from mathom.cardplay.rows import EVERYONE, KNOWN, MARKS, PRINTED, ZONE
from mathom.cardplay.shuffling import shuffled
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat, Zone

# Moving


def carry(game: Game, card: CardId, to: int, bottom: bool = False) -> int:
    """Take a card from its pile to the top, or the bottom, of another; the pile it lay in."""
    rows = game.rows
    zone = rows[ZONE][card]
    game.put_row(zone, [other for other in rows[zone] if other != card])
    game.put_row(to, [card, *rows[to]] if bottom else [*rows[to], card])
    game.put(ZONE, card, to)
    return zone


def shuffle_pile(game: Game, zone: Zone, packed: int) -> list[int]:
    """What the cards are changes places among them; nobody knows where anything is."""
    pile = game.rows[zone]
    known = game.rows[KNOWN][:]
    for card in pile:
        known[card] = 0
    game.put_row(PRINTED, shuffled(game.rows[PRINTED], pile, packed))
    game.put_row(KNOWN, known)
    return pile


# Marking


def mark(game: Game, card: CardId, bits: int) -> None:
    game.put(MARKS, card, game.rows[MARKS][card] | bits)


def unmark(game: Game, card: CardId, bits: int) -> None:
    game.put(MARKS, card, game.rows[MARKS][card] & ~bits)


def unmark_all(game: Game, bits: int) -> None:
    for marks in game.rows[MARKS]:
        if marks & bits:
            game.put_row(MARKS, [each & ~bits for each in game.rows[MARKS]])
            return


# Rows of records


def keep_records(game: Game, row: int, kept: list[int]) -> bool:
    """Leave only these in a row of records; whether that is any less."""
    if len(kept) == len(game.rows[row]):
        return False
    game.put_row(row, kept)
    return True


def drop_records(game: Game, row: int, cells: int, cell: int, value: int) -> bool:
    """Forget the records in which a cell has this value; whether there were any."""
    old = game.rows[row]
    kept: list[int] = []
    for i in range(0, len(old), cells):
        if old[i + cell] != value:
            kept += old[i : i + cells]
    return keep_records(game, row, kept)


# Knowing


def learn(game: Game, card: CardId, seat: Seat) -> None:
    """From now on a seat knows what a card is."""
    game.put(KNOWN, card, game.rows[KNOWN][card] | 1 << seat)


def hides_card(game: Game, card: CardId, viewer: Seat) -> bool:
    """Whether a viewer does not know what a card is."""
    known = game.rows[KNOWN][card]
    if known & EVERYONE:
        return False
    return viewer < 0 or not known >> viewer & 1


def seen(game: Game, card: CardId, viewer: Seat) -> int:
    """The number a viewer sees on a card, or HIDDEN."""
    if not 0 <= card < len(game.rows[PRINTED]) or hides_card(game, card, viewer):
        return HIDDEN
    return game.rows[PRINTED][card]


def holds_secrets(game: Game, zone: Zone) -> bool:
    """Whether in a pile, a hand perhaps, lies a card that not everyone knows."""
    known = game.rows[KNOWN]
    for card in game.rows[zone]:
        if not known[card] & EVERYONE:
            return True
    return False


# Filling in what is hidden


def in_order(copies: dict[int, int]) -> list[int]:
    """Copies by number as a list, in the order of numbers."""
    left: list[int] = []
    for number in sorted(copies):
        for _ in range(copies[number]):
            left.append(number)
    return left


def deal(game: Game, places: list[int], left: list[int], dice: Dice) -> None:
    """Deal what is left of a list among the places where it may lie, one each."""
    drawn = dice.order(left, len(left))
    printed = game.rows[PRINTED]
    for i in range(len(places)):
        printed[places[i]] = drawn[i]
