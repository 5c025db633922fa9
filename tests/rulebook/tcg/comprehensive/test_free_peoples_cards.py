"""000: Free Peoples cards."""

from mathom.games.tcg.questions import ASK_FELLOWSHIP
from tcg_table import Table


def test_shadow_cards_cannot_be_played_in_ones_own_turn() -> None:
    """000: kinds of cards."""
    t = Table(hands=[["Uruk of the Hand"]], twilight=9)
    assert t.why_not("Uruk of the Hand") == ["000: kinds of cards"]


def test_they_are_used_in_ones_own_turn() -> None:
    """000: Free Peoples cards; 000: active - when the next turn begins, the other's are active."""
    t = Table(["Aragorn"], [["Legolas"]], "regroup", moves=2, hands=[["Gimli"], ["Gimli"]])
    assert t.active("Aragorn")
    assert not t.active("Legolas")
    t.until(ASK_FELLOWSHIP)
    assert t.who == 1
    assert t.active("Legolas")
    assert not t.active("Aragorn")
    assert t.offers("Gimli")


def test_they_are_not_played_in_another_players_turn() -> None:
    """000: Free Peoples cards."""
    t = Table(phase="shadow", twilight=9, hands=[[], ["Gimli", "Small Orc"]])
    assert t.labels() == ["Done", "Small Orc"]
