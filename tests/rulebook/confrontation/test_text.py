"""A character has no text of its own: what is said can be read back."""

import pytest

from mathom.games.confrontation.characters import CHARACTERS
from mathom.games.confrontation.text import read, say


@pytest.mark.parametrize("character", range(36), ids=lambda number: CHARACTERS[number].name)
def test_what_is_said_reads_back_to_the_definition(character: int) -> None:
    assert read(say(character)) == CHARACTERS[character].abilities


def test_what_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="cannot read 'Sings'"):
        read("May move sideways to attack. Sings")


def test_a_text_nobody_has_can_still_be_read() -> None:
    text = "When attacking, may retreat forward before the enemy's ability. Strength 7 in Mirkwood."
    assert len(read(text)) == 2
