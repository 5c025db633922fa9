"""The event door's own hands: the only code that writes a row of the game."""

from mathom.games.lcg import kinds
from mathom.games.lcg.begin import next_rows
from mathom.games.lcg.changes import unpacked
from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import ALLY, CARDS, RECALCULATED
from mathom.games.lcg.moments import here
from mathom.games.lcg.rows import (
    ACTIVE,
    ALLIES_PLAYED,
    ATTACKED,
    ATTACKER,
    ATTACKING,
    BLANK_SHADOW,
    CANCELLED,
    CARD,
    CLOCK,
    COMMITTED,
    DAMAGE,
    DEFENDING,
    DEFENDING_PLAYER,
    END_OF_ATTACK,
    END_OF_PHASE,
    END_OF_ROUND,
    ENGAGED,
    EVERYONE,
    EXHAUSTED,
    FACE_DOWN,
    FIRST,
    HAND,
    HOST,
    JOINED,
    KNOWN,
    LASTING,
    LATER,
    LATER_CELLS,
    LIMITS,
    LOST,
    MARKS,
    ORC_GUARD,
    OUT,
    OVER,
    OWNER,
    PHASE,
    PRISONER,
    PRISONER_CARD,
    PROGRESS,
    QUEST,
    REMOVED,
    REPLACES,
    RESCUED,
    RESOURCES,
    ROUND_NUMBER,
    SHADOWS,
    STAGING,
    STATE,
    STRIKER,
    STRUCK,
    SURGES,
    TARGET,
    THREAT,
    WON,
)
from mathom.games.lcg.rulebook.handling import (
    DEFEAT,
    DEFEAT_BY_ATTACK,
    EXPLORE,
    HEROES_CHECK,
    PER_ROUND,
    STAGE_CHECK,
    THREAT_CHECK,
    attack_begins,
    attack_ends,
    consequence,
    control,
    derive,
    disengage,
    eliminate,
    enter,
    expire,
    leave,
    mark,
    move,
    phase_ends,
    shuffle,
    unmark,
    unmark_all,
)
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


