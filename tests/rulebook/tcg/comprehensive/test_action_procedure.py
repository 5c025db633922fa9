"""000: action procedure."""

from mathom.games.tcg.questions import ASK_ACTION
from tcg_table import Table


def test_passes_are_counted_anew_when_one_has_left() -> None:
    """000: action procedure - nobody loses his turn to act because another left."""
    t = Table(
        ["Aragorn"],
        [["Big Orc"], ["Small Orc"]],
        "maneuver",
        players=3,
        hands=[["Eregion's Trails"], ["A Host Avails Little"], ["A Host Avails Little"]],
        twilight=5,
    )
    t.skip().skip()
    assert (t.asked, t.who) == (ASK_ACTION, 1)
    t.game.leave(2)
    assert (t.asked, t.who) == (ASK_ACTION, 0)
    t.skip()
    assert (t.asked, t.who) == (ASK_ACTION, 1)


def test_passing_does_not_end_ones_actions() -> None:
    """000: action procedure."""
    lurtz = "Lurtz, Servant of Isengard"
    ranger = "Aragorn, Ranger of the North"
    t = Table([ranger], [lurtz, "Uruk of the Hand"], "maneuver")
    assert t.who == 0
    t.skip()
    assert t.who == 1
    t.pick("Lurtz")
    assert t.who == 0  # asked again
    t.pick("Aragorn")
    assert t.wounds(ranger) == 1


def test_the_free_peoples_player_may_take_the_first_action() -> None:
    """000: action procedure."""
    t = Table(
        ["Boromir, Son of Denethor"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Boromir, Son of Denethor"},
    )
    assert (t.asked, t.who) == (ASK_ACTION, 0)


def test_it_goes_round_to_the_right_until_all_have_passed() -> None:
    """000: action procedure - of three players: the first, the third, the second, and again."""
    t = Table(
        ["Gandalf", "Legolas"],
        [["Uruk Shaman"], ["Uruk Shaman"]],
        "maneuver",
        players=3,
        twilight=4,
        hands=[["Stand Against Darkness"], [], []],
        wounds={"Uruk Shaman": 1, "Legolas": 1},
    )
    assert t.who == 0
    t.skip()
    assert t.who == 2
    t.pick("Uruk Shaman")
    assert t.who == 1  # after an action as after a pass it is the next one's turn
    t.skip()
    assert t.who == 0
