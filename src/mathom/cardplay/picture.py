"""Piles of cards as plain data to draw."""

from collections.abc import Callable

from mathom.cardplay.rows import PRINTED
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.rules import Json


def lying(game: Game, card: CardId) -> Json:
    """A card; ``number`` is what is printed on it, where the viewer may know."""
    number = game.rows[PRINTED][card]
    return {"id": card, "number": number if number > 0 else None}


def piles(
    game: Game, drawn: Callable[[Game, int], Json], zones: dict[str, int], seat: Seat = 0
) -> Json:
    """Piles by name, each card as a game draws it; ``seat`` is added to the pile."""
    return {
        name: [drawn(game, card) for card in game.rows[zone + seat]] for name, zone in zones.items()
    }
