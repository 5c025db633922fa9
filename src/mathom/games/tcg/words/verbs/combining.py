"""How steps are put together: and, or, may, if, for each, another player does it."""

from typing import ClassVar, Final

from mathom.cardplay import combining, steps
from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, THOSE, X, bind
from mathom.cardplay.phrases import Chosen
from mathom.cardplay.questions import ASK_WHICH
from mathom.cardplay.steps import Do, Player, Targeted, perform
from mathom.games.tcg.facts import TOWER_BLOCK
from mathom.games.tcg.procedures import RUN_PLAY_CARD, RUN_USE
from mathom.games.tcg.rows import site_number
from mathom.games.tcg.rulebook.paying import COST_ONLY, DEAL_OPEN, pays_then, with_present
from mathom.games.tcg.words.for_each import Thing, Value, ask_how_many
from mathom.games.tcg.words.numbers import NO_CAP, Cap
from mathom.games.tcg.words.sites import SiteNumbers, on_path_of
from mathom.games.tcg.words.verbs.lasting import within_limit
from mathom.games.tcg.words.verbs.tokens import AddTwilight, RemoveTwilight
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class AndDo(combining.Then):
    """One step, then the next."""

    english = "{steps:Act+ and |, |, and | and then |; }"
    also = ("Term", "Price")

    def possible(self, game: Game, frame: Frame) -> bool:
        """As a cost: all of it."""
        return all(do.possible(game, frame) for do in self.steps)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc > 0 and game.value == steps.UNPAID and pays_for_card(game):
            # 003: playing a card - what cannot be paid in full is paid no further.
            frame.place = steps.UNPAID
            self.take_back(game, frame)
        else:
            super().step(game, frame, pc)


def pays_for_card(game: Game) -> bool:
    """Whether what is under way is the cost of a card that is being played."""
    for under_way in reversed(game.stack):
        if under_way.procedure in (RUN_USE, RUN_PLAY_CARD):
            return under_way.procedure == RUN_PLAY_CARD or under_way.event == COST_ONLY
    return False


def seems_payable(game: Game, frame: Frame, price: Do) -> bool:
    """Whether, for all the others know, a hand holds the cards that a price takes (3R85)."""
    who = price.who if isinstance(price, Targeted) else None
    if not isinstance(who, Chosen) or not who.secret():
        return False
    return len(who.zone.cards(game, frame)) >= who.wanted(game, frame)


class OrDo(combining.OneOf):
    """000: effect - one of several, and one that can be done if there is one."""

    english = "{steps:Term+ or | or to }"
    spellings = ("either {steps:Term+ or | or to }",)
    also = ("Price",)

    def choices(self, game: Game, frame: Frame) -> list[int]:
        """Where none can be done in full, those of which something can be done."""
        able = self.able(game, frame)
        return able or [n for n, do in enumerate(self.steps) if do.partly(game, frame)]

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == combining.OneOf.ASK:
            able = self.choices(game, frame)
            others = [do for n, do in enumerate(self.steps) if n not in able]
            if len(able) == 1 and any(seems_payable(game, frame, do) for do in others):
                game.ask(frame.who, ASK_WHICH, able)  # that nobody is asked would tell of a hand
                return
        super().step(game, frame, pc)


class PayTo(Do):
    """000: cost - something must be done in full before something else follows.

    Where a text is nothing but this, or a choice of such, it cannot be used unpaid.
    """

    english = "{cost:Price} to {do:Effect}"
    also = ("Deal",)
    never = ("Do",)
    essential = True

    def __init__(self, cost: Do, do: Do) -> None:
        super().__init__()
        self.cost = cost
        self.do = do

    def follow(self, known: Known) -> None:
        self.cost.follow(known)
        known.perhaps(self.do)

    def possible(self, game: Game, frame: Frame) -> bool:
        if not self.cost.possible(game, frame):
            return False
        return not self.do.demanding() or pays_then(game, frame, self.cost, self.do)

    def pays_for(self, frame: Frame) -> Do | None:
        return self.do if frame.step == 1 else None

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.value = 0
            if self.possible(game, frame):
                if self.do.demanding():
                    frame.cards = with_present(game, frame.who, frame.cards)
                perform(game, frame, self.cost, frame.who)
            else:
                game.value = steps.UNPAID
                game.picks = frame.cards
        elif pc == 1:
            paid = game.value != steps.UNPAID
            frame.cards = game.picks
            if paid:
                perform(game, frame, self.do, frame.who)
            else:
                game.picks = frame.cards
        else:
            self.take_back(game, frame)


