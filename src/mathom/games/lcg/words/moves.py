"""What texts do with cards: draw, discard, return, put into play, attach, search, look."""

from mathom.cardplay.binding import Known
from mathom.cardplay.names import NOBODY, SUBJECT, X, bind
from mathom.cardplay.phrases import SELF, Count, That, Who, count_of
from mathom.cardplay.steps import PERFORM, Do, OnPlayers, Targeted, perform
from mathom.cardplay.word import Word, inside
from mathom.games.lcg import facts
from mathom.games.lcg.changes import discard, leave, to_hand
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.events.bookkeeping import E_LATER
from mathom.games.lcg.events.cards import (
    BOTTOM,
    E_CANCELLED,
    E_CONTROL,
    E_ENTER,
    E_LEAVE,
    E_LOOK,
    E_MOVE,
    E_SURGE,
    REPLACED,
    RETURNED,
)
from mathom.games.lcg.moments import here, remember
from mathom.games.lcg.packing import pack_later
from mathom.games.lcg.procedures import RUN_DRAW, RUN_LOOK_THROUGH, RUN_SHUFFLE
from mathom.games.lcg.rows import (
    BESIDE,
    DECK,
    DECK_HOST,
    DISCARD,
    ENCOUNTER_DECK,
    END_OF_PHASE,
    MARKS,
    ORC_GUARD,
    OUT,
    OWNER,
    PLAY,
    REMOVED,
    THE_ENCOUNTER,
    ZONE,
    in_play,
    in_play_zone,
)
from mathom.games.lcg.words.cards import CARD as ANY_CARD
from mathom.games.lcg.words.targets import OnCards, itself, meant
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


def unique_blocked(game: Game, card: int) -> bool:
    """001: unique cards - one of that title is in play already."""
    own = printed(game, card)
    if not own.unique:
        return False
    for other in in_play(game):
        known = printed(game, other)
        if game.rows[MARKS][other] & ORC_GUARD:
            continue  # it lies face down as somebody else
        if other != card and known.unique and known.title == own.title:
            return True
    return False


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

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        discard(game, card)


class ReturnToHand(OnCards):
    """To its owner's hand, from play or from a discard pile."""

    english = "return {who:Who} to its owner's hand"
    anywhere = True

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        """001: player elimination - who is out takes nothing back; from play it is discarded."""
        owner = game.rows[OWNER][card]
        if owner == THE_ENCOUNTER:
            return False
        return in_play_zone(game.rows[ZONE][card]) or not game.rows[OUT][owner]

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        to_hand(game, card)


class PutIntoPlay(OnCards):
    """001: control and ownership - not played, and so not paid for."""

    english = "put {who:Who} into play under your control"
    anywhere = True

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return not in_play_zone(game.rows[ZONE][card]) and not unique_blocked(game, card)

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_ENTER, card, PLAY + frame.who)

    def finish(self, game: Game, frame: Frame) -> None:
        """ "That ally" is from now on the one in play."""
        slot = self.who.slot()
        if slot != NONE and frame.cards[slot] != NONE:
            frame.cards = remember(game, frame.cards, slot, frame.cards[slot])
        super().finish(game, frame)


class PutIntoPlayForOwner(PutIntoPlay):
    """The same, for the player whose card it is."""

    english = "put {who:Who} into play under its owner's control"

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        owner = game.rows[OWNER][card]
        from_a_player = owner != THE_ENCOUNTER and not game.rows[OUT][owner]
        return from_a_player and super().fits(game, frame, card)

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_ENTER, card, PLAY + game.rows[OWNER][card])


class AttachSelf(OnCards):
    """This card becomes an attachment."""

    english = "attach ~ to {who:Who}"

    def fits(self, game: Game, frame: Frame, card: int) -> bool:
        return itself(game, frame)

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_ENTER, frame.card, BESIDE, card)


class Shackle(OnPlayers):
    """This card is laid on a deck."""

    english = "attach ~ to the deck of {player:Player}"

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        if itself(game, frame):
            game.event(E_ENTER, frame.card, BESIDE, DECK_HOST - player)


class RemoveSelf(Do):
    """Out of the game for good."""

    english = "remove ~ from the game"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0:
            self.finish(game, frame)
        elif itself(game, frame):
            game.event(E_MOVE, frame.card, REMOVED)


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

    def apply(self, game: Game, frame: Frame, card: int) -> None:
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

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        for card in game.rows[DISCARD + player]:
            if printed(game, card).type != facts.HERO:
                game.event(E_MOVE, card, DECK + player)
        game.call(Frame(RUN_SHUFFLE, place=DECK + player))


