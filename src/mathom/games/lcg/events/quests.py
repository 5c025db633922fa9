"""The quest: who goes on it, where it leads, and who is caught on the way."""

from typing import Final

from mathom.cardplay.happening import A_CARD, A_NUMBER, A_SEAT
from mathom.games.lcg.events.base import EVENTS, Announcement, Happening
from mathom.games.lcg.rows import (
    ACTIVE,
    COMMITTED_MARK,
    FACE_DOWN,
    IS_EXHAUSTED,
    OWNER,
    PRISONER,
    PRISONER_CARD,
    PROGRESS,
    QUEST,
    REMOVED,
    RESCUED,
    STATE,
)
from mathom.games.lcg.rulebook.handling import (
    HEROES_CHECK,
    STAGE_CHECK,
    consequence,
    derive,
    mark,
    move,
    unmark,
)
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


class Commits(Happening):
    """001: commit characters - one exhausts and goes on the quest."""

    name = "commits"
    subject = A_CARD
    value = A_SEAT
    touches = True
    line = "{card} commits to the quest."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(IS_EXHAUSTED, subject, 1)
        mark(game, subject, COMMITTED_MARK)


E_COMMIT: Final = EVENTS.add(Commits())


class AllCommitted(Announcement):
    """001: commit characters - all of a player's have, and that may be answered."""

    name = "all committed"
    value = A_SEAT
    seen = False


E_COMMITTED: Final = EVENTS.add(AllCommitted())


class Uncommits(Happening):
    """A character is removed from the quest."""

    name = "uncommits"
    subject = A_CARD
    touches = True
    line = "{card} is removed from the quest."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        unmark(game, subject, COMMITTED_MARK)


E_UNCOMMIT: Final = EVENTS.add(Uncommits())


class Quested(Announcement):
    """001: quest resolution - by how much will exceeded threat."""

    name = "quested"
    subject = A_NUMBER

    def told(self, subject: int, value: int, cause: int) -> str:
        if subject > 0:
            return "The quest succeeds by {subject}."
        return "The quest fails by {amount}." if subject else "The quest ends in a draw."


E_QUESTED: Final = EVENTS.add(Quested())


class Travels(Happening):
    """001: travel - a location becomes the active one."""

    name = "travels"
    subject = A_CARD
    value = A_SEAT
    touches = True
    line = "The players travel to {card}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, ACTIVE)


E_TRAVEL: Final = EVENTS.add(Travels())


class Explored(Announcement):
    """A location has left play, once all the progress is placed."""

    name = "explored"
    subject = A_CARD
    seen = False


E_EXPLORED: Final = EVENTS.add(Explored())


# Stages


class StageBegins(Happening):
    """001: quest advancement - the next quest card."""

    name = "stage"
    subject = A_CARD
    renews = True
    line = "The quest: {card}."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, QUEST)
        derive(game)
        consequence(game, STAGE_CHECK, subject)


E_STAGE: Final = EVENTS.add(StageBegins())


class StageDone(Happening):
    """001: quest advancement - a quest card is complete."""

    name = "stage done"
    subject = A_CARD
    renews = True
    line = "{card} is complete."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        move(game, subject, REMOVED)
        game.put(PROGRESS, subject, 0)
        derive(game)


E_STAGE_DONE: Final = EVENTS.add(StageDone())


# Prisoners


class Imprisoned(Happening):
    """A hero is taken prisoner: face down, and no longer in anybody's service."""

    name = "prisoner"
    subject = A_CARD
    line = "{card} is taken prisoner."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, PRISONER_CARD, subject)
        mark(game, subject, PRISONER | FACE_DOWN)
        derive(game)
        consequence(game, HEROES_CHECK, game.rows[OWNER][subject])


E_PRISONER: Final = EVENTS.add(Imprisoned())


class Rescued(Happening):
    """The prisoner is free."""

    name = "rescued"
    subject = A_CARD
    line = "{card} is rescued."

    def change(self, game: Game, subject: int, value: int, cause: int) -> None:
        game.put(STATE, PRISONER_CARD, NONE)
        game.put(STATE, RESCUED, 1)
        unmark(game, subject, PRISONER | FACE_DOWN)
        derive(game)
        consequence(game, STAGE_CHECK, NONE)


E_RESCUED: Final = EVENTS.add(Rescued())
