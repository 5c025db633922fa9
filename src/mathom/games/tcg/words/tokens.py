"""Burdens, threats, twilight tokens and culture tokens: which there are, and how many."""

from typing import Final

from mathom.games.tcg.rows import BURDENS, THREATS, TOKEN_BITS, TOKENS, free, of_seat, twilight
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId

# Tokens, by where they lie
BURDEN: Final = 0
THREAT: Final = 1
TWILIGHT: Final = 2
COUNTER_NAMES: Final = ("burdens", "threats", "twilight tokens")


def tokens(game: Game, counter: int) -> int:
    """How many there are."""
    if counter == TWILIGHT:
        return twilight(game)
    return of_seat(game, free(game), BURDENS if counter == BURDEN else THREATS)


def tokens_on(game: Game, card: CardId, culture: int) -> int:
    """000: culture tokens - of one culture on a card."""
    return game.rows[TOKENS][card] >> TOKEN_BITS * culture & (1 << TOKEN_BITS) - 1


LEXICONS: Final[dict[str, dict[object, str]]] = {
    "Counter": dict(enumerate(COUNTER_NAMES)),
}