class LookAtTop(Do):
    """Only the doer sees it."""

    english = "look at the top card of the encounter deck"

    def follow(self, known: Known) -> None:
        known.name(ANY_CARD.noun, ANY_CARD.noun.slot, self)

    def possible(self, game: Game, frame: Frame) -> bool:
        return len(game.rows[ENCOUNTER_DECK]) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0 or not game.rows[ENCOUNTER_DECK]:
            self.finish(game, frame)
            return
        card = game.rows[ENCOUNTER_DECK][-1]
        frame.cards = remember(game, frame.cards, ANY_CARD.noun.slot, card)
        game.event(E_LOOK, card, frame.who)


class LookAt(OnCards):
    """Only the doer sees it."""

    english = "look at {who:Who}"
    anywhere = True

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_LOOK, card, frame.who)


class MoveToBottom(OnCards):
    """Under the encounter deck."""

    english = "move {who:Who} to the bottom of the encounter deck"
    anywhere = True

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        game.event(E_MOVE, card, ENCOUNTER_DECK, BOTTOM)


class LookThrough(OnPlayers):
    """The top X cards of a deck: one is kept, the rest go back in any order."""

    english = (
        "look at the top X cards of the deck of {player:Player}, add 1 of them to its owner's hand,"
        " and put the rest back on top in any order"
    )

    def follow(self, known: Known) -> None:
        known.need(X, "X")
        super().follow(known)

    def apply(self, game: Game, frame: Frame, player: int) -> None:
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


class GiveControl(OnPlayers):
    """001: control and ownership."""

    english = "give control of ~ to {player:Player}"

    def apply(self, game: Game, frame: Frame, player: int) -> None:
        if in_play_zone(game.rows[ZONE][frame.card]) and itself(game, frame):
            game.event(E_CONTROL, frame.card, player)


class Cancel(Do):
    """001: paying costs - what it would have done does not happen; costs stay paid."""

    english = "cancel that effect"

    def follow(self, known: Known) -> None:
        known.need(SUBJECT, "that effect")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(E_CANCELLED, frame.cards[SUBJECT])
        else:
            self.finish(game, frame)


class Replace(Do):
    """The revealed card is discarded for the next one."""

    english = "discard it and reveal another card in its place"

    def follow(self, known: Known) -> None:
        known.need(SUBJECT, "it")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(E_SURGE, frame.cards[SUBJECT], 1, REPLACED)
        else:
            self.finish(game, frame)


class Moment(Word):
    """When a delayed step is done."""

    moment = 0


class AtEndOfPhase(Moment):
    """As the phase ends."""

    english = "at the end of the phase"
    moment = END_OF_PHASE


AT_END_OF_PHASE = AtEndOfPhase()


class Later(Do):
    """A step that waits for its moment; it remembers the card it speaks of, and is forgotten with
    it: nothing is promised about a card that has gone already. An event's may be about no card."""

    english = "{moment:Moment}, {do:Do}"

    def __init__(self, moment: Moment, do: Do) -> None:
        super().__init__()
        self.moment = moment
        self.do = do
        self.slot = NONE
        self.who: Who = SELF

    def follow(self, known: Known) -> None:
        self.do.follow(known)
        for word in inside(self.do):
            if isinstance(word, That):
                self.slot = word.register
                self.who = word

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0:
            self.finish(game, frame)
            return
        about = NONE
        if self.slot != NONE or printed(game, frame.card).type != facts.EVENT:
            about = frame.cards[self.slot] if self.slot != NONE else frame.card
            if about == NONE or not here(game, about) or not meant(game, frame, self.who):
                return
        packed = pack_later(frame.who, about, self.moment.moment)
        game.event(E_LATER, self.index, frame.card, packed)

    def resume(self, game: Game, frame: Frame, source: int, who: int, about: int) -> None:
        """The moment has come."""
        perform(game, self.then(source, who, about), self.do, who)

    def still(self, game: Game, source: int, who: int, about: int) -> bool:
        """Whether it would still do something."""
        return self.do.possible(game, self.then(source, who, about))

    def then(self, source: int, who: int, about: int) -> Frame:
        """The frame it was promised in, as far as it matters."""
        names = bind(NOBODY, self.slot, about) if self.slot != NONE else NOBODY
        return Frame(PERFORM, who, source, cards=names)
