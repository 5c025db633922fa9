"""Events of one kind in a row, told in one line."""

from mathom.cli.terminal.cards.table import Likeness
from mathom.games.lcg.events.cards import E_DRAW, E_ENTER
from mathom.games.lcg.events.fights import E_SHADOW_DEALT
from mathom.games.lcg.events.quests import E_COMMIT
from mathom.games.lcg.events.tokens import E_EXHAUST, E_READY, E_RESOURCES, E_THREAT
from mathom.games.lcg.facts import CARDS
from mathom.kernel.rules import Event

# What is said of one card, and of several.
_SAID = {
    E_READY: (" readies.", " ready."),
    E_EXHAUST: (" exhausts.", " exhaust."),
    E_COMMIT: (" commits to the quest.", " commit to the quest."),
    E_ENTER: (" enters play.", " enter play."),
}


def likeness(event: Event) -> Likeness | None:
    """What an event has in common with those it can be told together with."""
    kind, subject, value, _, first, second = event
    if kind == E_DRAW:
        return Likeness(f"Player {subject + 1} draws ", _name(second), ".", ".")
    if kind == E_RESOURCES and value == 1:
        return Likeness("", _name(first), " gains 1 resource.", " gain 1 resource each.")
    if kind == E_RESOURCES and value == -1:
        return Likeness("", _name(first), " pays 1.", " pay 1 each.")
    if kind == E_THREAT and value > 0:
        name = f"Player {subject + 1}"
        return Likeness("The threat of ", name, f" rises by {value}.", f" rises by {value} each.")
    if kind == E_SHADOW_DEALT:
        return Likeness("A shadow card is dealt to ", _name(second), ".", ".")
    if kind in _SAID and first > 0:
        return Likeness("", _name(first), *_SAID[kind])
    return None


def _name(number: int) -> str:
    return "a card" if number <= 0 else CARDS[number].title
