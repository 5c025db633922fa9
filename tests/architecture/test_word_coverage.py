"""Every word of the trading card game's vocabulary has a test that would miss it."""

import pytest

from tcg_word_coverage import misses, name_of, proofs, silent, words

FILES = sorted({word.__module__ for word in words()})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.rpartition("tcg.")[2])
def test_a_test_fails_when_a_word_is_dumb(file: str) -> None:
    """``make word-coverage`` writes the page anew, and says which words no test misses."""
    named = proofs()
    for word in words():
        if word.__module__ == file:
            assert name_of(word) in named, f"no test misses {name_of(word)}"
            assert misses(named[name_of(word)], word), f"{named[name_of(word)]}: {name_of(word)}"


def test_only_words_that_say_nothing_need_no_test() -> None:
    assert [word for word in silent() if word.english] == []
