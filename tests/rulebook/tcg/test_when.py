"""000: when - what happens once, when its trigger does; 000: each time - what happens again."""

from tcg_table import Table


def test_a_card_is_drawn_once_when_the_possession_is_played() -> None:
    """000: when; 000: special ability - a text with "may" can be declined."""
    t = Table(["Merry"], hands=[["Old Toby"]], decks=[["Gimli", "Legolas"]])
    t.pick("Old Toby")
    assert t.labels() == ["Pass", "Old Toby"]
    t.pick("Old Toby")
    assert t.hand() == 1
    assert not t.offers("Old Toby")  # once only
    t = Table(["Merry"], hands=[["Old Toby"]], decks=[["Gimli", "Legolas"]])
    t.pick("Old Toby").skip()
    assert t.hand() == 0


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
