"""000: action."""

from mathom.games.tcg.questions import ASK_ORDER, ASK_RESPONSE, ASK_SHADOW
from tcg_table import Table


def test_a_text_with_may_is_answered_once() -> None:
    """000: action - optional by the word may."""
    t = Table(phase="shadow", site=4, twilight=1, hands=[[], ["Goblin Runner"]])
    t.pick("Goblin Runner").pick("Goblin Runner")
    assert t.asked == ASK_SHADOW


def test_the_free_peoples_player_orders_required_actions() -> None:
    """000: action - two at the start of the turn."""
    t = Table(
        ["Gimli", "Guard of the Hall"],
        phase="start",
        bearing={"Dwarven Heart": "Gimli", "Stone Heart": "Guard of the Hall"},
    )
    assert (t.asked, t.who) == (ASK_ORDER, 0)
    t.skip()
    assert t.wounds("Gimli") == 1


def test_required_actions_come_before_optional_ones() -> None:
    """000: action."""
    pilgrim = "Gandalf, The Grey Pilgrim"
    t = Table([pilgrim, "Gimli"], phase="start", bearing={"Dwarven Heart": "Gimli"})
    assert t.asked == ASK_RESPONSE
    assert t.wounds("Gimli") == 1
