"""What is said after "is" and "make": so much more of something, or a keyword."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import X
from mathom.cardplay.steps import If
from mathom.cardplay.word import Word
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import ALL_PHASES
from mathom.games.tcg.effect_kinds import GAINS
from mathom.games.tcg.words.conditions.spotting import YouSpot
from mathom.games.tcg.words.for_each import Thing
from mathom.games.tcg.words.numbers import NO_CAP, Cap, TheX
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Mod(Word):
    """So much more or less of something, or a keyword."""

    def effect(self) -> int:
        """The effect it has, a number of ``facts``."""
        return 0

    def amount(self, game: Game, frame: Frame) -> int:
        """How much of it."""
        return 1

    def cap(self) -> int:
        """000: limit - how much a copy gives in a phase, 0 for any amount."""
        return 0

    def spots(self) -> Thing | None:
        """000: spot - what it counts as many of as the doer likes."""
        return None

    def may_spot(self) -> YouSpot | None:
        """000: spot - what makes it better, if the doer likes."""
        return None

    def amount_for(self, number: int) -> int:
        """How much of it for so many spotted."""
        return 0


class Strength(Mod):
    """000: strength."""

    english = "strength {number:Signed}"

    def __init__(self, number: int) -> None:
        self.number = number

    def effect(self) -> int:
        return effect_kinds.STRENGTH

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number


class StrengthUpTo(Strength):
    """000: limit - strength, up to so much from this copy in a phase."""

    english = "strength {number:Signed} (limit +{most:Number})"
    spellings = ("strength {number:Signed} (limit {most:Signed})",)

    def __init__(self, number: int, most: int) -> None:
        super().__init__(number)
        self.most = most

    def cap(self) -> int:
        return self.most


class StrengthFor(Strength):
    """000: strength - so much for each of something."""

    english = "strength {number:Signed} for each {thing:Thing}{limit:Cap}"

    def __init__(self, number: int, thing: Thing, limit: Cap = NO_CAP) -> None:
        super().__init__(number)
        self.thing = thing
        self.limit = limit

    def amount(self, game: Game, frame: Frame) -> int:
        return self.amount_for(self.thing.number(game, frame))

    def amount_for(self, number: int) -> int:
        amount = self.number * number
        return min(amount, self.limit.most) if self.limit.most else amount

    def spots(self) -> Thing | None:
        return self.thing if self.thing.chosen else None

    def cap(self) -> int:
        return self.limit.most


class StrengthOr(Strength):
    """So much, or more when something holds; no choice (003: effect), but for "you spot"."""

    english = "strength {number:Signed} (or {better:Signed} if {if_:If})"
    spellings = (
        "strength {number:Signed} (or {better:Signed} when {if_:If})",
        "strength {number:Signed} (or {better:Signed} {if_:If})",
    )

    def __init__(self, number: int, better: int, if_: If) -> None:
        super().__init__(number)
        self.better = better
        self.if_ = if_

    def amount(self, game: Game, frame: Frame) -> int:
        return self.better if self.if_.holds(game, frame) else self.number

    def may_spot(self) -> YouSpot | None:
        return self.if_ if isinstance(self.if_, YouSpot) else None

    def amount_for(self, number: int) -> int:
        return self.better if number else self.number


class StrengthMinusX(Mod):
    """000: X - so much less strength."""

    english = "strength -X"

    def follow(self, known: Known) -> None:
        known.need(X, "X")

    def effect(self) -> int:
        return effect_kinds.STRENGTH

    def amount(self, game: Game, frame: Frame) -> int:
        return -TheX().number(game, frame)


class Resistance(Mod):
    """000: resistance."""

    english = "resistance {number:Signed}"

    def __init__(self, number: int) -> None:
        self.number = number

    def effect(self) -> int:
        return effect_kinds.RESISTANCE

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number


class Bonus(Mod):
    """000: damage +X, defender +X - a keyword with a number."""

    english = "{keyword:Numbered} +{number:Number}"
    spellings: ClassVar[tuple[str, ...]] = ("{keyword:Numbered} {number:Signed}",)

    def __init__(self, keyword: int, number: int) -> None:
        self.keyword = keyword
        self.number = number

    def effect(self) -> int:
        return GAINS + self.keyword

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number


class BonusUpTo(Bonus):
    """000: limit - the same, up to so much from this copy in a phase."""

    english = "{keyword:Numbered} +{number:Number} (limit +{most:Number})"
    spellings = ("{keyword:Numbered} {number:Signed} (limit {most:Signed})",)

    def __init__(self, keyword: int, number: int, most: int) -> None:
        super().__init__(keyword, number)
        self.most = most

    def cap(self) -> int:
        return self.most


class BonusOr(Bonus):
    """So much, or more when something holds; no choice, but for "you spot"."""

    english = "{keyword:Numbered} +{number:Number} (or +{better:Number} if {if_:If})"
    spellings = (
        "{keyword:Numbered} {number:Signed} (or {keyword:Numbered} {better:Signed} if {if_:If})",
        "{keyword:Numbered} {number:Signed} (or {better:Signed} if {if_:If})",
    )

    def __init__(self, keyword: int, number: int, better: int, if_: If) -> None:
        super().__init__(keyword, number)
        self.better = better
        self.if_ = if_

    def amount(self, game: Game, frame: Frame) -> int:
        return self.better if self.if_.holds(game, frame) else self.number

    def may_spot(self) -> YouSpot | None:
        return self.if_ if isinstance(self.if_, YouSpot) else None

    def amount_for(self, number: int) -> int:
        return self.better if number else self.number


class Gains(Mod):
    """000: keyword."""

    english = "{keyword:Keyword}"
    spellings = ("a {keyword:Keyword}",)

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def effect(self) -> int:
        return GAINS + self.keyword


class IfMod(Mod):
    """Only when something holds."""

    english = "if {if_:If}, {mod:Mod}"

    def __init__(self, if_: If, mod: Mod) -> None:
        self.if_ = if_
        self.mod = mod

    def effect(self) -> int:
        return self.mod.effect()

    def amount(self, game: Game, frame: Frame) -> int:
        return self.mod.amount(game, frame) if self.if_.holds(game, frame) else 0

    def cap(self) -> int:
        return self.mod.cap()


def damage(number: int) -> Bonus:
    return Bonus(facts.KEYWORD_DAMAGE, number)


def defender(number: int) -> Bonus:
    return Bonus(facts.KEYWORD_DEFENDER, number)


def gains(name: str) -> Gains:
    return Gains(facts.keyword(name))


FELLOWSHIP: Final = facts.FREE_PEOPLES  # whose archery total
MINIONS: Final = facts.SHADOW


class StrengthOrFor(Strength):
    """So much, or so much for each of something when something holds; no choice (003: effect)."""

    english = "strength {number:Signed} (or {each:Signed} for each {thing:Thing} if {if_:If})"

    def __init__(self, number: int, each: int, thing: Thing, if_: If) -> None:
        super().__init__(number)
        self.each = each
        self.thing = thing
        self.if_ = if_

    def amount(self, game: Game, frame: Frame) -> int:
        if self.if_.holds(game, frame):
            return self.each * self.thing.number(game, frame)
        return self.number


class Ambush(Mod):
    """000: ambush - so much, beside any other."""

    english = "ambush ({number:Number})"
    spellings: ClassVar[tuple[str, ...]] = ("ambush {number:Twilight}",)

    def __init__(self, number: int) -> None:
        self.number = number

    def effect(self) -> int:
        return GAINS + facts.KEYWORD_AMBUSH

    def amount(self, game: Game, frame: Frame) -> int:
        return self.number


class NoWoundsNow(Mod):
    """000: wound - none can be taken."""

    english = "take no wounds"

    def effect(self) -> int:
        return effect_kinds.NO_WOUNDS

    def amount(self, game: Game, frame: Frame) -> int:
        return ALL_PHASES


FIERCE: Final = Gains(facts.KEYWORD_FIERCE)
AN_ARCHER: Final = Gains(facts.KEYWORD_ARCHER)
TAKE_NO_WOUNDS: Final = NoWoundsNow()
