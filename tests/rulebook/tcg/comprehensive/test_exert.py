"""000: exert."""

from tcg_table import Table


def test_exerting_twice_needs_three_vitality() -> None:
    """000: exert."""
    merry = "Merry, Friend to Sam"
    fresh = Table([merry, "Aragorn"], ["Big Orc"], "skirmish", assigned={"Big Orc": "Aragorn"})
    assert fresh.offers("Merry")
    tired = Table(
        [merry, "Aragorn"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Aragorn"},
        wounds={merry: 2},
    )
    assert tired.phase == 8  # nothing could be done but to fight
