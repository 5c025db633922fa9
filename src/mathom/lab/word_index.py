"""Writes ``docs/tcg-words.md`` and ``docs/lcg-words.md``: every word, found by what it does.

    python -m mathom.lab.word_index

First the words by what they are about: to wound, to draw, The One Ring. Then all of them by
grammar, file by file, with their English. The tests that a page names stay as they are: ``make
word-coverage`` finds them.
"""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from mathom.cardplay.phrases import Noun
from mathom.cardplay.word import Slot, Word, template
from mathom.kernel.modules import modules_below

DOCS: Final = Path(__file__).parents[3] / "docs"
NAMES: Final = {"lcg": "The Card Game", "tcg": "The Trading Card Game"}
# Files whose words a game shares with the other.
SHARED: Final[dict[str, tuple[str, ...]]] = {
    "lcg": ("mathom.cardplay.phrases", "mathom.cardplay.combining", "mathom.cardplay.steps"),
    "tcg": (),
}
# The parts of a sentence, from its nouns to whole paragraphs.
GRAMMAR: Final = (
    "abilities",
    "nouns",
    "adjectives",
    "clauses",
    "phrases",
    "sites",
    "zones",
    "players",
    "numbers",
    "for_each",
    "tokens",
    "selections",
    "references",
    "durations",
    "conditions",
    "triggers",
    "verbs",
    "combining",
    "steps",
    "modifiers",
    "predicates",
    "standing",
    "bearers",
)
# What people look for, and how it is said.
ABOUT: Final[dict[str, dict[str, str]]] = {
    "tcg": {
        "archery": "archery",
        "assign to skirmishes": "assign",
        "be killed": "kill|die|dead pile",
        "bear": "bear|bearer|borne",
        "burdens": "burden",
        "cancel or prevent": "cancel|prevent|instead",
        "choose, or do at will": "choose|may|random",
        "corrupt": "corrupt",
        "costs": "cost|for free|twilight cost",
        "damage and other bonuses": "damage|bonus|ambush",
        "decks": "deck|shuffle|beneath",
        "discard": "discard",
        "draw": "draw(?! deck)",
        "exert": "exert|exhaust",
        "for each": "for each|times|X|that many",
        "hands": "hand",
        "heal": "heal",
        "initiative": "initiative",
        "kinds of cards": "noun|of culture|of race|of class|of type|of side|unique|signet|named",
        "keywords": "keyword|fierce|archer|gain",
        "limits": "limit|or more|or less|up to|at least|at most",
        "look and reveal": "look|reveal",
        "move": "move",
        "phases and turns": "phase|turn",
        "play": "play",
        "players": "you|player|opponent|owner",
        "put together": "and do|or do|pay to|if do|if else|either|both|by|only",
        "refer back": "that|those|rest|some of those|found in|copies",
        "return to hand": "return|into hand|owner",
        "roam": "roam",
        "sites": "site|fellowship is|region|control|liberate",
        "skirmishes": "skirmish|win|losing|overwhelm",
        "spot": "spot",
        "stack": "stack",
        "strength": "strength",
        "the Ring-bearer and The One Ring": "ring|ring-bearer",
        "threats": "threat",
        "tokens": "token",
        "transfer": "transfer",
        "twilight": "twilight|pool",
        "vitality and resistance": "vitality|resistance",
        "wound": "wound",
    },
    "lcg": {
        "attach": "attach",
        "attack": "attack|strike",
        "cancel, or do instead": "cancel|instead",
        "choose, or do at will": "choose|may|random|either",
        "claim, guard and rescue": "claim|guard|rescue|prison|objective",
        "control": "control",
        "cost and resources": "cost|resource|pool|sphere",
        "damage": "damage|hit point",
        "defend": "defend|undefended|defense",
        "destroy": "destroy|defeat",
        "discard": "discard",
        "draw": "draw",
        "engage": "engage",
        "enter and leave play": "into play|in play|leave|enter|play",
        "exhaust and ready": "exhaust|ready",
        "hands": "hand",
        "heal": "heal",
        "kinds of cards": "noun|trait|of sphere|with keyword|titled",
        "locations and travel": "location|travel|explore",
        "look and search": "look|search",
        "phases and rounds": "phase|round",
        "players": "you|player|controller",
        "progress": "progress",
        "put together": "then|either|one of|optionally|provided|have|upgrade",
        "quest": "quest",
        "reveal": "reveal|encounter|surge",
        "shadow cards": "shadow",
        "shuffle": "shuffle|bottom|top",
        "staging area": "staging",
        "threat": "threat",
        "win": "win",
    },
}
# Slots whose value says what the word is about.
VALUES: Final = {
    "Amount": "twilight",
    "Counter": "burden threat twilight token",
    "Token": "burden threat twilight token",
    "Culture": "culture",
    "Deck": "deck",
    "Keyword": "keyword",
    "Numbered": "keyword bonus",
    "Sphere": "sphere",
    "Where": "site",
    "PhaseName": "phase",
    "Phases": "phase",
}


