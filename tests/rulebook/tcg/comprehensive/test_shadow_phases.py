"""000: Shadow phase(s)."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP, ASK_SHADOW
from tcg_table import Table


def test_a_skipped_shadow_phase() -> None:
    """004: What Are We Waiting For?; 000: Shadow phase(s)."""
    t = Table(["Gimli"], hands=[["What Are We Waiting For?"]])
    t.pick("What Are We Waiting For?")
    while t.asked != ASK_FELLOWSHIP:
        labels = t.labels()
        skip = [label for label in labels if "Shadow phase" in label]
        t.pick(skip[0]) if skip else t.skip()
    t.skip()
    assert t.asked != ASK_SHADOW


def test_another_shadow_players_minion_may_pay() -> None:
    """000: Shadow phase(s)."""
    t = Table(
        [],
        [["Uruk of the Hand"], []],
        "shadow",
        players=3,
        twilight=5,
        hands=[[], [], ["Worry"]],
    )
    assert t.who == 2
    t.pick("Worry")
    assert t.wounds("Uruk of the Hand") == 1


def test_shadow_cards_are_paid_from_the_pool() -> None:
    """000: twilight cost."""
    t = Table(phase="shadow", twilight=5, hands=[[], ["Small Orc", "Big Orc", "Great Troll"]])
    assert (t.asked, t.who) == (ASK_SHADOW, 1)
    assert t.labels() == ["Done", "Small Orc", "Big Orc"]
    t.pick("Big Orc")
    assert t.twilight == 2
    assert t.why_not("Great Troll") == ["000: twilight cost"]


def test_each_shadow_player_has_a_phase_from_the_right_and_they_share_the_pool() -> None:
    """000: twilight pool; 000: action procedure."""
    t = Table(phase="shadow", players=3, twilight=4, hands=[[], ["Big Orc"], ["Big Orc"]])
    assert t.who == 2
    t.pick("Big Orc").skip()
    assert t.who == 1
    assert not t.offers("Big Orc")
    assert t.twilight == 1


def test_shadow_players_do_not_see_each_others_hands() -> None:
    """000: Shadow phase(s) - they may speak of their cards, and cannot show them."""
    t = Table(players=3, phase="shadow", twilight=9, hands=[[], ["Goblin Bow"], ["Small Orc"]])
    assert t.who == 2
    assert not t.knows(2, "Goblin Bow")
    assert not t.knows(1, "Small Orc")
