"""Write ``docs/tcg-words.md``: every word of the vocabulary and a test that would miss it.

``python tools/tcg_word_coverage.py`` writes the page anew. To find a word's test the word is made
dumb: what it answers is turned round, or nothing; what it does is left undone; what it limits is
unlimited. A test proves a word if its assertions fail while the word is dumb. So nobody has to
promise that a test is about a word, and the page can be proved in seconds: ``make test`` runs each
test that it names with that word dumb. Compiled words cannot be changed: that is done in the pure
build alone (``tests/architecture``).
"""

import importlib.util
import inspect
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import FrameType

from _pytest.mark.structures import ParameterSet

from mathom.cardplay.phrases import Count, Test, Who, Zone
from mathom.cardplay.steps import Do, If, Player, Targeted
from mathom.cardplay.word import Word
from mathom.games.tcg import abilities, lexicon, library
from mathom.games.tcg.words.bearers import LimitPerBearer
from mathom.games.tcg.words.conditions.spotting import Spotted
from mathom.games.tcg.words.durations import ThisPhase, Until
from mathom.games.tcg.words.for_each import Thing, ThingYouSpot, Value
from mathom.games.tcg.words.modifiers import BonusUpTo, Mod, StrengthUpTo
from mathom.games.tcg.words.nouns import CARD, NOUNS
from mathom.games.tcg.words.numbers import LimitOf, Times, UpToTimes
from mathom.games.tcg.words.predicates import Fact, NoStrengthFromWeapons
from mathom.games.tcg.words.references import Both
from mathom.games.tcg.words.selections import (
    Another,
    AnyNumber,
    AtRandom,
    Each,
    Picked,
    Several,
    UpTo,
    Yours,
)
from mathom.games.tcg.words.sites import Where
from mathom.games.tcg.words.standing.laws import Law
from mathom.games.tcg.words.verbs.playing import Cheaper, EvenIfDead, ForFree
from mathom.games.tcg.words.verbs.preventing import Doing
from mathom.games.tcg.words.verbs.spotting import Spot
from mathom.games.tcg.words.verbs.tokens import Amount, RemoveTokens
from mathom.games.tcg.words.zones import Deck, Place
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game
from mathom.lab import word_index

ROOT = Path(__file__).parents[1]
PAGE = word_index.page_of("tcg")
FOLDERS = (ROOT / "tests" / "cards" / "tcg", ROOT / "tests" / "rulebook" / "tcg")
MANY = 99  # of what has no limit
NO_EFFECT = 99  # a number that no effect has

Instead = Callable[..., object]


class Never(If):
    """A condition that never holds."""

    def holds(self, game: object, frame: object) -> bool:
        return False


class Nothing(Do):
    """A step that can always be done, and is nothing; or one that never can."""

    def __init__(self, can: bool) -> None:
        super().__init__()
        self.can = can

    def possible(self, game: object, frame: object) -> bool:
        return self.can

    def step(self, game: Game, frame: Frame, pc: int) -> None:
        self.finish(game, frame)


NOTHING = Nothing(can=True)


def turned_round(said: Callable[..., bool], *args: object) -> bool:
    return not said(*args)


def answer(value: object) -> Instead:
    return lambda said, *args: value


def nothing(said: object, *args: object) -> list[object]:
    return []


def at_once(said: object, do: Do, game: Game, frame: Frame, pc: int) -> None:
    """The step is over before it has begun."""
    do.finish(game, frame)


def any_of_them(said: object, who: Picked, game: Game, frame: Frame) -> list[int]:
    return Picked.cards(who, game, frame)


