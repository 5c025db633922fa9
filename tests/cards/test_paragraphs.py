"""Cards' texts as front ends get them: in paragraphs, with what says when each works apart."""

import pytest

from mathom.cardplay.word import Word
from mathom.games import rules_of
from mathom.games.lcg import abilities as card_game
from mathom.games.lcg import library as box
from mathom.games.lcg.facts import CARDS
from mathom.games.tcg import abilities as trading_card_game
from mathom.games.tcg import library as sets
from mathom.games.tcg.facts import DEFINED
from mathom.kernel.rules import Json


def joined(paragraphs: list[Json]) -> list[str]:
    return [f"{p['lead']}: {p['text']}" if p["lead"] else p["text"] for p in paragraphs]


def test_paragraphs_say_what_the_text_says() -> None:
    for card in CARDS[1:]:
        assert joined(box.paragraphs(card)) == box.said(card)
    for each in DEFINED:
        assert joined(sets.paragraphs(each)) == sets.said(each)


def test_the_first_holds_the_keywords() -> None:
    for card in CARDS[1:]:
        first, *rest = [p["keywords"] for p in box.paragraphs(card)] or [[]]
        assert first == list(box.keyword_names(card))
        assert not any(rest)
    for each in DEFINED:
        first, *rest = [p["keywords"] for p in sets.paragraphs(each)] or [[]]
        assert first == list(sets.keyword_names(each))
        assert not any(rest)


@pytest.mark.parametrize("abilities", [card_game, trading_card_game])
def test_an_ability_with_a_colon_is_led_by_what_stands_before_it(abilities: object) -> None:
    for word in vars(abilities).values():
        if isinstance(word, type) and issubclass(word, Word) and word.english:
            assert word.led == (": " in word.english), word


@pytest.mark.parametrize(
    ("game", "leads"),
    [
        (
            "lcg",
            {
                "",
                "Action",
                "Quest action",
                "Combat action",
                "Response",
                "Forced",
                "When revealed",
                "Shadow",
                "Travel",
                "Setup",
            },
        ),
        ("tcg", {"", "Fellowship", "Fellowship or regroup", "Shadow", "Skirmish", "Response"}),
    ],
)
def test_leads_are_published(game: str, leads: set[str]) -> None:
    texts = [text for card in rules_of(game).reference()["cards"] for text in card["text"]]
    found = {text["lead"] for text in texts}
    assert leads <= found
    assert not any("{" in lead or ":" in lead for lead in found)
