"""000: unique."""

from mathom.games.tcg.rows import ACTIVE
from tcg_table import Table


def test_a_unique_card_in_play_cannot_be_played_again() -> None:
    """000: unique; 000: non-unique."""
    t = Table(["Gimli", "Guard of the Hall"], hands=[["Gimli", "Guard of the Hall"]])
    assert not t.offers("Gimli")
    assert t.offers("Guard of the Hall")
    in_hand = t.card("Gimli", 1)
    from mathom.table.view import View

    assert [r.rule for r in View(t.game, 0).why_not(in_hand)] == ["000: unique"]


def test_others_may_have_the_same_unique_card() -> None:
    """000: unique; 000: active - both players have a Frodo."""
    t = Table(hands=[["Gandalf"]])
    t.pick("Gandalf")
    assert t.in_play("Gandalf")
    assert t.active("Gandalf")
    bearers = [card for card, number in enumerate(t.game.rows[0]) if number == 20002]
    assert [card in t.game.rows[ACTIVE] for card in bearers] == [True, False]


def test_the_same_title_with_another_subtitle_is_the_same_thing() -> None:
    """000: unique - Gandalf's Staff, with and without a subtitle."""
    gandalf = "Gandalf, Plain Wanderer"
    staff = "Gandalf's Staff, Walking Stick"
    t = Table([gandalf], hands=[[staff]], bearing={"2R22": gandalf})
    assert not t.offers("Gandalf's Staff")
    assert "000: unique" in t.why_not(staff)
    t = Table([gandalf], hands=[[staff]])
    assert t.offers("Gandalf's Staff")


def test_nobody_replaces_a_unique_card_by_another_version() -> None:
    """000: unique - while one Aragorn is there, no other is played."""
    t = Table(["Aragorn"], hands=[["Aragorn, King in Exile"]])
    assert t.why_not("Aragorn, King in Exile") == ["000: unique"]
    assert t.labels() == ["Move on"]
