"""000: Sam."""

from mathom.games.tcg.effects import is_unbound
from mathom.games.tcg.questions import ASK_RESPONSE
from mathom.games.tcg.rows import BEARER_CELL, SEAT
from tcg_setups import frodo_falls
from tcg_table import DEAD, Table

SAM = "Sam, Son of Hamfast"


def test_he_may_carry_on_when_frodo_is_killed() -> None:
    """000: Sam; 000: losing the game; 000: Frodo."""
    t = frodo_falls([SAM])
    assert t.asked == ASK_RESPONSE
    t.pick("Sam")
    assert not t.over
    assert t.zone("Frodo, Son of Drogo") == DEAD
    assert t.game.rows[SEAT][BEARER_CELL] == t.card(SAM)
    assert t.host("The One Ring, The Ruling Ring") == t.card(SAM)
    assert t.burdens() == 2
    assert t.resistance(SAM) == 5 - 2
    assert t.strength(SAM) == 3 + 1


def test_he_is_ring_bound() -> None:
    """000: Sam; 000: Ring-bound; 000: unbound."""
    t = Table([SAM, "Merry"])
    assert not is_unbound(t.game, t.card(SAM))
    assert is_unbound(t.game, t.card("Merry"))
