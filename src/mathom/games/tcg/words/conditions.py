"""What must hold: requirements, conditions of standing texts, upgrades in parentheses."""

from typing import Final

from mathom.cardplay.phrases import Adjective, Such, Who, Zone
from mathom.cardplay.steps import If, Player
from mathom.games.tcg.effect_kinds import WEARING
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import items_of, keyword_amount, skirmishing, total
from mathom.games.tcg.facts import COMPANION
from mathom.games.tcg.rows import (
    ACTIVE,
    DECK,
    FIERCE_ROUND,
    FIGHTER,
    FOE,
    HAND,
    IN_SKIRMISH,
    MOVES,
    RESOLVED,
    STATE,
    ring_bearer,
    twilight,
)
from mathom.games.tcg.words.clauses import Where, assigned
from mathom.games.tcg.words.pointing import meant
from mathom.games.tcg.words.selections import Several
from mathom.games.tcg.words.spotting import tokens
from mathom.games.tcg.words.zones import IN_PLAY
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class IsAt(If):
    """000: site - the fellowship is there."""

    english = "the fellowship is at {where:Where}"
    also = ("PlainIf",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.where.test_here(game, frame)


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


class NotAt(If):
    """000: site - the fellowship is somewhere else."""

    english = "the fellowship is not at {where:Where}"
    spellings = ("not at {where:Where}",)
    also = ("PlainIf",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, game: Game, frame: Frame) -> bool:
        return not self.where.test_here(game, frame)


class Fights(If):
    """000: skirmish phase(s) - it is skirmishing such a character."""

    english = "{who:Single} is skirmishing {whom:Single}"
    spellings = ("{who:Implied}skirmishing {whom:Who}", "{who:Single} skirmish {whom:Who}")
    also = ("PlainIf",)

    def __init__(self, who: Who, whom: Who) -> None:
        self.who = who
        self.whom = whom

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in self.who.cards(game, frame):
            for foe in skirmishing(game, card):
                if meant(game, frame, self.whom, foe):
                    return True
        return False


class FightsBeside(If):
    """Another such minion is in the same skirmish."""

    english = "{who:Single} is in the same skirmish as {whom:Single}"
    spellings = ("{who:Implied}in the same skirmish as {whom:Single}",)
    also = ("PlainIf",)

    def __init__(self, who: Who, whom: Who) -> None:
        self.who = who
        self.whom = whom

    def holds(self, game: Game, frame: Frame) -> bool:
        if not game.rows[STATE][IN_SKIRMISH]:
            return False
        fighter = game.rows[STATE][FIGHTER]
        foes = game.rows[FOE]
        for card in self.who.cards(game, frame):
            if foes[card] == fighter >= 0:
                for other in self.whom.cards(game, frame):
                    if other != card and foes[other] == fighter:
                        return True
        return False


class InFierceSkirmish(If):
    """000: fierce - in a skirmish of the second round."""

    english = "{who:Single} is in a fierce skirmish"
    spellings = ("{who:Implied}in a fierce skirmish",)
    also = ("PlainIf",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        if not game.rows[STATE][FIERCE_ROUND]:
            return False
        return any(skirmishing(game, card) for card in self.who.cards(game, frame))


class Unassigned(If):
    """000: assigning - it is there, and in no skirmish."""

    english = "{who:Single} is not assigned to a skirmish"
    also = ("PlainIf",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        cards = self.who.cards(game, frame)
        return bool(cards) and not any(assigned(game, card) for card in cards)


class AwaitsSkirmish(If):
    """It is assigned and its skirmish is not over."""

    english = "{who:Single} is assigned to a skirmish that has not resolved"
    also = ("PlainIf",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def holds(self, game: Game, frame: Frame) -> bool:
        state = game.rows[STATE]
        for card in self.who.cards(game, frame):
            if assigned(game, card):
                return not (state[FIGHTER] == card and state[RESOLVED])
        return False


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


class WearsRing(If):
    """000: The One Ring - it is worn."""

    english = "the Ring-bearer wears The One Ring"
    spellings = ("wearing the one ring", "the ring-bearer is wearing the one ring")
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return wearing(game)


def wearing(game: Game) -> bool:
    """000: The One Ring - an effect on the Ring-bearer while it lasts."""
    return total(game, WEARING, ring_bearer(game)) > 0


class PoolBelow(If):
    """000: twilight pool."""

    english = "the twilight pool has fewer than {number:Number} twilight tokens"
    also = ("PlainIf",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        return twilight(game) < self.number


class HandAtLeast(If):
    """A hand of so many cards."""

    english = "{player:Player} has at least {number:Number} cards in hand"
    also = ("PlainIf",)

    def __init__(self, player: Player, number: int) -> None:
        self.player = player
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        for player in self.player.players(game, frame):
            if len(game.rows[HAND + player]) >= self.number:
                return True
        return False


class HandBelow(HandAtLeast):
    """A smaller hand."""

    english = "{player:Player} have fewer than {number:Number} cards in hand"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return not super().holds(game, frame)


class NoDeck(If):
    """A draw deck is empty."""

    english = "{player:Player} has no cards in the draw deck"
    spellings = ("{player:Player} has no cards in his draw deck",)
    also = ("PlainIf",)

    def __init__(self, player: Player) -> None:
        self.player = player

    def holds(self, game: Game, frame: Frame) -> bool:
        for player in self.player.players(game, frame):
            if not game.rows[DECK + player]:
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


class TokensAtMost(If):
    """So many tokens, or fewer."""

    english = "there are {number:Number} or fewer {counter:Counter} on the Ring-bearer"
    also = ("PlainIf",)

    def __init__(self, number: int, counter: int) -> None:
        self.number = number
        self.counter = counter

    def holds(self, game: Game, frame: Frame) -> bool:
        return tokens(game, self.counter) <= self.number


class MovedTwice(If):
    """000: move limit - the fellowship has moved again this turn."""

    english = "the fellowship has moved more than once this turn"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        return game.rows[STATE][MOVES] > 1


class OnlyThese(If):
    """000: fellowship - all companions are such."""

    english = "only {what:Many} are in the fellowship"
    also = ("PlainIf",)

    def __init__(self, what: Such) -> None:
        self.what = what

    def holds(self, game: Game, frame: Frame) -> bool:
        for card in game.rows[ACTIVE]:
            if printed(game, card).type == COMPANION and not self.what.test(game, frame, card):
                return False
        return True


class BothHold(If):
    """Two conditions."""

    english = "{first:PlainIf} and {second:If}"

    def __init__(self, first: If, second: If) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.first.holds(game, frame) and self.second.holds(game, frame)


class EitherHolds(If):
    """One of two conditions."""

    english = "{first:PlainIf} or {second:If}"

    def __init__(self, first: If, second: If) -> None:
        self.first = first
        self.second = second

    def holds(self, game: Game, frame: Frame) -> bool:
        return self.first.holds(game, frame) or self.second.holds(game, frame)


WEARS_RING: Final = WearsRing()


MOVED_TWICE: Final = MovedTwice()
