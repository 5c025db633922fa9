"""000: lurker."""

from mathom.games.tcg import kinds
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
    assert t.asked == kinds.ASK_SKIRMISH
    assert t.labels() == ["Boromir", "Gimli"]
