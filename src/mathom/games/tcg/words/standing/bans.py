"""Clauses that hold: what nobody may do, and rules that are put aside."""

from typing import Final

from mathom.cardplay.phrases import Such, Who
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import ARCHERY, ASSIGNMENT, SKIRMISH
from mathom.games.tcg.effect_kinds import GAME, touch
from mathom.games.tcg.rows import OWNER, free, ring_bearer
from mathom.games.tcg.words.references import meant
from mathom.games.tcg.words.sites import Where
from mathom.games.tcg.words.standing.laws import Law, OnGame
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


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


class NobodyActs(Law):
    """1C138: no skirmish events or special abilities there."""

    english = (
        "no player can play {phase:PhaseName} events or use {phase:PhaseName} special abilities"
        " during skirmishes at {where:Where}"
    )
    spellings = (
        "no player may play {phase:PhaseName} events or use {phase:PhaseName} special abilities"
        " during skirmishes at {where:Where}",
    )

    def __init__(self, phase: int, where: Where) -> None:
        self.phase = phase
        self.where = where

    def touches(self) -> int:
        bits = 0
        for effect in range(
            effect_kinds.NO_FREE_PEOPLES_EVENTS, effect_kinds.NO_SHADOW_ABILITIES + 1
        ):
            bits |= touch(effect)
        return bits

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        known = effect_kinds.NO_FREE_PEOPLES_EVENTS <= effect <= effect_kinds.NO_SHADOW_ABILITIES
        if subject != GAME or not known or not self.where.test_here(game, frame):
            return 0
        return 1 << self.phase


class NobodyUses(Law):
    """3U61: no special abilities in a phase."""

    english = "no player can use {phase:PhaseName} special abilities"
    spellings = ("no player may use {phase:PhaseName} special abilities",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def touches(self) -> int:
        return touch(effect_kinds.NO_FREE_PEOPLES_ABILITIES) | touch(
            effect_kinds.NO_SHADOW_ABILITIES
        )

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        known = effect in (effect_kinds.NO_FREE_PEOPLES_ABILITIES, effect_kinds.NO_SHADOW_ABILITIES)
        return 1 << self.phase if known and subject == GAME else 0


class NoFighting(OnGame):
    """1U330: neither assignment nor skirmishes there."""

    english = "there are no assignment and skirmish phases at {where:Where}"

    def __init__(self, where: Where) -> None:
        self.where = where

    def effect(self) -> int:
        return effect_kinds.SKIPPED

    def value(self, game: Game, frame: Frame) -> int:
        return 1 << ASSIGNMENT | 1 << SKIRMISH if self.where.test_here(game, frame) else 0


class FreeMaySkipArchery(OnGame):
    """2R53: the Free Peoples player would always rather skip it."""

    english = "the Free Peoples player may choose for the archery phase to be skipped"

    def effect(self) -> int:
        return effect_kinds.MAY_SKIP

    def value(self, game: Game, frame: Frame) -> int:
        return 1 << ARCHERY


class OneMinionEach(OnGame):
    """3U115: no crowding."""

    english = "no more than one minion can be assigned to each skirmish"
    spellings = ("no more than one minion may be assigned to each skirmish",)

    def effect(self) -> int:
        return effect_kinds.ONE_MINION_EACH

    def value(self, game: Game, frame: Frame) -> int:
        return 1


class NotFromPiles(OnGame):
    """3C118: cards are played from hand alone."""

    english = "cards cannot be played from draw decks or discard piles"

    def effect(self) -> int:
        return effect_kinds.NOT_FROM_PILES

    def value(self, game: Game, frame: Frame) -> int:
        return 1


class NotAssignedByFree(Law):
    """2R75: the Free Peoples player leaves him alone."""

    english = "the Free Peoples player cannot assign a character to skirmish {who:Single}"

    def __init__(self, who: Who) -> None:
        self.who = who

    def touches(self) -> int:
        return touch(effect_kinds.NOT_ASSIGNED_BY_FREE_PEOPLES)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        known = effect == effect_kinds.NOT_ASSIGNED_BY_FREE_PEOPLES
        return int(known and meant(game, frame, self.who, subject))


class TextDoesNotApply(Law):
    """2U76: a card says nothing."""

    english = "the game text of {who:Single} does not apply"
    spellings = ("{who:Single}'s game text does not apply",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def touches(self) -> int:
        return touch(effect_kinds.NO_TEXT)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        return int(effect == effect_kinds.NO_TEXT and meant(game, frame, self.who, subject))


class HandsHidden(Law):
    """2C21, 2C44: an opponent does not see one's hand."""

    english = "{hidden:HiddenHands}"

    def __init__(self, hidden: int) -> None:
        self.hidden = hidden

    def touches(self) -> int:
        return touch(effect_kinds.HAND_HIDDEN)

    def amount(self, game: Game, frame: Frame, effect: int, subject: int) -> int:
        if effect != effect_kinds.HAND_HIDDEN or subject < 0:
            return 0
        is_free = subject == free(game)
        return int(is_free == (self.hidden == facts.FREE_PEOPLES))


class Corrupted(OnGame):
    """1R252: the Ring-bearer is lost."""

    english = "the Ring-bearer is corrupted"

    def effect(self) -> int:
        return effect_kinds.RING_BEARER_LOST

    def value(self, game: Game, frame: Frame) -> int:
        return 1


LEXICONS: Final[dict[str, dict[object, str]]] = {
    "HiddenHands": {
        facts.FREE_PEOPLES: "Shadow players cannot look at or reveal cards in your hand",
        facts.SHADOW: (
            "the Free Peoples player cannot look at or reveal cards in any Shadow player's hand"
        ),
    },
}
