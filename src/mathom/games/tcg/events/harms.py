"""Wounds, exertion, healing and death."""

from typing import ClassVar, Final

from mathom.cardplay.happening import A_CARD, A_SEAT, A_WAY
from mathom.games.tcg.abilities import END_OF_PHASE, SKIRMISH
from mathom.games.tcg.effects import facts, most_vitality
from mathom.games.tcg.events.base import A_SOURCE, EVENTS, Happening
from mathom.games.tcg.facts import TYPE_MINION
from mathom.games.tcg.packing import wound_key
from mathom.games.tcg.rows import DEAD, DISCARD, LIMITS, OWNER, SPARED, STATE, WOUNDS, phase
from mathom.games.tcg.rulebook.handling import check, leave
from mathom.kernel.game import Game

# How a wound comes, or death.
BY_TEXT: Final = 0
BY_ARCHERY: Final = 1
BY_SKIRMISH: Final = 2
BY_THREATS: Final = 3
OVERWHELMED: Final = 4
BY_VITALITY: Final = 5  # it has no vitality left for another reason


class Wound(Happening):
    """000: wound."""

    name = "wound"
    subject = A_CARD
    value = A_WAY
    cause = A_SOURCE
    heard = True
    lines: ClassVar[dict[int, str]] = {
        BY_ARCHERY: "{card} is hit by an arrow.",
        BY_SKIRMISH: "{card} is wounded in the skirmish.",
        BY_THREATS: "{card} is wounded by threats.",
    }

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        rows = game.rows
        game.put(WOUNDS, subject, rows[WOUNDS][subject] + 1)
        if phase(game) == SKIRMISH:  # some cards take only so many in a skirmish phase
            game.put_row(LIMITS, [*rows[LIMITS], wound_key(subject), END_OF_PHASE, 1])
        check(game, subject, value, cause)

    def told(self, subject: int, value: int, cause: int) -> str:
        return self.lines.get(value, "{card} is wounded.")


E_WOUND: Final = EVENTS.add(Wound())


class Exert(Happening):
    """000: exert - unless the next exertion of this character places no token."""

    name = "exert"
    subject = A_CARD
    value = A_SOURCE
    cause = A_SEAT
    heard = True
    line = "{card} exerts."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        rows = game.rows
        if rows[STATE][SPARED] == subject + 1:
            game.put(STATE, SPARED, 0)
        else:
            game.put(WOUNDS, subject, rows[WOUNDS][subject] + 1)


E_EXERT: Final = EVENTS.add(Exert())


class Heal(Happening):
    """000: healing."""

    name = "heal"
    subject = A_CARD
    value = A_SOURCE
    heard = True
    line = "{card} is healed."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(WOUNDS, subject, game.rows[WOUNDS][subject] - 1)


E_HEAL: Final = EVENTS.add(Heal())


class Exhausted(Happening):
    """000: exhausted - a character comes into play so."""

    name = "exhausted"
    subject = A_CARD

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        wounds = max(game.rows[WOUNDS][subject], most_vitality(game, subject) - 1)
        game.put(WOUNDS, subject, wounds)


E_EXHAUSTED: Final = EVENTS.add(Exhausted())


class Kill(Happening):
    """000: killed - a minion is discarded, another character goes to the dead pile."""

    name = "kill"
    subject = A_CARD
    value = A_WAY
    cause = A_SOURCE
    heard = True
    line = "{card} is killed."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        pile = DISCARD if facts(game, subject).type == TYPE_MINION else DEAD
        leave(game, subject, pile + game.rows[OWNER][subject])


E_KILL: Final = EVENTS.add(Kill())
