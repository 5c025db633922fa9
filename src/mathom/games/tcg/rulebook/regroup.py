"""000: regroup phase, reconcile, muster, move limit."""

from typing import Final

from mathom.cardplay.questions import NO, YES
from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.changes import discard
from mathom.games.tcg.effects import facts, has, minions, move_limit
from mathom.games.tcg.events.cards import E_TRANSFER
from mathom.games.tcg.events.turns import E_PHASE, E_PHASE_ENDS, E_RECONCILED
from mathom.games.tcg.facts import KEYWORD_MUSTER, TYPE_FOLLOWER
from mathom.games.tcg.packing import AT_ONCE, DISCARDED
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_DISCARD_EACH,
    RUN_DRAW,
    RUN_MOVE,
    RUN_MUSTER,
    RUN_RECONCILE,
    RUN_REGROUP,
    RUN_WINDOW,
)
from mathom.games.tcg.questions import ASK_DISCARD, ASK_MOVE, ASK_MUSTER, ASK_RECONCILE, PASS
from mathom.games.tcg.rows import (
    ACTIVE,
    HAND,
    HOST,
    LAST_SITE,
    MOVES_MADE,
    OUT,
    OVER,
    OWNER,
    STATE,
    of_seat,
    players,
    shadows,
    site_number,
)
from mathom.games.tcg.rulebook.game import MOVED_AGAIN
from mathom.games.tcg.rulebook.setup import HAND_SIZE
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.kernel.procedure import Procedure


class Regroup(Procedure):
    """000: regroup phase. ``count`` has a bit for each Shadow player served.

    When the Free Peoples player has lost, the others only complete the turn.
    """

    BEGIN: Final = 0
    MUSTER: Final = 1
    ACTIONS: Final = 2
    SHADOWS: Final = 3
    CHOOSE: Final = 4
    CHOSEN: Final = 5
    MOVE: Final = 6
    MOVED: Final = 7
    RECONCILE: Final = 8
    FOLLOWERS: Final = 9
    MINIONS: Final = 10
    END: Final = 11
    DONE: Final = 12

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        gone = of_seat(game, frame.who, OUT) == 1
        if game.rows[STATE][OVER]:
            game.done()
        elif pc == Regroup.BEGIN:
            game.event(E_PHASE, REGROUP, NONE)
        elif pc == Regroup.MUSTER:
            if not gone:
                game.call(Frame(RUN_MUSTER))
        elif pc == Regroup.ACTIONS:
            frame.count = 0
            if not gone:
                game.call(Frame(RUN_WINDOW))
        elif pc == Regroup.SHADOWS:
            waiting = [seat for seat in shadows(game) if not frame.count >> seat & 1]
            if waiting:
                frame.count |= 1 << waiting[0]
                frame.step = Regroup.SHADOWS
                game.call(Frame(RUN_RECONCILE, waiting[0]))
        elif pc == Regroup.CHOOSE:
            if not gone and may_move(game):
                game.ask(frame.who, ASK_MOVE, [NO, YES])
            else:
                game.take(NO)
        elif pc == Regroup.CHOSEN:
            if game.pick == NO:
                frame.step = Regroup.RECONCILE
        elif pc == Regroup.MOVE:
            game.call(Frame(RUN_MOVE, frame.who))
        elif pc == Regroup.MOVED:
            frame.other = MOVED_AGAIN
            frame.step = Regroup.RECONCILE if gone else Regroup.END
        elif pc == Regroup.RECONCILE:
            if not gone:
                game.call(Frame(RUN_RECONCILE, frame.who))
        elif pc == Regroup.FOLLOWERS:
            for card in game.rows[ACTIVE]:
                if facts(game, card).type == TYPE_FOLLOWER and game.rows[HOST][card] != NONE:
                    frame.step = Regroup.FOLLOWERS
                    game.event(E_TRANSFER, card, NONE)
                    return
        elif pc == Regroup.MINIONS:
            # 000: Plundered Armories - all at once: their weapons find no other bearer.
            left = tuple(minions(game))
            if left:
                game.call(Frame(RUN_DISCARD_EACH, cards=left, count=AT_ONCE))
        elif pc == Regroup.END:
            game.event(E_PHASE_ENDS, REGROUP)
        else:
            game.done(frame.other if frame.other == MOVED_AGAIN else 0)


def may_move(game: Game) -> bool:
    """000: move limit - whether the fellowship may move again."""
    return game.rows[STATE][MOVES_MADE] < move_limit(game) and site_number(game) < LAST_SITE


class Reconcile(Procedure):
    """000: reconcile - one card may be discarded, then the hand becomes eight."""

    ASK: Final = 0
    DISCARD: Final = 1
    DRAW: Final = 2
    TOO_MANY: Final = 3
    DISCARD_MORE: Final = 4
    RECONCILED: Final = 5
    DONE: Final = 6

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        hand = game.rows[HAND + frame.who]
        if pc == Reconcile.ASK:
            if hand:
                game.ask(frame.who, ASK_RECONCILE, [PASS, *hand])
            else:
                game.take(PASS)
        elif pc == Reconcile.DISCARD:
            if game.pick != PASS:
                discard(game, game.pick)
        elif pc == Reconcile.DRAW:
            if len(hand) < HAND_SIZE:
                game.call(Frame(RUN_DRAW, frame.who, count=HAND_SIZE - len(hand)))
        elif pc == Reconcile.TOO_MANY:
            extra = len(hand) - HAND_SIZE
            if extra > 0:
                game.ask(frame.who, ASK_DISCARD, hand[:], extra, extra)
            else:
                game.picks = ()
        elif pc == Reconcile.DISCARD_MORE:
            if game.picks:
                game.call(Frame(RUN_DISCARD_EACH, NONE, cards=game.picks, count=DISCARDED))
        elif pc == Reconcile.RECONCILED:
            game.event(E_RECONCILED, frame.who)
        else:
            game.done()


class Muster(Procedure):
    """000: muster - each player discards at once up to one card for each such character, and draws.

    ``count`` has a bit for each player served, ``other`` is how many cards are drawn.
    """

    ASK: Final = 0
    DISCARD: Final = 1
    DRAW: Final = 2
    NEXT: Final = 3

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Muster.ASK:
            for seat in players(game):
                if frame.count >> seat & 1:
                    continue
                most = min(musters(game, seat), len(game.rows[HAND + seat]))
                if most:
                    frame.who = seat
                    game.ask(seat, ASK_MUSTER, game.rows[HAND + seat][:], 0, most)
                    return
            game.done()
        elif pc == Muster.DISCARD:
            frame.count |= 1 << frame.who
            frame.other = len(game.picks)
            if game.picks:
                game.call(Frame(RUN_DISCARD_EACH, cards=game.picks, count=DISCARDED))
        elif pc == Muster.DRAW:
            if frame.other:
                game.call(Frame(RUN_DRAW, frame.who, count=frame.other))
        else:
            frame.step = Muster.ASK


def musters(game: Game, seat: Seat) -> int:
    """How many characters with muster a player has."""
    count = 0
    for card in game.rows[ACTIVE]:
        if game.rows[OWNER][card] == seat and has(game, card, KEYWORD_MUSTER):
            if facts(game, card).is_character():
                count += 1
    return count


PROCEDURES.define(RUN_REGROUP, Regroup())
PROCEDURES.define(RUN_RECONCILE, Reconcile())
PROCEDURES.define(RUN_MUSTER, Muster())