class EitherDeal(combining.OneOf):
    """000: effect - two complete actions on one card.

    Where a text is nothing else, which of them it is to be is said while its cost is paid.
    """

    english = "{steps:Deal+, or }"
    never = ("Effect",)

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        chosen = dealt(frame.cards)
        if chosen != NONE:
            return effect_of(self.steps[chosen]).feasible(game, frame, paid)
        return super().feasible(game, frame, paid)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        chosen = dealt(frame.cards)
        if pc == EitherDeal.ASK and chosen != NONE:
            game.take(chosen)
        elif pc == EitherDeal.ANSWER and frame.cards[CAUSE] == DEAL_OPEN:
            none = game.pick == NONE
            deal = self if none else self.steps[game.pick]
            frame.cards = bind(frame.cards, CAUSE, NONE if none else DEAL_OPEN - 1 - game.pick)
            if isinstance(deal, PayTo):
                perform(game, frame, deal.cost, frame.who)
            else:
                game.value = 0
                game.picks = frame.cards
        elif pc == EitherDeal.ANSWER and chosen != NONE:
            perform(game, frame, effect_of(self.steps[chosen]), frame.who)
        else:
            if pc == EitherDeal.BACK:
                self.look(game, frame)
            super().step(game, frame, pc)


def dealt(names: tuple[int, ...]) -> int:
    """Which of several complete actions was paid for; none, where that is not settled yet.

    A phase action answers no event: what it was is kept where the event's cause would be.
    """
    return DEAL_OPEN - 1 - names[CAUSE] if names[CAUSE] < DEAL_OPEN else NONE


def effect_of(deal: Do) -> Do:
    """What is left of a complete action once it is paid for."""
    return deal.do if isinstance(deal, PayTo) else deal


class May(combining.Optionally):
    """000: may."""

    english = "you may {do:Deal}"
    spellings = ("you may also {do:Deal}",)
    also = ("Order",)


class By(steps.Have):
    """Another player does it, and makes the choices."""

    english = "make {player:Player} {do:Do}"
    of_others = True
    spellings = (
        "{player:Player} must {do:Do}",
        "{player:Player} {do:Do}",
        "choose {player:Player} to {do:Do}",
        "{player:Player} <|must >choose to {do:Do}",
        "make {player:Player} choose to {do:Do}",
        "{player:Player} then <|choose to >{do:Do}",
    )
    also = ("Order",)


class TheyMay(steps.Have):
    """Another player may do it."""

    english = "{player:Player} may {offered:Deal}"
    of_others = True
    also = ("Order",)

    def __init__(self, player: Player, offered: Do) -> None:
        super().__init__(player, combining.Optionally(offered))
        self.offered = offered

    def parts(self) -> tuple[object, ...]:
        return (self.player, self.do)


class IfDo(combining.Provided):
    """Only if something holds."""

    english = "if {if_:If}, {do:Do}"
    spellings = ("{do:Act} if {if_:If}",)
    also = ("Order",)


class IfElse(combining.Either):
    """One thing or another."""

    english = "if {if_:If}, {do:Do}. otherwise, {other:Do}"
    also = ("Order",)


class BySites(Do):
    """One thing at early sites, another later."""

    english = "at sites {first:Number} to {last:Number}, {do:Deal}. at any other site, {other:Deal}"
    also = ("Order",)

    def __init__(self, first: int, last: int, do: Do, other: Do) -> None:
        super().__init__()
        self.first = first
        self.last = last
        self.do = do
        self.other = other

    def follow(self, known: Known) -> None:
        known.keep([known.branch(self.do), known.branch(self.other)])

    def early(self, game: Game, frame: Frame) -> bool:
        """Whether the first of the two is done here."""
        return SiteNumbers(tuple(range(self.first, self.last + 1))).test_here(game, frame)

    def branch(self, game: Game, frame: Frame) -> Do:
        return self.do if self.early(game, frame) else self.other

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.branch(game, frame).possible(game, frame)

    def demanding(self) -> bool:
        return combining.some_demand((self.do, self.other))

    def feasible(self, game: Game, frame: Frame, paid: bool) -> bool:
        return self.branch(game, frame).feasible(game, frame, paid)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            perform(game, frame, self.branch(game, frame), frame.who)
        else:
            self.take_back(game, frame)


