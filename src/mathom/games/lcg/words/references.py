"""What a text refers back to: the attached hero, the attacker, the quest."""

from typing import Final

from mathom.cardplay.phrases import Noun, Who
from mathom.games.lcg import rows
from mathom.games.lcg.rows import ATTACKER, DEFENDING, HOST, MARKS, STATE, ZONE, in_play
from mathom.games.lcg.words.nouns import NOUNS
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


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
