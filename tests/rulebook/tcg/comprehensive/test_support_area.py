"""000: support area."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from tcg_table import NONE, PLAY, Table


def test_allies_and_what_nobody_bears_lie_behind_the_fellowship() -> None:
    """000: support area; 000: ally; 000: condition."""
    stairs = "Stairs of Khazad-dûm"
    t = Table(["Gimli"], hands=[["Elrond", "Store of Food", stairs]])
    for title in ("Elrond", "Store of Food", stairs):
        t.pick(title)
        assert t.asked == ASK_FELLOWSHIP  # nobody is asked for a bearer
        assert t.zone(title) == PLAY
        assert t.host(title) == NONE
    pool = t.twilight
    t.pick("Move on")
    assert t.phase == SHADOW_PHASE
    assert t.twilight == pool + 1 + 2  # they are no part of the fellowship


def test_each_player_has_one_of_his_own() -> None:
    """000: support area; 000: Shadow cards - a Shadow player plays to no other's."""
    t = Table(
        [],
        [["Big Orc"], ["Big Orc"]],
        "shadow",
        players=3,
        twilight=5,
        hands=[[], [], ["Pile of Loot"]],
    )
    assert t.who == 2
    t.pick("Pile of Loot")
    assert t.zone("Pile of Loot") == PLAY + 2
