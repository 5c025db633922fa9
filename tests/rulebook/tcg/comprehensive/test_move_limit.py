"""000: move limit."""

from mathom.games.tcg.effects import move_limit
from mathom.games.tcg.questions import ASK_FELLOWSHIP, ASK_MOVE, ASK_RECONCILE, ASK_SHADOW
from mathom.games.tcg.rows import STATE
from tcg_setups import gone
from tcg_table import RULES, Table

FEW = "The Number Must Be Few"
SEVEN = ["Hero"] * 6  # and the Ring-bearer


def test_the_move_limit_holds_for_the_turn() -> None:
    """000: move limit."""
    t = Table(["Gandalf", "Gimli", "Legolas"], hands=[["Durin's Secret"]])
    assert move_limit(t.game) == 2
    t.pick("Durin's Secret")
    assert move_limit(t.game) == 3
    t.until(ASK_SHADOW)
    assert move_limit(t.game) == 3


def test_it_is_lower_for_the_turn_even_when_the_reason_is_gone() -> None:
    """000: move limit - seven companions were seen once; then they are six."""
    t = Table(SEVEN, support=[[], [FEW]])
    assert move_limit(t.game) == 1
    gone(t, "Hero")
    assert move_limit(t.game) == 1
    gone(t, FEW)
    assert move_limit(t.game) == 1


def test_the_next_turn_begins_with_the_limit_of_the_rules() -> None:
    """000: move limit."""
    t = Table(SEVEN, phase="regroup", support=[[], [FEW]])
    assert move_limit(t.game) == 1
    t.until(ASK_FELLOWSHIP)
    assert t.who == 1
    assert move_limit(t.game) == 2


def test_a_site_raises_it_while_one_is_there_and_then_for_the_turn() -> None:
    """000: move limit - Bree Gate, left behind with a ranger."""
    t = Table(["Aragorn, Ranger of the North"], site=2, sites={2: "Bree Gate"})
    assert move_limit(t.game) == 3
    t.skip()
    assert t.site() == 3
    assert move_limit(t.game) == 3


def test_it_is_never_lower_than_one() -> None:
    """000: move limit - two less one, one and one more is none; one move is always made."""
    reasons = [FEW, "Traitor's Voice", "Sauron's Defenses"]
    dead = ["Dwarf Guard"] * 3
    t = Table(["Hero"] * 6, support=[[], reasons], burdens=5, dead=dead)
    assert move_limit(t.game) == 1


def test_the_numbers_are_added_before_they_are_cut_off() -> None:
    """000: modifier - two less three and one more is none, and that is one."""
    reasons = [FEW, "Traitor's Voice", "Sauron's Defenses"]
    dead = ["Dwarf Guard"] * 3
    t = Table(
        ["Gandalf", "Gimli", "Legolas", *["Hero"] * 3],
        support=[[], reasons],
        burdens=5,
        dead=dead,
        hands=[["Durin's Secret"]],
    )
    t.pick("Durin's Secret")
    assert move_limit(t.game) == 1


def test_the_fellowship_may_move_again_up_to_the_limit() -> None:
    """000: move limit; 000: regroup phase."""
    t = Table(["Aragorn"], phase="regroup", site=2, moves=1)
    t.until(ASK_MOVE)
    assert t.who == 0
    t.pick("Move")
    assert t.site() == 3
    t.until(ASK_RECONCILE)
    t.until(ASK_FELLOWSHIP)  # two moves are made: nothing is asked
    assert t.who == 1


def test_with_four_players_the_limit_is_the_number_of_opponents() -> None:
    """000: move limit."""
    for players, limit in ((2, 2), (3, 2), (4, 3), (5, 4)):
        decks = ["plain moria"] * players
        rows, _ = RULES.begin(RULES.setup({"decks": decks}))
        assert rows[STATE][6] == limit


def test_with_no_move_left_nothing_is_asked() -> None:
    """000: move limit; 000: regroup phase - two moves are made, and the turn ends."""
    t = Table(["Aragorn"], phase="regroup", site=3, moves=2)
    t.until(ASK_FELLOWSHIP)
    assert t.who == 1
    assert t.site() == 3
