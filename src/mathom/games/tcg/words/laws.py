"""Clauses that hold: about cards, totals and costs."""

from typing import ClassVar, Final

from mathom.cardplay.phrases import Such, Who
from mathom.cardplay.word import Word
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.effect_kinds import GAME, touch
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.rows import (
    OWNER,
    PLAYED_ON,
    PLAYED_THIS_PHASE,
    STATE,
    VOID,
    ZONE,
    in_play_zone,
    marked_this_turn,
    phase,
    ring_bearer,
)
from mathom.games.tcg.words.counts import NO_CAP, Cap, Thing
from mathom.games.tcg.words.doings import Fact
from mathom.games.tcg.words.pointing import meant
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Law(Word):
    """A clause that holds."""

    def touches(self) -> int:
        return 0

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        """How much of an effect it has on the subject."""
        return 0

    def own(self) -> bool:
        """Whether it speaks of its own card."""
        return False


class Of(Law):
    """Cards are or do something."""

    english = "{who:Who} {facts:Fact* and |, |, and }"
    spellings = ("{who:Bare} {facts:Fact* and |, |, and }",)

    def __init__(self, who: Who, facts: Fact | tuple[Fact, ...]) -> None:
        self.who = who
        self.facts = facts if isinstance(facts, tuple) else (facts,)

    def touches(self) -> int:
        bits = 0
        for fact in self.facts:
            bits |= fact.touches()
        return bits

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if subject < 0:
            return 0
        found = 0
        for fact in self.facts:
            found += fact.said_of(game, frame, self.who, effect, subject)
        return found

    def own(self) -> bool:
        return self.who == SELF


class OnGame(Law):
    """A number that belongs to the whole game."""

    def effect(self) -> int:
        return 0

    def touches(self) -> int:
        return touch(self.effect())

    def value(self, game: Game, frame: Frame) -> int:
        return 0

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if subject == GAME and effect == self.effect():
            return self.value(game, frame)
        return 0


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


class CostOf(Law):
    """000: twilight cost."""

    english = "the twilight cost of {who:Who} is {number:Signed}"
    spellings: ClassVar[tuple[str, ...]] = (
        "{who:Who}'s twilight cost is {number:Signed}",
        "the cost of {who:Who} is {number:Signed}",
    )

    def __init__(self, who: Who, number: int) -> None:
        self.who = who
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.TWILIGHT_COST)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect == effect_kinds.TWILIGHT_COST and meant(game, frame, self.who, subject):
            return self.number
        return 0

    def own(self) -> bool:
        return self.who == SELF


class CostOfPlay(CostOf):
    """000: twilight cost - of what the player plays whose card this is."""

    english = "each time you play {who:Single}, its twilight cost is {number:Signed}"
    spellings = ("each time you play {who:Single}, {_:Gone}twilight cost is {number:Signed}",)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if subject < 0 or game.rows[OWNER][subject] != frame.who:
            return 0
        return super().amount(game, frame, effect, subject)


def coming_onto(game: Game, card: int) -> int:
    """What a card is being played on now."""
    return game.rows[STATE][PLAYED_ON] if game.rows[ZONE][card] == VOID else NONE


class CostOn(Law):
    """000: twilight cost - of a card that is played on such a character."""

    english = "the twilight cost of each {what:One} played on {on:Who} is {number:Signed}"
    spellings = ("the cost of each {what:One} played on {on:Who} is {number:Signed}",)

    def __init__(self, what: Such, on: Who, number: int) -> None:
        self.what = what
        self.on = on
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.TWILIGHT_COST)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect != effect_kinds.TWILIGHT_COST or not self.what.test(game, frame, subject):
            return 0
        host = coming_onto(game, subject)
        return self.number if host >= 0 and meant(game, frame, self.on, host) else 0


class CostOfSelfOn(Law):
    """000: twilight cost - its own, when it is played on such a character."""

    english = "when played on {on:Single}, the twilight cost of ~ is {number:Signed}"
    spellings = ("when played on {on:Single}, ~'s twilight cost is {number:Signed}",)

    def __init__(self, on: Who, number: int) -> None:
        self.on = on
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.TWILIGHT_COST)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect != effect_kinds.TWILIGHT_COST or subject != frame.card:
            return 0
        host = coming_onto(game, subject)
        return self.number if host >= 0 and meant(game, frame, self.on, host) else 0

    def own(self) -> bool:
        return True


class CostOfFirst(Law):
    """000: twilight cost - of the first such card played in each Shadow phase."""

    english = (
        "the twilight cost of the first {what:One} played each"
        " {phase:PhaseName} phase is {number:Signed}"
    )

    def __init__(self, what: Such, number: int, phase: int) -> None:
        self.what = what
        self.number = number
        self.phase = phase

    def touches(self) -> int:
        return touch(effect_kinds.TWILIGHT_COST)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect != effect_kinds.TWILIGHT_COST or phase(game) != self.phase:
            return 0
        before = played_before(game, subject, PLAYED_THIS_PHASE)
        return first_such(game, frame, self.what, subject, before) * self.number


def played_before(game: Game, subject: int, mark: int) -> list[int]:
    """The cards played in this phase or at this site; the card itself if it was, and is gone."""
    played = marked_this_turn(game, mark)
    if in_play_zone(game.rows[ZONE][subject]):
        return [card for card in played if card != subject]
    return played


def first_such(game: Game, frame: Frame, what: Such, subject: int, before: list[int]) -> int:
    """Whether a card is such and none of those before it is: 1 or 0."""
    if not what.test(game, frame, subject):
        return 0
    for card in before:
        if what.test(game, frame, card):
            return 0
    return 1


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
        site = printed(game, frame.card).type == facts.SITE
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


class CannotBePlayed(Law):
    """Nobody plays such cards."""

    english = "{what:Bare} cannot be played"
    spellings = ("{what:Single} cannot be played",)

    def __init__(self, what: Who) -> None:
        self.what = what

    def touches(self) -> int:
        return touch(effect_kinds.NOT_PLAYED)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        return int(effect == effect_kinds.NOT_PLAYED and meant(game, frame, self.what, subject))


class OpponentCannotDiscard(Law):
    """000: discard - not by an opponent's cards."""

    english = "your opponent cannot discard your {what:Many} from play"

    def __init__(self, what: Such) -> None:
        self.what = what

    def touches(self) -> int:
        return touch(effect_kinds.NOT_DISCARDED)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect != effect_kinds.NOT_DISCARDED or game.rows[OWNER][subject] != frame.who:
            return 0
        return int(self.what.test(game, frame, subject))


class CountersStay(Law):
    """000: burden, healing - none can be removed from it."""

    english = "burdens and wounds cannot be removed from {who:Single}"

    def __init__(self, who: Who) -> None:
        self.who = who

    def touches(self) -> int:
        return touch(effect_kinds.NOT_HEALED) | touch(effect_kinds.NO_BURDENS_REMOVED)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect == effect_kinds.NOT_HEALED:
            return int(meant(game, frame, self.who, subject))
        if effect == effect_kinds.NO_BURDENS_REMOVED:
            return int(meant(game, frame, self.who, ring_bearer(game)))
        return 0


LEXICONS: Final[dict[str, dict[object, str]]] = {
    "ArcherySide": {facts.FREE_PEOPLES: "fellowship", facts.SHADOW: "minion"},
}
