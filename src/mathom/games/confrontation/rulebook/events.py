"""The event door's own hands: the only code that writes a row of the game."""

from mathom.games.confrontation.board import (
    CARADHRAS,
    FANGORN,
    FELLOWSHIP,
    HOME,
    MORDOR,
    NOWHERE,
    OUTPOSTS,
    SAURON,
    SHIRE,
    TUNNEL,
)
from mathom.games.confrontation.characters import (
    FRODO,
    SHIRE_WINNER,
    STAYS_REVEALED,
    TUNNEL_GUARD,
    VARIANT,
    has,
)
from mathom.games.confrontation.kinds import (
    BY_DARK,
    BY_RETURN,
    BY_SHADOWFAX,
    E_AID,
    E_BATTLE,
    E_BATTLE_ENDS,
    E_BESIDE,
    E_CALLED,
    E_CARDS_RETURN,
    E_CHOSE,
    E_CLOAK,
    E_CONCEALED,
    E_DEFEATED,
    E_DISCARDED,
    E_EYE,
    E_FACES,
    E_FACES_SHOWN,
    E_FIGHTS_INSTEAD,
    E_GWAIHIR,
    E_MOVES,
    E_NEXT_LEG,
    E_NO_CARDS,
    E_PLACED,
    E_RELEASED,
    E_REVEALED,
    E_RING_PASSES,
    E_SCORED,
    E_SETTLED,
    E_SHOWED,
    E_SHUFFLED,
    E_SPECIAL_USED,
    E_SPECIALS,
    E_SPECIALS_SHOWN,
    E_SWAPPED_CARD,
    E_TURN,
    E_WON,
)
from mathom.games.confrontation.knowledge import narrowed
from mathom.games.confrontation.rows import (
    B_AID,
    B_ATTACKER,
    B_BESIDE,
    B_CARD,
    B_CLOAK,
    B_EYE,
    B_GWAIHIR,
    B_NO_CARDS,
    B_ORDINAL,
    B_REGION,
    B_STAND,
    BATTLE,
    BATTLE_CELLS,
    BY_HAND,
    CARD,
    CENSUS,
    CHARACTER,
    CONCEALED,
    DISCARDED,
    FACE,
    HELD,
    HOW,
    IN_BOX,
    IN_HAND,
    LEG,
    MAYBE,
    MUST_MOVE,
    MUST_STAY,
    ON_TABLE,
    PLAY,
    PLAY_CELLS,
    REGION,
    REVEALED,
    REVEALED_FOR_GOOD,
    RING_BEARER,
    ROSTER,
    SCORE,
    SECRET,
    SECRET_CARD,
    SECRET_FACES,
    SECRET_SPECIALS,
    SHOWN,
    SPECIAL,
    SWAPPED,
    TURN,
    TURNS,
    UNSET,
    UNSHUFFLED,
    USED,
    WINNER,
    counted,
    may_be,
    side_of_stand,
    stands_in,
)
from mathom.kernel.game import Game
from mathom.kernel.procedure import Door

_ALL: int = 0b111111111


def first_rows(by_hand: bool) -> list[list[int]]:
    """The rows before anything has happened: the stands on the board, nobody in them."""
    play = [UNSET] * PLAY_CELLS
    for cell in (TURNS, SWAPPED, LEG, SCORE, SCORE + 1, UNSHUFFLED, UNSHUFFLED + 1, SHOWN):
        play[cell] = 0
    play[RING_BEARER] = FRODO
    play[BY_HAND] = int(by_hand)
    rows = [
        [UNSET] * 18,
        [region for side in (FELLOWSHIP, SAURON) for region in _stands_begin(side)],
        [CONCEALED] * 18,
        [_ALL] * 18,
        [IN_HAND] * 18,
        [IN_BOX] * 8,
        [UNSET] * 6,
        [UNSET] * 18,
        [UNSET] * BATTLE_CELLS,
        play,
    ]
    return [*rows, counted(rows, FELLOWSHIP), counted(rows, SAURON)]


