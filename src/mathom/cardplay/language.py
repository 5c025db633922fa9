"""One game's English: it says a word and reads it back, both from the same templates.

``read`` returns every reading. A sentence that has none names the place it could not get past;
a card is sound when its text has exactly one reading and that reading is the card.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from mathom.cardplay.phrases import Adjective, AnyNoun, Clause, Noun, Such
from mathom.cardplay.word import Slot, Word, template
from mathom.kernel.rules import Json

SELF_MARK: Final = "~"
_AN: Final = re.compile(r"\b([Aa])n (?=[«\[]?[aeiouAEIOUÉ])")
_A: Final = re.compile(r"\b([Aa]) (?=[«\[]?[aeiouAEIOUÉ])")
_OPENING: Final = re.compile(r"(?:^|(?<=[.:] ))[^\W\d_]")
Reading = tuple[object, int]


class Language:
    """The words of a game, its lexicons (fixed lists of values), and the titles of its cards."""

    def __init__(
        self,
        words: Iterable[type[Word]],
        nouns: Iterable[Noun],
        lexicons: Mapping[str, Mapping[object, str]],
        titles: Iterable[str],
        contractions: Mapping[str, str],
    ) -> None:
        self.kinds: dict[str, list[type[Word]]] = {}
        for word in words:
            for base in word.__mro__:
                if issubclass(base, Word):
                    found = self.kinds.setdefault(base.__name__, [])
                    if not found or found[-1] is not word:  # a game's class may be named as ours
                        found.append(word)
        self.nouns = list(nouns)
        self.lexicons = {
            kind: sorted(values.items(), key=lambda entry: -len(entry[1]))
            for kind, values in lexicons.items()
        }
        self.values = lexicons
        self.contractions = contractions
        longest_first = sorted(set(titles), key=lambda title: -len(title))
        self.titles = re.compile(
            r"(?<!\w)(" + "|".join(re.escape(title) for title in longest_first) + r")(?!\w)"
        )

    # Saying

    def say(self, word: Word, title: str) -> str:
        """The word in English, on a card of this title."""
        return self.polished(self.say_word(word), title)

    def paragraph(self, word: Word, title: str) -> Json:
        """A text as front ends get it: what says when it works apart from what it does."""
        text = self.say(word, title)
        lead = ""
        if type(word).led:
            head = type(word).english.partition(": ")[0]
            lead = self.polished(self.say_as(head, word), title)
            text = text.removeprefix(f"{lead}: ")
        return {"lead": lead, "text": text, "keywords": []}

    def polished(self, text: str, title: str) -> str:
        """A sentence with its contractions, its own card's title and its capitals."""
        for plain, short in self.contractions.items():
            text = text.replace(plain, short)
        text = _A.sub(r"\1n ", text)
        text = text.replace("«", "").replace("»", "").replace(SELF_MARK, title)
        return _OPENING.sub(lambda opening: opening.group().upper(), text)

    def say_word(self, word: Word) -> str:
        said = self.say_as(type(word).english, word)
        return said.replace("your ", "their ") if type(word).of_others else said

    def say_as(self, english: str, word: Word) -> str:
        """A word by a template, its own or the beginning of it."""
        said = ""
        for piece in template(english):
            if isinstance(piece, str):
                said += piece
                continue
            value = getattr(word, piece.name)
            if piece.between is None:
                said += self.say_value(piece.kind, value)
            else:
                said += listed([self.say_value(piece.kind, one) for one in value], piece.between)
        return said

    def say_value(self, kind: str, value: object) -> str:
        if isinstance(value, Such):
            noun = self.say_noun(kind, value.noun)
            before = "".join(self.say_word(adjective) + " " for adjective in value.adjectives)
            return before + noun + "".join(self.say_word(clause) for clause in value.clauses)
        if isinstance(value, Noun):
            return self.say_noun(kind, value)
        if isinstance(value, Word):
            return self.say_word(value)
        if kind == "Number":
            return str(value)
        if kind == "Some":
            return "a" if value == 1 else str(value)
        if kind == "Signed":
            return f"{value:+d}" if isinstance(value, int) else ""
        if kind == "Title":
            return f"«{value}»"
        return self.values[kind][value]

    def say_noun(self, kind: str, noun: Noun) -> str:
        if isinstance(noun, AnyNoun):
            said = [self.say_value(kind, such) for such in noun.alternatives]
            return ", ".join(said[:-1]) + " or " + said[-1]
        return noun.plural if kind == "Many" else noun.singular

    # Reading

    def level(self, text: str) -> str:
        """The text without what only sounds better: contractions, "an", opening capitals."""
        text = _OPENING.sub(lambda opening: opening.group().lower(), _AN.sub(r"\1 ", text))
        for plain, short in self.contractions.items():
            text = text.replace(short, plain)
        return text

    def read(self, kind: str, text: str, title: str) -> list[Word]:
        """Every meaning of a sentence on a card of this title."""
        marked = self.titles.sub(
            lambda found: SELF_MARK if found.group() == title else f"«{found.group()}»", text
        )
        plain = self.level(marked)
        reader = Reader(self, plain)
        found: list[Word] = []
        for value, end in reader.read_kind(kind, 0):
            if end == len(plain) and isinstance(value, Word) and value not in found:
                found.append(value)
        if not found:
            raise ValueError(f"cannot read {text!r} beyond {plain[reader.furthest :]!r}")
        return found


