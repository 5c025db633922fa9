"""The game from set-up to its end, and the match of two (``002: game end``)."""

from typing import Final

from mathom.games.confrontation.board import FELLOWSHIP, NOWHERE, SAURON
from mathom.games.confrontation.events import E_FACES_SHOWN, E_NEXT_LEG, E_SCORED, E_WON
from mathom.games.confrontation.procedures import (
    PROCEDURES,
    RUN_DRAFT,
    RUN_GAME,
    RUN_MATCH,
    RUN_PLACEMENT,
    RUN_SPECIAL_CARDS,
    RUN_TURN,
)
from mathom.games.confrontation.rows import LEG, PLAY, REGION, WINNER, seat_of
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


def win(game: Game, side: int, how: int) -> None:
    """002: game end - the game is over at once, whatever was under way."""
    game.event(E_WON, side, how)
    game.unwind(RUN_MATCH)


class Match(Procedure):
    """002: game end - one game, or two with the sides swapped and the points added."""

    GAME: Final = 0
    SCORE: Final = 1
    NEXT: Final = 2
    END: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Match.GAME:
            game.call(Frame(RUN_GAME))
        elif pc == Match.SCORE:
            winner = game.rows[PLAY][WINNER]
            game.event(E_SCORED, seat_of(game, winner), standing(game, winner))
        elif pc == Match.NEXT:
            if game.setup["match"] and game.rows[PLAY][LEG] == 0:
                game.event(E_NEXT_LEG)
                frame.step = Match.GAME
        else:
            game.done()


def standing(game: Game, side: int) -> int:
    """How many characters of a side are on the board: the winner's points."""
    return sum(1 for stand in range(side * 9, side * 9 + 9) if game.rows[REGION][stand] != NOWHERE)


class TheGame(Procedure):
    """002: playing the game - set up, then turns until somebody wins, Sauron's first."""

    FELLOWSHIP_TILES: Final = 0
    SAURON_TILES: Final = 1
    RUN_SPECIAL_CARDS: Final = 2
    RUN_PLACEMENT: Final = 3
    TURNS: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == TheGame.FELLOWSHIP_TILES:
            if game.setup["characters"] == "draft":
                frame.step = TheGame.RUN_SPECIAL_CARDS
                game.call(Frame(RUN_DRAFT, FELLOWSHIP))
            else:
                self.show_tiles(game, FELLOWSHIP)
        elif pc == TheGame.SAURON_TILES:
            self.show_tiles(game, SAURON)
        elif pc == TheGame.RUN_SPECIAL_CARDS:
            if game.setup["specials"] != [0, 0]:
                game.call(Frame(RUN_SPECIAL_CARDS, FELLOWSHIP))
        elif pc == TheGame.RUN_PLACEMENT:
            game.call(Frame(RUN_PLACEMENT, FELLOWSHIP))
        else:
            game.call(Frame(RUN_TURN, SAURON))

    def show_tiles(self, game: Game, side: int) -> None:
        game.event(E_FACES_SHOWN, side, 0b111111111 if game.setup["characters"] == "variant" else 0)


PROCEDURES.define(RUN_MATCH, Match())
PROCEDURES.define(RUN_GAME, TheGame())
