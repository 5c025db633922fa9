"""Moving cards, marking them, and what follows: helpers of the event door's hands."""

from mathom.cardplay.piles import (
    carry,
    drop_records,
    keep_records,
    learn,
    shuffle_pile,
)
from mathom.cardplay.piles import mark as mark
from mathom.cardplay.piles import unmark as unmark
from mathom.cardplay.piles import unmark_all as unmark_all
from mathom.games.lcg.effects import facts
from mathom.games.lcg.facts import (
    CARDS,
    MANY_DEFENDERS,
    RECALCULATED,
    STAGING_THREAT,
    TYPE_HERO,
    TYPE_OBJECTIVE,
)
from mathom.games.lcg.moments import now
from mathom.games.lcg.packing import card_used
from mathom.games.lcg.procedures import RUN_CONSEQUENCES, RUN_RESTRICTION
from mathom.games.lcg.rows import (
    ACTING,
    ASIDE,
    ATTACKED,
    ATTACKING_MARK,
    BESIDE,
    BLANK_SHADOW,
    COMMITTED_MARK,
    DAMAGE,
    DECK,
    DECK_HOST,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENGAGED_WITH,
    EVERYONE,
    FACE_DOWN,
    FIRST,
    HAND,
    HEARS,
    HOST,
    IS_EXHAUSTED,
    KNOWN,
    LASTING,
    LASTING_CELLS,
    LATER,
    LATER_CELLS,
    LIMITS,
    LISTENING,
    MARKS,
    ORC_GUARD,
    OUT,
    OWNER,
    PLAY,
    PLAYERS,
    PRINTED,
    PRISONER,
    PRISONER_CARD,
    PROGRESS,
    QUEST,
    RESOURCES,
    SHADOWS,
    SINCE,
    STAGING,
    STANDING,
    STATE,
    STRUCK,
    THREAT_LEVEL,
    ZONE,
    discard_pile,
    in_play,
    in_play_zone,
    players,
    seats,
)
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat, Zone

# What a consequence looks at.
DEFEAT: int = 0
HOST_LEFT: int = 1
EXPLORE: int = 2
STAGE_CHECK: int = 3
HEROES_CHECK: int = 4
THREAT_CHECK: int = 5
DEFEAT_BY_ATTACK: int = 6

# Lasting effects that are not laid on a card.
ON_NO_CARD = (MANY_DEFENDERS, STAGING_THREAT, RECALCULATED)
PER_ROUND = ATTACKED | BLANK_SHADOW | STRUCK | STRUCK << 1 | STRUCK << 2 | STRUCK << 3


# Moving cards


def hidden_pile(zone: Zone) -> bool:
    """Whether cards that come here keep to themselves what they are."""
    return HAND <= zone < DISCARD or zone in (ENCOUNTER_DECK, SHADOWS)


def move(game: Game, card: CardId, to: int, bottom: bool = False) -> None:
    """Take a card from its pile to the top, or the bottom, of another."""
    rows = game.rows
    zone = carry(game, card, to, bottom)
    if not (in_play_zone(zone) and in_play_zone(to)):
        game.put(SINCE, card, now(game))
    if HAND <= to < DECK:
        learn(game, card, to - HAND)
    elif not hidden_pile(to) and not rows[MARKS][card] & ORC_GUARD:
        if rows[KNOWN][card] != EVERYONE and not (ENGAGED_WITH <= to < STAGING and zone < DISCARD):
            game.put(KNOWN, card, EVERYONE)


def attack_begins(game: Game) -> None:
    """Whoever was attacking waits: a text may make an attack in the middle of another."""
    if any(marks >= ATTACKING_MARK for marks in game.rows[MARKS]):
        own = ATTACKING_MARK - 1
        game.put_row(MARKS, [marks & own | (marks & ~own) << 1 for marks in game.rows[MARKS]])


def attack_ends(game: Game) -> None:
    """Whoever attacked no longer does, and those who waited do again."""
    if any(marks >= ATTACKING_MARK for marks in game.rows[MARKS]):
        own = ATTACKING_MARK - 1
        game.put_row(
            MARKS, [marks & own | (marks & ~own) >> 1 & ~own for marks in game.rows[MARKS]]
        )


def consequence(game: Game, what: int, subject: int) -> None:
    """Have what follows from this looked at before anything else goes on."""
    game.call(Frame(RUN_CONSEQUENCES, card=subject, event=what))


def derive(game: Game) -> None:
    """Find the cards whose texts are at work, after any of them came or went."""
    rows = game.rows
    standing: list[int] = []
    listening: list[int] = []
    acting: list[int] = []
    hears = 0
    for card in [*in_play(game), *rows[QUEST], *rows[ASIDE]]:
        if rows[MARKS][card] & (FACE_DOWN | PRISONER):
            continue
        printed = CARDS[rows[PRINTED][card]]
        if printed.standing and rows[ZONE][card] != ASIDE:
            standing.append(card)
        if printed.actions:
            acting.append(card)
        if printed.hears:
            listening.append(card)
            hears |= printed.hears
    if standing != rows[STANDING]:
        game.put_row(STANDING, standing)
    if listening != rows[LISTENING]:
        game.put_row(LISTENING, listening)
    if acting != rows[ACTING]:
        game.put_row(ACTING, acting)
    if hears != rows[STATE][HEARS]:
        game.put(STATE, HEARS, hears)


