"""000: archery phase."""

from typing import Final

from mathom.games.tcg.abilities import ARCHERY
from mathom.games.tcg.effect_kinds import FELLOWSHIP_ARCHERY, GAME, MINION_ARCHERY, NO_ARCHERY
from mathom.games.tcg.effects import has, is_companion, is_minion, total
from mathom.games.tcg.events.harms import BY_ARCHERY
from mathom.games.tcg.facts import KEYWORD_ARCHER
from mathom.games.tcg.procedures import PROCEDURES, RUN_ARCHERY, RUN_ARCHERY_FIRE, RUN_ASSIGN_WOUNDS
from mathom.games.tcg.questions import ASK_SHADOW_PLAYER
from mathom.games.tcg.rows import ACTIVE, OVER, OWNER, STATE, free, shadows
from mathom.games.tcg.rulebook.shadow import Phase
from mathom.games.tcg.rulebook.whereabouts import takes_part
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


def fellowship_total(game: Game) -> int:
    """000: archery phase - archers of the fellowship, and what texts add."""
    count = 0
    for card in game.rows[ACTIVE]:
        if is_companion(game, card) or takes_part(game, card):
            if has(game, card, KEYWORD_ARCHER) and not total(game, NO_ARCHERY, card):
                count += 1
    return max(0, count + total(game, FELLOWSHIP_ARCHERY, GAME))


def minion_total(game: Game) -> int:
    """One total, however many Shadow players there are."""
    count = 0
    for card in game.rows[ACTIVE]:
        if is_minion(game, card) and has(game, card, KEYWORD_ARCHER):
            if not total(game, NO_ARCHERY, card):
                count += 1
    return max(0, count + total(game, MINION_ARCHERY, GAME))


class Archery(Phase):
    """000: archery phase."""

    def __init__(self) -> None:
        super().__init__(ARCHERY)

    def after(self, game: Game) -> None:
        game.call(Frame(RUN_ARCHERY_FIRE))


class ArcheryFire(Procedure):
    """000: archery phase - both totals are counted, then the wounds are assigned.

    ``count`` is the fellowship archery total.
    """

    COUNT: Final = 0
    SHADOW_PLAYER: Final = 1
    RETURN_FIRE: Final = 2
    DONE: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == ArcheryFire.COUNT:
            frame.count = fellowship_total(game)
            arrows = minion_total(game)
            if arrows:
                game.call(Frame(RUN_ASSIGN_WOUNDS, free(game), place=BY_ARCHERY, count=arrows))
        elif pc == ArcheryFire.SHADOW_PLAYER:
            able = self.targets(game)
            if not frame.count or not able or game.rows[STATE][OVER]:
                frame.step = ArcheryFire.DONE
            elif len(able) > 1:
                game.ask(free(game), ASK_SHADOW_PLAYER, able)
            else:
                game.take(able[0])
        elif pc == ArcheryFire.RETURN_FIRE:
            game.call(Frame(RUN_ASSIGN_WOUNDS, game.pick, place=BY_ARCHERY, count=frame.count))
        else:
            game.done()

    def targets(self, game: Game) -> list[int]:
        """The Shadow players who have minions."""
        owners = [game.rows[OWNER][card] for card in game.rows[ACTIVE] if is_minion(game, card)]
        return [seat for seat in shadows(game) if seat in owners]


PROCEDURES.define(RUN_ARCHERY, Archery())
PROCEDURES.define(RUN_ARCHERY_FIRE, ArcheryFire())
