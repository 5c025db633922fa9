"""000: spot."""

import pytest

from mathom.cardplay.word import inside
from mathom.games.tcg.abilities import ARCHERY, ASSIGNMENT
from mathom.games.tcg.effects import defender_bonus
from mathom.games.tcg.events.sites import E_MARKER
from mathom.games.tcg.facts import DEFINED
from mathom.games.tcg.questions import ASK_DEFENDER
from mathom.games.tcg.words.conditions.spotting import YouSpot
from tcg_table import DECK, KEEPER, Table, fight


def test_the_balrog_skips_the_archery_phase_and_goes_in_daylight() -> None:
    """000: spot; 000: while."""
    balrog = "The Balrog, Durin's Bane"
    below = Table(["Legolas"], [balrog], "maneuver", site=5)
    below.until(ASK_DEFENDER)
    assert below.wounds(balrog) == 0
    assert below.phase != ARCHERY
    above = Table(["Legolas"], [balrog], "maneuver", site=4, hands=[["Gimli"]])
    above.game.event(E_MARKER, 0, 4)
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


SPOTTING = [
    word
    for card in DEFINED
    for text in card.text
    for word in inside(text)
    if isinstance(word, YouSpot)
]


def test_two_conditions_need_not_be_discarded() -> None:
    """000: spot - "if you spot": 2R20 takes one condition where two would hurt."""
    t = Table(
        ["Legolas"],
        ["Goblin Runner"],
        "maneuver",
        hands=[["2R20"]],
        support=[["1R34", "1C21"], ["1C157"]],
    )
    t.pick("Secret Sentinels")
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (1, 2)
    t.pick("Uruk-hai Armory")
    assert t.in_play("Lord of Moria")
    assert not t.in_play("1C157")


def test_without_an_orc_there_is_no_second() -> None:
    t = Table(
        ["Legolas"],
        ["Uruk Slayer"],
        "maneuver",
        hands=[["2R20"]],
        support=[["1R34", "1C21"], ["1C157"]],
    )
    t.pick("Secret Sentinels")
    assert t.game.decision is not None
    assert t.game.decision.most == 1


@pytest.mark.parametrize(("answer", "bonus"), [("0", 1), ("1", 2)])
def test_what_you_spot_is_your_choice_for_a_keyword(answer: str, bonus: int) -> None:
    """2C2: defender +1, or +2 for an Orc."""
    t = Table(["Gimli"], ["Goblin Runner"], "maneuver", hands=[["2C2", KEEPER]])
    t.pick("Disquiet of Our People")
    assert t.labels() == ["0", "1"]
    t.pick(answer)
    assert defender_bonus(t.game, t.card("Gimli")) == bonus


@pytest.mark.parametrize(("answer", "strength"), [("0", 2), ("5", 4)])
def test_what_you_spot_is_your_choice_for_strength(answer: str, strength: int) -> None:
    """1U227: five burdens make it more; with four nothing is asked."""
    rider = "Rider in Black"
    for burdens in (4, 5):
        t = fight("Aragorn", rider, [[], ["1U227"]], site=4, burdens=burdens, twilight=9)
        before = t.strength(rider)
        t.until_offered("Threshold of Shadow").pick("Threshold of Shadow")
        if burdens == 5:
            assert t.labels() == ["0", "5"]
            t.pick(answer)
        assert t.strength(rider) - before == (strength if burdens == 5 else 2)


def test_an_elf_and_a_dwarf_are_spotted_together_or_not_at_all() -> None:
    """2C69."""
    for answer, weaker in (("0", 1), ("2", 3)):
        t = fight(
            "Gimli", "Goblin Runner", [[], ["2C69"]], support=[["Archer at Home"]], twilight=9
        )
        before = t.strength("Gimli")
        t.until_offered("Old Differences").pick("Old Differences")
        assert t.labels() == ["0", "2"]
        t.pick(answer)
        assert before - t.strength("Gimli") == weaker


def test_every_card_that_says_you_spot_asks() -> None:
    """000: spot - four in the first three sets: 1U227, 2C2, 2C69, 2R20, tested above."""
    assert len(SPOTTING) == 4
