"""Words of the cards that the examples of the glossaries name."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import CAUSE, SUBJECT, THOSE, VALUE
from mathom.cardplay.phrases import Clause, Count, Who
from mathom.cardplay.steps import Do, If
from mathom.games.tcg import effect_kinds, facts
from mathom.games.tcg.abilities import On
from mathom.games.tcg.effect_kinds import touch
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import skirmishing, vitality
from mathom.games.tcg.events.cards import E_CARD, E_LEAVE
from mathom.games.tcg.events.skirmishes import E_ASSIGNED, E_SKIRMISH
from mathom.games.tcg.facts import TOWER_BLOCK
from mathom.games.tcg.packing import DISCARDED, how_it_leaves, mover_of, who_removes
from mathom.games.tcg.procedures import RUN_LIBERATE, RUN_TAKE_CONTROL
from mathom.games.tcg.rows import (
    DECK,
    DISCARD,
    HAND,
    NUMBER,
    OWNER,
    PATH,
    PLAYERS,
    ZONE,
    free,
    site_number,
)
from mathom.games.tcg.rulebook.sites import to_be_controlled, to_be_liberated
from mathom.games.tcg.words.clauses import Where, on_path_of
from mathom.games.tcg.words.counts import Thing, ThingToken
from mathom.games.tcg.words.laws import Law
from mathom.games.tcg.words.orders import BySites
from mathom.games.tcg.words.playing import How
from mathom.games.tcg.words.pointing import fighting, meant, names_fighter
from mathom.games.tcg.words.rare_texts import by_choice
from mathom.games.tcg.words.tower_and_king import tokens_on
from mathom.games.tcg.words.triggers import About, names_subject
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game

# Counting


class ThingTokenYouSpot(ThingToken):
    """000: spot - as many tokens as one likes."""

    english = "{counter:Token} you spot"
    spellings = ()
    chosen = True


class ThingMatched(Thing):
    """4R52, 4R69: a token here that one on another card matches."""

    english = "{culture:Culture} token here matched by a {other:Culture} token on {on:Single}"

    def __init__(self, culture: int, other: int, on: Who) -> None:
        self.culture = culture
        self.other = other
        self.on = on

    def number(self, game: Game, frame: Frame) -> int:
        there = [tokens_on(game, card, self.other) for card in self.on.cards(game, frame)]
        return min(tokens_on(game, frame.card, self.culture), max(there, default=0))


class CountVitality(Count):
    """8R27: what is left of the vitality of those it is skirmishing."""

    english = "the total vitality of the minions skirmishing {who:Single} in"

    def __init__(self, who: Who) -> None:
        self.who = who

    def number(self, game: Game, frame: Frame) -> int:
        foes = [foe for card in self.who.cards(game, frame) for foe in skirmishing(game, card)]
        # 000: skirmish phase(s) - one who is not skirmishing has nobody to count.
        return sum(vitality(game, foe) for foe in foes) if foes else NOT_TO_BE_PAID


NOT_TO_BE_PAID: Final = 99


class CountTerrain(Count):
    """13R15; 003: control - such sites that lie on the adventure path, and not those controlled."""

    english = "(one for each {terrain:Keyword} on the adventure path)"

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def number(self, game: Game, frame: Frame) -> int:
        return sum(printed(game, site).keywords >> self.terrain & 1 for site in game.rows[PATH])


# Conditions and clauses


class MoreVitality(If):
    """7R73: it has more left than all whom it is skirmishing together."""

    english = "{who:Single} has more vitality than those skirmishing it"
    also = ("PlainIf",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in self.who.cards(game, frame):
            foes = skirmishing(game, card)
            if foes and vitality(game, card) > sum(vitality(game, foe) for foe in foes):
                return True
        return False


class CostsTheSame(Clause):
    """000: twilight cost - what is printed on it is what is printed on the card revealed."""

    english = " with the same twilight cost as the card revealed"

    def follow(self, known: Known) -> None:
        known.need(THOSE, "the card revealed")

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        shown = max(frame.cards[THOSE], 0)
        costs = [
            printed(game, other).twilight
            for other in range(shown.bit_length())
            if shown >> other & 1
        ]
        return printed(game, card).twilight in costs


class AnySite(Where):
    """000: block symbol - any of these numbers, whatever the path."""

    english = "any site {numbers:Number* or |, |, or }"

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def test_site(self, game: Game, frame: Frame, site: int) -> bool:
        return game.rows[NUMBER][site] in self.numbers


# Triggers


class AssignedByFree(On):
    """000: ambush - the Free Peoples player assigns a character to it."""

    english = "the Free Peoples player assigns {who:Single} to a character"
    kind = E_ASSIGNED

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_subject(known, self.who, self)
        known.mark(VALUE)

    def holds(self, game: Game, frame: Frame) -> bool:
        if frame.cards[CAUSE] != free(game) or frame.cards[VALUE] == NONE:
            return False
        return meant(game, frame, self.who, frame.cards[SUBJECT])


class ItsDefender(Who):
    """The character that was assigned."""

    english = "that defender"
    also = ("Single", "Ref")

    def follow(self, known: Known) -> None:
        known.need(VALUE, "that defender")

    def cards(self, game: Game, frame: Frame) -> list[int]:
        card = frame.cards[VALUE]
        return [card] if 0 <= card < len(game.rows[OWNER]) else []


class SkirmishBegins(On):
    """000: skirmish phase(s) - such a character's."""

    english = "a skirmish involving {who:Single} begins"
    kind = E_SKIRMISH

    def __init__(self, who: Who) -> None:
        self.who = who

    def follow(self, known: Known) -> None:
        super().follow(known)
        names_fighter(known, self.who, self)

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(meant(game, frame, self.who, card) for card in fighting(game))