class Reader:
    """Reads one text; each kind is tried once at each place."""

    def __init__(self, language: Language, text: str) -> None:
        self.language = language
        self.text = text
        self.memo: dict[tuple[str, int], list[Reading]] = {}
        self.furthest = 0

    def read_kind(self, kind: str, at: int) -> list[Reading]:
        """Everything of this kind that can begin here, with where it ends."""
        known = self.memo.get((kind, at))
        if known is None:
            self.furthest = max(self.furthest, at)
            known = self.values(kind, at)
            self.memo[kind, at] = known
        return known

    def values(self, kind: str, at: int) -> list[Reading]:
        text = self.text
        if kind in self.language.lexicons:
            return [
                (value, at + len(said))
                for value, said in self.language.lexicons[kind]
                if text.startswith(said, at)
            ]
        if kind == "Number" or kind == "Signed":
            match = re.compile(r"\d+" if kind == "Number" else r"[+-]\d+").match(text, at)
            return [(int(match.group()), match.end())] if match else []
        if kind == "Title":
            end = text.find("»", at)
            return [(text[at + 1 : end], end + 1)] if text.startswith("«", at) else []
        if kind == "One" or kind == "Many":
            return self.phrases(kind == "Many", at)
        if kind == "Noun":
            return [
                (noun, at + len(noun.singular))
                for noun in self.language.nouns
                if text.startswith(noun.singular, at)
            ]
        found: list[Reading] = []
        for word in self.language.kinds.get(kind, []):
            for values, end in self.pieces(template(word.english), 0, at):
                found.append((word(**values), end))
        return found

    def pieces(
        self, wanted: list[str | Slot], number: int, at: int
    ) -> list[tuple[dict[str, object], int]]:
        """Every way to read a template from one of its pieces on."""
        if number == len(wanted):
            return [({}, at)]
        piece = wanted[number]
        if isinstance(piece, str):
            piece = self.language.level(piece)
            if not self.text.startswith(piece, at):
                return []
            self.furthest = max(self.furthest, at + len(piece))
            return self.pieces(wanted, number + 1, at + len(piece))
        found: list[tuple[dict[str, object], int]] = []
        readings: list[Reading]
        if piece.between is None:
            readings = self.read_kind(piece.kind, at)
        else:
            readings = self.several(piece.kind, piece.between, at)
        for value, end in readings:
            for values, last in self.pieces(wanted, number + 1, end):
                found.append(({piece.name: value, **values}, last))
        return found

    def several(self, kind: str, between: str, at: int) -> list[Reading]:
        """One or more of a kind."""
        found: list[Reading] = []
        for value, end in self.read_kind(kind, at):
            found.append(((value,), end))
            if self.text.startswith(between, end):
                for rest, last in self.several(kind, between, end + len(between)):
                    if isinstance(rest, tuple):
                        found.append(((value, *rest), last))
        return found

    def phrases(self, many: bool, at: int) -> list[Reading]:
        """Noun phrases: adjectives, a noun, clauses."""
        text = self.text
        starts: list[tuple[tuple[Adjective, ...], int]] = [((), at)]
        found: list[Reading] = []
        while starts:
            adjectives, place = starts.pop()
            for adjective, end in self.read_kind("Adjective", place):
                if isinstance(adjective, Adjective) and text.startswith(" ", end):
                    starts.append(((*adjectives, adjective), end + 1))
            for noun in self.language.nouns:
                name = noun.plural if many else noun.singular
                if text.startswith(name, place):
                    found += self.clauses(noun, adjectives, (), place + len(name))
        return found

    def clauses(
        self,
        noun: Noun,
        adjectives: tuple[Adjective, ...],
        clauses: tuple[Clause, ...],
        at: int,
    ) -> list[Reading]:
        if at < len(self.text) and self.text[at].isalpha():
            return []
        found: list[Reading] = [(Such(noun, adjectives, clauses), at)]
        for clause, end in self.read_kind("Clause", at):
            if isinstance(clause, Clause):
                found += self.clauses(noun, adjectives, (*clauses, clause), end)
        return found


def listed(said: list[str], between: str) -> str:
    """Several in a row. ``between`` may give two separators: " and |, " says "a, b and c"."""
    last, _, before = between.partition("|")
    before = before.partition("|")[0] or last
    return before.join(said[:-1]) + (last if len(said) > 1 else "") + said[-1]


def words_in(*modules: object) -> list[type[Word]]:
    """Every word that these modules define or bring along, each once."""
    found: list[type[Word]] = []
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Word) and value not in found:
                if "english" in vars(value) and value is not Word:
                    found.append(value)
    return found
