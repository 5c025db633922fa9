"""To discard."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import BEARER_THEN, THOSE, bind
from mathom.cardplay.phrases import Who
from mathom.cardplay.questions import ASK_WHETHER, NO, YES
from mathom.cardplay.steps import UNPAID, Do
from mathom.games.tcg.changes import can_be_discarded, discard
from mathom.games.tcg.rows import DECK, DISCARD, HOST, OWNER, ZONE, in_play_zone
from mathom.games.tcg.words.nouns import CARD
from mathom.games.tcg.words.verbs.verb import Verb
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Discard(Verb):
    """000: discard - from play unless the text says otherwise."""

    english = "discard {who:Who}"
    spellings = ("remove {who:Who}",)
    removes = True

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return not in_play_zone(game.rows[ZONE][card]) or can_be_discarded(game, card, frame.who)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        if game.rows[ZONE][card] == DISCARD + game.rows[OWNER][card]:
            game.value = UNPAID  # it has gone meanwhile
            return
        host = game.rows[HOST][card]
        if card == frame.card and host >= 0:
            frame.cards = bind(frame.cards, BEARER_THEN, host)
        discard(game, card, frame.card, frame.who)


class DiscardUntilStopped(Do):
    """1R22: one card after another from the top of one's deck."""

    english = (
        "discard cards from the top of your draw deck until you choose to stop"
        " (limit {most:Number})"
    )
    also = ("Act", "Term", "Price")

    ASK: Final = 0
    ANSWER: Final = 1
    DONE: Final = 2

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def follow(self, known: Known) -> None:
        known.name(CARD.noun, CARD.noun.slot, self)
        known.mark(THOSE)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        deck = game.rows[DECK + frame.who]
        if pc == DiscardUntilStopped.ASK:
            if frame.count == 0:
                frame.cards = bind(frame.cards, THOSE, 0)
            if frame.count < self.most and deck:
                game.ask(frame.who, ASK_WHETHER, [NO, YES])
            else:
                game.take(NO)
        elif pc == DiscardUntilStopped.ANSWER:
            if game.pick == YES:
                card = deck[-1]
                frame.count += 1
                names = bind(frame.cards, THOSE, frame.cards[THOSE] | 1 << card)
                frame.cards = bind(names, CARD.noun.slot, card)
                frame.step = DiscardUntilStopped.ASK
                discard(game, card, frame.card, frame.who)
        else:
            self.finish(game, frame)


class DiscardElse(Verb):
    """1R205: what there is of one kind, or else of another."""

    english = "discard {who:Who}. if you can spot no such card, discard {other:Who} instead"

    def __init__(self, who: Who, other: Who) -> None:
        super().__init__(who)
        self.other = other

    def targets(self, game: Game, frame: Frame) -> list[int]:
        first = self.who.cards(game, frame)
        return first if first else self.other.cards(game, frame)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        discard(game, card, frame.card, frame.who)
