"""003: helper text."""

import pytest

from mathom.games.tcg.facts import by_id
from mathom.games.tcg.library import said


@pytest.mark.parametrize("id", ["1C176", "2C60", "1C7"])
def test_a_text_holds_neither_lore_nor_helper_text(id: str) -> None:
    """003: helper text; 003: lore. Goblin Marksman is an archer, and that is all."""
    card = by_id(id)
    assert card is not None
    text = said(card)
    assert text in (["Archer."], ["To play, spot a Dwarf."])
