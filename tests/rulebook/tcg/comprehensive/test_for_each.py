"""000: for each."""

import pytest

from tcg_table import Table

EOMER = "Éomer, Third Marshal of Riddermark"


def test_for_each_may_hit_the_same_one_again() -> None:
    """000: for each; 003: for each - two over five, one companion twice."""
    fellowship = ["Aragorn", "Gandalf", "Legolas", "Gimli", "Boromir", "Guard of the Hall"]
    t = Table(
        fellowship,
        ["Big Orc"],
        "maneuver",
        twilight=3,
        hands=[[], ["A Host Avails Little"]],
    )
    t.pick("A Host Avails Little")
    t.pick("Aragorn").pick("Aragorn")
    assert t.wounds("Aragorn") == 2


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


def test_his_strength_grows_with_wounds_of_those_he_fights() -> None:
    """000: for each; 000: wound."""
    t = Table(
        [EOMER],
        ["Great Troll", "Big Orc"],
        "skirmish",
        assigned={"Great Troll": EOMER},
        wounds={"Great Troll": 2, "Big Orc": 1},
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength(EOMER) == 7 + 4


def test_for_each_hobbit_a_minion_may_be_wounded_again() -> None:
    """000: for each; 000: unbound - Aragorn, Wingfoot; Frodo and Sam do not count."""
    fellowship = ["Aragorn, Wingfoot", "Merry", "Pippin, Friend to Frodo", "Sam, Son of Hamfast"]
    t = Table(fellowship, ["Great Troll", "Big Orc"], "regroup", site=3)
    t.until_offered("Move").pick("Move")
    t.pick("Aragorn")
    assert t.labels() == ["0", "1", "2"]
    t.pick("2").pick("Great Troll").pick("Great Troll")
    assert t.wounds("Great Troll") == 2
