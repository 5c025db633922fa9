"""000: reconcile."""

from mathom.games.tcg.questions import ASK_DISCARD, ASK_MOVE, ASK_RECONCILE
from tcg_table import DECK, DISCARD, Table


def test_shadow_players_reconcile_before_the_fellowship_chooses() -> None:
    """000: reconcile."""
    t = Table(phase="regroup", site=2, moves=1, hands=[["Gimli"], ["Small Orc", "Big Orc"]])
    assert (t.asked, t.who) == (ASK_RECONCILE, 1)
    t.pick("Small Orc")
    assert t.hand(1) == 8
    assert t.zone("Small Orc") == DISCARD + 1
    assert (t.asked, t.who) == (ASK_MOVE, 0)
    t.pick("Stay")
    assert (t.asked, t.who) == (ASK_RECONCILE, 0)


def test_a_hand_of_more_than_eight_is_discarded_down_to_eight() -> None:
    """000: reconcile."""
    t = Table(phase="regroup", moves=2, hands=[[], ["Small Orc"] * 11])
    t.skip()
    assert t.asked == ASK_DISCARD
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (3, 3)
    t.skip()
    assert t.hand(1) == 8


def test_one_card_may_be_discarded_first() -> None:
    """000: reconcile."""
    t = Table(phase="regroup", moves=2, hands=[[], ["Small Orc"] * 8])
    t.pick("Small Orc (3)")
    assert t.hand(1) == 8
    assert len(t.game.rows[DECK + 1]) == 9
