"""000: spot, skirmish phase(s), threats, moving your fellowship, exhausted - more by example."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import REGROUP, SHADOW_PHASE
from tcg_table import DEAD, DECK, Table


def test_what_was_discarded_for_each_one_spotted_is_counted() -> None:
    """000: spot; 000: for each - Uruk Spy: cards for minions spotted, burdens for Shadow cards."""
    for spotted, burdens in ((0, 0), (1, 1), (2, 1), (3, 2)):
        t = Table(
            [],
            ["Uruk Spy", "Uruk Slayer", "Uruk of the Hand"],
            "skirmish",
            assigned={"Uruk of the Hand": "Frodo"},
            ring="The One Ring, The Ruling Ring",
            bearing={"Hobbit Sword": "Frodo"},
            decks=[[], ["Great Troll", "Gimli", "Goblin Bow"]],
            hands=[[], ["Too Much Attention"]],
            twilight=1,
        )
        t.until_offered("The One Ring").pick("The One Ring")
        t.until_offered("Uruk Spy").pick("Uruk Spy")
        assert t.labels() == ["0", "1", "2", "3"]
        deck, before = len(t.game.rows[DECK + 1]), t.burdens()
        t.pick(str(spotted))
        assert len(t.game.rows[DECK + 1]) == deck - spotted
        assert t.burdens() == before + burdens
        assert not t.offers("Uruk Spy")  # exhausted: it cannot pay again


def test_one_is_skirmishing_only_while_the_skirmish_goes_on() -> None:
    """000: skirmish phase(s) - Farin, assigned to an Orc, while another skirmish is fought."""
    t = Table(
        ["Farin", "Aragorn"],
        ["Goblin of the Deeps", "Orc of the Tower"],
        "skirmish",
        assigned={"Goblin of the Deeps": "Farin", "Orc of the Tower": "Aragorn"},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Aragorn")
    assert t.strength("Farin") == 5
    t.until_phase(REGROUP)
    t = Table(
        ["Farin", "Aragorn"],
        ["Goblin of the Deeps", "Orc of the Tower"],
        "skirmish",
        assigned={"Goblin of the Deeps": "Farin", "Orc of the Tower": "Aragorn"},
        hands=[["Hobbit Intuition"]],
    )
    t.pick("Farin")
    assert t.strength("Farin") == 7


def test_twilight_for_the_site_the_region_and_the_companions() -> None:
    """000: moving your fellowship; 000: region - two, three and four are nine."""
    t = Table(
        ["Aragorn", "Gimli", "Legolas"],
        site=4,
        path="Shadows",
        sites={5: "The Old Bridge Beyond"},
        others_at=5,
    )
    t.skip()
    assert t.phase == SHADOW_PHASE
    assert t.twilight == 2 + 3 + 4


def test_a_killed_ally_brings_the_threats_down_on_companions() -> None:
    """000: threats - three of them, in any way its player likes."""
    t = Table(
        ["Aragorn", "Gimli"],
        ["Goblin Bow"],
        "archery",
        site=4,
        threats=3,
        support=[["Archer at Home"]],
        wounds={"Archer at Home": 1},
    )
    t.pick("Archer at Home")
    assert t.zone("Archer at Home") == DEAD
    assert t.threats() == 0
    for title in ("Aragorn", "Gimli", "Aragorn"):
        assert t.asked == kinds.ASK_THREAT
        assert not t.offers("Archer at Home")
        t.pick(title)
    assert (t.wounds("Aragorn"), t.wounds("Gimli")) == (2, 1)


def test_nine_companions_with_the_dead_among_them() -> None:
    """000: The Rule of 9 - three dead leave room for six."""
    dead = ["Merry, Friend to Sam", "Dwarf Guard", "Dwarf Guard"]
    t = Table(["Hero"] * 4, hands=[["Gimli"]], dead=dead)
    assert t.offers("Gimli")
    t = Table(["Hero"] * 5, hands=[["Gimli"]], dead=dead)
    assert not t.offers("Gimli")


def test_an_exhausted_one_who_must_exert_does_not() -> None:
    """000: exhausted; 000: effect - as much as can be done, and the rest is ignored."""
    for wounds, after in ((0, 1), (3, 3)):
        t = Table(
            ["Merry"],
            sites={2: "Midgewater Marshes"},
            others_at=2,
            wounds={"Merry": wounds},
        )
        t.skip()
        assert t.site() == 2
        assert t.wounds("Merry") == after
        assert t.wounds("Frodo") == 1
