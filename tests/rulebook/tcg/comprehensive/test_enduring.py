"""000: enduring."""

import pytest

from tcg_table import Table


@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 8), (2, 10)])
def test_enduring_adds_two_strength_for_each_wound(wounds: int, strength: int) -> None:
    """000: enduring."""
    t = Table(["Veteran"], wounds={"Veteran": wounds})
    assert t.strength("Veteran") == strength
