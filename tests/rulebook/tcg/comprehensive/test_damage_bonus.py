"""000: damage bonus."""

from mathom.games.tcg.abilities import REGROUP
from tcg_setups import fought
from tcg_table import Table


def test_the_damage_bonuses_of_the_winners_are_added() -> None:
    """000: damage bonus - two Orcs with damage +1 wound three times."""
    t = Table(
        ["Brave Man"],
        ["Sharp Orc", "Sharpest Orc"],
        "skirmish",
        assigned={"Sharp Orc": "Brave Man", "Sharpest Orc": "Brave Man"},
    )
    t.until_phase(REGROUP)
    assert t.wounds("Brave Man") == 3
    t = Table(
        ["Hero"],
        ["Sharp Orc", "Sharpest Orc"],
        "skirmish",
        assigned={"Sharp Orc": "Hero", "Sharpest Orc": "Hero"},
    )
    t.until_phase(REGROUP)
    assert (t.in_play("Sharp Orc"), t.in_play("Sharpest Orc")) == (False, False)


def test_one_who_loses_all_of_them_gains_none() -> None:
    """000: damage bonus - A Blended Race, and an Uruk-hai that bears a weapon on the stairway."""
    t = fought(
        "Aragorn",
        "Uruk of the Hand",
        site=5,
        sites={5: "Moria Stairway"},
        bearing={"Orcish Blade": "Uruk of the Hand"},
        support=[["A Blended Race"]],
    )
    assert t.wounds("Aragorn") == 1  # 9 + 1 - 2 against 8: a tie, and no more than one wound
