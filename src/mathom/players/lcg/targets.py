"""Which card a text should work on: by what the text does, for good or ill."""

from mathom.cardplay.combining import OneOf
from mathom.cardplay.questions import YES
from mathom.cardplay.steps import card_rules
from mathom.cardplay.word import inside
from mathom.games.lcg.effects import (
    attack,
    defense,
    facts,
    hit_points,
    is_character,
    threat_strength,
    type_of,
    willpower,
)
from mathom.games.lcg.facts import (
    ABILITIES,
    CARDS,
    DEFENSE,
    TYPE_ATTACHMENT,
    TYPE_ENEMY,
    TYPE_HERO,
    TYPE_LOCATION,
    WILLPOWER,
)
from mathom.games.lcg.phases import ENCOUNTERS, FIGHTING, TRAVELLING
from mathom.games.lcg.procedures import RUN_USE
from mathom.games.lcg.rows import (
    ATTACKING_MARK,
    BESIDE,
    COMMITTED_MARK,
    CURRENT_PHASE,
    DAMAGE,
    DEFENDING,
    ENCOUNTER_DECK,
    ENGAGED_WITH,
    HAND,
    IS_EXHAUSTED,
    MARKS,
    OWNER,
    PLAY,
    PLAYERS,
    PRINTED,
    PROGRESS,
    RESOURCES,
    STAGING,
    STATE,
    THE_ENCOUNTER,
    THREAT_LEVEL,
    ZONE,
    controller,
    players,
)
from mathom.games.lcg.words.players import EachPlayer
from mathom.games.lcg.words.verbs.characters import (
    Damage,
    Exhaust,
    Heal,
    HealAll,
    Ready,
    RemoveFromQuest,
)
from mathom.games.lcg.words.verbs.drawing import Discard, Draw, MoveToBottom, ReturnToHand
from mathom.games.lcg.words.verbs.fighting import Engage, StrikeAtOnce
from mathom.games.lcg.words.verbs.lasting import CannotAttackThem, Give, NoThreat
from mathom.games.lcg.words.verbs.playing import AttachSelf, PutIntoPlay
from mathom.games.lcg.words.verbs.quest import PlaceProgress
from mathom.games.lcg.words.verbs.resources import AddResources
from mathom.games.lcg.words.verbs.staging import ReturnToStaging
from mathom.games.lcg.words.verbs.threat import LowerThreat
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick, Seat
from mathom.players.lcg.planning import card_worth, keep_worth, payer_worth
from mathom.players.lcg.reckoning import Foe, harm, heroes_of, in_the_way, worth_of
from mathom.players.lcg.texts import number_in, sense, words_of


def target_worth(game: Game, player: Seat, card: CardId) -> float:
    """How well a card suits the text that asks for one."""
    word = card_rules(game).steps[game.stack[-1].event]
    rows = game.rows
    if isinstance(word, Damage):
        if type_of(game, card) == TYPE_ENEMY:
            points = number_in(word)
            foe = Foe(game, card)
            engaged = 1.0 if ENGAGED_WITH <= rows[ZONE][card] < ENGAGED_WITH + PLAYERS else 0.7
            share = 1.0 if points >= foe.hits else 0.5 * points / foe.hits
            return foe.worth * share * engaged
        return -harmed(game, card, 5 if rows[STATE][CURRENT_PHASE] == ENCOUNTERS else 2)
    if isinstance(word, Exhaust):
        return float(attack(game, card)) if strikes(game) else -usefulness(game, card)
    if isinstance(word, Ready):
        return usefulness(game, card) * (1.0 if rows[IS_EXHAUSTED][card] else -1.0)
    if isinstance(word, Heal | HealAll):
        return float(min(2, rows[DAMAGE][card])) * (
            2.0 if facts(game, card).type == TYPE_HERO else 1.0
        )
    if isinstance(word, AddResources):
        return -payer_worth(game, player, card) - 0.5 * rows[RESOURCES][card]
    if isinstance(word, RemoveFromQuest):
        return -float(willpower(game, card))
    if isinstance(word, PutIntoPlay):
        worth = card_worth(game, player, rows[PRINTED][card], card)
        # What would be gone soon anyway is best lent.
        return worth + 5.0 if sense(rows[PRINTED][card]).fleeting else worth
    if isinstance(word, PlaceProgress):
        left = facts(game, card).quest_points - rows[PROGRESS][card]
        return threat_strength(game, card) + (2.0 if left <= 1 else 0.5 / max(1, left))
    if isinstance(word, Give):
        return boosted(game, card)
    if isinstance(word, NoThreat):
        return float(threat_strength(game, card))
    if isinstance(word, CannotAttackThem | ReturnToStaging):
        return float(attack(game, card))
    if isinstance(word, Engage):
        return Foe(game, card).worth - attack(game, card)
    if isinstance(word, StrikeAtOnce):
        return float(attack(game, card))
    if isinstance(word, AttachSelf):
        return -usefulness(game, card)
    if isinstance(word, ReturnToHand):
        if PLAY <= rows[ZONE][card] < PLAY + PLAYERS:
            return -worth_of(game, card, 3)
        return card_worth(game, player, rows[PRINTED][card], card)
    if isinstance(word, Discard | MoveToBottom):
        return -loss(game, player, card)
    return 0.0


