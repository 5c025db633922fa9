"""Moving cards, marking them, and what follows: helpers of the event door's hands."""

from mathom.cardplay.piles import carry, learn, shuffle_pile
from mathom.cardplay.piles import mark as mark
from mathom.cardplay.piles import unmark as unmark
from mathom.cardplay.piles import unmark_all as unmark_all
from mathom.games.tcg.abilities import SETTING_UP, Listener
from mathom.games.tcg.effect_kinds import NO_TEXT, TEXT_OF, touch
from mathom.games.tcg.effects import total
from mathom.games.tcg.facts import (
    ABILITIES,
    CARDS,
    FREE_PEOPLES,
    SHADOW,
    TYPE_CONDITION,
    TYPE_SITE,
    TYPE_THE_ONE_RING,
)
from mathom.games.tcg.hearing import ear
from mathom.games.tcg.packing import WITH_HOST
from mathom.games.tcg.procedures import RUN_CHECK, RUN_DISCARD_EACH
from mathom.games.tcg.rows import (
    ACTING,
    ACTIVE,
    ADVENTURE,
    BEARER_CELL,
    BLANK,
    COPYING,
    CURRENT_PHASE,
    DECK,
    DISCARD,
    EVERYONE,
    FELL,
    FIGHTER,
    FIGHTER_GONE,
    FOE,
    FREE_PLAYER,
    HAND,
    HEARS,
    HOST,
    IN_SKIRMISH,
    KNOWN,
    LASTING,
    LASTING_CELLS,
    LATER,
    LATER_CELLS,
    LISTENING,
    MARKS,
    NUMBER,
    OUT,
    OWNER,
    PATH,
    PER_TURN,
    PLAY,
    PRINTED,
    REMOVED,
    RESOLVED,
    SEAT,
    SEAT_CELLS,
    SEATS,
    SITE_CELL,
    STACKED,
    STANDING,
    STATE,
    THE_RING_BEARER,
    TOKENS,
    TOUCHED,
    WARNED,
    WENT,
    WOUNDS,
    ZONE,
    in_play_zone,
    of_seat,
    players,
    seat_cell,
    site_number,
)
from mathom.games.tcg.rulebook import durations
from mathom.games.tcg.rulebook.durations import ENDED, VITAL, forget, shuffled_away
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat, Zone

# Moving cards


def hidden_pile(zone: Zone) -> bool:
    """Whether cards that come here keep to themselves what they are."""
    return HAND <= zone < DISCARD or ADVENTURE <= zone < PLAY


def move(game: Game, card: CardId, to: int, bottom: bool = False) -> None:
    """Take a card from its pile to the top, or the bottom, of another."""
    rows = game.rows
    zone = carry(game, card, to, bottom)
    if rows[MARKS][card] and HAND <= to < DISCARD:
        game.put(MARKS, card, 0)
    if HAND <= to < DECK:
        learn(game, card, to - HAND)
    elif not hidden_pile(to) and rows[KNOWN][card] != EVERYONE:
        game.put(KNOWN, card, EVERYONE)
    if DECK <= zone < DISCARD and not rows[zone]:
        check(game, NONE)  # 1R252 may be waiting for that


def check(game: Game, card: CardId, how: int = NONE, source: int = NONE) -> None:
    """Have what follows looked at before anything else goes on: of one card, or of all.

    ``how`` and ``source`` say what killed one that this has killed, if anything has.
    """
    game.call(Frame(RUN_CHECK, card=card, other=source, place=how))


def derive(game: Game) -> None:
    """Find the active cards and those whose texts are at work, after any came or went.

    000: active - sites; the Free Peoples player's Free Peoples cards and One Ring; the others'
    Shadow cards; and nothing that is borne by an inactive card.
    """
    rows = game.rows
    one = rows[STATE][FREE_PLAYER]
    hosts = rows[HOST]
    cards = rows[PRINTED]
    active: list[int] = []
    borne: list[int] = []
    order = players(game)
    for seat in order:
        for card in rows[PLAY + seat]:
            printed = CARDS[cards[card]]
            if printed.type != TYPE_SITE:
                if (printed.side == SHADOW) == (seat == one):
                    continue
            if hosts[card] < 0:
                active.append(card)
            else:
                borne.append(card)
    active += rows[PATH]
    while borne:
        left: list[int] = []
        for card in borne:
            if hosts[card] in active:
                active.append(card)
            elif hosts[card] in borne:
                left.append(card)
        if len(left) == len(borne):
            break
        borne = left
    if active != rows[ACTIVE]:
        game.put_row(ACTIVE, active)
    texts(game)


