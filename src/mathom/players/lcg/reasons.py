"""One line on what speaks for an answer, from what its player can see."""

from mathom.cardplay import combining, steps
from mathom.cardplay.questions import (
    ASK_PLAYER,
    ASK_TARGETS,
    ASK_WHETHER,
    ASK_WHICH,
    YES,
)
from mathom.games.lcg.asking import title
from mathom.games.lcg.effects import attack, defense, facts, hit_points, willpower
from mathom.games.lcg.facts import TYPE_ALLY, TYPE_ATTACHMENT, TYPE_ENEMY
from mathom.games.lcg.questions import (
    ABILITY,
    ASK_ACTION,
    ASK_ATTACK_ORDER,
    ASK_ATTACKERS,
    ASK_BEARER,
    ASK_CHECK,
    ASK_COMMIT,
    ASK_DEFENDER,
    ASK_DEFENDERS,
    ASK_ENGAGE,
    ASK_FORCED,
    ASK_LOOK,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PAY,
    ASK_PLAY,
    ASK_RANGED,
    ASK_RESPONSE,
    ASK_RESTRICTED,
    ASK_SENTINEL,
    ASK_SHADOW,
    ASK_TARGET,
    ASK_TRAVEL,
    ASK_UNDEFENDED,
    ASK_UNLESS,
    ASK_X,
    PASS,
)
from mathom.games.lcg.rows import (
    ATTACKER,
    DEFENDING_PLAYER,
    HAND,
    OWNER,
    STATE,
    THE_ENCOUNTER,
    THREAT_LEVEL,
)
from mathom.games.lcg.rulebook.quest import committed_willpower, staging_threat
from mathom.kernel.decision import Decision
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Pick, Seat
from mathom.players.lcg.habits import judge, judged
from mathom.players.lcg.questing import Prospect
from mathom.players.lcg.reckoning import coming, heroes_of, purse, ready_ones
from mathom.players.lcg.target_reasons import bearer_reason, payer_reason, targets_reason
from mathom.players.lcg.text_reasons import step_reason, text_reason


def reason(game: Game, seat: Seat, picks: tuple[int, ...]) -> str:
    """Why this answer."""
    decision = game.decision
    if decision is None:
        return ""
    kind = decision.kind
    if kind == ASK_COMMIT:
        return _quest(game, seat, picks)
    if kind in (ASK_ATTACKERS, ASK_RANGED):
        return _strike(game, picks)
    if kind == ASK_DEFENDERS:
        return _guard(game, picks)
    if kind == ASK_TARGETS:
        return targets_reason(game, picks, _best(game, decision, picks))
    if kind == ASK_ORDER:
        return f"{title(game, picks[0])} comes first." if picks else ""
    return _one(game, seat, decision, picks[0]) if len(picks) == 1 else ""


def _one(game: Game, seat: Seat, decision: Decision, pick: Pick) -> str:
    """Why this one of several."""
    kind = decision.kind
    if kind in (ASK_DEFENDER, ASK_SENTINEL, ASK_UNDEFENDED):
        return _blow(game, pick)
    if kind == ASK_ENGAGE:
        return _engage(game, seat, pick)
    if kind == ASK_TRAVEL:
        return _travel(game, pick)
    if kind == ASK_TARGET:
        return _target(game, pick)
    if kind in (ASK_PLAY, ASK_ACTION, ASK_RESPONSE):
        return _play(game, decision, pick)
    if kind == ASK_PAY:
        return payer_reason(game, decision.who, pick)
    if kind == ASK_BEARER:
        return bearer_reason(game, pick)
    if kind == ASK_CHECK:
        need = defense(game, pick) + hit_points(game, pick)
        return f"It comes with an attack of {attack(game, pick)}; {need} destroys it."
    if kind == ASK_ATTACK_ORDER:
        ready = len(ready_ones(game, decision.who))
        return f"It strikes with {attack(game, pick)} while {ready} of yours are ready."
    if kind == ASK_SHADOW:
        return f"It gets the next shadow card; it strikes with {attack(game, pick)}."
    if kind == ASK_LOOK:
        return _look(game, pick)
    if kind == ASK_RESTRICTED:
        return f"{title(game, pick)} is given up; it cost {facts(game, pick).cost}."
    if kind == ASK_X:
        return f"It costs {pick}, of {purse(game, decision.who)} resources."
    if kind == ASK_FORCED:
        return f"{title(game, pick % ABILITY)} first; all of them happen in the end."
    return _choice(game, decision, pick)


def _choice(game: Game, decision: Decision, pick: Pick) -> str:
    """Yes or no, one of several effects, one of the players."""
    kind, who = decision.kind, decision.who
    yes = pick == YES
    if kind == ASK_MULLIGAN:
        return _mulligan(game, who, yes)
    if kind == ASK_UNLESS:
        hero = title(game, game.stack[-1].cards[0])
        return f"{hero} is ready for the next round." if yes else f"{hero} stays exhausted."
    if kind == ASK_PLAYER:
        return _player(game, who, pick)
    word = steps.card_rules(game).steps[game.stack[-1].event]
    if kind == ASK_WHICH and isinstance(word, combining.OneOf):
        said = step_reason(game, who, word.steps[pick])
        return said or "It is one of the ways open now."
    if kind == ASK_WHETHER:
        said = step_reason(game, who, word) if yes else ""
        return said or ("It looks better done than not." if yes else "It is left as it is.")
    return ""


def _best(game: Game, decision: Decision, picks: tuple[int, ...]) -> bool:
    """Whether every other option looks worse than these."""
    worths = judged(game, decision)
    least = min([worths[decision.options.index(pick)] for pick in picks], default=0.0)
    others = [w for w, o in zip(worths, decision.options, strict=True) if o not in picks]
    return all(worth < least for worth in others)


