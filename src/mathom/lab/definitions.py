"""Writes a card's definition as the code of a card module: facts first, then its text."""

import inspect
from typing import Any, Final

from mathom.cardplay.phrases import AnyNoun, Noun, Such
from mathom.cardplay.word import Word, slots
from mathom.games.tcg import abilities, facts, vocabulary
from mathom.games.tcg.abilities import PHASE_NAMES, Cost, Only, To
from mathom.games.tcg.words.adjectives import Keyworded, OfClass, OfCulture, OfRace, OfType, Timed
from mathom.games.tcg.words.clauses import WithSignet
from mathom.games.tcg.words.conditions.spotting import CanSpot, SpotCards
from mathom.games.tcg.words.modifiers import Bonus, Gains
from mathom.games.tcg.words.nouns import ALL_NOUNS
from mathom.games.tcg.words.numbers import Number
from mathom.games.tcg.words.references import That
from mathom.games.tcg.words.selections import (
    A,
    Another,
    AtRandom,
    Each,
    Several,
    TitleNoun,
    UpTo,
    Yours,
)
from mathom.games.tcg.words.verbs.spotting import Spot
from mathom.games.tcg.words.verbs.tokens import FixedAmount

_PHASES: Final = (
    "fellowship",
    "shadow",
    "maneuver",
    "archery",
    "assignment",
    "skirmish",
    "regroup",
)
_SHORT: Final[dict[type[Word], str]] = {
    A: "a",
    Another: "another",
    Yours: "your",
    Each: "each",
    Several: "n",
    UpTo: "up_to",
    AtRandom: "at_random",
}
# Every name that a definition writes comes from here.
HEADING: Final = "from mathom.games.tcg.vocabulary import *\n"


def constants() -> dict[Word, str]:
    """Words that have a name of their own."""
    found: dict[Word, str] = {}
    for name, value in vars(vocabulary).items():
        if name.isupper() and isinstance(value, Word) and not isinstance(value, Such):
            found.setdefault(value, name)
    return found


