"""000: bearer - what a card is played on."""

from mathom.cardplay.phrases import Noun, Such, Who
from mathom.cardplay.word import Word
from mathom.games.tcg import abilities
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import items_of
from mathom.games.tcg.words.nouns import CARD
from mathom.games.tcg.words.references import meant
from mathom.games.tcg.words.selections import Each as EachOf
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class PerBearer(Word):
    """How many copies one bearer may have."""

    most: int = 99


class AnyNumberPerBearer(PerBearer):
    """As many as fit."""

    english = ""


class LimitPerBearer(PerBearer):
    """000: limit - so many copies on one bearer."""

    english = " limit {most:Number} per bearer."
    spellings = ("limit {most:Number} per {_:Noun}.",)

    def __init__(self, most: int) -> None:
        self.most = most


ANY_NUMBER = AnyNumberPerBearer()


class HostNoun(Noun):
    """What a card may be on."""

    def __init__(self, who: Who, limit: PerBearer) -> None:
        super().__init__("bearer", "bearers", 0)
        self.who = who
        self.limit = limit

    def test(self, game: Game, frame: Frame, card: CardId) -> bool:
        if not meant(game, frame, self.who, card):
            return False
        if self.limit.most == 99:
            return True
        title = printed(game, frame.card).title_number
        copies = 0
        for item in items_of(game, card):
            copies += item != frame.card and printed(game, item).title_number == title
        return copies < self.limit.most


class CopiesPerBearer(abilities.Bearer):
    """000: limit - so many copies on one bearer, of a card that comes there by a transfer."""

    english = "limit {most:Number} per bearer."
    spellings = ("limit {most:Number} per {_:Noun}.",)

    def __init__(self, most: int) -> None:
        super().__init__(Such(HostNoun(EachOf(CARD), LimitPerBearer(most))))
        self.most = most


class BearerMustBe(abilities.Bearer):
    """000: bearer."""

    english = "bearer must be {who:Who}.{limit:PerBearer}"

    def __init__(self, who: Who, limit: PerBearer = ANY_NUMBER) -> None:
        super().__init__(Such(HostNoun(who, limit)))
        self.who = who
        self.limit = limit


class PlaysOn(BearerMustBe):
    """000: condition - on a character or a site."""

    english = "plays on {who:Who}.{limit:PerBearer}"


ONE_EACH = LimitPerBearer(1)