def enter(game: Game, card: CardId, to: int, host: CardId) -> None:
    move(game, card, to)
    game.put(HOST, card, host)
    derive(game)
    if host >= 0:
        game.call(Frame(RUN_RESTRICTION, card=host))
    if facts(game, card).type == TYPE_OBJECTIVE:
        consequence(game, STAGE_CHECK, NONE)


def leave(game: Game, card: CardId, to: int) -> None:
    rows = game.rows
    host = rows[HOST][card]
    hero = facts(game, card).type == TYPE_HERO
    owner = rows[OWNER][card]
    for other in range(len(rows[HOST])):
        if rows[HOST][other] == card:
            if rows[ZONE][other] == SHADOWS:
                game.put(HOST, other, NONE)
                unmark(game, other, FACE_DOWN)
                move(game, other, ENCOUNTER_DISCARD)
            elif PLAY <= rows[ZONE][other] < ENGAGED_WITH or rows[ZONE][other] == BESIDE:
                consequence(game, HOST_LEFT, other)
            else:
                game.put(HOST, other, NONE)
    strip(game, card, to)
    derive(game)
    if rows[QUEST]:
        consequence(game, STAGE_CHECK, NONE)
    if host >= 0:
        consequence(game, DEFEAT, host)
    if hero:
        consequence(game, HEROES_CHECK, owner)


def strip(game: Game, card: CardId, to: int) -> None:
    """001: in play and out of play - a card goes without tokens, and nothing is left of it."""
    rows = game.rows
    for row in (IS_EXHAUSTED, DAMAGE, RESOURCES, PROGRESS, MARKS):
        if rows[row][card]:
            game.put(row, card, 0)
    game.put(HOST, card, NONE)
    move(game, card, to)
    forget(game, card)
    if rows[STATE][PRISONER_CARD] == card:
        game.put(STATE, PRISONER_CARD, NONE)


def forget(game: Game, card: CardId) -> None:
    """Lasting and delayed effects and limits do not follow a card out of play."""
    old = game.rows[LASTING]
    kept: list[int] = []
    for i in range(0, len(old), LASTING_CELLS):
        if old[i] in ON_NO_CARD or old[i + 1] != card:
            kept += old[i : i + LASTING_CELLS]
    keep_records(game, LASTING, kept)
    drop_records(game, LATER, LATER_CELLS, 3, card)
    limits = game.rows[LIMITS]
    left: list[int] = []
    for i in range(0, len(limits), 2):
        if card_used(limits[i]) != card:
            left += limits[i : i + 2]
    keep_records(game, LIMITS, left)


def disengage(game: Game, enemy: CardId) -> None:
    """Back to the staging area; an Orc Guard has no place there."""
    if game.rows[MARKS][enemy] & ORC_GUARD:
        leave(game, enemy, discard_pile(game, enemy))
    else:
        move(game, enemy, STAGING)


def control(game: Game, card: CardId, player: Seat) -> None:
    for other in game.rows[PLAY + (game.rows[ZONE][card] - PLAY)]:
        if game.rows[HOST][other] == card:
            move(game, other, PLAY + player)
    move(game, card, PLAY + player)


# Time


def expire(game: Game, moment: int) -> None:
    """001: lasting effects - those that last until now are over."""
    old = game.rows[LASTING]
    kept: list[int] = []
    for i in range(0, len(old), LASTING_CELLS):
        if old[i + 3] != moment:
            kept += old[i : i + LASTING_CELLS]
        elif old[i] not in ON_NO_CARD:
            consequence(game, DEFEAT, old[i + 1])
    keep_records(game, LASTING, kept)
    drop_records(game, LIMITS, 2, 1, moment)


def phase_ends(game: Game) -> None:
    unmark_all(game, COMMITTED_MARK)
    for card in game.rows[SHADOWS]:
        game.put(HOST, card, NONE)
        unmark(game, card, FACE_DOWN)
        move(game, card, ENCOUNTER_DISCARD)


# Chance and knowledge


def shuffle(game: Game, zone: Zone, packed: int) -> None:
    """What the cards are changes places among them: they are other cards from now on."""
    since = game.rows[SINCE][:]
    for card in shuffle_pile(game, zone, packed):
        since[card] = now(game)
    game.put_row(SINCE, since)


# Losing


def eliminate(game: Game, player: Seat) -> None:
    """001: player elimination."""
    rows = game.rows
    game.put(OUT, player, 1)
    game.put(THREAT_LEVEL, player, 50)
    for enemy in rows[ENGAGED_WITH + player]:
        disengage(game, enemy)
    for zone in (HAND + player, DECK + player):
        for card in rows[zone]:
            move(game, card, DISCARD + player)
    for card in rows[PLAY + player]:
        objective = rows[OWNER][card] >= PLAYERS
        strip(game, card, STAGING if objective else discard_pile(game, card))
    for card in rows[BESIDE]:
        host = rows[HOST][card]
        if host == DECK_HOST - player or (host >= 0 and not in_play_zone(rows[ZONE][host])):
            strip(game, card, ENCOUNTER_DISCARD)
    drop_records(game, LATER, LATER_CELLS, 2, player)  # what the player had promised
    derive(game)
    left = players(game)
    if left and rows[STATE][FIRST] == player:
        game.put(STATE, FIRST, left[0])
    if seats(game) and rows[QUEST]:
        consequence(game, STAGE_CHECK, NONE)
