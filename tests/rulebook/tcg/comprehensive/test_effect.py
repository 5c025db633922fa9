"""000: effect."""

import pytest

from mathom.games.tcg.effects import damage_bonus
from tcg_table import DISCARD, PLAY, Table

UGLUK = "Uglúk, Servant of Saruman"
ISILDUR = "Isildur, Bearer of Heirlooms"


def test_as_much_as_can_be_done_is_done() -> None:
    """000: effect; 000: reveal."""
    t = Table(
        ["Legolas"],
        hands=[["Curse Their Foul Feet!"], ["Small Orc"]],
    )
    t.pick("Curse Their Foul Feet!").pick("Small Orc")
    assert t.hand(1) == 0
    assert t.zone("Small Orc") == DISCARD + 1


def test_the_orc_that_is_played_is_none_of_those_discarded_for_it() -> None:
    """000: effect - They Are Coming: the Orc must lie in the discard pile beforehand."""
    orcs = ["Goblin of the Deeps", "Goblin Runner", "Goblin Scavengers"]
    t = Table(
        [], [], "shadow", site=4, twilight=9, hands=[[], orcs], support=[[], ["They Are Coming"]]
    )
    assert not t.offers("They Are Coming")
    assert t.why_not("They Are Coming") == ["000: effect"]
    t = Table(
        [],
        [],
        "shadow",
        site=4,
        twilight=9,
        hands=[[], orcs],
        support=[[], ["They Are Coming"]],
        discards=[[], ["Goblin Bow"]],
    )
    t.pick("They Are Coming")
    while t.offers("Goblin of the Deeps") or t.offers("Goblin Runner"):
        if t.in_play("Goblin Bow"):
            break
        t.skip()
    assert t.zone("Goblin Bow") == PLAY + 1
    assert [t.zone(title) for title in orcs] == [DISCARD + 1] * 3


def test_a_smaller_count_is_met_by_a_greater() -> None:
    """000: effect - three trackers are enough for two and for three."""
    from mathom.games.tcg.effects import damage_bonus

    two = Table([], ["Counting Captain", *["Tracker"] * 2], "shadow")
    assert two.strength("Counting Captain") == 9
    assert damage_bonus(two.game, two.card("Counting Captain")) == 0
    three = Table([], ["Counting Captain", *["Tracker"] * 3], "shadow")
    assert three.strength("Counting Captain") == 9
    assert damage_bonus(three.game, three.card("Counting Captain")) == 1


def test_without_an_elf_to_play_galadriel_cannot_be_used() -> None:
    """000: effect - a card to be played must be there before the action begins."""
    t = Table(support=[["Galadriel, Lady of Light"]], hands=[["Gimli"]])
    assert not t.offers("Galadriel")


def test_worry_lets_the_free_peoples_player_choose() -> None:
    """004: Worry; 000: effect."""
    t = Table(
        ["Aragorn"],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Aragorn"},
        support=[[], ["Worry"]],
    )
    assert t.who == 0
    t.game.answer(1)
    assert t.burdens() == 1


def test_an_exhausted_ring_bearer_leaves_only_the_burden() -> None:
    """000: effect - one must choose what one can fully do."""
    t = Table(
        ["Aragorn"],
        ["Uruk of the Hand"],
        "skirmish",
        assigned={"Uruk of the Hand": "Aragorn"},
        support=[[], ["Worry"]],
        wounds={"Frodo": 3},
    )
    assert t.burdens() == 1


def test_the_same_trackers_are_spotted_for_both_effects() -> None:
    """000: effect - three trackers are two trackers as well."""
    for others, strength, damage in ((0, 9, 0), (1, 12, 0), (2, 12, 1)):
        t = Table([], [UGLUK, *["Uruk Scout"] * others], "shadow", site=5)
        assert t.strength(UGLUK) == strength
        assert damage_bonus(t.game, t.card(UGLUK)) == damage


def test_a_prevented_prevention_prevents_nothing() -> None:
    """000: effect - Morgul Destroyer, a Ring-bearer of Gondor, and the Sapling."""
    boromir = "Boromir, Plain Captain"
    t = Table(
        ["Gimli"],
        ["Rider in Black"],
        "shadow",
        site=4,
        twilight=2,
        hands=[[], ["Morgul Destroyer"]],
        support=[["Sapling of the White Tree"]],
        ring_bearer=boromir,
    )
    t.pick("Morgul Destroyer").pick("Morgul Destroyer")
    t.pick("Yes")
    t.pick("Sapling of the White Tree")
    assert t.wounds(boromir) == 0
    assert t.threats() == 2


def test_isildur_lets_his_player_choose_and_leads_the_knights() -> None:
    """000: effect - three companions exert, or two burdens are added."""
    t = Table(
        ["Aragorn", "Gimli"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": ISILDUR},
        ring_bearer=ISILDUR,
        hands=[["Hobbit Intuition"]],
    )
    exert = next(label for label in t.labels() if "xert" in label)
    t.pick(exert)
    assert [t.wounds(title) for title in (ISILDUR, "Aragorn", "Gimli")] == [1, 1, 1]
    assert t.burdens() == 0


def test_an_event_may_be_played_without_any_effect() -> None:
    """000: effect."""
    t = Table(["Gandalf"], hands=[["Sleep, Caradhras"]])
    t.pick("Sleep, Caradhras")
    assert t.wounds("Gandalf") == 1


@pytest.mark.parametrize(
    ("site", "named"), [("1C346", "Frodo"), ("1U344", "Gimli, Dwarf of Erebor")]
)
def test_of_two_things_neither_of_which_can_be_done_in_full_as_much_as_can_be_is_done(
    site: str, named: str
) -> None:
    """000: effect - Frodo is exhausted and only one other companion is left to exert."""
    fellowship = ["Aragorn"] if named == "Frodo" else [named, "Aragorn"]
    full = {"Frodo": 4, "Gimli, Dwarf of Erebor": 3}
    others = {} if named == "Frodo" else {"Frodo": 3}
    t = Table(
        fellowship,
        site=3,
        sites={4: site},
        others_at=4,
        wounds={named: full[named] - 1, **others},
    )
    t.pick("Move on")
    assert t.wounds("Aragorn") == 1
    assert t.wounds(named) == full[named] - 1


def test_of_two_things_the_one_that_can_be_done_in_full_is_done() -> None:
    """000: effect - one other companion is not two, so Frodo must."""
    t = Table(["Aragorn"], site=3, sites={4: "1C346"}, others_at=4)
    t.pick("Move on")
    assert (t.wounds("Frodo"), t.wounds("Aragorn")) == (1, 0)
