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
from mathom.games.confrontation.characters import (
    STRENGTH,
    VARIANT,
    WINS_IN_SHIRE,
    has,
    name_of,
)
from mathom.games.confrontation.questions import (
    ASK_DARK,
    ASK_END,
    ASK_FACES,
    ASK_MIX,
    ASK_MOVE,
    ASK_OPPONENT,
    ASK_PLACE,
    ASK_RIDE,
    ASK_SPECIALS,
    ASK_TUNNEL,
    AT_RANDOM,
    LOOK,
    SHUFFLE,
    USE,
    YES,
)
from mathom.games.confrontation.rows import (
    CENSUS,
    CHARACTER,
    CONCEALED,
    FACE,
    PLAY,
    REGION,
    RING_BEARER,
    side_of_seat,
    stands_in,
)
from mathom.games.confrontation.rulebook.movement import landing, mover
from mathom.kernel.game import Game
from mathom.kernel.numbers import Pick, Seat
from mathom.players.confrontation.battle_reasons import in_battle, odds
from mathom.players.confrontation.heuristic import reckoned, threat, win_chance
from mathom.players.confrontation.placement import placing
from mathom.players.confrontation.special_reasons import SPECIAL_KINDS, chosen, special, used


def reason(game: Game, seat: Seat, picks: tuple[int, ...]) -> str:
    """What speaks for an answer."""
    decision = game.decision
    if decision is None:
        return ""
    kind, side = decision.kind, side_of_seat(game, seat)
    if kind == ASK_FACES:
        return _faces(side, picks)
    if kind == ASK_SPECIALS:
        return chosen(picks)
    if len(picks) != 1:
        return ""
    pick = picks[0]
    if pick >= LOOK:
        return _aside(game, pick)
    if kind == ASK_MOVE:
        if pick >= USE:
            return used(pick - USE)
        return _move(game, side, mover(pick), landing(pick))
    if kind in (ASK_RIDE, ASK_DARK):
        name, to = name_of(game.rows[CHARACTER][mover(pick)]), REGION_NAMES[landing(pick)]
        then = "moves on from there" if kind == ASK_RIDE else "another still moves"
        return f"{name} gains a step to {to}, and {then}."
    if kind == ASK_OPPONENT:
        return _opponent(game, side, pick)
    if kind == ASK_PLACE:
        return _place(game, seat, pick)
    if kind == ASK_TUNNEL:
        if pick == YES:
            return "Whoever passes falls at once, but the Balrog is seen."
        return "They pass, and nothing is given away."
    if kind == ASK_END:
        return "There is nothing more to do this turn."
    if kind == ASK_MIX:
        return "The enemy knows no more of them than before."
    if kind in SPECIAL_KINDS:
        return special(game, kind, pick)
    return in_battle(game, side, kind, pick)


def _place(game: Game, seat: Seat, character: int) -> str:
    """What self-play has shown, as far as there is a book of it."""
    front = OUTPOSTS[side_of_seat(game, seat)][game.stack[-1].count]
    if any(who == character for who, _ in placing(game, seat)):
        return "By the book that many games made."
    return f"{name_of(character)} does well in {REGION_NAMES[front]}."


def _faces(side: int, picks: tuple[int, ...]) -> str:
    """The tiles are told apart by their texts; what can be counted is their strength."""
    tiles = range(side * 9, side * 9 + 9)
    total = sum(STRENGTH[tile + VARIANT if tile in picks else tile] for tile in tiles)
    more = total - sum(STRENGTH[tile] for tile in tiles)
    if not picks:
        return f"The classic nine have strength {total} together."
    than = f"{abs(more)} {'more' if more > 0 else 'less'} than" if more else "as much as"
    return f"Your nine have strength {total} together, {than} the classic ones."


def _aside(game: Game, pick: Pick) -> str:
    if pick >= SHUFFLE:
        return f"The enemy loses track of who is who in {REGION_NAMES[pick - SHUFFLE]}."
    region = pick - LOOK
    hidden = len(_concealed(game, FELLOWSHIP, region))
    many = "1 concealed enemy" if hidden == 1 else f"{hidden} concealed enemies"
    return f"It shows {many} in {REGION_NAMES[region]}."


def _concealed(game: Game, side: int, region: int) -> list[int]:
    return [s for s in stands_in(game, side, region) if game.rows[FACE][s] == CONCEALED]


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


def _opponent(game: Game, side: int, pick: Pick) -> str:
    """Whom the attacker meets next: one that is seen, or any of those that are not."""
    frame = game.stack[-1]
    foes = [pick] if pick != AT_RANDOM else _concealed(game, 1 - side, frame.place)
    return _attack(game, game.rows[CHARACTER][frame.card], foes)


def _attack(game: Game, attacker: int, foes: list[int]) -> str:
    """How the attack goes against everyone who may be there."""
    possible = sorted({character for foe in foes for character in reckoned(game, foe)})
    if len(possible) == 1:
        return f"The attack on {name_of(possible[0])} is {odds(attacker, possible[0])}."
    won = lost = 0
    for defender in possible:
        falls, kills = win_chance(attacker, defender)
        won += kills > falls
        lost += falls > kills
    risk = "A risk worth taking: of" if lost > won else "Of"
    return f"{risk} the {len(possible)} who may be there it should beat {won} and lose to {lost}."