def _mulligan(game: Game, player: Seat, again: bool) -> str:
    """What speaks for this hand, or for another one."""
    hand = game.rows[HAND + player]
    ready = [
        card
        for card in hand
        if facts(game, card).type in (TYPE_ALLY, TYPE_ATTACHMENT) and facts(game, card).cost <= 3
    ]
    slow = len(hand) - len(ready)
    if again and slow == 1:
        return f"1 of the {len(hand)} cards waits for its moment or costs more than 3."
    if again:
        if not slow:
            return "Six others may be better still, but must then be kept."
        return f"{slow} of the {len(hand)} cards wait for their moment or cost more than 3."
    if not ready:
        return "A new hand would have to be kept, whatever it holds."
    best = max(ready, key=lambda card: facts(game, card).cost)
    fit = f"{len(ready)} of the {len(hand)} cards can come into play for 3 or less"
    return f"{fit}, {title(game, best)} among them."


def _player(game: Game, player: Seat, pick: Pick) -> str:
    whose = "You have" if pick == player else f"Player {pick + 1} has"
    cards = len(game.rows[HAND + pick])
    many = "1 card" if cards == 1 else f"{cards} cards"
    return f"{whose} a threat of {game.rows[THREAT_LEVEL][pick]} and {many} in hand."


def _look(game: Game, card: CardId) -> str:
    printed = facts(game, card)
    if printed.type == TYPE_ENEMY:
        return f"It has threat {printed.threat} and attack {printed.attack}."
    if game.rows[OWNER][card] == THE_ENCOUNTER:
        return f"It has threat {printed.threat}."
    return f"It comes into your hand, to be played for {printed.cost}."


def _target(game: Game, pick: Pick) -> str:
    if pick == PASS:
        return "No attack is worth exhausting anybody for now."
    need = defense(game, pick) + hit_points(game, pick)
    return f"{title(game, pick)} falls to an attack of {need}."


def _guard(game: Game, picks: tuple[int, ...]) -> str:
    strength = attack(game, game.rows[STATE][ATTACKER])
    if not picks:
        return _undefended(game)
    guard = sum(defense(game, card) for card in picks)
    return f"A defense of {guard} against an attack of {strength}."


def _quest(game: Game, seat: Seat, picks: tuple[int, ...]) -> str:
    will = committed_willpower(game) + sum(willpower(game, card) for card in picks)
    known = staging_threat(game)
    expected = round(Prospect(game, seat).threat)
    if will > expected:
        return f"Will {will} against threat {known}, about {expected} once cards are revealed."
    if not picks:
        return f"Everyone stays ready; the threat of {known} will be felt."
    doubt = f"Will {will} may not beat a threat of about {expected}"
    ready = [card for card in ready_ones(game, seat) if card not in picks]
    return f"{doubt}, but others are needed to fight." if ready else f"{doubt}."


def _strike(game: Game, picks: tuple[int, ...]) -> str:
    frame = game.stack[-1]
    enemy = frame.card
    # Whoever joins another player's attack adds to those declared before.
    dealt = sum(attack(game, card) for card in (*frame.cards, *picks)) - defense(game, enemy)
    if dealt >= hit_points(game, enemy):
        return f"{title(game, enemy)} is destroyed."
    return f"{title(game, enemy)} takes {max(0, dealt)} damage."


def _undefended(game: Game) -> str:
    """What comes of an attack that nobody meets: a hero takes all of it."""
    strength = attack(game, game.rows[STATE][ATTACKER])
    heroes = heroes_of(game, game.rows[STATE][DEFENDING_PLAYER])
    if any(hit_points(game, hero) > strength for hero in heroes):
        return f"A hero can take {strength} damage, and nobody is exhausted."
    return f"Nobody is exhausted, but a hero falls to {strength} damage."


def _blow(game: Game, pick: Pick) -> str:
    enemy = game.rows[STATE][ATTACKER]
    if pick == PASS:
        return _undefended(game)
    decision = game.decision
    bare = decision is not None and decision.kind == ASK_UNDEFENDED
    dealt = max(0, attack(game, enemy) - (0 if bare else defense(game, pick)))
    if dealt >= hit_points(game, pick):
        least = decision is not None and _best(game, decision, (pick,))
        return f"{title(game, pick)} would fall{', but is worth least here' if least else ''}."
    return f"{title(game, pick)} takes {dealt} damage and stands."


def _engage(game: Game, seat: Seat, pick: Pick) -> str:
    if pick == PASS:
        many = len(coming(game, game.rows[STATE][DEFENDING_PLAYER] if seat < 0 else seat))
        if not many:
            return "None of them comes by itself."
        return "1 comes by itself." if many == 1 else f"{many} come by themselves."
    need = defense(game, pick) + hit_points(game, pick)
    threat = facts(game, pick).threat
    return f"Its threat of {threat} leaves the staging area; an attack of {need} destroys it."


def _travel(game: Game, pick: Pick) -> str:
    if pick == PASS:
        return "No location is worth its cost now."
    printed = facts(game, pick)
    points = printed.quest_points
    return f"Its threat of {printed.threat} no longer counts; {points} progress explore it."


def _play(game: Game, decision: Decision, pick: Pick) -> str:
    if pick == PASS:
        return "Nothing here is worth its price now."
    printed = facts(game, pick % ABILITY)
    if pick < ABILITY and printed.type == TYPE_ALLY:
        return (
            f"Brings will {printed.willpower}, attack {printed.attack},"
            f" defense {printed.defense} for {printed.cost}."
        )
    worth = judge(game, decision.who, decision.kind, pick)
    return text_reason(game, decision.who, pick, worth)
