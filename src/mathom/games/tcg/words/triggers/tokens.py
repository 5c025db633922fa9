"""Burdens and twilight tokens are added or removed."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, SUBJECT, VALUE
from mathom.cardplay.phrases import Who
from mathom.games.tcg.abilities import On
from mathom.games.tcg.events.tokens import E_BURDEN, E_TWILIGHT
from mathom.games.tcg.words.references import meant
from mathom.games.tcg.words.triggers.about import names_source
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


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
