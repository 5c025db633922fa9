"""Every card's text is rendered, and read back in exactly one way: into the card's definition."""

import pytest

from mathom.cardplay.reading import spelled
from mathom.cardplay.word import slots
from mathom.games.tcg.facts import DEFINED, Card, by_id
from mathom.games.tcg.lexicon import words
from mathom.games.tcg.library import language, said, self_name
from mathom.games.tcg.print_only import PRINT_ONLY
from mathom.games.tcg.reading import read_text

CARDS = [card for card in DEFINED if card.number < 20000]


def test_the_fellowship_block_is_whole() -> None:
    sizes = {1: 365, 2: 122, 3: 122}
    for number, size in sizes.items():
        found = sorted(card.number % 1000 for card in CARDS if card.number // 1000 == number)
        assert found == list(range(1, size + 1))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.id} {card.title}")
def test_a_text_has_one_reading_and_it_is_the_card(card: Card) -> None:
    for ability in card.text:
        sentence = language().say(ability, self_name(card))
        assert read_text(sentence, card) == [(ability,)], sentence


def text_of(id: str) -> list[str]:
    card = by_id(id)
    assert card is not None
    return said(card)


@pytest.mark.parametrize(
    ("id", "wanted"),
    [
        ("1C4", ["Skirmish: Exert a Dwarf to make that Dwarf strength +3 and damage +1."]),
        ("1R13", ["Damage +1.", "Skirmish: Exert Gimli to make Gimli strength +2."]),
        (
            "1C145",
            [
                "Damage +1.",
                "Skirmish: Remove (2) to make this minion strength +1 for each other Uruk-hai"
                " you spot.",
            ],
        ),
    ],
)
def test_what_texts_say(id: str, wanted: list[str]) -> None:
    assert text_of(id) == wanted


def test_every_spelling_fills_the_words_slots() -> None:
    for word in [*words(), *PRINT_ONLY]:
        own = {slot.name for slot in slots(word.english)}
        for spelling in vars(word).get("spellings", ()):
            for english in spelled(spelling):
                assert {slot.name for slot in slots(english)} - {"_"} <= own, (word, english)
