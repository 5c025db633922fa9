"""Answers by plain judgement of each option, without trying anything out."""

from typing import Final

from mathom.cardplay.questions import (
    ASK_PLAYER,
    ASK_TARGETS,
    ASK_WHETHER,
    ASK_WHICH,
    YES,
)
from mathom.games.tcg.effects import minions, vitality
from mathom.games.tcg.facts import CARDS, TYPE_EVENT
from mathom.games.tcg.questions import (
    ABILITY,
    ASK_ACTION,
    ASK_AID,
    ASK_AMBUSH,
    ASK_ARCHERY,
    ASK_ATTACK,
    ASK_BEARER,
    ASK_BID,
    ASK_DEFENDER,
    ASK_DISCARD,
    ASK_FELLOWSHIP,
    ASK_HEALED,
    ASK_MOVE,
    ASK_MUSTER,
    ASK_PLACE,
    ASK_RECONCILE,
    ASK_RESHUFFLE,
    ASK_RESPONSE,
    ASK_SANCTUARY,
    ASK_SHADOW,
    ASK_SHADOW_PLAYER,
    ASK_SITE,
    ASK_SKIP,
    ASK_SKIRMISH,
    ASK_SPOT,
    ASK_START,
    ASK_THREAT,
    ASK_TOIL,
    ASK_TRANSFER,
    ASK_X,
    HAND_OVER,
    PASS,
)
from mathom.games.tcg.rows import FREE_PLAYER, OWNER, PRINTED, STATE
from mathom.games.tcg.rulebook.archery import fellowship_total, minion_total
from mathom.kernel.decision import Decision
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.players.player import any_answer
from mathom.players.tcg.assigning import attack_worths, defend_worths, order_worth
from mathom.players.tcg.moving import move_worth
from mathom.players.tcg.playing import (
    DULL,
    bearer_worth,
    keep_worth,
    play_worth,
    site_worth,
    start_worth,
)
from mathom.players.tcg.reckoning import wounded
from mathom.players.tcg.targets import healed, several, target_worth

# Burdens to bid for the first place: few, and any of these.
BIDS: Final = [1.0, 1.0, 0.99]
NOT_NOW: Final = -1.0
# What a point of strength to spare is worth when it comes to moving again.
MOVE: Final = 0.1
# Handing a card over costs its price once more.
IN_VAIN: Final = -5.0
WINDOWS: Final = (ASK_FELLOWSHIP, ASK_SHADOW, ASK_ACTION)


def judged(game: Game, decision: Decision) -> list[float]:
    """What each option seems worth; only comparisons mean anything, and passing is nothing."""
    kind = decision.kind
    options = decision.options
    if kind == ASK_DEFENDER:
        return defend_worths(game, options)
    if kind == ASK_ATTACK:
        return attack_worths(game, options)
    return [judge(game, decision.who, kind, option) for option in options]


def judge(game: Game, who: int, kind: int, option: int) -> float:
    """What one option seems worth."""
    if option == PASS:
        return 0.0
    if kind in WINDOWS:
        return from_hand(game, who, option)
    if kind == ASK_RESPONSE:
        return NOT_NOW
    if kind == ASK_TARGETS:
        return target_worth(game, who, option)
    if kind == ASK_MOVE:
        # Strength is not worth: how well it looks must not silence whoever looks closer.
        looks = MOVE * move_worth(game, who)
        return max(-1.0, min(1.0, looks)) if option == YES else 0.0
    if kind == ASK_RECONCILE:
        return DULL - keep_worth(game, who, option)
    if kind in (ASK_DISCARD, ASK_MUSTER):
        return DULL - keep_worth(game, who, option)
    if kind in (ASK_ARCHERY, ASK_THREAT):
        return -wounded(game, option)
    if kind == ASK_TOIL:
        return -wounded(game, option)
    if kind == ASK_SKIRMISH:
        return order_worth(game, option)
    if kind in (ASK_SANCTUARY, ASK_HEALED):
        return 0.1 + healed(game, option) - 0.01 * vitality(game, option)
    if kind == ASK_START:
        return start_worth(game, option)
    if kind in (ASK_BEARER, ASK_TRANSFER):
        return bearer_worth(game, who, game.stack[-1].card, option)
    if kind == ASK_BID:
        return BIDS[option] if option < len(BIDS) else -option
    if kind == ASK_PLACE:
        return -option
    if kind == ASK_SITE:
        return site_worth(game, who, option)
    if kind == ASK_SHADOW_PLAYER:
        return sum(1.0 for card in minions(game) if game.rows[OWNER][card] == option)
    if kind == ASK_PLAYER:
        return 1.0 if (option == who) == (who == game.rows[STATE][FREE_PLAYER]) else 0.5
    return choice(game, kind, option)


def choice(game: Game, kind: int, option: int) -> float:
    """Numbers, and questions of yes or no."""
    yes = 1.0 if option == YES else 0.0
    if kind == ASK_SKIP:
        return yes * (minion_total(game) - 0.5 * fellowship_total(game))
    if kind in (ASK_WHETHER, ASK_AMBUSH, ASK_RESHUFFLE):
        return yes
    if kind in (ASK_X, ASK_SPOT):
        return float(option)
    if kind == ASK_WHICH:
        return -0.1 * option
    if kind == ASK_AID:
        return NOT_NOW
    return 0.0


def from_hand(game: Game, who: int, option: int) -> float:
    """A card from hand that is no event; what a text or an event brings must be tried."""
    if option >= HAND_OVER:
        return IN_VAIN
    if option >= ABILITY:
        return NOT_NOW
    if CARDS[max(0, game.rows[PRINTED][option])].type == TYPE_EVENT:
        return NOT_NOW
    return play_worth(game, who, option)


def is_tried(game: Game, kind: int, option: int) -> bool:
    """Whether only trying can tell what an option brings: a text, an event, a response."""
    if option == PASS or option >= HAND_OVER:
        return False
    if kind == ASK_RESPONSE:
        return True
    if kind not in WINDOWS:
        return False
    return option >= ABILITY or CARDS[max(0, game.rows[PRINTED][option])].type == TYPE_EVENT


def best(options: list[int], worths: list[float], dice: Dice) -> int:
    """The option worth most, with a little chance among equals."""
    found = 0
    most = -1e9
    for i in range(len(options)):
        worth = worths[i] + dice.below(1000) * 1e-5
        if worth > most:
            found, most = i, worth
    return options[found]


def habit(game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
    """An answer at once. Texts are not used and events not played by habit."""
    if decision.most == 1 and decision.least == 1:
        options = decision.options
        if len(options) == 1:
            return (options[0],)
        return (best(options, judged(game, decision), dice),)
    return many(game, decision, dice)


def many(game: Game, decision: Decision, dice: Dice) -> tuple[int, ...]:
    """An answer of several picks, or of none."""
    kind = decision.kind
    if kind == ASK_TARGETS:
        picks = several(game, decision.who, decision.options, decision.least, decision.most)
        return tuple(picks if decision.ordered else sorted(picks))
    if kind in (ASK_DISCARD, ASK_MUSTER, ASK_TOIL):
        worths = judged(game, decision)
        places = sorted(range(len(worths)), key=lambda place: -worths[place])
        chosen = [p for i, p in enumerate(places) if i < decision.least or worths[p] > 0]
        picks = [decision.options[place] for place in chosen[: decision.most]]
        return tuple(picks if decision.ordered else sorted(picks))
    return any_answer(decision, dice)
