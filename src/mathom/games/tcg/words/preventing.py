"""000: prevent, instead, cancel - what stops or replaces an event; what a text leaves waiting."""

from typing import ClassVar, Final

from mathom.cardplay.names import SUBJECT
from mathom.cardplay.phrases import Who
from mathom.cardplay.steps import (
    ASK_WHETHER,
    NO,
    UNPAID,
    YES,
    Do,
    Player,
    Targeted,
    perform,
    queue,
)
from mathom.games.tcg import facts, kinds
from mathom.games.tcg.abilities import END_OF_PHASE
from mathom.games.tcg.changes import can_exert, exert, lasting
from mathom.games.tcg.facts import NOT_ASSIGNED, NOT_ASSIGNED_BY_FREE_PEOPLES, WOUNDS_PREVENTED
from mathom.games.tcg.rows import OWNER, SPARED, ring_bearer
from mathom.games.tcg.words.doings import Fact
from mathom.games.tcg.words.lasting import THIS_PHASE, Until
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


def depth_of_responses(game: Game) -> int:
    """How deep the responses lie whose event the text under way answers."""
    for place in range(len(game.stack) - 1, -1, -1):
        if game.stack[place].procedure in (kinds.RESPONSES, kinds.REQUIRED):
            return place + 1
    return 0


class Stops(Do):
    """Prevents the event that this text answers."""

    also = ("Act", "Term", "Price", "VerbDo")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            depth = depth_of_responses(game)
            if depth:
                game.event(kinds.E_PREVENT, depth)
        else:
            self.finish(game, frame)


class PreventWound(Stops):
    """000: prevent - the wound about to be taken."""

    english = "prevent that wound"


class PreventBurden(Stops):
    """000: prevent - the burden about to be added."""

    english = "prevent that burden"


class PreventThat(Stops):
    """000: prevent - whatever is about to happen."""

    english = "prevent that"
    spellings = ("prevent this",)
    never = ("Effect",)


class NoToken(Stops):
    """000: exert - it counts as exerted, but no wound is placed."""

    english = "place no token for that exertion"

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.event(kinds.E_STATE, SPARED, frame.cards[SUBJECT] + 1)
        else:
            self.finish(game, frame)


class CancelEvent(Stops):
    """000: cancel - the event just played; its costs stay paid."""

    english = "cancel that event"


class Instead(Do):
    """003: instead - something else happens; the event does not, unless this cannot."""

    english = "{do:Act} instead"

    def __init__(self, do: Do) -> None:
        super().__init__()
        self.do = do

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            depth = depth_of_responses(game)
            if depth and self.do.possible(game, frame):
                game.event(kinds.E_PREVENT, depth)
        elif pc == 1:
            if self.do.possible(game, frame):
                perform(game, frame, self.do, frame.who)
            else:
                game.picks = frame.cards
        else:
            frame.cards = game.picks
            self.finish(game, frame)


class PreventAllWounds(Targeted):
    """000: prevent - a shield to the end of the phase."""

    english = "prevent all wounds to {who:Who}"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who) -> None:
        super().__init__(who)

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        lasting(game, WOUNDS_PREVENTED, card, 1, END_OF_PHASE, frame.card)


class PreventFact(Targeted):
    """For a while, something cannot be said of a card any more, or it cannot be done to it."""

    english = "prevent {who:Who} from {doing:Doing}{until:Until}"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, doing: "Doing", until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.doing = doing
        self.until = until

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        lasting(game, self.doing.effect, card, 1, self.until.moment, frame.card)


class Doing(Fact):
    """What is prevented."""

    effect: int = 0


class BeingFierce(Doing):
    """000: fierce."""

    english = "being fierce"
    effect = facts.LOSES + facts.FIERCE


class BeingOverwhelmed(Doing):
    """000: overwhelmed - unless by three times the strength."""

    english = "being overwhelmed unless its strength is tripled"
    spellings = ("being overwhelmed unless that hobbit's strength is tripled",)
    effect = facts.OVERWHELM_FACTOR


class BeingAssigned(Doing):
    """000: assigning."""

    english = "being assigned to skirmishes"
    effect = NOT_ASSIGNED


