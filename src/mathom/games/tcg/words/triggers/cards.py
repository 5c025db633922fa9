"""Cards are drawn or discarded."""

from mathom.cardplay.combining import OneOf, Optionally
from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.cardplay.steps import PERFORM, Player, card_rules
from mathom.games.tcg import facts
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.cards import E_CARD, E_DRAW, E_LEAVE
from mathom.games.tcg.packing import (
    DISCARDED,
    WITH_HOST,
    how_it_leaves,
    mover_of,
    pile_before,
    who_removes,
)
from mathom.games.tcg.procedures import RUN_USE
from mathom.games.tcg.rows import DECK, DISCARD, HAND, OWNER, PLAYERS, ZONE, phase
from mathom.games.tcg.words.triggers.about import About
from mathom.games.tcg.words.verbs.preventing import Preventable
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


class IsDiscarded(About):
    """000: discard - from play."""

    english = "{who:Who} is discarded"
    kind = E_LEAVE

    def holds(self, game: Game, frame: Frame) -> bool:
        how = how_it_leaves(frame.cards[CAUSE])
        return how in (DISCARDED, WITH_HOST) and super().holds(game, frame)


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


class AboutToBeDiscardedByShadow(About):
    """4U63; 000: discard - from play, by the text of a Shadow card."""

    english = "{who:Who} is about to be discarded by a Shadow card"
    kind = E_LEAVE
    before = True

    def holds(self, game: Game, frame: Frame) -> bool:
        cause = frame.cards[CAUSE]
        source = who_removes(cause)
        if how_it_leaves(cause) != DISCARDED or source < 0:
            return False
        return printed(game, source).side == facts.SHADOW and super().holds(game, frame)


class AboutToLoseCards(On):
    """4R301: from hand or draw deck, where the Shadow card leaves no choice."""

    english = (
        "a Shadow card is about to discard a card from your hand or from the top of your draw deck"
    )
    kind = E_CARD
    before = True

    def holds(self, game: Game, frame: Frame) -> bool:
        card = frame.cards[SUBJECT]
        source = mover_of(frame.cards[CAUSE])
        to = frame.cards[VALUE]
        if game.rows[OWNER][card] != frame.who or source < 0:
            return False
        zone = game.rows[ZONE][card]
        if zone not in (HAND + frame.who, DECK + frame.who):
            return False
        if not DISCARD <= to < DISCARD + PLAYERS or printed(game, source).side != facts.SHADOW:
            return False
        return not by_choice(game, frame.who)


class MadeToDiscard(On):
    """3C111: a Shadow card makes you discard from hand."""

    english = "a Shadow card makes you discard a card from hand"
    kind = E_CARD

    def holds(self, game: Game, frame: Frame) -> bool:
        card = frame.cards[SUBJECT]
        cause = frame.cards[CAUSE]
        source = mover_of(cause)
        if game.rows[OWNER][card] != frame.who or source < 0:
            return False
        if pile_before(cause) != HAND + frame.who or frame.cards[VALUE] != DISCARD + frame.who:
            return False
        return printed(game, source).side == facts.SHADOW and not by_choice(game, frame.who)


def by_choice(game: Game, player: Seat) -> bool:
    """3C111: whether the text under way left it to the player to do something else."""
    for under_way in reversed(game.stack):
        if under_way.procedure == RUN_USE:
            return False
        if under_way.procedure == PERFORM:
            word = card_rules(game).steps[under_way.event]
            if isinstance(word, (OneOf, Optionally)) and under_way.who == player:
                return True
            if isinstance(word, Preventable) and word.being_paid(under_way):
                return True
    return False
