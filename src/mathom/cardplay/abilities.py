"""What a card's text is made of: paragraphs, some of which can be used."""

from mathom.cardplay.steps import Do
from mathom.cardplay.word import Word, inside
from mathom.kernel.frame import NONE


class Ability(Word):
    """A paragraph of a card's text."""


class Usable(Ability):
    """What a player may use or must do or suffer: steps, perhaps at a price."""

    def __init__(self, do: tuple[Do, ...]) -> None:
        self.do = do
        self.place = 0  # which of its card's usable texts it is
        self.index = NONE  # its number (``library``); what a card is may change under way

    def price(self) -> Do | None:
        """What must be done in full first, if anything."""
        return None


def steps_in(ability: Ability) -> list[Do]:
    """Every step of a paragraph, also those that its English does not spell out."""
    if isinstance(ability, Usable):
        price = ability.price()
        parts: list[Word] = [*ability.do] if price is None else [price, *ability.do]
    else:
        parts = [ability]
    return [word for part in parts for word in inside(part) if isinstance(word, Do)]
