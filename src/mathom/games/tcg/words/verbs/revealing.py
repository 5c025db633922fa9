"""To reveal and to look at cards."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import PLAYER, THOSE, bind
from mathom.cardplay.phrases import Such
from mathom.cardplay.questions import ASK_LOT, ASK_TARGETS
from mathom.cardplay.steps import Do, OnPlayers
from mathom.games.tcg.changes import discard, may_be_seen
from mathom.games.tcg.effect_kinds import HAND_HIDDEN
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import total
from mathom.games.tcg.events.cards import E_LOOK, E_REVEAL
from mathom.games.tcg.facts import TYPE_SITE
from mathom.games.tcg.questions import ASK_SHADOW_PLAYER
from mathom.games.tcg.rows import DECK, HAND, OWNER, players
from mathom.games.tcg.words.players import AN_OPPONENT
from mathom.games.tcg.words.verbs.verb import Verb
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


class Reveal(Verb):
    """000: reveal - everyone sees them."""

    english = "reveal {who:Who}"

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.mark(PLAYER)

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.who.least(game, frame) == 0 or super().possible(game, frame)

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        """2C21: whose text has a hand shown, though another player shows it."""
        site = printed(game, frame.card).type == TYPE_SITE
        return may_be_seen(game, card, frame.who if site else game.rows[OWNER][frame.card])

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        frame.cards = bind(frame.cards, PLAYER, game.rows[OWNER][card])
        game.event(E_REVEAL, card)


class LookAt(Verb):
    """000: look - only the doer sees them."""

    english = "look at {who:Who}"

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        return may_be_seen(game, card, frame.who)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        game.event(E_LOOK, card, frame.who)


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
