"""000: non-unique."""

from tcg_table import Table


def test_copies_may_be_in_play_together() -> None:
    """000: non-unique; 000: unique - two Guards and one Gimli."""
    guard = "Guard of the Hall"
    t = Table(hands=[[guard, guard, "Gimli", "Gimli"]])
    t.pick(guard).pick(guard).pick("Gimli")
    assert not t.offers("Gimli")
    assert t.twilight == 1 + 1 + 2
    assert t.hand() == 1


def test_their_effects_are_cumulative() -> None:
    """000: non-unique - Stairs of Khazad-dûm, once and twice."""
    stairs = "Stairs of Khazad-dûm"
    for copies in (1, 2, 3):
        t = Table(
            ["Gimli"],
            ["Goblin Bow"],
            "skirmish",
            site=4,
            assigned={"Goblin Bow": "Gimli"},
            support=[[stairs] * copies],
            hands=[["Hobbit Intuition"]],
        )
        assert t.strength("Gimli") == 6 + copies


def test_a_dead_copy_keeps_no_other_from_being_played() -> None:
    """000: non-unique; 000: dead pile."""
    t = Table(dead=["Guard of the Hall", "Gimli"], hands=[["Guard of the Hall", "Gimli"]])
    assert t.offers("Guard of the Hall")
    assert not t.offers("Gimli")
