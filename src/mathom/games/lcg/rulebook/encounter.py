"""001: phase 5, encounter - player engagement and engagement checks."""

from typing import Final

from mathom.games.lcg import kinds
from mathom.games.lcg.effects import facts, total, type_of
from mathom.games.lcg.facts import ENEMY, GAME, NO_CHECKS, NOT_BY_CHOICE
from mathom.games.lcg.kinds import PASS
from mathom.games.lcg.rows import STAGING, THREAT, players
from mathom.games.lcg.rulebook.game import Phase, window
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


def by_choice(game: Game) -> list[int]:
    """The enemies in the staging area that a player may engage by choice."""
    return [
        card
        for card in game.rows[STAGING]
        if type_of(game, card) == ENEMY and not total(game, NOT_BY_CHOICE, card)
    ]


def checked(game: Game, player: int) -> list[int]:
    """001: engagement checks - the enemies with the highest cost within the player's threat."""
    threat = game.rows[THREAT][player]
    highest = -1
    found: list[int] = []
    for card in game.rows[STAGING]:
        cost = facts(game, card).engagement
        if type_of(game, card) != ENEMY or cost > threat or cost < highest:
            continue
        if cost > highest:
            highest = cost
            found = []
        found.append(card)
    return found


class Encounter(Phase):
    """``place`` is whose turn it is, ``count`` how many checks in a row found nobody."""

    ASK: Final = 1
    ENGAGE: Final = 2
    ACTIONS: Final = 3
    CHECK: Final = 4
    ENGAGED: Final = 5
    ACTIONS_AFTER: Final = 6

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        order = players(game)
        if pc == Encounter.ASK:
            place = frame.count
            if place >= len(order):
                frame.count = 0
                frame.step = Encounter.ACTIONS
                return
            enemies = by_choice(game)
            if enemies:
                game.ask(order[place], kinds.ASK_ENGAGE, [PASS, *enemies])
            else:
                game.take(PASS)
        elif pc == Encounter.ENGAGE:
            place = frame.count
            frame.count += 1
            frame.step = Encounter.ASK
            if game.pick != PASS and place < len(order):
                game.event(kinds.E_ENGAGE, game.pick, order[place])
        elif pc == Encounter.ACTIONS:
            frame.count = 0
            window(game)
        elif pc == Encounter.CHECK:
            if frame.count >= len(order) or total(game, NO_CHECKS, GAME):
                frame.step = Encounter.ACTIONS_AFTER
                return
            place = max(frame.place, 0) % len(order)
            enemies = checked(game, order[place])
            if len(enemies) > 1:
                game.ask(order[place], kinds.ASK_CHECK, enemies)
            else:
                game.take(enemies[0] if enemies else PASS)
        elif pc == Encounter.ENGAGED:
            place = max(frame.place, 0) % len(order)
            frame.place = place + 1
            frame.step = Encounter.CHECK
            if game.pick == PASS:
                frame.count += 1
            else:
                frame.count = 0
                game.event(kinds.E_ENGAGE, game.pick, order[place])
        elif pc == Encounter.ACTIONS_AFTER:
            window(game)
        else:
            self.ends(frame)