class AboutToBeDiscardedByShadow(About):
    """4U63; 000: discard - from play, by the text of a Shadow card."""

    english = "{who:Who} is about to be discarded by a Shadow card"
    kind = E_LEAVE
    before = True

    def holds(self, game: Game, frame: Frame) -> bool:
        cause = frame.cards[CAUSE]
        source = who_removes(cause)
        if how_it_leaves(cause) != DISCARDED or source < 0:
            return False
        return printed(game, source).side == facts.SHADOW and super().holds(game, frame)


class AboutToLoseCards(On):
    """4R301: from hand or draw deck, where the Shadow card leaves no choice."""

    english = (
        "a Shadow card is about to discard a card from your hand or from the top of your draw deck"
    )
    kind = E_CARD
    before = True

    def holds(self, game: Game, frame: Frame) -> bool:
        card = frame.cards[SUBJECT]
        source = mover_of(frame.cards[CAUSE])
        to = frame.cards[VALUE]
        if game.rows[OWNER][card] != frame.who or source < 0:
            return False
        zone = game.rows[ZONE][card]
        if zone not in (HAND + frame.who, DECK + frame.who):
            return False
        if not DISCARD <= to < DISCARD + PLAYERS or printed(game, source).side != facts.SHADOW:
            return False
        return not by_choice(game, frame.who)


# What is done


class BySitesOfTheTower(BySites):
    """000: block symbol - one thing at early sites of the Tower block, another elsewhere."""

    english = (
        "at sites {first:Number}T to {last:Number}T, {do:Deal}. at any other site, {other:Deal}"
    )
    spellings: ClassVar[tuple[str, ...]] = (
        "at sites {first:Number}[t] to {last:Number}[t], {do:Deal}."
        " at any other site, {other:Deal}",
    )

    def early(self, game: Game, frame: Frame) -> bool:
        return on_path_of(game, TOWER_BLOCK) and self.first <= site_number(game) <= self.last


class ControlSite(Do):
    """000: control."""

    english = "control a site"
    spellings = ("take control of a site",)
    also = ("Act", "Term", "VerbDo")

    def possible(self, game: Game, frame: Frame) -> bool:
        return to_be_controlled(game) != NONE

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_TAKE_CONTROL, frame.who, count=1))
        else:
            self.finish(game, frame)


class LiberateSite(Do):
    """000: liberate; 003: liberate a site."""

    english = "liberate a site"
    also = ("Act", "Term", "Price", "VerbDo")

    def possible(self, game: Game, frame: Frame) -> bool:
        return to_be_liberated(game, frame.who) != NONE

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == 0:
            game.call(Frame(RUN_LIBERATE, frame.who, count=1))
        else:
            self.finish(game, frame)


class EvenIfDead(How):
    """9R27: though another of that title lies in the dead pile."""

    english = " (even if another copy of it is in your dead pile)"
    despite_death = True


EVEN_IF_DEAD: Final = EvenIfDead()


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