def _stands_begin(side: int) -> list[int]:
    return [HOME[side]] * 4 + list(OUTPOSTS[side])


def listens(game: Game, kind: int, subject: int, value: int) -> int:
    """Which timings of the door somebody answers."""
    if kind == E_MOVES:
        if value == MORDOR:
            return 1 << Door.REQUIRED_AFTER if subject < 9 else 0
        if value == SHIRE:
            return 1 << Door.REQUIRED_AFTER if subject >= 9 else 0
        if value == TUNNEL:
            for stand in stands_in(game, SAURON, CARADHRAS):
                if may_be(game, stand, TUNNEL_GUARD):
                    return 1 << Door.OPTIONAL_BEFORE
        return 0
    if kind == E_DEFEATED:
        return 1 << Door.REQUIRED_AFTER if subject < 9 else 1 << Door.INSTEAD
    return 0


def happen(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    """Write down what an event changes."""
    if kind == E_MOVES:
        _moves(game, subject, value, cause)
    elif kind == E_TURN:
        game.put(PLAY, TURN, subject)
        game.put(PLAY, TURNS, game.rows[PLAY][TURNS] + 1)
    elif kind == E_REVEALED:
        reveal(game, subject, value)
    elif kind == E_CHOSE:
        game.put(SECRET, SECRET_CARD + subject, value)
    elif kind == E_SHOWED:
        game.put(SECRET, SECRET_CARD + subject, UNSET)
        game.put(CARD, value, ON_TABLE)
        game.put(BATTLE, B_CARD + subject, value)
    elif kind == E_BATTLE:
        _battle(game, subject, value, cause)
    elif kind == E_BATTLE_ENDS:
        game.put_row(BATTLE, [UNSET] * BATTLE_CELLS)
    elif kind == E_DEFEATED:
        reveal(game, subject, REVEALED)
        _stand(game, subject, NOWHERE)
        for cell in (MUST_MOVE, MUST_STAY):
            if game.rows[PLAY][cell] == subject:
                game.put(PLAY, cell, UNSET)
    elif kind == E_DISCARDED:
        for side in (FELLOWSHIP, SAURON):
            game.put(CARD, game.rows[BATTLE][B_CARD + side], DISCARDED)
    elif kind == E_CARDS_RETURN:
        game.put_row(CARD, [IN_HAND] * 18)
    elif kind == E_CONCEALED:
        _conceal(game)
    elif kind == E_SHUFFLED:
        _shuffle(game, subject, value, cause)
    elif kind == E_SETTLED:
        game.put(PLAY, UNSHUFFLED, 0)
        game.put(PLAY, UNSHUFFLED + 1, 0)
    else:
        _rarer(game, kind, subject, value, cause)


def _rarer(game: Game, kind: int, subject: int, value: int, cause: int) -> None:
    if kind == E_SWAPPED_CARD:
        game.put(CARD, game.rows[BATTLE][B_CARD + subject], cause)
        game.put(CARD, value, ON_TABLE)
        game.put(BATTLE, B_CARD + subject, value)
    elif kind == E_NO_CARDS:
        game.put(BATTLE, B_NO_CARDS, 1)
    elif kind == E_EYE:
        game.put(BATTLE, B_EYE, 1)
    elif kind == E_CLOAK:
        game.put(BATTLE, B_CLOAK, 1)
    elif kind == E_GWAIHIR:
        game.put(BATTLE, B_GWAIHIR, 1)
    elif kind == E_BESIDE:
        game.put(BATTLE, B_BESIDE, 1)
    elif kind == E_AID:
        game.put(BATTLE, B_AID, 1)
    elif kind == E_FIGHTS_INSTEAD:
        game.put(BATTLE, B_STAND + side_of_stand(subject), subject)
    elif kind == E_PLACED:
        game.put(CHARACTER, subject, value)
    elif kind == E_FACES:
        game.put(SECRET, SECRET_FACES + subject, value)
    elif kind == E_FACES_SHOWN:
        _show_faces(game, subject, value)
    elif kind == E_SPECIALS:
        game.put(SECRET, SECRET_SPECIALS + subject, value)
    elif kind == E_SPECIALS_SHOWN:
        game.put(SECRET, SECRET_SPECIALS + subject, UNSET)
        for special in range(4):
            if value >> special & 1:
                game.put(SPECIAL, subject * 4 + special, HELD)
    elif kind == E_SPECIAL_USED:
        game.put(SPECIAL, subject, USED)
    elif kind == E_CALLED:
        game.put(PLAY, MUST_MOVE, subject)
    elif kind == E_RELEASED:
        for cell in (MUST_MOVE, MUST_STAY):
            stand = game.rows[PLAY][cell]
            if stand != UNSET:
                _unshuffled(game, side_of_stand(stand), game.rows[REGION][stand])
                game.put(PLAY, cell, UNSET)
    elif kind == E_RING_PASSES:
        game.put(PLAY, RING_BEARER, game.rows[CHARACTER][subject] % VARIANT)
    elif kind == E_WON:
        game.put(PLAY, WINNER, subject)
        game.put(PLAY, HOW, value)
    elif kind == E_SCORED:
        game.put(PLAY, SCORE + subject, game.rows[PLAY][SCORE + subject] + value)
    elif kind == E_NEXT_LEG:
        _next_leg(game)


def reveal(game: Game, stand: int, face: int) -> None:
    """Turn a stand face up: from now on everybody knows who was in it."""
    character = game.rows[CHARACTER][stand]
    if has(character, STAYS_REVEALED):
        face = REVEALED_FOR_GOOD
    if face > game.rows[FACE][stand]:
        game.put(FACE, stand, face)
        game.put(PLAY, SHOWN, 1)
    _learn(game, stand, 1 << character % 9)


def _learn(game: Game, stand: int, mask: int) -> None:
    """The enemy learns that a stand holds one of these tiles."""
    known = game.rows[MAYBE]
    if known[stand] & mask == known[stand]:
        return
    start = side_of_stand(stand) * 9
    masks = known[start : start + 9]
    mask &= known[stand]
    if mask & (mask - 1) == 0:  # exactly one tile: it is nowhere else
        for i in range(9):
            masks[i] &= ~mask
    masks[stand - start] = mask
    masks = narrowed(masks)
    for i in range(9):
        if known[start + i] != masks[i]:
            game.put(MAYBE, start + i, masks[i])


def _moves(game: Game, stand: int, value: int, way: int) -> None:
    region = FANGORN if value == TUNNEL else value
    side = side_of_stand(stand)
    if game.rows[CENSUS + side][region]:
        _unshuffled(game, side, region)
    _stand(game, stand, region)
    if region == MORDOR and side == FELLOWSHIP:
        _entered_home(game, stand, game.rows[PLAY][RING_BEARER])
    elif region == SHIRE and side == SAURON:
        if game.rows[ROSTER][SHIRE_WINNER % VARIANT] == SHIRE_WINNER:
            _entered_home(game, stand, SHIRE_WINNER % VARIANT)
    if way == BY_SHADOWFAX:
        game.put(PLAY, MUST_MOVE, stand)
    elif way == BY_DARK:
        game.put(PLAY, MUST_STAY, stand)
    elif way == BY_RETURN:
        # Gandalf comes back unseen and free of the Crebain, though nobody is deceived at first.
        game.put(FACE, stand, CONCEALED)


def _stand(game: Game, stand: int, region: int) -> None:
    """Put a stand into a region, or nowhere, and keep the census."""
    row = CENSUS + side_of_stand(stand)
    origin = game.rows[REGION][stand]
    held = game.rows[row][:]
    if origin != NOWHERE:
        held[origin] -= 1
    if region != NOWHERE:
        held[region] += 1
    held[TUNNEL] = held[FANGORN]
    game.put_row(row, held)
    game.put(REGION, stand, region)


def _entered_home(game: Game, stand: int, winner: int) -> None:
    """The game goes on, so this stand does not hold the character who would have won."""
    if game.rows[CHARACTER][stand] % VARIANT != winner:
        _learn(game, stand, _ALL & ~(1 << winner % 9))


def _battle(game: Game, attacker: int, defender: int, ordinal: int) -> None:
    battle = [UNSET] * B_NO_CARDS + [0] * (BATTLE_CELLS - B_NO_CARDS)
    battle[B_REGION] = game.rows[REGION][defender]
    battle[B_STAND + side_of_stand(attacker)] = attacker
    battle[B_STAND + side_of_stand(defender)] = defender
    battle[B_ATTACKER] = side_of_stand(attacker)
    battle[B_ORDINAL] = ordinal
    game.put_row(BATTLE, battle)


def _conceal(game: Game) -> None:
    faces = game.rows[FACE][:]
    for stand in range(18):
        if faces[stand] == REVEALED and game.rows[REGION][stand] != NOWHERE:
            faces[stand] = CONCEALED
            _unshuffled(game, side_of_stand(stand), game.rows[REGION][stand])
    game.put_row(FACE, faces)
    game.put(PLAY, SHOWN, 0)


def _unshuffled(game: Game, side: int, region: int) -> None:
    """Pieces have met here that their owner may want to mix."""
    cell = UNSHUFFLED + side
    game.put(PLAY, cell, game.rows[PLAY][cell] | 1 << region)


def order_number(stands: tuple[int, ...]) -> int:
    """A short list of stands as one number."""
    number = 0
    for stand in stands:
        number = number << 5 | stand
    return number


def ordered(number: int, count: int) -> list[int]:
    """The list that ``order_number`` packed."""
    return [number >> 5 * i & 31 for i in range(count - 1, -1, -1)]


def _shuffle(game: Game, side: int, region: int, number: int) -> None:
    """Characters change places among the concealed stands; the enemy sees no more than that."""
    stands = mixable(game, side, region)
    order = ordered(number, len(stands))
    before = game.rows[CHARACTER]
    characters = before[:]
    masks = game.rows[MAYBE][:]
    mask = 0
    for stand in stands:
        mask |= masks[stand]
    for i in range(len(stands)):
        characters[stands[i]] = before[order[i]]
        masks[stands[i]] = mask
    game.put_row(CHARACTER, characters)
    game.put_row(MAYBE, masks)
    cell = UNSHUFFLED + side
    game.put(PLAY, cell, game.rows[PLAY][cell] & ~(1 << region))


def mixable(game: Game, side: int, region: int) -> list[int]:
    """002: shuffling characters - a side's concealed stands in a region.

    A stand that a special card has singled out for this turn stays apart until it is over.
    """
    faces = game.rows[FACE]
    apart = (game.rows[PLAY][MUST_MOVE], game.rows[PLAY][MUST_STAY])
    return [
        stand
        for stand in stands_in(game, side, region)
        if faces[stand] == CONCEALED and stand not in apart
    ]


def _show_faces(game: Game, side: int, faces: int) -> None:
    game.put(SECRET, SECRET_FACES + side, UNSET)
    for tile in range(9):
        character = side * 9 + tile + (VARIANT if faces >> tile & 1 else 0)
        game.put(ROSTER, side * 9 + tile, character)


def _next_leg(game: Game) -> None:
    """Clear the table for the second game and swap the sides."""
    play = game.rows[PLAY]
    kept = {
        SWAPPED: 1 - play[SWAPPED],
        LEG: play[LEG] + 1,
        SCORE: play[SCORE],
        SCORE + 1: play[SCORE + 1],
    }
    for row, cells in enumerate(first_rows(bool(play[BY_HAND]))):
        game.put_row(row, cells)
    for cell, value in kept.items():
        game.put(PLAY, cell, value)
