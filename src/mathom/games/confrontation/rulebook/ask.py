"""Asking a side: by its seat, and with what it may do in passing.

A question that everyone can see has one answer is not put. A question whose options hang on
something hidden is put even when there is one answer, or its absence would tell.
"""

from mathom.games.confrontation.board import SAURON, SHIRE
from mathom.games.confrontation.cards import PALANTIR
from mathom.games.confrontation.events import E_REVEALED, E_SPECIAL_USED
from mathom.games.confrontation.questions import ASK_END, ASK_MIX, LOOK, NO, SHUFFLE, YES
from mathom.games.confrontation.rows import (
    BY_HAND,
    CONCEALED,
    FACE,
    HELD,
    PLAY,
    REGION,
    REVEALED,
    SPECIAL,
    TURN,
    UNSHUFFLED,
    census,
    seat_of,
    stands_in,
)
from mathom.games.confrontation.rulebook.handling import mixable
from mathom.kernel.game import Game


def ask(game: Game, side: int, kind: int, options: list[int]) -> None:
    """Put a question whose options both players can see."""
    asides = asides_of(game, side)
    if len(options) == 1 and asides is None:
        game.take(options[0])
    else:
        game.ask(seat_of(game, side), kind, options, 1, 1, asides)


def ask_to_end(game: Game) -> None:
    """002: Palantír - its last moment in Sauron's turn. What he may mix he is asked next."""
    held = game.rows[SPECIAL][PALANTIR] == HELD
    looks = [LOOK + region for region in palantir_regions(game)] if held else []
    _ask_in_passing(game, SAURON, ASK_END, looks)


def ask_to_mix(game: Game, side: int) -> None:
    """002: shuffling characters - at any time, so also before the enemy begins his turn."""
    mixes = [SHUFFLE + region for region in shuffle_regions(game, side)]
    _ask_in_passing(game, side, ASK_MIX, mixes)


def _ask_in_passing(game: Game, side: int, kind: int, asides: list[int]) -> None:
    """Ask only whether a side does any of this; once there is nothing left, go on."""
    if asides:
        game.ask(seat_of(game, side), kind, [NO], 1, 1, asides)
    else:
        game.take(NO)


def ask_in_secret(game: Game, side: int, kind: int, options: list[int]) -> None:
    """Put a question whose options only the side itself can see."""
    asides = asides_of(game, side)
    game.ask(seat_of(game, side), kind, options, 1, 1, asides)


def ask_whether(game: Game, side: int, kind: int, possible: bool) -> None:
    """Ask for something that may be impossible for a reason the enemy cannot see."""
    ask_in_secret(game, side, kind, [NO, YES] if possible else [NO])


def asides_of(game: Game, side: int) -> list[int] | None:
    """What a side may do before it answers; ``None`` where there is nothing."""
    play = game.rows[PLAY]
    found: list[int] | None = None
    if side == SAURON and game.rows[SPECIAL][PALANTIR] == HELD and play[TURN] == SAURON:
        found = [LOOK + region for region in palantir_regions(game)]
    if play[BY_HAND] and play[UNSHUFFLED + side]:
        mixes = [SHUFFLE + region for region in shuffle_regions(game, side)]
        found = mixes if found is None else found + mixes
    return found or None


def palantir_regions(game: Game) -> list[int]:
    """002: Palantír - any region but the Shire with a concealed Fellowship character."""
    regions = game.rows[REGION]
    faces = game.rows[FACE]
    found: list[int] = []
    for stand in range(9):
        region = regions[stand]
        if region > SHIRE and faces[stand] == CONCEALED and region not in found:
            found.append(region)
    return sorted(found)


def shuffle_regions(game: Game, side: int) -> list[int]:
    """002: shuffling characters - where a side has pieces it has not mixed since they met."""
    waiting = game.rows[PLAY][UNSHUFFLED + side]
    held = census(game, side)
    found: list[int] = []
    region = 0
    while waiting:
        if waiting & 1 and held[region] > 1 and len(mixable(game, side, region)) > 1:
            found.append(region)
        waiting >>= 1
        region += 1
    return found


def look(game: Game, region: int) -> None:
    """The Palantír shows a whole region until the end of the turn."""
    game.event(E_SPECIAL_USED, PALANTIR, region)
    for stand in stands_in(game, 1 - SAURON, region):
        game.event(E_REVEALED, stand, REVEALED)
