"""Every card that is known, loaded in order; their steps numbered; their language."""

from typing import Final

from mathom.cardplay import phrases, steps
from mathom.cardplay.language import Language, words_in
from mathom.cardplay.steps import Do
from mathom.cardplay.word import Word, inside
from mathom.games.tcg import abilities, plain
from mathom.games.tcg.abilities import PHASE_NAMES, Ability, Usable
from mathom.games.tcg.facts import (
    ABILITIES,
    DAMAGE,
    DEFENDER,
    DEFINED,
    KEYWORD_NAMES,
    NUMBERED,
    Card,
)

SETS: Final = (plain,)


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
            numbered.append(ability)
    return numbered


def _number_steps() -> list[Do]:
    """Give every step of every text its number."""
    numbered: list[Do] = []
    for card in DEFINED:
        for ability in card.text:
            for word in inside(ability):
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


def _phases() -> dict[object, str]:
    """Every timing a phase action may have, as it is said."""
    said: dict[object, str] = {}
    for one in range(2, len(PHASE_NAMES)):
        said[1 << one] = PHASE_NAMES[one]
        for other in range(one + 1, len(PHASE_NAMES)):
            said[1 << one | 1 << other] = f"{PHASE_NAMES[one]} or {PHASE_NAMES[other]}"
    return said


def _keyword_names() -> dict[object, str]:
    names: dict[object, str] = {}
    for keyword in range(len(KEYWORD_NAMES)):
        for amount in range(1, 10):
            name = keyword_name(keyword, amount)
            names[name] = name.lower()
    return names


LANGUAGE: Final = Language(
    [*words_in(phrases, steps, abilities), Keywords],
    [],
    {"Phases": _phases(), "KeywordName": _keyword_names()},
    [card.title for card in DEFINED],
    {},
)


def all_cards() -> list[Card]:
    """Every card that is known, now that all are defined."""
    return DEFINED


def said(card: Card) -> list[str]:
    """A card's text, a sentence or two for each ability."""
    spoken: list[Ability] = [*card.text]
    keywords = keyword_names(card)
    if keywords:
        spoken.insert(0, Keywords(keywords))
    return [LANGUAGE.say(ability, card.title) for ability in spoken]


def read(text: str, title: str) -> list[Word]:
    """Every meaning of a paragraph of text on a card of this title."""
    return LANGUAGE.read("Ability", text, title)
