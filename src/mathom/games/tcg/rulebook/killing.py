"""000: killed, corrupted, threats, leaving play - what follows at once from an event."""

from typing import Final

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.changes import (
    can_be_discarded,
    can_be_wounded,
    discard,
    needs_death,
    wound,
)
from mathom.games.tcg.effect_kinds import GAME, RING_BEARER_LOST
from mathom.games.tcg.effects import facts, is_active, resistance, total
from mathom.games.tcg.events.cards import E_CARD, E_LEAVE
from mathom.games.tcg.events.harms import BY_ARCHERY, BY_THREATS, BY_VITALITY, E_KILL
from mathom.games.tcg.events.tokens import E_THREAT
from mathom.games.tcg.events.turns import CORRUPTED, E_INITIATIVE, RING_BEARER_KILLED
from mathom.games.tcg.facts import TYPE_COMPANION, TYPE_MINION
from mathom.games.tcg.initiative import free_has_initiative
from mathom.games.tcg.packing import WITH_HOST, by_text, leaving
from mathom.games.tcg.procedures import (
    PROCEDURES,
    RUN_ASSIGN_WOUNDS,
    RUN_CHECK,
    RUN_DISCARD_EACH,
    RUN_INITIATIVE,
    RUN_KILL,
    RUN_LOSE,
)
from mathom.games.tcg.questions import ASK_ARCHERY, ASK_THREAT
from mathom.games.tcg.rows import (
    ACTIVE,
    BEARER_CELL,
    DISCARD,
    FREE_HAS_INITIATIVE,
    HOST,
    OUT,
    OVER,
    OWNER,
    PRINTED,
    STATE,
    THREATS,
    ZONE,
    free,
    in_play_zone,
    of_seat,
)
from mathom.games.tcg.rulebook.whereabouts import takes_part
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.procedure import Procedure


class Check(Procedure):
    """Looks whether a character has no vitality left, or a Ring-bearer no resistance (corruption).

    ``place`` is how it would be killed if not by its vitality, ``other`` by which card's text.
    """

    LOOK: Final = 0
    AGAIN: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Check.LOOK:
            if game.rows[STATE][OVER]:
                game.done()
                return
            seat = free(game)
            bearer = of_seat(game, seat, BEARER_CELL)
            if frame.card == NONE and bearer >= 0 and is_active(game, bearer):
                lost = resistance(game, bearer) <= 0 or total(game, RING_BEARER_LOST, GAME) > 0
                if lost and not of_seat(game, seat, OUT):
                    game.call(Frame(RUN_LOSE, seat, count=CORRUPTED))
                    return
            doomed = self.doomed(game, frame.card)
            spent = self.spent(game) if doomed == NONE and frame.card == NONE else NONE
            if spent != NONE:
                discard(game, spent, spent)
            elif doomed == NONE:
                game.done()
            else:
                how = BY_VITALITY if frame.place == NONE else frame.place
                game.call(Frame(RUN_KILL, NONE, doomed, frame.other, place=how))
        else:
            frame.step = Check.LOOK
            if frame.card != NONE:
                game.done()

    def doomed(self, game: Game, card: CardId) -> int:
        if card != NONE:
            return card if is_active(game, card) and needs_death(game, card) else NONE
        for other in game.rows[ACTIVE]:
            if facts(game, other).is_character() and needs_death(game, other):
                return other
        return NONE

    def spent(self, game: Game) -> int:
        """A card that its own text or another's discards, now that something holds."""
        for card in game.rows[ACTIVE]:
            ends = facts(game, card).discard_if
            if ends is not None and game.rows[PRINTED][card] > 0:
                frame = Frame(PERFORM, game.rows[OWNER][card], card, cards=NOBODY)
                if ends.if_.holds(game, frame) and can_be_discarded(game, card, frame.who):
                    return card
            sweep = facts(game, card).sweep
            if sweep is not None:
                for other in sweep.swept(game, card):
                    if can_be_discarded(game, other, game.rows[OWNER][card]):
                        return other
        return NONE


