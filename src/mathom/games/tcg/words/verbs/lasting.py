"""000: phase action - to make something so for a while."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import NOBODY, bind
from mathom.cardplay.phrases import Chosen, Who
from mathom.cardplay.steps import PERFORM, Do, Targeted
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import END_OF_PHASE, OfKind
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import (
    COST_OF_KIND,
    FELLOWSHIP_ARCHERY,
    GAME,
    MINION_ARCHERY,
    MOVE_LIMIT,
    NO_ARCHERY,
    NO_DAMAGE,
    SHADOW_NUMBER,
    STRENGTH_OF_ITEMS_OFF,
    TAKES_PART,
    TWILIGHT_COST,
    of_step,
)
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.bookkeeping import E_LIMIT
from mathom.games.tcg.facts import FREE_PEOPLES
from mathom.games.tcg.rows import ACTIVE, KEY_BITS, OF_A_STEP, OWNER
from mathom.games.tcg.rulebook.legality import used_up
from mathom.games.tcg.words.adjectives import race_number
from mathom.games.tcg.words.conditions.spotting import YouSpot, ask_whether_spotted
from mathom.games.tcg.words.durations import THIS_PHASE, TILL_END_OF_TURN, Until
from mathom.games.tcg.words.for_each import Thing, ask_how_many
from mathom.games.tcg.words.modifiers import Mod
from mathom.games.tcg.words.predicates import Fact
from mathom.games.tcg.words.references import meant
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


def limit_of_effect(card: CardId, do: Do, number: int) -> int:
    """000: limit - the key under which a copy's gifts of this phase are counted."""
    return card << KEY_BITS | OF_A_STEP | do.index << 4 | number


def within_limit(game: Game, frame: Frame, do: Do, number: int, most: int) -> int:
    """000: limit - so many, within what is left of this copy's limit in the phase; noted."""
    if not most:
        return number
    key = limit_of_effect(frame.card, do, 0)
    number = max(0, min(number, most - used_up(game, key)))
    if number:
        game.event(E_LIMIT, key, END_OF_PHASE, number)
    return number


def chosen_by(mods: tuple[Mod, ...]) -> Thing | None:
    """000: spot - what the doer spots as many of as he likes."""
    for mod in mods:
        thing = mod.spots()
        if thing is not None:
            return thing
    return None


def improved_by(mods: tuple[Mod, ...]) -> YouSpot | None:
    """000: spot - what the doer may spot to make one of them better."""
    for mod in mods:
        spots = mod.may_spot()
        if spots is not None:
            return spots
    return None


class Give(Targeted):
    """000: phase action - on those cards, whatever comes later; the amount is fixed now."""

    english = "make {who:Who} {mods:Mod* and |, |, and }{until:Until}"
    spellings = ("{who:Who} is {mods:Mod* and |, |, and }{until:UntilSaid}",)
    also = ("Act", "Term", "Price")

    HOW_MANY: Final = 3
    SPOTTED: Final = 4

    def __init__(self, who: Who, mods: Mod | tuple[Mod, ...], until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.mods = mods if isinstance(mods, tuple) else (mods,)
        self.until = until
        self.spots = chosen_by(self.mods)
        self.may_spot = improved_by(self.mods)

    def follow(self, known: Known) -> None:
        """Whatever is said of each card speaks of that one while it is its turn."""
        who = self.who
        who.follow(known)
        noun = who.called()
        if noun is not None:
            known.name(noun, who.slot(), self)
        for mod in self.mods:
            spots = mod.may_spot()
            if spots is None:
                mod.follow(known)
            else:
                spots.asked(known)
        if noun is not None and not who.one():
            known.forget(who.slot())

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Give.HOW_MANY:
            if self.spots is not None:
                ask_how_many(game, frame, self.spots)
            else:
                assert self.may_spot is not None
                ask_whether_spotted(game, frame, self.may_spot)
        elif pc == Give.SPOTTED:
            frame.other = game.pick
            frame.step = Targeted.EACH
        else:
            super().step(game, frame, pc)
            if pc == Targeted.CHOSEN and (self.spots is not None or self.may_spot is not None):
                frame.step = Give.HOW_MANY

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        frame.cards = bound(frame.cards, self.who, card)
        for number in range(len(self.mods)):
            mod = self.mods[number]
            if mod.spots() is None and mod.may_spot() is None:
                amount = mod.amount(game, frame)
            else:
                amount = mod.amount_for(frame.other)
            cap = mod.cap()
            if cap:
                key = limit_of_effect(frame.card, self, number)
                amount = max(0, min(amount, cap - used_up(game, key)))
                if amount:
                    game.event(E_LIMIT, key, END_OF_PHASE, amount)
            if amount:
                lasting(game, mod.effect(), card, amount, self.until.moment, frame.card)


def bound(names: tuple[int, ...], who: Who, card: CardId) -> tuple[int, ...]:
    """The names with the card a verb is being done to, for the conditions that speak of it."""
    slot = who.slot()
    return names if slot == NONE else bind(names, slot, card)


class Make(Targeted):
    """The same with facts: what it does or cannot do for a while."""

    english = "{who:Who} {facts:Fact* and |, |, and }{until:UntilSaid}"
    spellings = (
        "{until:UntilSaid}, {who:Who} {facts:Fact* and |, |, and }",
        "make {who:Who} {facts:Fact* and |, |, and }{until:UntilSaid}",
    )
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, facts: Fact | tuple[Fact, ...], until: Until) -> None:
        super().__init__(who)
        self.facts = facts if isinstance(facts, tuple) else (facts,)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        for fact in self.facts:
            for effect, amount, _ in fact.effects(game, frame, card):
                lasting(game, effect, card, amount, self.until.moment, frame.card)


