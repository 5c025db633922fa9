"""000: each time."""

from tcg_table import DECK, DISCARD, Table


def test_each_time_a_skirmish_is_lost() -> None:
    """000: each time."""
    t = Table(
        ["Gimli"],
        ["Far Orc"],
        "skirmish",
        assigned={"Far Orc": "Gimli"},
        bearing={"Dwarven Axe": "Gimli"},
    )
    assert len(t.game.rows[DISCARD + 1]) >= 1
    assert len(t.game.rows[DECK + 1]) + t.hand(1) == 9


def test_what_happens_each_time_happens_again_and_again() -> None:
    """000: each time - one card for each possession played on a companion."""
    t = Table(
        ["Sam, Plain Gardener", "Legolas, Plain Archer"],
        site=2,
        sites={2: "Trollshaw Forest"},
        hands=[["Hobbit Sword", "Elven Bow", "Old Toby"]],
        decks=[["Gimli", "Boromir", "Gandalf"]],
    )
    t.pick("Hobbit Sword").pick("Sam")
    assert t.hand() == 3
    t.pick("Elven Bow")
    assert t.hand() == 3
    t.pick("Old Toby").skip()  # it is played to the support area
    assert t.hand() == 2
