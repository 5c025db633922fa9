"""Whether to move again: the strength of the fellowship against what it would meet."""

from typing import Final

from mathom.games.tcg.effects import companions, resistance, shadow_number, strength, vitality
from mathom.games.tcg.facts import CARDS, TYPE_SITE
from mathom.games.tcg.rows import (
    ADVENTURE,
    LAST_SITE,
    PRINTED,
    SITE_CELL,
    STATE,
    TWILIGHT_POOL,
    free,
    of_seat,
    ring_bearer,
    seats,
    site_at,
    site_number,
)
from mathom.games.tcg.rulebook.fellowship import next_layer
from mathom.kernel.frame import NONE
from mathom.kernel.game import Game
from mathom.kernel.numbers import Seat
from mathom.players.tcg.playing import minions_affordable, minions_there
from mathom.players.tcg.reckoning import is_bearer

# How much stronger than its foes a fellowship should be to go on.
BOLD: Final = 0.65
# Being behind or ahead by a site makes it so much bolder or more careful.
HURRY: Final = 0.08
# What a companion with one vitality left, or two, counts of its strength.
EXHAUSTED: Final = 0.35
WEARY: Final = 0.75
# Shadow numbers by site where the next site is not known.
USUAL: Final = (0, 0, 2, 0, 3, 6, 3, 6, 8, 9)


def fit_strength(game: Game) -> float:
    """The strength of the companions who can afford to lose."""
    amount = 0.0
    for card in companions(game):
        left = vitality(game, card)
        part = EXHAUSTED if left <= 1 else WEARY if left == 2 else 1.0
        amount += strength(game, card) * (part if not is_bearer(game, card) else 0.4 * part)
    return amount


def next_shadow_number(game: Game) -> int:
    """The Shadow number of the next site, as far as it can be known."""
    number = site_number(game) + 1
    site = site_at(game, number)
    if site != NONE:
        return shadow_number(game, site)
    layer = next_layer(game, free(game))
    for card in game.rows[ADVENTURE + layer]:
        printed = CARDS[max(0, game.rows[PRINTED][card])]
        if printed.type == TYPE_SITE and printed.site == number:
            return printed.shadow
    return USUAL[min(number, LAST_SITE)]


def coming_strength(game: Game) -> float:
    """The strength of the minions there, and of those that another move would pay for."""
    pool = game.rows[STATE][TWILIGHT_POOL] + next_shadow_number(game) + len(companions(game))
    return minions_there(game) + minions_affordable(game, pool)


def lag(game: Game, player: Seat) -> int:
    """How many sites a player is behind the one who is furthest; below nothing if ahead."""
    furthest = 0
    for seat in range(seats(game)):
        if seat != player:
            furthest = max(furthest, of_seat(game, seat, SITE_CELL))
    return furthest - of_seat(game, player, SITE_CELL)


def move_worth(game: Game, player: Seat) -> float:
    """Moving again; above nothing if it looks well."""
    bearer = ring_bearer(game)
    if bearer < 0:
        return -1.0
    ours = fit_strength(game)
    theirs = coming_strength(game)
    bold = BOLD - HURRY * max(-3, min(4, lag(game, player)))
    if vitality(game, bearer) <= 1 or resistance(game, bearer) <= 2:
        bold += 0.3
    return ours - bold * theirs
