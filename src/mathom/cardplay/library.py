"""The numbers by which states know texts and steps: each card has its own.

A number is made of the card's and of the place on the card, so that no card that is added, taken
away or defined elsewhere moves the numbers of another.
"""

from typing import Final, TypeVar

from mathom.cardplay.abilities import Ability, Usable, steps_in
from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.language import Language
from mathom.cardplay.steps import Do
from mathom.kernel.frame import NONE
from mathom.kernel.numbers import CardId

TEXTS_OF_A_CARD: Final = 16
STEPS_OF_A_CARD: Final = 1024

# No card has a higher number, so texts fit into 19 bits and steps into 25 (``packing``).
MOST_CARDS: Final = 1 << 15


class Keywords(Ability):
    """Keywords, said in front of a card's text, from its facts."""

    english = "{keywords:KeywordName*. }."

    def __init__(self, keywords: tuple[str, ...]) -> None:
        self.keywords = keywords


T = TypeVar("T", bound=Usable)


def number_texts(card: CardId, usable: list[T], texts: dict[int, T]) -> None:
    """Give each usable text of a card its number, and note it by that.

    One that cards share keeps the first of its numbers; every one of them leads to it.
    """
    assert card < MOST_CARDS, f"card {card} has too high a number"
    assert len(usable) <= TEXTS_OF_A_CARD, f"card {card} has too many texts"
    for place, text in enumerate(usable):
        number = card * TEXTS_OF_A_CARD + place
        if text.index == NONE:
            text.index = number
        texts[number] = text


def number_steps(card: CardId, text: tuple[Ability, ...], steps: dict[int, Do]) -> None:
    """The same for each step."""
    found = [do for ability in text for do in steps_in(ability)]
    assert len(found) <= STEPS_OF_A_CARD, f"card {card} has too many steps"
    for place, do in enumerate(found):
        number = card * STEPS_OF_A_CARD + place
        if do.index == NONE:
            do.index = number
        steps[number] = do


def follow(title: str, ability: Ability, known: Known) -> None:
    """Fail where a paragraph speaks of what nothing before it has named."""
    try:
        ability.follow(known)
    except Unbound as unbound:
        raise ValueError(f"{title} speaks of {unbound}: {ability}") from unbound


def spoken(
    language: Language, name: str, keywords: tuple[str, ...], text: tuple[Ability, ...]
) -> list[str]:
    """A card's text, a sentence or two for each paragraph, its keywords in front."""
    paragraphs = [Keywords(keywords), *text] if keywords else [*text]
    return [language.say(ability, name) for ability in paragraphs]


def card_of_step(number: int) -> int:
    """The number printed on the card that a step belongs to."""
    return number // STEPS_OF_A_CARD
