"""Words that exist only in print: they are read, and replaced by what they mean.

Pronouns, bare plurals, subjects left out, and turns of phrase that say what other words say.
"""

from typing import Final

from mathom.cardplay.phrases import Such, Who, Zone
from mathom.cardplay.steps import Do, If
from mathom.cardplay.word import Word
from mathom.games.tcg.abilities import Ability
from mathom.games.tcg.words.for_each import Thing, Value
from mathom.games.tcg.words.modifiers import Mod
from mathom.games.tcg.words.numbers import Cap
from mathom.games.tcg.words.predicates import Fact
from mathom.games.tcg.words.selections import A
from mathom.games.tcg.words.sites import Where
from mathom.games.tcg.words.standing.laws import Law
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Pronoun(Who):
    """He, it, them: whoever was spoken of."""

    english = "he"
    spellings = ("him", "it", "they", "his")
    also = ("Single", "Ref", "Spoken")

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return []


class Implied(Who):
    """A subject left out: that of the clause around it."""

    english = ""
    never = ("Who",)

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return []


class TheSame(Who):
    """ "That minion": the one chosen before, or one of a wider kind."""

    english = "that {what:One}"
    spellings = ("the {what:One}",)
    also = ("Single", "Ref", "Spoken")

    def __init__(self, what: Such) -> None:
        self.what = what

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return []


class BareEach(Who):
    """A bare plural: every one of them."""

    english = "{what:Many}"
    also = ("Bare",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return []


class TakenFrom(Who):
    """ "A card into hand from your discard pile": where from is said last."""

    english = "a {what:One} into hand{zone:Zone}"

    def __init__(self, what: Such, zone: Zone) -> None:
        self.what = what
        self.zone = zone

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return []


class PrintedStep(Do):
    """A step that only print knows: it is replaced before anybody plays it."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        game.done()


class JustDo(PrintedStep):
    """A step that stands where a cost and its effect could."""

    english = "{do:Effect}"
    also = ("Deal",)
    never = ("Do", "Effect")

    def __init__(self, do: Do) -> None:
        super().__init__()
        self.do = do


class PayWhere(PrintedStep):
    """A cost and its effect that share an X."""

    english = "{do:PayTo}, where X is {value:Value}"
    also = ("Deal",)
    never = ("Do", "Effect")

    def __init__(self, do: Do, value: Value) -> None:
        super().__init__()
        self.do = do
        self.value = value


class Gone(Word):
    """A reference that says nothing new."""

    english = ""
    spellings = ("his ", "that {_:One}'s ", "{_:Title}'s ", "that {_:One} ", "the {_:One} ")


class Discards(PrintedStep):
    """Discarding the card itself, before "if" and an event."""

    english = "discard ~"
    never = ("Do", "Effect")


class EachMover(Ability):
    """ "Each Hobbit who moves from this site must exert": all companions do, when it is left."""

    english = "each {what:One} who moves from {where:Where} must exert."

    def __init__(self, what: Such, where: Where) -> None:
        self.what = what
        self.where = where


class EachMoverTo(EachMover):
    """ "Each time a Hobbit moves to this site, that Hobbit must exert": the same, on arriving."""

    english = "each time a {what:One} moves to {where:Where}, {_:TheSame} must exert."


class ForEachIs(Ability):
    """ "For each other Orc you can spot, this minion is strength +1." """

    english = "for each {thing:Thing}, {who:Who} is strength {number:Signed}{limit:Cap}."

    def __init__(self, thing: Thing, who: Who, number: int, limit: Cap) -> None:
        self.thing = thing
        self.who = who
        self.number = number
        self.limit = limit


class PlayedToIs(Ability):
    """ "Each time a companion is played to site 4 or higher, that companion ..." """

    english = "each time {who:A} is played to {where:Where}, {_:TheSame} {facts:Fact* and }."

    def __init__(self, who: A, where: Where, facts: tuple[Fact, ...]) -> None:
        self.who = who
        self.where = where
        self.facts = facts


class MoverMay(Ability):
    """ "Each time a Dwarf moves from such a site, you may heal that Dwarf": any of them."""

    english = "each time a {what:One} moves from {where:Where}, you may heal {_:TheSame}."

    def __init__(self, what: Such, where: Where) -> None:
        self.what = what
        self.where = where


class EachMayHeal(PrintedStep):
    """ "Each Hobbit companion may heal": as many of them as one likes."""

    english = "each {what:One} may heal"
    also = ("Act", "Term", "Do", "Effect")

    def __init__(self, what: Such) -> None:
        super().__init__()
        self.what = what


class LawAndLeaves(Ability):
    """ "This minion cannot bear possessions and is discarded if ...": two texts in one sentence."""

    english = "{law:Law} and is discarded if {if_:If}."

    def __init__(self, law: Law, if_: If) -> None:
        self.law = law
        self.if_ = if_


class Underground(If):
    """Underground: at such a site."""

    english = "underground"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return False


class NotUnderground(Underground):
    """Not at such a site."""

    english = "not underground"
    spellings = ("at a site which is not underground",)


class StrengthOrWith(Mod):
    """ "Strength +2 (or +4 and damage +1 if ...)": two things that hang on the same condition."""

    english = "strength {number:Signed} (or {better:Signed} and {mod:Mod} if {if_:If})"

    def __init__(self, number: int, better: int, mod: Mod, if_: If) -> None:
        self.number = number
        self.better = better
        self.mod = mod
        self.if_ = if_


class ChooseToDiscard(PrintedStep):
    """ "Choose a minion to discard"."""

    english = "choose {who:Who} to discard"
    also = ("Act", "Term", "Do", "Effect")

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who


class OrThese(Who):
    """ "An ally (or 2 elven allies)": one choice or the other."""

    english = "{who:Single} (or {other:Single})"

    def __init__(self, who: Who, other: Who) -> None:
        self.who = who
        self.other = other

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return []


class ExertOrDiscard(PrintedStep):
    """ "Exert or discard your Uruk-hai": either is done to a card of that kind."""

    english = "exert or discard {who:Who}"
    also = ("Act", "Term", "Do", "Effect", "Price")

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who


class BurdenOrWound(PrintedStep):
    """ "Remove a burden or wound from a companion": burdens lie only on the Ring-bearer."""

    english = "remove a burden or wound from {who:Who}"
    also = ("Act", "Term", "Do", "Effect")

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who


class ResistanceIs(Law):
    """ "Bearer's resistance is +2"."""

    english = "{who:Single}'s resistance is {number:Signed}"

    def __init__(self, who: Who, number: int) -> None:
        self.who = who
        self.number = number


class RingPronoun(Word):
    """Whoever wears The One Ring."""

    english = ""
    spellings = ("he", "the ring-bearer", "bearer")


PRINT_ONLY: Final[list[type[Word]]] = [
    Pronoun,
    Implied,
    TheSame,
    BareEach,
    TakenFrom,
    JustDo,
    PayWhere,
    Gone,
    Discards,
    EachMover,
    EachMoverTo,
    ForEachIs,
    PlayedToIs,
    MoverMay,
    EachMayHeal,
    LawAndLeaves,
    Underground,
    NotUnderground,
    StrengthOrWith,
    ChooseToDiscard,
    OrThese,
    ExertOrDiscard,
    BurdenOrWound,
    ResistanceIs,
    RingPronoun,
]
