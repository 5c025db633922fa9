"""000: Ring-bearer."""

from typing import Any

import pytest

from mathom.games.tcg.abilities import MANEUVER, REGROUP
from mathom.games.tcg.questions import ASK_ACTION
from tcg_table import DISCARD, Table

SLINKER = "Sméagol, Slinker"
TOWER = dict.fromkeys(range(1, 10), "Ered Nimrais")
ISILDUR = "Isildur, Bearer of Heirlooms"


def test_a_ring_bearer_is_not_discarded_as_a_cost() -> None:
    """000: Ring-bearer - Be Back Soon, with and without the Ring on Sméagol."""
    hands = [["Be Back Soon", "A Ranger's Versatility"]]
    t = Table(["Aragorn"], ["Great Troll"], "maneuver", site=2, hands=hands, ring_bearer=SLINKER)
    assert t.phase == MANEUVER
    assert t.offers("A Ranger's Versatility")
    assert not t.offers("Be Back Soon")
    assert t.why_not("Be Back Soon") == ["000: cost"]
    t = Table([SLINKER], ["Great Troll"], "maneuver", hands=hands)
    t.pick("Be Back Soon").pick("No")
    assert not t.in_play(SLINKER)
    assert not t.in_play("Great Troll")


@pytest.mark.parametrize(("bearer", "cancelled"), [(SLINKER, False), ("", True)])
def test_sneaking_cancels_no_ring_bearers_skirmish(bearer: str, cancelled: bool) -> None:
    """000: Ring-bearer; 003: effect - nor is he healed: the better text is no choice."""
    more: dict[str, Any] = {"ring_bearer": bearer} if bearer else {}
    t = Table(
        [] if bearer else [SLINKER],
        ["Small Orc"],
        "skirmish",
        assigned={"Small Orc": SLINKER},
        wounds={SLINKER: 1},
        hands=[["Sneaking!", "Sneaking!"]],
        **more,
    )
    t.pick("Sneaking!")
    assert t.wounds(SLINKER) == 1
    assert (t.phase == REGROUP) is cancelled
    if not cancelled:
        assert t.asked == ASK_ACTION


def test_frodos_cloak_cancels_no_skirmish_of_the_ring_bearer() -> None:
    """000: Ring-bearer; 000: block symbol - at 1 to 4 of the Tower block, and elsewhere."""
    t = Table(
        [],
        ["Prey"],
        "skirmish",
        site=2,
        path="Tower",
        sites=TOWER,
        assigned={"Prey": "Frodo"},
        bearing={"Frodo's Cloak": "Frodo"},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Frodo's Cloak")
    assert t.burdens() == 1
    assert t.asked == ASK_ACTION  # it goes on
    t = Table(
        [],
        ["Prey"],
        "skirmish",
        site=2,
        burdens=1,
        wounds={"Frodo": 1},
        assigned={"Prey": "Frodo"},
        bearing={"Frodo's Cloak": "Frodo"},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Frodo's Cloak")
    assert (t.burdens(), t.wounds("Frodo")) == (0, 0)
    assert t.zone("Frodo's Cloak") == DISCARD


def test_frodos_cloak_cancels_the_skirmish_of_a_frodo_who_bears_no_ring() -> None:
    """000: Ring-bearer; 000: skirmish phase(s) - without winner or loser."""
    frodo = "Frodo, Weary From the Journey"
    t = Table(
        [frodo],
        ["Big Orc"],
        "skirmish",
        site=2,
        path="Tower",
        sites=TOWER,
        ring_bearer=ISILDUR,
        assigned={"Big Orc": frodo},
        bearing={"Frodo's Cloak": frodo},
    )
    t.pick("Frodo's Cloak")
    assert t.in_play(frodo)
    assert t.phase == REGROUP
    assert not any(" wins" in line or " loses" in line for line in t.told(0))


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
