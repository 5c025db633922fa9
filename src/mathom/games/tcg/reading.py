"""Reads a card's printed or rendered text, paragraph by paragraph, into abilities."""

import re
from functools import cache
from typing import Final

from mathom.cardplay.reading import Grammar, Parser
from mathom.cardplay.word import Word, inside
from mathom.games.tcg.abilities import To, Usable
from mathom.games.tcg.english import LEXER, grammar, marked, titles_of
from mathom.games.tcg.facts import DEFINED, KEYWORD_NAMES, TYPE_NAMES, Card
from mathom.games.tcg.references import read_paragraph
from mathom.games.tcg.words.selections import Named
from mathom.games.tcg.words.verbs.combining import EitherDeal, PayTo

_NAMES: Final = "|".join(sorted(map(re.escape, KEYWORD_NAMES), key=lambda name: -len(name)))
_KEYWORD: Final = re.compile(
    rf"^(?:(?:{_NAMES})(?: \+?\d+| \(\d+\)| X)?|ring-bearer \(resistance \d+\))\.\s*",
    re.IGNORECASE,
)
_SUPPORT: Final = re.compile(r"(?<![a-z] )Plays to your support area\.\s*")


@cache
def plain_grammar() -> Grammar:
    return grammar()


def bare(paragraph: str) -> str:
    """A paragraph without what the facts say already: keywords, the support area."""
    while True:
        shorter = _KEYWORD.sub("", paragraph)
        if shorter == paragraph:
            return _SUPPORT.sub("", paragraph).strip()
        paragraph = shorter


def sensible(ability: Word) -> bool:
    """000: effect - "A to B, or C to D" is two whole actions, not a cost and a choice."""
    if isinstance(ability, Usable) and isinstance(ability.cost, To):
        first = ability.do[0]
        return not (isinstance(first, EitherDeal) and not isinstance(first.steps[0], PayTo))
    return True


def weight(abilities: tuple[Word, ...]) -> tuple[int, int]:
    """Of several readings the one is meant that needs the fewest words of a higher rank."""
    ranks = sum(type(word).rank for ability in abilities for word in inside(ability))
    return ranks, len(abilities)


class Read:
    """What became of a paragraph: every reading, and how far the reader came."""

    def __init__(self, readings: list[tuple[Word, ...]], tokens: list[str], furthest: int) -> None:
        self.readings = readings
        self.tokens = tokens
        self.furthest = furthest

    def beyond(self) -> str:
        """Where the reader could not go on."""
        return " ".join(self.tokens[self.furthest :])


def read(rules: Grammar, paragraph: str, character: bool, item: bool) -> Read:
    """Every reading of a paragraph that was marked up for reading (``english.marked``).

    ``character``: the card can be "he"; ``item``: it has a bearer. Sentences of a paragraph belong
    together where they can.
    """
    tokens = LEXER.tokens(paragraph)
    parser = Parser(rules, tokens)
    found = sequences(parser, 0, {})
    found = [one for one in found if all(sensible(ability) for ability in one)]
    if found:
        lightest = min(weight(one) for one in found)
        found = [one for one in found if weight(one) == lightest]
    readings: list[tuple[Word, ...]] = []
    for one in found:
        resolved = read_paragraph(one, character, item)
        if resolved not in readings:
            readings.append(resolved)
    return Read(readings, tokens, parser.furthest)


def read_text(text: str, card: Card) -> list[tuple[Word, ...]]:
    """Every meaning of a paragraph of a card's text, as we say it."""
    plain_text = marked(text, card.title, TYPE_NAMES[card.type], _titles())
    return read(plain_grammar(), plain_text, card.is_character(), not card.is_character()).readings


@cache
def _titles() -> re.Pattern[str]:
    """The titles of all cards, and those that texts name of cards not defined yet."""
    named = [(card.title, card.unique) for card in DEFINED]
    for card in DEFINED:
        for ability in card.text:
            for word in inside(ability):
                if isinstance(word, Named):
                    named += [(title, True) for title in word.titles]
    return titles_of(named)


Sequences = list[tuple[Word, ...]]


def sequences(parser: Parser, at: int, known: dict[int, Sequences]) -> Sequences:
    """Every way to read all that is left as abilities, one after another."""
    if at == len(parser.tokens):
        return [()]
    if at not in known:
        found: Sequences = []
        for ability, end in parser.kind("Ability", at):
            if end > at and isinstance(ability, Word):
                for rest in sequences(parser, end, known):
                    if (ability, *rest) not in found:
                        found.append((ability, *rest))
        known[at] = found
    return known[at]
