"""What a card's text is made of: paragraphs, some of which can be used."""

from abc import abstractmethod
from typing import ClassVar, Final

from mathom.cardplay.binding import Known
from mathom.cardplay.steps import Do
from mathom.cardplay.word import Word, inside
from mathom.kernel.frame import NONE, Frame
from mathom.kernel.game import Game


class Ability(Word):
    """A paragraph of a card's text."""


class On(Word):
    """An event that sets something off.

    ``kind`` is the event's; ``holds`` looks at the names the event gave: subject, value and cause
    (``names``). ``tells`` are other registers that it fills, of which the text may speak.
    """

    kind: ClassVar[int] = NONE
    tells: ClassVar[tuple[int, ...]] = ()

    def follow(self, known: Known) -> None:
        super().follow(known)
        known.on = self
        for register in self.tells:
            known.mark(register)

    @abstractmethod
    def holds(self, game: Game, frame: Frame) -> bool:
        """Whether this event is meant, for the card and player in the frame."""


class Cost(Word):
    """What stands before "to"."""


class Free(Cost):
    """No cost."""

    english = ""


class Payment(Cost):
    """What must be done in full first. Each game says what may be read as one (``To``)."""

    def __init__(self, do: Do) -> None:
        self.do = do


FREE: Final = Free()


class Limit(Word):
    """How often a text may be used; ``times`` 0 is as often as one likes.

    ``each_player``: anyone may use it so often, instead of all together.
    """

    times: ClassVar[int] = 0
    until: ClassVar[int] = 0
    each_player: ClassVar[bool] = False


class Unlimited(Limit):
    """As often as one likes."""

    english = ""


UNLIMITED: Final = Unlimited()


class Usable(Ability):
    """What a player may use or must do or suffer: steps, perhaps at a price, perhaps limited."""

    def __init__(
        self,
        do: Do | tuple[Do, ...],
        cost: Do | Cost | None = None,
        limit: Limit = UNLIMITED,
    ) -> None:
        self.do: tuple[Do, ...] = do if isinstance(do, tuple) else (do,)
        self.cost: Cost = (
            FREE if cost is None else cost if isinstance(cost, Cost) else self.to(cost)
        )
        self.limit = limit
        self.place = 0  # which of its card's usable texts it is
        self.index = NONE  # its number (``library``); what a card is may change under way

    @abstractmethod
    def to(self, do: Do) -> Payment:
        """A step as this game's word for a cost."""

    def price(self) -> Do | None:
        """What must be done in full first, if anything."""
        cost = self.cost
        return cost.do if isinstance(cost, Payment) else None


def steps_in(ability: Ability) -> list[Do]:
    """Every step of a paragraph, also those that its English does not spell out."""
    if isinstance(ability, Usable):
        price = ability.price()
        parts: list[Word] = [*ability.do] if price is None else [price, *ability.do]
    else:
        parts = [ability]
    return [word for part in parts for word in inside(part) if isinstance(word, Do)]