class Kill(Procedure):
    """000: killed - to the dead pile or the discard pile; then threats; then the Ring-bearer.

    ``card`` is killed, ``place`` how, ``other`` the card whose text did it; ``count`` threats.
    """

    DIES: Final = 0
    THREATS: Final = 1
    WOUNDS: Final = 2
    RING_BEARER: Final = 3
    DONE: Final = 4

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == Kill.DIES:
            frame.who = game.rows[OWNER][frame.card]
            game.event(E_KILL, frame.card, frame.place, frame.other)
        elif pc == Kill.THREATS:
            if in_play_zone(game.rows[ZONE][frame.card]):
                game.done()  # it was prevented, or something happened instead
                return
            threats = of_seat(game, free(game), THREATS)
            if facts(game, frame.card).type != TYPE_MINION and threats:
                frame.count = threats
                game.event(E_THREAT, -threats, NONE)
        elif pc == Kill.WOUNDS:
            if frame.count and not game.rows[STATE][OVER]:
                game.call(Frame(RUN_ASSIGN_WOUNDS, free(game), count=frame.count, place=BY_THREATS))
        elif pc == Kill.RING_BEARER:
            if of_seat(game, frame.who, BEARER_CELL) == frame.card:
                game.call(Frame(RUN_LOSE, frame.who, count=RING_BEARER_KILLED))
        else:
            game.done()


class DiscardEach(Procedure):
    """000: leaving play - cards are discarded one at a time: ``cards``, ``count`` says how."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if not frame.cards:
            game.done()
            return
        card = frame.cards[0]
        frame.cards = frame.cards[1:]
        frame.step = 0
        pile = DISCARD + game.rows[OWNER][card]
        if in_play_zone(game.rows[ZONE][card]):
            game.event(E_LEAVE, card, pile, leaving(frame.count, frame.other))
        elif game.rows[HOST][card] != NONE or frame.count != WITH_HOST:
            game.event(E_CARD, card, pile, by_text(game, card, frame.other))


class AssignWounds(Procedure):
    """000: archery phase, threats - wounds assigned one at a time by the player ``who``.

    ``place`` is how they come; ``count`` how many are left.
    """

    ASK: Final = 0
    PLACE: Final = 1

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        if pc == AssignWounds.ASK:
            able = takers(game, frame.who, frame.place)
            if frame.count == 0 or not able or game.rows[STATE][OVER]:
                game.done()
            elif len(able) == 1:
                game.take(able[0])
            else:
                archery = frame.place == BY_ARCHERY
                game.ask(frame.who, ASK_ARCHERY if archery else ASK_THREAT, able)
        else:
            frame.count -= 1
            frame.step = AssignWounds.ASK
            wound(game, game.pick, frame.place, NONE)


def takers(game: Game, player: Seat, how: int) -> list[int]:
    """Who may be assigned a wound: companions; allies that take part in archery; or minions."""
    found: list[int] = []
    own = player == free(game)
    for card in game.rows[ACTIVE]:
        kind = facts(game, card).type
        if own:
            fits = kind == TYPE_COMPANION or (how == BY_ARCHERY and takes_part(game, card))
        else:
            fits = kind == TYPE_MINION and game.rows[OWNER][card] == player
        if fits and can_be_wounded(game, card):
            found.append(card)
    return found


class Initiative(Procedure):
    """000: initiative - told when it passes from one side to the other."""

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        now = int(free_has_initiative(game))
        if pc == 0 and now != game.rows[STATE][FREE_HAS_INITIATIVE]:
            game.event(E_INITIATIVE, now)
        else:
            game.done()


PROCEDURES.define(RUN_CHECK, Check())
PROCEDURES.define(RUN_KILL, Kill())
PROCEDURES.define(RUN_DISCARD_EACH, DiscardEach())
PROCEDURES.define(RUN_ASSIGN_WOUNDS, AssignWounds())
PROCEDURES.define(RUN_INITIATIVE, Initiative())
