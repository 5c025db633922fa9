"""Events of tokens, movement and drawing; points in the turn."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.steps import Player
from mathom.cardplay.word import Word
from mathom.games.tcg import facts
from mathom.games.tcg.abilities import REGROUP, SHADOW_PHASE, On
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.cards import E_DRAW
from mathom.games.tcg.events.sites import E_MOVES, E_MOVES_FROM, E_MOVES_TO
from mathom.games.tcg.events.tokens import E_BURDEN, E_TWILIGHT
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS, E_TURN, E_TURN_ENDS
from mathom.games.tcg.rows import (
    ACTIVE,
    FREE,
    PHASE,
    SHADOW_SEAT,
    STATE,
    phase,
)
from mathom.games.tcg.words.cards import CARD, SITE
from mathom.games.tcg.words.clauses import Where
from mathom.games.tcg.words.harms import PutsOnRing
from mathom.games.tcg.words.pointing import meant
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


def names_source(known: Known, who: Who, by: Word) -> None:
    """The card that adds something can be spoken of."""
    known.name(CARD.noun, VALUE, by)
    noun = who.called()
    if noun is not None:
        known.also(noun, VALUE, by)


class CardAddsBurden(On):
    """000: burden - by such a card."""

    english = "{who:Who} adds a burden"
    spellings = ("a burden is added by {who:Who}",)
    kind = E_BURDEN
    also = ("PlainOn",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_source(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        source = frame.cards[VALUE]
        return frame.cards[SUBJECT] > 0 and source >= 0 and meant(game, frame, self.who, source)


class AboutToAddBurden(CardAddsBurden):
    """000: burden - such a card is about to add one."""

    english = "{who:Who} is about to add a burden"
    spellings = ("a burden is about to be added by {who:Who}",)
    before = True

    def __init__(self, who: Who) -> None:
        super().__init__(who)


class BurdenRemoved(On):
    """000: burden - removed by you, but not by such a card."""

    english = "you remove a burden (except by the game text of {who:Single})"
    spellings = ("you remove a burden (except by {who:Single}'s game text)",)
    kind = E_BURDEN
    also = ("PlainOn",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        source = frame.cards[VALUE]
        if frame.cards[SUBJECT] >= 0 or frame.cards[CAUSE] != frame.who:
            return False
        return source < 0 or not meant(game, frame, self.who, source)


class AboutToAddTwilight(On):
    """000: twilight pool - such a card is about to add tokens."""

    english = "{who:Who} is about to add any number of twilight tokens"
    kind = E_TWILIGHT
    before = True
    also = ("PlainOn",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_source(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        source = frame.cards[VALUE]
        return frame.cards[SUBJECT] > 0 and source >= 0 and meant(game, frame, self.who, source)


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
            if printed(game, card).type == facts.COMPANION and self.what.test(game, frame, card):
                return True
        return False

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and self.contains(game, frame)


class MovesToWithout(MovesToWith):
    """000: movement - to such a site, without such a companion."""

    english = "the fellowship moves to {where:Where} without a {what:One}"

    def __init__(self, where: Where, what: Such) -> None:
        super().__init__(where, what)

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


class DrawsIn(On):
    """000: drawing cards - or taking one into hand, in this phase."""

    english = (
        "{player:Player} draws a card (or takes a card into hand) during the"
        " {phase:PhaseName} phase"
    )
    kind = E_DRAW
    also = ("PlainOn",)

    def __init__(self, player: Player, phase: int) -> None:
        self.player = player
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        if phase(game) != self.phase:
            return False
        return frame.cards[SUBJECT] in self.player.players(game, frame)


class Moment(On):
    """A point in the turn."""

    def holds(self, game: Game, frame: Frame) -> bool:
        return True


class StartOfYourTurn(Moment):
    """000: start of turn - your own."""

    english = "the start of each of your turns"
    kind = E_TURN

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][FREE] == frame.who


class StartOfPhase(Moment):
    """000: phase - it begins."""

    english = "the start of each {phase:PhaseName} phase"
    spellings = ("the start of the {phase:PhaseName} phase", "the {phase:PhaseName} phase")
    kind = E_PHASE

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] == self.phase


class StartOfPhaseAt(StartOfPhase):
    """000: phase - it begins while the fellowship is at such a site."""

    english = "the start of each {phase:PhaseName} phase when the fellowship is at {where:Where}"

    def __init__(self, phase: int, where: Where) -> None:
        super().__init__(phase)
        self.where = where

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and self.where.test_here(game, frame)


class StartOfYourPhase(StartOfPhase):
    """000: Shadow phase(s) - your own begins."""

    english = "the start of each of your {phase:PhaseName} phases"

    def __init__(self, phase: int) -> None:
        super().__init__(phase)

    def holds(self, game: Game, frame: Frame) -> bool:
        return super().holds(game, frame) and yours_now(game, frame)


class EndOfYourPhase(Moment):
    """000: Shadow phase(s) - your own ends."""

    english = "the end of each of your {phase:PhaseName} phases"
    kind = E_PHASE_ENDS

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] == self.phase and yours_now(game, frame)


def yours_now(game: Game, frame: Frame) -> bool:
    """Whether the phase is one's own: a Shadow phase is one player's."""
    state = game.rows[STATE]
    if state[PHASE] == SHADOW_PHASE:
        return state[SHADOW_SEAT] == frame.who
    return state[FREE] == frame.who


class EndOfTurn(Moment):
    """000: end of turn."""

    english = "the end of the turn"
    spellings = ("the end of each turn",)
    kind = E_TURN_ENDS


YOUR_TURN_STARTS: Final = StartOfYourTurn()


REGROUP_STARTS: Final = StartOfPhase(REGROUP)


TURN_ENDS: Final = EndOfTurn()


PUTS_ON_RING: Final = PutsOnRing()


MOVES: Final = Moves()
