"""Every card of the box, loaded in order; their steps numbered; their language."""

from typing import Final

from mathom.cardplay import combining, phrases, steps
from mathom.cardplay.binding import Known, Unbound
from mathom.cardplay.language import Language, words_in
from mathom.cardplay.names import X
from mathom.cardplay.steps import Do
from mathom.cardplay.word import Word, inside
from mathom.games.lcg import abilities, decks
from mathom.games.lcg.abilities import Ability, Usable
from mathom.games.lcg.cards import (
    anduin,
    dol_guldur,
    heroes,
    leadership,
    lore,
    mirkwood,
    quests,
    spirit,
    tactics,
)
from mathom.games.lcg.facts import (
    ABILITIES,
    CARDS,
    KEYWORD_NAMES,
    SPHERE_NAMES,
    STAT_NAMES,
    TRAIT_NAMES,
    Card,
)
from mathom.games.lcg.phases import FIGHTING, PHASE_NAMES, QUESTING
from mathom.games.lcg.words.nouns import NOUNS
from mathom.kernel.modules import modules_below
from mathom.kernel.rules import Plain

SETS: Final = (
    heroes,
    leadership,
    tactics,
    spirit,
    lore,
    mirkwood,
    dol_guldur,
    anduin,
    quests,
)


class Keywords(Ability):
    """001: keywords - said in front of a card's text, from its facts."""

    english = "{keywords:KeywordName*. }."

    def __init__(self, keywords: tuple[str, ...]) -> None:
        self.keywords = keywords


def keyword_names(card: Card) -> tuple[str, ...]:
    """A card's keywords as they are said."""
    said = [name for bit, name in KEYWORD_NAMES.items() if card.keywords & bit]
    if card.doomed:
        said.append(f"Doomed {card.doomed}")
    if card.victory:
        said.append(f"Victory {card.victory}")
    return tuple(said)


def _number_abilities() -> list[Usable]:
    """Give every text that can be used its number."""
    numbered: list[Usable] = []
    for card in CARDS:
        for ability in card.usable:
            ability.index = len(numbered)
            numbered.append(ability)
    return numbered


def _number_steps() -> list[Do]:
    """Give every step of every text its number, once each name in it is known to be bound."""
    numbered: list[Do] = []
    for card in CARDS:
        check(card.title, card.text, card.costs_x)
        for ability in card.text:
            words = inside(ability)
            if isinstance(ability, Usable):
                price = ability.price()
                words = ([] if price is None else inside(price)) + [
                    word for do in ability.do for word in inside(do)
                ]
            for word in words:
                if isinstance(word, Do):
                    word.index = len(numbered)
                    numbered.append(word)
                    STEP_TITLES.append(card.title)
    return numbered


def check(title: str, text: tuple[Ability, ...], costs_x: bool = False) -> None:
    """Fail where a text speaks of what nothing before it has named."""
    for ability in text:
        known = Known()
        if costs_x:
            known.mark(X)
        try:
            ability.follow(known)
        except Unbound as unbound:
            raise ValueError(f"{title} speaks of {unbound}: {ability}") from unbound


# By the number of a step: the title of its card, which may have gone by the time it is done.
STEP_TITLES: Final[list[str]] = []

STEPS: Final = _number_steps()
ABILITIES[:] = _number_abilities()
decks.load_starters()

_KEYWORDS: Final = [*KEYWORD_NAMES.values()] + [
    f"{name} {number}" for name in ("Doomed", "Victory") for number in range(1, 9)
]

LANGUAGE: Final = Language(
    [
        *words_in(
            phrases,
            combining,
            steps,
            abilities,
            *modules_below("mathom.games.lcg.words"),
        ),
        Keywords,
    ],
    NOUNS,
    {
        "Trait": dict(enumerate(TRAIT_NAMES)),
        "Sphere": dict(enumerate(SPHERE_NAMES)),
        "Keyword": {bit: name.lower() for bit, name in KEYWORD_NAMES.items()},
        "KeywordName": {name: name.lower() for name in _KEYWORDS},
        "Stat": dict(STAT_NAMES.items()),
        "Phase": {0: "", QUESTING: "quest ", FIGHTING: "combat "},
        "PhaseName": dict(enumerate(PHASE_NAMES)),
    },
    [card.title for card in CARDS[1:]],
    {
        "the threat of you": "your threat",
        "as many as there are players cards": "as many cards as there are players",
        "as many as there are players shadow cards": "as many shadow cards as there are players",
        "add 1 resources": "add 1 resource",
        "draw 1 cards": "draw 1 card",
        "reveal 1 cards": "reveal 1 card",
        "deal 1 shadow cards": "deal 1 shadow card",
        "1 objectives are": "1 objective is",
    },
)


def all_cards() -> list[Card]:
    """Every card by its number, now that all are defined."""
    return CARDS


def said(card: Card) -> list[str]:
    """A card's text, a sentence or two for each ability."""
    spoken: list[Ability] = [*card.text]
    keywords = keyword_names(card)
    if keywords:
        spoken.insert(0, Keywords(keywords))
    return [LANGUAGE.say(ability, card.title) for ability in spoken]


def paragraphs(card: Card) -> list[Plain]:
    """The same for front ends: what says when a text works, and the keywords, are told apart."""
    found = [LANGUAGE.paragraph(ability, card.title) for ability in card.text]
    keywords = keyword_names(card)
    if keywords:
        first = LANGUAGE.paragraph(Keywords(keywords), card.title)
        found.insert(0, first | {"keywords": list(keywords)})
    return found


def read(text: str, title: str) -> list[Word]:
    """Every meaning of a paragraph of text on a card of this title."""
    return LANGUAGE.read("Ability", text, title)
