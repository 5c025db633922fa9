"""000: vitality."""

from tcg_setups import lemenya_discards_the_coat
from tcg_table import DEAD, Table


def test_each_wound_depletes_vitality_by_one() -> None:
    """000: vitality; 000: wound."""
    t = Table(["Aragorn"], wounds={"Aragorn": 3})
    assert t.vitality("Aragorn") == 1


def test_a_bonus_lost_takes_vitality_away() -> None:
    """000: vitality; 000: attribute bonus."""
    t = lemenya_discards_the_coat(2)
    assert not t.in_play("Coat")
    assert t.vitality("Hero") == 3


def test_without_vitality_one_is_killed() -> None:
    """000: vitality; 000: killed - the last wound of three."""
    t = Table(["Boromir", "Aragorn"], ["Goblin Bow"], "archery", wounds={"Boromir": 2})
    assert t.vitality("Boromir") == 1
    t.pick("Boromir")
    assert t.zone("Boromir") == DEAD
