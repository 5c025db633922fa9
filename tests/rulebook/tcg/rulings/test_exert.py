"""003: exert."""

from mathom.cardplay.questions import ASK_TARGETS
from tcg_table import Table


def test_nobody_exerts_nothing_for_an_x() -> None:
    """003: exert."""
    from mathom.games.tcg.changes import can_exert

    t = Table(["Weakling", "Aragorn"])
    assert not can_exert(t.game, t.card("Weakling"))
    assert can_exert(t.game, t.card("Aragorn"), 3)
    assert not can_exert(t.game, t.card("Aragorn"), 4)


def test_nobody_exerts_no_times_for_an_x() -> None:
    """003: exert. As They Sang as They Slew."""
    t = Table(["Boromir"], ["Small Orc"], "regroup", hands=[["They Sang as They Slew"]])
    assert not t.offers("They Sang as They Slew")  # nobody is mounted
    t = Table(
        ["Boromir"],
        ["Big Orc"],
        "regroup",
        hands=[["They Sang as They Slew"]],
        bearing={"Old Horse": "Boromir"},
    )
    t.pick("They Sang as They Slew")
    if t.asked == ASK_TARGETS:
        assert t.game.decision is not None
        assert t.game.decision.least == 1
        t.pick("Boromir")
    assert t.wounds("Boromir") == 1
    assert t.wounds("Big Orc") == 1
