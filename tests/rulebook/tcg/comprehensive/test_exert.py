"""000: exert."""

from tcg_table import KEEPER, Table


def test_exerting_twice_needs_three_vitality() -> None:
    """000: exert."""
    merry = "Merry, Friend to Sam"
    fresh = Table([merry, "Aragorn"], ["Big Orc"], "skirmish", assigned={"Big Orc": "Aragorn"})
    assert fresh.offers("Merry")
    tired = Table(
        [merry, "Aragorn"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Aragorn"},
        wounds={merry: 2},
    )
    assert tired.phase == 8  # nothing could be done but to fight


def test_what_prevents_wounds_does_not_prevent_exertion() -> None:
    """000: exert; 000: wound - armour is no help in lifting a weight."""
    intimidate, valor = "Intimidate", "Foes of Mordor"
    t = Table(
        ["Aragorn", "Gandalf"],
        ["Big Orc"],
        "maneuver",
        hands=[[intimidate]],
        support=[[valor]],
    )
    t.pick(valor)
    assert not t.offers(intimidate)
    assert (t.wounds("Aragorn"), t.wounds("Big Orc")) == (1, 1)


def test_an_exertion_leaves_a_wound_that_counts() -> None:
    """000: exert; 000: exhausted - one less vitality each time, until nobody may ask for more."""
    t = Table(
        ["Aragorn"],
        ["Big Orc"],
        "maneuver",
        hands=[[KEEPER]],
        support=[["Foes of Mordor"]],
        wounds={"Aragorn": 1},
    )
    for left in (2, 1):
        t.pick("Foes of Mordor")
        assert t.vitality("Aragorn") == left
    assert t.why_not("Foes of Mordor") == ["000: cost"]
    assert not t.offers("Foes of Mordor")
