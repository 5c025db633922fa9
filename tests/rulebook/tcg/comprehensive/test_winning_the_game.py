"""000: winning the game."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from mathom.games.tcg.rows import WOUNDS
from tcg_table import Table


def test_when_one_player_is_left_he_has_won() -> None:
    """000: winning the game - the last player left."""
    t = Table(["Aragorn"], [[], []], "fellowship", players=3)
    t.game.leave(1)
    assert not t.over
    t.game.leave(0)
    assert t.over
    assert t.winner == 2
    assert t.game.payoffs() == [-1, -1, 1]


def test_the_last_player_left_wins() -> None:
    """000: winning the game; 000: losing the game - one Ring-bearer dies, then another."""
    t = Table(
        [],
        [["Goblin Bow"], []],
        "archery",
        players=3,
        site=4,
        others_at=4,
        wounds={"Frodo": 3},
        hands=[[], [], ["Goblin Bow"]],
    )
    assert t.lost(0)
    t.until(ASK_FELLOWSHIP)
    assert t.who == 1
    t.game.put(WOUNDS, t.card("Frodo"), 3)
    t.pick("Move on").pick("Goblin Bow").skip()
    assert (t.over, t.winner) == (True, 2)
    assert t.game.decision is None


def test_arriving_at_site_nine_wins_past_all_skirmishes() -> None:
    """000: winning the game."""
    t = Table(["Aragorn"], site=8)
    t.skip()
    assert t.site() == 9
    assert not t.over
    t.skip()  # the Shadow player plays nothing
    assert t.over
    assert t.winner == 0


def test_there_is_no_regroup_phase_on_the_last_turn() -> None:
    """000: winning the game."""
    t = Table(["Aragorn"], ["Big Orc"], "end", site=9)
    assert t.over
    assert t.in_play("Big Orc")
    assert t.phase != REGROUP
    assert t.hand(0) == t.hand(1) == 0  # nobody reconciled
