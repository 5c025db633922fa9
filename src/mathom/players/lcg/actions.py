"""When a text is worth using and an event worth playing; passing is worth nothing."""

from typing import Final

from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    hit_points,
    threat_strength,
    type_of,
)
from mathom.games.lcg.facts import TYPE_ALLY, TYPE_ENEMY, TYPE_LOCATION, TYPE_OBJECTIVE
from mathom.games.lcg.phases import FIGHTING, QUESTING
from mathom.games.lcg.procedures import (
    RUN_COMBAT,
    RUN_ENEMY_ATTACK,
    RUN_PLAYER_ATTACK,
    RUN_QUEST_PHASE,
    RUN_WINDOW,
)
from mathom.games.lcg.questions import ABILITY
from mathom.games.lcg.rows import (
    ATTACKER,
    ATTACKING_MARK,
    BESIDE,
    COMMITTED_MARK,
    CURRENT_PHASE,
    DAMAGE,
    DECK,
    DEFENDING,
    DISCARD,
    ENGAGED_WITH,
    HAND,
    HOST,
    IS_EXHAUSTED,
    MARKS,
    PLAY,
    PRINTED,
    RESOURCES,
    STAGING,
    STATE,
    TARGET,
    THREAT_LEVEL,
)
from mathom.games.lcg.rulebook.combat import Combat
from mathom.games.lcg.rulebook.enemy_attack import EnemyAttack, defenders
from mathom.games.lcg.rulebook.legality import purses
from mathom.games.lcg.rulebook.player_attack import PlayerAttack, striking
from mathom.games.lcg.rulebook.quest import (
    QuestPhase,
    committed,
    committed_willpower,
    staging_threat,
)
from mathom.kernel.game import Game
from mathom.players.lcg.combat import danger
from mathom.players.lcg.planning import card_worth, keep_worth, play_worth
from mathom.players.lcg.questing import outcome, rise_cost, useful_progress
from mathom.players.lcg.reckoning import (
    Foe,
    attacks_to_come,
    coming,
    harm,
    heroes_of,
    ready_ones,
    worth_of,
    wounds,
)
from mathom.players.lcg.titles import (
    A_LIGHT_IN_THE_DARK,
    A_TEST_OF_WILL,
    ARAGORN,
    BEORN,
    BEORNS_HOSPITALITY,
    BERAVOR,
    BLADE_MASTERY,
    BROK_IRONFIST,
    DAUGHTER_OF_THE_NIMRODEL,
    DENETHOR,
    ELEANOR,
    EOWYN,
    EVER_VIGILANT,
    FARAMIR,
    FEINT,
    FOR_GONDOR,
    FORTUNE_OR_FATE,
    GALADHRIMS_GREETING,
    GANDALF,
    GLEOWINE,
    GLORFINDEL,
    GRIM_RESOLVE,
    HASTY_STROKE,
    HENAMARTH,
    LORE_OF_IMLADRIS,
    LORIENS_WEALTH,
    MINER_OF_THE_IRON_HILLS,
    PROTECTOR_OF_LORIEN,
    QUICK_STRIKE,
    RADAGASTS_CUNNING,
    RAIN_OF_ARROWS,
    SECRET_PATHS,
    SELF_PRESERVATION,
    SNEAK_ATTACK,
    SON_OF_ARNOR,
    STAND_AND_FIGHT,
    STEWARD_OF_GONDOR,
    STRENGTH_OF_WILL,
    SWIFT_STRIKE,
    THICKET_OF_SPEARS,
    UNEXPECTED_COURAGE,
    VALIANT_SACRIFICE,
    WILL_OF_THE_WEST,
)

# Windows in which something turns on an action.
ELSEWHERE: Final = 0
BEFORE_RESOLVING: Final = 1  # of the quest, once the cards are revealed
BEFORE_THE_FIGHT: Final = 2
BEFORE_DAMAGE: Final = 3  # of an enemy's attack, the shadow card shown
BEFORE_STRIKING: Final = 4  # of an attack of one's own
AFTER_THE_FIGHT: Final = 5

NOT_NOW: Final = -1.0


