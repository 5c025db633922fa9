"""000: unhasty."""

from tcg_table import Table


def test_an_unhasty_character_is_not_assigned_by_its_player_but_may_be_attacked() -> None:
    """000: unhasty."""
    t = Table(["Tree-herd"], ["Big Orc"], "assignment")
    assert not t.offers("Tree-herd against Big Orc")
    t.skip()
    assert t.offers("Big Orc against Tree-herd")


def test_it_may_be_assigned_at_home() -> None:
    """000: unhasty; 000: ally - an ally of that kind, at its home site and away from it."""
    for site, offered in ((3, False), (4, True)):
        t = Table([], ["Big Orc"], "assignment", site=site, support=[["Tree-warden"]])
        assert t.offers("Tree-warden against Big Orc") == offered
