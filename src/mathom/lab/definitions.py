"""Writes a card's definition as the code of a card module: facts first, then its text."""

import inspect
from typing import Any, Final

from mathom.cardplay.phrases import AnyNoun, Noun, Such
from mathom.cardplay.word import Word, slots
from mathom.games.tcg import abilities, facts
from mathom.games.tcg.abilities import PHASE_NAMES, Cost, Only, To
from mathom.games.tcg.vocabulary import MODULES
from mathom.games.tcg.words import (
    cards,
    clauses,
    conditions,
    doings,
    lasting,
    laws,
    mods,
    moments,
    numbers,
    players,
    pointing,
    selections,
    spotting,
    tokens,
    verbs,
    zones,
)
from mathom.games.tcg.words.cards import Keyworded, OfClass, OfRace, OfType, Timed
from mathom.games.tcg.words.clauses import WithSignet
from mathom.games.tcg.words.pointing import That
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
_FACTS: Final = "mathom.games.tcg.facts"


# Where constants are imported from, if several modules know them.
_HOMES: Final = (
    zones,
    players,
    numbers,
    selections,
    pointing,
    cards,
    clauses,
    spotting,
    conditions,
    mods,
    doings,
    laws,
    verbs,
    tokens,
    lasting,
    moments,
    abilities,
)


def constants() -> dict[Word, tuple[str, str]]:
    """Words that have a name of their own, with the module that gives it."""
    found: dict[Word, tuple[str, str]] = {}
    for module in (*_HOMES, *MODULES):
        for name, value in vars(module).items():
            if not name.isupper() or isinstance(value, Such):
                continue
            if isinstance(value, Word) and value not in found:
                found[value] = (name, module.__name__)
    return found


