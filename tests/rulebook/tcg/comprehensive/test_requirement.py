"""000: requirement."""

from tcg_table import Table


def test_requirements_are_met_before_costs_are_paid() -> None:
    """000: cost; 000: requirement - fewer than three tokens before its own three are added."""
    event = "Questions That Need Answering"
    t = Table(["Gandalf"], twilight=2, hands=[[event]])
    t.pick(event)
    assert t.twilight == 5
    full = Table(["Gandalf"], twilight=3, hands=[[event]])
    assert not full.offers(event)
    assert full.why_not(event) == ["000: requirement"]


def test_what_must_be_spotted_to_play_a_card() -> None:
    """000: spot; 000: requirement."""
    elrond = "Elrond, Lord of Rivendell"
    alone = Table(hands=[[elrond]])
    assert alone.why_not(elrond) == ["000: spot"]
    t = Table(["Legolas"], hands=[[elrond]])
    t.pick("Elrond")
    assert t.in_play(elrond)