def texts(game: Game) -> None:
    """Which active cards stand, listen and act."""
    rows = game.rows
    cards = rows[PRINTED]
    here = site_number(game) if rows[STATE][CURRENT_PHASE] != SETTING_UP else NONE
    standing: list[int] = []
    listening: list[int] = []
    acting: list[int] = []
    hears = 0
    warned = 0
    touched = 0
    copies: dict[int, int] = {}
    for card in rows[ACTIVE]:
        printed = CARDS[cards[card]]
        if not printed.text or rows[MARKS][card] & BLANK:
            continue
        if printed.type == TYPE_SITE and (rows[NUMBER][card] != here or rows[ZONE][card] != PATH):
            continue
        if rows[STATE][SEATS] > 2 and printed.type == TYPE_CONDITION and printed.side == SHADOW:
            # 000: active - copies too many, counted from the Free Peoples player's right.
            seen = copies.get(printed.title_number, 0) + 1
            copies[printed.title_number] = seen
            if seen > (1 if printed.unique else 4):
                continue
        if printed.standing:
            standing.append(card)
            for ability in printed.standing:
                touched |= ability.touches
        if printed.actions:
            acting.append(card)
        if printed.hears or printed.warned:
            listening.append(card)
            hears |= printed.hears
            warned |= printed.warned
    lasting = rows[LASTING]
    for i in range(0, len(lasting), LASTING_CELLS):
        touched |= touch(lasting[i])
    later = rows[LATER]
    for i in range(0, len(later), LATER_CELLS):
        waiting = ABILITIES[later[i]]
        if isinstance(waiting, Listener):
            if waiting.on.before:
                warned |= ear(waiting.on.kind)
            else:
                hears |= ear(waiting.on.kind)
    for row, found in ((STANDING, standing), (LISTENING, listening), (ACTING, acting)):
        if found != rows[row]:
            game.put_row(row, found)
    for cell, bits in ((HEARS, hears), (WARNED, warned), (TOUCHED, touched)):
        if bits != rows[STATE][cell]:
            game.put(STATE, cell, bits)
    if touched & touch(NO_TEXT):
        _silence(game)
    _copy(game, touched & touch(TEXT_OF) != 0)


def _copy(game: Game, any_: bool) -> None:
    """000: active - the cards that have a site's text: they stand, listen and act with it too."""
    rows = game.rows
    copying: list[int] = []
    if any_ and rows[STATE][CURRENT_PHASE] != SETTING_UP:
        for card in rows[STANDING]:
            site = total(game, TEXT_OF, card)
            if site > 0:
                copying += [card, site - 1]
    if copying != rows[COPYING]:
        game.put_row(COPYING, copying)
    for i in range(0, len(copying), 2):
        printed = CARDS[rows[PRINTED][copying[i + 1]]]
        if printed.actions:
            _add(game, ACTING, copying[i])
        if printed.hears or printed.warned:
            _add(game, LISTENING, copying[i])
        touched = 0
        for ability in printed.standing:
            touched |= ability.touches
        for cell, bits in ((HEARS, printed.hears), (WARNED, printed.warned), (TOUCHED, touched)):
            if bits & ~rows[STATE][cell]:
                game.put(STATE, cell, rows[STATE][cell] | bits)


def _add(game: Game, row: int, card: CardId) -> None:
    """Put a card into a row once."""
    if card not in game.rows[row]:
        game.put_row(row, [*game.rows[row], card])


def _silence(game: Game) -> None:
    """Cards that have lost their game text do not stand, listen or act."""
    for row in (STANDING, LISTENING, ACTING):
        kept = [card for card in game.rows[row] if not total(game, NO_TEXT, card)]
        if len(kept) < len(game.rows[row]):
            game.put_row(row, kept)


def enter(game: Game, card: CardId, host: CardId, seat: Seat) -> None:
    move(game, card, PLAY + seat)
    game.put(HOST, card, host)
    derive(game)
    check(game, NONE)


