"""The words of the card games are in order. Compiled ones do not show their constructors."""

import inspect

import pytest

from mathom.cardplay.word import Word, slots
from mathom.games.lcg.library import LANGUAGE
from mathom.games.tcg import lexicon
from mathom.lab import vocabularies, word_index

WORDS: dict[str, list[type[Word]]] = {
    "lcg": LANGUAGE.kinds["Word"],
    "tcg": lexicon.words(),
}


@pytest.mark.parametrize("game", WORDS)
def test_a_word_is_made_of_its_slots(game: str) -> None:
    """A constructor that a word inherits asks for what its own template says, and needs no more."""
    for word in WORDS[game]:
        wanted = {slot.name for slot in slots(word.english)} - {"_"}
        asked = inspect.signature(word).parameters
        assert wanted <= set(asked), word
        free = {name for name in asked if asked[name].default is not inspect.Parameter.empty}
        assert set(asked) - wanted <= free, word


@pytest.mark.parametrize("game", WORDS)
def test_the_vocabulary_holds_every_word(game: str) -> None:
    """``make vocabulary`` writes it anew."""
    assert vocabularies.path(game).read_text() == vocabularies.source(game)


@pytest.mark.parametrize("game", WORDS)
def test_the_page_of_words_is_up_to_date(game: str) -> None:
    """``make vocabulary`` writes it anew, with the tests that it names."""
    page = word_index.page_of(game).read_text()
    assert page == word_index.page(game, word_index.known_tests(game))


@pytest.mark.parametrize("game", WORDS)
def test_what_people_look_for_is_found(game: str) -> None:
    """Nothing on the page's list stands there in vain."""
    for line in word_index.index(game):
        assert "|  |" not in line