def page_of(game: str) -> Path:
    return DOCS / f"{game}-words.md"


def files(game: str) -> list[ModuleType]:
    """Every file of words, from nouns to paragraphs."""
    found = [import_module(name) for name in SHARED[game]]
    found.append(import_module(f"mathom.games.{game}.abilities"))
    found += modules_below(f"mathom.games.{game}.words")
    return sorted(found, key=_place)


def _place(module: ModuleType) -> tuple[int, str]:
    return GRAMMAR.index(short(module).split("/")[0]), short(module)


def short(module: ModuleType) -> str:
    """A file as people look for it, below the folder of words."""
    name = module.__name__.removeprefix("mathom.cardplay.")
    return re.sub(r"^mathom\.games\.\w+\.(words\.)?", "", name).replace(".", "/")


def words_of(module: ModuleType) -> Iterator[type[Word]]:
    """The words that a file defines: what can be said, and kinds of nouns."""
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__:
            if issubclass(value, Word) and value is not Noun:
                if "english" in vars(value) or issubclass(value, Noun):
                    yield value


def english(word: type[Word]) -> str:
    """The word's template as people read it."""
    pieces = [f"{{{p.name}}}" if isinstance(p, Slot) else p for p in template(word.english)]
    return "".join(pieces).strip() or "-"


def about(word: type[Word]) -> str:
    """What a word speaks of: its name, its template's fixed words, what its slots stand for."""
    said = [VALUES.get(p.kind, "") if isinstance(p, Slot) else p for p in template(word.english)]
    return " ".join([*re.findall("[A-Z][a-z]*", word.__name__), *said])


def index(game: str) -> Iterator[str]:
    """The words by what they are about, a line for each thing."""
    yield "| to find | words |"
    yield "| --- | --- |"
    for thing, said in ABOUT[game].items():
        spoken = re.compile(rf"(?<![\w-])(?:{said})(?:s|es|ed|d|ing|ning)?(?!\w)", re.I)
        found: list[str] = []
        for module in files(game):
            names = [word.__name__ for word in words_of(module) if spoken.search(about(word))]
            if names:
                found.append(f"*{short(module)}*: {', '.join(names)}")
        yield f"| **{thing}** | {'; '.join(found)} |"


def grammar(game: str, tests: Mapping[str, str]) -> Iterator[str]:
    """Every word by its file, with its English and a test where one is known."""
    for module in files(game):
        words = list(words_of(module))
        if not words:
            continue
        assert module.__file__ is not None
        path = Path(module.__file__)
        said = (module.__doc__ or "").partition("\n")[0]
        yield f"\n### {short(module)}"
        yield f"{said} ([source]({_source(path)}))\n"
        yield "| word | says | test |" if tests else "| word | says |"
        yield "| --- | --- | --- |" if tests else "| --- | --- |"
        for word in words:
            line = f"| {word.__name__} | {english(word)} |"
            test = tests.get(word.__name__)
            yield line + (f" {f'`{test}`' if test else ''} |" if tests else "")


def _source(path: Path) -> str:
    return f"../{path.relative_to(DOCS.parent).as_posix()}"


def known_tests(game: str) -> dict[str, str]:
    """The tests that a page names, by word."""
    if not page_of(game).exists():
        return {}
    rows = re.findall(r"^\| (\w+) \|.*\| `([^`]+)` \|$", page_of(game).read_text(), re.MULTILINE)
    return dict(rows)


def page(game: str, tests: Mapping[str, str]) -> str:
    """A game's page: by what words are about, then by grammar."""
    counted = sum(1 for module in files(game) for _ in words_of(module))
    lines = [
        f"# {NAMES[game]}: the words of the vocabulary",
        "",
        f"The {counted} words that card texts are made of, first by what they are about, then by",
        "grammar, each with its English. `make vocabulary` writes this page anew.",
    ]
    if tests:
        lines += [
            f"{len(tests)} name a test that fails while the word is dumb: `make word-coverage`",
            "looks for them, and `make test` proves each again (`tests/tcg_word_coverage.py`).",
        ]
    lines += ["", "## By what they do", "", *index(game), ""]
    lines += ["## By grammar", *grammar(game, tests)]
    return "\n".join(lines) + "\n"


def main() -> None:
    for game in NAMES:
        page_of(game).write_text(page(game, known_tests(game)))


if __name__ == "__main__":
    main()