class ForEach(Do):
    """Once for each of something; each time with choices of its own."""

    english = "{do:VerbDo} for each {thing:Thing}{limit:Cap}"
    spellings = (
        "for each {thing:Thing}, {do:Do}{limit:Cap}",
        "{do:VerbDo}. do this once for each {thing:Thing}",
    )
    also = ("Order",)

    HOW_MANY: Final = 0
    COUNTED: Final = 1
    NEXT: Final = 2
    BACK: Final = 3

    def __init__(self, do: Do, thing: Thing, limit: Cap = NO_CAP) -> None:
        super().__init__()
        self.do = do
        self.thing = thing
        self.limit = limit

    def follow(self, known: Known) -> None:
        """It is counted first; "those cards" are then all that it was done to, if any."""
        self.thing.follow(known)
        done = known.branch(self.do)
        known.keep([known.copy(), done])
        known.marks |= done.marks & {THOSE}

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == ForEach.HOW_MANY:
            ask_how_many(game, frame, self.thing)
        elif pc == ForEach.COUNTED:
            if not self.thing.of_those:
                frame.cards = bind(frame.cards, THOSE, NONE)
            number = game.pick
            if isinstance(self.do, RemoveTwilight):
                number = min(number, self.do.most(game))  # what is not there is not used up
            frame.count = within_limit(game, frame, self, number, self.limit.most)
            if isinstance(self.do, AddTwilight):
                number, frame.count = frame.count, 0
                self.do.together(game, frame, number)
        else:
            if pc == ForEach.BACK:
                frame.cards = self.kept(frame, game.picks)
            if frame.count <= 0:
                self.finish(game, frame)
            else:
                frame.count -= 1
                frame.step = ForEach.BACK
                perform(game, frame, self.do, frame.who)

    def kept(self, frame: Frame, names: tuple[int, ...]) -> tuple[int, ...]:
        """What the step named; "those cards" are the cards counted, or all that it was done to."""
        those = frame.cards[THOSE]
        if not self.thing.of_those and names[THOSE] != NONE:
            those = max(those, 0) | names[THOSE]
        return bind(names, THOSE, those)


class ForEachMay(ForEach):
    """As often as there is one of something, if the doer likes."""

    english = "for each {thing:Thing}, you may {offered:Deal}"

    def __init__(self, offered: Do, thing: Thing) -> None:
        super().__init__(combining.Optionally(offered), thing)
        self.offered = offered

    def parts(self) -> tuple[object, ...]:
        return (self.thing, self.do)


class WhereX(Do):
    """000: X - worked out when it comes to it."""

    english = "{do:Term}, where X is {value:Value}"
    also = ("Order",)

    def __init__(self, do: Do, value: Value) -> None:
        super().__init__()
        self.do = do
        self.value = value

    def follow(self, known: Known) -> None:
        self.value.follow(known)
        known.mark(X)
        self.do.follow(known)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            frame.cards = bind(frame.cards, X, self.value.number(game, frame))
            perform(game, frame, self.do, frame.who)
        else:
            self.take_back(game, frame)


class BySitesOfTheTower(BySites):
    """000: block symbol - one thing at early sites of the Tower block, another elsewhere."""

    english = (
        "at sites {first:Number}T to {last:Number}T, {do:Deal}. at any other site, {other:Deal}"
    )
    spellings: ClassVar[tuple[str, ...]] = (
        "at sites {first:Number}[t] to {last:Number}[t], {do:Deal}."
        " at any other site, {other:Deal}",
    )

    def early(self, game: Game, frame: Frame) -> bool:
        return on_path_of(game, TOWER_BLOCK) and self.first <= site_number(game) <= self.last
