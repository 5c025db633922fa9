"""Conditions, events and standing texts that one card needs, or two; each names its cards."""

from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.combining import OneOf, Optionally
from mathom.cardplay.names import CAUSE, NOBODY, SUBJECT, VALUE
from mathom.cardplay.phrases import Clause, Such, Who
from mathom.cardplay.steps import PERFORM, If, card_rules
from mathom.cardplay.word import Word, inside
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import (
    ARCHERY,
    ASSIGNMENT,
    SKIRMISH,
    On,
    Standing,
    Sweep,
)
from mathom.games.tcg.effect_kinds import GAME, touch
from mathom.games.tcg.effects import exhausted
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.events.cards import E_CARD, E_PLAYED
from mathom.games.tcg.events.skirmishes import E_SKIRMISH_ENDS
from mathom.games.tcg.packing import mover_of, pile_before
from mathom.games.tcg.procedures import RUN_USE
from mathom.games.tcg.rows import (
    ACTIVE,
    ASSIGNED_THIS_TURN,
    BURDENS,
    DEAD,
    DISCARD,
    HAND,
    HOST,
    LOST_THIS_TURN,
    OWNER,
    PLAYED_HERE,
    free,
    marked_this_turn,
    of_seat,
)
from mathom.games.tcg.words.cards import EVENT, Keyworded, KeywordNoun
from mathom.games.tcg.words.clauses import Where
from mathom.games.tcg.words.conditions import wearing
from mathom.games.tcg.words.laws import Law, OnGame, first_such, played_before
from mathom.games.tcg.words.moments import EndOfTurn
from mathom.games.tcg.words.pointing import meant
from mathom.games.tcg.words.preventing import Preventable
from mathom.games.tcg.words.selections import each
from mathom.games.tcg.words.spotting import Spotted
from mathom.games.tcg.words.standing import speaking
from mathom.games.tcg.words.triggers import names_subject
from mathom.games.tcg.words.verbs import Exert, Spot
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class GloomyTotal(If):
    """1R243: burdens and the dead."""

    english = (
        "the total number of burdens and companions in the dead pile is at least {number:Number}"
    )
    also = ("PlainIf",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        dead = 0
        for card in game.rows[DEAD + free(game)]:
            dead += printed(game, card).type == facts.COMPANION
        return of_seat(game, free(game), BURDENS) + dead >= self.number


class SpotWearer(Spotted):
    """2R86: the Ring-bearer while he wears The One Ring."""

    english = "the Ring-bearer wearing The One Ring"

    def seen(self, game: Game, frame: Frame) -> int:
        return int(wearing(game))


class RaceUnspotted(Clause):
    """1R79: nobody else of that race is there."""

    english = " whose race you cannot spot"

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        race = printed(game, card).race
        for other in game.rows[ACTIVE]:
            if other != card and printed(game, other).race == race:
                return False
        return race != 0  # 003: Gollum/Sméagol - no race cannot be spotted, nor missed


class EventThatUses(On):
    """2C47, 2C89: an event with a text that spots or exerts such a card."""

    english = "an event is played that spots or exerts {who:Single}"
    kind = E_PLAYED

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_subject(known, each(EVENT), self)

    def holds(self, game: Game, frame: Frame) -> bool:
        card = printed(game, frame.cards[SUBJECT])
        if card.type != facts.EVENT:
            return False
        wanted = keywords_in(self.who)
        for text in card.text:
            for word in inside(text):
                if isinstance(word, (Exert, Spot)) and wanted & keywords_in(word):
                    return True
        return False


def keywords_in(word: Word) -> set[int]:
    """The keywords by which a text calls cards."""
    return {part.keyword for part in inside(word) if isinstance(part, (KeywordNoun, Keyworded))}


class MadeToDiscard(On):
    """3C111: a Shadow card makes you discard from hand."""

    english = "a Shadow card makes you discard a card from hand"
    kind = E_CARD

    def holds(self, game: Game, frame: Frame) -> bool:
        card = frame.cards[SUBJECT]
        cause = frame.cards[CAUSE]
        source = mover_of(cause)
        if game.rows[OWNER][card] != frame.who or source < 0:
            return False
        if pile_before(cause) != HAND + frame.who or frame.cards[VALUE] != DISCARD + frame.who:
            return False
        return printed(game, source).side == facts.SHADOW and not by_choice(game, frame.who)


def by_choice(game: Game, player: int) -> bool:
    """3C111: whether the text under way left it to the player to do something else."""
    for under_way in reversed(game.stack):
        if under_way.procedure == RUN_USE:
            return False
        if under_way.procedure == PERFORM:
            word = card_rules(game).steps[under_way.event]
            if isinstance(word, (OneOf, Optionally)) and under_way.who == player:
                return True
            if isinstance(word, Preventable) and word.being_paid(under_way):
                return True
    return False


class EndOfTurnUnassigned(EndOfTurn):
    """1R279: bearer was spared, and somebody else was not."""

    english = (
        "the end of each turn during which bearer was not assigned to a skirmish"
        " (and another companion was)"
    )

    def holds(self, game: Game, frame: Frame) -> bool:
        host = game.rows[HOST][frame.card]
        fought = [
            card
            for card in marked_this_turn(game, ASSIGNED_THIS_TURN)
            if printed(game, card).type == facts.COMPANION
        ]
        return host >= 0 and host not in fought and len(fought) > 0


class EndOfTurnUnbeaten(EndOfTurn):
    """3R40: nobody of the fellowship lost a skirmish."""

    english = "the end of each turn during which no {what:One} lost a skirmish"

    def __init__(self, what: Such) -> None:
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        if free(game) != frame.who:
            return False
        losers = marked_this_turn(game, LOST_THIS_TURN)
        return not any(self.what.test(game, frame, card) for card in losers)


class WearsAtEnd(On):
    """1R224: The One Ring is still worn when a skirmish ends."""

    english = "the Ring-bearer wears The One Ring at the end of a skirmish phase"
    kind = E_SKIRMISH_ENDS

    def holds(self, game: Game, frame: Frame) -> bool:
        return wearing(game)


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


class Corrupted(OnGame):
    """1R252: the Ring-bearer is lost."""

    english = "the Ring-bearer is corrupted"

    def effect(self) -> int:
        return effect_kinds.RING_BEARER_LOST

    def value(self, game: Game, frame: Frame) -> int:
        return 1


class NeitherExhausted(Standing):
    """2R112: two friends, while both have strength left."""

    english = (
        "while you can spot {one:Single} and {other:Single} and neither is"
        " exhausted, each is strength {number:Signed}."
    )

    def __init__(self, one: Who, other: Who, number: int) -> None:
        super().__init__()
        self.one = one
        self.other = other
        self.number = number
        self.touches = touch(effect_kinds.STRENGTH)

    def amount(self, game: Game, source: int, effect: int, subject: int) -> int:
        frame = speaking(game, source)
        both = [*self.one.cards(game, frame)[:1], *self.other.cards(game, frame)[:1]]
        if effect != effect_kinds.STRENGTH or subject not in both or len(both) < 2:
            return 0
        return 0 if any(exhausted(game, card) for card in both) else self.number


class DiscardOthers(Sweep):
    """2C51, 2R73: it bears no company."""

    english = "while you can spot ~, discard each {what:One}."
    spellings = ("while you can spot ~, discard all {what:One}.",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def swept(self, game: Game, source: int) -> list[int]:
        frame = Frame(PERFORM, game.rows[OWNER][source], source, cards=NOBODY)
        return [card for card in game.rows[ACTIVE] if self.what.test(game, frame, card)]


LEXICONS: Final[dict[str, dict[object, str]]] = {
    "HiddenHands": {
        facts.FREE_PEOPLES: "Shadow players cannot look at or reveal cards in your hand",
        facts.SHADOW: (
            "the Free Peoples player cannot look at or reveal cards in any Shadow player's hand"
        ),
    },
}
