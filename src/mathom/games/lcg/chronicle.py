"""Events as lines of the chronicle, and the end in a sentence."""

from typing import Final

from mathom.games.lcg import kinds
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.phases import PHASE_NAMES
from mathom.games.lcg.rows import DISCARD, HAND, OVER, REMOVED, SCENARIO_NUMBER, STATE, WON
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.rules import Event, Setup

_LINES: Final[dict[int, str]] = {
    kinds.E_DRAW: "{player} draws {other}.",
    kinds.E_ENTER: "{card} enters play.",
    kinds.E_DAMAGE: "{card} takes {value} damage.",
    kinds.E_HEAL: "{value} damage is healed from {card}.",
    kinds.E_EXHAUST: "{card} exhausts.",
    kinds.E_READY: "{card} readies.",
    kinds.E_COMMIT: "{card} commits to the quest.",
    kinds.E_UNCOMMIT: "{card} is removed from the quest.",
    kinds.E_REVEAL: "{card} is revealed.",
    kinds.E_TRAVEL: "The players travel to {card}.",
    kinds.E_ENGAGE: "{card} engages {valued}.",
    kinds.E_DISENGAGE: "{card} returns to the staging area.",
    kinds.E_SHADOW_DEALT: "A shadow card is dealt to {other}.",
    kinds.E_SHADOW_SHOWN: "{card} is the shadow card of {other}.",
    kinds.E_SHADOW_EFFECT: "The shadow effect of {card} is triggered.",
    kinds.E_ATTACK: "{card} attacks {valued}.",
    kinds.E_DEFENDER: "{card} defends against {other}.",
    kinds.E_ATTACKER: "{card} attacks {other}.",
    kinds.E_ROUND: "Round {subject}.",
    kinds.E_FIRST_PLAYER: "{player} is the first player.",
    kinds.E_STAGE: "The quest: {card}.",
    kinds.E_STAGE_DONE: "{card} is complete.",
    kinds.E_CONTROL: "{valued} takes control of {card}.",
    kinds.E_PLAYED: "{valued} has played {card}.",
    kinds.E_PRISONER: "{card} is taken prisoner.",
    kinds.E_RESCUED: "{card} is rescued.",
    kinds.E_ORC_GUARD: "An Orc Guard stands before {valued}.",
    kinds.E_ELIMINATED: "{player} is eliminated.",
    kinds.E_WON: "The players have won.",
    kinds.E_LOST: "The players have lost.",
    kinds.E_NEXT_SCENARIO: "The campaign goes on; the score so far is {subject}.",
    kinds.E_CANCELLED: "The effect of {card} is cancelled.",
    kinds.E_JOINS_ATTACK: "{card} joins the attack.",
}
_HOW: Final = {
    kinds.DISCARDED: "{card} is discarded.",
    kinds.DESTROYED: "{card} is destroyed.",
    kinds.EXPLORED: "{card} is explored.",
    kinds.RETURNED: "{card} leaves play.",
}


def tell(event: Event) -> str:
    """A witnessed event as a line; empty for what is not worth telling."""
    kind, subject, value, cause, first, second = event
    if kind == kinds.E_LEAVE:
        line = _HOW[kinds.how(cause)]
    elif kind == kinds.E_PHASE:
        line = f"The {PHASE_NAMES[subject]} phase begins."
    elif kind == kinds.E_THREAT:
        line = (
            "The threat of {player} rises by {value}."
            if value > 0
            else "The threat of {player} falls by {amount}."
        )
    elif kind == kinds.E_RESOURCES:
        line = "{card} gains {value} resource{plural}." if value > 0 else "{card} pays {amount}."
    elif kind == kinds.E_PROGRESS:
        line = (
            "{value} progress on {card}." if value > 0 else "{amount} progress is lost on {card}."
        )
    elif kind == kinds.E_QUESTED:
        line = _quested(subject)
    elif kind == kinds.E_MOVE:
        line = _moved(value)
    else:
        line = _LINES.get(kind, "")
    return line.format(
        card=_name(first),
        other=_name(second),
        player=f"Player {subject + 1}",
        valued=f"Player {value + 1}",
        subject=subject,
        value=value,
        amount=-value,
        plural="" if value == 1 else "s",
    )


def _quested(margin: int) -> str:
    if margin > 0:
        return f"The quest succeeds by {margin}."
    return f"The quest fails by {-margin}." if margin else "The quest ends in a draw."


def _moved(pile: int) -> str:
    if DISCARD <= pile < DISCARD + 4:
        return "{card} is discarded."
    if HAND <= pile < HAND + 4:
        return "{card} goes to hand."
    return "{card} is removed from the game." if pile == REMOVED else ""


def _name(number: int) -> str:
    return "a card" if number <= 0 else CARDS[number].title


def touched(event: Event) -> tuple[int, ...]:
    """The cards a witnessed event touches."""
    kind, subject, value, _, first, second = event
    found = [subject] if first != HIDDEN else []
    if second != HIDDEN:
        found.append(value)
    if kind == kinds.E_SHADOW_DEALT:
        return (subject, value)
    return tuple(found)


def outcome(game: Game, setup: Setup) -> str:
    """How the finished game ended."""
    scenarios = setup["scenarios"]
    here = scenarios[game.rows[STATE][SCENARIO_NUMBER]]
    if game.rows[STATE][OVER] == WON:
        return f"The players won {here if len(scenarios) == 1 else 'the campaign'}."
    return f"The players were defeated in {here}."
