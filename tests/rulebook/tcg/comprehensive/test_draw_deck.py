"""000: draw deck."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP, ASK_RESHUFFLE
from mathom.games.tcg.rows import DECK, SEAT
from tcg_table import Table


def test_an_empty_draw_deck_loses_nothing() -> None:
    """000: draw deck."""
    t = Table(phase="regroup", moves=2, hands=[[], ["Small Orc"]])
    for card in t.game.rows[DECK + 1][:]:
        t.game.rows[1][card] = 60
    t.game.rows[60], t.game.rows[DECK + 1] = t.game.rows[DECK + 1], []
    t.until(ASK_FELLOWSHIP)
    assert t.hand(1) == 1
    assert not t.over


def test_under_the_starter_rules_the_discard_pile_is_reshuffled_once() -> None:
    """000: draw deck."""
    t = Table(phase="regroup", starter=True, discards=[["Boromir", "Gimli"]])
    rows = t.game.rows
    for card in rows[DECK][:]:
        rows[1][card] = 60
    rows[60], rows[DECK] = [*rows[60], *rows[DECK]], []
    t.until(ASK_RESHUFFLE).pick("Yes")
    t.until(ASK_FELLOWSHIP)
    assert t.game.rows[DECK] == []
    assert t.hand(0) == 2
    assert t.game.rows[SEAT][6] == 1


def test_under_the_starter_rules_nobody_must_reshuffle() -> None:
    """000: draw deck - it is allowed, and no more than that."""
    t = Table(phase="regroup", starter=True, discards=[["Boromir", "Gimli"]])
    rows = t.game.rows
    for card in rows[DECK][:]:
        rows[1][card] = 60
    rows[60], rows[DECK] = [*rows[60], *rows[DECK]], []
    t.until(ASK_RESHUFFLE).pick("No")
    t.until(ASK_FELLOWSHIP)
    assert t.hand(0) == 0
    assert t.zone("Gimli") == 33
