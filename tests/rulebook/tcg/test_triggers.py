"""000: when; 000: each time; 000: action."""

from mathom.games.tcg import kinds
from tcg_table import DECK, DISCARD, Table


def test_when_a_minion_is_played() -> None:
    """000: when."""
    t = Table(phase="shadow", site=4, twilight=1, hands=[[], ["Goblin Runner"]])
    t.pick("Goblin Runner")
    assert t.asked == kinds.ASK_RESPONSE
    t.pick("Goblin Runner")
    assert t.twilight == 2


def test_a_text_with_may_is_answered_once() -> None:
    """000: action - optional by the word may."""
    t = Table(phase="shadow", site=4, twilight=1, hands=[[], ["Goblin Runner"]])
    t.pick("Goblin Runner").pick("Goblin Runner")
    assert t.asked == kinds.ASK_SHADOW


def test_what_is_discarded_as_it_comes_into_play_is_not_answered() -> None:
    """000: discard - a Runner beside the Watcher adds no twilight."""
    watcher = "Watcher in the Water, Keeper of Westgate"
    hands = [[], ["Goblin Runner"]]
    t = Table([], [watcher], "shadow", site=4, sites={4: "Wide Marsh"}, twilight=1, hands=hands)
    t.pick("Goblin Runner")
    assert t.in_play(watcher)
    assert t.zone("Goblin Runner") == DISCARD + 1
    assert t.twilight == 0
    assert t.asked == kinds.ASK_SHADOW


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


def test_the_free_peoples_player_orders_required_actions() -> None:
    """000: action - two at the start of the turn."""
    t = Table(
        ["Gimli", "Guard of the Hall"],
        phase="start",
        bearing={"Dwarven Heart": "Gimli", "Stone Heart": "Guard of the Hall"},
    )
    assert (t.asked, t.who) == (kinds.ASK_ORDER, 0)
    t.skip()
    assert t.wounds("Gimli") == 1


def test_required_actions_come_before_optional_ones() -> None:
    """000: action."""
    pilgrim = "Gandalf, The Grey Pilgrim"
    t = Table([pilgrim, "Gimli"], phase="start", bearing={"Dwarven Heart": "Gimli"})
    assert t.asked == kinds.ASK_RESPONSE
    assert t.wounds("Gimli") == 1


def test_start_of_turn_texts_are_used_once() -> None:
    """000: start of turn."""
    pilgrim = "Gandalf, The Grey Pilgrim"
    t = Table([pilgrim], phase="start")
    t.pick("Gandalf")
    assert t.asked == kinds.ASK_FELLOWSHIP
    assert t.hand(0) == 1
