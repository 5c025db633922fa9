"""000: damage bonus."""

from mathom.games.tcg.abilities import REGROUP
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