def moment(game: Game) -> int:
    """Which window this is."""
    if len(game.stack) < 2 or game.stack[-1].procedure != RUN_WINDOW:
        return ELSEWHERE
    frame = game.stack[-2]
    step = frame.step - 1
    if frame.procedure == RUN_QUEST_PHASE:
        return BEFORE_RESOLVING if step == QuestPhase.ACTIONS else ELSEWHERE
    if frame.procedure == RUN_COMBAT:
        if step == Combat.ACTIONS:
            return BEFORE_THE_FIGHT
        return AFTER_THE_FIGHT if step == Combat.ACTIONS_AFTER else ELSEWHERE
    if frame.procedure == RUN_ENEMY_ATTACK:
        return BEFORE_DAMAGE if step == EnemyAttack.ACTIONS_3 else ELSEWHERE
    if frame.procedure == RUN_PLAYER_ATTACK:
        return BEFORE_STRIKING if step == PlayerAttack.STRENGTH else ELSEWHERE
    return ELSEWHERE


def use_worth(game: Game, player: int, pick: int) -> float:
    """What an action is worth now: a text of a card in play, or a card from hand."""
    card = pick % ABILITY
    printed = facts(game, card)
    if pick >= ABILITY:
        if printed.type == TYPE_OBJECTIVE:
            return 4.0
        return text_worth(game, player, printed.number, card, moment(game))
    if printed.actions and not printed.responses and printed.type > TYPE_ALLY + 1:
        return event_worth(game, player, printed.number, moment(game))
    return play_worth(game, player, card)


def more_will(game: Game, player: int, extra: int) -> float:
    """What so much more will, or less threat, would change in the quest under way."""
    margin = committed_willpower(game) - staging_threat(game)
    useful = useful_progress(game)
    threat = game.rows[THREAT_LEVEL][player]
    return outcome(margin + extra, useful, threat) - outcome(margin, useful, threat)


def cheapest(game: Game, player: int) -> float:
    """What the card that one can best do without is worth."""
    worths = [keep_worth(game, player, card) for card in game.rows[HAND + player]]
    return min(worths) if worths else 9.0


def text_worth(game: Game, player: int, number: int, card: int, when: int) -> float:
    """Using an action of a card in play."""
    rows = game.rows
    if number == STEWARD_OF_GONDOR:
        return 5.0
    if number == EOWYN:
        if when != BEFORE_RESOLVING or not rows[MARKS][card] & COMMITTED_MARK:
            return NOT_NOW
        return more_will(game, player, 1) - 0.5 * cheapest(game, player)
    if number == FARAMIR:
        if when != BEFORE_RESOLVING:
            return NOT_NOW
        return more_will(game, player, len(committed(game))) - 0.8
    if number == PROTECTOR_OF_LORIEN:
        host = rows[HOST][card]
        if when == BEFORE_RESOLVING and rows[MARKS][host] & COMMITTED_MARK:
            return more_will(game, player, 1) - 0.5 * cheapest(game, player)
        if when == BEFORE_DAMAGE and rows[MARKS][host] & DEFENDING:
            return saved(game, player, 1) - 0.5 * cheapest(game, player)
        return NOT_NOW
    if number == UNEXPECTED_COURAGE:
        if rows[STATE][CURRENT_PHASE] != FIGHTING or not rows[IS_EXHAUSTED][rows[HOST][card]]:
            return NOT_NOW
        return 2.0 if rows[ENGAGED_WITH + player] and when != AFTER_THE_FIGHT else NOT_NOW
    if number == BEORN:
        if when == BEFORE_STRIKING and rows[MARKS][card] & ATTACKING_MARK:
            return struck_down(game, 5) - 4.0
        return NOT_NOW
    if number == SELF_PRESERVATION:
        return 0.4 * rows[DAMAGE][rows[HOST][card]]
    if when != AFTER_THE_FIGHT:
        return NOT_NOW
    # What exhausts its user is best used when the round is over for it.
    if number in (BERAVOR, GLEOWINE):
        return 1.5
    if number in (DENETHOR, HENAMARTH):
        return 0.3
    if number == DAUGHTER_OF_THE_NIMRODEL:
        return 0.4 * min(2, wounds(game, player))
    if number == GLORFINDEL:
        return 0.5 if wounds(game, player) and rows[RESOURCES][card] > 1 else NOT_NOW
    return NOT_NOW


