"""The English of this game: what only sounds different, and how a text refers to cards.

A text is read in three steps. It is levelled to plain tokens; every reading of the tokens is found
by the words' templates and spellings; then words that exist only in print (pronouns, bare plurals,
subjects left out) are replaced by what they mean. What remains is a definition.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from mathom.cardplay.reading import SELF_MARK, Grammar, Lexer
from mathom.cardplay.word import Word
from mathom.games.tcg.lexicon import lexicons, words
from mathom.games.tcg.print_only import PRINT_ONLY
from mathom.games.tcg.words.nouns import NOUNS

# Levelling

_VERBS: Final = [
    "exert",
    "discard",
    "wound",
    "heal",
    "draw",
    "spot",
    "add",
    "remove",
    "play",
    "take",
    "make",
    "choose",
    "reveal",
    "win",
    "lose",
    "move",
    "skip",
    "assign",
    "kill",
    "cancel",
    "prevent",
    "return",
    "place",
    "stack",
    "transfer",
    "liberate",
    "control",
    "gain",
    "participate",
    "bear",
    "wear",
    "put",
    "come",
    "become",
    "look",
    "get",
    "shuffle",
    "reinforce",
    "name",
    "use",
    "enter",
    "cost",
    "replace",
    "exhaust",
]
_IRREGULAR: Final = {
    "reconciles": "reconcile",
    "skirmishes": "skirmish",
    "searches": "search",
    "dies": "die",
    "has": "have",
    "are": "is",
    "was": "is",
    "were": "is",
    "an": "a",
    "she": "he",
    "her": "his",
    "its": "his",
    "their": "his",
    "turns": "turn",
    "phases": "phase",
    "burdens": "burden",
    "threats": "threat",
    "tokens": "token",
    "bonuses": "bonus",
    "abilities": "ability",
    "hands": "hand",
    "decks": "deck",
    "piles": "pile",
    "players": "player",
    "opponents": "opponent",
    "cultures": "culture",
    "races": "race",
    "keywords": "keyword",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "does": "do",
    "beginning": "start",
    "fewer": "less",
    "copies": "copy",
    "types": "type",
    "areas": "area",
    "regions": "region",
    "assignments": "assignment",
    "times": "time",
    "owners": "owner",
}
_PHRASES: Final = {
    "his or his": "his",
    "he or he": "he",
    "him or his": "him",
    "may not": "cannot",
    "can not": "cannot",
    "free people": "free peoples",
    "free peoples peoples": "free peoples",
    "draw deck": "draw-deck",
    "discard pile": "discard-pile",
    "dead pile": "dead-pile",
    "support area": "support-area",
    "twilight cost": "twilight-cost",
    "about to": "about-to",
    "up to": "up-to",
    "for each": "for-each",
    "at random": "at-random",
    "this way": "this-way",
    "in this way": "this-way",
    "or more": "or-more",
    "or higher": "or-more",
    "or less": "or-less",
    "or lower": "or-less",
    "the 1 ring": "the-one-ring",
    "( or possession )": "or possession",
    "and , if": "and if",
}


def _endings() -> dict[str, str]:
    found: dict[str, str] = {}
    for noun in NOUNS:
        singular, plural = noun.singular.lower().split(), noun.plural.lower().split()
        if singular[-1] != plural[-1] and plural[-1] != "men":
            found[plural[-1]] = singular[-1]
    found["men"] = "man"
    for verb in _VERBS:
        found[verb + "s"] = verb
    return {**found, **_IRREGULAR}


LEXER: Final = Lexer(_endings(), _PHRASES)

_SIGNETS: Final = re.compile(r"\b(Aragorn|Frodo|Gandalf|Th[eé]oden) signet")
_REMINDER: Final = re.compile(r"_\(.*?\)_", re.DOTALL)
_THIS: Final = re.compile(
    r"\b[Tt]his (companion|ally|minion|possession|artifact|event|condition|card|weapon|character"
    r"|follower|item|mount|ring|pipeweed|fortification|engine|machine|staff|tale|spell)\b"
)
_THIS_SITE: Final = re.compile(r"\b[Tt]his site\b")


def titles_of(named: Iterable[tuple[str, bool]]) -> re.Pattern[str]:
    """Titles to look for, the longest first; a single word only if its card is unique."""
    wanted = {title for title, unique in named if unique or " " in title} - {"The One Ring"}
    longest_first = sorted(wanted, key=lambda title: (-len(title), title))
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, longest_first)) + r")(?!\w)")


def marked(text: str, title: str, type_name: str, titles: re.Pattern[str]) -> str:
    """The text without its markings, with titles in quotation marks and its own card as a mark."""
    text = _REMINDER.sub("", text)
    for old, new in (("&nbsp;", " "), ("’", "'"), ("“", '"'), ("”", '"'), ("**", ""), ("_", "")):
        text = text.replace(old, new)
    text = text.replace("Ring- bearer", "Ring-bearer").replace("The One Ring", "the one ring")
    text = _SIGNETS.sub(lambda found: found.group().lower(), text)
    own = re.compile(r"(?<!\w)" + re.escape(title) + r"(?!\w)")
    text = own.sub(SELF_MARK, text)
    text = titles.sub(lambda found: f"«{found.group()}»", text)
    text = _THIS.sub(SELF_MARK, text)
    return _THIS_SITE.sub(SELF_MARK, text) if type_name == "site" else text


# The grammar

# Of two readings of the same words, the first is meant. Each line is a decision.
PREFER: Final = (
    ("A", "Several"),
    ("TopCard", "TopOf"),
    ("TheSame", "That"),
    ("WearRing", "By"),
    ("WearIt", "WearRing"),
    ("YouPlayOn", "YouPlay"),
    ("PlayersMinionLosesTo", "LosesTo"),
    ("Give", "Make"),
    ("Another", "A"),
    ("EachTimeMay", "EachTime"),
    ("AtMay", "At"),
    ("SpotCards", "SpotEither"),
    ("OrDo", "EitherDeal"),
    ("OneOfThose", "SomeOfThose"),
    ("ForEachMay", "ForEach"),
    ("PlayNextSiteIf", "IfDo"),
    ("SpotToExertBearer", "AndDo"),
    ("Preventable", "By"),
    ("PayWhere", "PayTo"),
    ("PayWhere", "JustDo"),
    ("ThingInHand", "ThingSuch"),
    ("CanSpot", "SpotsEither"),
    ("Of", "Make"),  # a standing clause has no duration
    ("A", "EitherOf"),  # "an Orc or Uruk-hai" is one card of either kind
    ("Named", "EitherOf"),
    ("Each", "EitherOf"),
    ("Yours", "EitherOf"),
    ("Several", "EitherOf"),
    ("TheSame", "BareEach"),
    ("Bearer", "BareEach"),
    ("IsSo", "IsA"),
    ("YouPlay", "Plays"),
    ("May", "TheyMay"),
    ("ThingToken", "ThingSuch"),
    ("ThingRevealed", "ThingSuch"),
    ("TwiceIf", "Once"),
    ("CancelEvent", "CancelThat"),
    ("CostOn", "CostOf"),
    ("BonusOr", "Bonus"),
    ("OfSide", "Timed"),
)


def grammar(
    more: Iterable[type[Word]] = (),
    prefer: Iterable[tuple[str, str]] = (),
    values: Mapping[str, Mapping[object, tuple[str, ...]]] | None = None,
) -> Grammar:
    """The grammar of this game's English, with more words where a tool brings some."""
    spelled: dict[str, Mapping[object, tuple[str, ...]]] = {**(values or {})}
    for kind, known in lexicons().items():
        spelled[kind] = {value: (said,) for value, said in known.items()}
    return Grammar(
        LEXER,
        [*words(), *PRINT_ONLY, *more],
        NOUNS,
        spelled,
        [*PREFER, *prefer],
        [("Do", "Effect")],
    )
