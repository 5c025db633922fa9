"""What to play, whom to attach it to, who pays."""

from typing import Final

from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    has_trait,
    hit_points,
    spheres,
    willpower,
)
from mathom.games.lcg.facts import (
    ATTACK,
    HIT_POINTS,
    TRAIT_NAMES,
    TYPE_ALLY,
    TYPE_ATTACHMENT,
    TYPE_ENEMY,
    TYPE_HERO,
    WILLPOWER,
)
from mathom.games.lcg.rows import (
    DAMAGE,
    ENGAGED_WITH,
    HAND,
    HOST,
    PLAY,
    PRINTED,
    RESOURCES,
    THREAT_LEVEL,
    ZONE,
    controller,
)
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.players.lcg.reckoning import heroes_of, purse
from mathom.players.lcg.texts import sense

# An attachment worth more than this is what one hopes to begin with.
PRIZED: Final = 5.0
# What a resource is worth.
PRICE: Final = 0.8
# A card that is gone at the end of the round is good when there is something for it to do.
TO_FIGHT: Final = 2.0
TO_COME: Final = 0.15
# It is better lent than paid for.
LENT: Final = 3.0


def card_worth(game: Game, player: Seat, number: int, card: CardId) -> float:
    """What a card in hand is worth once it is played, whatever it costs."""
    printed = facts(game, card)
    known = sense(number)
    if printed.type == TYPE_ALLY:
        stats = printed.willpower + 0.7 * printed.attack + 0.6 * printed.defense
        worth = 0.8 + 1.2 * stats + 0.3 * printed.hit_points + known.text
        if known.fleeting:
            worth = (printed.willpower + printed.attack + printed.defense) / 3
            worth += max(0, game.rows[THREAT_LEVEL][player] - 30) * TO_COME
            worth += TO_FIGHT * len(game.rows[ENGAGED_WITH + player])
            if any(sense(game.rows[PRINTED][c]).lends for c in game.rows[HAND + player]):
                worth -= LENT
        return worth
    return known.borne if printed.type == TYPE_ATTACHMENT else 1.5


def play_worth(game: Game, player: Seat, card: CardId) -> float:
    """What playing an ally or attachment now is worth: less the dearer it is."""
    printed = facts(game, card)
    number = printed.number
    worth = card_worth(game, player, number, card)
    if printed.type == TYPE_ATTACHMENT and sense(number).snares:
        worth = max(
            [0.0]
            + [
                1.6 * attack(game, enemy) - 1.0
                for enemy in game.rows[ENGAGED_WITH + player]
                if facts(game, enemy).type == TYPE_ENEMY
            ]
        )
    return worth - PRICE * printed.cost


def keep_worth(game: Game, player: Seat, card: CardId) -> float:
    """What a card in hand is worth to keep; a second copy of a unique card is not."""
    printed = facts(game, card)
    if printed.unique:
        for zone in (PLAY + player, HAND + player):
            for other in game.rows[zone]:
                if other != card and game.rows[PRINTED][other] == printed.number:
                    return 0.1
    worth = card_worth(game, player, printed.number, card)
    if printed.cost > purse(game, player) + 3:
        worth *= 0.6
    return worth


def bearer_worth(game: Game, player: Seat, number: int, host: CardId) -> float:
    """How well an attachment sits on a card."""
    printed = facts(game, host)
    if printed.type == TYPE_ENEMY:
        return float(attack(game, host) * 2 + hit_points(game, host) * 0.1)
    if printed.type != TYPE_HERO:
        mine = controller(game, host) == player
        return (0.5 if mine else 0.0) + 0.2 * facts(game, host).threat
    worth = 0.0 if controller(game, host) == player else -3.0
    known = sense(number)
    will = willpower(game, host)
    if known.gold:
        # To the one whose sphere the hand needs, and who can spend it.
        icons = spheres(game, host)
        for card in game.rows[HAND + player]:
            held = facts(game, card)
            if icons >> held.sphere & 1:
                worth += 0.3 * held.cost
        if sense(printed.number).readies_itself:
            worth += 0.2
    elif known.readies_bearer:
        worth += will + attack(game, host) + defense(game, host)
    elif known.boosts[WILLPOWER] < 0:
        worth -= will
    elif known.boosts[WILLPOWER]:
        worth += 0.5 * will - 0.2 * attack(game, host)
        if known.icon_for == printed.title:
            worth += 2.0
    elif known.boosts[ATTACK]:
        worth += attack(game, host)
        for trait in range(len(TRAIT_NAMES)):
            if known.better_with >> trait & 1 and has_trait(game, host, trait):
                worth += 1.0
    elif known.boosts[HIT_POINTS] or known.heals:
        worth += 1.5 * defense(game, host) + 0.3 * game.rows[DAMAGE][host]
    elif facts(game, game.stack[-1].card).actions:
        worth += 0.5 * will - 0.2 * attack(game, host)
    else:
        worth += 0.1 * will
    return worth - 0.3 * burden(game, host)


def burden(game: Game, host: CardId) -> int:
    """How many attachments a card bears already."""
    hosts = game.rows[HOST]
    zones = game.rows[ZONE]
    found = 0
    for card in range(len(hosts)):
        if hosts[card] == host and PLAY <= zones[card] < PLAY + 4:
            found += 1
    return found


def payer_worth(game: Game, player: Seat, hero: CardId) -> float:
    """Who should pay: the one with most to spare, whose sphere the hand needs least."""
    worth = float(game.rows[RESOURCES][hero])
    icons = spheres(game, hero)
    for card in game.rows[HAND + player]:
        held = facts(game, card)
        if held.sphere and icons >> held.sphere & 1:
            worth -= 0.3 + 0.1 * held.cost
    if sense(game.rows[PRINTED][hero]).readies_itself:
        worth -= 0.8
    return worth


def mulligan_worth(game: Game, player: Seat) -> float:
    """Better than nothing when the hand has little to play in the first rounds."""
    icons = 1
    for hero in heroes_of(game, player):
        icons |= spheres(game, hero)
    good = 0.0
    for card in game.rows[HAND + player]:
        held = facts(game, card)
        if not icons >> held.sphere & 1:
            continue
        if held.type == TYPE_ALLY or held.type == TYPE_ATTACHMENT:
            if held.cost <= 3:
                good += 1.0
            if held.type == TYPE_ATTACHMENT and sense(held.number).borne >= PRIZED:
                good += 1.5
        else:
            good += 0.3
    return 1.8 - good
