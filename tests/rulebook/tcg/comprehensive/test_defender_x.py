"""000: defender +X."""

from mathom.games.tcg.effects import defender_bonus
from tcg_table import Table


def test_defender_plus_one_takes_one_more_minion() -> None:
    """000: defender +X."""
    t = Table(["Defender", "Aragorn"], ["Small Orc", "Uruk of the Hand", "Big Orc"], "assignment")
    t.pick("Defender against Small Orc").pick("Defender against Uruk of the Hand")
    assert not t.offers("Defender against Big Orc")
    assert t.offers("Aragorn against Big Orc")


def test_a_ranger_takes_one_more() -> None:
    """000: defender +X."""
    ranger = "Aragorn, Ranger of the North"
    t = Table([ranger], ["Prey", "Small Orc"], "maneuver")
    t.pick("Aragorn").pick("Aragorn")
    assert defender_bonus(t.game, t.card(ranger)) == 2  # bonuses are added together
