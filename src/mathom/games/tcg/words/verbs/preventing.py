"""000: prevent, instead, cancel - to stop or replace an event, or what a text leaves waiting."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.names import SUBJECT
from mathom.cardplay.phrases import Who
from mathom.cardplay.questions import ASK_WHETHER, NO, YES
from mathom.cardplay.steps import PERFORM, UNPAID, Do, Player, Targeted, mask_of, perform, queue
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import END_OF_PHASE, On
from mathom.games.tcg.changes import can_exert, exert, lasting
from mathom.games.tcg.effect_kinds import CANNOT_BE_ASSIGNED, KEPT_FROM, WOUNDS_PREVENTED
from mathom.games.tcg.events.bookkeeping import E_PREVENT, E_STATE
from mathom.games.tcg.events.cards import E_PLAYED
from mathom.games.tcg.events.harms import E_EXERT, E_WOUND
from mathom.games.tcg.events.tokens import E_BURDEN
from mathom.games.tcg.procedures import RUN_REQUIRED, RUN_RESPONSES
from mathom.games.tcg.rows import OWNER, SPARED
from mathom.games.tcg.words.durations import THIS_PHASE, Until
from mathom.games.tcg.words.predicates import Fact
from mathom.games.tcg.words.verbs.combining import seems_payable
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


def depth_of_responses(game: Game) -> int:
    """How deep the responses lie whose event the text under way answers."""
    for place in range(len(game.stack) - 1, -1, -1):
        if game.stack[place].procedure in (RUN_RESPONSES, RUN_REQUIRED):
            return place + 1
    return 0


def answers(known: Known, kind: int, phrase: str) -> None:
    """A text can stop only what it answers: an event of this kind, or any that is about to be."""
    on = known.on
    if not isinstance(on, On) or (kind != NONE and on.kind != kind):
        raise Unbound(f'"{phrase}", which it does not answer')
    if not on.before and kind != E_PLAYED:
        raise Unbound(f'"{phrase}", which has happened already')


class Stops(Do):
    """Prevents the event that this text answers."""

    also = ("Act", "Term", "Price", "VerbDo")
    kind: ClassVar[int] = NONE  # of the event that it speaks of

    def follow(self, known: Known) -> None:
        answers(known, self.kind, self.english)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            depth = depth_of_responses(game)
            if depth:
                game.event(E_PREVENT, depth)
        else:
            self.finish(game, frame)


class PreventWound(Stops):
    """000: prevent - the wound about to be taken."""

    english = "prevent that wound"
    kind = E_WOUND


class PreventBurden(Stops):
    """000: prevent - the burden about to be added."""

    english = "prevent that burden"
    kind = E_BURDEN


class PreventThat(Stops):
    """000: prevent - whatever is about to happen."""

    english = "prevent that"
    spellings = ("prevent this",)
    never = ("Effect",)


class NoToken(Stops):
    """000: exert - it counts as exerted, but no wound is placed."""

    english = "place no token for that exertion"
    kind = E_EXERT

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(E_STATE, SPARED, frame.cards[SUBJECT] + 1)
        else:
            self.finish(game, frame)


class CancelEvent(Stops):
    """000: cancel - the event just played; its costs stay paid."""

    english = "cancel that event"
    kind = E_PLAYED


class Instead(Do):
    """003: instead - something else happens; the event does not, unless this cannot."""

    english = "{do:Act} instead"

    def __init__(self, do: Do) -> None:
        super().__init__()
        self.do = do

    def follow(self, known: Known) -> None:
        answers(known, NONE, "instead")
        known.perhaps(self.do)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            depth = depth_of_responses(game)
            if depth and self.do.possible(game, frame):
                game.event(E_PREVENT, depth)
        elif pc == 1:
            if self.do.possible(game, frame):
                perform(game, frame, self.do, frame.who)
            else:
                game.picks = frame.cards
        else:
            self.take_back(game, frame)


class PreventAllWounds(Targeted):
    """000: prevent - a shield to the end of the phase."""

    english = "prevent all wounds to {who:Who}"
    also = ("Act", "Term", "Price")

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, WOUNDS_PREVENTED, card, 1, END_OF_PHASE, frame.card)


class PreventFact(Targeted):
    """For a while, something cannot be said of a card any more, or it cannot be done to it."""

    english = "prevent {who:Who} from {doing:Doing}{until:Until}"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, doing: "Doing", until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.doing = doing
        self.until = until

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, self.doing.effect, card, 1, self.until.moment, frame.card)


class Doing(Fact):
    """What is prevented."""

    effect: int = 0


class BeingFierce(Doing):
    """000: fierce."""

    english = "being fierce"
    effect = effect_kinds.LOSES + facts.KEYWORD_FIERCE


class BeingOverwhelmed(Doing):
    """000: overwhelmed - unless by three times the strength."""

    english = "being overwhelmed unless its strength is tripled"
    spellings = ("being overwhelmed unless that hobbit's strength is tripled",)
    effect = effect_kinds.OVERWHELM_FACTOR


class BeingAssigned(Doing):
    """000: assigning."""

    english = "being assigned to skirmishes"
    effect = CANNOT_BE_ASSIGNED


class PreventAssigning(Do):
    """1R147: the Free Peoples player does not assign one character to this minion."""

    english = "prevent an opponent from assigning {who:Single} to {to:Single}"
    spellings = ("prevent the opponent from assigning {who:Single} to {to:Single}",)
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, to: Who) -> None:
        super().__init__()
        self.who = who
        self.to = to

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            for minion in self.to.cards(game, frame)[:1]:
                for card in self.who.cards(game, frame)[:1]:
                    lasting(game, KEPT_FROM, card, minion + 1, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)


class Foreseen(Do):
    """An effect that may be prevented once it is known whom it is about, before it happens.

    The effect's own choices are made in this frame, up to the step at which it is ready; then
    ``place`` keeps what was picked, and the effect goes on from there if nobody prevents it.
    """

    also = ("Order",)

    def __init__(self, do: Do) -> None:
        super().__init__()
        self.do = do

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.do.possible(game, frame)

    def offer(self, game: Game, frame: Frame, pc: int) -> None:
        """Ask who may prevent it: a step of its own, from 0."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        ready = self.do.ready
        if pc < ready:
            self.do.step(game, frame, pc)
        elif pc == ready:
            frame.place = mask_of(tuple(one for one in game.picks if one >= 0)) if ready else 0
            frame.cards = self.do.named(game, frame)
        else:
            self.offer(game, frame, pc - ready - 1)

    def goes_on(self, game: Game, frame: Frame) -> None:
        """It was not prevented."""
        picked = frame.place
        game.picks = tuple(one for one in range(picked.bit_length()) if picked >> one & 1)
        game.pick = game.picks[0] if game.picks else NONE
        game.value = 0
        ready = self.do.ready
        index = self.do.index
        doer = Frame(PERFORM, frame.who, frame.card, frame.other, step=ready, event=index)
        doer.cards = frame.cards
        game.call(doer)

    def finish(self, game: Game, frame: Frame) -> None:
        frame.place = 0
        super().finish(game, frame)


