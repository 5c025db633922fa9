"""Reads printed English by the templates of words, token by token, and returns every reading.

A text is levelled first: markings, articles, endings and the like say nothing, so both the text
and the templates are reduced to the same plain tokens (``Lexer``). Titles of cards are single
tokens, the longest first, so their words are never taken for words of a sentence.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from mathom.cardplay.phrases import Adjective, AnyNoun, Clause, Noun, Such
from mathom.cardplay.word import Slot, Word, template

SELF_MARK: Final = "~"
_TOKEN: Final = re.compile(
    r"«[^»]*»(?:'s)?|\[[^\]]*\]|\((?:\d+|x)\)|[+-](?:\d+|x)\b|\d+|'s|[^\W\d_]+(?:[-'][^\W\d_]+)*|[^\s]"
)
_CHOICE: Final = re.compile(r"<([^<>]*)>")
Reading = tuple[object, int]
Values = dict[str, object]


def spelled(english: str) -> list[str]:
    """A spelling written out: ``<a|b>`` stands for either."""
    found = _CHOICE.search(english)
    if found is None:
        return [english]
    return [
        whole
        for part in found.group(1).split("|")
        for whole in spelled(english[: found.start()] + part + english[found.end() :])
    ]


class Lexer:
    """Splits a text into plain tokens."""

    def __init__(self, endings: Mapping[str, str], phrases: Mapping[str, str]) -> None:
        self.endings = endings
        self.phrases = {
            tuple(long.split(" ")): tuple(short.split(" ")) for long, short in phrases.items()
        }
        self.longest = max((len(long) for long in self.phrases), default=0)

    def tokens(self, text: str) -> list[str]:
        found: list[str] = []
        for token in _TOKEN.findall(text):
            if token.startswith("«"):
                title, _, possessive = token.partition("»")
                found.append(title + "»")
                if possessive:
                    found.append("'s")
                continue
            token = token.lower()
            if token.endswith("'s") and len(token) > 2:
                found += [self.endings.get(token[:-2], token[:-2]), "'s"]
            elif token.endswith("s'"):
                found += [self.endings.get(token[:-1], token[:-1]), "'s"]
            else:
                found.append(self.endings.get(token, token))
        return self.merged([token for token in found if token])

    def merged(self, tokens: list[str]) -> list[str]:
        """With phrases that mean the same as a shorter one said that way."""
        found: list[str] = []
        at = 0
        while at < len(tokens):
            for size in range(min(self.longest, len(tokens) - at), 0, -1):
                short = self.phrases.get(tuple(tokens[at : at + size]))
                if short is not None:
                    found += [token for token in short if token]
                    at += size
                    break
            else:
                found.append(tokens[at])
                at += 1
        return found


class Place:
    """A slot of a rule, with its separators as tokens."""

    __slots__ = ("kind", "least", "name", "separators")

    def __init__(self, slot: Slot, separators: list[list[str]]) -> None:
        self.name = slot.name
        self.kind = slot.kind
        self.least = slot.least
        self.separators = separators


Piece = str | Place


class Rule:
    """One way to spell a word. A slot called ``_`` is read and left out."""

    __slots__ = ("pieces", "word")

    def __init__(self, word: type[Word], pieces: list[Piece]) -> None:
        self.word = word
        self.pieces = pieces


class Grammar:
    """All spellings of all words, found by kind and first token."""

    def __init__(
        self,
        lexer: Lexer,
        words: Iterable[type[Word]],
        nouns: Iterable[Noun],
        lexicons: Mapping[str, Mapping[object, tuple[str, ...]]],
        prefer: Iterable[tuple[str, str]] = (),
        aliases: Iterable[tuple[str, str]] = (),
    ) -> None:
        """``prefer``: of two readings of the same tokens, the first word is meant.

        ``aliases``: whatever is read as the first kind is also read as the second.
        """
        self.aliases = list(aliases)
        self.lexer = lexer
        self.prefer = set(prefer)
        self.universal = ("each", "every", "all")
        self.by_token: dict[str, dict[str, list[Rule]]] = {}
        self.by_slot: dict[str, list[Rule]] = {}
        self.rules = 0
        for word in words:
            for spelling in (word.english, *vars(word).get("spellings", ())):
                for english in spelled(spelling):
                    self.add(word, english)
        self.nouns: dict[str, list[tuple[list[str], Noun]]] = {}
        for noun in nouns:
            for name in (noun.singular, noun.plural):
                tokens = lexer.tokens(name)
                entry = (tokens, noun)
                entries = self.nouns.setdefault(tokens[0], [])
                if entry not in entries:
                    entries.append(entry)
        self.lexicons: dict[str, dict[str, list[tuple[list[str], object]]]] = {}
        for kind, values in lexicons.items():
            table = self.lexicons.setdefault(kind, {})
            for value, names in values.items():
                for name in names:
                    tokens = lexer.tokens(name)
                    table.setdefault(tokens[0] if tokens else "", []).append((tokens, value))

    def add(self, word: type[Word], english: str) -> None:
        pieces: list[Piece] = []
        for piece in template(english):
            if isinstance(piece, str):
                pieces += self.lexer.tokens(piece)
            else:
                between = [] if piece.between is None else piece.between.split("|")
                pieces.append(Place(piece, [self.lexer.tokens(part) for part in between]))
        rule = Rule(word, pieces)
        self.rules += 1
        kinds = {base.__name__ for base in word.__mro__ if issubclass(base, Word)}
        kinds = kinds.union(word.also) - set(word.never)
        for kind, other in self.aliases:
            if kind in kinds and other not in word.never:
                kinds.add(other)
        for kind in sorted(kinds):
            if pieces and isinstance(pieces[0], str):
                self.by_token.setdefault(kind, {}).setdefault(pieces[0], []).append(rule)
            else:
                self.by_slot.setdefault(kind, []).append(rule)


class Parser:
    """Reads one list of tokens; each kind is tried once at each place."""

    def __init__(self, grammar: Grammar, tokens: list[str]) -> None:
        self.grammar = grammar
        self.tokens = tokens
        self.memo: dict[tuple[str, int], list[Reading]] = {}
        self.furthest = 0

    def whole(self, kind: str, start: int = 0) -> list[object]:
        """Every reading of all the tokens as one of this kind."""
        found: list[object] = []
        for value, end in self.kind(kind, start):
            if end == len(self.tokens) and value not in found:
                found.append(value)
        return found

    def kind(self, kind: str, at: int) -> list[Reading]:
        known = self.memo.get((kind, at))
        if known is None:
            self.furthest = max(self.furthest, at)
            self.memo[kind, at] = []  # a kind that begins with itself reads nothing
            known = self.best(self.values(kind, at))
            self.memo[kind, at] = known
        return known

    def best(self, found: list[Reading]) -> list[Reading]:
        """The readings without those that another of the same length is preferred to."""
        if len(found) < 2:
            return found
        kept: list[Reading] = []
        for value, end in found:
            if (value, end) not in kept:
                kept.append((value, end))
        lowest: dict[int, int] = {}
        for value, end in kept:
            rank = type(value).rank if isinstance(value, Word) else 0
            lowest[end] = min(rank, lowest.get(end, rank))
        kept = [
            (value, end)
            for value, end in kept
            if not isinstance(value, Word) or type(value).rank == lowest[end]
        ]
        prefer = self.grammar.prefer
        names = [(type(value).__name__, end) for value, end in kept]
        beaten = {
            (loser, end)
            for winner, end in names
            for loser, other in names
            if end == other and (winner, loser) in prefer
        }
        return [
            entry
            for entry, name in zip(kept, names, strict=True)
            if name not in beaten and not self.farther(entry, kept)
        ]

    def farther(self, entry: Reading, others: list[Reading]) -> bool:
        """Whether a clause could belong to a nearer noun: then it does."""
        value, end = entry
        if not isinstance(value, Such):
            return False
        for other, last in others:
            if last == end and isinstance(other, Such) and len(other.clauses) < len(value.clauses):
                return True
        return False

    def fits(self, wanted: list[str], at: int) -> bool:
        return self.tokens[at : at + len(wanted)] == wanted

    def values(self, kind: str, at: int) -> list[Reading]:
        grammar = self.grammar
        token = self.tokens[at] if at < len(self.tokens) else ""
        if kind in grammar.lexicons:
            table = grammar.lexicons[kind]
            entries = table.get(token, []) + (table.get("", []) if token else [])
            return [(value, at + len(said)) for said, value in entries if self.fits(said, at)]
        if kind == "Number":
            return [(int(token), at + 1)] if token.isdigit() else []
        if kind == "Some":
            number = "1" if token == "a" else token
            return [(int(number), at + 1)] if number.isdigit() else []
        if kind == "Signed":
            if token[:1] in ("+", "-") and token[1:].isdigit():
                return [(int(token), at + 1)]
            return []
        if kind == "Twilight":
            if token[:1] == "(" and token[1:-1].isdigit():
                return [(int(token[1:-1]), at + 1)]
            return []
        if kind == "Title":
            return [(token[1:-1], at + 1)] if token[:1] == "«" else []
        if kind == "One" or kind == "Many":
            return self.phrases(at)
        if kind == "Noun":
            return [
                (noun, at + len(said))
                for said, noun in grammar.nouns.get(token, [])
                if self.fits(said, at)
            ]
        found: list[Reading] = []
        for rule in grammar.by_token.get(kind, {}).get(token, []):
            self.rule(rule, at, found)
        for rule in grammar.by_slot.get(kind, []):
            self.rule(rule, at, found)
        return found

    def rule(self, rule: Rule, at: int, found: list[Reading]) -> None:
        for values, end in self.pieces(rule.pieces, 0, at):
            found.append((rule.word(**{k: v for k, v in values.items() if k != "_"}), end))

    def pieces(self, wanted: list[Piece], number: int, at: int) -> list[tuple[Values, int]]:
        while number < len(wanted):
            piece = wanted[number]
            if not isinstance(piece, str):
                break
            if at >= len(self.tokens) or self.tokens[at] != piece:
                return []
            at += 1
            number += 1
        self.furthest = max(self.furthest, at)
        if number == len(wanted):
            return [({}, at)]
        place = wanted[number]
        assert isinstance(place, Place)
        found: list[tuple[Values, int]] = []
        readings = self.several(place, at) if place.separators else self.kind(place.kind, at)
        for value, end in readings:
            for values, last in self.pieces(wanted, number + 1, end):
                found.append(({place.name: value, **values}, last))
        return found

    def several(self, place: Place, at: int) -> list[Reading]:
        """As many of a kind as the place asks for, or more."""
        found: list[Reading] = []
        for values, end in self.chain(place, at, False):
            if len(values) >= place.least:
                found.append((values, end))
        return found

    def chain(self, place: Place, at: int, comma: bool) -> list[tuple[tuple[object, ...], int]]:
        """A list does not end after a mere comma where it could end after a word."""
        found: list[tuple[tuple[object, ...], int]] = []
        for value, end in self.kind(place.kind, at):
            if not comma or len(place.separators) == 1:
                found.append(((value,), end))
            for separator in place.separators:
                if self.fits(separator, end):
                    mere = separator == [","]
                    for rest, last in self.chain(place, end + len(separator), mere):
                        found.append(((value, *rest), last))
        return found

    # Noun phrases

    def phrases(self, at: int) -> list[Reading]:
        """Adjectives, a noun or several with "or" between them, clauses."""
        found: list[Reading] = []
        for such, end in self.nouns(at):
            found += self.clauses(such, end)
        return found

    def bare(self, at: int) -> list[tuple[tuple[Adjective, ...], Noun, int]]:
        """Adjectives and a noun."""
        found: list[tuple[tuple[Adjective, ...], Noun, int]] = []
        starts: list[tuple[tuple[Adjective, ...], int]] = [((), at)]
        while starts:
            adjectives, place = starts.pop()
            for adjective, end in self.kind("Adjective", place):
                if isinstance(adjective, Adjective):
                    starts.append(((*adjectives, adjective), end))
            for noun, end in self.kind("Noun", place):
                if isinstance(noun, Noun):
                    found.append((adjectives, noun, end))
        return found

    def nouns(self, at: int) -> list[tuple[Such, int]]:
        """ "Each companion and minion" is each that is one or the other."""
        found: list[tuple[Such, int]] = []
        all_of_them = at > 0 and self.tokens[at - 1] in self.grammar.universal
        joined = ("or", "and") if all_of_them else ("or",)
        for adjectives, noun, end in self.bare(at):
            found.append((Such(noun, adjectives), end))
            for alternatives, last in self.alternatives(((adjectives, noun),), end, joined):
                found.append((self.either(alternatives), last))
        return found

    def alternatives(
        self,
        before: tuple[tuple[tuple[Adjective, ...], Noun], ...],
        at: int,
        joined: tuple[str, ...],
    ) -> list[tuple[tuple[tuple[tuple[Adjective, ...], Noun], ...], int]]:
        found: list[tuple[tuple[tuple[tuple[Adjective, ...], Noun], ...], int]] = []
        tokens = self.tokens
        comma = at < len(tokens) and tokens[at] == ","
        last = at + comma
        if last < len(tokens) and tokens[last] in joined:
            for adjectives, noun, end in self.bare(last + 1):
                found.append(((*before, (adjectives, noun)), end))
        elif comma:
            for adjectives, noun, end in self.bare(last):
                found += self.alternatives((*before, (adjectives, noun)), end, joined)
        return found

    def either(self, alternatives: tuple[tuple[tuple[Adjective, ...], Noun], ...]) -> Such:
        """An adjective before the first of several bare nouns belongs to all of them."""
        first = alternatives[0][0]
        if first and not any(adjectives for adjectives, _ in alternatives[1:]):
            alternatives = tuple((first, noun) for _, noun in alternatives)
        return Such(AnyNoun(tuple(Such(noun, adjectives) for adjectives, noun in alternatives)))

    def clauses(self, such: Such, at: int) -> list[Reading]:
        found: list[Reading] = [(such, at)]
        for clause, end in self.kind("Clause", at):
            if isinstance(clause, Clause) and end > at:
                found += self.clauses(such & clause, end)
        return found
