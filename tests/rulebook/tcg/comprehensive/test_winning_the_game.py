"""000: winning the game."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE
from mathom.games.tcg.rows import SEAT
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
    """000: winning the game."""
    t = Table([], [["Goblin Bow"], []], "archery", players=3, site=3, wounds={"Frodo": 3})
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.who == 1
    other = t.game.rows[SEAT][8 + 5]
    t.game.rows[3][other] = 3
    t.until_offered("Move on")
    assert not t.over


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
    assert t.phase < FELLOWSHIP_PHASE or t.phase != 8
