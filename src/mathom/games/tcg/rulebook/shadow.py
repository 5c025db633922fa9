"""000: Shadow phase(s), maneuver phase."""

from typing import Final

from mathom.cardplay.names import NOBODY
from mathom.cardplay.questions import NO, YES
from mathom.cardplay.steps import PERFORM, UNPAID, perform
from mathom.games.tcg.abilities import MANEUVER, SHADOW_PHASE
from mathom.games.tcg.effect_kinds import GAME, MAY_SKIP, SHADOW_ENDED, SHADOW_SKIPPED, SKIPPED
from mathom.games.tcg.effects import bits, facts, total
from mathom.games.tcg.events.cards import E_TRANSFER
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS, E_SHADOW_SKIPPED
from mathom.games.tcg.facts import TYPE_COMPANION, TYPE_MINION
from mathom.games.tcg.procedures import PROCEDURES, RUN_AID, RUN_MANEUVER, RUN_SHADOW, RUN_WINDOW
from mathom.games.tcg.questions import ASK_AID, ASK_SHADOW, ASK_SKIP, ASK_TRANSFER, PASS
from mathom.games.tcg.rows import ACTIVE, HOST, OVER, OWNER, STATE, free, players, shadows
from mathom.games.tcg.rulebook.windows import actions, take_action
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.procedure import Procedure


def skipped(game: Game, phase: int) -> bool:
    """Whether a text tells to skip this phase."""
    return bits(game, SKIPPED, GAME) >> phase & 1 == 1


class Shadow(Procedure):
    """000: Shadow phase(s) - one for each Shadow player, from the right.

    ``count`` has a bit for each player served.
    """

    NEXT: Final = 0
    ASK: Final = 1
    ACT: Final = 2
    END: Final = 3
    DONE: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if game.rows[STATE][OVER]:
            game.done()
        elif pc == Shadow.NEXT:
            waiting = [seat for seat in shadows(game) if not frame.count >> seat & 1]
            if not waiting:
                game.done()
                return
            frame.who = waiting[0]
            frame.count |= 1 << frame.who
            if total(game, SHADOW_SKIPPED, frame.who):
                frame.step = Shadow.DONE
                game.event(E_SHADOW_SKIPPED, frame.who)
            else:
                game.event(E_PHASE, SHADOW_PHASE, frame.who)
        elif pc == Shadow.ASK:
            if total(game, SHADOW_ENDED, GAME):
                game.take(PASS)
            else:
                game.ask(frame.who, ASK_SHADOW, [PASS, *actions(game, frame.who)])
        elif pc == Shadow.ACT:
            if game.pick != PASS:
                frame.step = Shadow.ASK
                take_action(game, frame.who, game.pick)
        elif pc == Shadow.END:
            game.event(E_PHASE_ENDS, SHADOW_PHASE)
        else:
            frame.step = Shadow.NEXT


class Phase(Procedure):
    """A phase with the action procedure in it: ``number`` is the phase's."""

    SKIP: Final = 0
    BEGIN: Final = 1
    START: Final = 2
    ACTIONS: Final = 3
    FIRE: Final = 4
    END: Final = 5
    DONE: Final = 6

    def __init__(self, number: int) -> None:
        self.number = number

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Phase.SKIP:
            if bits(game, MAY_SKIP, GAME) >> self.number & 1:
                game.ask(free(game), ASK_SKIP, [NO, YES])
            else:
                game.take(NO)
        elif pc == Phase.BEGIN:
            if skipped(game, self.number) or game.pick == YES:
                game.done()
            else:
                game.event(E_PHASE, self.number, NONE)
        elif pc == Phase.START:
            self.start(game)
        elif pc == Phase.ACTIONS:
            game.call(Frame(RUN_WINDOW))
        elif pc == Phase.FIRE:
            self.after(game)
        elif pc == Phase.END:
            game.event(E_PHASE_ENDS, self.number)
        else:
            game.done()

    def start(self, game: Game) -> None:
        """What the rules do at the start of the phase."""

    def after(self, game: Game) -> None:
        """What the rules do once all have passed."""


class Maneuver(Phase):
    """000: maneuver phase. Followers come to aid at its start."""

    def __init__(self) -> None:
        super().__init__(MANEUVER)

    def start(self, game: Game) -> None:
        for card in game.rows[ACTIVE]:
            if facts(game, card).aid is not None:
                game.call(Frame(RUN_AID))
                return


class Aid(Procedure):
    """Followers may leave the support area to aid a character, at the start of the maneuver phase.

    By the action procedure: ``count`` counts the passes, ``other`` whose turn it is; ``cards`` have
    been asked for.
    """

    ASK: Final = 0
    PAY: Final = 1
    WHOM: Final = 2
    JOIN: Final = 3
    NEXT: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        order = players(game)
        if pc == Aid.ASK:
            place, passed = max(frame.other, 0), frame.count
            while passed < len(order):
                who = order[place % len(order)]
                able = helpers(game, who)
                if able:
                    frame.other, frame.count, frame.who = place % len(order), passed, who
                    game.ask(who, ASK_AID, [PASS, *able])
                    return
                place += 1
                passed += 1
            game.done()
        elif pc == Aid.PAY:
            frame.other += 1
            if game.pick == PASS:
                frame.count += 1
                frame.step = Aid.ASK
                return
            frame.count = 0
            frame.card = game.pick
            aid = facts(game, frame.card).aid
            assert aid is not None
            frame.cards = NOBODY
            perform(game, frame, aid.do, frame.who)
        elif pc == Aid.WHOM:
            able = aided(game, frame.who)
            if game.value == UNPAID or not able:
                game.take(NONE)
            elif len(able) > 1:
                game.ask(frame.who, ASK_TRANSFER, able)
            else:
                game.take(able[0])
        elif pc == Aid.JOIN:
            if game.pick != NONE:
                game.event(E_TRANSFER, frame.card, game.pick)
        else:
            frame.step = Aid.ASK


def helpers(game: Game, who: int) -> list[int]:
    """The followers in a player's support area whose aid can be paid for."""
    found: list[int] = []
    for card in game.rows[ACTIVE]:
        aid = facts(game, card).aid
        if aid is not None and game.rows[OWNER][card] == who and game.rows[HOST][card] == NONE:
            if aid.do.possible(game, Frame(PERFORM, who, card, cards=NOBODY)) and aided(game, who):
                found.append(card)
    return found


def aided(game: Game, who: int) -> list[int]:
    """Whom a follower may aid: one's own companion, or one's own minion."""
    wanted = TYPE_COMPANION if who == free(game) else TYPE_MINION
    return [
        card
        for card in game.rows[ACTIVE]
        if facts(game, card).type == wanted and game.rows[OWNER][card] == who
    ]


PROCEDURES.define(RUN_SHADOW, Shadow())
PROCEDURES.define(RUN_MANEUVER, Maneuver())
PROCEDURES.define(RUN_AID, Aid())
