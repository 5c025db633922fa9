"""What holds at every decision of The Card Game, however it was reached."""

from mathom.games.lcg.effects import facts, hit_points, is_character, total, type_of
from mathom.games.lcg.facts import (
    CANNOT_ADVANCE,
    GAME,
    KEYWORD_RESTRICTED,
    TYPE_ALLY,
    TYPE_ATTACHMENT,
    TYPE_ENEMY,
    TYPE_HERO,
    TYPE_LOCATION,
    TYPE_OBJECTIVE,
    TYPE_QUEST,
    TYPE_TREACHERY,
    WON_WITHOUT_ENEMIES,
)
from mathom.games.lcg.moments import here
from mathom.games.lcg.phases import FIGHTING, QUESTING
from mathom.games.lcg.procedures import (
    RUN_CONSEQUENCES,
    RUN_ENEMY_ATTACK,
    RUN_PLAY_CARD,
    RUN_PLAYER_ATTACK,
    RUN_RESTRICTION,
    RUN_REVEAL,
    RUN_SET_UP,
    RUN_STAGE,
)
from mathom.games.lcg.rows import (
    ACTING,
    ACTIVE,
    ATTACKER,
    ATTACKING_MARK,
    BESIDE,
    COMMITTED_MARK,
    CURRENT_PHASE,
    DAMAGE,
    DECK,
    DECK_HOST,
    DEFENDING,
    DISCARD,
    ENGAGED_WITH,
    FACE_DOWN,
    HAND,
    HOST,
    IS_EXHAUSTED,
    JOINED,
    LASTING,
    LASTING_CELLS,
    LATER,
    LATER_CELLS,
    LIMBO,
    LISTENING,
    MARKS,
    ORC_GUARD,
    OUT,
    OVER,
    OWNER,
    PLAY,
    PLAYERS,
    PRISONER,
    PRISONER_CARD,
    PROGRESS,
    QUEST,
    QUEST_DECK,
    REPLACES,
    RESOURCES,
    SHADOWS,
    STAGING,
    STANDING,
    STATE,
    SURGES,
    THREAT_LEVEL,
    VICTORY,
    ZONE,
    attached_to,
    in_play,
    seats,
)
from mathom.games.lcg.rulebook.handling import ON_NO_CARD, derive
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game

TOKENS = {IS_EXHAUSTED: "exhausted", DAMAGE: "damage", RESOURCES: "resources", PROGRESS: "progress"}


def faults(game: Game) -> list[str]:
    """Everything that should not be so."""
    return [
        *_out_of_play(game),
        *_lasting(game),
        *_players(game),
        *_objectives(game),
        *_piles(game),
        *_marks(game),
        *_bearing(game),
        *_worked_out(game),
        *(_settled(game) if not _under_way(game, RUN_CONSEQUENCES) else []),
    ]


def _under_way(game: Game, *procedures: int) -> bool:
    return any(frame.procedure in procedures for frame in game.stack)


def _out_of_play(game: Game) -> list[str]:
    """001: in play and out of play - what is out carries nothing."""
    rows = game.rows
    found = []
    for card, zone in enumerate(rows[ZONE]):
        if here(game, card):
            continue
        title = facts(game, card).title
        for row, name in TOKENS.items():
            if rows[row][card]:
                found.append(f"{title} in pile {zone} has {name}")
        if zone != SHADOWS and (rows[MARKS][card] or rows[HOST][card] != -1):
            found.append(f"{title} in pile {zone} is marked or attached")
    return found


def _lasting(game: Game) -> list[str]:
    """001: lasting effects - on what is there, and promises too."""
    found = []
    lasting, later = game.rows[LASTING], game.rows[LATER]
    for i in range(0, len(lasting), LASTING_CELLS):
        if lasting[i] not in ON_NO_CARD and not here(game, lasting[i + 1]):
            found.append(f"an effect lasts on {facts(game, lasting[i + 1]).title}, which is gone")
    for i in range(0, len(later), LATER_CELLS):
        if later[i + 3] >= 0 and not here(game, later[i + 3]):
            found.append(f"something waits for {facts(game, later[i + 3]).title}, which is gone")
        if game.rows[OUT][later[i + 2]]:
            found.append("something waits for a player who is out")
    return found


