"""000: condition."""

from mathom.games.tcg.questions import ASK_ACTION, ASK_FELLOWSHIP
from tcg_table import DEAD, NONE, PLAY, Table


def test_snow_keeps_everyone_from_skirmish_actions() -> None:
    """004: Saruman's Snows; 000: condition."""
    t = Table(
        ["Gimli"],
        ["Big Orc"],
        "skirmish",
        site=4,
        assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"]],
        bearing={"Saruman's Snows": "20C103"},
    )
    assert t.zone("Gimli") == DEAD  # nobody could act
    free = Table(
        ["Gimli"], ["Big Orc"], "skirmish", site=4, assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"]],
    )  # fmt: skip
    assert free.asked == ASK_ACTION


def test_a_cost_must_be_paid_to_play() -> None:
    """000: cost; 000: condition; 000: support area."""
    tired = Table(
        [],
        ["Uruk of the Hand"],
        "shadow",
        twilight=5,
        hands=[[], ["Worry"]],
        wounds={"Uruk of the Hand": 1},
    )
    assert not tired.offers("Worry")
    t = Table([], ["Uruk of the Hand"], "shadow", twilight=5, hands=[[], ["Worry"]])
    t.pick("Worry")
    assert t.wounds("Uruk of the Hand") == 1
    assert t.twilight == 3


def test_a_condition_is_played_in_its_sides_own_phase() -> None:
    """000: condition."""
    t = Table(["Gimli"], hands=[["Dwarven Heart"]], wounds={"Gimli": 2})
    t.pick("Dwarven Heart")
    while t.asked != ASK_FELLOWSHIP:
        t.pick(t.labels()[-1])
    assert t.host("Dwarven Heart") == t.card("Gimli")
    assert t.wounds("Gimli") == 0


def test_a_condition_stays_until_it_is_discarded() -> None:
    """000: condition; 000: bearer - in the support area, or on its bearer, turn after turn."""
    stairs, breath = "Stairs of Khazad-dûm", "Crushing Load"
    t = Table(["Gimli"], phase="regroup", moves=2, support=[[stairs]], bearing={breath: "Gimli"})
    t.until_offered("Move on")
    assert t.who == 1  # the next turn has begun
    assert (t.zone(stairs), t.host(stairs)) == (PLAY, NONE)
    assert t.host(breath) == t.card("Gimli")
