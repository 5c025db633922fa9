"""A frame: one procedure under way, as plain data."""

from typing import Final

# A register that holds nothing.
NONE: Final = -1
# What a viewer sees in place of a number that is kept from him.
HIDDEN: Final = -2


class Frame:
    """Which procedure, at which step, about what. Each register has one meaning everywhere.

    Registers are public. Whatever a card's text can ask about, and whatever one player must
    not see, lives in a row of the game, never here.
    """

    __slots__ = ("card", "cards", "count", "event", "other", "place", "procedure", "step", "who")

    def __init__(
        self,
        procedure: int,
        who: int = NONE,
        card: int = NONE,
        other: int = NONE,
        place: int = NONE,
        event: int = NONE,
        count: int = 0,
        cards: tuple[int, ...] = (),
        step: int = 0,
    ) -> None:
        self.procedure = procedure
        self.step = step
        self.who = who  # the side or seat that acts
        self.card = card  # the card or piece this is about
        self.other = other  # its counterpart: opponent, cause, source
        self.place = place  # the region, zone or site
        self.event = event  # the kind of event
        self.count = count  # how many, or how many so far
        self.cards = cards  # the cards or pieces still to come

    def copy(self) -> "Frame":
        return Frame(
            self.procedure,
            self.who,
            self.card,
            self.other,
            self.place,
            self.event,
            self.count,
            self.cards,
            self.step,
        )

    def mark(self) -> int:
        """A number that tells this frame from others."""
        return hash(
            (
                self.procedure,
                self.who,
                self.card,
                self.other,
                self.place,
                self.event,
                self.count,
                self.cards,
                self.step,
            )
        )

    def as_json(self) -> list[int | list[int]]:
        """The frame as the list of values that ``restore`` takes."""
        return [
            self.procedure,
            self.who,
            self.card,
            self.other,
            self.place,
            self.event,
            self.count,
            list(self.cards),
            self.step,
        ]


def restore(plain: list[object]) -> Frame:
    """The frame that ``Frame.as_json`` wrote down."""
    numbers = [value for value in plain if isinstance(value, int)]
    cards = plain[7]
    if len(plain) != 9 or len(numbers) != 8 or not isinstance(cards, list):
        raise ValueError("a frame has eight numbers and a list of cards")
    procedure, who, card, other, place, event, count, step = numbers
    pile = tuple(int(value) for value in cards)
    return Frame(procedure, who, card, other, place, event, count, pile, step)
