"""Events of card games: what they show of the cards in them, and what is told of them."""

from abc import abstractmethod
from typing import ClassVar, Final

from mathom.kernel.declared import EventKind
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game
from mathom.kernel.numbers import CardId, Seat
from mathom.kernel.rules import Event

# What the numbers of an event are.
A_CARD: Final = "card"
A_SEAT: Final = "seat"
A_PILE: Final = "pile"
A_NUMBER: Final = "number"
A_PLACE: Final = "place"  # in the order of turns
A_PHASE: Final = "phase"
AN_EFFECT: Final = "effect"
A_TEXT: Final = "text"
A_WAY: Final = "way"  # one of the numbers that stand with the event
PACKED: Final = "packed"  # several numbers in one

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


class CardEvent(EventKind):
    """An event of a card game. A witness sees ``(kind, subject, value, cause, first, second)``.

    The last two are what is printed on the subject and on the value where these are cards that the
    viewer knows, else ``HIDDEN``. In ``line`` stand ``{card}`` and ``{other}`` for their titles,
    ``{player}`` and ``{valued}`` for the seats that subject and value are, ``{place}`` for a place
    in the order of turns, ``{subject}``, ``{value}`` and ``{amount}`` (what the number that may be
    more or less falls by) for the numbers. ``touches_both`` lights both cards though one is hidden.
    """

    touches_both: ClassVar[bool] = False

    @abstractmethod
    def printed(self, game: Game, card: CardId, viewer: Seat) -> int:
        """The number a viewer sees on a card, or ``HIDDEN``."""

    @abstractmethod
    def title(self, number: int) -> str:
        """The title of the card with a number printed on it."""

    def masked(self, event: Event, viewer: Seat) -> Event:
        """The event without the numbers that are kept from a viewer."""
        return event

    def told(self, subject: int, value: int, cause: int) -> str:
        """Its line, where that depends on the numbers."""
        return self.line

    def witness(self, game: Game, event: Event, viewer: Seat) -> Event | None:
        """The event as a viewer sees it; nothing for bookkeeping."""
        if not self.seen:
            return None
        first = second = HIDDEN
        if self.subject == A_CARD:
            first = self.printed(game, event[1], viewer)
        if self.value == A_CARD:
            second = self.printed(game, event[2], viewer)
        return (*self.masked(event, viewer), first, second)

    def tell(self, event: Event) -> str:
        """A witnessed event as a line of the chronicle; empty for what is not worth telling."""
        _, subject, value, cause, first, second = event
        line = self.told(subject, value, cause)
        if not line:
            return ""
        return line.format(
            card=self._named(first),
            other=self._named(second),
            player=f"Player {subject + 1}",
            valued=f"Player {value + 1}",
            place=_PLACES[value] if 0 <= value < len(_PLACES) else "",
            subject=subject,
            value=value,
            amount=-(value if self.subject == A_CARD or self.subject == A_SEAT else subject),
            plural="" if value == 1 else "s",
        )

    def touched(self, event: Event) -> tuple[int, ...]:
        """The cards that a witnessed event touches."""
        _, subject, value, _, first, second = event
        if self.touches_both:
            return (subject, value)
        found = [subject] if first != HIDDEN else []
        if second != HIDDEN:
            found.append(value)
        return tuple(found)

    def _named(self, number: int) -> str:
        return "a card" if number <= 0 else self.title(number)
