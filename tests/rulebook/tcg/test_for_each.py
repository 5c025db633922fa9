"""000: for each - over a number, or again on the same card."""

import pytest

from tcg_table import Table


@pytest.mark.parametrize(("companions", "arrows"), [(3, 0), (4, 2), (5, 4), (6, 6)])
def test_for_each_companion_over_four(companions: int, arrows: int) -> None:
    """000: for each - Anduin Banks, with Frodo one more; and an archery total without archers."""
    t = Table(
        ["Hero"] * companions,
        ["Uruk of the Hand"],
        "archery",
        site=8,
        sites={8: "Anduin Banks"},
    )
    hits = 0
    while t.offers("Hero"):
        t.pick("Hero")
        hits += 1
        if hits > 9:
            break
    assert hits == arrows


def test_two_of_them_are_two_different_ones() -> None:
    """000: wound - two Orcs once each, and not one of them twice."""
    balin = "Here Lies Balin, Son of Fundin"
    t = Table(["Gimli"], ["Orc of the Tower", "Big Orc"], "maneuver", hands=[[balin]])
    t.pick(balin).pick("Wound 2 Orcs")
    assert t.wounds("Orc of the Tower") == t.wounds("Big Orc") == 1
    t = Table(["Gimli"], ["Big Orc"], "maneuver", hands=[[balin]])
    t.pick(balin)  # one Orc is not two: only the other half can be done in full
    assert t.wounds("Big Orc") == 2
    assert t.wounds("Gimli") == 1


@pytest.mark.parametrize(("companions", "offered"), [(7, True), (6, False)])
def test_for_each_over_and_over_on_the_same_one(companions: int, offered: bool) -> None:
    """003: for each - A Host Avails Little wounds for each companion over five."""
    host = "A Host Avails Little"
    fellowship = ["Boromir, Plain Captain", *["Hero"] * (companions - 2)]
    t = Table(fellowship, ["Small Orc"], "maneuver", site=4, twilight=5, hands=[[], [host]])
    t.until_offered(host).pick(host)
    wounds = 0
    while t.offers("Boromir"):
        t.pick("Boromir")
        wounds += 1
    assert wounds == (2 if offered else 1)
