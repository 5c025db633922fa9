"""What is only kept in mind, and nobody sees happen."""

from typing import Final

from mathom.cardplay.happening import A_CARD, A_NUMBER, A_TEXT, AN_EFFECT, PACKED
from mathom.games.tcg.effect_kinds import NO_TEXT, touch
from mathom.games.tcg.events.base import A_CELL, A_DEPTH, A_KEY, A_MARK, EVENTS, UNTIL, Happening
from mathom.games.tcg.packing import unpacked_lasting, unpacked_waiting
from mathom.games.tcg.rows import (
    FIERCE_ROUND,
    LASTING,
    LATER,
    LIMITS,
    PREVENTED_AT,
    STATE,
    TOUCHED,
)
from mathom.games.tcg.rulebook.fighting import fierce_round
from mathom.games.tcg.rulebook.handling import check, mark, texts, unmark
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


class Lasting(Happening):
    """000: phase action - an effect on a card, a player or the game holds from now on.

    How much, until when and by whose text is packed (``packed_lasting``).
    """

    name = "lasting"
    subject = AN_EFFECT
    value = "target"
    cause = PACKED
    heard = True
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        rows = game.rows
        amount, until, source = unpacked_lasting(cause)
        game.put_row(LASTING, [*rows[LASTING], subject, value, amount, until, source])
        if subject == NO_TEXT:
            texts(game)
        else:
            game.put(STATE, TOUCHED, rows[STATE][TOUCHED] | touch(subject))
        check(game, NONE)


E_LASTING: Final = EVENTS.add(Lasting())


class Later(Happening):
    """000: event - a text waits for its trigger.

    The value is whose, for whom and until when (``packed_waiting``), the cause the names bound by
    then (``packed_names``).
    """

    name = "later"
    subject = A_TEXT
    value = PACKED
    cause = PACKED
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put_row(LATER, [*game.rows[LATER], subject, *unpacked_waiting(value, cause)])
        texts(game)


E_LATER: Final = EVENTS.add(Later())


class Limit(Happening):
    """000: limit - so much of it is used up, until then."""

    name = "limit"
    subject = A_KEY
    value = UNTIL
    cause = A_NUMBER
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put_row(LIMITS, [*game.rows[LIMITS], subject, value, cause])


E_LIMIT: Final = EVENTS.add(Limit())


class Prevent(Happening):
    """003: prevent - answers at this depth have stopped their event; value 0 once it is told."""

    name = "prevent"
    subject = A_DEPTH
    value = A_NUMBER
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        bit = 1 << subject
        old = game.rows[STATE][PREVENTED_AT]
        game.put(STATE, PREVENTED_AT, old & ~bit if value == 0 else old | bit)


E_PREVENT: Final = EVENTS.add(Prevent())


class Marked(Happening):
    """A card is marked, or with cause 0 no longer."""

    name = "mark"
    subject = A_CARD
    value = A_MARK
    cause = A_NUMBER
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        if cause:
            mark(game, subject, value)
        else:
            unmark(game, subject, value)


E_MARK: Final = EVENTS.add(Marked())


class State(Happening):
    """A cell of the game's state is set."""

    name = "state"
    subject = A_CELL
    value = A_NUMBER
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, subject, value)
        if subject == FIERCE_ROUND and value:
            fierce_round(game)


E_STATE: Final = EVENTS.add(State())
