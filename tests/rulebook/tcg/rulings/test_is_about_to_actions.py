"""003: is about to actions."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.questions import ASK_RESPONSE
from tcg_table import DISCARD, Table

ISILDUR = "Isildur, Bearer of Heirlooms"


def test_what_happens_instead_leaves_nothing_to_answer() -> None:
    """003: is about to actions. As Isildur's: the worn Ring comes first, Sapling has no say."""
    t = Table(
        [],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Boromir"},
        ring_bearer="Boromir",
        ring="4R1",
        support=[["Sapling of the White Tree"]],
    )
    t.pick("The One Ring")
    assert t.burdens() == 1
    assert t.strength("Boromir") == 9
    t.until(ASK_RESPONSE)
    assert t.burdens() == 3  # a burden for each of two wounds
    assert t.wounds("Boromir") == 0
    assert t.in_play("Sapling of the White Tree")


def test_without_the_ring_the_response_is_offered() -> None:
    """003: is about to actions."""
    t = Table(
        [],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Boromir"},
        ring_bearer="Boromir",
        ring="4R1",
        support=[["Sapling of the White Tree"]],
    )
    t.until(ASK_RESPONSE).pick("Sapling of the White Tree")
    assert t.wounds("Boromir") == 1  # one of the two was prevented
    assert t.zone("Sapling of the White Tree") == DISCARD


def test_isildur_wears_the_ring_and_the_sapling_has_nothing_to_prevent() -> None:
    """000: response; 003: is about to actions."""
    t = Table(
        [],
        ["Big Orc"],
        "skirmish",
        support=[["Sapling of the White Tree"]],
        assigned={"Big Orc": ISILDUR},
        ring_bearer=ISILDUR,
        ring="The One Ring, Answer To All Riddles",
    )
    assert t.burdens() == 2  # there are not three companions to exert
    t.pick("The One Ring")
    assert t.burdens() == 3
    t.until_phase(REGROUP)
    assert t.burdens() == 4  # instead of the wound
    assert t.wounds(ISILDUR) == 0
    assert t.in_play("Sapling of the White Tree")


def test_only_one_answer_is_needed() -> None:
    """003: is about to actions - once prevented, the situation is gone."""
    t = Table(["Gandalf"], ["Goblin Bow"], "archery", hands=[["Intimidate"] * 2])
    t.pick("Gandalf").pick("Intimidate")
    assert t.hand(0) == 1
    assert t.asked != ASK_RESPONSE