def event_worth(game: Game, player: int, number: int, when: int) -> float:
    """Playing an event as an action."""
    rows = game.rows
    threat = rows[THREAT_LEVEL][player]
    if number == GALADHRIMS_GREETING:
        return 6 * rise_cost(threat) - 3.0
    if number == FORTUNE_OR_FATE:
        return 9.0
    if number == LORIENS_WEALTH:
        return 1.5 if rows[STATE][CURRENT_PHASE] != FIGHTING else NOT_NOW
    if number == LORE_OF_IMLADRIS:
        most = 0
        for hero in heroes_of(game, player):
            most = max(most, rows[DAMAGE][hero])
        return 0.9 * most - 1.6
    if number == BEORNS_HOSPITALITY:
        return 0.9 * wounds(game, player) - 4.0
    if number == WILL_OF_THE_WEST:
        return 2.0 if not rows[DECK + player] else NOT_NOW
    if number == STAND_AND_FIGHT:
        return raised(game, player)
    if number in (RADAGASTS_CUNNING, SECRET_PATHS):
        if when != BEFORE_RESOLVING:
            return NOT_NOW
        kind = TYPE_ENEMY if number == RADAGASTS_CUNNING else TYPE_LOCATION
        most = 0
        for card in rows[STAGING]:
            if type_of(game, card) == kind:
                most = max(most, threat_strength(game, card))
        return more_will(game, player, most) - 0.8
    if when == BEFORE_STRIKING:
        if number == FOR_GONDOR:
            return struck_down(game, len(striking(game))) - 1.6
        return struck_down(game, 1) - 0.8 if number == BLADE_MASTERY else NOT_NOW
    if when == BEFORE_DAMAGE:
        return saved(game, player, 1) - 0.8 if number == BLADE_MASTERY else NOT_NOW
    if when != BEFORE_THE_FIGHT:
        return NOT_NOW
    costs = danger(game, player)
    worst = max(costs) if costs else 0.0
    if number == FEINT:
        return worst - 2.0
    if number == A_LIGHT_IN_THE_DARK:
        return worst - 4.0
    if number == THICKET_OF_SPEARS:
        return sum(costs) - 5.0
    if number == SNEAK_ATTACK:
        return sneaked(game, player, worst)
    if number == QUICK_STRIKE:
        return struck_first(game, player)
    if number == RAIN_OF_ARROWS:
        return (
            sum(1.5 if hit_points(game, e) == 1 else 0.4 for e in rows[ENGAGED_WITH + player]) - 1.2
        )
    if number in (EVER_VIGILANT, GRIM_RESOLVE):
        tired = 0
        for card in rows[PLAY + player]:
            if rows[IS_EXHAUSTED][card] and facts(game, card).type <= TYPE_ALLY:
                if number == GRIM_RESOLVE or facts(game, card).type == TYPE_ALLY:
                    tired += attack(game, card)
        return (min(tired, 3) if number == EVER_VIGILANT else tired) - 1.0 if costs else NOT_NOW
    return NOT_NOW


def saved(game: Game, player: int, guard: int) -> float:
    """What so much more defense saves in the attack under way."""
    guards = defenders(game)
    if not guards:
        return 0.0
    dealt = attack(game, game.rows[STATE][ATTACKER]) - sum(defense(game, card) for card in guards)
    worth = worth_of(game, guards[0], len(heroes_of(game, player)))
    hits = hit_points(game, guards[0])
    return harm(worth, hits, dealt) - harm(worth, hits, dealt - guard)


def struck_down(game: Game, extra: int) -> float:
    """What so much more strength gains in one's own attack: something only if it kills."""
    enemy = game.rows[STATE][TARGET]
    foe = Foe(game, enemy)
    short = foe.defense + foe.hits - sum(attack(game, card) for card in striking(game))
    return foe.worth if 0 < short <= extra else 0.0


def sneaked(game: Game, player: int, worst: float) -> float:
    """An ally for one phase: Gandalf is what one waits for."""
    best = 0.0
    for card in game.rows[HAND + player]:
        if game.rows[PRINTED][card] == GANDALF:
            return 6.0 if game.rows[ENGAGED_WITH + player] else NOT_NOW
        if facts(game, card).type == TYPE_ALLY:
            best = max(best, 0.7 * facts(game, card).attack + 0.3 * facts(game, card).hit_points)
    return best - 2.0 if worst > 4.0 else NOT_NOW


