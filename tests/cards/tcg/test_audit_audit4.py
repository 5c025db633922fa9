"""Shadow cards of sets 2 and 3, as an adversary would play them."""

import pytest

from mathom.games.tcg.effects import damage_bonus
from tcg_table import KEEPER, Table


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_3u72_what_weapons_give_is_lost_once(copies: int) -> None:
    """000: damage bonus - copies of the condition leave what is printed on the character."""
    t = Table(["1R13"], ["3U57"], "skirmish", assigned={"3U57": "1R13"}, bearing={"1R14": "1R13"},
              support=[[], ["3U72"] * copies], hands=[[KEEPER]])  # fmt: skip
    assert damage_bonus(t.game, t.card("1R13")) == 1
