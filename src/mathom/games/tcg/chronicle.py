"""Events as lines of the chronicle, and the end in a sentence."""

from typing import Final

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import PHASE_NAMES, SHADOW_PHASE, START_OF_TURN
from mathom.games.tcg.facts import CARDS
from mathom.games.tcg.rows import (
    DECK,
    DISCARD,
    HAND,
    OUT,
    OVER,
    PLAYERS,
    REMOVED,
    STATE,
    of_seat,
    seats,
)
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.rules import Event

_LINES: Final[dict[int, str]] = {
    kinds.E_PLACE: "{player} goes {place}.",
    kinds.E_TURN: "{player} takes turn {value}.",
    kinds.E_DRAW: "{player} draws {other}.",
    kinds.E_PLAYED: "{valued} plays {card}.",
    kinds.E_EXERT: "{card} exerts.",
    kinds.E_HEAL: "{card} is healed.",
    kinds.E_KILL: "{card} is killed.",
    kinds.E_SITE: "{card} is site {value}.",
    kinds.E_MOVES_TO: "The fellowship moves to {card}.",
    kinds.E_ASSIGN: "{card} is assigned to {other}.",
    kinds.E_UNASSIGN: "{card} is assigned no longer.",
    kinds.E_SKIRMISH: "{card} skirmishes.",
    kinds.E_RESOLVE: "The skirmish stands at {subject} to {value}.",
    kinds.E_WIN: "{card} wins.",
    kinds.E_LOSE_SKIRMISH: "{card} loses.",
    kinds.E_CANCEL: "The skirmish of {card} is cancelled.",
    kinds.E_REVEAL: "{card} is revealed.",
    kinds.E_STACK: "{card} is stacked on {other}.",
    kinds.E_CONTROL: "{valued} takes control of {card}.",
    kinds.E_LIBERATE: "{card} is liberated.",
    kinds.E_REPLACE: "{other} replaces {card}.",
    kinds.E_RING_BEARER: "{card} bears the Ring.",
    kinds.E_WON: "{player} wins the game.",
    kinds.E_RECONCILED: "{player} has reconciled.",
    kinds.E_LEAVES_SKIRMISH: "{card} leaves the skirmish.",
    kinds.E_REPLACES: "{card} takes the place of {other}.",
    kinds.E_RESHUFFLED: "{player} makes the discard pile a draw deck.",
    kinds.E_SHADOW_SKIPPED: "{player} has no Shadow phase.",
}
_HOW: Final = {
    kinds.RETURNED: "{card} returns to hand.",
    kinds.OUT_OF_GAME: "{card} is removed from the game.",
    kinds.SHUFFLED: "{card} leaves play.",
    kinds.STACKED_: "{card} leaves play.",
}
_WOUND: Final = {
    kinds.BY_ARCHERY: "{card} is hit by an arrow.",
    kinds.BY_SKIRMISH: "{card} is wounded in the skirmish.",
    kinds.BY_THREATS: "{card} is wounded by threats.",
}
_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def tell(event: Event) -> str:
    """A witnessed event as a line; empty for what is not worth telling."""
    kind, subject, value, cause, first, second = event
    return line_of(kind, subject, value, cause).format(
        card=_name(first),
        other=_name(second),
        player=f"Player {subject + 1}",
        valued=f"Player {value + 1}",
        place=_PLACES[value] if 0 <= value < len(_PLACES) else "",
        subject=subject,
        value=value,
        amount=-subject,
    )


def line_of(kind: int, subject: int, value: int, cause: int) -> str:
    if kind == kinds.E_LEAVE:
        return _HOW.get(cause & 15, "{card} is discarded.")
    if kind == kinds.E_WOUND:
        return _WOUND.get(value, "{card} is wounded.")
    if kind == kinds.E_BID:
        return "{player} has bid." if value == HIDDEN else "{player} bids {value}."
    if kind == kinds.E_PHASE:
        if subject == SHADOW_PHASE:
            return "The Shadow phase of {valued} begins."
        if subject == START_OF_TURN:
            return ""  # the turn itself was told
        return f"The {PHASE_NAMES[subject]} phase begins."
    if kind == kinds.E_TWILIGHT:
        return _more(subject, "twilight is added", "twilight is removed")
    if kind == kinds.E_BURDEN:
        return _more(subject, "burden is added", "burden is removed")
    if kind == kinds.E_THREAT:
        return _more(subject, "threat is added", "threat is removed")
    if kind == kinds.E_CARD:
        return _moved(value)
    if kind == kinds.E_TRANSFER:
        return "{card} is borne by {other}." if value >= 0 else "{card} returns to its owner."
    if kind == kinds.E_LOST:
        return _lost(value)
    if kind == kinds.E_INITIATIVE:
        return f"The {'Free Peoples player' if subject else 'Shadow'} has initiative."
    return _LINES.get(kind, "")


def _more(amount: int, added: str, removed: str) -> str:
    if amount > 0:
        return f"{{subject}} {added}."
    return f"{{amount}} {removed}."


def _lost(how: int) -> str:
    if how == kinds.CORRUPTED:
        return "The Ring-bearer of {player} is corrupted."
    if how == kinds.CONCEDED:
        return "{player} leaves the game."
    return "{player} has lost the game."


def _moved(pile: int) -> str:
    if DISCARD <= pile < DISCARD + PLAYERS:
        return "{card} is discarded."
    if HAND <= pile < HAND + PLAYERS:
        return "{card} goes to hand."
    if DECK <= pile < DECK + PLAYERS:
        return "{card} goes into the draw deck."
    return "{card} is removed from the game." if pile == REMOVED else ""


def _name(number: int) -> str:
    return "a card" if number <= 0 else CARDS[number].title


def touched(event: Event) -> tuple[int, ...]:
    """The cards a witnessed event touches."""
    _, subject, value, _, first, second = event
    found = [subject] if first != HIDDEN else []
    if second != HIDDEN:
        found.append(value)
    return tuple(found)


def outcome(game: Game) -> str:
    """How the finished game ended: with everyone else lost, or at the end of the road."""
    winner = game.rows[STATE][OVER] - 1
    others = [seat for seat in range(seats(game)) if seat != winner]
    if all(of_seat(game, seat, OUT) for seat in others):
        return f"Player {winner + 1} won: nobody else is left on the road."
    return f"Player {winner + 1} won: the fellowship came to the end of the road."
