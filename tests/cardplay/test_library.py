"""Numbers of texts and steps: each is its card's own, whatever other cards there are."""

from collections.abc import Sequence
from typing import Any

import pytest

from mathom.cardplay.abilities import Usable
from mathom.cardplay.library import card_of_step, number_steps, number_texts
from mathom.cardplay.steps import Do
from mathom.games.lcg import facts as lcg_facts
from mathom.games.lcg import library as lcg
from mathom.games.tcg import facts as tcg_facts
from mathom.games.tcg import library as tcg

GAMES: dict[str, tuple[list[Any], dict[int, Any], dict[int, Do]]] = {
    "lcg": (lcg_facts.CARDS, lcg_facts.ABILITIES, lcg.STEPS),
    "tcg": (tcg_facts.DEFINED, tcg_facts.ABILITIES, tcg.STEPS),
}


def numbered(cards: Sequence[Any]) -> tuple[dict[int, Usable], dict[int, Do]]:
    texts: dict[int, Usable] = {}
    steps: dict[int, Do] = {}
    for card in cards:
        number_texts(card.number, card.usable, texts)
        number_steps(card.number, card.text, steps)
    return texts, steps


@pytest.mark.parametrize("game", GAMES)
def test_one_more_card_moves_no_number_of_another(game: str) -> None:
    cards = [card for card in GAMES[game][0] if card.text]
    more = cards[len(cards) // 2]
    texts, steps = numbered([card for card in cards if card is not more])
    all_texts, all_steps = numbered([more, *cards])
    assert all(all_texts[number] is text for number, text in texts.items())
    assert all(all_steps[number] is step for number, step in steps.items())
    assert {number // 1024 for number in set(all_steps) - set(steps)} <= {more.number}


@pytest.mark.parametrize("game", GAMES)
def test_every_text_and_step_is_found_by_its_number(game: str) -> None:
    cards, abilities, steps = GAMES[game]
    for card in cards:
        for text in card.usable:
            assert abilities[text.index] is text
            assert abilities[card.number * 16 + text.place] is text
    numbers = {card.number for card in cards if card.text}
    for number, step in steps.items():
        assert steps[step.index] is step
        assert number < 0 or card_of_step(number) in numbers  # tests lend steps of no card
