"""Where to begin: line-ups that did well in self-play, drawn by chance so that no one can
reckon with any of them (``lab/book.py`` makes the book)."""

from typing import Final

from mathom.games.confrontation.characters import VARIANT
from mathom.games.confrontation.kinds import ASK_PLACE
from mathom.games.confrontation.rows import CHARACTER, ROSTER, side_of_seat
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
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


def placing(game: Game, seat: int, dice: Dice) -> int | None:
    """Whom the book puts in the next region; ``None`` where it knows no line-up like this."""
    decision = game.decision
    if decision is None or decision.kind != ASK_PLACE:
        return None
    side = side_of_seat(game, seat)
    roster = game.rows[ROSTER][side * 9 : side * 9 + 9]
    if any(character >= VARIANT for character in roster) and min(roster) < VARIANT:
        return None
    page = PAGES[side][ALL_VARIANT if roster[0] >= VARIANT else CLASSIC]
    count = game.stack[-1].count
    begun = tuple(game.rows[CHARACTER][side * 9 + 4 : side * 9 + 4 + count])
    return following(page, begun, dice)


def following(page: list[LineUp], begun: tuple[int, ...], dice: Dice) -> int | None:
    """Who comes next in one of the line-ups that begin so, each as likely as its weight."""
    fitting = [line for line in page if line[1][: len(begun)] == begun]
    whole = sum(weight for weight, _ in fitting)
    if not whole:
        return None
    left = dice.below(whole)
    for weight, characters in fitting:
        left -= weight
        if left < 0:
            return characters[len(begun)]
    return None
