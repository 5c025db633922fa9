"""The words of the card games are in order. Compiled ones do not show their constructors."""

import inspect

import pytest

from mathom.cardplay.word import Word, slots
from mathom.games.lcg.library import LANGUAGE
from mathom.games.tcg import vocabulary

WORDS: dict[str, list[type[Word]]] = {
    "lcg": LANGUAGE.kinds["Word"],
    "tcg": vocabulary.words(),
}


@pytest.mark.parametrize("game", WORDS)
def test_a_word_is_made_of_its_slots(game: str) -> None:
    """A constructor that a word inherits asks for what its own template says, and no more."""
    for word in WORDS[game]:
        wanted = {slot.name for slot in slots(word.english)} - {"_"}
        assert set(inspect.signature(word).parameters) == wanted, word
