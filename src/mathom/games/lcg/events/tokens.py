"""Tokens on cards, cards that turn, and the players' threat."""

from typing import Final

from mathom.cardplay.happening import A_CARD, A_NUMBER, A_SEAT
from mathom.games.lcg.events.base import EVENTS, Happening
from mathom.games.lcg.rows import DAMAGE, IS_EXHAUSTED, OUT, PROGRESS, RESOURCES, THREAT_LEVEL
from mathom.games.lcg.rulebook.handling import (
    DEFEAT,
    DEFEAT_BY_ATTACK,
    EXPLORE,
    THREAT_CHECK,
    consequence,
)
from mathom.kernel.game import Game

# The source of the damage of an attack that the players make.
THE_ATTACK: Final = -2


class Damaged(Happening):
    """001: hit points and damage - the cause is the source: a card, or THE_ATTACK."""

    name = "damage"
    subject = A_CARD
    value = A_NUMBER
    cause = A_CARD
    touches = True
    line = "{card} takes {value} damage."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(DAMAGE, subject, game.rows[DAMAGE][subject] + value)
        consequence(game, DEFEAT_BY_ATTACK if cause == THE_ATTACK else DEFEAT, subject)


E_DAMAGE: Final = EVENTS.add(Damaged())


class Healed(Happening):
    """001: hit points and damage - damage is taken away."""

    name = "healed"
    subject = A_CARD
    value = A_NUMBER
    touches = True
    line = "{value} damage is healed from {card}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(DAMAGE, subject, game.rows[DAMAGE][subject] - value)


E_HEAL: Final = EVENTS.add(Healed())


class Exhausts(Happening):
    """001: ready and exhausted."""

    name = "exhausts"
    subject = A_CARD
    touches = True
    line = "{card} exhausts."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(IS_EXHAUSTED, subject, 1)


E_EXHAUST: Final = EVENTS.add(Exhausts())


class Readies(Happening):
    """001: ready and exhausted."""

    name = "readies"
    subject = A_CARD
    touches = True
    line = "{card} readies."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(IS_EXHAUSTED, subject, 0)


E_READY: Final = EVENTS.add(Readies())


class Resources(Happening):
    """001: resource phase - so many more, or fewer, in the pool of a card."""

    name = "resources"
    subject = A_CARD
    value = A_NUMBER
    touches = True

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(RESOURCES, subject, game.rows[RESOURCES][subject] + value)

    def told(self, subject: int, value: int, cause: int) -> str:
        return "{card} gains {value} resource{plural}." if value > 0 else "{card} pays {amount}."


E_RESOURCES: Final = EVENTS.add(Resources())


class Progress(Happening):
    """001: quest resolution - so many progress tokens more, or fewer."""

    name = "progress"
    subject = A_CARD
    value = A_NUMBER
    touches = True

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(PROGRESS, subject, game.rows[PROGRESS][subject] + value)
        if value > 0:
            consequence(game, EXPLORE, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        if value > 0:
            return "{value} progress on {card}."
        return "{amount} progress is lost on {card}."


E_PROGRESS: Final = EVENTS.add(Progress())


class ThreatChanges(Happening):
    """001: threat trackers - so much more, or less."""

    name = "threat"
    subject = A_SEAT
    value = A_NUMBER

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        if not game.rows[OUT][subject]:
            game.put(
                THREAT_LEVEL, subject, max(0, min(50, game.rows[THREAT_LEVEL][subject] + value))
            )
            if value > 0:
                consequence(game, THREAT_CHECK, subject)

    def told(self, subject: int, value: int, cause: int) -> str:
        if value > 0:
            return "The threat of {player} rises by {value}."
        return "The threat of {player} falls by {amount}."


E_THREAT: Final = EVENTS.add(ThreatChanges())
