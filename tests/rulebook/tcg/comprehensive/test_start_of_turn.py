"""000: start of turn."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP
from tcg_table import Table


def test_the_pool_is_emptied_at_the_start_of_a_turn() -> None:
    """000: start of turn."""
    t = Table(phase="start", twilight=7)
    assert t.twilight == 0
    assert t.asked == ASK_FELLOWSHIP


def test_start_of_turn_texts_are_used_once() -> None:
    """000: start of turn."""
    pilgrim = "Gandalf, The Grey Pilgrim"
    t = Table([pilgrim], phase="start")
    t.pick("Gandalf")
    assert t.asked == ASK_FELLOWSHIP
    assert t.hand(0) == 1


def test_the_pool_is_emptied_before_anything_else() -> None:
    """000: start of turn; 000: twilight pool - Narya adds three, and they stay."""
    t = Table(["Gandalf"], phase="start", twilight=7, burdens=1, bearing={"Narya": "Gandalf"})
    t.pick("Narya")
    assert t.twilight == 3
    assert t.burdens() == 0