def struck_first(game: Game, player: int) -> float:
    """Whether one character alone strikes down an enemy before it attacks."""
    best = NOT_NOW
    for enemy in attacks_to_come(game, player):
        foe = Foe(game, enemy)
        for card in ready_ones(game, player):
            if attack(game, card) >= foe.defense + foe.hits:
                best = max(best, foe.worth - 1.0)
    return best


def raised(game: Game, player: int) -> float:
    """The best ally that can be fetched from the discard piles."""
    funds = max(purses(game, player))
    best = NOT_NOW
    for zone in range(DISCARD, DISCARD + 4):
        for card in game.rows[zone]:
            printed = facts(game, card)
            if printed.type == TYPE_ALLY and 0 < printed.cost <= funds:
                worth = card_worth(game, player, printed.number, card) - 0.8 * printed.cost
                best = max(best, worth)
    return best


def response_worth(game: Game, player: int, pick: int) -> float:
    """Answering what has just happened."""
    rows = game.rows
    card = pick % ABILITY
    number = rows[PRINTED][card]
    if number == ARAGORN:
        foes = len(attacks_to_come(game, player)) + len(coming(game, player))
        return 2.0 if foes else 0.4 * rows[RESOURCES][card] - 0.6
    if number in (GANDALF, BROK_IRONFIST):
        return 5.0
    if number in (ELEANOR, A_TEST_OF_WILL):
        return peril(game, player, game.stack[-1].card) - (1.0 if number == ELEANOR else 0.8)
    if number == HASTY_STROKE:
        return shadow_peril(game, player) - 0.8
    if number == VALIANT_SACRIFICE:
        return 0.8
    if number == SWIFT_STRIKE:
        foe = Foe(game, rows[STATE][ATTACKER])
        return foe.worth - 1.5 if foe.hits <= 2 else NOT_NOW
    if number == SON_OF_ARNOR:
        return 0.2
    if number == STRENGTH_OF_WILL:
        return NOT_NOW if rows[STATE][CURRENT_PHASE] == QUESTING else 0.1
    if number == MINER_OF_THE_IRON_HILLS:
        return 1.0 if rows[BESIDE] else NOT_NOW
    return 1.0


# How bad a revealed effect is, where that can be said beforehand; others are middling.
PERILS: Final = {
    74: 1.8,  # King Spider
    76: 3.0,  # Ungoliant's Spawn
    79: 1.0,  # Eyes of the Forest
    80: 3.0,  # Caught in a Web
    86: 2.0,  # Despair
    89: 2.2,  # Dol Guldur Orcs
    92: 2.0,  # Driven by Shadow
    93: 3.0,  # The Necromancer's Reach
    98: 1.5,  # Black Forest Bats
    112: 2.5,  # Massing at Night
    116: 3.0,  # Evil Storm
    117: 2.0,  # Pursued by Shadow
    118: 2.0,  # Treacherous Fog
}


def peril(game: Game, player: int, card: int) -> float:
    """How bad a revealed effect is now."""
    number = game.rows[PRINTED][card]
    if number == 116 and game.rows[THREAT_LEVEL][player] < 35:
        return 0.0
    return PERILS.get(number, 1.5)


def shadow_peril(game: Game, player: int) -> float:
    """How bad a shadow effect is: what one or two points more would cost here."""
    guards = defenders(game)
    strength = attack(game, game.rows[STATE][ATTACKER])
    heroes = heroes_of(game, player)
    if guards:
        worth = worth_of(game, guards[0], len(heroes))
        hits, dealt = hit_points(game, guards[0]), strength - defense(game, guards[0])
        return harm(worth, hits, dealt + 2) - harm(worth, hits, dealt) + 0.3
    least = 99.0
    for hero in heroes:
        worth = worth_of(game, hero, len(heroes))
        hits = hit_points(game, hero)
        least = min(least, harm(worth, hits, strength + 3) - harm(worth, hits, strength))
    return least + 0.8
