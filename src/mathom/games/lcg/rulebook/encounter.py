"""001: phase 5, encounter - player engagement and engagement checks."""

from typing import Final

from mathom.games.lcg.effects import facts, total, type_of
from mathom.games.lcg.events.fights import E_ENGAGE
from mathom.games.lcg.facts import GAME, NO_CHECKS, NOT_BY_CHOICE, TYPE_ENEMY
from mathom.games.lcg.phases import ENCOUNTERS
from mathom.games.lcg.procedures import PROCEDURES, RUN_ENCOUNTER
from mathom.games.lcg.questions import ASK_CHECK, ASK_ENGAGE, PASS
from mathom.games.lcg.rows import STAGING, THREAT_LEVEL, next_player, players
from mathom.games.lcg.rulebook.game import Phase, window
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat


def by_choice(game: Game) -> list[int]:
    """The enemies in the staging area that a player may engage by choice."""
    return [
        card
        for card in game.rows[STAGING]
        if type_of(game, card) == TYPE_ENEMY and not total(game, NOT_BY_CHOICE, card)
    ]


def checked(game: Game, player: Seat) -> list[int]:
    """001: engagement checks - the enemies with the highest cost within the player's threat."""
    threat = game.rows[THREAT_LEVEL][player]
    highest = -1
    found: list[int] = []
    for card in game.rows[STAGING]:
        cost = facts(game, card).engagement
        if type_of(game, card) != TYPE_ENEMY or cost > threat or cost < highest:
            continue
        if cost > highest:
            highest = cost
            found = []
        found.append(card)
    return found


def after(game: Game, seat: Seat) -> int:
    """Whose check comes after that of a seat; the first player's comes first."""
    order = players(game)
    if seat in order:
        return order[(order.index(seat) + 1) % len(order)]
    for player in order:
        if player > seat >= 0:
            return player
    return order[0]


class Encounter(Phase):
    """``count`` has a bit for each player who was served: asked for an enemy, then checked in
    vain since somebody was last engaged; ``place`` is who was checked last."""

    ASK: Final = 1
    ENGAGE: Final = 2
    ACTIONS: Final = 3
    CHECK: Final = 4
    ENGAGED: Final = 5
    ACTIONS_AFTER: Final = 6

    def act(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Encounter.ASK:
            player = next_player(game, frame.count)
            if player < 0:
                frame.step = Encounter.ACTIONS
                return
            enemies = by_choice(game)
            if enemies:
                game.ask(player, ASK_ENGAGE, [PASS, *enemies])
            else:
                game.take(PASS)
        elif pc == Encounter.ENGAGE:
            player = next_player(game, frame.count)
            frame.count |= 1 << player
            frame.step = Encounter.ASK
            if game.pick != PASS:
                game.event(E_ENGAGE, game.pick, player)
        elif pc == Encounter.ACTIONS:
            frame.count = 0
            window(game)
        elif pc == Encounter.CHECK:
            if next_player(game, frame.count) < 0 or total(game, NO_CHECKS, GAME):
                frame.step = Encounter.ACTIONS_AFTER
                return
            player = after(game, frame.place)
            enemies = checked(game, player)
            if len(enemies) > 1:
                game.ask(player, ASK_CHECK, enemies)
            else:
                game.take(enemies[0] if enemies else PASS)
        elif pc == Encounter.ENGAGED:
            player = after(game, frame.place)
            frame.place = player
            frame.step = Encounter.CHECK
            if game.pick == PASS:
                frame.count |= 1 << player
            else:
                frame.count = 0
                game.event(E_ENGAGE, game.pick, player)
        elif pc == Encounter.ACTIONS_AFTER:
            window(game)
        else:
            self.ends(frame)


PROCEDURES.define(RUN_ENCOUNTER, Encounter(ENCOUNTERS))
