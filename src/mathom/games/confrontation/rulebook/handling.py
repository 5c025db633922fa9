"""What events do to the rows, where it takes more than a line or two."""

from typing import Final

from mathom.games.confrontation.board import (
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
    VARIANT,
    has,
)
from mathom.games.confrontation.knowledge import narrowed
from mathom.games.confrontation.rows import (
    B_ATTACKER,
    B_NO_CARDS,
    B_ORDINAL,
    B_REGION,
    B_STAND,
    BATTLE,
    BATTLE_CELLS,
    BY_HAND,
    CENSUS,
    CHARACTER,
    CONCEALED,
    FACE,
    IN_BOX,
    IN_HAND,
    LEG,
    MAYBE,
    MUST_MOVE,
    MUST_STAY,
    PLAY,
    PLAY_CELLS,
    REGION,
    REVEALED,
    REVEALED_FOR_GOOD,
    RING_BEARER,
    ROSTER,
    SCORE,
    SECRET,
    SECRET_FACES,
    SHOWN,
    SWAPPED,
    TURNS,
    UNSET,
    UNSHUFFLED,
    counted,
    side_of_stand,
    stands_in,
)
from mathom.kernel.game import Game

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


def moves(game: Game, stand: int, value: int) -> None:
    """A stand comes to a region."""
    region = FANGORN if value == TUNNEL else value
    side = side_of_stand(stand)
    if game.rows[CENSUS + side][region]:
        unshuffled(game, side, region)
    put_stand(game, stand, region)
    if region == MORDOR and side == FELLOWSHIP:
        _entered_home(game, stand, game.rows[PLAY][RING_BEARER])
    elif region == SHIRE and side == SAURON:
        if game.rows[ROSTER][SHIRE_WINNER % VARIANT] == SHIRE_WINNER:
            _entered_home(game, stand, SHIRE_WINNER % VARIANT)


def comes_back(game: Game, stand: int) -> None:
    """002: Gandalf the White - unseen, free of the Crebain, though nobody is deceived at first."""
    game.put(FACE, stand, CONCEALED)


def release(game: Game) -> None:
    """Nothing must move or stay any longer; what was kept apart may be mixed."""
    for cell in (MUST_MOVE, MUST_STAY):
        stand = game.rows[PLAY][cell]
        if stand != UNSET:
            unshuffled(game, side_of_stand(stand), game.rows[REGION][stand])
            game.put(PLAY, cell, UNSET)


def put_stand(game: Game, stand: int, region: int) -> None:
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


def begin_battle(game: Game, attacker: int, defender: int, ordinal: int) -> None:
    """The battle's own row, filled as it begins."""
    battle = [UNSET] * B_NO_CARDS + [0] * (BATTLE_CELLS - B_NO_CARDS)
    battle[B_REGION] = game.rows[REGION][defender]
    battle[B_STAND + side_of_stand(attacker)] = attacker
    battle[B_STAND + side_of_stand(defender)] = defender
    battle[B_ATTACKER] = side_of_stand(attacker)
    battle[B_ORDINAL] = ordinal
    game.put_row(BATTLE, battle)


def conceal(game: Game) -> None:
    """What was revealed is concealed again, and may be mixed."""
    faces = game.rows[FACE][:]
    for stand in range(18):
        if faces[stand] == REVEALED and game.rows[REGION][stand] != NOWHERE:
            faces[stand] = CONCEALED
            unshuffled(game, side_of_stand(stand), game.rows[REGION][stand])
    game.put_row(FACE, faces)
    game.put(PLAY, SHOWN, 0)


def unshuffled(game: Game, side: int, region: int) -> None:
    """Pieces have met here that their owner may want to mix."""
    cell = UNSHUFFLED + side
    game.put(PLAY, cell, game.rows[PLAY][cell] | 1 << region)


_STAND_BITS: Final = 5


def order_number(stands: tuple[int, ...]) -> int:
    """A short list of stands as one number."""
    number = 0
    for stand in stands:
        number = number << _STAND_BITS | stand
    return number


def ordered(number: int, count: int) -> list[int]:
    """The list that ``order_number`` packed."""
    return [number >> _STAND_BITS * i & (1 << _STAND_BITS) - 1 for i in range(count - 1, -1, -1)]


def shuffle(game: Game, side: int, region: int, number: int) -> None:
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


def show_faces(game: Game, side: int, faces: int) -> None:
    """002: the draft game - who is in a side's nine tiles."""
    game.put(SECRET, SECRET_FACES + side, UNSET)
    for tile in range(9):
        character = side * 9 + tile + (VARIANT if faces >> tile & 1 else 0)
        game.put(ROSTER, side * 9 + tile, character)


def next_leg(game: Game) -> None:
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
