"""003: helper text."""

import pytest

from mathom.games.tcg.effects import damage_bonus, has
from mathom.games.tcg.facts import KEYWORD_FIERCE, by_id
from mathom.games.tcg.library import said
from tcg_table import Table


@pytest.mark.parametrize("id", ["1C176", "2C60", "1C7"])
def test_a_text_holds_neither_lore_nor_helper_text(id: str) -> None:
    """003: helper text; 003: lore. Goblin Marksman is an archer, and that is all."""
    card = by_id(id)
    assert card is not None
    text = said(card)
    assert text in (["Archer."], ["To play, spot a Dwarf."])


def test_a_keyword_works_without_being_explained() -> None:
    """003: helper text - what a card's brackets recall is the rules' business, on every card."""
    t = Table(["Aragorn"], ["Great Troll"], "maneuver", site=4)
    troll = t.card("Great Troll")
    assert has(t.game, troll, KEYWORD_FIERCE)
    assert damage_bonus(t.game, troll) == 1
