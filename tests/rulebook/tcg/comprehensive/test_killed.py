"""000: killed."""

from tcg_setups import fought, lemenya_discards_the_coat
from tcg_table import DEAD, DISCARD, Table


def test_a_wound_that_somebody_might_have_prevented_still_kills() -> None:
    """000: killed - the Ring hears of wounds that are about to come, and nothing of them after."""
    t = Table(["Legolas"], ["Goblin of the Deeps"], "archery", ring="The One Ring, Isildur's Bane")
    assert t.zone("Goblin of the Deeps") == DISCARD + 1


def test_a_character_dies_when_its_bonus_to_vitality_goes() -> None:
    """000: killed; 000: vitality."""
    from mathom.games.tcg.changes import discard

    t = Table(["Gimli"], bearing={"Heart of Oak": "Gimli"}, wounds={"Gimli": 3})
    assert t.vitality("Gimli") == 1
    discard(t.game, t.card("Heart of Oak"))
    t.game.decision = None
    t.game.run()
    assert not t.in_play("Gimli")


def test_one_whose_vitality_bonus_goes_may_be_killed_at_once() -> None:
    """000: killed; 000: vitality - a bearer who lives by what he bears."""
    t = lemenya_discards_the_coat(5)
    assert t.zone("Hero") == DEAD


def test_where_the_killed_go() -> None:
    """000: killed; 000: dead pile; 000: discard pile - minions are discarded."""
    t = fought("Weakling", "Prey")
    assert t.zone("Weakling") == DEAD
    t = fought("Boromir", "Far Orc", wounds={"Far Orc": 1})
    assert t.zone("Far Orc") == DISCARD + 1
