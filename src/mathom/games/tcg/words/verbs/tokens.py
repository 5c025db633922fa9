"""To add and remove twilight tokens, burdens, threats and culture tokens."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import X, bind
from mathom.cardplay.phrases import Count, Who
from mathom.cardplay.steps import UNPAID, Do, If
from mathom.cardplay.word import Word
from mathom.games.tcg.changes import (
    add_burden,
    add_threat,
    add_twilight,
    can_add_burdens,
    remove_burden,
    remove_threat,
    room_for_threats,
)
from mathom.games.tcg.effect_kinds import GAME, NO_BURDENS_REMOVED, NO_THREATS_REMOVED
from mathom.games.tcg.effects import total
from mathom.games.tcg.events.tokens import E_TOKEN
from mathom.games.tcg.questions import ASK_X
from mathom.games.tcg.rows import BURDENS, THREATS, free, of_seat, twilight
from mathom.games.tcg.words.numbers import NO_CAP, Cap, TheX, count_of
from mathom.games.tcg.words.tokens import tokens_on
from mathom.games.tcg.words.verbs.lasting import within_limit
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Counted(Do):
    """Adds or removes a number of tokens, one after another. An unset X is chosen."""

    also = ("Act", "Term", "Price", "VerbDo")

    ASK: Final = 0
    ANSWER: Final = 1
    NEXT: Final = 2

    def __init__(self, count: int | Count) -> None:
        super().__init__()
        self.count = count_of(count)

    def follow(self, known: Known) -> None:
        if isinstance(self.count, TheX):
            known.mark(X)
        super().follow(known)

    def open(self, frame: Frame) -> bool:
        """Whether the doer says how many."""
        return isinstance(self.count, TheX) and frame.cards[X] == NONE

    def number(self, game: Game, frame: Frame) -> int:
        return self.count.number(game, frame)

    def most(self, game: Game, frame: Frame) -> int:
        """How many can be added or removed now."""
        return 20

    def once(self, game: Game, frame: Frame) -> None:
        """One token."""

    def possible(self, game: Game, frame: Frame) -> bool:
        most = self.most(game, frame)
        return most > 0 if self.open(frame) else most >= self.number(game, frame)

    def partly(self, game: Game, frame: Frame) -> bool:
        return self.most(game, frame) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Counted.ASK:
            if self.open(frame):
                most = self.most(game, frame)
                game.ask(frame.who, ASK_X, list(range(1, max(most, 1) + 1)))
            else:
                game.take(self.number(game, frame))
        elif pc == Counted.ANSWER:
            if self.open(frame):
                frame.cards = bind(frame.cards, X, game.pick)
            frame.count = max(0, game.pick)
            game.value = 0
            if frame.count > self.most(game, frame):
                frame.place = UNPAID
        else:
            self.look(game, frame)
            game.value = 0
            if frame.count <= 0:
                self.finish(game, frame)
            else:
                frame.count -= 1
                frame.step = Counted.NEXT
                self.once(game, frame)


class AddTwilight(Do):
    """000: twilight pool."""

    english = "add {amount:Amount}"
    also = ("Act", "Term", "Price", "VerbDo")

    sign: ClassVar[int] = 1

    ASK: Final = 0
    ANSWER: Final = 1

    def __init__(self, amount: "int | Amount") -> None:
        super().__init__()
        self.amount: Amount = FixedAmount(amount) if isinstance(amount, int) else amount

    def most(self, game: Game) -> int:
        return 20

    def possible(self, game: Game, frame: Frame) -> bool:
        if self.amount.open(frame):
            return self.most(game) > 0
        return self.most(game) >= self.amount.number(game, frame)

    def partly(self, game: Game, frame: Frame) -> bool:
        return self.most(game) > 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == AddTwilight.ASK:
            if self.amount.open(frame):
                game.ask(frame.who, ASK_X, list(range(1, max(self.most(game), 1) + 1)))
            else:
                game.take(self.amount.number(game, frame))
        elif pc == AddTwilight.ANSWER:
            if self.amount.open(frame):
                frame.cards = bind(frame.cards, X, game.pick)
            if game.pick > self.most(game):
                frame.place = UNPAID  # an answer took what it was to be paid with
            game.value = 0
            number = within_limit(game, frame, self, game.pick, self.amount.most())
            add_twilight(game, self.sign * number, frame.card)
        else:
            self.look(game, frame)
            self.finish(game, frame)

    def together(self, game: Game, frame: Frame, times: int) -> None:
        """So often, as one number of tokens: what prevents it (3C114) prevents all of it."""
        add_twilight(game, self.sign * self.amount.number(game, frame) * times, frame.card)


class RemoveTwilight(AddTwilight):
    """000: twilight pool - as many as there are."""

    english = "remove {amount:Amount}"
    sign = -1

    def most(self, game: Game) -> int:
        return twilight(game)


class Amount(Word):
    """A number of twilight tokens."""

    def number(self, game: Game, frame: Frame) -> int:
        return 0

    def open(self, frame: Frame) -> bool:
        return False

    def most(self) -> int:
        """000: limit - how much a copy gives in a phase, 0 for any amount."""
        return 0


class FixedAmount(Amount):
    """So many."""

    english = "({value:Number})"
    spellings = ("{value:Twilight}",)

    def __init__(self, value: int) -> None:
        self.value = value

    def number(self, game: Game, frame: Frame) -> int:
        return self.value


class AmountX(Amount):
    """000: X."""

    english = "(X){limit:Cap}"

    def __init__(self, limit: Cap = NO_CAP) -> None:
        self.limit = limit

    def follow(self, known: Known) -> None:
        known.mark(X)

    def number(self, game: Game, frame: Frame) -> int:
        return max(frame.cards[X], 0)

    def most(self) -> int:
        return self.limit.most

    def open(self, frame: Frame) -> bool:
        return frame.cards[X] == NONE


class AddBurdens(Counted):
    """000: burden."""

    english = "add {count:Count} burdens"

    def most(self, game: Game, frame: Frame) -> int:
        return 20 if can_add_burdens(game) else 0

    def once(self, game: Game, frame: Frame) -> None:
        add_burden(game, frame.card)


class AddBurdensOr(Counted):
    """000: burden - more of them when something holds."""

    english = "add {count:Count} burdens (or {better:Number} if {if_:If})"
    spellings = ("add {count:Count} burdens (or {better:Number} burdens if {if_:If})",)

    def __init__(self, count: int | Count, better: int, if_: If) -> None:
        super().__init__(count)
        self.better = better
        self.if_ = if_

    def number(self, game: Game, frame: Frame) -> int:
        return self.better if self.if_.holds(game, frame) else super().number(game, frame)

    def most(self, game: Game, frame: Frame) -> int:
        return 20 if can_add_burdens(game) else 0

    def once(self, game: Game, frame: Frame) -> None:
        add_burden(game, frame.card)


class RemoveBurdens(Counted):
    """000: burden."""

    english = "remove {count:Count} burdens"

    def most(self, game: Game, frame: Frame) -> int:
        if total(game, NO_BURDENS_REMOVED, GAME):
            return 0
        return of_seat(game, free(game), BURDENS)

    def once(self, game: Game, frame: Frame) -> None:
        remove_burden(game, frame.card, frame.who)


class AddThreats(Counted):
    """000: threats."""

    english = "add {count:Count} threats"

    def most(self, game: Game, frame: Frame) -> int:
        return room_for_threats(game)

    def once(self, game: Game, frame: Frame) -> None:
        add_threat(game, frame.card)


class RemoveThreats(Counted):
    """000: threats."""

    english = "remove {count:Count} threats"

    def most(self, game: Game, frame: Frame) -> int:
        if total(game, NO_THREATS_REMOVED, GAME):
            return 0
        return of_seat(game, free(game), THREATS)

    def once(self, game: Game, frame: Frame) -> None:
        remove_threat(game, frame.card)


class PlaceToken(Do):
    """000: culture tokens - one more on the card whose text it is."""

    english = "place a {culture:Culture} token on {who:Single}"
    also: ClassVar[tuple[str, ...]] = ("Act", "Term", "Price", "VerbDo")

    def __init__(self, culture: int, who: Who = SELF) -> None:
        super().__init__()
        self.culture = culture
        self.who = who

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        cards = self.who.cards(game, frame)
        if pc < len(cards):
            game.event(E_TOKEN, cards[pc], self.culture, 1)
        else:
            self.finish(game, frame)


class RemoveTokens(Do):
    """000: culture tokens - so many fewer on the card whose text it is."""

    english = "remove {number:Number} {culture:Culture} tokens from {who:Single}"
    also: ClassVar[tuple[str, ...]] = ("Act", "Term", "Price")

    def __init__(self, number: int, culture: int, who: Who = SELF) -> None:
        super().__init__()
        self.number = number
        self.culture = culture
        self.who = who

    def possible(self, game: Game, frame: Frame) -> bool:
        cards = self.who.cards(game, frame)
        return any(tokens_on(game, card, self.culture) >= self.number for card in cards)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        cards = self.who.cards(game, frame)
        if pc < len(cards):
            game.event(E_TOKEN, cards[pc], self.culture, -self.number)
        else:
            self.finish(game, frame)
