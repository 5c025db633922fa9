"""What must hold of cards: what they are, bear or have."""

from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.phrases import Adjective, Such, Who, Zone
from mathom.cardplay.steps import If
from mathom.games.tcg import facts
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import items_of, keyword_amount, resistance, skirmishing, vitality
from mathom.games.tcg.facts import TYPE_COMPANION
from mathom.games.tcg.rows import ACTIVE, BURDENS, DEAD, free, of_seat
from mathom.games.tcg.words.nouns import SITE
from mathom.games.tcg.words.references import meant
from mathom.games.tcg.words.selections import Several
from mathom.games.tcg.words.sites import Where
from mathom.games.tcg.words.verbs.sites import LaysSite
from mathom.games.tcg.words.zones import IN_PLAY
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class StandsAt(If):
    """000: site, ally - a character is there: an ally at home, all others with the fellowship."""

    english = "{who:Single} is at {where:Where}"
    spellings = ("{who:Implied}at {where:Where}",)
    also = ("PlainIf",)

    def __init__(self, who: Who, where: Where) -> None:
        self.who = who
        self.where = where

    def holds(self, game: Game, frame: Frame) -> bool:
        cards = self.who.cards(game, frame)
        return any(self.where.test_of(game, frame, card) for card in cards)


class Bears(If):
    """000: bearer."""

    english = "{who:Single} bears {what:Single}"
    spellings = ("{who:Implied}bearing {what:Single}", "{who:Single} is bearing {what:Single}")
    also = ("PlainIf",)

    def __init__(self, who: Who, what: Who) -> None:
        self.who = who
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        wanted = self.what.wanted(game, frame) if isinstance(self.what, Several) else 1
        for card in self.who.cards(game, frame):
            borne = [i for i in items_of(game, card) if meant(game, frame, self.what, i)]
            if len(borne) >= wanted:
                return True
        return False


class IsA(If):
    """It is such a card."""

    english = "{who:Single} is {what:Single}"
    spellings = ("{who:Single} is then {what:Single}",)
    also = ("PlainIf",)

    def __init__(self, who: Who, what: Who) -> None:
        self.who = who
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(meant(game, frame, self.what, card) for card in self.who.cards(game, frame))


class IsSo(If):
    """It is in a state, or has a keyword."""

    english = "{who:Single} is {so:Adjective}"
    spellings = ("{who:Single} is then {so:Adjective}",)
    also = ("PlainIf",)

    def __init__(self, who: Who, so: Adjective) -> None:
        self.who = who
        self.so = so

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(self.so.test(game, frame, card) for card in self.who.cards(game, frame))


class HasBonus(If):
    """000: keyword - it has the keyword with a number."""

    english = "{who:Single} is {keyword:Numbered} +{number:Number}"
    spellings = ("{who:Single} is {keyword:Numbered} {number:Signed}",)
    also = ("PlainIf",)

    def __init__(self, who: Who, keyword: int, number: int) -> None:
        self.who = who
        self.keyword = keyword
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in self.who.cards(game, frame):
            if keyword_amount(game, card, self.keyword) >= self.number:
                return True
        return False


class HasSignet(If):
    """000: signet."""

    english = "{who:Single} has the {signet:Signet} signet"
    also = ("PlainIf",)

    def __init__(self, who: Who, signet: int) -> None:
        self.who = who
        self.signet = signet

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in self.who.cards(game, frame):
            if printed(game, card).signet == self.signet:
                return True
        return False


class ThereAre(If):
    """So many such cards are there, or more."""

    english = "there are at least {number:Number} {what:Many}{zone:Zone}"
    spellings = ("there are {number:Number} or more {what:Many}{zone:Zone}",)
    also = ("PlainIf",)

    def __init__(self, number: int, what: Such, zone: Zone = IN_PLAY) -> None:
        self.number = number
        self.what = what
        self.zone = zone

    def holds(self, game: Game, frame: Frame) -> bool:
        found = 0
        for card in self.zone.cards(game, frame):
            found += self.what.test(game, frame, card)
        return found >= self.number


class ThereIs(If):
    """Such a card is there."""

    english = "a {what:One} is{zone:Zone}"
    also = ("PlainIf",)

    def __init__(self, what: Such, zone: Zone) -> None:
        self.what = what
        self.zone = zone

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in self.zone.cards(game, frame):
            if self.what.test(game, frame, card):
                return True
        return False


class OnlyThese(If):
    """000: fellowship - all companions are such."""

    english = "only {what:Many} are in the fellowship"
    also = ("PlainIf",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in game.rows[ACTIVE]:
            if printed(game, card).type == TYPE_COMPANION and not self.what.test(game, frame, card):
                return False
        return True


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


class ResistanceOrMore(If):
    """000: resistance - a companion has so much now, or more."""

    english = "{who:Single} has resistance {number:Number} or more"
    also = ("PlainIf",)

    def __init__(self, who: Who, number: int) -> None:
        self.who = who
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(resistance(game, card) >= self.number for card in self.who.cards(game, frame))


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
            dead += printed(game, card).type == facts.TYPE_COMPANION
        return of_seat(game, free(game), BURDENS) + dead >= self.number


class SitePlayedIs(If):
    """The site that the step before played is such a one."""

    english = "you play a {what:One}"
    also = ("PlainIf",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def follow(self, known: Known) -> None:
        if not isinstance(known.find(SITE.noun, "you play").by, LaysSite):
            raise Unbound('"you play"')

    def holds(self, game: Game, frame: Frame) -> bool:
        site = frame.cards[SITE.noun.slot]
        return site != NONE and self.what.test(game, frame, site)
