"""Every card that is known, loaded in order; their steps numbered; their language."""

from functools import cache
from typing import Final

from mathom.cardplay.files import modules_in
from mathom.cardplay.language import Language
from mathom.cardplay.steps import Do
from mathom.cardplay.word import inside
from mathom.games.tcg import plain
from mathom.games.tcg.abilities import Ability, Usable
from mathom.games.tcg.facts import (
    ABILITIES,
    DAMAGE,
    DEFENDER,
    DEFINED,
    KEYWORD_NAMES,
    NUMBERED,
    TYPE_NAMES,
    Card,
)
from mathom.games.tcg.vocabulary import lexicons, words
from mathom.games.tcg.words import cards
from mathom.games.tcg.words.orders import ForEachMay, May, TheyMay
from mathom.games.tcg.words.pointing import That
from mathom.games.tcg.words.selections import AnyNumber
from mathom.games.tcg.words.verbs import Heal, Spot

# Plain cards first, then every set there is a file or a folder for.
SETS: Final = (plain, *modules_in("mathom.games.tcg.cards"))


class Keywords(Ability):
    """000: keyword - said in front of a card's text, from its facts."""

    english = "{keywords:KeywordName*. }."

    def __init__(self, keywords: tuple[str, ...]) -> None:
        self.keywords = keywords


def keyword_name(keyword: int, amount: int) -> str:
    """A keyword as it is said, with its number where it has one."""
    name = KEYWORD_NAMES[keyword]
    name = name[0].upper() + name[1:]
    if keyword >= NUMBERED:
        return name
    return f"{name} +{amount}" if keyword in (DAMAGE, DEFENDER) else f"{name} {amount}"


def keyword_names(card: Card) -> tuple[str, ...]:
    """A card's keywords as they are said."""
    return tuple(keyword_name(keyword, amount) for keyword, amount in card.keyword_list)


def _number_abilities() -> list[Usable]:
    """Give every text that can be used its number."""
    numbered: list[Usable] = []
    for card in DEFINED:
        for ability in card.usable:
            ability.index = len(numbered)
            ability.offers = all(_only_offers(do) for do in ability.do)
            numbered.append(ability)
    return numbered


def _only_offers(do: Do) -> bool:
    """000: action - whether a step has "may" in it, or takes any number, and so can be left out."""
    if isinstance(do, (May, TheyMay, ForEachMay)):
        return True
    return isinstance(do, Heal) and isinstance(do.who, AnyNumber)


def _number_steps() -> list[Do]:
    """Give every step of every text its number; what is spotted and spoken of again is chosen."""
    numbered: list[Do] = []
    for card in DEFINED:
        for ability in card.text:
            found = inside(ability)
            again = {word.noun.slot for word in found if isinstance(word, That)}
            for word in found:
                if isinstance(word, Spot):
                    word.refers = word.last_slot() in again
                if isinstance(word, Do):
                    word.index = len(numbered)
                    numbered.append(word)
    return numbered


STEPS: Final[list[Do]] = []


def number_all() -> None:
    """Number the steps and texts of every card defined so far."""
    STEPS[:] = _number_steps()
    ABILITIES[:] = _number_abilities()


number_all()


@cache
def language() -> Language:
    """The English that says texts; made when the first text is said."""
    lexicon = lexicons()
    lexicon["KeywordName"] = _keyword_names()
    return Language(
        [*words(), Keywords],
        cards.NOUNS,
        lexicon,
        [card.title for card in DEFINED],
        {
            "a burdens": "a burden",
            "a threats": "a threat",
            "a cards": "a card",
            "a twilight tokens": "a twilight token",
            "a wounds": "a wound",
            "you plays": "you play",
            "is archer": "is an archer",
        },
    )


def _keyword_names() -> dict[object, str]:
    names: dict[object, str] = {}
    for keyword in range(len(KEYWORD_NAMES)):
        for amount in range(1, 10):
            name = keyword_name(keyword, amount)
            names[name] = name.lower()
    return names


def self_name(card: Card) -> str:
    """How a text speaks of its own card."""
    if card.unique or TYPE_NAMES[card.type] == "site":
        return card.title
    return f"this {TYPE_NAMES[card.type]}"


def all_cards() -> list[Card]:
    """Every card that is known, now that all are defined."""
    return DEFINED


def said(card: Card) -> list[str]:
    """A card's text, a sentence or two for each ability."""
    spoken: list[Ability] = [*card.text]
    keywords = keyword_names(card)
    if keywords:
        spoken.insert(0, Keywords(keywords))
    return [language().say(ability, self_name(card)) for ability in spoken]