class Writer:
    """Writes the code of definitions."""

    def __init__(self) -> None:
        self.constants = constants()
        self.nouns = {such.noun: name for name, such in ALL_NOUNS}

    def word(self, word: Word) -> str:
        known = self.constants.get(word)
        if known is not None:
            return known
        if isinstance(word, Such):
            return self.such(word)
        if isinstance(word, Noun):
            return self.noun(word)
        if isinstance(word, That):
            return f"that({self.such(Such(word.noun))})"
        named = self.named(word)
        if named is not None:
            return named
        if isinstance(word, To):
            return self.word(word.do)
        if isinstance(word, Only):
            return self.word(word.if_)
        if isinstance(word, Number):
            return str(word.value)
        if isinstance(word, FixedAmount):
            return str(word.value)
        if isinstance(word, Bonus) and type(word) is Bonus:
            return self.bonus(word)
        if isinstance(word, Gains):
            name = facts.KEYWORD_NAMES[word.keyword]
            return f"gains({name!r})"
        return self.call(word)

    def such(self, such: Such) -> str:
        pieces = [self.noun(such.noun)]
        pieces += [self.word(word) for word in (*such.adjectives, *such.clauses)]
        return " & ".join(pieces)

    def noun(self, noun: Noun) -> str:
        if isinstance(noun, AnyNoun):
            said = ", ".join(self.such(one) for one in noun.alternatives)
            return f"any_of({said})"
        if isinstance(noun, TitleNoun):
            raise ValueError("a title is no noun of a definition")
        return self.nouns[noun]

    def named(self, word: Word) -> str | None:
        """Words that a helper makes from a name."""
        if isinstance(word, Keyworded):
            return f"keyworded({facts.KEYWORD_NAMES[word.keyword]!r})"
        if isinstance(word, OfRace):
            return f"race({facts.RACE_NAMES[word.race]!r})"
        if isinstance(word, Timed):
            return f"timed({PHASE_NAMES[word.phase]!r})"
        if isinstance(word, OfClass):
            return f"of_class({facts.CLASS_NAMES[word.item]!r})"
        if isinstance(word, OfType):
            return f"of_type({facts.TYPE_NAMES[word.type]!r})"
        if isinstance(word, WithSignet):
            return f"signet({facts.SIGNET_NAMES[word.signet]!r})"
        if isinstance(word, OfCulture):
            name = facts.CULTURE_NAMES[word.culture].lower()
            return f"culture({name!r})"
        if isinstance(word, Spot) and all(type(one) is SpotCards for one in word.what):
            said = ", ".join(self.word(one.who) for one in word.what if hasattr(one, "who"))
            return f"spotting({said})"
        if isinstance(word, CanSpot) and all(type(one) is SpotCards for one in word.what):
            said = ", ".join(self.word(one.who) for one in word.what if hasattr(one, "who"))
            return f"spot({said})"
        return None

    def bonus(self, word: Bonus) -> str:
        name = facts.KEYWORD_NAMES[word.keyword]
        if name in ("damage", "defender"):
            return f"{name}({word.number})"
        return self.call(word)

    def call(self, word: Word) -> str:
        """The word's class, called with what differs from its defaults."""
        kind = type(word)
        slot_kinds = {slot.name: slot.kind for slot in slots(kind.english)}
        arguments: list[str] = []
        keyword = False
        for name, parameter in inspect.signature(kind).parameters.items():
            value = getattr(word, name)
            if self.is_default(value, parameter.default):
                keyword = True
                continue
            said = self.value(value, slot_kinds.get(name, ""))
            by_name = keyword or name in ("cost", "if_", "limit")
            arguments.append(f"{name}={said}" if by_name and len(arguments) > 0 else said)
        name = _SHORT.get(kind, kind.__name__)
        return f"{name}({', '.join(arguments)})"

    def is_default(self, value: object, default: object) -> bool:
        if default is inspect.Parameter.empty:
            return False
        if default is None:
            return isinstance(value, (Cost, abilities.Requirement)) and value in (
                abilities.FREE,
                abilities.ALWAYS,
            )
        return bool(value == default)

    def value(self, value: object, kind: str) -> str:
        if isinstance(value, tuple):
            if len(value) == 1 and kind not in (
                "Deal",
                "Act",
                "Term",
                "Single",
                "Place",
                "Number",
                "Race",
            ):
                return self.value(value[0], kind)
            said = [self.value(one, kind) for one in value]
            return f"({', '.join(said)}{',' if len(said) == 1 else ''})"
        if isinstance(value, Word):
            return self.word(value)
        if isinstance(value, int):
            return self.number(value, kind)
        return repr(value)

    def number(self, value: int, kind: str) -> str:
        if kind == "Signed":
            return f"{value:+d}"
        if kind == "Phases":
            return " | ".join(name for place, name in enumerate(_PHASES) if value >> place + 2 & 1)
        if kind == "PhaseName":
            names = ("FELLOWSHIP_PHASE", "SHADOW_PHASE", "MANEUVER", "ARCHERY", "ASSIGNMENT",
                     "SKIRMISH", "REGROUP", "RESPONSE")  # fmt: skip
            return names[value - 2]
        if kind == "ArcherySide":
            return "FELLOWSHIP" if value == facts.FREE_PEOPLES else "MINIONS"
        if kind in ("Counter", "Token"):
            return ("BURDEN", "THREAT", "TWILIGHT")[value]
        if kind in ("Numbered", "Keyword"):
            return f"keyword({facts.KEYWORD_NAMES[value]!r})"
        if kind == "Race":
            return f"race_number({facts.RACE_NAMES[value]!r})"
        if kind == "Culture":
            return f"culture_number({facts.CULTURE_NAMES[value]!r})"
        if kind == "Signet":
            return f"signet_number({facts.SIGNET_NAMES[value]!r})"
        if kind == "HiddenHands":
            return "FREE_PEOPLES" if value == facts.FREE_PEOPLES else "SHADOW"
        return str(value)

    # Facts

    def card(self, card: dict[str, Any], text: list[Word]) -> str:
        said = [repr(card["id"]).replace("'", '"'), self.printed(card)]
        said += [self.word(ability) for ability in text]
        return "card(" + ",\n    ".join(said) + ",\n)\n"

    def printed(self, card: dict[str, Any]) -> str:
        kind = card["type"]
        title, subtitle = card["title"].strip(), card.get("subtitle", "")
        made: list[str]
        if kind == "The One Ring":
            bonus = {n: card[n] for n in ("strength", "vitality", "resistance") if card.get(n)}
            made = [quoted(subtitle), *(f"{name}={value}" for name, value in bonus.items())]
            return self.printed_call("the_one_ring", made)
        if kind == "Site":
            made = [
                quoted(title),
                str(card["shadow_number"]),
                quoted(card["arrow"].lower()),
                quoted(card["block"]),
                str(card.get("site_number", 0)),
            ]
            self.optional(made, "keywords", keywords_of(card))
            return self.printed_call("site", made)
        culture = quoted(card["culture"])
        if kind == "Event":
            timing = card["timing"]
            timing = [timing] if isinstance(timing, str) else timing
            made = [quoted(title), self.side(card), culture, str(card["twilight"])]
            made.append(quoted(" or ".join(one.lower() for one in timing)))
            self.optional(made, "keywords", keywords_of(card))
            return self.printed_call("event", made)
        numbers = [card["twilight"], card.get("strength", 0), card.get("vitality", 0)]
        made = [quoted(title), quoted(subtitle)]
        if kind in ("Companion", "Ally", "Minion"):
            race = card.get("race", "").replace("Nazgul", "Nazgûl")
            if kind == "Minion":
                numbers.append(card.get("site_number", 0))
            made += [culture, quoted(race), f"({', '.join(map(str, numbers))})"]
            self.person(made, kind, card)
            return self.printed_call(kind.lower(), made)
        made += [self.side(card), culture, str(card["twilight"])]
        if kind in ("Possession", "Artifact"):
            classes = card.get("class", "")
            classes = [classes] if isinstance(classes, str) else classes
            said = ", ".join(one.lower().replace("palantir", "palantír") for one in classes)
            self.optional(made, "classes", said)
        bonuses = [card.get(name, 0) for name in ("strength", "vitality", "resistance")]
        while bonuses and not bonuses[-1]:
            bonuses.pop()
        if bonuses:
            said = ", ".join(map(str, bonuses))
            made.append(f"numbers=({said}{',' if len(bonuses) == 1 else ''})")
        self.optional(made, "keywords", keywords_of(card))
        if card["unique"] != (kind == "Artifact"):
            made.append(f"unique={card['unique']}")
        if "Support Area" in listed(card, "keywords"):
            made.append("support=True")
        return self.printed_call(kind.lower(), made)

    def person(self, made: list[str], kind: str, card: dict[str, Any]) -> None:
        if kind == "Ally" and card.get("home"):
            home = card["home"]
            self.optional(made, "home", home if isinstance(home, str) else ", ".join(home))
        self.optional(made, "keywords", keywords_of(card))
        if card["unique"] != (kind != "Minion"):
            made.append(f"unique={card['unique']}")
        if kind == "Companion" and card.get("resistance", 6) != 6:
            made.append(f"resistance={card['resistance']}")
        if card.get("signet"):
            made.append(f"signet={quoted(card['signet'].replace('Theoden', 'Théoden'))}")
        if card.get("can_start_with_ring"):
            made.append("ring=True")

    def side(self, card: dict[str, Any]) -> str:
        free = card["side"] == "Free Peoples"
        return "FREE_PEOPLES" if free else "SHADOW"

    def optional(self, made: list[str], name: str, value: str) -> None:
        if value:
            made.append(f"{name}={quoted(value)}")

    def printed_call(self, name: str, made: list[str]) -> str:
        return f"{name}({', '.join(made)})"


def quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


def listed(card: dict[str, Any], field: str) -> list[str]:
    value = card.get(field, [])
    return [value] if isinstance(value, str) else list(value)


def keywords_of(card: dict[str, Any]) -> str:
    """Keywords as ``printed`` wants them."""
    said = []
    for word in listed(card, "keywords"):
        if word == "Support Area":
            continue
        name, plus, number = word.partition("+")
        if not plus:
            name, _, number = word.rpartition(" ") if word[-1].isdigit() else (word, "", "")
        proper = next(known for known in facts.KEYWORD_NAMES if known.lower() == name.lower())
        said.append(f"{proper} {'+' if plus else ''}{number}".strip())
    return ", ".join(said)
