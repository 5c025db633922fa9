"""One line on what speaks for an answer, from what the player can see."""

from mathom.games.confrontation.board import (
    FELLOWSHIP,
    MORDOR,
    OUTPOSTS,
    REGION_NAMES,
    ROW_OF,
    SAURON,
    SHIRE,
)
from mathom.games.confrontation.characters import VARIANT, WINS_IN_SHIRE, has, name_of
from mathom.games.confrontation.kinds import (
    ASK_CARD,
    ASK_MAGIC,
    ASK_MOVE,
    ASK_NEW_CARD,
    ASK_PLACE,
    ASK_RETREAT,
    STAY,
    USE,
)
from mathom.games.confrontation.rows import (
    B_CARD,
    BATTLE,
    CENSUS,
    CHARACTER,
    PLAY,
    REGION,
    RING_BEARER,
    UNSET,
    hand,
    side_of_seat,
    stands_in,
)
from mathom.games.confrontation.rulebook.fighters import fighting
from mathom.games.confrontation.rulebook.movement import landing
from mathom.kernel.game import Game
from mathom.players.confrontation.heuristic import outcome, reckoned, threat, win_chance


def reason(game: Game, seat: int, pick: int) -> str:
    """What speaks for one pick; empty where it speaks for itself."""
    decision = game.decision
    if decision is None:
        return ""
    side = side_of_seat(game, seat)
    if decision.kind == ASK_MOVE and pick < USE:
        return _move(game, side, pick >> 5, landing(pick))
    if decision.kind in (ASK_CARD, ASK_NEW_CARD, ASK_MAGIC):
        return _card(game, side, pick)
    if decision.kind == ASK_RETREAT:
        return _retreat(game, side, pick)
    if decision.kind == ASK_PLACE:
        front = OUTPOSTS[side][game.stack[-1].count]
        return f"{name_of(pick)} does well in {REGION_NAMES[front]}."
    return ""


def _move(game: Game, side: int, stand: int, to: int) -> str:
    rows = game.rows
    character = rows[CHARACTER][stand]
    bears = side == FELLOWSHIP and character % VARIANT == rows[PLAY][RING_BEARER]
    if bears and to == MORDOR:
        return "The Ring reaches Mordor, and the game is won."
    if side == SAURON and to == SHIRE:
        if has(character, WINS_IN_SHIRE) or rows[CENSUS + SAURON][SHIRE] == 2:
            return "The Shire falls, and the game is won."
    foes = stands_in(game, 1 - side, to)
    if foes:
        return _attack(game, character, foes)
    here, there = (threat(game, side, character, at) for at in (rows[REGION][stand], to))
    if here > there + 0.5:
        return f"{name_of(character)} is in danger where it stands, and safer there."
    if bears and ROW_OF[to] > ROW_OF[rows[REGION][stand]]:
        return "The Ring comes a step closer to Mordor."
    if side == SAURON and to == SHIRE:
        return "One more servant in the Shire; three win."
    if there > 0.5:
        return "A risk: it can be attacked there, but what it gains is worth more."
    return f"{name_of(character)} stands well in {REGION_NAMES[to]}."


def _attack(game: Game, attacker: int, foes: list[int]) -> str:
    """How the attack goes against everyone who may be there."""
    possible = [character for foe in foes for character in reckoned(game, foe)]
    won = lost = 0
    for defender in possible:
        falls, kills = win_chance(attacker, defender)
        won += kills > falls
        lost += falls > kills
    if len(possible) == 1:
        odds = "likely to win" if won else "likely to lose" if lost else "even"
        return f"The attack on {name_of(possible[0])} is {odds}."
    return f"Of the {len(possible)} who may be there it should beat {won} and lose to {lost}."


def _card(game: Game, side: int, card: int) -> str:
    """How the card does against every card it may meet."""
    shown = game.rows[BATTLE][B_CARD + 1 - side]
    answers = [shown] if shown != UNSET else hand(game, 1 - side)
    falls = kills = 0
    for other in answers:
        fall, kill = outcome(game, side, card, other)
        falls += fall > 0.5
        kills += kill > 0.5
    mine, foe = name_of(fighting(game, side)), name_of(fighting(game, 1 - side))
    if len(answers) == 1:
        return f"Against the card shown, {foe} {'falls' if kills else 'does not fall'}."
    if not falls and not kills:
        return "Whatever it meets, nobody is likely to fall."
    if falls == kills == len(answers):
        return f"Whatever it meets, {mine} and {foe} both fall."
    return f"Of the {len(answers)} cards it may meet, {mine} falls to {falls} and {foe} to {kills}."


def _retreat(game: Game, side: int, pick: int) -> str:
    mine, theirs = fighting(game, side), fighting(game, 1 - side)
    falls = win_chance(mine, theirs)[0]
    if pick == STAY:
        return f"{name_of(mine)} has a fair chance against {name_of(theirs)}."
    if falls > 0.5:
        return f"{name_of(mine)} would most likely fall to {name_of(theirs)}."
    return f"{name_of(mine)} is worth more elsewhere than this fight."
