"""Deck lists: what both card games share of them.

A deck list is plain data: a name, and copies of cards by their id in the parts that the game
knows (heroes and cards; or Ring-bearer, Ring, sites and cards). A game's ``DeckRules`` says which
lists are legal, and reads and writes them in the formats that people use.
"""

import re
import unicodedata
from abc import ABC, abstractmethod
from difflib import get_close_matches
from typing import Any, Final

from mathom.kernel.decision import MathomError

Json = dict[str, Any]

# A deck list is a page of text; nobody needs more, and nobody may make us read more.
MOST_CHARACTERS: Final = 40_000
MOST_LINES: Final = 400
MOST_COPIES: Final = 99
LONGEST_NAME: Final = 80


# A game's starters as set-ups, with their names.
_STARTERS: Final[dict[str, list[tuple[str, Json]]]] = {}


class BadDeck(MathomError):
    """A deck list that cannot be read."""


class Decklist:
    """A deck as people write it down."""

    def __init__(self, name: str, parts: dict[str, dict[str, int]]) -> None:
        self.name = name
        self.parts = parts

    def add(self, part: str, card: str, copies: int) -> None:
        """Some more copies of a card."""
        cards = self.parts.setdefault(part, {})
        cards[card] = cards.get(card, 0) + copies

    def size(self, part: str) -> int:
        return sum(self.parts.get(part, {}).values())

    def as_json(self) -> Json:
        return {"name": self.name, "parts": {part: dict(c) for part, c in self.parts.items()}}


class DeckCard:
    """A card as a deck builder shows it.

    ``part`` is where it goes, ``most`` how many are ever legal there, ``group`` what the charts
    count it by, ``cost`` its place in the curve, if it has one. ``text`` is in
    paragraphs (``Language.paragraph``). ``facts`` are what one may filter
    by, each with its values; ``figures`` the numbers printed on it, by name.
    """

    def __init__(
        self,
        id: str,
        title: str,
        part: str,
        most: int,
        group: str,
        cost: int | None,
        text: list[Json],
        facts: dict[str, list[str]],
        figures: dict[str, str],
    ) -> None:
        self.id = id
        self.title = title
        self.part = part
        self.most = most
        self.group = group
        self.cost = cost
        self.text = text
        self.facts = facts
        self.figures = figures

    def as_json(self) -> Json:
        return {
            "id": self.id,
            "title": self.title,
            "part": self.part,
            "most": self.most,
            "group": self.group,
            "cost": self.cost,
            "text": self.text,
            "facts": self.facts,
            "figures": self.figures,
        }


class Verdict:
    """What is wrong with a deck, all of it at once; and what is only unwise."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.warnings: list[str] = []

    @property
    def legal(self) -> bool:
        return not self.problems


class DeckRules(ABC):
    """A game's decks: its formats, what is legal in them, and the files they come in.

    ``formats`` says of each format in a sentence what it asks for; the first is the usual one.
    ``parts`` are the parts of a deck with what people call them; ``main`` is the one that is
    drawn from, and ``hand`` how many cards one begins with. ``files`` are the kinds of file that
    can be written, with their usual ending. ``groups`` and ``curve`` say what cards are counted by
    in charts: spheres and cost, cultures and twilight cost.
    """

    game: str
    formats: dict[str, str]
    parts: dict[str, str]
    files: dict[str, str]
    main: str
    hand: int
    groups: str
    curve: str

    @abstractmethod
    def check(self, deck: Decklist, format: str) -> Verdict:
        """Everything that is wrong with a deck in a format."""

    @abstractmethod
    def read(self, text: str) -> Decklist:
        """The deck a file holds, in whichever format; or ``BadDeck`` in one line."""

    @abstractmethod
    def write(self, deck: Decklist, kind: str) -> str:
        """A deck as a file of a kind."""

    @abstractmethod
    def cards(self) -> "list[DeckCard]":
        """Every card that decks can be built with."""

    @abstractmethod
    def starters(self) -> list[Decklist]:
        """The decks that come with the game."""

    @abstractmethod
    def for_setup(self, deck: Decklist) -> Json:
        """The deck as a set-up takes it."""

    def named(self, setup: Json) -> str:
        """What the deck of a set-up is called: by its name, or as the starter it is."""
        name = setup.get("name")
        if isinstance(name, str) and name:
            return name
        # Asked whenever a score sheet is drawn: the starters are made once.
        if self.game not in _STARTERS:
            _STARTERS[self.game] = [
                (starter.name, self.for_setup(starter)) for starter in self.starters()
            ]
        for known, whole in _STARTERS[self.game]:
            if all(whole[key] == value for key, value in setup.items() if key in whole):
                return known
        return ""

    def format(self, name: str) -> str:
        """A format by name, however it is capitalised; the usual one for the game's own name."""
        wanted = name.casefold()
        if wanted in ("", self.game):
            return next(iter(self.formats))
        for known in self.formats:
            if known.casefold() == wanted:
                return known
        raise BadDeck(f"no format is called {name!r}; there is {', '.join(self.formats)}")

    def kind(self, name: str) -> str:
        """A kind of file by name or by its ending."""
        if name in self.files:
            return name
        for kind, ending in self.files.items():
            if name == ending:
                return kind
        raise BadDeck(f"no deck file is called {name!r}; there is {', '.join(self.files)}")

    def whole(self, plain: object) -> Decklist:
        """A deck from plain data, such as a page sends; ``BadDeck`` if it is none."""
        if not isinstance(plain, dict) or set(plain) != {"name", "parts"}:
            raise BadDeck("a deck has a name and parts")
        name, parts = plain["name"], plain["parts"]
        if not isinstance(name, str) or not isinstance(parts, dict):
            raise BadDeck("a deck has a name and parts")
        deck = Decklist(clean_name(name), {part: {} for part in self.parts})
        lines = 0
        for part, cards in parts.items():
            if part not in self.parts:
                raise BadDeck(f"no part of a deck is called {part!r}; {', '.join(self.parts)}")
            if not isinstance(cards, dict):
                raise BadDeck(f"{part}: copies by card are expected")
            for card, copies in cards.items():
                lines += 1
                if not isinstance(card, str) or len(card) > 12 or lines > MOST_LINES:
                    raise BadDeck(f"{part}: more than a deck can hold")
                if type(copies) is not int or not 0 < copies <= MOST_COPIES:
                    raise BadDeck(f"{part}: so many copies cannot be: {copies!r}")
                deck.add(part, card, copies)
        return deck


