"""Assigning and fighting."""

from typing import Final

from mathom.cardplay.happening import A_CARD, A_SEAT
from mathom.games.tcg.events.base import A_STRENGTH, EVENTS, Happening
from mathom.games.tcg.rows import (
    ADVENTURE,
    ASSIGNED_THIS_TURN,
    CANCELLED,
    DISCARD,
    FOE,
    FOES_STRENGTH,
    LEFTOVER,
    LOST_THIS_TURN,
    OWN_STRENGTH,
    RESOLVED,
    STATE,
    ZONE,
    in_play_zone,
)
from mathom.games.tcg.rulebook import fighting
from mathom.games.tcg.rulebook.handling import mark, unmark
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game

# Assignment


class Assign(Happening):
    """000: assignment phase - a minion to a character, by a player."""

    name = "assign"
    subject = A_CARD
    value = A_CARD
    cause = A_SEAT
    line = "{card} is assigned to {other}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(FOE, subject, value)
        unmark(game, subject, LEFTOVER)
        mark(game, value, ASSIGNED_THIS_TURN)


E_ASSIGN: Final = EVENTS.add(Assign())


class Assigned(Happening):
    """000: assignment phase - both are assigned now: told together with others, and only told.

    The subject is a minion and the value a character; or the subject a character that had none.
    """

    name = "assigned"
    subject = A_CARD
    value = A_CARD
    cause = A_SEAT
    heard = True
    told_together = True
    seen = False


E_ASSIGNED: Final = EVENTS.add(Assigned())


class Unassign(Happening):
    """000: assignment phase - a minion is assigned no longer."""

    name = "unassign"
    subject = A_CARD
    line = "{card} is assigned no longer."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(FOE, subject, NONE)


E_UNASSIGN: Final = EVENTS.add(Unassign())


class Assignments(Happening):
    """000: assignment phase - the minions that are unassigned now are the leftover ones."""

    name = "assignments"
    seen = False

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        fighting.note_leftovers(game)


E_ASSIGNMENTS: Final = EVENTS.add(Assignments())


# Skirmishes


class Skirmish(Happening):
    """000: skirmish phase(s) - that of a character begins."""

    name = "skirmish"
    subject = A_CARD
    heard = True
    line = "{card} skirmishes."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        fighting.begin(game, subject)


E_SKIRMISH: Final = EVENTS.add(Skirmish())


class Resolve(Happening):
    """000: skirmish phase(s) - it is about to resolve, at these strengths."""

    name = "resolve"
    subject = A_STRENGTH
    value = A_STRENGTH
    line = "The skirmish stands at {subject} to {value}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, RESOLVED, 1)
        game.put(STATE, OWN_STRENGTH, subject)
        game.put(STATE, FOES_STRENGTH, value)


E_RESOLVE: Final = EVENTS.add(Resolve())


class Win(Happening):
    """000: skirmish phase(s) - one has won; told together with the loss."""

    name = "win"
    subject = A_CARD
    heard = True
    told_together = True
    line = "{card} wins."


E_WIN: Final = EVENTS.add(Win())


class LoseSkirmish(Happening):
    """000: skirmish phase(s) - one has lost; told together with the win."""

    name = "lose skirmish"
    subject = A_CARD
    heard = True
    told_together = True
    line = "{card} loses."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        zone = game.rows[ZONE][subject]
        if in_play_zone(zone) or DISCARD <= zone < ADVENTURE:
            mark(game, subject, LOST_THIS_TURN)


E_LOSE_SKIRMISH: Final = EVENTS.add(LoseSkirmish())


class SkirmishEnds(Happening):
    """000: skirmish phase(s) - that of a character is over."""

    name = "skirmish ends"
    subject = A_CARD
    heard = True

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        fighting.end(game, subject)


E_SKIRMISH_ENDS: Final = EVENTS.add(SkirmishEnds())


class Cancel(Happening):
    """003: cancel - the skirmish of a character is cancelled."""

    name = "cancel"
    subject = A_CARD
    line = "The skirmish of {card} is cancelled."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, CANCELLED, 1)


E_CANCEL: Final = EVENTS.add(Cancel())


class LeavesSkirmish(Happening):
    """000: skirmish phase(s) - a character is removed from its skirmish."""

    name = "leaves skirmish"
    subject = A_CARD
    line = "{card} leaves the skirmish."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        fighting.remove(game, subject)


E_LEAVES_SKIRMISH: Final = EVENTS.add(LeavesSkirmish())


class Replaces(Happening):
    """003: replace - the skirmish goes on with another character, the subject."""

    name = "replaces"
    subject = A_CARD
    value = A_CARD
    line = "{card} takes the place of {other}."

    def happen(self, game: Game, subject: int, value: int, cause: int) -> None:
        fighting.replace(game, subject, value)


E_REPLACES: Final = EVENTS.add(Replaces())
