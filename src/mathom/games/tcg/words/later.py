"""Words of later sets that the rulings of 003 speak of."""

from typing import Final

from mathom.cardplay.names import SUBJECT
from mathom.cardplay.phrases import Adjective, Clause, Who
from mathom.cardplay.questions import ASK_TARGETS
from mathom.cardplay.steps import Do, If, choose
from mathom.games.tcg.changes import discard, kill, leave
from mathom.games.tcg.effects import facts as printed
from mathom.games.tcg.effects import is_unbound, minions, resistance, strength
from mathom.games.tcg.events.cards import E_CARD, E_TRANSFER
from mathom.games.tcg.events.harms import BY_TEXT, E_KILL
from mathom.games.tcg.events.skirmishes import E_REPLACES
from mathom.games.tcg.packing import OUT_OF_GAME, by_text
from mathom.games.tcg.rows import (
    ACTIVE,
    HOST,
    OWNER,
    REMOVED,
    SITE,
    ZONE,
    free,
    in_play_zone,
    of_seat,
    players,
)
from mathom.games.tcg.rulebook.bearing import may_bear
from mathom.games.tcg.words.counts import Thing
from mathom.games.tcg.words.mods import Strength
from mathom.games.tcg.words.pointing import fighting
from mathom.games.tcg.words.preventing import WearRing
from mathom.games.tcg.words.triggers import About
from mathom.games.tcg.words.verbs import Verb
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Ahead(If):
    """003: ahead - at a higher site than every other player."""

    english = "the fellowship is ahead on the adventure path"
    also = ("PlainIf",)

    def holds(self, game: Game, frame: Frame) -> bool:
        own = of_seat(game, free(game), SITE)
        return all(of_seat(game, seat, SITE) < own for seat in players(game) if seat != free(game))


class StrengthOrMore(Clause):
    """000: strength - so strong now, or stronger."""

    english = " of strength {number:Number} or more"

    def __init__(self, number: int) -> None:
        self.number = number

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return strength(game, card) >= self.number


class StrengthOrLess(StrengthOrMore):
    """000: strength - so strong now, or weaker."""

    english = " of strength {number:Number} or less"

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return strength(game, card) <= self.number


class ResistanceOrMore(If):
    """000: resistance - a companion has so much now, or more."""

    english = "{who:Single} has resistance {number:Number} or more"
    also = ("PlainIf",)

    def __init__(self, who: Who, number: int) -> None:
        self.who = who
        self.number = number

    def holds(self, game: Game, frame: Frame) -> bool:
        return any(resistance(game, card) >= self.number for card in self.who.cards(game, frame))


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


class AboutToDieInSkirmish(About):
    """003: instead - it is about to be killed while it fights."""

    english = "{who:Who} is about to be killed in a skirmish"
    kind = E_KILL
    before = True

    def holds(self, game: Game, frame: Frame) -> bool:
        return frame.cards[SUBJECT] in fighting(game) and super().holds(game, frame)


class TransferElsewhere(Do):
    """003: transfer - to any other that the card's own text lets bear it; nothing is paid.

    A card that names no bearer comes onto one only by its own text, when that says so.
    """

    english = "transfer {who:Single} to another eligible bearer"
    also = ("Act", "Term", "Price", "VerbDo")

    WHICH: Final = 0
    PICKED: Final = 1
    WHERE: Final = 2
    MOVE: Final = 3

    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who = who

    def eligible(self, game: Game, card: int) -> list[int]:
        host = game.rows[HOST][card]
        owner = game.rows[OWNER][card]
        if printed(game, card).support:
            return []
        return [
            other
            for other in game.rows[ACTIVE]
            if other not in (host, card) and may_bear(game, owner, card, other)
        ]

    def able(self, game: Game, frame: Frame) -> list[int]:
        return [card for card in self.who.cards(game, frame) if self.eligible(game, card)]

    def possible(self, game: Game, frame: Frame) -> bool:
        return bool(self.able(game, frame))

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == TransferElsewhere.WHICH:
            choose(game, frame, self.who, self.able(game, frame))
        elif pc == TransferElsewhere.PICKED:
            frame.other = game.picks[0] if game.picks else NONE
        elif pc == TransferElsewhere.WHERE:
            if frame.other != NONE:
                game.ask(frame.who, ASK_TARGETS, self.eligible(game, frame.other))
        elif pc == TransferElsewhere.MOVE:
            if frame.other != NONE:
                game.event(E_TRANSFER, frame.other, game.pick)
        else:
            self.finish(game, frame)


class SpotRace(Do):
    """003: Gollum/Sméagol - a race is spotted; who has none is of no other race either."""

    english = "spot a race and discard each minion of each other race"
    also = ("Act", "Term")

    ASK: Final = 0
    ANSWER: Final = 1
    NEXT: Final = 2

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == SpotRace.ASK:
            seen: dict[int, int] = {}
            for card in game.rows[ACTIVE]:
                if printed(game, card).race:
                    seen.setdefault(printed(game, card).race, card)
            game.ask(frame.who, ASK_TARGETS, list(seen.values()))
        elif pc == SpotRace.ANSWER:
            race = printed(game, game.pick).race
            frame.count = 0
            for card in minions(game):
                if printed(game, card).race not in (0, race):
                    frame.count |= 1 << card
        elif frame.count > 0:
            card = (frame.count & -frame.count).bit_length() - 1
            frame.count ^= 1 << card
            frame.step = SpotRace.NEXT
            discard(game, card, frame.card, frame.who)
        else:
            self.finish(game, frame)


class RemoveFromGame(Verb):
    """003: removed from game pile."""

    english = "remove {who:Who} from the game"

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        if in_play_zone(game.rows[ZONE][card]):
            leave(game, card, REMOVED, OUT_OF_GAME, frame.card)
        else:
            game.event(E_CARD, card, REMOVED, by_text(game, card, frame.card))


class ReplaceInSkirmish(Do):
    """003: replace - another fights on in its stead."""

    english = "have {who:Single} replace {other:Single} in a skirmish"
    also = ("Act", "Term", "VerbDo")

    WHICH: Final = 0
    PICKED: Final = 1
    WHOM: Final = 2
    REPLACE: Final = 3

    def __init__(self, who: Who, other: Who) -> None:
        super().__init__()
        self.who = who
        self.other = other

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == ReplaceInSkirmish.WHICH:
            choose(game, frame, self.who, self.who.cards(game, frame))
        elif pc == ReplaceInSkirmish.PICKED:
            frame.other = game.picks[0] if game.picks else NONE
        elif pc == ReplaceInSkirmish.WHOM:
            able = [card for card in self.other.cards(game, frame) if card in fighting(game)]
            choose(game, frame, self.other, able)
        elif pc == ReplaceInSkirmish.REPLACE:
            if frame.other != NONE and game.picks:
                game.event(E_REPLACES, frame.other, game.picks[0])
        else:
            self.finish(game, frame)


class PlaceInDeadPile(Verb):
    """000: dead pile - who is placed there has been killed."""

    english = "place {who:Who} in the dead pile"

    def apply(self, game: Game, frame: Frame, card: int) -> None:
        kill(game, card, BY_TEXT, frame.card)


class WearIt(WearRing):
    """000: The One Ring - worn as the effect of a text."""

    english = "wear The One Ring{until:Until}"
    spellings = ()


class Unbound(Adjective):
    """000: unbound - a companion that is not Ring-bound."""

    english = "unbound"

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return is_unbound(game, card)


AHEAD: Final = Ahead()
UNBOUND: Final = Unbound()