class AllowToFight(Targeted):
    """000: allies - in archery fire and skirmishes, for a while."""

    english = "allow {who:Who} to participate in archery fire and skirmishes{until:Until}"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, TAKES_PART, card, 1, self.until.moment, frame.card)


class AddsNoArchery(Targeted):
    """000: archer - in this phase it does not add to its side's archery total."""

    english = "{who:Single} does not add to the {side:ArcherySide} archery total"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, side: int) -> None:
        super().__init__(who)
        self.side = side

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, NO_ARCHERY, card, 1, END_OF_PHASE, frame.card)


class LoseDamage(Targeted):
    """000: damage bonus - lost for a while."""

    english = "make {who:Who} lose all damage bonuses{until:Until}"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, NO_DAMAGE, card, 1, self.until.moment, frame.card)


class CancelBonus(Targeted):
    """000: possession - it adds no strength for a while."""

    english = "cancel the strength bonus from {who:Single}{until:Until}"
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.until = until

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, STRENGTH_OF_ITEMS_OFF, card, 1, self.until.moment, frame.card)


class OnGameUntil(Do):
    """000: phase action - a number of the whole game is changed for a while."""

    also = ("Act", "Term", "Price")

    def __init__(self, until: Until) -> None:
        super().__init__()
        self.until = until

    def effect(self) -> int:
        return 0

    def value(self, game: Game, frame: Frame) -> int:
        return 0

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            amount = self.value(game, frame)
            if amount:
                lasting(game, self.effect(), GAME, amount, self.until.moment, frame.card)
        else:
            self.finish(game, frame)


class MakeArchery(OnGameUntil):
    """000: archery phase."""

    english = "make the {side:ArcherySide} archery total {number:Signed}"
    spellings = ("the {side:ArcherySide} archery total is {number:Signed}",)

    def __init__(self, side: int, number: int) -> None:
        super().__init__(THIS_PHASE)
        self.side = side
        self.number = number

    def effect(self) -> int:
        return FELLOWSHIP_ARCHERY if self.side == FREE_PEOPLES else MINION_ARCHERY

    def value(self, game: Game, frame: Frame) -> int:
        return self.number


class MakeMoveLimit(OnGameUntil):
    """000: move limit."""

    english = "make the move limit for this turn {number:Signed}"
    spellings = (
        "the move limit for this turn is {number:Signed}",
        "the move limit is {number:Signed} for this turn",
    )

    def __init__(self, number: int) -> None:
        super().__init__(TILL_END_OF_TURN)
        self.number = number

    def effect(self) -> int:
        return MOVE_LIMIT

    def value(self, game: Game, frame: Frame) -> int:
        return self.number


class MakeCost(OfKind):
    """000: twilight cost - of all such cards, or of the one that is meant.

    A cost counts as a card comes into play, from wherever it then comes: so it is laid on all of a
    kind at once and not on the cards one by one, of which nobody may know what they are.
    """

    english = "make the twilight cost of {who:Who} {number:Signed}{until:Until}"
    spellings = ("make {who:Who}'s twilight cost {number:Signed}{until:Until}",)
    also = ("Act", "Term", "Price")

    LAID: Final = 3

    def __init__(self, who: Who, number: int, until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.number = number
        self.until = until

    def general(self) -> bool:
        """Whether it speaks of all of a kind."""
        return self.who.manner == Who.PLAIN and isinstance(self.who, Chosen)

    def speaks_of(self, game: Game, source: int, card: CardId) -> bool:
        owner = game.rows[OWNER][source] if source >= 0 else NONE
        return meant(game, Frame(PERFORM, owner, source, cards=NOBODY), self.who, card)

    def possible(self, game: Game, frame: Frame) -> bool:
        return self.general() or super().possible(game, frame)

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Targeted.CHOOSE and self.general():
            frame.step = MakeCost.LAID
            moment = self.until.moment
            lasting(game, COST_OF_KIND, of_step(self.index), self.number, moment, frame.card)
        elif pc == MakeCost.LAID:
            self.finish(game, frame)
        else:
            super().step(game, frame, pc)

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, TWILIGHT_COST, card, self.number, self.until.moment, frame.card)


class MakeShadowNumber(Targeted):
    """000: Shadow number."""

    english = "make the Shadow number of {who:Who} {number:Signed}{until:Until}"
    spellings = ("make {who:Who}'s shadow number {number:Signed}{until:Until}",)
    also = ("Act", "Term", "Price")

    def __init__(self, who: Who, number: int, until: Until = THIS_PHASE) -> None:
        super().__init__(who)
        self.number = number
        self.until = until

    def apply(self, game: Game, frame: Frame, card: CardId) -> None:
        lasting(game, SHADOW_NUMBER, card, self.number, self.until.moment, frame.card)


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
                hobbits += one.type == facts.TYPE_COMPANION and one.race == race_number("Hobbit")
            amount = self.better if hobbits >= self.more else self.number
            lasting(game, effect_kinds.NEXT_SHADOW_NUMBER, GAME, amount, END_OF_PHASE, frame.card)
        else:
            self.finish(game, frame)