def strikes(game: Game) -> bool:
    """Whether the text that is being used lets somebody strike at once: whoever exhausts for it."""
    for place in range(len(game.stack) - 1, -1, -1):
        frame = game.stack[place]
        if frame.procedure == RUN_USE:
            return any(isinstance(do, StrikeAtOnce) for do in words_of(ABILITIES[frame.count]))
    return False


def harmed(game: Game, card: CardId, points: int) -> float:
    """What damage to one's own costs."""
    player = max(0, controller(game, card))
    worth = worth_of(game, card, len(heroes_of(game, player)))
    return harm(worth, hit_points(game, card), points)


def usefulness(game: Game, card: CardId) -> float:
    """What a character could still do this round if it were ready."""
    if game.rows[IS_EXHAUSTED][card]:
        return 0.5 * (attack(game, card) + defense(game, card)) + 0.3 * willpower(game, card)
    worth = 0.5 + 0.8 * attack(game, card) + 0.8 * defense(game, card)
    if game.rows[STATE][CURRENT_PHASE] < TRAVELLING:
        worth += willpower(game, card)
    return worth


def boosted(game: Game, card: CardId) -> float:
    """Whom a boost helps most: whoever fights just now."""
    marks = game.rows[MARKS][card]
    if marks & (DEFENDING | ATTACKING_MARK):
        return 5.0
    if game.rows[STATE][CURRENT_PHASE] == FIGHTING:
        return 0.5 * attack(game, card)
    return 2.0 if marks & COMMITTED_MARK else 0.0


def loss(game: Game, player: Seat, card: CardId) -> float:
    """What it costs to lose a card: from hand, an attachment, a character."""
    zone = game.rows[ZONE][card]
    if HAND <= zone < HAND + PLAYERS:
        return keep_worth(game, player, card)
    if zone == BESIDE or game.rows[OWNER][card] == THE_ENCOUNTER:
        return -5.0 if type_of(game, card) == TYPE_ATTACHMENT else 0.0
    if is_character(game, card):
        return worth_of(game, card, len(heroes_of(game, player)))
    if facts(game, card).type == TYPE_ATTACHMENT:
        return card_worth(game, player, game.rows[PRINTED][card], card)
    return 1.0


def which_worth(game: Game, player: Seat, pick: Pick) -> float:
    """One of several effects: by what each would do now."""
    word = card_rules(game).steps[game.stack[-1].event]
    assert isinstance(word, OneOf)
    do = word.steps[pick]
    many = number_in(do)
    if isinstance(do, Draw):
        return 1.5 * many - 0.4 * len(game.rows[HAND + player])
    if isinstance(do, LowerThreat):
        everyone = len(players(game)) if isinstance(do.player, EachPlayer) else 1
        return everyone * many * (0.5 + 0.08 * max(0, game.rows[THREAT_LEVEL][player] - 32))
    if isinstance(do, Damage):
        return best_blow(game, many)
    if isinstance(do, Give):
        stats = [boost.stat for boost in do.boosts]
        wanted = DEFENSE if game.rows[STATE][CURRENT_PHASE] == FIGHTING else WILLPOWER
        return 1.0 if wanted in stats else 0.0
    return 1.0 - 0.1 * pick


def best_blow(game: Game, points: int) -> float:
    """What so much damage to one enemy is worth."""
    best = 0.0
    for zone in (*range(ENGAGED_WITH, ENGAGED_WITH + PLAYERS), STAGING):
        for card in game.rows[zone]:
            if type_of(game, card) == TYPE_ENEMY:
                foe = Foe(game, card)
                share = 1.0 if foe.hits <= points else 0.5 * points / foe.hits
                best = max(best, foe.worth * share * (0.8 if zone == STAGING else 1))
    return best


def whether_worth(game: Game, player: Seat, pick: Pick) -> float:
    """Optional steps: looking again is good, a bad card goes to the bottom."""
    if pick != YES:
        return 0.0
    word = card_rules(game).steps[game.stack[-1].event]
    buries = any(isinstance(each, MoveToBottom) for each in inside(word))
    if buries and game.rows[ENCOUNTER_DECK]:
        return ill(max(0, game.rows[PRINTED][game.rows[ENCOUNTER_DECK][-1]])) - 2.0
    return 0.5


def ill(number: int) -> float:
    """How unwelcome an encounter card is on top of the deck."""
    printed = CARDS[number]
    if printed.type == TYPE_ENEMY:
        return printed.threat + 0.6 * printed.attack + 0.2 * printed.hit_points
    if printed.type == TYPE_LOCATION:
        return printed.threat + 0.3 * printed.quest_points
    return 2.6


def look_worth(game: Game, player: Seat, card: CardId) -> float:
    """The card to take from a search: the best for the hand, the least bad for the staging."""
    if game.rows[OWNER][card] == THE_ENCOUNTER:
        if in_the_way(game, card):
            return 9.0  # whoever must fall is best fetched at once
        return -ill(max(0, game.rows[PRINTED][card]))
    return card_worth(game, player, game.rows[PRINTED][card], card)


def player_worth(game: Game, player: Seat, pick: Pick) -> float:
    """Mostly oneself; for threat, whoever has most of it."""
    return (1.0 if pick == player else 0.0) + 0.02 * game.rows[THREAT_LEVEL][pick]
