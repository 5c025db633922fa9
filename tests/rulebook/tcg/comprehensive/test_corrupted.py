"""000: corrupted."""

from mathom.games.tcg.changes import add_burden
from tcg_table import Table


def corrupt(t: Table) -> None:
    """Add burdens until something is asked again or the game is over."""
    t.game.decision = None
    while not t.lost(0):
        add_burden(t.game)
        t.game.run()
        if t.game.decision is not None and not t.lost(0):
            t.game.decision = None


def test_a_corrupted_ring_bearer_loses_the_game() -> None:
    """000: corrupted; 000: resistance; 000: burden."""
    t = Table(["Aragorn"], burdens=9)
    assert t.resistance("Frodo") == 1
    assert t.resistance("Aragorn") == 0  # every companion's is lowered
    corrupt(t)
    assert t.over
    assert t.winner == 1


def test_only_the_ring_bearer_is_corrupted() -> None:
    """000: corrupted; 000: resistance - another whose resistance is gone stays and fights on."""
    t = Table(["Aragorn"], ["Small Orc"], "assignment", burdens=8)
    assert t.resistance("Aragorn") == 0
    assert not t.lost(0)
    t.pick("Aragorn against Small Orc")
    assert not t.in_play("Small Orc")
