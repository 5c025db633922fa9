"""Where cards are looked for, how they are picked, and what a text refers back to."""

from typing import Final

from mathom.cardplay.phrases import (
    A,
    Another,
    AtRandom,
    Count,
    Each,
    Noun,
    Number,
    Several,
    Such,
    That,
    Who,
    Zone,
    count_of,
)
from mathom.games.lcg import facts, rows
from mathom.games.lcg.effects import facts as printed
from mathom.games.lcg.rows import ATTACKER, DEFENDING, HOST, MARKS, STATE, ZONE, in_play
from mathom.games.lcg.words.cards import NOUNS
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game

# Zones


class InPlay(Zone):
    """001: in play; what a text means unless it says otherwise."""

    english = ""

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return in_play(game)


class YourHand(Zone):
    """The hand of the one who does it."""

    english = " from your hand"
    secret = True

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[rows.HAND + frame.who]


class TheirHand(Zone):
    """The hand of the player who is made to do it."""

    english = " from their hand"
    secret = True

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[rows.HAND + frame.who]


class YourDiscard(Zone):
    """The discard pile of the one who does it; heroes there stay where they are."""

    english = " from your discard pile"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        pile = game.rows[rows.DISCARD + frame.who]
        return [card for card in pile if printed(game, card).type != facts.HERO]


class AnyDiscard(Zone):
    """Every player's discard pile."""

    english = " in any player's discard pile"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in range(rows.seats(game)):
            found += game.rows[rows.DISCARD + seat]
        return found


IN_PLAY: Final = InPlay()
YOUR_HAND: Final = YourHand()
THEIR_HAND: Final = TheirHand()
YOUR_DISCARD: Final = YourDiscard()
ANY_DISCARD: Final = AnyDiscard()


# Selections, as definitions write them


def a(what: Such, zone: Zone = IN_PLAY) -> A:
    return A(what, zone)


def another(what: Such) -> Another:
    return Another(what, IN_PLAY)


def each(what: Such, zone: Zone = IN_PLAY) -> Each:
    return Each(what, zone)


def several(count: int | Count, what: Such, zone: Zone = IN_PLAY) -> Several:
    return Several(count_of(count), what, zone)


def at_random(count: int, what: Such, zone: Zone) -> AtRandom:
    return AtRandom(Number(count), what, zone)


def that(what: Such) -> That:
    return That(what.noun)


# References


class Attached(Who):
    """What this card is attached to."""

    english = "the attached {noun:Noun}"

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def cards(self, game: Game, frame: Frame) -> list[int]:
        host = game.rows[HOST][frame.card]
        return [host] if host >= 0 else []


class AttackingEnemy(Who):
    """The enemy whose attack is being resolved."""

    english = "the attacking enemy"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        enemy = game.rows[STATE][ATTACKER]
        return [enemy] if enemy != NONE and rows.in_play_zone(game.rows[ZONE][enemy]) else []


class DefendingCharacter(Who):
    """Whoever defends against the attack."""

    english = "the defending character"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return [card for card in in_play(game) if game.rows[MARKS][card] & DEFENDING]


class CurrentQuest(Who):
    """The current quest card."""

    english = "the current quest"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[rows.QUEST]


class ActiveLocation(Who):
    """The active location."""

    english = "the active location"

    def cards(self, game: Game, frame: Frame) -> list[int]:
        return game.rows[rows.ACTIVE]


ATTACHED_HERO: Final = Attached(NOUNS[0])
ATTACHED_CHARACTER: Final = Attached(NOUNS[2])
ATTACHED_ENEMY: Final = Attached(NOUNS[5])
ATTACHED_LOCATION: Final = Attached(NOUNS[6])
THE_ATTACKER: Final = AttackingEnemy()
THE_DEFENDER: Final = DefendingCharacter()
THE_QUEST: Final = CurrentQuest()
THE_ACTIVE_LOCATION: Final = ActiveLocation()
