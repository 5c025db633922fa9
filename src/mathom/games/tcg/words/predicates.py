"""What a card is, does or cannot do, as long as it is said of it."""

from typing import ClassVar, Final

from mathom.cardplay.phrases import Who
from mathom.cardplay.word import Word
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import ALL_PHASES
from mathom.games.tcg.effect_kinds import touch
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.rows import HOST
from mathom.games.tcg.words.modifiers import Mod
from mathom.games.tcg.words.references import meant
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Fact(Word):
    """Something said of a card."""

    def touches(self) -> int:
        """The effects it may have, as bits (``effect_kinds.touch``)."""
        return 0

    def effects(self, game: Game, frame: Frame, subject: int) -> list[tuple[int, int, int]]:
        """Each effect with its amount now, and the cap on it."""
        return []

    def said_of(self, game: Game, frame: Frame, who: Who, effect: int, subject: int) -> int:
        """How much of an effect it has on the subject, when it is said of such cards."""
        if not self.touches() & touch(effect):
            return 0
        found = 0
        for touched, amount, cap in self.effects(game, frame, subject):
            if touched == effect and amount and meant(game, frame, who, subject):
                found += min(amount, cap) if cap else amount
        return found


class Is(Fact):
    """It is such, or so much more."""

    english = "is {mods:Mod* and |, |, and }"

    def __init__(self, mods: Mod | tuple[Mod, ...]) -> None:
        self.mods = mods if isinstance(mods, tuple) else (mods,)

    def touches(self) -> int:
        bits = 0
        for mod in self.mods:
            bits |= touch(mod.effect())
        return bits

    def effects(self, game: Game, frame: Frame, subject: int) -> list[tuple[int, int, int]]:
        return [(mod.effect(), mod.amount(game, frame), mod.cap()) for mod in self.mods]


class PlainFact(Fact):
    """One effect, once."""

    effect: ClassVar[int] = 0
    amount: ClassVar[int] = 1

    def touches(self) -> int:
        return touch(self.effect)

    def effects(self, game: Game, frame: Frame, subject: int) -> list[tuple[int, int, int]]:
        return [(self.effect, self.amount, 0)]


class Participates(PlainFact):
    """000: allies - in archery fire and skirmishes, wherever the fellowship is."""

    english = "participates in archery fire and skirmishes"
    spellings = ("participate in archery fire and skirmishes",)
    effect = effect_kinds.TAKES_PART


class NotOverwhelmed(PlainFact):
    """000: overwhelmed - only by three times the strength."""

    english = "cannot be overwhelmed unless its strength is tripled"
    spellings = (
        "is not overwhelmed unless <his|that hobbit's> strength is tripled",
        "cannot be overwhelmed unless that hobbit's strength is tripled",
    )
    effect = effect_kinds.OVERWHELM_FACTOR


class NoWoundsIn(PlainFact):
    """000: wound - not in this phase."""

    english = "cannot take wounds during the {phase:PhaseName} phase"
    effect = effect_kinds.NO_WOUNDS

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def phases(self) -> int:
        """The phases in which it takes none, as bits."""
        return 1 << self.phase

    def effects(self, game: Game, frame: Frame, subject: int) -> list[tuple[int, int, int]]:
        return [(effect_kinds.NO_WOUNDS, self.phases(), 0)]


class NoWoundsBut(NoWoundsIn):
    """000: wound - only in this phase."""

    english = "cannot take wounds (except during the {phase:PhaseName} phase)"

    def phases(self) -> int:
        return ALL_PHASES ^ 1 << self.phase


class WoundCap(PlainFact):
    """At most so many wounds in a skirmish phase."""

    english = "takes no more than {number:Number} wound during each skirmish phase"

    effect = effect_kinds.WOUND_CAP

    def __init__(self, number: int) -> None:
        self.number = number

    def effects(self, game: Game, frame: Frame, subject: int) -> list[tuple[int, int, int]]:
        return [(effect_kinds.WOUND_CAP, self.number, 0)]


class CannotHeal(PlainFact):
    """000: healing - it does not."""

    english = "cannot heal"
    effect = effect_kinds.NOT_HEALED


class CannotBeAssigned(PlainFact):
    """000: assigning - not at all."""

    english = "cannot be assigned to a skirmish"
    spellings = ("cannot be assigned to skirmishes",)
    effect = effect_kinds.CANNOT_BE_ASSIGNED


class CannotBearPossessions(PlainFact):
    """000: bearer - none for it."""

    english = "cannot bear possessions"
    effect = effect_kinds.CANNOT_BEAR


class NoStrengthFromWeapons(Fact):
    """000: possession - the weapons it bears add no strength."""

    english = "does not gain strength bonuses from weapons"

    def touches(self) -> int:
        return touch(effect_kinds.STRENGTH_OF_ITEMS_OFF)

    def said_of(self, game: Game, frame: Frame, who: Who, effect: int, subject: int) -> int:
        """The subject is then a weapon, and its bearer the one who is meant."""
        if effect != effect_kinds.STRENGTH_OF_ITEMS_OFF:
            return 0
        host = game.rows[HOST][subject]
        if host < 0 or not printed(game, subject).classes & facts.CLASS_WEAPON:
            return 0
        return int(meant(game, frame, who, host))


class LosesDamage(PlainFact):
    """000: damage bonus - all of them."""

    english = "loses all damage bonuses"
    spellings = ("lose all damage bonuses",)
    effect = effect_kinds.NO_DAMAGE


class LosesWeaponDamage(PlainFact):
    """000: damage bonus - those that weapons give, however often it is said."""

    english = "loses all damage bonuses from weapons"
    effect = effect_kinds.NO_WEAPON_DAMAGE


class NotRoaming(PlainFact):
    """000: roaming - not even at a lower site."""

    english = "is not roaming"
    effect = effect_kinds.NOT_ROAMING


class EntersExhausted(PlainFact):
    """000: exhausted - it comes so."""

    english = "comes into play exhausted"
    effect = effect_kinds.ENTERS_EXHAUSTED


class ExtraWeapon(PlainFact):
    """000: possession - one more hand weapon may be borne."""

    english = "can be borne in addition to 1 other hand weapon"
    spellings = ("may be borne in addition to 1 other hand weapon",)
    effect = effect_kinds.EXTRA_BEARING


class ExertedByShadow(PlainFact):
    """000: exert - only by Shadow cards."""

    english = "can be exerted only by Shadow cards"
    spellings = ("may be exerted only by shadow cards",)
    effect = effect_kinds.EXERTED_BY_SHADOW


PARTICIPATES: Final = Participates()
NOT_OVERWHELMED: Final = NotOverwhelmed()
NO_WEAPON_STRENGTH: Final = NoStrengthFromWeapons()
LOSES_DAMAGE: Final = LosesDamage()
