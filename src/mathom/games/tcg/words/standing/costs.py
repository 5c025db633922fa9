"""Clauses that hold about twilight costs."""

from typing import ClassVar

from mathom.cardplay.phrases import Such, Who
from mathom.games.tcg import effect_kinds
from mathom.games.tcg.effect_kinds import touch
from mathom.games.tcg.rows import (
    OWNER,
    PLAYED_HERE,
    PLAYED_ON,
    PLAYED_THIS_PHASE,
    STATE,
    VOID,
    ZONE,
    in_play_zone,
    marked_this_turn,
    phase,
)
from mathom.games.tcg.words.for_each import Thing
from mathom.games.tcg.words.references import meant
from mathom.games.tcg.words.sites import Where
from mathom.games.tcg.words.standing.laws import Law
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId


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


def coming_onto(game: Game, card: CardId) -> int:
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


class CostOfFirstHere(Law):
    """1U338: the first one played there each turn."""

    english = (
        "the twilight cost of the first {what:One} played to {where:Where}"
        " each turn is {number:Signed}"
    )

    def __init__(self, what: Such, where: Where, number: int) -> None:
        self.what = what
        self.where = where
        self.number = number

    def touches(self) -> int:
        return touch(effect_kinds.TWILIGHT_COST)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect != effect_kinds.TWILIGHT_COST or not self.where.test_here(game, frame):
            return 0
        before = played_before(game, subject, PLAYED_HERE)
        return first_such(game, frame, self.what, subject, before) * self.number


class CostForEach(Law):
    """4R73; 000: modifier - so much more or less for each of something."""

    english = "the twilight cost of {who:Who} is {number:Signed} for each {thing:Thing}"

    def __init__(self, who: Who, number: int, thing: Thing) -> None:
        self.who = who
        self.number = number
        self.thing = thing

    def touches(self) -> int:
        return touch(effect_kinds.TWILIGHT_COST)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect == effect_kinds.TWILIGHT_COST and meant(game, frame, self.who, subject):
            return self.number * self.thing.number(game, frame)
        return 0
