"""Steps that one card needs, or two; each names its cards."""

from typing import Final

from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.names import PLAYER, THOSE, bind
from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.questions import ASK_LOT, ASK_TARGETS, ASK_WHETHER, NO, YES
from mathom.cardplay.steps import Do, OnPlayers
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import (
    END_OF_PHASE,
    END_OF_TURN,
    FOR_GOOD,
)
from mathom.games.tcg.changes import discard, lasting, to_hand
from mathom.games.tcg.effect_kinds import GAME, HAND_HIDDEN
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import total
from mathom.games.tcg.events.cards import E_LOOK, E_REVEAL
from mathom.games.tcg.events.turns import CORRUPTED
from mathom.games.tcg.procedures import RUN_LOSE
from mathom.games.tcg.questions import ASK_SHADOW_PLAYER
from mathom.games.tcg.rows import (
    ACTIVE,
    DECK,
    HAND,
    free,
    players,
)
from mathom.games.tcg.words.cards import CARD, race_number
from mathom.games.tcg.words.players import AN_OPPONENT
from mathom.games.tcg.words.verbs import Verb
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class RevealTopOfAny(OnPlayers):
    """1C18: the deck is chosen."""

    english = "reveal the top {number:Number} cards of any draw deck"
    also = ("Act", "Term", "Price")

    def __init__(self, number: int) -> None:
        super().__init__(AN_OPPONENT)
        self.number = number

    def follow(self, known: Known) -> None:
        known.mark(PLAYER)
        known.mark(THOSE)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.ask(frame.who, ASK_SHADOW_PLAYER, players(game))
        elif pc == 1:
            seen = game.rows[DECK + game.pick][-self.number :]
            mask = 0
            for card in seen:
                mask |= 1 << card
            frame.cards = bind(bind(frame.cards, PLAYER, game.pick), THOSE, mask)
            frame.count = mask
        elif frame.count:
            card = (frame.count & -frame.count).bit_length() - 1
            frame.count ^= 1 << card
            frame.step = 2
            game.event(E_REVEAL, card)
        else:
            self.finish(game, frame)


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


class LookAtSomeOfHand(Do):
    """1R55: two cards of a large hand; one is discarded."""

    english = (
        "look at {number:Number} random cards of the hand of an opponent,"
        " discard one and replace the other"
    )
    spellings = (
        "look at {number:Number} of those cards at random. discard one and replace the other",
    )
    also = ("Act", "Term", "Price")

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            able = [
                player
                for player in AN_OPPONENT.players(game, frame)
                if len(game.rows[HAND + player]) >= 7 and not total(game, HAND_HIDDEN, player)
            ]
            if len(able) > 1:
                game.ask(frame.who, ASK_SHADOW_PLAYER, able)
            else:
                game.take(able[0] if able else NONE)
        elif pc == 1:
            frame.other = game.pick
        elif pc == 2:
            hand = game.rows[HAND + frame.other] if frame.other != NONE else []
            game.picks = tuple(hand)
            if len(hand) > self.number:
                game.roll(ASK_LOT, hand, self.number)
        elif pc == 3:
            frame.count = 0
            for card in game.picks:
                frame.count |= 1 << card
            frame.other = frame.count
        elif pc == 4:
            if frame.count:
                card = (frame.count & -frame.count).bit_length() - 1
                frame.count ^= 1 << card
                frame.step = 4
                game.event(E_LOOK, card, frame.who)
            else:
                game.value = 0
        elif pc == 5:
            seen = [card for card in range(frame.other.bit_length()) if frame.other >> card & 1]
            if len(seen) > 1:
                game.ask(frame.who, ASK_TARGETS, seen)
            else:
                game.take(seen[0] if seen else NONE)
        elif pc == 6:
            if game.pick != NONE:
                discard(game, game.pick, frame.card, frame.who)
        else:
            self.finish(game, frame)


class RevealUntilNot(Do):
    """1R170: from the top of one's deck, to the first card that is not such a one."""

    english = (
        "reveal cards from the top of your draw deck until you reveal one that is not a {what:One}"
    )
    also = ("Act", "Term", "Price")

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.mark(THOSE)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        deck = game.rows[DECK + frame.who]
        if pc == 0:
            frame.cards = bind(frame.cards, THOSE, 0)
            frame.count = 0
            return
        if frame.count < len(deck):
            card = deck[-1 - frame.count]
            frame.count = frame.count + 1 if self.what.test(game, frame, card) else 99999
            frame.cards = bind(frame.cards, THOSE, frame.cards[THOSE] | 1 << card)
            frame.step = 1
            game.event(E_REVEAL, card)
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

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        discard(game, card, frame.card, frame.who)


class CannotMoveAgain(Do):
    """1U359: the fellowship stays where it is."""

    english = "prevent the fellowship from moving again this turn"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.MOVE_LIMIT, GAME, -99, END_OF_TURN, frame.card)
        else:
            self.finish(game, frame)


class EndShadowPhase(Do):
    """1U363: one's own phase is over."""

    english = "end your Shadow phase"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.SHADOW_ENDED, GAME, 1, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)


class SkipNextShadow(Do):
    """2R15: a Shadow phase to come is left out."""

    english = "skip your next Shadow phase"
    spellings = ("skip his next shadow phase",)
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.SHADOW_SKIPPED, frame.who, 1, FOR_GOOD, frame.card)
        else:
            self.finish(game, frame)


class CorruptRingBearer(Do):
    """1R243: at once."""

    english = "corrupt the Ring-bearer"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_LOSE, free(game), count=CORRUPTED))
        else:
            self.finish(game, frame)


class ShadowNumberByHobbits(Do):
    """1U316: fewer twilight tokens for this move."""

    english = (
        "make the Shadow number {number:Signed} (or spot {more:Number} to make it {better:Signed})"
    )
    also = ("Act", "Term", "Price")

    def __init__(self, number: int, more: int, better: int) -> None:
        super().__init__()
        self.number = number
        self.more = more
        self.better = better

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            hobbits = 0
            for card in game.rows[ACTIVE]:
                one = printed(game, card)
                hobbits += one.type == facts.COMPANION and one.race == race_number("Hobbit")
            amount = self.better if hobbits >= self.more else self.number
            lasting(game, effect_kinds.NEXT_SHADOW_NUMBER, GAME, amount, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)


class SpotMorePipes(Do):
    """3U2: one more of something can be spotted."""

    english = "add {number:Number} to the number of {what:Many} you can spot"
    also = ("Act", "Term", "Price")

    def __init__(self, number: int, what: Such) -> None:
        super().__init__()
        self.number = number
        self.what = what

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            lasting(game, effect_kinds.SPOTTED_MORE, GAME, self.number, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)