def leave(game: Game, card: CardId, to: int, bottom: bool = False) -> None:
    """000: leaving play - its tokens go, and what was on it is discarded."""
    rows = game.rows
    orphans: list[int] = []
    for other in range(len(rows[HOST])):
        if rows[HOST][other] == card:
            zone = rows[ZONE][other]
            if CARDS[rows[PRINTED][other]].type == TYPE_THE_ONE_RING:
                game.put(HOST, other, NONE)  # it waits for another Ring-bearer
            elif in_play_zone(zone) or zone == STACKED:
                orphans.append(other)
    for row in (WOUNDS, TOKENS):
        if rows[row][card]:
            game.put(row, card, 0)
    # What it did this turn is remembered in a pile that everyone sees.
    kept = PER_TURN | WENT
    game.put(MARKS, card, rows[MARKS][card] & kept if DISCARD <= to < ADVENTURE else 0)
    was_in = rows[STATE][IN_SKIRMISH] and rows[STATE][FIGHTER] == card
    falls(game, card)
    if was_in or (rows[STATE][IN_SKIRMISH] and rows[FOE][card] == rows[STATE][FIGHTER] >= 0):
        for one in (card, *orphans):
            mark(game, one, WENT)
    if was_in:
        game.put(STATE, FIGHTER_GONE, 1)
    elif CARDS[rows[PRINTED][card]].side == FREE_PEOPLES:
        for minion in rows[ACTIVE]:
            if rows[FOE][minion] == card:
                game.put(FOE, minion, NONE)
    if rows[FOE][card] != NONE:
        game.put(FOE, card, NONE)
    game.put(HOST, card, NONE)
    move(game, card, to, bottom)
    forget(game, card)
    derive(game)
    check(game, NONE)
    if orphans:
        game.call(Frame(RUN_DISCARD_EACH, cards=tuple(orphans), count=WITH_HOST))


def ring_bearer(game: Game, card: CardId, seat: Seat) -> None:
    """000: Ring-bearer - The One Ring goes to him."""
    rows = game.rows
    old = rows[SEAT][seat_cell(seat, BEARER_CELL)]
    if old != NONE and in_play_zone(rows[ZONE][old]):
        unmark(game, old, THE_RING_BEARER)
    mark(game, card, THE_RING_BEARER)
    game.put(SEAT, seat_cell(seat, BEARER_CELL), card)
    for ring in rows[PLAY + seat]:
        if CARDS[rows[PRINTED][ring]].type == TYPE_THE_ONE_RING:
            game.put(HOST, ring, card)
    derive(game)
    check(game, NONE)


def falls(game: Game, card: CardId) -> None:
    """000: skirmish phase(s) - one that is removed from a skirmish before it resolves is noted."""
    state = game.rows[STATE]
    if state[IN_SKIRMISH] and not state[RESOLVED] and not state[FIGHTER_GONE]:
        if card == state[FIGHTER] or game.rows[FOE][card] == state[FIGHTER]:
            mark(game, card, FELL)


# Time


def expire(game: Game, moment: int) -> None:
    """000: phase action - what lasts until now is over, and what follows from that is looked at."""
    ended = durations.expire(game, moment)
    if ended & ENDED:
        texts(game)
    if ended & VITAL:
        check(game, NONE)


# Chance and knowledge


def shuffle(game: Game, zone: Zone, packed: int) -> None:
    """What the cards are changes places among them; what spoke of them is over."""
    if shuffled_away(game, shuffle_pile(game, zone, packed)):
        texts(game)


# Sites


def lay_site(game: Game, site: int, number: int) -> None:
    move(game, site, PATH)
    game.put(NUMBER, site, number)
    path = sorted(game.rows[PATH], key=game.rows[NUMBER].__getitem__)
    if path != game.rows[PATH]:
        game.put_row(PATH, path)
    derive(game)


def replace_site(game: Game, old: int, new: int) -> None:
    """003: site - the new one lies where the old one lay, with all that was on it."""
    rows = game.rows
    number = rows[NUMBER][old]
    where = rows[ZONE][old]
    for card in range(len(rows[HOST])):
        if rows[HOST][card] == old:
            game.put(HOST, card, new)
    game.put(NUMBER, old, 0)
    game.put(TOKENS, new, rows[TOKENS][old])
    game.put(TOKENS, old, 0)
    owner = rows[OWNER][old]
    forget(game, old)
    # 000: losing the game - what a loser's sites are replaced by stays; his own are out of it.
    move(game, old, REMOVED if of_seat(game, owner, OUT) else ADVENTURE + owner)
    if where == PATH:
        lay_site(game, new, number)
    else:
        move(game, new, where)
        game.put(NUMBER, new, number)
        derive(game)


def liberate(game: Game, site: int) -> None:
    """000: liberate - back on the path; the cards on it are discarded."""
    hosts = game.rows[HOST]
    orphans = tuple(card for card in range(len(hosts)) if hosts[card] == site)
    lay_site(game, site, game.rows[NUMBER][site])
    if orphans:
        game.call(Frame(RUN_DISCARD_EACH, cards=orphans, count=WITH_HOST))


def set_marker(game: Game, seat: Seat, number: int) -> None:
    game.put(SEAT, seat * SEAT_CELLS + SITE_CELL, number)
    texts(game)
    check(game, NONE)