def _players(game: Game) -> list[str]:
    """001: player elimination."""
    rows = game.rows
    found = []
    for seat in range(seats(game)):
        if rows[OUT][seat]:
            if any(rows[pile + seat] for pile in (HAND, DECK, PLAY, ENGAGED_WITH)):
                found.append(f"seat {seat} is out and still has cards")
            if rows[THREAT_LEVEL][seat] != 50:
                found.append(f"seat {seat} is out with threat {rows[THREAT_LEVEL][seat]}")
        elif not rows[STATE][OVER]:
            free = [
                card
                for card in rows[PLAY + seat]
                if facts(game, card).type == TYPE_HERO and not rows[MARKS][card] & PRISONER
            ]
            if not free:
                found.append(f"seat {seat} plays on without a free hero")
            if rows[THREAT_LEVEL][seat] >= 50:
                found.append(f"seat {seat} plays on at threat 50")
    decision = game.decision
    if decision is not None and decision.who >= 0 and rows[OUT][decision.who]:
        found.append(f"seat {decision.who} is out and asked something")
    return found


def _objectives(game: Game) -> list[str]:
    """001: guarded - one card at most for each objective."""
    found = []
    for card in range(len(game.rows[ZONE])):
        if facts(game, card).type == TYPE_OBJECTIVE and game.rows[OWNER][card] >= 4:
            if len(attached_to(game, card)) > 1:
                found.append(f"{facts(game, card).title} has several guards")
    return found


# Where a card of each side may lie, and of what types; 001: control and ownership.
PLAYERS_ROOM = range(HAND, PLAY)


def _piles(game: Game) -> list[str]:
    """Every card lies in one pile and knows which, and in none that it has no business in."""
    rows = game.rows
    found = []
    seen: dict[int, int] = {}
    for pile in range(HAND, LIMBO + 1):
        for card in rows[pile]:
            if card in seen:
                found.append(f"{facts(game, card).title} lies in two piles")
            seen[card] = pile
            if rows[ZONE][card] != pile:
                found.append(f"{facts(game, card).title} thinks it is elsewhere")
    if len(seen) != len(rows[ZONE]):
        found.append("a card is nowhere")
    for card, zone in enumerate(rows[ZONE]):
        printed, owner = facts(game, card), rows[OWNER][card]
        if zone in PLAYERS_ROOM and (zone - HAND) % PLAYERS != owner:
            found.append(f"{printed.title} lies in a pile of somebody else's")
        if printed.type == TYPE_HERO and not (DISCARD <= zone < ENGAGED_WITH):
            found.append(f"the hero {printed.title} is in pile {zone}")
        guard = rows[MARKS][card] & ORC_GUARD != 0
        if guard != (ENGAGED_WITH <= zone < STAGING and owner < PLAYERS):
            found.append(f"{printed.title} is an Orc Guard, or is not")
        if PLAY <= zone < ENGAGED_WITH and printed.type not in (
            TYPE_HERO,
            TYPE_ALLY,
            TYPE_ATTACHMENT,
            TYPE_OBJECTIVE,
        ):
            found.append(f"{printed.title} lies before a player")
        if ENGAGED_WITH <= zone < STAGING and type_of(game, card) != TYPE_ENEMY:
            found.append(f"{printed.title} is engaged and no enemy")
        if zone == STAGING and printed.type not in (TYPE_ENEMY, TYPE_LOCATION, TYPE_OBJECTIVE):
            found.append(f"{printed.title} is in the staging area")
        if zone == ACTIVE and printed.type != TYPE_LOCATION:
            found.append(f"{printed.title} is the active location")
        if zone in (QUEST, QUEST_DECK) and printed.type != TYPE_QUEST:
            found.append(f"{printed.title} is among the quest cards")
        if zone == BESIDE and printed.type != TYPE_TREACHERY:
            found.append(f"{printed.title} lies beside something")
        if zone == VICTORY and not printed.victory:
            found.append(f"{printed.title} counts as a victory")
    if len(rows[ACTIVE]) > 1 or len(rows[QUEST]) > 1:
        found.append("several active locations or stages")
    if rows[LIMBO] and not _under_way(game, RUN_PLAY_CARD, RUN_REVEAL):
        if not rows[STATE][OVER]:
            found.append(f"{facts(game, rows[LIMBO][0]).title} is nowhere in particular")
    if rows[SHADOWS] and rows[STATE][CURRENT_PHASE] != FIGHTING:
        found.append("shadow cards outside combat")
    return found