class Writer:
    """Writes code and remembers which names it needs."""

    def __init__(self) -> None:
        self.constants = constants()
        self.imports: dict[str, set[str]] = {}
        self.nouns = {such.noun: name for name, such in cards.ALL_NOUNS}

    def use(self, name: str, module: str) -> str:
        self.imports.setdefault(module, set()).add(name)
        return name

    def word(self, word: Word) -> str:
        known = self.constants.get(word)
        if known is not None:
            return self.use(*known)
        if isinstance(word, Such):
            return self.such(word)
        if isinstance(word, Noun):
            return self.noun(word)
        if isinstance(word, That):
            return f"{self.use('that', pointing.__name__)}({self.such(Such(word.noun))})"
        named = self.named(word)
        if named is not None:
            return named
        if isinstance(word, To):
            return self.word(word.do)
        if isinstance(word, Only):
            return self.word(word.if_)
        if isinstance(word, numbers.Number):
            return str(word.value)
        if isinstance(word, tokens.FixedAmount):
            return str(word.value)
        if isinstance(word, mods.Bonus) and type(word) is mods.Bonus:
            return self.bonus(word)
        if isinstance(word, mods.Gains):
            name = facts.KEYWORD_NAMES[word.keyword]
            return f"{self.use('gains', mods.__name__)}({name!r})"
        return self.call(word)

    def such(self, such: Such) -> str:
        pieces = [self.noun(such.noun)]
        pieces += [self.word(word) for word in (*such.adjectives, *such.clauses)]
        return " & ".join(pieces)

    def noun(self, noun: Noun) -> str:
        if isinstance(noun, AnyNoun):
            said = ", ".join(self.such(one) for one in noun.alternatives)
            return f"{self.use('any_of', cards.__name__)}({said})"
        if isinstance(noun, TitleNoun):
            raise ValueError("a title is no noun of a definition")
        return self.use(self.nouns[noun], cards.__name__)

    def named(self, word: Word) -> str | None:
        """Words that a helper makes from a name."""
        if isinstance(word, Keyworded):
            return f"{self.use('keyworded', cards.__name__)}({facts.KEYWORD_NAMES[word.keyword]!r})"
        if isinstance(word, OfRace):
            return f"{self.use('race', cards.__name__)}({facts.RACE_NAMES[word.race]!r})"
        if isinstance(word, Timed):
            return f"{self.use('timed', cards.__name__)}({PHASE_NAMES[word.phase]!r})"
        if isinstance(word, OfClass):
            return f"{self.use('of_class', cards.__name__)}({facts.CLASS_NAMES[word.item]!r})"
        if isinstance(word, OfType):
            return f"{self.use('of_type', cards.__name__)}({facts.TYPE_NAMES[word.type]!r})"
        if isinstance(word, WithSignet):
            return f"{self.use('signet', clauses.__name__)}({facts.SIGNET_NAMES[word.signet]!r})"
        if isinstance(word, cards.OfCulture):
            name = facts.CULTURE_NAMES[word.culture].lower()
            return f"{self.use('culture', cards.__name__)}({name!r})"
        if isinstance(word, verbs.Spot) and all(
            type(one) is spotting.SpotCards for one in word.what
        ):
            said = ", ".join(self.word(one.who) for one in word.what if hasattr(one, "who"))
            return f"{self.use('spotting', verbs.__name__)}({said})"
        if isinstance(word, spotting.CanSpot) and all(
            type(one) is spotting.SpotCards for one in word.what
        ):
            said = ", ".join(self.word(one.who) for one in word.what if hasattr(one, "who"))
            return f"{self.use('spot', spotting.__name__)}({said})"
        return None

    def bonus(self, word: mods.Bonus) -> str:
        name = facts.KEYWORD_NAMES[word.keyword]
        if name in ("damage", "defender"):
            return f"{self.use(name, mods.__name__)}({word.number})"
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
        name = self.use(_SHORT.get(kind, kind.__name__), kind.__module__)
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
            return " | ".join(
                self.use(name, "mathom.games.tcg.printed")
                for place, name in enumerate(_PHASES)
                if value >> place + 2 & 1
            )
        if kind == "PhaseName":
            names = ("FELLOWSHIP_PHASE", "SHADOW_PHASE", "MANEUVER", "ARCHERY", "ASSIGNMENT",
                     "SKIRMISH", "REGROUP", "RESPONSE")  # fmt: skip
            return self.use(names[value - 2], abilities.__name__)
        if kind == "ArcherySide":
            name = "FELLOWSHIP" if value == facts.FREE_PEOPLES else "MINIONS"
            return self.use(name, mods.__name__)
        if kind in ("Counter", "Token"):
            return self.use(("BURDEN", "THREAT", "TWILIGHT")[value], spotting.__name__)
        if kind in ("Numbered", "Keyword"):
            name = facts.KEYWORD_NAMES[value].upper().replace("-", "_")
            self.use("facts", "mathom.games.tcg")
            return f"facts.{name}"
        if kind == "Race":
            self.use("race_number", cards.__name__)
            return f"race_number({facts.RACE_NAMES[value]!r})"
        if kind == "Culture":
            return f"{self.use('culture_number', cards.__name__)}({facts.CULTURE_NAMES[value]!r})"
        if kind == "Signet":
            return f"{self.use('signet_number', clauses.__name__)}({facts.SIGNET_NAMES[value]!r})"
        if kind == "HiddenHands":
            self.use("facts", "mathom.games.tcg")
            return "facts.FREE_PEOPLES" if value == facts.FREE_PEOPLES else "facts.SHADOW"
        return str(value)

    # Facts

    def card(self, card: dict[str, Any], text: list[Word]) -> str:
        self.use("card", _FACTS)
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
        return self.use("FREE_PEOPLES" if free else "SHADOW", _FACTS)

    def optional(self, made: list[str], name: str, value: str) -> None:
        if value:
            made.append(f"{name}={quoted(value)}")

    def printed_call(self, name: str, made: list[str]) -> str:
        self.use(name, "mathom.games.tcg.printed")
        return f"{name}({', '.join(made)})"

    def heading(self) -> str:
        lines = []
        for module in sorted(self.imports):
            names = ", ".join(sorted(self.imports[module]))
            lines.append(f"from {module} import {names}")
        return "\n".join(lines) + "\n"


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
