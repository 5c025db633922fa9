"""Before the first turn (``002: setup``, ``the draft game``, ``the special cards``)."""

from abc import abstractmethod
from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, HOME, SAURON
from mathom.games.confrontation.events import (
    E_FACES,
    E_FACES_SHOWN,
    E_PLACED,
    E_SHUFFLED,
    E_SPECIALS,
    E_SPECIALS_SHOWN,
)
from mathom.games.confrontation.procedures import (
    PROCEDURES,
    RUN_DRAFT,
    RUN_PLACEMENT,
    RUN_SPECIAL_CARDS,
)
from mathom.games.confrontation.questions import ASK_FACES, ASK_PLACE, ASK_SHUFFLE, ASK_SPECIALS
from mathom.games.confrontation.rows import (
    CHARACTER,
    ROSTER,
    SECRET,
    SECRET_FACES,
    SECRET_SPECIALS,
    UNSET,
    seat_of,
    stands_in,
)
from mathom.games.confrontation.rulebook.handling import order_number
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


def _bits(picks: tuple[int, ...], first: int) -> int:
    bits = 0
    for pick in picks:
        bits |= 1 << (pick - first)
    return bits


class SecretSelection(Procedure):
    """Each side selects in secret, the Fellowship first; then both are shown together."""

    CHOOSE: Final = 0
    CHOSEN: Final = 1
    SHOW_FELLOWSHIP: Final = 2
    SHOW_SAURON: Final = 3
    END: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == SecretSelection.CHOOSE:
            self.choose(game, frame.who)
        elif pc == SecretSelection.CHOSEN:
            self.chosen(game, frame.who)
            if frame.who == FELLOWSHIP:
                frame.who = SAURON
                frame.step = SecretSelection.CHOOSE
        elif pc == SecretSelection.SHOW_FELLOWSHIP:
            self.show(game, FELLOWSHIP)
        elif pc == SecretSelection.SHOW_SAURON:
            self.show(game, SAURON)
        else:
            game.done()

    @abstractmethod
    def choose(self, game: Game, side: int) -> None:
        """Ask the side, or take what it must select."""

    @abstractmethod
    def chosen(self, game: Game, side: int) -> None:
        """Keep the side's picks in secret."""

    @abstractmethod
    def show(self, game: Game, side: int) -> None:
        """Show what the side has selected."""


class Draft(SecretSelection):
    """002: the draft game - each side turns its nine tiles as it likes."""

    def choose(self, game: Game, side: int) -> None:
        tiles = list(range(side * 9, side * 9 + 9))
        game.ask(seat_of(game, side), ASK_FACES, tiles, 0, 9)

    def chosen(self, game: Game, side: int) -> None:
        game.event(E_FACES, side, _bits(game.picks, side * 9))

    def show(self, game: Game, side: int) -> None:
        game.event(E_FACES_SHOWN, side, game.rows[SECRET][SECRET_FACES + side])


class SpecialCards(SecretSelection):
    """002: the special cards - each side selects some of its four.

    How many is a matter of set-up: two each, or a split that helps the weaker player.
    """

    def choose(self, game: Game, side: int) -> None:
        count: int = game.setup["specials"][seat_of(game, side)]
        cards = list(range(side * 4, side * 4 + 4))
        if count == 0 or count == 4:
            game.picks = tuple(cards[:count])
        else:
            game.ask(seat_of(game, side), ASK_SPECIALS, cards, count, count)

    def chosen(self, game: Game, side: int) -> None:
        game.event(E_SPECIALS, side, _bits(game.picks, side * 4))

    def show(self, game: Game, side: int) -> None:
        game.event(E_SPECIALS_SHOWN, side, game.rows[SECRET][SECRET_SPECIALS + side])


class Placement(Procedure):
    """002: setup - one character in each region before home, the other four at home.

    The four at home are mixed at once: who stands where there must not hang on a habit of ours.
    """

    OUTPOST: Final = 0
    PLACED: Final = 1
    HOME: Final = 2
    MIX: Final = 3
    MIXED: Final = 4
    NEXT: Final = 5

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        side = frame.who
        if pc == Placement.OUTPOST:
            game.ask(seat_of(game, side), ASK_PLACE, unplaced(game, side))
        elif pc == Placement.PLACED:
            game.event(E_PLACED, side * 9 + 4 + frame.count, game.pick)
            frame.count += 1
            if frame.count < 5:
                frame.step = Placement.OUTPOST
        elif pc == Placement.HOME:
            for i, character in enumerate(unplaced(game, side)):
                game.event(E_PLACED, side * 9 + i, character)
        elif pc == Placement.MIX:
            game.roll(ASK_SHUFFLE, stands_in(game, side, HOME[side]), 4)
        elif pc == Placement.MIXED:
            game.event(E_SHUFFLED, side, HOME[side], order_number(game.picks))
        elif side == FELLOWSHIP:
            frame.who = SAURON
            frame.count = 0
            frame.step = Placement.OUTPOST
        else:
            game.done()


def unplaced(game: Game, side: int) -> list[int]:
    """The characters of a side that have no stand yet."""
    placed = 0
    for stand in range(side * 9, side * 9 + 9):
        character = game.rows[CHARACTER][stand]
        if character != UNSET:
            placed |= 1 << character
    roster = game.rows[ROSTER]
    tiles = range(side * 9, side * 9 + 9)
    return [roster[tile] for tile in tiles if not placed >> roster[tile] & 1]


PROCEDURES.define(RUN_DRAFT, Draft())
PROCEDURES.define(RUN_SPECIAL_CARDS, SpecialCards())
PROCEDURES.define(RUN_PLACEMENT, Placement())
