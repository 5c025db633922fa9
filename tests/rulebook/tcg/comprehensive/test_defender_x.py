"""000: defender +X."""

from mathom.games.tcg.effects import defender_bonus
from mathom.games.tcg.questions import ASK_DEFENDER
from tcg_table import KEEPER, Table


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


def test_greater_numbers_satisfy_smaller_ones() -> None:
    """000: defender +X - Swordarm of the White Tower, on one who has it twice: four, not two."""
    sword = "Swordarm of the White Tower"
    t = Table(
        ["Defender", "Aragorn"],
        ["Small Orc", "Far Orc", "Great Troll"],
        "maneuver",
        hands=[["Elendil's Valor", sword, KEEPER]],
    )
    t.pick("Elendil's Valor").pick("Defender").until(ASK_DEFENDER)
    for minion in ("Small Orc", "Far Orc", "Great Troll"):
        t.pick(f"Defender against {minion}")
    t.until_offered(sword).pick(sword).pick("Defender")
    assert t.strength("Defender") == 8 + 4
