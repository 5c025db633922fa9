"""000: turn sequence, start of turn, winning and losing the game."""

from typing import Final

from mathom.games.tcg.abilities import START_OF_TURN
from mathom.games.tcg.changes import can_heal, discard, heal
from mathom.games.tcg.effects import companions, has, minions
from mathom.games.tcg.events.sites import E_LIBERATE, E_REPLACE
from mathom.games.tcg.events.turns import E_LOST, E_PHASE, E_TURN, E_TURN_ENDS, E_WON
from mathom.games.tcg.facts import KEYWORD_SANCTUARY
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_ARCHERY,
    RUN_ASSIGNMENT,
    RUN_FELLOWSHIP,
    RUN_LOSE,
    RUN_MANEUVER,
    RUN_REGROUP,
    RUN_SANCTUARY,
    RUN_SET_UP,
    RUN_SHADOW,
    RUN_SKIRMISHES,
    RUN_TURN,
    RUN_WHOLE_GAME,
)
from mathom.games.tcg.questions import ASK_SANCTUARY, ASK_SITE, PASS
from mathom.games.tcg.rows import (
    LAST_SITE,
    NUMBER,
    OUT,
    OVER,
    OWNER,
    STATE,
    TURN_NUMBER,
    VOID,
    current_site,
    free,
    in_turn_order,
    of_seat,
    seats,
    site_number,
    to_the_left,
    to_the_right,
)
from mathom.games.tcg.rulebook.setup import sites_for
from mathom.games.tcg.rulebook.sites import controlled_by
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure


class WholeGame(Procedure):
    """Set-up, then turn after turn, clockwise."""

    SET_UP: Final = 0
    FIRST: Final = 1
    TURN: Final = 2
    NEXT: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if game.rows[STATE][OVER]:
            game.done()
        elif pc == WholeGame.SET_UP:
            game.call(Frame(RUN_SET_UP))
        elif pc == WholeGame.FIRST:
            order = in_turn_order(game)
            frame.who = next(seat for seat in order if not of_seat(game, seat, OUT))
        elif pc == WholeGame.TURN:
            game.call(Frame(RUN_TURN, frame.who))
        else:
            frame.who = to_the_left(game, frame.who)
            frame.step = WholeGame.TURN


class Turn(Procedure):
    """000: turn sequence."""

    BEGIN: Final = 0
    START: Final = 1
    SANCTUARY: Final = 2
    FELLOWSHIP: Final = 3
    SHADOWS: Final = 4
    MANEUVER: Final = 5
    ARCHERY: Final = 6
    ASSIGNMENT: Final = 7
    SKIRMISHES: Final = 8
    FIERCE_ASSIGNMENT: Final = 9
    FIERCE_SKIRMISHES: Final = 10
    AT_THE_END: Final = 11
    REGROUP: Final = 12
    AGAIN: Final = 13
    END: Final = 14
    DONE: Final = 15

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if game.rows[STATE][OVER]:
            game.done()
            return
        if pc < Turn.AGAIN and of_seat(game, frame.who, OUT):
            # 000: losing the game - the other players complete the losing player's turn.
            frame.step = Turn.END
            game.call(Frame(RUN_REGROUP, frame.who))
        elif pc == Turn.BEGIN:
            game.event(E_TURN, frame.who, game.rows[STATE][TURN_NUMBER] + 1)
        elif pc == Turn.START:
            game.event(E_PHASE, START_OF_TURN, NONE)
        elif pc == Turn.SANCTUARY:
            if has(game, current_site(game), KEYWORD_SANCTUARY):
                game.call(Frame(RUN_SANCTUARY, frame.who, count=5))
        elif pc == Turn.FELLOWSHIP:
            game.call(Frame(RUN_FELLOWSHIP, frame.who))
        elif pc == Turn.SHADOWS:
            game.call(Frame(RUN_SHADOW))
        elif pc == Turn.MANEUVER:
            self.fight(game, frame, Frame(RUN_MANEUVER))
        elif pc == Turn.ARCHERY:
            self.fight(game, frame, Frame(RUN_ARCHERY))
        elif pc == Turn.ASSIGNMENT:
            self.fight(game, frame, Frame(RUN_ASSIGNMENT))
        elif pc == Turn.SKIRMISHES:
            game.call(Frame(RUN_SKIRMISHES))
        elif pc == Turn.FIERCE_ASSIGNMENT:
            self.fight(game, frame, Frame(RUN_ASSIGNMENT, count=1))
        elif pc == Turn.FIERCE_SKIRMISHES:
            game.call(Frame(RUN_SKIRMISHES))
        elif pc == Turn.AT_THE_END:
            # 000: winning the game - at site 9, past all skirmishes, with no regroup phase.
            if site_number(game) >= LAST_SITE and not of_seat(game, frame.who, OUT):
                game.event(E_WON, frame.who)
        elif pc == Turn.REGROUP:
            game.call(Frame(RUN_REGROUP, frame.who))
        elif pc == Turn.AGAIN:
            if game.value == MOVED_AGAIN and not of_seat(game, frame.who, OUT):
                frame.step = Turn.SHADOWS
        elif pc == Turn.END:
            game.event(E_TURN_ENDS, frame.who)
        else:
            game.done()

    def fight(self, game: Game, frame: Frame, phase: Frame) -> None:
        """Without minions, go straight to the regroup phase."""
        if minions(game):
            game.call(phase)
        else:
            frame.step = Turn.AT_THE_END


