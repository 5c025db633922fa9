"""Events that befall cards: what their triggers share."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import SUBJECT, VALUE
from mathom.cardplay.phrases import Who
from mathom.cardplay.word import Word
from mathom.games.tcg.abilities import On
from mathom.games.tcg.words.nouns import CARD
from mathom.games.tcg.words.references import meant
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class About(On):
    """An event whose subject is such a card."""

    also = ("PlainOn",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_subject(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return meant(game, frame, self.who, frame.cards[SUBJECT])


def names_subject(known: Known, who: Who, by: Word) -> None:
    """What the event is about can be spoken of, by what it was called or as "that card"."""
    noun = who.called()
    known.mark(SUBJECT)
    known.name(CARD.noun, SUBJECT, by)
    if noun is not None:
        known.also(noun, SUBJECT, by)


def names_source(known: Known, who: Who, by: Word) -> None:
    """The card that adds something can be spoken of."""
    known.name(CARD.noun, VALUE, by)
    noun = who.called()
    if noun is not None:
        known.also(noun, VALUE, by)
