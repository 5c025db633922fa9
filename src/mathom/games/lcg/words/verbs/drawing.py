"""To draw, discard, return to hand, and shuffle back."""

from mathom.cardplay.phrases import Count, count_of
from mathom.cardplay.steps import Do, OnPlayers, Targeted
from mathom.games.lcg import facts
from mathom.games.lcg.changes import discard, leave, to_hand
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.events.cards import BOTTOM, E_ENTER, E_LEAVE, E_MOVE, RETURNED
from mathom.games.lcg.procedures import RUN_DRAW, RUN_SHUFFLE
from mathom.games.lcg.rows import (
    BESIDE,
    DECK,
    DECK_HOST,
    DISCARD,
    ENCOUNTER_DECK,
    OUT,
    OWNER,
    THE_ENCOUNTER,
    ZONE,
    in_play_zone,
)
from mathom.games.lcg.words.verbs.verb import OnCards, itself
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat


class Draw(Do):
    """001: resource phase - from the top of one's own deck."""

    english = "draw {count:Count} cards"

    def __init__(self, count: int | Count) -> None:
        super().__init__()
        self.count = count_of(count)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_DRAW, frame.who, count=self.count.number(game, frame)))
        else:
            self.finish(game, frame)


class Discard(OnCards):
    """001: discard piles."""

    english = "discard {who:Who}"
    anywhere = True

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        discard(game, card)


class ReturnToHand(OnCards):
    """To its owner's hand, from play or from a discard pile."""

    english = "return {who:Who} to its owner's hand"
    anywhere = True

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        """001: player elimination - who is out takes nothing back; from play it is discarded."""
        owner = game.rows[OWNER][card]
        if owner == THE_ENCOUNTER:
            return False
        return in_play_zone(game.rows[ZONE][card]) or not game.rows[OUT][owner]

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        to_hand(game, card)


class Shackle(OnPlayers):
    """This card is laid on a deck."""

    english = "attach ~ to the deck of {player:Player}"

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        if itself(game, frame):
            game.event(E_ENTER, frame.card, BESIDE, DECK_HOST - player)


class ShuffleBack(Do):
    """This card goes from play back into its owner's deck."""

    english = "shuffle ~ into your deck"

    def possible(self, game: Game, frame: Frame) -> bool:
        return in_play_zone(game.rows[ZONE][frame.card]) and itself(game, frame)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        deck = DECK + game.rows[OWNER][frame.card]
        if pc == 0:
            if self.possible(game, frame):
                leave(game, frame.card, RETURNED, deck)
            else:
                frame.step = 2
        elif pc == 1:
            if game.rows[ZONE][frame.card] == deck:
                game.call(Frame(RUN_SHUFFLE, place=deck))
        else:
            self.finish(game, frame)


class ShuffleIntoEncounter(OnCards):
    """Back into the encounter deck."""

    english = "shuffle {who:Who} into the encounter deck"
    anywhere = True

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        frame.place = ENCOUNTER_DECK
        if in_play_zone(game.rows[ZONE][card]):
            game.event(E_LEAVE, card, ENCOUNTER_DECK, RETURNED)
        else:
            game.event(E_MOVE, card, ENCOUNTER_DECK)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        # Once all cards are back, the deck is shuffled; ``place`` says that there were any.
        if pc >= Targeted.EACH and frame.count == 0 and frame.place == ENCOUNTER_DECK:
            frame.place = NONE
            frame.step = Targeted.EACH
            game.call(Frame(RUN_SHUFFLE, place=ENCOUNTER_DECK))
        else:
            super().step(game, frame, pc)


class ShuffleDiscards(OnPlayers):
    """A discard pile becomes part of the deck again; heroes stay where they are."""

    english = "shuffle the discard pile of {player:Player} into their deck"

    def apply(self, game: Game, frame: Frame, player: Seat) -> None:
        for card in game.rows[DISCARD + player]:
            if printed(game, card).type != facts.TYPE_HERO:
                game.event(E_MOVE, card, DECK + player)
        game.call(Frame(RUN_SHUFFLE, place=DECK + player))


class MoveToBottom(OnCards):
    """Under the encounter deck."""

    english = "move {who:Who} to the bottom of the encounter deck"
    anywhere = True

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_MOVE, card, ENCOUNTER_DECK, BOTTOM)
