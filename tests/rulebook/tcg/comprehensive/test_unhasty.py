"""000: unhasty."""

from tcg_table import Table


def test_an_unhasty_character_is_not_assigned_by_its_player_but_may_be_attacked() -> None:
    """000: unhasty."""
    t = Table(["Tree-herd"], ["Big Orc"], "assignment")
    assert not t.offers("Tree-herd against Big Orc")
    t.skip()
    assert t.offers("Big Orc against Tree-herd")
