"""003: removed from game pile."""

from mathom.games.tcg.events.cards import E_LEAVE
from mathom.games.tcg.packing import OUT_OF_GAME
from mathom.games.tcg.rows import EVERYONE, KNOWN
from tcg_table import REMOVED, Table


def test_cards_out_of_the_game_lie_open() -> None:
    """003: removed from game pile. As Our Time, which removes itself."""
    t = Table(["Gandalf"], ["Small Orc"], "maneuver", support=[["Our Time"]])
    assert t.zone("Our Time") == REMOVED
    assert t.twilight == 4
    card = t.card("Our Time")
    assert t.game.rows[KNOWN][card] & EVERYONE


def test_a_card_removed_from_the_game_lies_open() -> None:
    """003: removed from game pile."""
    from mathom.games.tcg.rows import EVERYONE, KNOWN, REMOVED

    t = Table(["Gimli"])
    gimli = t.card("Gimli")
    t.game.event(E_LEAVE, gimli, REMOVED, OUT_OF_GAME)
    assert t.zone("Gimli") == REMOVED
    assert t.game.rows[KNOWN][gimli] == EVERYONE