# How a word is made dumb, by its class or the nearest class above that is listed here: methods with
# what they answer instead, and attributes with their value instead.
DUMB_METHODS: Mapping[type[Word], Mapping[str, Instead]] = {
    # Paragraphs
    abilities.Usable: {"required": answer(Never())},
    abilities.Standing: {"amount": answer(0)},
    abilities.Sweep: {"swept": nothing},
    abilities.On: {"holds": answer(False)},
    # Conditions and cards
    If: {"holds": turned_round},
    Test: {"test": turned_round},
    Where: {"test_site": turned_round},
    Who: {"cards": nothing},
    Another: {"cards": any_of_them},
    Yours: {"cards": any_of_them},
    Several: {"wanted": answer(1)},
    UpTo: {"least": lambda said, who, *args: who.wanted(*args)},
    AnyNumber: {"least": lambda said, who, *args: who.wanted(*args)},
    Deck: {"players": nothing},
    Zone: {"cards": nothing},
    Place: {"pile": nothing},
    Player: {"players": nothing},
    # Steps
    Do: {"step": at_once},
    Targeted: {"apply": answer(None)},
    abilities.OfKind: {"step": at_once},
    Spot: {"possible": answer(True)},
    RemoveTokens: {"possible": answer(True)},
    Spotted: {"needed": answer(0)},
    # Numbers
    Count: {"number": answer(0)},
    Thing: {"number": answer(0)},
    Value: {"number": answer(0)},
    Amount: {"number": answer(0)},
    Times: {"number": answer(0)},
    UpToTimes: {"chosen": answer(False)},
    Cheaper: {"now": answer(0)},
    # What holds
    Law: {"amount": answer(0)},
    Fact: {"effects": nothing},
    NoStrengthFromWeapons: {"said_of": answer(0)},
    Mod: {"amount": answer(0), "amount_for": answer(0)},
    StrengthUpTo: {"cap": answer(0)},
    BonusUpTo: {"cap": answer(0)},
}
DUMB_VALUES: Mapping[type[Word], Mapping[str, object]] = {
    abilities.To: {"do": None},
    abilities.Only: {"if_": None},
    abilities.OncePerTurn: {"times": 0},
    abilities.ToPlay: {"do": NOTHING},
    abilities.Bearer: {"what": CARD},
    abilities.Aid: {"do": Nothing(can=False)},
    abilities.DiscardIf: {"if_": Never()},
    LimitPerBearer: {"most": MANY},
    Both: {"all": ()},
    LimitOf: {"most": 0},
    ThingYouSpot: {"chosen": False},
    Each: {"manner": Who.CHOICE},
    AtRandom: {"manner": Who.CHOICE},
    ThisPhase: {"moment": abilities.FOR_GOOD},
    Until: {"moment": abilities.END_OF_PHASE},
    ForFree: {"free": False},
    EvenIfDead: {"despite_death": False},
    Doing: {"effect": NO_EFFECT},
}


def name_of(word: type[Word]) -> str:
    """A word's name; no two have one, or the vocabulary could not hold them."""
    return word.__name__


def words() -> list[type[Word]]:
    """Every word that says something, and every kind of noun."""
    nouns = {type(noun) for noun in NOUNS}
    found = [word for word in lexicon.words() if dumb(word)]
    return found + sorted(nouns, key=lambda noun: noun.__name__)


def silent() -> list[type[Word]]:
    """Words that stand where nothing is said, and do nothing."""
    return [word for word in lexicon.words() if not dumb(word)]


def dumb(word: type[Word]) -> dict[str, object]:
    """What is changed of a word to make it dumb, by the nearest class above it that says so."""
    for above in word.__mro__:
        found: dict[str, object] = {}
        for name, instead in DUMB_METHODS.get(above, {}).items():
            found[name] = _method(word, name, instead)
        for name, value in DUMB_VALUES.get(above, {}).items():
            found[name] = _value(word, name, value)
        if found:
            return found
    return {}


def _method(word: type[Word], name: str, instead: Instead) -> object:
    said = getattr(word, name)

    def now(self: Word, *args: object) -> object:
        return instead(said, self, *args) if type(self) is word else said(self, *args)

    return now


def _value(word: type[Word], name: str, value: object) -> object:
    said = getattr(word, name, None)

    def now(self: Word) -> object:
        return value if type(self) is word else vars(self).get(name, said)

    return _kept(now, name)


def _kept(read: Callable[[Word], object], name: str) -> property:
    """An attribute that is read otherwise; a word made meanwhile keeps its own."""
    return property(read, lambda self, value: vars(self).update({name: value}))


