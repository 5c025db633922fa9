"""000: spot."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import ARCHERY, ASSIGNMENT
from tcg_table import DECK, Table


def test_the_balrog_skips_the_archery_phase_and_goes_in_daylight() -> None:
    """000: spot; 000: while."""
    balrog = "The Balrog, Durin's Bane"
    below = Table(["Legolas"], [balrog], "maneuver", site=5)
    below.until(kinds.ASK_DEFENDER)
    assert below.wounds(balrog) == 0
    assert below.phase != ARCHERY
    above = Table(["Legolas"], [balrog], "maneuver", site=4, hands=[["Gimli"]])
    above.game.event(kinds.E_MARKER, 0, 4)
    above.game.decision = None
    above.game.run()
    assert not above.in_play(balrog)


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


def test_only_active_cards_are_spotted() -> None:
    """000: spot; 000: active - the other player's Elf does not count."""
    elrond = "Elrond, Lord of Rivendell"
    t = Table(hands=[[elrond]], support=[[], ["Archer at Home"]])
    assert not t.offers("Elrond")


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