def happen(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    """Write down what an event changes; 001: in play - nothing of what is not there."""
    rows = game.rows
    if kinds.TOUCHES >> kind & 1 and not here(game, subject):
        return
    if kinds.MOVES >> kind & 1:
        game.put(STATE, CLOCK, rows[STATE][CLOCK] + 1)
    if kind == kinds.E_EXHAUST:
        game.put(EXHAUSTED, subject, 1)
    elif kind == kinds.E_READY:
        game.put(EXHAUSTED, subject, 0)
    elif kind == kinds.E_RESOURCES:
        game.put(RESOURCES, subject, rows[RESOURCES][subject] + value)
    elif kind == kinds.E_DRAW:
        move(game, value, HAND + subject)
    elif kind == kinds.E_MOVE:
        move(game, subject, value, cause == kinds.BOTTOM)
    elif kind == kinds.E_DAMAGE:
        game.put(DAMAGE, subject, rows[DAMAGE][subject] + value)
        consequence(game, DEFEAT_BY_ATTACK if cause == kinds.THE_ATTACK else DEFEAT, subject)
    elif kind == kinds.E_HEAL:
        game.put(DAMAGE, subject, rows[DAMAGE][subject] - value)
    elif kind == kinds.E_THREAT:
        if not rows[OUT][subject]:
            game.put(THREAT, subject, max(0, min(50, rows[THREAT][subject] + value)))
            if value > 0:
                consequence(game, THREAT_CHECK, subject)
    elif kind == kinds.E_ENTER:
        enter(game, subject, value, cause)
    elif kind == kinds.E_LEAVE:
        leave(game, subject, value)
    elif kind == kinds.E_REVEAL:
        move(game, subject, value)
        if value == STAGING:
            game.put(HOST, subject, cause)
            derive(game)
    elif kind == kinds.E_COMMIT:
        game.put(EXHAUSTED, subject, 1)
        mark(game, subject, COMMITTED)
    elif kind == kinds.E_UNCOMMIT:
        unmark(game, subject, COMMITTED)
    elif kind == kinds.E_PROGRESS:
        game.put(PROGRESS, subject, rows[PROGRESS][subject] + value)
        if value > 0:
            consequence(game, EXPLORE, subject)
    elif kind == kinds.E_ENGAGE:
        move(game, subject, ENGAGED + value)
    elif kind == kinds.E_DISENGAGE:
        disengage(game, subject)
    elif kind == kinds.E_TRAVEL:
        move(game, subject, ACTIVE)
    elif kind == kinds.E_PHASE:
        game.put(STATE, PHASE, subject)
    elif kind == kinds.E_PHASE_ENDS:
        expire(game, END_OF_PHASE)
        phase_ends(game)
    elif kind == kinds.E_ROUND_ENDS:
        expire(game, END_OF_ROUND)
    elif kind == kinds.E_LASTING:
        amount, until, source = unpacked(cause)
        game.put_row(LASTING, [*rows[LASTING], subject, value, amount, until, source])
        if amount < 0 and subject != RECALCULATED:
            consequence(game, DEFEAT, value)
    elif kind == kinds.E_LIMIT:
        game.put_row(LIMITS, [*rows[LIMITS], subject, value])
    elif kind == kinds.E_SHUFFLE:
        shuffle(game, subject, cause)
    elif kind == kinds.E_LOOK:
        game.put(KNOWN, subject, rows[KNOWN][subject] | 1 << value)
    else:
        _fighting(game, kind, subject, value, cause)


def _fighting(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    if kind == kinds.E_SHADOW_DEALT:
        move(game, subject, SHADOWS)
        game.put(HOST, subject, value)
        mark(game, subject, FACE_DOWN)
    elif kind == kinds.E_SHADOW_SHOWN:
        unmark(game, subject, FACE_DOWN)
        game.put(KNOWN, subject, EVERYONE)
        if CARDS[game.rows[CARD][subject]].shadow is None:
            mark(game, value, BLANK_SHADOW)
    elif kind == kinds.E_SHADOW_EFFECT or kind == kinds.E_WHEN_REVEALED:
        game.put(STATE, CANCELLED, NONE)
    elif kind == kinds.E_CANCELLED:
        game.put(STATE, CANCELLED, subject)
    elif kind == kinds.E_ATTACK:
        game.put(STATE, ATTACKER, subject)
        game.put(STATE, DEFENDING_PLAYER, value)
        mark(game, subject, ATTACKED)
    elif kind == kinds.E_DEFENDER:
        game.put(EXHAUSTED, subject, 1)
        mark(game, subject, DEFENDING)
    elif kind == kinds.E_ATTACKED:
        game.put(STATE, ATTACKER, NONE)
        unmark_all(game, DEFENDING)
        expire(game, END_OF_ATTACK)
    elif kind == kinds.E_BEGIN_ATTACK:
        game.put(STATE, STRIKER, subject)
        game.put(STATE, TARGET, value)
        attack_begins(game)
        if cause != kinds.EXTRA:
            mark(game, value, STRUCK << subject)
    elif kind == kinds.E_ATTACKER:
        game.put(EXHAUSTED, subject, 1)
        mark(game, subject, ATTACKING)
    elif kind == kinds.E_STRUCK:
        game.put(STATE, TARGET, value)
        game.put(STATE, STRIKER, cause)
        attack_ends(game)
    elif kind == kinds.E_JOINS_ATTACK:
        player = game.rows[STATE][DEFENDING_PLAYER]
        move(game, subject, ENGAGED + player)
        game.put(HOST, subject, NONE)
        mark(game, subject, JOINED)
        derive(game)
    else:
        _rarer(game, kind, subject, value, cause)


def _rarer(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    rows = game.rows
    if kind == kinds.E_ROUND:
        game.put(STATE, ROUND_NUMBER, subject)
        game.put(STATE, ALLIES_PLAYED, 0)
        game.put_row(MARKS, [marks & ~PER_ROUND for marks in rows[MARKS]])
    elif kind == kinds.E_FIRST_PLAYER:
        game.put(STATE, FIRST, subject)
    elif kind == kinds.E_STAGE:
        move(game, subject, QUEST)
        derive(game)
        consequence(game, STAGE_CHECK, subject)
    elif kind == kinds.E_STAGE_DONE:
        move(game, subject, REMOVED)
        game.put(PROGRESS, subject, 0)
        derive(game)
    elif kind == kinds.E_LATER:
        who, about, moment = cause & 7, (cause >> 3 & 1023) - 1, cause >> 13
        game.put_row(LATER, [*rows[LATER], subject, value, who, about, moment])
    elif kind == kinds.E_LATER_DONE:
        later = rows[LATER]
        at = subject * LATER_CELLS
        game.put_row(LATER, later[:at] + later[at + LATER_CELLS :])
    elif kind == kinds.E_CONTROL:
        control(game, subject, value)
    elif kind == kinds.E_PLAYED:
        if facts(game, subject).type == ALLY:
            game.put(STATE, ALLIES_PLAYED, rows[STATE][ALLIES_PLAYED] + 1)
    elif kind == kinds.E_PRISONER:
        game.put(STATE, PRISONER_CARD, subject)
        mark(game, subject, PRISONER | FACE_DOWN)
        derive(game)
        consequence(game, HEROES_CHECK, rows[OWNER][subject])
    elif kind == kinds.E_RESCUED:
        game.put(STATE, PRISONER_CARD, NONE)
        game.put(STATE, RESCUED, 1)
        unmark(game, subject, PRISONER | FACE_DOWN)
        derive(game)
        consequence(game, STAGE_CHECK, NONE)
    elif kind == kinds.E_ORC_GUARD:
        move(game, subject, ENGAGED + value)
        mark(game, subject, ORC_GUARD | FACE_DOWN)
    elif kind == kinds.E_SURGE:
        cell = REPLACES if cause == kinds.REPLACED else SURGES
        game.put(STATE, cell, rows[STATE][cell] + value)
    elif kind == kinds.E_ELIMINATED:
        eliminate(game, subject)
    elif kind == kinds.E_WON:
        game.put(STATE, OVER, WON)
    elif kind == kinds.E_LOST:
        game.put(STATE, OVER, LOST)
    elif kind == kinds.E_NEXT_SCENARIO:
        for row, cells in enumerate(next_rows(rows, game.setup, subject)):
            game.put_row(row, cells)
        derive(game)
