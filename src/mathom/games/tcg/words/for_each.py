""" "For each ..." and "where X is ...": what a text counts."""

from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.names import THOSE
from mathom.cardplay.phrases import Count, Such, Who, Zone
from mathom.cardplay.word import Word
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import skirmishing, vitality
from mathom.games.tcg.facts import TYPE_COMPANION
from mathom.games.tcg.questions import ASK_SPOT
from mathom.games.tcg.rows import ACTIVE, HAND, PATH, WOUNDS
from mathom.games.tcg.words.references import those
from mathom.games.tcg.words.tokens import tokens, tokens_on
from mathom.games.tcg.words.zones import IN_PLAY
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Thing(Word):
    """What is counted after "for each"."""

    chosen: ClassVar[bool] = False  # whether the doer says how many of them
    of_those: ClassVar[bool] = False  # whether it counts among the cards of the step before

    def number(self, game: Game, frame: Frame) -> int:
        """How many there are."""
        return 0


class ThingSuch(Thing):
    """Such a card, where it is looked for."""

    english = "{what:One}{zone:Zone}"

    def __init__(self, what: Such, zone: Zone = IN_PLAY) -> None:
        self.what = what
        self.zone = zone

    def number(self, game: Game, frame: Frame) -> int:
        found = 0
        for card in self.zone.cards(game, frame):
            found += self.what.test(game, frame, card)
        return found


class ThingSpotted(ThingSuch):
    """000: spot - every such card that can be spotted."""

    english = "{what:One} you can spot"

    def __init__(self, what: Such) -> None:
        super().__init__(what, IN_PLAY)


class ThingYouSpot(ThingSuch):
    """000: spot - as many of them as one likes, which is asked beforehand."""

    english = "{what:One} you spot"
    chosen = True

    def __init__(self, what: Such) -> None:
        super().__init__(what, IN_PLAY)


def ask_how_many(game: Game, frame: Frame, thing: Thing) -> None:
    """000: spot - how many of these the doer spots; all are taken where there is no choice."""
    number = thing.number(game, frame)
    if thing.chosen and number:
        game.ask(frame.who, ASK_SPOT, list(range(number + 1)))
    else:
        game.take(number)


class ThingOver(ThingSuch):
    """As many as there are more than so many."""

    english = "{what:One} over {over:Number}"

    def __init__(self, what: Such, over: int) -> None:
        super().__init__(what, IN_PLAY)
        self.over = over

    def number(self, game: Game, frame: Frame) -> int:
        return max(0, super().number(game, frame) - self.over)


class ThingToken(Thing):
    """A burden, a threat or a twilight token."""

    english = "{counter:Token}"
    spellings: ClassVar[tuple[str, ...]] = ("{counter:Token} you can spot",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def number(self, game: Game, frame: Frame) -> int:
        return tokens(game, self.counter)


class ThingRevealed(Thing):
    """Such a card among those that were revealed."""

    english = "{what:One} revealed"
    of_those = True

    def __init__(self, what: Such) -> None:
        self.what = what

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.need(THOSE, "revealed")

    def number(self, game: Game, frame: Frame) -> int:
        return sum(self.what.test(game, frame, card) for card in those(game, frame))


class ThingDiscarded(ThingRevealed):
    """Such a card among those that were discarded."""

    english = "{what:One} discarded in this way"


class ThingInHand(Thing):
    """A card in one's own hand."""

    english = "card in your hand"

    def number(self, game: Game, frame: Frame) -> int:
        return len(game.rows[HAND + frame.who])


class ThingRace(Thing):
    """000: race - those of these races that the fellowship has."""

    english = "of these races you can spot in the fellowship: {races:Race* and |, |, and }"

    def __init__(self, races: tuple[int, ...]) -> None:
        self.races = races

    def number(self, game: Game, frame: Frame) -> int:
        found = 0
        for card in game.rows[ACTIVE]:
            facts = printed(game, card)
            if facts.type == TYPE_COMPANION and facts.race in self.races:
                found |= 1 << facts.race
        return found.bit_count()


class Value(Word):
    """A number that X is said to be."""

    def number(self, game: Game, frame: Frame) -> int:
        return 0


class TwilightCostOf(Value):
    """000: twilight cost - of a card."""

    english = "the twilight cost of {who:Single}"

    def __init__(self, who: Who) -> None:
        self.who = who

    def number(self, game: Game, frame: Frame) -> int:
        return sum(printed(game, card).twilight for card in self.who.cards(game, frame))


class NumberOf(Value):
    """How many there are."""

    english = "the number {thing:Thing}"
    spellings = ("the number of {thing:Thing}",)

    def __init__(self, thing: Thing) -> None:
        self.thing = thing

    def number(self, game: Game, frame: Frame) -> int:
        return self.thing.number(game, frame)


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
        return sum(vitality(game, foe) for foe in foes) if foes else _NOT_TO_BE_PAID


_NOT_TO_BE_PAID: Final = 99


class CountTerrain(Count):
    """13R15; 003: control - such sites that lie on the adventure path, and not those controlled."""

    english = "(one for each {terrain:Keyword} on the adventure path)"

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def number(self, game: Game, frame: Frame) -> int:
        return sum(printed(game, site).keywords >> self.terrain & 1 for site in game.rows[PATH])


class ThingWound(Thing):
    """000: wound - the tokens on such characters."""

    english = "wound on {who:Who}"

    def __init__(self, who: Who) -> None:
        self.who = who

    def number(self, game: Game, frame: Frame) -> int:
        return sum(game.rows[WOUNDS][card] for card in self.who.cards(game, frame))
