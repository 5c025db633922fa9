"""000: spot - what must be in play and active."""

from mathom.games.tcg.abilities import ASSIGNMENT
from tcg_table import Table


def test_the_dead_cannot_be_spotted() -> None:
    """000: spot."""
    t = Table(["Gimli"], hands=[["Dwarf Guard"]])
    assert t.offers("Dwarf Guard")
    t = Table([], hands=[["Dwarf Guard"]], dead=["Gimli"])
    assert not t.offers("Dwarf Guard")
    assert t.why_not("Dwarf Guard") == ["000: spot"]


def test_others_companions_are_not_active_and_not_spotted() -> None:
    """000: spot; 000: active."""
    t = Table([], [["Gimli"]], hands=[["Dwarf Guard"]])
    assert not t.offers("Dwarf Guard")


def test_a_stacked_card_is_not_spotted() -> None:
    """000: spot; 000: stack."""
    t = Table([], hands=[["Dwarf Guard"]], stacked={"Gimli": "Frodo"})
    assert not t.offers("Dwarf Guard")


def test_one_need_not_spot_all_there_are() -> None:
    """000: spot - "you spot": any number of those there are."""
    brood = "Uruk Brood"
    for spotted in (0, 1, 2):
        t = Table(
            ["Hero"],
            [brood, "Uruk of the Hand", "Uruk Slayer"],
            "skirmish",
            site=5,
            twilight=2,
            assigned={brood: "Hero"},
            hands=[["Hobbit Intuition"]],
        )
        t.until_offered(brood).pick(brood)
        assert t.labels() == ["0", "1", "2"]
        t.pick(str(spotted))
        assert t.strength(brood) == 9 + spotted


def test_what_can_be_spotted_is_spotted_without_a_choice() -> None:
    """000: spot - "while you can spot": the Balrog skips the archery phase."""
    t = Table(
        ["Legolas"],
        ["The Balrog"],
        "maneuver",
        site=5,
    )
    t.until_phase(ASSIGNMENT)
    assert t.wounds("The Balrog") == 0
    t = Table(["Legolas"], ["Great Troll"], "maneuver", site=5)
    t.until_phase(ASSIGNMENT)
    assert t.wounds("Great Troll") == 1


def test_an_event_is_never_spotted() -> None:
    """000: spot - nor is it in play while it is played; 000: event."""
    t = Table(["Gimli"], hands=[["Delving"]], discards=[["Delving"]])
    t.pick("Delving")
    assert not t.in_play("Delving")
