"""000: moving your fellowship; 003: movement summary; 000: site."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import FELLOWSHIP_PHASE
from tcg_table import ADVENTURE, PATH, RULES, Table


def test_twilight_is_added_for_the_site_and_the_companions() -> None:
    """000: twilight pool; 000: format - without the region in the older blocks."""
    t = Table(["Aragorn", "Gimli", "Legolas"], site=4)
    t.skip()
    assert t.site() == 5
    assert t.twilight == 4 + 4


def test_the_later_path_adds_for_the_region() -> None:
    """000: region - four companions to site 5 of Shadow number 2: 2 and 3 and 4."""
    t = Table(["Aragorn", "Gimli", "Legolas"], path="Shadows", site=4)
    t.skip()
    assert t.asked == kinds.ASK_SITE
    assert t.who == 1
    t.pick("The Deep Hall Beyond")  # Shadow number 2
    assert t.twilight == 2 + 3 + 4


def test_allies_do_not_move_with_the_fellowship() -> None:
    """000: ally."""
    t = Table(["Aragorn"], support=[["Elrond", "Barliman"]])
    t.skip()
    assert t.twilight == 1 + 2


def test_the_next_number_is_laid_in_the_older_blocks() -> None:
    """000: format; 000: adventure deck."""
    t = Table(site=4)
    before = len(t.game.rows[ADVENTURE + 1])
    t.skip()
    assert len(t.game.rows[ADVENTURE + 1]) == before - 1
    assert t.game.rows[9][t.game.rows[PATH][-1]] == 5


def test_a_site_that_lies_there_is_not_laid_again() -> None:
    """000: adventure path."""
    t = Table(site=2, others_at=5)
    before = len(t.game.rows[PATH])
    t.skip()
    assert t.site() == 3
    assert len(t.game.rows[PATH]) == before


def test_the_arrow_says_which_shadow_player_lays_the_next_site() -> None:
    """000: site."""
    left = Table(players=3, site=2)  # the second site points left
    before = [len(left.game.rows[ADVENTURE + seat]) for seat in range(3)]
    left.skip()
    after = [len(left.game.rows[ADVENTURE + seat]) for seat in range(3)]
    assert [one - two for one, two in zip(before, after, strict=True)] == [0, 1, 0]
    right = Table(players=3, site=3)
    before = [len(right.game.rows[ADVENTURE + seat]) for seat in range(3)]
    right.skip()
    after = [len(right.game.rows[ADVENTURE + seat]) for seat in range(3)]
    assert [one - two for one, two in zip(before, after, strict=True)] == [0, 0, 1]


def test_the_fellowship_may_move_again_up_to_the_limit() -> None:
    """000: move limit; 000: regroup phase."""
    t = Table(["Aragorn"], phase="regroup", site=2, moves=1)
    t.until(kinds.ASK_MOVE)
    assert t.who == 0
    t.pick("Move")
    assert t.site() == 3
    t.until(kinds.ASK_RECONCILE)
    t.until(kinds.ASK_FELLOWSHIP)  # two moves are made: nothing is asked
    assert t.who == 1


def test_with_four_players_the_limit_is_the_number_of_opponents() -> None:
    """000: move limit."""
    for players, limit in ((2, 2), (3, 2), (4, 3), (5, 4)):
        decks = ["plain moria"] * players
        rows, _ = RULES.begin(RULES.setup({"decks": decks}))
        assert rows[10][6] == limit


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


def test_the_turn_goes_round_to_the_left() -> None:
    """000: turn sequence; 000: opponent."""
    from mathom.games.tcg.rows import opponents

    t = Table(players=3, phase="regroup")
    assert opponents(t.game, 0) == [2, 1]
    assert opponents(t.game, 2) == [0]
    t.until(kinds.ASK_FELLOWSHIP)
    assert t.who == 1
