"""The later rulings about what is prevented, replaced or killed."""

from typing import Any

from mathom.games.tcg import kinds
from tcg_table import DEAD, DISCARD, Table


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
    t.until(kinds.ASK_RESPONSE)
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
    t.until(kinds.ASK_RESPONSE).pick("Sapling of the White Tree")
    assert t.wounds("Boromir") == 1  # one of the two was prevented
    assert t.zone("Sapling of the White Tree") == DISCARD


def test_what_cannot_happen_instead_does_not() -> None:
    """003: instead. The Ring-bearer cannot be discarded, so The Dead City does not save him."""
    t = Table(
        ["Sméagol, Bearer of Great Secrets"],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": "Sméagol, Bearer of Great Secrets"},
        bearing={"The Dead City": "Sméagol, Bearer of Great Secrets"},
    )
    assert t.zone("Sméagol, Bearer of Great Secrets") == DISCARD
    t = Table(
        [],
        ["Great Troll"],
        "skirmish",
        assigned={"Great Troll": "Sméagol, Bearer of Great Secrets"},
        bearing={"The Dead City": "Sméagol, Bearer of Great Secrets"},
        ring_bearer="Sméagol, Bearer of Great Secrets",
    )
    assert t.over
    assert t.winner == 1


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


def test_to_be_discarded_is_not_to_be_killed() -> None:
    """003: killed. A minion discarded is not killed, nor the other way round."""
    dead = Table(
        ["Weakling"],
        ["Rider in Black"],
        "skirmish",
        assigned={"Rider in Black": "Weakling"},
        support=[[], ["Drawn to Its Power"]],
    )
    assert dead.zone("Weakling") == DEAD
    assert dead.burdens() == 1
    gone = Table(
        ["Sméagol, Bearer of Great Secrets"],
        ["Rider in Black"],
        "skirmish",
        assigned={"Rider in Black": "Sméagol, Bearer of Great Secrets"},
        bearing={"The Dead City": "Sméagol, Bearer of Great Secrets"},
        support=[[], ["Drawn to Its Power"]],
    )
    assert gone.zone("Sméagol, Bearer of Great Secrets") == DISCARD
    assert gone.burdens() == 0