class Preventable(Foreseen):
    """An effect that another player may pay to prevent, after its costs and before it happens."""

    english = "{do:Term}. {player:Player} may {price:Price} to prevent this"
    spellings = ("{do:By}. {player:Player} may {price:Price} to prevent this",)

    NEXT: Final = 0
    ANSWER: Final = 1
    PAID: Final = 2
    DONE: Final = 3

    def __init__(self, do: Do, player: Player, price: Do) -> None:
        super().__init__(do)
        self.player = player
        self.price = price

    def follow(self, known: Known) -> None:
        """It is known whom it is about before anyone pays; a price may not be paid."""
        self.do.follow(known)
        self.player.follow(known)
        known.copy().done_by(self.price, True)

    def being_paid(self, frame: Frame) -> bool:
        """Whether somebody is paying to prevent it."""
        return frame.step - self.do.ready - 1 == Preventable.PAID

    def next_payer(self, frame: Frame) -> None:
        frame.count = frame.count >> 3 or -1
        frame.step = self.do.ready + 1 + Preventable.NEXT

    def offer(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Preventable.NEXT:
            if frame.count == 0:
                frame.count = queue(self.player.players(game, frame)) or -1
            if frame.count < 0:
                frame.step = self.do.ready + 1 + Preventable.DONE
                self.goes_on(game, frame)
                return
            payer = (frame.count & 7) - 1
            about = Frame(frame.procedure, payer, frame.card, cards=frame.cards)
            if self.price.possible(game, about):
                game.ask(payer, ASK_WHETHER, [NO, YES])
            elif seems_payable(game, about, self.price):
                game.ask(payer, ASK_WHETHER, [NO])
            else:
                game.take(NO)
        elif pc == Preventable.ANSWER:
            if game.pick == YES:
                perform(game, frame, self.price, (frame.count & 7) - 1)
            else:
                self.next_payer(frame)
        elif pc == Preventable.PAID:
            if game.value == UNPAID:  # 003: preventing effects - the price was prevented itself
                self.next_payer(frame)
            else:
                game.picks = frame.cards
        else:
            self.take_back(game, frame)


class UnlessItExerts(Foreseen):
    """An effect that the character it is about may exert to prevent."""

    english = "{do:Term}. {who:Ref} may exert to prevent this"

    ASK: Final = 0
    ANSWER: Final = 1

    def __init__(self, do: Do, who: Who) -> None:
        super().__init__(do)
        self.who = who

    def offer(self, game: Game, frame: Frame, pc: int) -> None:
        meant = self.who.cards(game, frame)
        card = meant[0] if meant else NONE
        if pc == UnlessItExerts.ASK:
            if card != NONE and can_exert(game, card, 1, frame.card):
                game.ask(game.rows[OWNER][card], ASK_WHETHER, [NO, YES])
            else:
                game.take(NO)
        elif pc == UnlessItExerts.ANSWER:
            if game.pick == YES:
                exert(game, card, frame.card, game.rows[OWNER][card])
            else:
                self.goes_on(game, frame)
        else:
            self.finish(game, frame)


PREVENT_WOUND: Final = PreventWound()
PREVENT_THAT: Final = PreventThat()
CANCEL_EVENT: Final = CancelEvent()
