"""The one authority on who sees what: cells, events, and how to fill in what is hidden.

Only what a card *is* can be hidden. Each card carries who knows it: its holder, whoever has looked
at it, or everyone once it has lain face up. A shuffle makes everyone forget.
"""

from typing import Final

from mathom.games.lcg import kinds
from mathom.games.lcg.decks import SCENARIOS
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.rows import (
    CARD,
    EVERYONE,
    KNOWN,
    OWNER,
    PLAYERS,
    SCENARIO_NUMBER,
    STATE,
    THE_ENCOUNTER,
)
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

# Events whose subject is not a card, and those whose value or cause is one.
_NO_SUBJECT: Final = (
    kinds.E_DRAW,
    kinds.E_THREAT,
    kinds.E_QUESTED,
    kinds.E_PHASE,
    kinds.E_PHASE_ENDS,
    kinds.E_ROUND,
    kinds.E_ROUND_ENDS,
    kinds.E_FIRST_PLAYER,
    kinds.E_LASTING,
    kinds.E_LATER,
    kinds.E_LATER_DONE,
    kinds.E_LIMIT,
    kinds.E_SHUFFLE,
    kinds.E_ELIMINATED,
    kinds.E_WON,
    kinds.E_LOST,
    kinds.E_NEXT_SCENARIO,
    kinds.E_BEGIN_ATTACK,
)
_VALUE_IS_CARD: Final = (
    kinds.E_DRAW,
    kinds.E_SHADOW_DEALT,
    kinds.E_SHADOW_SHOWN,
    kinds.E_DEFENDER,
    kinds.E_ATTACKER,
    kinds.E_BEGIN_ATTACK,
)
# Not worth witnessing: bookkeeping, and announcements of what was seen to happen.
UNSEEN: Final = (
    kinds.E_LASTING,
    kinds.E_LATER,
    kinds.E_LATER_DONE,
    kinds.E_LIMIT,
    kinds.E_COMMITTED,
    kinds.E_DEFENDED,
    kinds.E_ATTACKED,
    kinds.E_STRUCK,
    kinds.E_PHASE_ENDS,
    kinds.E_ROUND_ENDS,
    kinds.E_WHEN_REVEALED,
    kinds.E_SHADOW_RESOLVED,
    kinds.E_EXPLORED,
)


def hides(game: Game, index: int, viewer: int) -> bool:
    """Whether a viewer does not know what a card is."""
    known = game.rows[KNOWN][index]
    if known & EVERYONE:
        return False
    return viewer < 0 or not known >> viewer & 1


def seen(game: Game, card: int, viewer: int) -> int:
    """The number a viewer sees on a card, or HIDDEN."""
    if not 0 <= card < len(game.rows[CARD]) or hides(game, card, viewer):
        return HIDDEN
    return game.rows[CARD][card]


def witness(game: Game, event: Event, viewer: int) -> Event | None:
    """The event as the viewer sees it, followed by what is printed on the cards in it.

    ``(kind, subject, value, cause, subject's number, value's number)``.
    """
    kind, subject, value, cause = event
    if kind in UNSEEN:
        return None
    if kind == kinds.E_SHUFFLE:
        cause = HIDDEN
    first = HIDDEN if kind in _NO_SUBJECT else seen(game, subject, viewer)
    second = seen(game, value, viewer) if kind in _VALUE_IS_CARD else HIDDEN
    return (kind, subject, value, cause, first, second)


def listed(game: Game, owner: int) -> list[int]:
    """The numbers of all cards an owner has in the game: deck lists are open."""
    setup = game.setup
    if owner == THE_ENCOUNTER:
        scenario = SCENARIOS[setup["scenarios"][game.rows[STATE][SCENARIO_NUMBER]]]
        return [*scenario.encounter_deck(bool(setup["easy"])), *scenario.stages]
    deck = setup["decks"][owner]
    numbers: list[int] = list(deck["heroes"])
    for number, copies in deck["cards"].items():
        numbers += [int(number)] * copies
    return numbers


def fill(game: Game, viewer: int, dice: Dice) -> None:
    """Deal the cards a viewer cannot see among the places where they may lie."""
    cards = game.rows[CARD]
    owners = game.rows[OWNER]
    hidden: list[list[int]] = [[] for _ in range(PLAYERS + 1)]
    seen_copies: list[list[int]] = [[] for _ in range(PLAYERS + 1)]
    for card in range(len(cards)):
        if cards[card] < 0:
            hidden[owners[card]].append(card)
        else:
            seen_copies[owners[card]].append(cards[card])
    for owner in range(PLAYERS + 1):
        if not hidden[owner]:
            continue
        copies = [0] * len(CARDS)
        for number in listed(game, owner):
            copies[number] += 1
        for number in seen_copies[owner]:
            copies[number] -= 1
        left: list[int] = []
        for number in range(len(copies)):
            for _ in range(copies[number]):
                left.append(number)
        drawn = dice.order(left, len(left))
        for i in range(len(drawn)):
            game.rows[CARD][hidden[owner][i]] = drawn[i]