def _marks(game: Game) -> list[str]:
    """Nobody fights, quests or is turned over but while that goes on."""
    rows = game.rows
    found = []
    prisoners = []
    state = rows[STATE]
    over = bool(state[OVER])
    for card, marks in enumerate(rows[MARKS]):
        if not marks:
            continue
        title = facts(game, card).title
        if marks & COMMITTED_MARK and (
            state[CURRENT_PHASE] != QUESTING or not is_character(game, card)
        ):
            found.append(f"{title} is committed in phase {state[CURRENT_PHASE]}")
        if marks & DEFENDING and not over and not _under_way(game, RUN_ENEMY_ATTACK):
            found.append(f"{title} defends against nothing")
        if marks >= ATTACKING_MARK and not over and not _under_way(game, RUN_PLAYER_ATTACK):
            found.append(f"{title} attacks nothing")
        if marks & JOINED and state[CURRENT_PHASE] != FIGHTING:
            found.append(f"{title} should be back in the encounter deck")
        if marks & PRISONER:
            prisoners.append(card)
        down = marks & FACE_DOWN != 0
        if down != bool(marks & (PRISONER | ORC_GUARD)) and rows[ZONE][card] != SHADOWS:
            found.append(f"{title} lies on the wrong side")
    for card, tokens in enumerate(rows[RESOURCES]):
        if tokens and facts(game, card).type not in (TYPE_HERO, TYPE_ENEMY):
            found.append(f"{facts(game, card).title} has resources")
    if any(min(rows[row]) < 0 for row in TOKENS):
        found.append("somebody has fewer tokens than none")
    known = [state[PRISONER_CARD]] if state[PRISONER_CARD] >= 0 else []
    if prisoners != known:
        found.append(f"prisoners are {prisoners} and should be {known}")
    attacked = state[ATTACKER] >= 0
    if attacked and not state[OVER] and not _under_way(game, RUN_ENEMY_ATTACK):
        found.append("an attack goes on that nobody makes")
    if (state[SURGES] or state[REPLACES]) and not _under_way(game, RUN_REVEAL):
        found.append("a card is still to be revealed, and nobody does")
    return found


def _bearing(game: Game) -> list[str]:
    """001: attachment cards, control - what bears it is in play, and its player's."""
    rows = game.rows
    found = []
    for card, host in enumerate(rows[HOST]):
        if host == NONE:
            continue
        zone, title = rows[ZONE][card], facts(game, card).title
        if host <= DECK_HOST:
            if zone != BESIDE or rows[OUT][DECK_HOST - host]:
                found.append(f"{title} lies on a deck that is not there")
            continue
        unsettled = rows[STATE][OVER] or _under_way(game, RUN_CONSEQUENCES)
        if not here(game, host) and not unsettled:
            found.append(f"{title} is attached to {facts(game, host).title}, which is gone")
        elif PLAY <= zone < ENGAGED_WITH and PLAY <= rows[ZONE][host] < ENGAGED_WITH:
            if zone != rows[ZONE][host]:
                found.append(f"{title} has another controller than its bearer")
    return found


def _worked_out(game: Game) -> list[str]:
    """The rows that are worked out from others are as they should be."""
    if _under_way(game, RUN_SET_UP):
        return []  # until the players have their first turn, nothing answers what is laid out
    copy = game.clone()
    derive(copy)
    return [
        f"row {row} is out of date"
        for row in (STANDING, LISTENING, ACTING, STATE)
        if sorted(copy.rows[row]) != sorted(game.rows[row])
    ]


def _settled(game: Game) -> list[str]:
    """001: what follows at once has followed, where nothing of it is still under way."""
    rows = game.rows
    found = []
    held: list[int] = []
    for card in in_play(game):
        printed = facts(game, card)
        alive = is_character(game, card) or type_of(game, card) == TYPE_ENEMY
        if alive and not rows[MARKS][card] & PRISONER and hit_points(game, card) == 0:
            found.append(f"{printed.title} is dead and in play")
        if printed.type == TYPE_LOCATION and rows[PROGRESS][card] >= printed.quest_points:
            found.append(f"{printed.title} is explored and in play")
        if printed.keywords & KEYWORD_RESTRICTED:
            held.append(rows[HOST][card])
    if any(held.count(host) > 2 for host in held if host != NONE):
        if not _under_way(game, RUN_RESTRICTION):
            found.append("somebody bears three restricted attachments")
    there: set[int] = set()
    for card in in_play(game):
        printed = facts(game, card)
        if printed.unique and not rows[MARKS][card] & ORC_GUARD:
            if printed.number in there:
                found.append(f"{printed.title} is in play twice")
            there.add(printed.number)
    if rows[STATE][OVER] or not rows[QUEST] or _under_way(game, RUN_STAGE, RUN_SET_UP):
        return found
    stage = facts(game, rows[QUEST][0])
    done = stage.quest_points and rows[PROGRESS][rows[QUEST][0]] >= stage.quest_points
    if done and not total(game, CANNOT_ADVANCE, GAME):
        found.append(f"{stage.title} is complete and goes on")
    if total(game, WON_WITHOUT_ENEMIES, GAME):
        if not any(type_of(game, card) == TYPE_ENEMY for card in in_play(game)):
            found.append("no enemy is left and nobody has won")
    return found
