"""What will happen, from what the player may know: games that could be the real one, played on.

Nothing here knows a rule. An answer is given in games that fit the view, and what all of them
tell alike is certain. For combat cards every card the enemy may play is tried.
"""

from typing import Final

from mathom.games.confrontation.kinds import (
    ASK_CARD,
    ASK_NEW_CARD,
    BY_RETREAT,
    E_BATTLE_ENDS,
    E_CONCEALED,
    E_DEFEATED,
    E_MOVES,
    E_PLACED,
    E_SHUFFLED,
    E_STRENGTHS,
    E_TURN,
    E_WON,
)
from mathom.games.confrontation.rows import (
    B_CARD,
    B_STAND,
    BATTLE,
    SECRET,
    SECRET_CARD,
    UNSET,
    hand,
    side_of_seat,
)
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.rules import Event
from mathom.table.view import View

_SAMPLES: Final = 6
_BORING: Final = (E_TURN, E_SHUFFLED, E_CONCEALED, E_PLACED)

FOE_FALLS: Final = "foe falls"
YOU_FALL: Final = "you fall"
BOTH_FALL: Final = "both fall"
NOBODY: Final = "nobody falls"
OPEN: Final = "open"


class Outcome:
    """How a battle ends if these cards meet: who falls, and the strengths if compared."""

    def __init__(self, card: int, verdict: str, totals: tuple[int, int] | None) -> None:
        self.card = card  # the enemy's
        self.verdict = verdict
        self.totals = totals  # mine, the enemy's


def certain(view: View, picks: tuple[int, ...]) -> list[str]:
    """What is told alike in every game that could be the real one, up to the next question."""
    told: list[str] | None = None
    for number in range(_SAMPLES):
        dice = Dice(number)
        guess = view.resample(dice)
        events = _play(guess, picks, view.viewer)
        _settle(guess, events, view.viewer, dice)
        lines = [
            view.rules.tell(guess.setup, event, view.viewer)
            for event in events
            if event[0] not in _BORING
        ]
        lines = [line for line in lines if line]
        told = lines if told is None else _common(told, lines)
    return told or []


def against_each_card(view: View, pick: int) -> list[Outcome]:
    """How a combat card fares against every card the enemy may have picked or will pick."""
    side = side_of_seat(view.game, view.viewer)
    foe = 1 - side
    outcomes: list[Outcome] = []
    shown = view.game.rows[BATTLE][B_CARD + foe]
    for card in [shown] if shown != UNSET else hand(view.game, foe):
        guess = view.resample(Dice(0))
        if shown == UNSET and guess.rows[SECRET][SECRET_CARD + foe] != UNSET:
            guess.rows[SECRET][SECRET_CARD + foe] = card  # he has picked: suppose this one
        fighters = (guess.rows[BATTLE][B_STAND + side], guess.rows[BATTLE][B_STAND + foe])
        events = _play(guess, (pick,), view.viewer)
        decision = guess.decision
        if decision is not None and decision.kind == ASK_CARD and card in decision.options:
            events += _play(guess, (card,), view.viewer)
        while guess.decision is not None and len(guess.decision.options) == 1:
            if any(event[0] in (E_BATTLE_ENDS, E_WON) for event in events):
                break
            events += _play(guess, (guess.decision.options[0],), view.viewer)
        outcomes.append(_judge(card, side, fighters, events))
    return outcomes


def asks_for_card(view: View) -> bool:
    """Whether the pending decision is about a card to fight with."""
    decision = view.decision
    return decision is not None and decision.kind in (ASK_CARD, ASK_NEW_CARD)


def _judge(card: int, side: int, fighters: tuple[int, int], events: list[Event]) -> Outcome:
    totals: tuple[int, int] | None = None
    fallen: set[int] = set()
    ended = away = False
    for event in events:
        kind, subject, value, cause = event[:4]
        if kind == E_STRENGTHS:
            pair = (subject, value)
            totals = (pair[side], pair[1 - side])
        elif kind == E_DEFEATED:
            fallen.add(subject)
        elif kind == E_MOVES and cause == BY_RETREAT and subject in fighters:
            away = True
        elif kind in (E_BATTLE_ENDS, E_WON):
            ended = True
            break
    if not ended:
        return Outcome(card, OPEN, totals)
    mine, foes = (stand in fallen for stand in fighters)
    if mine and foes:
        return Outcome(card, BOTH_FALL, totals)
    if mine or foes:
        return Outcome(card, YOU_FALL if mine else FOE_FALLS, totals)
    return Outcome(card, NOBODY if away else OPEN, totals)


def _play(game: Game, picks: tuple[int, ...], viewer: int) -> list[Event]:
    """Answer, and hand over what the viewer would see happen."""
    game.events = []
    game.answer(*picks)
    place = game.rules.viewers(game.setup).index(viewer)
    seen = [witnessed[place] for witnessed in game.events]
    game.events = None
    return [event for event in seen if event is not None]


def _settle(game: Game, events: list[Event], viewer: int, dice: Dice) -> None:
    while game.decision is not None and game.decision.who == CHANCE:
        decision = game.decision
        events += _play(game, tuple(dice.order(decision.options, decision.most)), viewer)


def _common(first: list[str], second: list[str]) -> list[str]:
    """The lines both begin with."""
    count = 0
    while count < min(len(first), len(second)) and first[count] == second[count]:
        count += 1
    return first[:count]