@contextmanager
def changed(word: type[Word], names: Mapping[str, object]) -> Iterator[None]:
    """The class with other attributes for a while."""
    own = {name: vars(word)[name] for name in names if name in vars(word)}
    for name, value in names.items():
        setattr(word, name, value)
    try:
        yield
    finally:
        for name in names:
            if name in own:
                setattr(word, name, own[name])
            else:
                delattr(word, name)


# The tests


@cache
def tests() -> dict[str, Callable[[], None]]:
    """Every behaviour test, by file and name, with its parameters filled in."""
    found: dict[str, Callable[[], None]] = {}
    for folder in FOLDERS:
        for path in sorted(folder.rglob("test_*.py")):
            if path.stem in ("test_texts", "test_coverage"):
                continue  # nothing is played there
            spec = importlib.util.spec_from_file_location(f"proof_{path.stem}", path)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            where = path.relative_to(folder).with_name(path.stem[5:]).as_posix()
            for name, test in vars(module).items():
                if name.startswith("test_") and inspect.isfunction(test):
                    for label, run in _runs(test):
                        found[f"{where}: {name[5:]}{label}"] = run
    NOTHING.index = -2  # no card's
    library.STEPS[NOTHING.index] = NOTHING
    return found


def _runs(test: Callable[..., None]) -> Iterator[tuple[str, Callable[[], None]]]:
    """A test once for each set of its parameters; one that needs fixtures is left out."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    if not marks:
        if not inspect.signature(test).parameters:
            yield "", test
        return
    names = marks[0].args[0]
    names = [one.strip() for one in names.split(",")] if isinstance(names, str) else list(names)
    if len(marks) > 1 or set(names) != set(inspect.signature(test).parameters):
        return
    for number, given in enumerate(marks[0].args[1]):
        if isinstance(given, ParameterSet):
            values = given.values
        else:
            values = given if len(names) > 1 else (given,)
        filled = dict(zip(names, values, strict=True))
        yield f" ({number + 1})", partial(test, **filled)


def misses(test: str, word: type[Word]) -> bool:
    """Whether a test fails while a word is dumb."""
    run = tests()[test]
    with changed(word, dumb(word)):
        try:
            run()
        except AssertionError:
            return True
    return False


# The page


def proofs() -> dict[str, str]:
    """The tests that the page names, by word."""
    return word_index.known_tests("tcg")


def used() -> dict[type[Word], list[str]]:
    """The tests in which something asks a word, those first that ask the fewest words."""
    asked: dict[str, set[type[Word]]] = {}
    now: list[set[type[Word]]] = [set()]

    def listening(word: type[Word], name: str) -> object:
        said = vars(word).get(name, getattr(word, name, None))
        if inspect.isfunction(said):

            def heard(self: Word, *args: object) -> object:
                now[0].add(type(self))
                return said(self, *args)

            return heard

        def read(self: Word) -> object:
            now[0].add(type(self))
            return vars(self).get(name, said)

        return _kept(read, name)

    tests()
    kept = []
    for word in words():
        context = changed(word, {name: listening(word, name) for name in dumb(word)})
        context.__enter__()
        kept.append(context)
    for name, test in tests().items():
        now[0] = asked[name] = set()
        test()
    for context in reversed(kept):
        context.__exit__(None, None, None)
    order = sorted(asked, key=lambda name: len(asked[name]))
    return {word: [name for name in order if word in asked[name]] for word in words()}


def prove() -> dict[str, str]:
    """Find a test for every word; one that hangs while a word is dumb proves nothing."""

    def too_long(number: int, frame: FrameType | None) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, too_long)
    known = proofs() if PAGE.exists() else {}
    found: dict[str, str] = {}
    for word, candidates in used().items():
        name = name_of(word)
        if known.get(name) in candidates:
            candidates.insert(0, known[name])
        for test in candidates[:60]:
            signal.alarm(5)
            try:
                if misses(test, word):
                    found[name] = test
                    break
            except Exception as error:
                print(f"{name}: {test}: {type(error).__name__}", file=sys.stderr)
            finally:
                signal.alarm(0)
        else:
            print(f"{name}: none of {len(candidates)} tests", file=sys.stderr)
    return found


if __name__ == "__main__":
    PAGE.write_text(word_index.page("tcg", prove()))
