"""An attack: one battle after another in a region (``002: battle``)."""

from typing import Final

from mathom.games.confrontation.battle_events import E_BATTLE
from mathom.games.confrontation.procedures import PROCEDURES, RUN_ATTACK, RUN_BATTLE
from mathom.games.confrontation.questions import ASK_OPPONENT, ASK_RANDOM, AT_RANDOM
from mathom.games.confrontation.rows import (
    CONCEALED,
    FACE,
    REGION,
    census,
    stands_in,
)
from mathom.games.confrontation.rulebook.ask import asides_of, ask
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


class Attack(Procedure):
    """002: battle - one stand against all the enemies in a region, one battle after another.

    Registers: ``card`` the attacking stand, ``place`` the region, ``count`` battles so far,
    ``other`` the opponent of the next one.
    """

    OPPONENT: Final = 0
    CHOSEN: Final = 1
    DRAW: Final = 2
    DRAWN: Final = 3
    AGAIN: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Attack.OPPONENT:
            self.opponent(game, frame)
        elif pc == Attack.CHOSEN:
            if game.pick != AT_RANDOM:
                self.fight(game, frame, game.pick)
        elif pc == Attack.DRAW:
            game.roll(ASK_RANDOM, self.concealed(game, frame))
        elif pc == Attack.DRAWN:
            self.fight(game, frame, game.pick)
        elif self.goes_on(game, frame):
            frame.step = Attack.OPPONENT
        else:
            game.done()

    def concealed(self, game: Game, frame: Frame) -> list[int]:
        faces = game.rows[FACE]
        foes = stands_in(game, 1 - frame.who, frame.place)
        return [stand for stand in foes if faces[stand] == CONCEALED]

    def opponent(self, game: Game, frame: Frame) -> None:
        """Ask whom to attack, unless there is only one and nothing to be done first."""
        foes = stands_in(game, 1 - frame.who, frame.place)
        if len(foes) == 1 and asides_of(game, frame.who) is None:
            self.fight(game, frame, foes[0])
        else:
            ask(game, frame.who, ASK_OPPONENT, self.opponents(game, frame))

    def opponents(self, game: Game, frame: Frame) -> list[int]:
        """Any revealed enemy, or one drawn from those that are not."""
        faces = game.rows[FACE]
        foes = stands_in(game, 1 - frame.who, frame.place)
        options = [stand for stand in foes if faces[stand] != CONCEALED]
        if len(options) < len(foes):
            options.append(AT_RANDOM)
        return options

    def fight(self, game: Game, frame: Frame, opponent: int) -> None:
        frame.step = Attack.AGAIN
        frame.count += 1
        game.event(E_BATTLE, frame.card, opponent, frame.count)
        game.call(Frame(RUN_BATTLE, frame.who, place=frame.place))

    def goes_on(self, game: Game, frame: Frame) -> bool:
        """Whether the attacker is still there, and an enemy too."""
        here = game.rows[REGION][frame.card] == frame.place
        return here and census(game, 1 - frame.who)[frame.place] > 0


PROCEDURES.define(RUN_ATTACK, Attack())
