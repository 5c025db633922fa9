"""003: dead pile."""

from tcg_table import Table


def test_from_the_dead_pile_only_the_last_copy_could_be_played() -> None:
    """003: dead pile."""
    from mathom.games.tcg.rulebook.legality import playable

    one = Table(dead=["Gimli"])
    assert playable(one.game, 0, one.card("Gimli"))
    two = Table(dead=["Gimli", "Gimli"])
    assert not playable(two.game, 0, two.card("Gimli"))


def test_two_dead_copies_keep_each_other_from_being_played() -> None:
    """003: dead pile. A unique companion there, and another copy of it: neither can be played."""
    t = Table(dead=["Boromir", "Boromir"], hands=[["Boromir", "Legolas"]])
    assert t.offers("Legolas")
    assert not t.offers("Boromir")


def test_sent_back_plays_a_wizard_who_lies_in_the_dead_pile() -> None:
    """003: modifiers; 003: dead pile."""
    white = "Gandalf, The Grey Pilgrim"
    t = Table(phase="regroup", support=[["Sent Back"]], hands=[[white]], dead=["Gandalf"])
    t.pick("Sent Back").pick("Gandalf")
    assert t.in_play(white)
    plain = Table(hands=[[white]], dead=["Gandalf"])
    assert not plain.offers("Gandalf")