def clean_name(name: str) -> str:
    """A deck's name as one printable line."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME]


# Names


def folded(title: str) -> str:
    """A title as people type it: no accents, no capitals, no punctuation."""
    plain = unicodedata.normalize("NFKD", title.casefold())
    kept = "".join(
        letter
        for letter in plain
        if not unicodedata.combining(letter) and letter not in "'\N{RIGHT SINGLE QUOTATION MARK}"
    )
    return " ".join(re.findall(r"[a-z0-9]+", kept))


class Titles:
    """Finds cards by title, and the nearest titles for one that is not there."""

    def __init__(self, titles: dict[str, str]) -> None:
        """``titles``: the id of each card by its title."""
        self._titles = {folded(title): title for title in titles}
        self._ids = {folded(title): card for title, card in titles.items()}

    def find(self, title: str) -> str | None:
        return self._ids.get(folded(title))

    def known(self, title: str) -> str:
        """The card of this title, or one line with what was perhaps meant."""
        found = self.find(title)
        if found is None:
            raise BadDeck(f"no card is called {shown(title)}{self.nearest(title)}")
        return found

    def nearest(self, title: str) -> str:
        near = get_close_matches(folded(title)[:80], self._titles, 3, 0.6)
        names = [self._titles[name] for name in near]
        return f"; did you mean {' or '.join(names)}?" if names else ""


def shown(text: str) -> str:
    """Something out of a file, fit for a message of one line."""
    clean = clean_name(text)
    return repr(clean if len(clean) < 60 else clean[:57] + "...")


# Plain lists

# "3x Title", "3 Title", "- 3 x Title"; or "Title x3".
_COUNT_FIRST: Final = re.compile(r"^[-*•]?\s*(\d{1,4})\s*(?:[x×]\s*|\s)(\S.*)$", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"^[-*•]?\s*(\S.*?)\s+[x×]\s*(\d{1,4})$", re.IGNORECASE)


def lines_of(text: str) -> list[str]:
    """The lines of a list, without what surrounds them."""
    if len(text) > MOST_CHARACTERS or text.count("\n") > 4 * MOST_LINES:
        raise BadDeck("this is too long for a deck list")
    if "\x00" in text:
        raise BadDeck("this is no deck list: it is not text")
    return [line.strip().lstrip("\ufeff") for line in text.splitlines()]


def counted(line: str) -> tuple[int, str] | None:
    """Copies and title of a card's line; ``None`` for any other line."""
    first = _COUNT_FIRST.match(line)
    if first is not None:
        return copies_of(first.group(1)), first.group(2).strip()
    last = _COUNT_LAST.match(line)
    if last is not None:
        return copies_of(last.group(2)), last.group(1).strip()
    return None


def copies_of(number: str) -> int:
    """A number of copies that could be."""
    copies = int(number) if number.isdecimal() and len(number) < 5 else 0
    if not 0 < copies <= MOST_COPIES:
        raise BadDeck(f"so many copies cannot be: {shown(number)}")
    return copies


def amount(number: int, noun: str) -> str:
    """3 cards, 1 card."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
