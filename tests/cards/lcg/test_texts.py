"""Every card's text is rendered, and read back in exactly one way; its facts are the box's."""

import pytest

from mathom.cardplay.library import Keywords
from mathom.games.lcg.decks import SCENARIOS, STARTERS
from mathom.games.lcg.facts import CARDS, Card
from mathom.games.lcg.library import LANGUAGE, keyword_names, read, said


@pytest.mark.parametrize("card", CARDS[1:], ids=lambda card: f"{card.number} {card.title}")
def test_a_text_has_one_reading_and_it_is_the_card(card: Card) -> None:
    sentences = said(card)
    if keyword_names(card):
        assert read(sentences.pop(0), card.title) == [Keywords(keyword_names(card))]
    assert len(sentences) == len(card.text)
    for ability, sentence in zip(card.text, sentences, strict=True):
        assert read(sentence, card.title) == [ability]


def test_what_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="beyond 'swim"):
        read("Action: Swim.", "Aragorn")


def test_another_card_is_named_by_its_title() -> None:
    text = "Forced: After Ungoliant's Spawn is destroyed, the players win the game."
    (ability,) = read(text, "A Chosen Path")
    assert LANGUAGE.say(ability, "A Chosen Path") == text


def test_the_box_holds_what_it_should() -> None:
    assert len(CARDS) == 129
    assert sum(card.quantity for card in CARDS[13:74]) == 120
    assert sum(card.quantity for card in CARDS[74:119]) == 84


@pytest.mark.parametrize(
    ("name", "size", "easy"),
    [
        ("Passage Through Mirkwood", 36, 27),
        ("Journey Down the Anduin", 47, 32),
        ("Escape from Dol Guldur", 41, 30),
    ],
)
def test_encounter_decks(name: str, size: int, easy: int) -> None:
    assert len(SCENARIOS[name].encounter_deck(easy=False)) == size
    assert len(SCENARIOS[name].encounter_deck(easy=True)) == easy


@pytest.mark.parametrize(
    ("name", "threat"), [("leadership", 29), ("tactics", 29), ("spirit", 24), ("lore", 30)]
)
def test_starter_decks(name: str, threat: int) -> None:
    heroes, copies = STARTERS[name]
    assert sum(copies.values()) == 30
    assert sum(CARDS[hero].threat for hero in heroes) == threat
