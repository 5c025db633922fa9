"""000: The One Ring; 003: instead; 003: is about to actions."""

from mathom.games.tcg import kinds
from tcg_table import Table

BANE = "The One Ring, Isildur's Bane"
RULING = "The One Ring, The Ruling Ring"


def test_the_ring_may_be_put_on_when_a_wound_is_about_to_be_taken() -> None:
    """000: response - a special ability, and therefore optional."""
    t = Table([], ["Goblin Bow"], "archery", ring=BANE)
    assert (t.asked, t.who) == (kinds.ASK_RESPONSE, 0)
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


def test_sam_carries_on_when_frodo_is_killed() -> None:
    """000: losing the game; 000: Sam; 000: Ring-bearer."""
    t = Table(["Sam, Son of Hamfast"], ["Goblin Bow"], "archery", burdens=2, wounds={"Frodo": 3})
    t.pick("Frodo")
    assert t.asked == kinds.ASK_RESPONSE
    t.pick("Sam")
    assert not t.over
    sam = t.card("Sam, Son of Hamfast")
    assert t.host("The One Ring") == sam
    assert t.resistance("Sam, Son of Hamfast") == 5 - 2
    assert not t.in_play("Frodo")


def test_without_sams_answer_the_game_is_lost() -> None:
    """000: losing the game."""
    t = Table(["Sam, Son of Hamfast"], ["Goblin Bow"], "archery", wounds={"Frodo": 3})
    t.pick("Frodo").skip()
    assert t.over


def test_a_new_ring_bearer_does_not_wear_the_ring() -> None:
    """000: losing the game."""
    from mathom.games.tcg.effects import total
    from mathom.games.tcg.facts import WEARING

    t = Table(
        ["Sam, Son of Hamfast"],
        ["Goblin Bow", "Goblin Bow"],
        "archery",
        ring=BANE,
        wounds={"Frodo": 3},
    )
    t.pick("Frodo").skip()  # he does not put it on, and dies
    t.pick("Sam")
    assert total(t.game, WEARING, t.card("Sam, Son of Hamfast")) == 0


def test_the_ring_bearer_cannot_be_discarded_or_returned() -> None:
    """000: Ring-bearer; 003: return to hand."""
    from mathom.games.tcg.changes import can_be_discarded, to_hand

    t = Table(["Aragorn"])
    assert not can_be_discarded(t.game, t.card("Frodo"))
    assert can_be_discarded(t.game, t.card("Aragorn"))
    to_hand(t.game, t.card("Frodo"))
    assert t.in_play("Frodo")


def test_the_ring_bearers_skirmish_cannot_be_cancelled() -> None:
    """000: Ring-bearer; 003: cancel."""
    t = Table(
        [],
        ["Prey"],
        "skirmish",
        site=2,
        assigned={"Prey": "Frodo"},
        hands=[["Hobbit Stealth"]],
    )
    t.until_offered("Hobbit Stealth").pick("Hobbit Stealth")
    assert t.wounds("Frodo") == 1  # it was fought all the same
