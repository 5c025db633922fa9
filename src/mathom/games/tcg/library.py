"""Every card that is known, loaded in order; their steps numbered; their language."""

from functools import cache
from typing import Final

from mathom.cardplay.binding import Known
from mathom.cardplay.combining import some_demand
from mathom.cardplay.language import Language
from mathom.cardplay.library import Keywords, follow, number_steps, number_texts, spoken
from mathom.cardplay.steps import Do
from mathom.cardplay.word import inside
from mathom.games.tcg import plain
from mathom.games.tcg.abilities import Ability, Action, Listener, ToPlay
from mathom.games.tcg.facts import (
    ABILITIES,
    DEFINED,
    KEYWORD_DAMAGE,
    KEYWORD_DEFENDER,
    KEYWORD_NAMES,
    NUMBERED,
    SHADOW,
    TYPE_EVENT,
    TYPE_FOLLOWER,
    TYPE_NAMES,
    TYPE_THE_ONE_RING,
    Card,
)
from mathom.games.tcg.lexicon import lexicons, words
from mathom.games.tcg.rulebook.paying import tried
from mathom.games.tcg.words.nouns import NOUNS
from mathom.games.tcg.words.selections import AnyNumber
from mathom.games.tcg.words.verbs.combining import EitherDeal, ForEachMay, May, TheyMay
from mathom.games.tcg.words.verbs.harm import Heal
from mathom.games.tcg.words.verbs.transferring import TransferTo
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.modules import modules_in
from mathom.kernel.rules import Json

# Plain cards first, then every set there is a file or a folder for.
SETS: Final = (plain, *modules_in("mathom.games.tcg.cards"))


def keyword_name(keyword: int, amount: int) -> str:
    """A keyword as it is said, with its number where it has one."""
    name = KEYWORD_NAMES[keyword]
    name = name[0].upper() + name[1:]
    if keyword >= NUMBERED:
        return name
    return (
        f"{name} +{amount}" if keyword in (KEYWORD_DAMAGE, KEYWORD_DEFENDER) else f"{name} {amount}"
    )


def keyword_names(card: Card) -> tuple[str, ...]:
    """A card's keywords as they are said."""
    return tuple(keyword_name(keyword, amount) for keyword, amount in card.keyword_list)


def _settle(card: Card) -> None:
    """Note of a card's usable texts what the rules ask for."""
    event = card.type == TYPE_EVENT
    to_play = tuple(wanted.do for wanted in card.to_play) if event else ()
    for ability in card.usable:
        ability.plays = some_demand(ability.do)
        shadow_event = event and card.side == SHADOW
        ability.tried = tried(ability.price(), to_play, ability.do, shadow_event)
        ability.deals = isinstance(ability, Action) and _is_choice(ability)
        ability.offers = all(_only_offers(do) for do in ability.do)


def _is_choice(action: Action) -> bool:
    """Whether a text is nothing but a choice of complete actions."""
    do = action.do
    return action.price() is None and len(do) == 1 and isinstance(do[0], EitherDeal)


def _only_offers(do: Do) -> bool:
    """000: action - whether a step has "may" in it, or takes any number, and so can be left out."""
    if isinstance(do, (May, TheyMay, ForEachMay)):
        return True
    return isinstance(do, Heal) and isinstance(do.who, AnyNumber)


def check(card: Card) -> None:
    """Fail where a text speaks of what nothing before it has named.

    000: event - what is paid to play it comes before its text, and what its text says of later
    begins with what was named by then.
    """
    start = Known(is_borne(card))
    begun: list[Known] = []
    for ability in sorted(card.text, key=_order):
        known = start.copy()
        if card.type == TYPE_EVENT and isinstance(ability, ToPlay):
            known = start
        elif card.type == TYPE_EVENT and isinstance(ability, Listener) and begun:
            known.keep(begun)
        follow(f"{card.id} {card.title}", ability, known)
        if isinstance(ability, Action):
            begun.append(known)


def is_borne(card: Card) -> bool:
    """000: bearer - whether a card may be on another: as it is played, or by its own text."""
    if card.bearer is not None or card.type in (TYPE_THE_ONE_RING, TYPE_FOLLOWER):
        return True
    words = [word for ability in card.text for word in inside(ability)]
    return any(isinstance(word, TransferTo) and word.who == SELF for word in words)


def _order(ability: Ability) -> int:
    """What is paid to play a card first, what waits for later last."""
    return 0 if isinstance(ability, ToPlay) else 2 if isinstance(ability, Listener) else 1


STEPS: Final[dict[int, Do]] = {}


def number_all() -> None:
    """Number the steps and texts of every card defined so far, and settle what they refer to."""
    for card in DEFINED:
        check(card)
        number_texts(card.number, card.usable, ABILITIES)
        number_steps(card.number, card.text, STEPS)
        _settle(card)


number_all()


@cache
def language() -> Language:
    """The English that says texts; made when the first text is said."""
    lexicon = lexicons()
    lexicon["KeywordName"] = _keyword_names()
    return Language(
        [*words(), Keywords],
        NOUNS,
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
    return spoken(language(), self_name(card), keyword_names(card), card.text)


def paragraphs(card: Card) -> list[Json]:
    """The same for front ends: what says when a text works, and the keywords, are told apart."""
    found = [language().paragraph(ability, self_name(card)) for ability in card.text]
    keywords = keyword_names(card)
    if keywords:
        first = language().paragraph(Keywords(keywords), self_name(card))
        found.insert(0, first | {"keywords": list(keywords)})
    return found
