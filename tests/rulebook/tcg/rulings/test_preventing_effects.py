"""003: preventing effects."""

from typing import Any

from mathom.cardplay.questions import ASK_WHETHER
from mathom.games.tcg.questions import ASK_RESPONSE
from tcg_table import Table


def destroyer(**more: Any) -> Table:
    t = Table(
        ["Boromir", "Aragorn"],
        ["Rider in Black"],
        "shadow",
        site=4,
        twilight=9,
        hands=[["Gondor Will See It Done"], ["Morgul Destroyer"]],
        **more,
    )
    return t.pick("Morgul Destroyer").until_offered("Morgul Destroyer").pick("Morgul Destroyer")


def test_a_price_paid_prevents_the_effect() -> None:
    """003: preventing effects; 003: prevent."""
    t = destroyer()
    t.pick("Yes")
    t.skip()
    assert t.wounds("Frodo") == 1
    assert t.threats() == 0


def test_a_prevented_price_prevents_nothing() -> None:
    """003: preventing effects. As Morgul Destroyer, whose wound is prevented in its turn."""
    t = destroyer()
    t.pick("Yes")
    t.until_offered("Gondor Will See It Done").pick("Gondor Will See It Done")
    t.pick("Boromir")
    assert t.wounds("Frodo") == 0
    assert t.wounds("Boromir") == 1
    assert t.threats() == 2


def test_what_prevents_may_be_prevented_itself() -> None:
    """003: preventing effects; 000: effect - the wound that would prevent it is prevented."""
    t = Table(
        ["Gandalf"],
        phase="shadow",
        twilight=2,
        site=1,
        hands=[["Intimidate"], ["Bringer of Threats"]],
    )
    t.pick("Bringer of Threats")
    assert (t.asked, t.who) == (ASK_WHETHER, 0)
    t.pick("Yes")
    assert t.asked == ASK_RESPONSE
    t.pick("Intimidate")
    assert t.wounds("Frodo") == 0
    assert t.threats() == 2


def test_the_wound_prevents_it_otherwise() -> None:
    """003: preventing effects."""
    t = Table(["Gandalf"], phase="shadow", twilight=2, hands=[[], ["Bringer of Threats"]])
    t.pick("Bringer of Threats").pick("Yes")
    assert t.wounds("Frodo") == 1
    assert t.threats() == 0


def test_and_without_it_the_effect_happens() -> None:
    t = Table(["Gandalf"], phase="shadow", twilight=2, hands=[[], ["Bringer of Threats"]])
    t.pick("Bringer of Threats").pick("No")
    assert t.threats() == 2