class PreventAssigning(Do):
    """000: assigning - one character not to this minion, by the Free Peoples player."""

    english = "prevent an opponent from assigning {who:Single} to {to:Single}"
    spellings = ("prevent the opponent from assigning {who:Single} to {to:Single}",)
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, to: Who) -> None:
        super().__init__()
        self.who = who
        self.to = to

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            for card in self.who.cards(game, frame)[:1]:
                lasting(game, NOT_ASSIGNED_BY_FREE_PEOPLES, card, 1, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)


class Preventable(Do):
    """An effect that another player may pay to prevent, after its costs and before it happens."""

    english = "{do:Term}. {player:Player} may {price:Price} to prevent this"
    spellings = ("{do:By}. {player:Player} may {price:Price} to prevent this",)
    also = ("Order",)

    NEXT: Final = 0
    ANSWER: Final = 1
    PAID: Final = 2
    DONE: Final = 3

    def __init__(self, do: Do, player: Player, price: Do) -> None:
        super().__init__()
        self.do = do
        self.player = player
        self.price = price

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.do.possible(game, frame)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Preventable.NEXT:
            if frame.count == 0:
                frame.count = queue(self.player.players(game, frame)) or -1
            if frame.count < 0:
                frame.step = Preventable.DONE
                perform(game, frame, self.do, frame.who)
                return
            payer = (frame.count & 7) - 1
            about = Frame(frame.procedure, payer, frame.card, cards=frame.cards)
            if self.price.possible(game, about):
                game.ask(payer, ASK_WHETHER, [NO, YES])
            else:
                game.take(NO)
        elif pc == Preventable.ANSWER:
            payer = (frame.count & 7) - 1
            if game.pick == YES:
                perform(game, frame, self.price, payer)
            else:
                frame.count = frame.count >> 3 or -1
                frame.step = Preventable.NEXT
        elif pc == Preventable.PAID:
            if game.value == UNPAID:  # 003: preventing effects - the price was prevented itself
                frame.count = frame.count >> 3 or -1
                frame.step = Preventable.NEXT
            else:
                game.picks = frame.cards
        else:
            frame.cards = game.picks
            self.finish(game, frame)


class UnlessItExerts(Do):
    """An effect that the character it is about may exert to prevent."""

    english = "{do:Term}. {who:Ref} may exert to prevent this"
    also = ("Order",)

    def __init__(self, do: Do, who: Who) -> None:
        super().__init__()
        self.do = do
        self.who = who

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        meant = self.who.cards(game, frame)
        card = meant[0] if meant else NONE
        if pc == 0:
            if card != NONE and can_exert(game, card):
                game.ask(game.rows[OWNER][card], ASK_WHETHER, [NO, YES])
            else:
                game.take(NO)
        elif pc == 1:
            if game.pick == YES:
                game.picks = frame.cards
                exert(game, card, frame.card, game.rows[OWNER][card])
            else:
                perform(game, frame, self.do, frame.who)
        else:
            self.finish(game, frame)


# The One Ring


class WearRing(Do):
    """000: The One Ring."""

    english = "the Ring-bearer wears The One Ring{until:Until}"
    spellings: ClassVar[tuple[str, ...]] = (
        "{_:RingPronoun}wears the one ring{until:Until}",
        "make the ring-bearer put on the one ring{until:Until}",
        "{_:RingPronoun}puts on the one ring{until:Until}",
    )
    also = ("Act", "Term", "Price")

    def __init__(self, until: Until) -> None:
        super().__init__()
        self.until = until

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            bearer = ring_bearer(game)
            if bearer >= 0:
                lasting(game, facts.WEARING, bearer, 1, self.until.moment, frame.card)
        else:
            self.finish(game, frame)


class TakeOffRing(Do):
    """000: The One Ring - it is worn no longer."""

    english = "take off The One Ring"
    also = ("Act", "Term", "Price")

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            bearer = ring_bearer(game)
            if bearer >= 0:
                lasting(game, facts.WEARING, bearer, -99, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)


class MakeRingBearer(Do):
    """000: Ring-bearer - another bears it now."""

    english = "make {who:Single} the Ring-bearer (resistance {resistance:Number})"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, resistance: int) -> None:
        super().__init__()
        self.who = who
        self.resistance = resistance

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            for card in self.who.cards(game, frame)[:1]:
                game.event(kinds.E_RING_BEARER, card, game.rows[OWNER][card])
        else:
            self.finish(game, frame)


PREVENT_WOUND: Final = PreventWound()
PREVENT_THAT: Final = PreventThat()
CANCEL_EVENT: Final = CancelEvent()
