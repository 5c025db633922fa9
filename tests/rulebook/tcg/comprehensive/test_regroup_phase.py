"""000: regroup phase."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from mathom.games.tcg.questions import ASK_FELLOWSHIP, ASK_MOVE
from tcg_table import DISCARD, Table


def test_minions_are_discarded_when_the_turn_ends() -> None:
    """000: regroup phase; 000: discard."""
    t = Table([], ["Big Orc"], "regroup", site=9 - 1, moves=2)
    t.until(ASK_FELLOWSHIP)
    assert t.zone("Big Orc") == DISCARD + 1


def test_the_fellowship_moves_on_or_the_turn_ends() -> None:
    """000: regroup phase - moving leads back to the Shadow, and minions stay; staying ends it."""
    t = Table(["Aragorn"], ["Big Orc"], "regroup", site=2, moves=1, hands=[[], ["Small Orc"]])
    t.until(ASK_MOVE)
    assert t.labels() == ["Stay", "Move"]
    t.pick("Move")
    assert t.phase == SHADOW_PHASE
    assert t.in_play("Big Orc")
    assert t.who == 1


def test_actions_come_first() -> None:
    """000: regroup phase; 000: action procedure - Pursuit Just Behind, before hands are filled."""
    pursuit = "Pursuit Just Behind"
    t = Table(["Aragorn"], ["Big Orc"], "regroup", hands=[[pursuit], ["Small Orc"]], moves=2)
    assert t.offers(pursuit)
    assert t.hand(1) == 1
    t.pick(pursuit)
    assert t.wounds("Big Orc") == 1
    t.skip()
    assert t.hand(1) == 8
