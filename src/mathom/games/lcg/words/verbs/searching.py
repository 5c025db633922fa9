"""To look at cards and search for them."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import X
from mathom.cardplay.phrases import Such
from mathom.cardplay.steps import Do, OnPlayers
from mathom.games.lcg.effects import first_titled
from mathom.games.lcg.events.cards import E_ENTER, E_LOOK
from mathom.games.lcg.moments import remember
from mathom.games.lcg.procedures import RUN_LOOK_THROUGH, RUN_SEARCH, RUN_SHUFFLE
from mathom.games.lcg.rows import DECK, ENCOUNTER_DECK, STAGING
from mathom.games.lcg.words.nouns import CARD
from mathom.games.lcg.words.verbs.verb import OnCards
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat


class LookAtTop(Do):
    """Only the doer sees it."""

    english = "look at the top card of the encounter deck"

    def follow(self, known: Known) -> None:
        known.name(CARD.noun, CARD.noun.slot, self)

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(game.rows[ENCOUNTER_DECK]) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0 or not game.rows[ENCOUNTER_DECK]:
            self.finish(game, frame)
            return
        card = game.rows[ENCOUNTER_DECK][-1]
        frame.cards = remember(game, frame.cards, CARD.noun.slot, card)
        game.event(E_LOOK, card, frame.who)


class LookAt(OnCards):
    """Only the doer sees it."""

    english = "look at {who:Who}"
    anywhere = True

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_LOOK, card, frame.who)


class LookThrough(OnPlayers):
    """The top X cards of a deck: one is kept, the rest go back in any order."""

    english = (
        "look at the top X cards of the deck of {player:Player}, add 1 of them to its owner's hand,"
        " and put the rest back on top in any order"
    )

    def follow(self, known: Known) -> None:
        known.need(X, "X")
        super().follow(known)

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        game.call(Frame(RUN_LOOK_THROUGH, frame.who, place=DECK + player, count=frame.cards[X]))


class SearchTop(Do):
    """One of one's own top cards is kept, and the deck shuffled."""

    english = (
        "search the top {number:Number} cards of their deck for 1 card,"
        " add it to their hand, and shuffle"
    )

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(game.rows[DECK + frame.who]) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        deck = DECK + frame.who
        if pc == 0:
            game.call(Frame(RUN_LOOK_THROUGH, frame.who, NONE, place=deck, count=self.number))
        elif pc == 1:
            game.call(Frame(RUN_SHUFFLE, place=deck))
        else:
            self.finish(game, frame)


class SearchEncounterDeck(Do):
    """For cards of a title; they come into the staging area."""

    english = "search the encounter deck for {title:Title} and add it to the staging area"

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            card = first_titled(game, ENCOUNTER_DECK, self.title)
            if card != NONE:
                game.event(E_ENTER, card, STAGING)
        else:
            self.finish(game, frame)


class SearchForAll(Do):
    """For every card of a type."""

    english = "search the encounter deck for each {what:One} and add it to the staging area"

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        for card in game.rows[ENCOUNTER_DECK]:
            if self.what.test(game, frame, card):
                frame.step = 0
                game.event(E_ENTER, card, STAGING)
                return
        self.finish(game, frame)


class SearchForOne(Do):
    """The doer looks through the deck and the discard pile and picks one."""

    english = (
        "search the encounter deck and discard pile for a {what:One} and add it to the staging area"
    )

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_SEARCH, frame.who, frame.card, event=self.index))
        else:
            self.finish(game, frame)
