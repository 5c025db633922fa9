"""000: The One Ring."""

from mathom.games.tcg.questions import ASK_RESPONSE
from tcg_table import Table

BANE = "The One Ring, Isildur's Bane"
RULING = "The One Ring, The Ruling Ring"


def test_the_ring_may_be_put_on_when_a_wound_is_about_to_be_taken() -> None:
    """000: response - a special ability, and therefore optional."""
    t = Table([], ["Goblin Bow"], "archery", ring=BANE)
    assert (t.asked, t.who) == (ASK_RESPONSE, 0)
    t.pick("The One Ring")
    assert t.burdens() == 2  # for that very wound
    assert t.wounds("Frodo") == 0


def test_it_need_not_be_put_on() -> None:
    t = Table([], ["Goblin Bow"], "archery", ring=BANE)
    t.skip()
    assert t.burdens() == 0
    assert t.wounds("Frodo") == 1


def test_once_worn_every_wound_becomes_burdens_and_nothing_is_asked() -> None:
    """000: action - what is required comes before what is optional."""
    t = Table([], ["Goblin Bow", "Goblin Bow"], "archery", ring=BANE)
    t.pick("The One Ring")
    assert t.burdens() == 4
    assert t.wounds("Frodo") == 0


def test_the_ruling_ring_answers_only_in_a_skirmish() -> None:
    arrows = Table([], ["Goblin Bow"], "archery", ring=RULING)
    assert arrows.wounds("Frodo") == 1
    fight = Table([], ["Prey"], "skirmish", assigned={"Prey": "Frodo"}, ring=RULING)
    fight.pick("The One Ring")
    assert fight.burdens() == 1
    assert fight.wounds("Frodo") == 0


def test_an_overwhelmed_ring_bearer_dies_with_the_ring_on() -> None:
    """000: overwhelmed."""
    t = Table([], ["Great Troll"], "skirmish", assigned={"Great Troll": "Frodo"}, ring=BANE)
    assert t.over
    assert t.winner == 1
