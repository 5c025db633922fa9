"""000: move - the fellowship moves."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import SUBJECT
from mathom.cardplay.phrases import Such
from mathom.games.tcg import facts
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.sites import E_MOVES, E_MOVES_FROM, E_MOVES_TO
from mathom.games.tcg.rows import ACTIVE, phase
from mathom.games.tcg.words.nouns import SITE
from mathom.games.tcg.words.sites import Where
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Moves(On):
    """000: movement."""

    english = "the fellowship moves"
    kind = E_MOVES
    also = ("PlainOn",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return True


class MovesIn(Moves):
    """000: movement - in this phase."""

    english = "the fellowship moves during the {phase:PhaseName} phase"
    spellings = ("the fellowship moves in the {phase:PhaseName} phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return phase(game) == self.phase


class MovesTo(On):
    """000: movement - to such a site."""

    english = "the fellowship moves to {where:Where}"
    kind = E_MOVES_TO
    also = ("PlainOn",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.name(SITE.noun, SUBJECT, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.where.test_site(game, frame, frame.cards[SUBJECT])


class MovesToWith(MovesTo):
    """000: movement - to such a site, with such a companion."""

    english = "the fellowship moves to {where:Where} with a {what:One}"
    spellings = ("the fellowship moves to {where:Where} and contains a {what:One}",)

    def __init__(self, where: Where, what: Such) -> None:
        super().__init__(where)
        self.what = what

    def contains(self, game: Game, frame: Frame) -> bool:
        for card in game.rows[ACTIVE]:
            if printed(game, card).type == facts.TYPE_COMPANION and self.what.test(
                game, frame, card
            ):
                return True
        return False

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and self.contains(game, frame)


class MovesToWithout(MovesToWith):
    """000: movement - to such a site, without such a companion."""

    english = "the fellowship moves to {where:Where} without a {what:One}"

    def holds(self, game: Game, frame: Frame) -> bool:
        here = self.where.test_site(game, frame, frame.cards[SUBJECT])
        return here and not self.contains(game, frame)


class MovesFrom(On):
    """000: movement - from such a site."""

    english = "the fellowship moves from {where:Where}"
    kind = E_MOVES_FROM
    also = ("PlainOn",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.name(SITE.noun, SUBJECT, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.where.test_site(game, frame, frame.cards[SUBJECT])


class MovesFromIn(MovesFrom):
    """000: movement - from such a site, in this phase."""

    english = "the fellowship moves from {where:Where} during the {phase:PhaseName} phase"

    def __init__(self, where: Where, phase: int) -> None:
        super().__init__(where)
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return phase(game) == self.phase and super().holds(game, frame)


MOVES: Final = Moves()