# What the regroup phase returns when the fellowship has moved again.
MOVED_AGAIN: Final = 3


class Sanctuary(Procedure):
    """000: sanctuary - up to five wounds are healed from companions."""

    ASK: Final = 0
    HEAL: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Sanctuary.ASK:
            wounded = [card for card in companions(game) if can_heal(game, card)]
            if frame.count == 0 or not wounded:
                game.done()
            else:
                game.ask(frame.who, ASK_SANCTUARY, [PASS, *wounded])
        elif game.pick == PASS:
            game.done()
        else:
            frame.count -= 1
            frame.step = Sanctuary.ASK
            heal(game, game.pick, NONE)


class Lose(Procedure):
    """000: losing the game - with others left, his sites are replaced and the turn is completed.

    ``who`` has lost, ``count`` says how. ``other`` is the next player to lay a site.
    """

    LOST: Final = 0
    LAST: Final = 1
    REPLACE: Final = 2
    LAY: Final = 3
    AGAIN: Final = 4
    LIBERATE: Final = 5
    BROKEN_OFF: Final = 6
    DONE: Final = 7

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Lose.LOST:
            game.event(E_LOST, frame.who, frame.count)
        elif pc == Lose.LAST:
            left = [seat for seat in range(seats(game)) if not of_seat(game, seat, OUT)]
            if len(left) == 1:
                frame.step = Lose.DONE
                game.event(E_WON, left[0])
            else:
                frame.other = to_the_right(game, frame.who)
        elif pc == Lose.REPLACE:
            old = self.next_site(game, frame.who)
            if old == NONE:
                frame.step = Lose.LIBERATE
                return
            able = sites_for(game, frame.other, game.rows[NUMBER][old])
            if not able:
                frame.step = self.next_layer(game, frame, game.rows[NUMBER][old])
            elif len(able) > 1:
                game.ask(frame.other, ASK_SITE, able)
            else:
                game.take(able[0])
        elif pc == Lose.LAY:
            old = self.next_site(game, frame.who)
            game.event(E_REPLACE, old, game.pick, frame.other)
        elif pc == Lose.AGAIN:
            frame.step = Lose.REPLACE
            frame.other = to_the_right(game, frame.other)
        elif pc == Lose.LIBERATE:
            held = controlled_by(game, frame.who)
            if held:
                frame.step = Lose.LIBERATE
                game.event(E_LIBERATE, held[0])
        elif pc == Lose.BROKEN_OFF:
            # What others were playing as his turn broke off is played without effect.
            left = game.rows[VOID] if self.breaks_off(game, frame) else []
            if left:
                frame.step = Lose.BROKEN_OFF
                discard(game, left[-1])
        else:
            game.done()
            if game.rows[STATE][OVER]:
                game.unwind(RUN_WHOLE_GAME)  # whatever was under way, nobody is asked more
            elif self.breaks_off(game, frame):
                regroups = any(other.procedure == RUN_REGROUP for other in game.stack)
                game.unwind(RUN_REGROUP if regroups else RUN_TURN)

    def next_site(self, game: Game, seat: Seat) -> int:
        """His site of the lowest number that lies on the path or is controlled."""
        found = NONE
        numbers = game.rows[NUMBER]
        for card in range(len(numbers)):
            if numbers[card] and game.rows[OWNER][card] == seat:
                if found == NONE or numbers[card] < numbers[found]:
                    found = card
        return found

    def next_layer(self, game: Game, frame: Frame, number: int) -> int:
        """The step to go on with when this player has no site that fits: the next who has one."""
        seat = frame.other
        while True:
            seat = to_the_right(game, seat)
            if seat == frame.other:
                return Lose.LIBERATE
            if sites_for(game, seat, number):
                frame.other = seat
                return Lose.REPLACE

    def breaks_off(self, game: Game, frame: Frame) -> bool:
        """The others complete his turn: what his fellowship was doing is over."""
        if game.rows[STATE][OVER] or free(game) != frame.who:
            return False
        return any(under_way.procedure == RUN_TURN for under_way in game.stack)


PROCEDURES.define(RUN_WHOLE_GAME, WholeGame())
PROCEDURES.define(RUN_TURN, Turn())
PROCEDURES.define(RUN_SANCTUARY, Sanctuary())
PROCEDURES.define(RUN_LOSE, Lose())
