"""000: Man."""

from mathom.games.tcg.facts import RACE_NAMES
from tcg_table import Table


def test_women_of_a_culture_are_of_the_race_of_men() -> None:
    """000: Man."""
    assert "Man" in RACE_NAMES
    assert "Woman" not in RACE_NAMES


def test_a_woman_is_of_the_race_of_man() -> None:
    """000: Man - what a Man bears, a woman bears."""
    t = Table(["Shieldmaiden", "Gimli"], hands=[["Rider's Blade"]])
    t.pick("Rider's Blade")
    assert t.host("Rider's Blade") == t.card("Shieldmaiden")
