"""Clauses that hold about totals and numbers: archery, moves, roaming, sites."""

from typing import ClassVar

from mathom.cardplay.phrases import Such, Who
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.effect_kinds import touch
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.rows import OWNER
from mathom.games.tcg.words.for_each import Thing
from mathom.games.tcg.words.numbers import NO_CAP, Cap
from mathom.games.tcg.words.references import meant
from mathom.games.tcg.words.standing.laws import Law, OnGame
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class ArcheryTotal(OnGame):
    """000: archery phase."""

    english = "the {side:ArcherySide} archery total is {number:Signed}"
    spellings: ClassVar[tuple[str, ...]] = (
        "add {number:Number} to the {side:ArcherySide} archery total",
    )

    def __init__(self, side: int, number: int) -> None:
        self.side = side
        self.number = number

    def effect(self) -> int:
        return (
            effect_kinds.FELLOWSHIP_ARCHERY
            if self.side == facts.FREE_PEOPLES
            else effect_kinds.MINION_ARCHERY
        )

    def value(self, game: Game, frame: Frame) -> int:
        return self.number


class ArcheryTotalFor(ArcheryTotal):
    """000: archery phase - so much for each of something."""

    english = (
        "the {side:ArcherySide} archery total is {number:Signed} for each {thing:Thing}{limit:Cap}"
    )
    spellings = (
        "add {number:Number} to the {side:ArcherySide} archery total for each {thing:Thing}",
        "for each {thing:Thing}, add {number:Number} to the {side:ArcherySide} archery total",
        "for each {thing:Thing}, the {side:ArcherySide} archery total is"
        " {number:Signed}{limit:Cap}",
    )

    def __init__(self, side: int, number: int, thing: Thing, limit: Cap = NO_CAP) -> None:
        super().__init__(side, number)
        self.thing = thing
        self.limit = limit

    def value(self, game: Game, frame: Frame) -> int:
        amount = self.number * self.thing.number(game, frame)
        return min(amount, self.limit.most) if self.limit.most else amount


class MoveLimit(OnGame):
    """000: move limit - never below one."""

    english = "the move limit is {number:Signed}"
    spellings = (
        "the move limit for this turn is {number:Signed}",
        "the move limit is {number:Signed} for this turn",
        "the move limit for this turn is {number:Signed} (to a minimum of 1)",
    )

    def __init__(self, number: int) -> None:
        self.number = number

    def effect(self) -> int:
        return effect_kinds.MOVE_LIMIT

    def value(self, game: Game, frame: Frame) -> int:
        return self.number


class Skip(OnGame):
    """000: phase - it is left out."""

    english = "skip the {phase:PhaseName} phase"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def effect(self) -> int:
        return effect_kinds.SKIPPED

    def value(self, game: Game, frame: Frame) -> int:
        return 1 << self.phase


class RoamingPenalty(Law):
    """000: roaming."""

    english = "the roaming penalty for each {what:One} you play is {number:Signed}"
    spellings = ("the roaming penalty for each {what:One} you play to ~ is {number:Signed}",)

    def __init__(self, what: Such, number: int) -> None:
        self.what = what
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.ROAMING_PENALTY)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect != effect_kinds.ROAMING_PENALTY or not self.what.test(game, frame, subject):
            return 0
        site = printed(game, frame.card).type == facts.TYPE_SITE
        return self.number if site or game.rows[OWNER][subject] == frame.who else 0


class ShadowNumber(Law):
    """000: Shadow number."""

    english = "the Shadow number of {who:Who} is {number:Signed}"
    spellings = ("{who:Who}'s shadow number is {number:Signed}",)

    def __init__(self, who: Who, number: int) -> None:
        self.who = who
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.SHADOW_NUMBER)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect == effect_kinds.SHADOW_NUMBER and meant(game, frame, self.who, subject):
            return self.number
        return 0


class SiteNumber(Law):
    """000: roaming - the site number of such minions."""

    english = "the site number of {who:Who} is {number:Signed}"
    spellings = ("{who:Who}'s site number is {number:Signed}",)

    def __init__(self, who: Who, number: int) -> None:
        self.who = who
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.SITE_NUMBER)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect == effect_kinds.SITE_NUMBER and meant(game, frame, self.who, subject):
            return self.number
        return 0
