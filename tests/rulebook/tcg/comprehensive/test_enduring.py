"""000: enduring."""

import pytest

from tcg_setups import fought
from tcg_table import Table


@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 8), (2, 10)])
def test_enduring_adds_two_strength_for_each_wound(wounds: int, strength: int) -> None:
    """000: enduring."""
    t = Table(["Veteran"], wounds={"Veteran": wounds})
    assert t.strength("Veteran") == strength


def test_a_wounded_veteran_fights_the_better() -> None:
    """000: enduring - a minion's wounds as well as a companion's, and those of exertion too."""
    t = fought("Veteran", "Orc of the Tower")  # 6 against 8
    assert t.wounds("Veteran") == 1
    t = fought("Veteran", "Orc of the Tower", wounds={"Veteran": 2})  # 10 against 8
    assert (t.wounds("Veteran"), t.wounds("Orc of the Tower")) == (2, 1)
    t = fought("Aragorn", "Wounded Beast", wounds={"Wounded Beast": 2})  # 8 against 5 and 4
    assert t.wounds("Aragorn") == 1
