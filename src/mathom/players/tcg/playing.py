"""What cards in hand are worth: to keep, to play, to begin with, and on whom."""

from typing import Final

from mathom.games.tcg.effects import items_of, minions, strength, twilight_cost, vitality
from mathom.games.tcg.facts import (
    CARDS,
    FREE_PEOPLES,
    KEYWORD_ARCHER,
    KEYWORD_DAMAGE,
    KEYWORD_FIERCE,
    TYPE_ALLY,
    TYPE_COMPANION,
    TYPE_CONDITION,
    TYPE_EVENT,
    TYPE_MINION,
    Card,
)
from mathom.games.tcg.rows import (
    DEAD,
    HAND,
    LAST_SITE,
    PLAY,
    PRINTED,
    SITE_CELL,
    STATE,
    TWILIGHT_POOL,
    free,
    of_seat,
    shadows,
    site_number,
)
from mathom.games.tcg.rulebook.legality import companions_counted
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.tcg.reckoning import (
    companion_worth,
    is_bearer,
    item_worth,
    share,
    worth_of,
)

# What a token costs whoever pays one into the pool, and what it is worth to the Shadow.
PRICE: Final = 0.55
COIN: Final = 0.2
# A fellowship of more than this many companions brings the Shadow more than it brings itself.
COMPANY: Final = 6
CROWD: Final = 1.2
# Cards worth less than this are better exchanged for new ones.
DULL: Final = 0.75


def threat_of(printed: Card) -> float:
    """What a minion is worth to the Shadow before it fights."""
    worth = (
        0.5
        + 0.45 * printed.strength
        + 0.3 * printed.vitality
        + 1.2 * printed.amounts[KEYWORD_DAMAGE]
    )
    if printed.keywords >> KEYWORD_ARCHER & 1:
        worth += 1.5
    if printed.keywords >> KEYWORD_FIERCE & 1:
        worth += 0.3 * printed.strength
    return worth + 0.2 * len(printed.usable)


def play_worth(game: Game, player: Seat, card: CardId) -> float:
    """Playing a card from hand that is no event."""
    printed = CARDS[game.rows[PRINTED][card]]
    price = twilight_cost(game, card)
    if printed.side == FREE_PEOPLES:
        if printed.type == TYPE_COMPANION:
            many = companions_counted(game, player)
            crowd = CROWD * max(0, many + 1 - COMPANY)
            return companion_worth(printed) - PRICE * price - crowd
        if printed.type == TYPE_ALLY:
            worth = 1.0 + 0.5 * len(printed.usable) + 0.3 * len(printed.standing)
            return worth - PRICE * price
        return 0.6 + item_worth(printed) - PRICE * price
    if printed.type == TYPE_MINION:
        return 2.0 + threat_of(printed) - COIN * price
    if (
        printed.type == TYPE_CONDITION
        and not minions(game)
        and _others_affordable(game, player, card)
    ):
        return 0.3 + item_worth(printed) - 2 * COIN * price
    return 0.8 + item_worth(printed) - COIN * price


def _others_affordable(game: Game, player: Seat, besides: int) -> bool:
    """Whether the price of a card would leave too little for a minion."""
    pool = game.rows[STATE][TWILIGHT_POOL] - twilight_cost(game, besides)
    for card in game.rows[HAND + player]:
        if CARDS[max(0, game.rows[PRINTED][card])].type == TYPE_MINION:
            if pool < twilight_cost(game, card) <= game.rows[STATE][TWILIGHT_POOL]:
                return True
    return False


def is_useless(game: Game, player: Seat, printed: Card) -> bool:
    """Whether a unique card can hardly be played any more."""
    if not printed.unique:
        return False
    title = printed.title_number
    for card in game.rows[DEAD + player]:
        dead = CARDS[max(0, game.rows[PRINTED][card])]
        if dead.title_number == title and dead.unique:
            return True
    return False


def is_there(game: Game, player: Seat, printed: Card) -> bool:
    """Whether a player has a unique card of this title in play."""
    if not printed.unique:
        return False
    for card in game.rows[PLAY + player]:
        if CARDS[max(0, game.rows[PRINTED][card])].title_number == printed.title_number:
            return True
    return False


def keep_worth(game: Game, player: Seat, card: CardId) -> float:
    """What a card in hand is worth to keep."""
    printed = CARDS[max(0, game.rows[PRINTED][card])]
    if is_useless(game, player, printed):
        return 0.1
    if is_there(game, player, printed):
        return 0.6 if printed.type == TYPE_COMPANION else 0.2
    left = LAST_SITE - of_seat(game, player, SITE_CELL)
    if printed.type == TYPE_COMPANION:
        if companions_counted_of(game, player) >= COMPANY:
            return 0.5
        return 0.8 + 0.15 * companion_worth(printed) + 0.05 * left
    if printed.type == TYPE_MINION:
        return 0.7 + 0.12 * threat_of(printed)
    if printed.type == TYPE_EVENT:
        return 0.95
    if printed.type == TYPE_ALLY:
        return 0.6
    return 0.55 + 0.2 * item_worth(printed)


def companions_counted_of(game: Game, player: Seat) -> int:
    """The companions a player has in play, whoever's turn it is."""
    count = 0
    for card in game.rows[PLAY + player]:
        if CARDS[max(0, game.rows[PRINTED][card])].type == TYPE_COMPANION:
            count += 1
    return count


def start_worth(game: Game, card: CardId) -> float:
    """A companion for the starting fellowship: as much as can be had for four twilight."""
    printed = CARDS[game.rows[PRINTED][card]]
    return companion_worth(printed) / max(1, printed.twilight) + 0.01 * printed.strength


def bearer_worth(game: Game, player: Seat, card: CardId, host: CardId) -> float:
    """On whom to play a card: what is one's own on the best fighter, what harms on the enemy's."""
    printed = CARDS[max(0, game.rows[PRINTED][card])]
    other = CARDS[max(0, game.rows[PRINTED][host])]
    if printed.side != other.side:
        return worth_of(game, host)
    worth = worth_of(game, host) * share(vitality(game, host))
    if printed.strength and is_bearer(game, host):
        worth -= 5.0  # the Ring-bearer should not have to fight
    if printed.strength:
        worth += 0.1 * strength(game, host)
    return worth - 0.5 * len(items_of(game, host))


def site_worth(game: Game, player: Seat, site: int) -> float:
    """A site to lay: hard for others, easy for one's own fellowship."""
    hard = float(CARDS[max(0, game.rows[PRINTED][site])].shadow)
    return -hard if free(game) == player else hard


def minions_affordable(game: Game, pool: int) -> float:
    """The strength of minions that the Shadow can be expected to bring for so much twilight."""
    hands = 0
    for seat in shadows(game):
        hands += len(game.rows[HAND + seat])
    roaming = 1.25 if site_number(game) < 4 else 1.0
    return min(2.1 * pool / roaming, 3.0 * hands)


def minions_there(game: Game) -> int:
    """The strength of the minions on the table."""
    amount = 0
    for card in minions(game):
        amount += strength(game, card)
    return amount
