"""000: special ability."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_ACTION
from tcg_table import Table

GIMLI = "Gimli, Son of Glóin"


def fight() -> Table:
    return Table(
        [GIMLI, "Aragorn"],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": GIMLI},
        hands=[["Cleaving Blow"]],
    )


def test_it_may_be_used_again_as_long_as_its_cost_is_paid() -> None:
    """000: special ability - Gimli exerts till he is exhausted."""
    t = fight()
    t.pick("Gimli").pick("Gimli")
    assert t.strength(GIMLI) == 10
    assert not t.offers("Gimli")
    assert t.why_not(GIMLI) == ["000: cost"]


def test_it_is_optional() -> None:
    """000: special ability."""
    t = fight()
    assert t.offers("Gimli")
    t.until_phase(REGROUP)
    assert not t.in_play(GIMLI)  # six against fourteen


def test_only_in_the_phase_it_names_and_only_in_play() -> None:
    """000: special ability; 000: phase action."""
    t = Table([GIMLI])
    assert not t.offers("Gimli")
    assert t.why_not(GIMLI) == ["000: phase action"]
    t = Table(
        ["Aragorn"],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": "Aragorn"},
        hands=[[GIMLI, "Cleaving Blow"]],
    )
    assert not t.offers("Gimli")


def test_it_may_be_used_as_often_as_it_can_be_paid() -> None:
    """000: exert; 000: exhausted; 000: cost."""
    t = Table(["Sam, Son of Hamfast"], burdens=5)
    t.pick("Sam").pick("Sam").pick("Sam")
    assert t.burdens() == 2
    assert t.wounds("Sam, Son of Hamfast") == 3
    assert not t.offers("Sam")  # exhausted


def test_it_is_used_only_in_its_phase() -> None:
    t = Table(["Sam, Son of Hamfast"], ["Big Orc"], "maneuver", burdens=5)
    assert t.asked != ASK_ACTION
