"""000: dead pile."""

from mathom.games.tcg.questions import ASK_THREAT
from tcg_table import DEAD, Table


def test_a_unique_character_in_the_dead_pile_cannot_be_played() -> None:
    """000: dead pile."""
    t = Table(hands=[["Gimli", "Guard of the Hall"]], dead=["Gimli", "Guard of the Hall"])
    assert not t.offers("Gimli")
    assert t.offers("Guard of the Hall")


def test_sent_back_places_the_wizard_in_the_dead_pile() -> None:
    """000: dead pile - and he has been killed: the threats come."""
    gandalf = "Gandalf, Plain Wanderer"
    t = Table(
        [gandalf, "Aragorn"],
        ["Big Orc"],
        "skirmish",
        threats=1,
        assigned={"Big Orc": gandalf},
        support=[["Sent Back"]],
    )
    t.pick("Sent Back")
    assert not t.in_play("Big Orc")
    assert t.zone(gandalf) == DEAD
    t.until(ASK_THREAT).pick("Aragorn")
    assert t.wounds("Aragorn") == 1


def test_one_placed_in_the_dead_pile_has_been_killed() -> None:
    """000: dead pile; 000: threats - by a text that does not speak of killing."""
    smeagol = "Sméagol, Bearer of Great Secrets"
    t = Table(["Aragorn"], threats=1, ring_bearer=smeagol)
    t.skip()
    assert t.zone("Aragorn") == 39
    assert t.threats() == 0
    assert t.wounds(smeagol) == 1
