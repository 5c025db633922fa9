"""Twilight, burdens, threats and culture tokens: more of them, or fewer."""

from typing import ClassVar, Final

from mathom.cardplay.happening import A_CARD, A_NUMBER, A_SEAT
from mathom.games.tcg.events.base import A_CULTURE, A_SOURCE, EVENTS, Happening
from mathom.games.tcg.rows import (
    BURDENS,
    SEAT,
    STATE,
    THREATS,
    TOKEN_BITS,
    TOKENS,
    TWILIGHT_POOL,
    free,
    seat_cell,
)
from mathom.games.tcg.rulebook.handling import check
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


class Counted(Happening):
    """So many more tokens of a kind, or fewer."""

    tokens: ClassVar[str] = ""
    subject = A_NUMBER
    value = A_SOURCE

    def told(self, subject: int, value: int, cause: int) -> str:
        if subject > 0:
            return f"{{subject}} {self.tokens} is added."
        return f"{{amount}} {self.tokens} is removed."


class Twilight(Counted):
    """000: twilight pool."""

    name = "twilight"
    heard = True
    tokens = "twilight"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, TWILIGHT_POOL, max(0, game.rows[STATE][TWILIGHT_POOL] + subject))


E_TWILIGHT: Final = EVENTS.add(Twilight())


class Burden(Counted):
    """000: burden - of the Free Peoples player; the cause is who does it."""

    name = "burden"
    cause = A_SEAT
    heard = True
    tokens = "burden"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        cell = seat_cell(free(game), BURDENS)
        game.put(SEAT, cell, max(0, game.rows[SEAT][cell] + subject))
        check(game, NONE)


E_BURDEN: Final = EVENTS.add(Burden())


class Threat(Counted):
    """000: threats - of the Free Peoples player."""

    name = "threat"
    tokens = "threat"

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        cell = seat_cell(free(game), THREATS)
        game.put(SEAT, cell, max(0, game.rows[SEAT][cell] + subject))


E_THREAT: Final = EVENTS.add(Threat())


class Token(Happening):
    """000: culture tokens - on a card, of a culture; the cause is how many more or fewer."""

    name = "token"
    subject = A_CARD
    value = A_CULTURE
    cause = A_NUMBER

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        shift = TOKEN_BITS * value
        game.put(TOKENS, subject, max(0, game.rows[TOKENS][subject] + (cause << shift)))


E_TOKEN: Final = EVENTS.add(Token())
