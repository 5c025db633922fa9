"""To draw, take into hand, return, place in a pile or deck, shuffle."""

from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.names import THOSE
from mathom.cardplay.phrases import Count, Who
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do, If
from mathom.games.tcg.changes import kill, leave, room_in_hand, to_hand
from mathom.games.tcg.events.cards import E_CARD
from mathom.games.tcg.events.harms import BY_TEXT
from mathom.games.tcg.packing import BOTTOM, OUT_OF_GAME, TOP, by_text
from mathom.games.tcg.procedures import RUN_DRAW, RUN_SHUFFLE
from mathom.games.tcg.questions import ASK_DECK_ORDER
from mathom.games.tcg.rows import DECK, DISCARD, OWNER, REMOVED, ZONE, in_play_zone
from mathom.games.tcg.words.nouns import CARD
from mathom.games.tcg.words.numbers import NO_CAP, Cap, count_of
from mathom.games.tcg.words.verbs.discarding import DiscardUntilStopped
from mathom.games.tcg.words.verbs.lasting import within_limit
from mathom.games.tcg.words.verbs.verb import Verb
from mathom.games.tcg.words.zones import DECK_OF_YOURS, Deck
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Draw(Do):
    """000: drawing cards - the Rule of 4 is the rules' affair."""

    english = "draw {count:Count} cards{limit:Cap}"
    also = ("Act", "Term", "Price", "VerbDo")

    def __init__(self, count: int | Count, limit: Cap = NO_CAP) -> None:
        super().__init__()
        self.count = count_of(count)
        self.limit = limit

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            number = self.count.number(game, frame)
            number = within_limit(game, frame, self, number, self.limit.most)
            if number > 0:
                game.call(Frame(RUN_DRAW, frame.who, NONE, frame.card, count=number))
        else:
            self.finish(game, frame)


class DrawOr(Draw):
    """000: drawing cards - more when something holds."""

    english = "draw {count:Count} cards (or {better:Number} cards if {if_:If})"

    def __init__(self, count: int | Count, better: int, if_: If) -> None:
        super().__init__(count)
        self.better = better
        self.if_ = if_

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            base = self.count.number(game, frame)
            number = self.better if self.if_.holds(game, frame) else base
            game.call(Frame(RUN_DRAW, frame.who, NONE, frame.card, count=number))
        else:
            self.finish(game, frame)


class TakeIntoHand(Verb):
    """Into its owner's hand, from wherever it was found.

    000: the Rule of 4 - of more cards than may be taken the doer picks those he takes; the others
    are then among "the rest".
    """

    english = "take {who:Who} into hand"
    spellings = (
        "take {who:Who} into your hand",
        "take into <your |>hand {who:Who}",
        "take {who:TakenFrom}",
    )

    def possible(self, game: Game, frame: Frame) -> bool:
        return room_in_hand(game, frame.who) > 0 and super().possible(game, frame)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        room = room_in_hand(game, frame.who)
        if pc == Verb.WHICH and self.who.manner != Who.LOT:
            targets = self.targets(game, frame)
            wanted = len(targets)
            if self.who.manner == Who.CHOICE:
                wanted = min(wanted, self.who.wanted(game, frame))
            if wanted > room:
                game.picks = ()
                if room:
                    game.ask(frame.who, ASK_TARGETS, targets, room, room)
                return
        super().step(game, frame, pc)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        to_hand(game, card, frame.card)


class ReturnToHand(Verb):
    """000: leaving play - to its owner's hand."""

    english = "return {who:Who} to its owner's hand"
    spellings = ("return {who:Who} to your hand",)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        to_hand(game, card, frame.card)


class PutBeneath(Verb):
    """To the bottom of a draw deck."""

    english = "place {who:Who} beneath {deck:Deck}"
    spellings = ("take {who:Who} and place them beneath {deck:Deck}",)

    def __init__(self, who: Who, deck: Deck = DECK_OF_YOURS) -> None:
        super().__init__(who)
        self.deck = deck

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_CARD, card, DECK + game.rows[OWNER][card], BOTTOM)


class PutOnTop(Verb):
    """To the top of a draw deck."""

    english = "place {who:Who} on top of {deck:Deck}"

    def __init__(self, who: Who, deck: Deck = DECK_OF_YOURS) -> None:
        super().__init__(who)
        self.deck = deck

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_CARD, card, DECK + game.rows[OWNER][card], TOP)


class PutBack(Do):
    """003: effect - what was looked at goes back in an order the doer chooses."""

    english = "return the rest in any order"
    also = ("Act", "Term", "Price")

    def follow(self, known: Known) -> None:
        known.need(THOSE, "the rest")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        """The cards have not moved; their order is asked for where there is one to choose."""
        left = self.left(game, frame)
        if pc == 0:
            if len(left) > 1:
                game.ask(frame.who, ASK_DECK_ORDER, left, len(left), len(left), ordered=True)
            else:
                game.picks = ()
        elif pc == 1:
            frame.count = 0
            frame.other = len(game.picks)
            frame.cards = (*frame.cards, *game.picks)
        elif frame.count < frame.other:
            card = frame.cards[len(frame.cards) - 1 - frame.count]
            frame.count += 1
            frame.step = 2
            game.event(E_CARD, card, game.rows[ZONE][card], TOP)
        else:
            frame.cards = frame.cards[: len(frame.cards) - frame.other]
            self.finish(game, frame)

    def left(self, game: Game, frame: Frame) -> list[int]:
        mask = max(frame.cards[THOSE], 0)
        zones = game.rows[ZONE]
        return [
            card
            for card in range(mask.bit_length())
            if mask >> card & 1 and DECK <= zones[card] < DISCARD
        ]


class ShuffleInto(Verb):
    """000: shuffle - into their owner's draw deck."""

    english = "shuffle {who:Who} into {deck:Deck}"

    def __init__(self, who: Who, deck: Deck = DECK_OF_YOURS) -> None:
        super().__init__(who)
        self.deck = deck

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        if not frame.count:
            game.call(Frame(RUN_SHUFFLE, place=DECK + game.rows[OWNER][card]))
        game.event(E_CARD, card, DECK + game.rows[OWNER][card], TOP)


class TakeLastDiscarded(Do):
    """1R22: the card that was discarded last."""

    english = "take the last card discarded into hand"
    also = ("Act", "Term", "Price")

    def follow(self, known: Known) -> None:
        if not isinstance(known.find(CARD.noun, "the last card discarded").by, DiscardUntilStopped):
            raise Unbound('"the last card discarded"')

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        card = frame.cards[CARD.noun.slot]
        if pc == 0:
            if card != NONE:
                to_hand(game, card, frame.card)
        else:
            self.finish(game, frame)


class RemoveFromGame(Verb):
    """003: removed from game pile."""

    english = "remove {who:Who} from the game"

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        if in_play_zone(game.rows[ZONE][card]):
            leave(game, card, REMOVED, OUT_OF_GAME, frame.card)
        else:
            game.event(E_CARD, card, REMOVED, by_text(game, card, frame.card))


class PlaceInDeadPile(Verb):
    """000: dead pile - who is placed there has been killed."""

    english = "place {who:Who} in the dead pile"

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        kill(game, card, BY_TEXT, frame.card)
