"""000: vitality."""

from tcg_setups import lemenya_discards_the_coat
from tcg_table import Table


def test_each_wound_depletes_vitality_by_one() -> None:
    """000: vitality; 000: wound."""
    t = Table(["Aragorn"], wounds={"Aragorn": 3})
    assert t.vitality("Aragorn") == 1


def test_a_bonus_lost_takes_vitality_away() -> None:
    """000: vitality; 000: attribute bonus."""
    t = lemenya_discards_the_coat(2)
    assert not t.in_play("Coat")
    assert t.vitality("Hero") == 3
