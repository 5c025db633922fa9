"""The event door's own hands: the only code that writes a row of the game."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import (
    END_OF_PHASE,
    END_OF_TURN,
    FELLOWSHIP_PHASE,
    MANEUVER,
    NEXT_SKIRMISH,
    REGROUP,
    SETTING_UP,
    SKIRMISH,
    UNTIL_NEXT_REGROUP,
    UNTIL_REGROUP,
)
from mathom.games.tcg.changes import unpacked, wound_key
from mathom.games.tcg.effect_kinds import (
    GAME,
    MOVE_LIMIT,
    NEXT_SHADOW_NUMBER,
    NO_TEXT,
    SHADOW_SKIPPED,
    touch,
)
from mathom.games.tcg.effects import facts, has, minions, most_vitality
from mathom.games.tcg.facts import FIERCE, MINION, THE_ONE_RING
from mathom.games.tcg.initiative import free_has_initiative
from mathom.games.tcg.rows import (
    ACTIVE,
    ADVENTURE,
    ASSIGNED_THIS_TURN,
    BEARER,
    BIDS,
    BURDENS,
    CANCELLED,
    DEAD,
    DISCARD,
    DRAWN,
    EVERYONE,
    FELL,
    FIERCE_AT_START,
    FIERCE_ROUND,
    FIGHTER,
    FIGHTER_GONE,
    FOE,
    FOES_STRENGTH,
    FREE,
    FREE_HAS_INITIATIVE,
    HAND,
    HEARS,
    HOST,
    IN_SKIRMISH,
    KNOWN,
    LASTING,
    LATER,
    LATER_CELLS,
    LEFTOVER,
    LIMITS,
    LOST_THIS_TURN,
    MOVED_IN,
    MOVES,
    MOVING,
    OVER,
    OWN_STRENGTH,
    OWNER,
    PER_TURN,
    PHASE,
    PLACE,
    PLAY,
    PLAYED_HERE,
    PLAYED_THIS_PHASE,
    PREVENTED_AT,
    RESHUFFLED,
    RESOLVED,
    SEAT,
    SHADOW_SEAT,
    SPARED,
    STACKED,
    STATE,
    THE_RING_BEARER,
    THREATS,
    TOKEN_BITS,
    TOKENS,
    TOUCHED,
    TURN_NUMBER,
    TWILIGHT,
    VOID,
    WENT,
    WOUNDS,
    ZONE,
    current_site,
    free,
    in_play_zone,
    phase,
    seat_cell,
)
from mathom.games.tcg.rulebook.durations import awaken, drop, note_move_limit, renew
from mathom.games.tcg.rulebook.handling import (
    check,
    derive,
    enter,
    expire,
    falls,
    lay_site,
    leave,
    liberate,
    mark,
    move,
    replace_site,
    set_marker,
    shuffle,
    texts,
    unmark,
    unmark_all,
)
from mathom.games.tcg.rulebook.losing import lost
from mathom.games.tcg.rulebook.together import packed, tell
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game


def happen(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    """Write down what an event changes."""
    rows = game.rows
    if kind == kinds.E_TWILIGHT:
        game.put(STATE, TWILIGHT, max(0, rows[STATE][TWILIGHT] + subject))
    elif kind == kinds.E_WOUND:
        game.put(WOUNDS, subject, rows[WOUNDS][subject] + 1)
        if phase(game) == SKIRMISH:  # some cards take only so many in a skirmish phase
            game.put_row(LIMITS, [*rows[LIMITS], wound_key(subject), END_OF_PHASE, 1])
        check(game, subject, value, cause)
    elif kind == kinds.E_EXERT:
        if rows[STATE][SPARED] == subject + 1:
            game.put(STATE, SPARED, 0)
        else:
            game.put(WOUNDS, subject, rows[WOUNDS][subject] + 1)
    elif kind == kinds.E_HEAL:
        game.put(WOUNDS, subject, rows[WOUNDS][subject] - 1)
    elif kind == kinds.E_PHASE:
        _phase(game, subject, value)
    elif kind == kinds.E_PHASE_ENDS:
        expire(game, END_OF_PHASE)
    elif kind == kinds.E_DRAW:
        move(game, value, HAND + subject)
        _into_hand(game, subject)
    elif kind == kinds.E_VOID:
        move(game, subject, VOID)
        if renew(game, [subject]):
            texts(game)
    elif kind == kinds.E_ENTER:
        enter(game, subject, value, rows[OWNER][subject])
        unmark(game, subject, PER_TURN | WENT)
        mark(game, subject, PLAYED_THIS_PHASE | PLAYED_HERE)
    elif kind == kinds.E_LEAVE:
        leave(game, subject, value)
        if HAND <= value < HAND + 6:
            _into_hand(game, value - HAND)
            _taken(game, value - HAND, subject)
    elif kind == kinds.E_CARD:
        _card(game, subject, value, cause)
    elif kind == kinds.E_KILL:
        pile = DISCARD if facts(game, subject).type == MINION else DEAD
        leave(game, subject, pile + rows[OWNER][subject])
    elif kind == kinds.E_BURDEN:
        cell = seat_cell(free(game), BURDENS)
        game.put(SEAT, cell, max(0, rows[SEAT][cell] + subject))
        check(game, NONE)
    elif kind == kinds.E_THREAT:
        cell = seat_cell(free(game), THREATS)
        game.put(SEAT, cell, max(0, rows[SEAT][cell] + subject))
    elif kind == kinds.E_TOKEN:
        shift = TOKEN_BITS * value
        game.put(TOKENS, subject, max(0, rows[TOKENS][subject] + (cause << shift)))
    elif kind == kinds.E_LASTING:
        amount, until, source = unpacked(cause)
        game.put_row(LASTING, [*rows[LASTING], subject, value, amount, until, source])
        if subject == NO_TEXT:
            texts(game)
        else:
            game.put(STATE, TOUCHED, rows[STATE][TOUCHED] | touch(subject))
        check(game, NONE)
    elif kind == kinds.E_LIMIT:
        game.put_row(LIMITS, [*rows[LIMITS], subject, value, cause])
    elif kind == kinds.E_LOOK:
        game.put(KNOWN, subject, rows[KNOWN][subject] | 1 << value)
    elif kind == kinds.E_REVEAL:
        game.put(KNOWN, subject, EVERYONE)
    elif kind == kinds.E_SHUFFLE:
        shuffle(game, subject, cause)
    elif kind == kinds.E_SHADOW_SKIPPED:
        drop(game, SHADOW_SKIPPED, subject)
    elif (kind >= kinds.E_ASSIGN and kind <= kinds.E_CANCEL) or kind >= kinds.E_LEAVES_SKIRMISH:
        _fighting(game, kind, subject, value, cause)
    elif kind >= kinds.E_SITE and kind <= kinds.E_MOVED:
        _moving(game, kind, subject, value)
    else:
        _rarer(game, kind, subject, value, cause)
    if rows[STATE][TOUCHED] >> MOVE_LIMIT & 1:
        note_move_limit(game)


def _phase(game: Game, subject: int, value: int) -> None:
    begun = game.rows[STATE][PHASE] == SETTING_UP
    game.put(STATE, PHASE, subject)
    unmark_all(game, PLAYED_THIS_PHASE)
    if begun:
        texts(game)  # 000: active - site text is not active before
    if subject == FELLOWSHIP_PHASE:
        game.put(STATE, DRAWN, 0)
    elif subject == MANEUVER:
        game.put(STATE, FIERCE_ROUND, 0)
    elif subject == REGROUP:
        expire(game, UNTIL_REGROUP)
        expire(game, UNTIL_NEXT_REGROUP)
    if subject != SKIRMISH:  # a skirmish has begun before its phase
        expire(game, END_OF_PHASE)
        expire(game, NEXT_SKIRMISH)
    game.put(STATE, SHADOW_SEAT, value)


def _into_hand(game: Game, seat: int) -> None:
    """000: the Rule of 4 counts what comes into hand in the fellowship phase."""
    if phase(game) == FELLOWSHIP_PHASE and seat == free(game):
        game.put(STATE, DRAWN, game.rows[STATE][DRAWN] + 1)


def _taken(game: Game, seat: int, card: int) -> None:
    """000: the Rule of 4 - who takes a card into hand is answered like one who draws it."""
    if game.rows[STATE][HEARS] >> kinds.E_DRAW & 1:
        tell(game, packed(kinds.E_DRAW, seat, card, NONE))


def _card(game: Game, card: int, to: int, cause: int) -> None:
    """From one place out of play to another; from play it leaves as any card does."""
    taken = HAND <= to < HAND + 6 and game.rows[ZONE][card] != VOID
    if taken:
        _into_hand(game, to - HAND)
    if in_play_zone(game.rows[ZONE][card]):
        leave(game, card, to, cause == kinds.BOTTOM)
    else:
        if game.rows[ZONE][card] == STACKED:
            game.put(HOST, card, NONE)
        move(game, card, to, cause == kinds.BOTTOM)
    if taken:
        _taken(game, to - HAND, card)


def _moving(game: Game, kind: int, subject: int, value: int) -> None:
    rows = game.rows
    if kind == kinds.E_SITE:
        lay_site(game, subject, value)
        if phase(game) != SETTING_UP:
            check(game, NONE)  # an ally may be at home there
    elif kind == kinds.E_MOVES_FROM:
        game.put(STATE, MOVING, 1)
        game.put(STATE, MOVES, rows[STATE][MOVES] + 1)
        game.put(STATE, MOVED_IN, rows[STATE][MOVED_IN] | 1 << phase(game))
    elif kind == kinds.E_MARKER:
        unmark_all(game, PLAYED_HERE)
        set_marker(game, subject, value)
    elif kind == kinds.E_MOVED:
        game.put(STATE, MOVING, 0)
        drop(game, NEXT_SHADOW_NUMBER, GAME)


def _fighting(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    rows = game.rows
    if kind == kinds.E_ASSIGN:
        game.put(FOE, subject, value)
        unmark(game, subject, LEFTOVER)
        mark(game, value, ASSIGNED_THIS_TURN)
    elif kind == kinds.E_UNASSIGN:
        game.put(FOE, subject, NONE)
    elif kind == kinds.E_ASSIGNMENTS:
        for card in rows[ACTIVE]:
            if facts(game, card).type == MINION and rows[FOE][card] == NONE:
                mark(game, card, LEFTOVER)
    elif kind == kinds.E_SKIRMISH:
        game.put(STATE, FIGHTER, subject)
        game.put(STATE, IN_SKIRMISH, 1)
        for cell in (FIGHTER_GONE, CANCELLED, RESOLVED):
            game.put(STATE, cell, 0)
        unmark_all(game, FELL | WENT)
        expire(game, END_OF_PHASE)
        if awaken(game):
            texts(game)
    elif kind == kinds.E_RESOLVE:
        game.put(STATE, RESOLVED, 1)
        game.put(STATE, OWN_STRENGTH, subject)
        game.put(STATE, FOES_STRENGTH, value)
    elif kind == kinds.E_LOSE_SKIRMISH:
        if in_play_zone(rows[ZONE][subject]) or DISCARD <= rows[ZONE][subject] < ADVENTURE:
            mark(game, subject, LOST_THIS_TURN)
    elif kind == kinds.E_CANCEL:
        game.put(STATE, CANCELLED, 1)
    elif kind == kinds.E_SKIRMISH_ENDS:
        for card in rows[ACTIVE]:
            if rows[FOE][card] == subject:
                game.put(FOE, card, NONE)
        game.put(STATE, IN_SKIRMISH, 0)
        game.put(STATE, FIGHTER, NONE)
        unmark_all(game, FELL | WENT)
    elif kind == kinds.E_LEAVES_SKIRMISH:
        falls(game, subject)
        if subject == rows[STATE][FIGHTER]:
            game.put(STATE, FIGHTER_GONE, 1)
        else:
            game.put(FOE, subject, NONE)
    elif kind == kinds.E_REPLACES:
        _replaces(game, subject, value)
    elif kind == kinds.E_MARK:
        if cause:
            mark(game, subject, value)
        else:
            unmark(game, subject, value)
    elif kind == kinds.E_STATE:
        game.put(STATE, subject, value)
        if subject == FIERCE_ROUND and value:
            _fierce_round(game)
    elif kind == kinds.E_EXHAUSTED:
        game.put(WOUNDS, subject, max(rows[WOUNDS][subject], most_vitality(game, subject) - 1))


def _fierce_round(game: Game) -> None:
    """000: fierce - those in play and fierce now are the ones to be fought again."""
    unmark_all(game, FIERCE_AT_START)
    for card in minions(game):
        if has(game, card, FIERCE):
            mark(game, card, FIERCE_AT_START)


def _replaces(game: Game, character: int, other: int) -> None:
    """003: replace - the skirmish goes on with the new character."""
    rows = game.rows
    if rows[STATE][FIGHTER] == other:
        for card in rows[ACTIVE]:
            if rows[FOE][card] == other:
                game.put(FOE, card, character)
        game.put(STATE, FIGHTER, character)
        game.put(STATE, FIGHTER_GONE, 0)
    else:
        game.put(FOE, character, rows[FOE][other])
        game.put(FOE, other, NONE)


def _rarer(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    rows = game.rows
    if kind == kinds.E_RESHUFFLED:
        game.put(SEAT, seat_cell(subject, RESHUFFLED), 1)
    elif kind == kinds.E_BID:
        game.put(BIDS, subject, value)
    elif kind == kinds.E_PLACE:
        game.put(SEAT, seat_cell(subject, PLACE), value)
    elif kind == kinds.E_TURN:
        _turn(game, subject, value)
    elif kind == kinds.E_TURN_ENDS:
        expire(game, END_OF_TURN)
    elif kind == kinds.E_LATER:
        game.put_row(LATER, [*rows[LATER], subject, *_later(value, cause)])
        texts(game)
    elif kind == kinds.E_LATER_DONE:
        later = rows[LATER]
        game.put_row(LATER, later[:subject] + later[subject + LATER_CELLS :])
        texts(game)
    elif kind == kinds.E_STACK:
        if in_play_zone(rows[ZONE][subject]):
            leave(game, subject, STACKED)
        else:
            move(game, subject, STACKED)
        game.put(HOST, subject, value)
    elif kind == kinds.E_TRANSFER:
        game.put(HOST, subject, value)
        derive(game)
        check(game, NONE)
    elif kind == kinds.E_CONTROL:
        move(game, subject, PLAY + value)
        derive(game)
    elif kind == kinds.E_LIBERATE:
        liberate(game, subject)
    elif kind == kinds.E_REPLACE:
        if subject == current_site(game):
            unmark_all(game, PLAYED_HERE)
        replace_site(game, subject, value)
        check(game, NONE)
    elif kind == kinds.E_RING_BEARER:
        _ring_bearer(game, subject, value)
    elif kind == kinds.E_LOST:
        lost(game, subject)
    elif kind == kinds.E_WON:
        game.put(STATE, OVER, subject + 1)
    elif kind == kinds.E_PREVENT:
        bit = 1 << subject
        old = rows[STATE][PREVENTED_AT]
        game.put(STATE, PREVENTED_AT, old & ~bit if value == 0 else old | bit)
    elif kind == kinds.E_INITIATIVE:
        game.put(STATE, FREE_HAS_INITIATIVE, subject)


def _later(packed: int, names: int) -> list[int]:
    """Source, who and until; then the names, as ``delayed`` packed them."""
    cells = [packed & 1023, packed >> 10 & 7, packed >> 13]
    for _ in range(LATER_CELLS - 4):
        cells.append((names & 0xFFFFF) - 2)
        names >>= 20
    return cells


def _turn(game: Game, seat: int, number: int) -> None:
    game.put(STATE, FREE, seat)
    game.put(STATE, TURN_NUMBER, number)
    unmark_all(game, PER_TURN)
    for cell in (TWILIGHT, MOVES, MOVED_IN):
        game.put(STATE, cell, 0)
    drop(game, MOVE_LIMIT, GAME)
    game.put(STATE, SHADOW_SEAT, NONE)
    derive(game)
    game.put(STATE, FREE_HAS_INITIATIVE, int(free_has_initiative(game)))


def _ring_bearer(game: Game, card: int, seat: int) -> None:
    """000: Ring-bearer - The One Ring goes to him."""
    rows = game.rows
    old = rows[SEAT][seat_cell(seat, BEARER)]
    if old != NONE and in_play_zone(rows[ZONE][old]):
        unmark(game, old, THE_RING_BEARER)
    mark(game, card, THE_RING_BEARER)
    game.put(SEAT, seat_cell(seat, BEARER), card)
    for ring in rows[PLAY + seat]:
        if facts(game, ring).type == THE_ONE_RING:
            game.put(HOST, ring, card)
    derive(game)
    check(game, NONE)
