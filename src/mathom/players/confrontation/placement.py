"""Where to begin: line-ups that did well in self-play, drawn by chance so that no one can
reckon with any of them (``lab/book.py`` makes the book)."""

from typing import Final

from mathom.games.confrontation.characters import VARIANT
from mathom.games.confrontation.questions import ASK_PLACE
from mathom.games.confrontation.rows import CHARACTER, ROSTER, side_of_seat
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.confrontation.book import BOOK

CLASSIC: Final = 0
ALL_VARIANT: Final = 1

# How often to begin so, and who begins in each of the five regions before home.
LineUp = tuple[int, tuple[int, ...]]


def read(text: str) -> list[LineUp]:
    """A page of the book: on each line a weight, then the five characters."""
    found: list[LineUp] = []
    for line in text.split("\n"):
        numbers = [int(number) for number in line.split()]
        if numbers:
            found.append((numbers[0], tuple(numbers[1:])))
    return found


# By side, the classic characters and the variant ones.
PAGES: Final = [[read(page) for page in pages] for pages in BOOK]


def placing(game: Game, seat: Seat) -> list[tuple[int, int]]:
    """Whom the book puts in the next region, each with a weight; nobody where it knows no line-up
    like this."""
    decision = game.decision
    if decision is None or decision.kind != ASK_PLACE:
        return []
    side = side_of_seat(game, seat)
    roster = game.rows[ROSTER][side * 9 : side * 9 + 9]
    if any(character >= VARIANT for character in roster) and min(roster) < VARIANT:
        return []
    page = PAGES[side][ALL_VARIANT if roster[0] >= VARIANT else CLASSIC]
    count = game.stack[-1].count
    begun = tuple(game.rows[CHARACTER][side * 9 + 4 : side * 9 + 4 + count])
    return following(page, begun)


def following(page: list[LineUp], begun: tuple[int, ...]) -> list[tuple[int, int]]:
    """Who comes next in each of the line-ups that begin so, with its weight."""
    return [
        (characters[len(begun)], weight)
        for weight, characters in page
        if characters[: len(begun)] == begun
    ]
