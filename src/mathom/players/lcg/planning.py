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
from mathom.games.lcg.facts import TRAIT_NAMES, TYPE_ALLY, TYPE_ATTACHMENT, TYPE_ENEMY, TYPE_HERO
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
from mathom.players.lcg.reckoning import heroes_of, purse
from mathom.players.lcg.titles import (
    ARAGORN,
    BLADE_OF_GONDOLIN,
    BROK_IRONFIST,
    CELEBRIANS_STONE,
    CITADEL_PLATE,
    DARK_KNOWLEDGE,
    DAUGHTER_OF_THE_NIMRODEL,
    DWARVEN_AXE,
    EREBOR_HAMMERSMITH,
    FARAMIR,
    FAVOR_OF_THE_LADY,
    FOREST_SNARE,
    GANDALF,
    GLEOWINE,
    GONDORIAN_SPEARMAN,
    HENAMARTH,
    HORN_OF_GONDOR,
    LONGBEARD_ORC_SLAYER,
    LORIEN_GUIDE,
    NORTHERN_TRACKER,
    POWER_IN_THE_EARTH,
    PROTECTOR_OF_LORIEN,
    SELF_PRESERVATION,
    SNEAK_ATTACK,
    SNOWBOURN_SCOUT,
    STEWARD_OF_GONDOR,
    UNEXPECTED_COURAGE,
)

# What a resource is worth.
PRICE: Final = 0.8
DWARF: Final = TRAIT_NAMES.index("Dwarf")
# What a text is worth beside the statistics.
TEXT: Final = {
    FARAMIR: 3.0,
    SNOWBOURN_SCOUT: 0.8,
    LONGBEARD_ORC_SLAYER: 0.8,
    BROK_IRONFIST: 0.0,
    GONDORIAN_SPEARMAN: 1.0,
    LORIEN_GUIDE: 0.8,
    NORTHERN_TRACKER: 3.0,
    DAUGHTER_OF_THE_NIMRODEL: 0.8,
    EREBOR_HAMMERSMITH: 0.5,
    HENAMARTH: 1.0,
    GLEOWINE: 2.5,
    GANDALF: 2.0,
}
ATTACHED: Final = {
    STEWARD_OF_GONDOR: 9.0,
    CELEBRIANS_STONE: 5.0,
    BLADE_OF_GONDOLIN: 1.5,
    CITADEL_PLATE: 3.0,
    DWARVEN_AXE: 2.5,
    HORN_OF_GONDOR: 1.5,
    FAVOR_OF_THE_LADY: 3.0,
    POWER_IN_THE_EARTH: 0.8,
    UNEXPECTED_COURAGE: 6.0,
    FOREST_SNARE: 4.0,
    PROTECTOR_OF_LORIEN: 2.5,
    DARK_KNOWLEDGE: -2.0,
    SELF_PRESERVATION: 1.5,
}


def card_worth(game: Game, player: int, number: int, card: int) -> float:
    """What a card in hand is worth once it is played, whatever it costs."""
    printed = facts(game, card)
    if printed.type == TYPE_ALLY:
        stats = printed.willpower + 0.7 * printed.attack + 0.6 * printed.defense
        worth = 0.8 + 1.2 * stats + 0.3 * printed.hit_points + TEXT.get(number, 0.0)
        if number == GANDALF:
            # He is gone at the end of the round: good when there is something for him to do.
            worth = 4.0 + max(0, game.rows[THREAT_LEVEL][player] - 30) * 0.15
            worth += 2.0 * len(game.rows[ENGAGED_WITH + player])
            if any(game.rows[PRINTED][c] == SNEAK_ATTACK for c in game.rows[HAND + player]):
                worth -= 3.0
        return worth
    if printed.type == TYPE_ATTACHMENT:
        return ATTACHED.get(number, 1.0)
    return 1.5


def play_worth(game: Game, player: int, card: int) -> float:
    """What playing an ally or attachment now is worth: less the dearer it is."""
    printed = facts(game, card)
    number = printed.number
    worth = card_worth(game, player, number, card)
    if number == FOREST_SNARE:
        worth = max(
            [0.0]
            + [
                1.6 * attack(game, enemy) - 1.0
                for enemy in game.rows[ENGAGED_WITH + player]
                if facts(game, enemy).type == TYPE_ENEMY
            ]
        )
    if printed.unique and printed.type == TYPE_ATTACHMENT and number == CELEBRIANS_STONE:
        worth += 0.5
    return worth - PRICE * printed.cost


def keep_worth(game: Game, player: int, card: int) -> float:
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


def bearer_worth(game: Game, player: int, number: int, host: int) -> float:
    """How well an attachment sits on a card."""
    printed = facts(game, host)
    if printed.type == TYPE_ENEMY:
        return float(attack(game, host) * 2 + hit_points(game, host) * 0.1)
    if printed.type != TYPE_HERO:
        mine = controller(game, host) == player
        return (0.5 if mine else 0.0) + 0.2 * facts(game, host).threat
    worth = 0.0 if controller(game, host) == player else -3.0
    if number == STEWARD_OF_GONDOR:
        # To the one whose sphere the hand needs.
        icons = spheres(game, host)
        for card in game.rows[HAND + player]:
            held = facts(game, card)
            if icons >> held.sphere & 1:
                worth += 0.3 * held.cost
        if printed.number == ARAGORN:
            worth += 0.2
    elif number == CELEBRIANS_STONE:
        worth += 2.0 if printed.number == ARAGORN else 0.4 * willpower(game, host)
    elif number in (FAVOR_OF_THE_LADY, PROTECTOR_OF_LORIEN):
        worth += 0.5 * willpower(game, host) - 0.2 * attack(game, host)
    elif number == UNEXPECTED_COURAGE:
        worth += willpower(game, host) + attack(game, host) + defense(game, host)
    elif number in (DWARVEN_AXE, BLADE_OF_GONDOLIN):
        worth += attack(game, host) + (1.0 if has_trait(game, host, DWARF) else 0.0)
    elif number in (CITADEL_PLATE, SELF_PRESERVATION):
        worth += 1.5 * defense(game, host) + 0.3 * game.rows[DAMAGE][host]
    elif number == DARK_KNOWLEDGE:
        worth -= willpower(game, host)
    else:
        worth += 0.1 * willpower(game, host)
    return worth - 0.3 * burden(game, host)


def burden(game: Game, host: int) -> int:
    """How many attachments a card bears already."""
    hosts = game.rows[HOST]
    zones = game.rows[ZONE]
    found = 0
    for card in range(len(hosts)):
        if hosts[card] == host and PLAY <= zones[card] < PLAY + 4:
            found += 1
    return found


def payer_worth(game: Game, player: int, hero: int) -> float:
    """Who should pay: the one with most to spare, whose sphere the hand needs least."""
    worth = float(game.rows[RESOURCES][hero])
    icons = spheres(game, hero)
    for card in game.rows[HAND + player]:
        held = facts(game, card)
        if held.sphere and icons >> held.sphere & 1:
            worth -= 0.3 + 0.1 * held.cost
    if game.rows[PRINTED][hero] == ARAGORN:
        worth -= 0.8
    return worth


def mulligan_worth(game: Game, player: int) -> float:
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
            if held.number in (STEWARD_OF_GONDOR, UNEXPECTED_COURAGE, CELEBRIANS_STONE):
                good += 1.5
        else:
            good += 0.3
    return 1.8 - good
