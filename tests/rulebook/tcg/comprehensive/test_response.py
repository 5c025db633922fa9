"""000: response."""

from mathom.games.tcg.abilities import END_OF_TURN, REGROUP
from mathom.games.tcg.changes import discard, lasting
from mathom.games.tcg.effect_kinds import GAME, NO_BURDENS_ADDED
from mathom.games.tcg.questions import ASK_RESPONSE
from mathom.kernel.frame import NONE
from tcg_setups import frodo_falls
from tcg_table import KEEPER, STACKED, Table


def test_a_required_instead_leaves_nothing_to_respond_to() -> None:
    """000: response - the Ring worn by a Man of Gondor, and the Sapling beside it."""
    ring = "The One Ring, Answer To All Riddles"
    boromir = "Boromir, Plain Captain"
    t = Table(
        [],
        ["Uruk of the Hand"],
        "skirmish",
        support=[["Sapling of the White Tree"]],
        assigned={"Uruk of the Hand": boromir},
        ring_bearer=boromir,
        ring=ring,
    )
    t.pick("The One Ring")
    assert t.burdens() == 1
    t.until_phase(REGROUP)
    assert t.burdens() == 1 + 2  # nine against nine, and a damage bonus
    assert t.in_play("Sapling of the White Tree")
    assert t.wounds(boromir) == 0


def test_one_may_respond_more_than_once_to_different_wounds() -> None:
    """000: response."""
    t = Table(["Gandalf"], ["Goblin Bow"] * 2, "archery", hands=[["Intimidate"] * 2])
    t.pick("Gandalf").pick("Intimidate").pick("Gandalf").pick("Intimidate")
    assert t.wounds("Gandalf") == 0


def test_what_costs_nothing_is_not_done_again_for_nothing() -> None:
    """000: response - Goblin Swarms (1R183): the Orc is stacked once, by whichever copy."""
    swarms, goblin = "Goblin Swarms", "Goblin Runner"
    t = Table(
        ["Merry"],
        [goblin],
        "skirmish",
        assigned={goblin: "Merry"},
        support=[[], [swarms, swarms]],
    )
    t.until_offered(swarms).pick(swarms)
    assert t.zone(goblin) == STACKED
    for _ in range(20):
        if t.game.decision is None or t.asked != ASK_RESPONSE:
            break
        assert not t.offers(swarms)
        t.skip()


def test_an_orc_that_died_before_is_not_stacked() -> None:
    """000: response - what it speaks of has left play, and stays where it is."""
    swarms, goblin = "Goblin Swarms", "Goblin Runner"
    t = Table(["Merry"], [goblin], "skirmish", assigned={goblin: "Merry"}, support=[[], [swarms]])
    t.until_offered(swarms)
    discard(t.game, t.card(goblin))
    t.game.decision = None
    t.game.run()
    t.roll()
    assert t.game.decision is None or not t.offers(swarms)


def test_sam_takes_the_ring_once() -> None:
    """1C311, 1R310, 2C114: he who bears it does not take it again."""
    t = frodo_falls(["Sam, Son of Hamfast"])
    t.pick("Sam")
    assert t.game.decision is None or t.asked != ASK_RESPONSE or not t.offers("Sam")


def test_the_ring_that_is_worn_is_not_put_on_again() -> None:
    """1R1, 1C2; 000: burden - where none can be added, the wound comes after all."""
    t = Table([], ["Goblin Bow"], "maneuver", ring="1R1", hands=[[KEEPER]])
    lasting(t.game, NO_BURDENS_ADDED, GAME, 1, END_OF_TURN, NONE)
    t.game.run()
    t.until_offered("The One Ring").pick("The One Ring")
    assert t.game.decision is None or not t.offers("The One Ring")
    assert t.wounds("Frodo") == 1
