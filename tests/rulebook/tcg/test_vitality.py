"""000: vitality - what wounds deplete."""

from tcg_table import DEAD, Table


def test_each_wound_depletes_vitality_by_one() -> None:
    """000: vitality; 000: wound."""
    t = Table(["Aragorn"], wounds={"Aragorn": 3})
    assert t.vitality("Aragorn") == 1


def lemenya_discards_the_coat(wounds: int) -> Table:
    t = Table(
        ["Hero"],
        ["Úlairë Lemenya"],
        "skirmish",
        site=4,
        bearing={"Coat": "Hero", "Sword of Minas Morgul": "Úlairë Lemenya"},
        wounds={"Hero": wounds},
        assigned={"Úlairë Lemenya": "Hero"},
    )
    return t.until_offered("Sword of Minas Morgul").pick("Sword of Minas Morgul")


def test_a_bonus_lost_takes_vitality_away() -> None:
    """000: vitality; 000: attribute bonus."""
    t = lemenya_discards_the_coat(2)
    assert not t.in_play("Coat")
    assert t.vitality("Hero") == 3


def test_one_whose_vitality_bonus_goes_may_be_killed_at_once() -> None:
    """000: killed; 000: vitality - a bearer who lives by what he bears."""
    t = lemenya_discards_the_coat(5)
    assert t.zone("Hero") == DEAD
