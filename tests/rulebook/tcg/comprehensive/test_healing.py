"""000: healing."""

import pytest

from mathom.games.tcg.changes import can_heal
from mathom.kernel.decision import IllegalAnswer
from tcg_table import Table


def test_to_heal_is_to_remove_one_wound() -> None:
    """000: healing; 000: exert - the wound of an exertion as well as any other."""
    t = Table(
        ["Sam, Son of Hamfast"],
        burdens=1,
        hands=[["Hobbit Appetite"]],
        wounds={"Sam, Son of Hamfast": 1},
    )
    t.pick("Sam")  # he exerts
    assert t.wounds("Sam, Son of Hamfast") == 2
    t.pick("Hobbit Appetite").pick("2")
    assert t.wounds("Sam, Son of Hamfast") == 0


def test_two_companions_are_two_different_ones() -> None:
    """000: healing - Aragorn's Pipe and another pipe: two are healed once each."""
    t = Table(
        ["Aragorn", "Gandalf", "Gimli"],
        bearing={"Aragorn's Pipe": "Aragorn", "Gandalf's Pipe": "Gandalf"},
        support=[["Old Toby"]],
        wounds={"Aragorn": 2, "Gandalf": 2, "Gimli": 2},
    )
    t.pick("Aragorn's Pipe").pick("2")
    decision = t.game.decision
    assert decision is not None
    with pytest.raises(IllegalAnswer):
        t.game.answer(decision.options[0], decision.options[0])
    t.pick("Aragorn", "Gimli")
    assert [t.wounds(title) for title in ("Aragorn", "Gandalf", "Gimli")] == [1, 2, 1]


def test_one_who_is_unhurt_is_not_healed() -> None:
    """000: healing; 000: discard to heal."""
    t = Table(["Aragorn"], hands=[["Aragorn"]])
    assert not can_heal(t.game, t.card("Aragorn"))
    assert not t.offers("Aragorn")
