"""000: lurker."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_SKIRMISH
from tcg_table import Table


def test_skirmishes_against_lurkers_come_last() -> None:
    """000: lurker; 000: skirmish phase(s)."""
    t = Table(
        ["Aragorn", "Boromir", "Gimli"],
        ["Watcher in Hiding", "Orc of the Tower", "Big Orc"],
        "skirmish",
        assigned={
            "Watcher in Hiding": "Aragorn",
            "Orc of the Tower": "Boromir",
            "Big Orc": "Gimli",
        },
    )
    assert t.asked == ASK_SKIRMISH
    assert t.labels() == ["Boromir", "Gimli"]


def test_one_lurker_among_several_makes_it_a_skirmish_with_a_lurker() -> None:
    """000: lurker - Gimli has an Orc before him and one in hiding: Boromir fights first."""
    t = Table(
        ["Gimli", "Boromir", "Aragorn"],
        ["Watcher in Hiding", "Small Orc", "Far Orc"],
        "skirmish",
        assigned={"Watcher in Hiding": "Gimli", "Small Orc": "Gimli", "Far Orc": "Boromir"},
        hands=[["Hobbit Intuition"]],
    )
    t.until_phase(REGROUP)
    fought = [line for line in t.told(0) if line.endswith("skirmishes.")]
    assert fought == ["Boromir skirmishes.", "Gimli skirmishes."]
