"""000: companion."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from tcg_table import PLAY, Table


def test_a_companion_joins_the_fellowship() -> None:
    """000: companion; 000: ally - counted as it moves, as an ally is not."""
    t = Table(hands=[["Legolas", "Barliman"]])
    t.pick("Legolas").pick("Barliman")
    assert t.zone("Legolas") == t.zone("Barliman") == PLAY
    pool = t.twilight
    assert pool == 2 + 1  # what they cost
    t.pick("Move on")
    assert t.phase == SHADOW_PHASE
    assert t.twilight == pool + 1 + 2  # site 2, Frodo and Legolas


def test_companions_defend_each_other() -> None:
    """000: companion; 000: assignment phase - every one of them, wherever they are."""
    t = Table(["Aragorn", "Legolas"], ["Big Orc"], "assignment", site=2, support=[["Elrond"]])
    assert t.labels() == [
        "Done",
        "Frodo against Big Orc",
        "Aragorn against Big Orc",
        "Legolas against Big Orc",
    ]
