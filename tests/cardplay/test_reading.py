"""Printed English is levelled to plain tokens and read by templates and spellings alike."""

from mathom.cardplay.phrases import Adjective, AnyNoun, Clause, Noun, Such
from mathom.cardplay.reading import Grammar, Lexer, Parser, spelled
from mathom.cardplay.word import Word
from mathom.kernel.frame import Frame
from mathom.kernel.game import Game


class Beast(Noun):
    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return True


class Grey(Adjective):
    english = "grey"

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return True


class Near(Clause):
    english = " near {title:Title}"

    def __init__(self, title: str) -> None:
        self.title = title

    def test(self, game: Game, frame: Frame, card: int) -> bool:
        return True


class Feed(Word):
    english = "feed a {what:One}"
    spellings = ("give a {what:One} <food|something to eat>",)

    def __init__(self, what: Such) -> None:
        self.what = what


class Day(Word):
    english = "today {deeds:Feed+ and |, }."

    def __init__(self, deeds: tuple[Feed, ...]) -> None:
        self.deeds = deeds


OWL = Beast("owl", "owls", 5, 7)
WOLF = Beast("wolf", "wolves", 6, 7)
LEXER = Lexer({"an": "a", "owls": "owl", "feeds": "feed"}, {"a single": "a"})
GRAMMAR = Grammar(LEXER, [Grey, Near, Feed, Day], [OWL, WOLF], {})


def read(kind: str, text: str) -> list[object]:
    return Parser(GRAMMAR, LEXER.tokens(text)).whole(kind)


def test_tokens_are_plain() -> None:
    assert LEXER.tokens("Feeds an Owl's (2) «Old Owl»'s [gondor] +3!") == [
        *("feed", "a", "owl", "'s", "(2)", "«Old Owl»", "'s", "[gondor]", "+3", "!")
    ]


def test_a_spelling_may_stand_for_several() -> None:
    assert spelled("a <b|c> d<|e>") == ["a b d", "a b de", "a c d", "a c de"]


def test_spellings_read_as_the_template_does() -> None:
    wanted = [Feed(Such(OWL, (Grey(),), (Near("Old Owl"),)))]
    assert read("Feed", "Feed a grey owl near «Old Owl»") == wanted
    assert read("Feed", "give a single grey owl near «Old Owl» something to eat") == wanted


def test_an_adjective_before_bare_nouns_belongs_to_all() -> None:
    greys = AnyNoun((Such(OWL, (Grey(),)), Such(WOLF, (Grey(),))))
    assert greys.slot == 7
    assert read("Feed", "feed a grey owl or wolf") == [Feed(Such(greys))]


def test_several_with_two_separators() -> None:
    (day,) = read("Day", "today feed an owl, feed a wolf and feed an owl.")
    assert isinstance(day, Day)
    assert [deed.what.noun for deed in day.deeds] == [OWL, WOLF, OWL]
    assert read("Day", "today feed an owl.") == []
