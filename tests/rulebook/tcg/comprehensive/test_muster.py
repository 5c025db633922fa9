"""000: muster."""

from mathom.games.tcg.questions import ASK_MUSTER
from tcg_table import DISCARD, Table


def test_muster_discards_all_at_once_and_draws_as_many() -> None:
    """000: muster."""
    t = Table(
        ["Mustered Man", "Mustered Man"],
        phase="regroup",
        hands=[["Gimli", "Boromir", "Legolas"]],
    )
    assert (t.asked, t.who) == (ASK_MUSTER, 0)
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (0, 2)
    t.pick("Gimli", "Legolas")
    assert t.hand(0) == 3
    assert len(t.game.rows[DISCARD]) == 2


def test_muster_is_optional() -> None:
    """000: muster."""
    t = Table(["Mustered Man"], phase="regroup", hands=[["Gimli"]])
    t.skip()
    assert t.hand(0) == 1
