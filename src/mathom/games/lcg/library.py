"""Every card of the box, loaded in order; their steps numbered; their language."""

from typing import Final

from mathom.cardplay import combining, phrases, steps
from mathom.cardplay.binding import Known
from mathom.cardplay.language import Language, words_in
from mathom.cardplay.library import (
    Keywords,
    card_of_step,
    follow,
    number_steps,
    number_texts,
    spoken,
)
from mathom.cardplay.names import X
from mathom.cardplay.steps import Do
from mathom.cardplay.word import Word
from mathom.games.lcg import abilities, decks
from mathom.games.lcg.abilities import Ability
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
from mathom.kernel.rules import Json

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


def keyword_names(card: Card) -> tuple[str, ...]:
    """A card's keywords as they are said."""
    said = [name for bit, name in KEYWORD_NAMES.items() if card.keywords & bit]
    if card.doomed:
        said.append(f"Doomed {card.doomed}")
    if card.victory:
        said.append(f"Victory {card.victory}")
    return tuple(said)


def number_all() -> None:
    """Number the texts and steps of every card, once each name in them is known to be bound."""
    for card in CARDS:
        check(card.title, card.text, card.costs_x)
        number_texts(card.number, card.usable, ABILITIES)
        number_steps(card.number, card.text, STEPS)


def check(title: str, text: tuple[Ability, ...], costs_x: bool = False) -> None:
    """Fail where a text speaks of what nothing before it has named."""
    for ability in text:
        known = Known()
        if costs_x:
            known.mark(X)
        follow(title, ability, known)


def title_of_step(number: int) -> str:
    """The title of the card a step belongs to, which may have gone by the time it is done."""
    return CARDS[card_of_step(number)].title


STEPS: Final[dict[int, Do]] = {}
number_all()
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
    return spoken(LANGUAGE, card.title, keyword_names(card), card.text)


def paragraphs(card: Card) -> list[Json]:
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
