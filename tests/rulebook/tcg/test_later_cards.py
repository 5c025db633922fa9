"""Examples of the glossary with the cards that they name, of later sets."""

from mathom.games.tcg import kinds
from mathom.games.tcg.abilities import MANEUVER, REGROUP
from mathom.games.tcg.effects import damage_bonus
from tcg_table import Table

EOMER = "Éomer, Third Marshal of Riddermark"
SLINKER = "Sméagol, Slinker"
UGLUK = "Uglúk, Servant of Saruman"


def test_each_instance_of_ambush_is_asked_for_apart() -> None:
    """000: ambush - the minion's own and that of its bow: both, either or neither."""
    added: dict[tuple[str, str], int] = {}
    for first in ("No", "Yes"):
        for second in ("No", "Yes"):
            t = Table(
                ["Hero"],
                ["Man of the South"],
                "assignment",
                bearing={"Raider Bow": "Man of the South"},
            )
            t.until(kinds.ASK_DEFENDER).pick("Hero against Man of the South")
            t.until(kinds.ASK_AMBUSH).pick(first)
            assert t.asked == kinds.ASK_AMBUSH
            t.pick(second)
            added[first, second] = t.twilight
    assert added["No", "No"] == 0
    assert sorted((added["Yes", "No"], added["No", "Yes"])) == [2, 5]
    assert added["Yes", "Yes"] == 7


def test_a_card_that_names_itself_is_cheaper_as_it_is_played() -> None:
    """000: modifier - Éomer, beside a Man of Rohan."""
    t = Table(["Mustered Man"], hands=[[EOMER]])
    t.pick("Éomer")
    assert t.twilight == 2
    t = Table(["Boromir"], hands=[[EOMER]])
    t.pick("Éomer")
    assert t.twilight == 3


def test_his_strength_grows_with_wounds_of_those_he_fights() -> None:
    """000: for each; 000: wound."""
    t = Table(
        [EOMER],
        ["Great Troll", "Big Orc"],
        "skirmish",
        assigned={"Great Troll": EOMER},
        wounds={"Great Troll": 2, "Big Orc": 1},
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength(EOMER) == 7 + 4


def test_the_site_number_of_orcs_is_lower_once_grishnakh_is_there() -> None:
    """000: modifier; 000: roaming - not for himself while he is played."""
    grishnakh = "Grishnákh, Orc Captain"
    t = Table(
        [],
        [],
        "shadow",
        site=3,
        twilight=12,
        hands=[[], [grishnakh, "Orc of the Tower"]],
    )
    t.pick("Grishnákh")
    assert t.twilight == 12 - 4 - 2
    t.pick("Orc of the Tower")
    assert t.twilight == 6 - 3  # at home from site 3 on


def test_the_same_trackers_are_spotted_for_both_effects() -> None:
    """000: effect - three trackers are two trackers as well."""
    for others, strength, damage in ((0, 9, 0), (1, 12, 0), (2, 12, 1)):
        t = Table([], [UGLUK, *["Uruk Scout"] * others], "shadow", site=5)
        assert t.strength(UGLUK) == strength
        assert damage_bonus(t.game, t.card(UGLUK)) == damage


def test_for_each_hobbit_a_minion_may_be_wounded_again() -> None:
    """000: for each; 000: unbound - Aragorn, Wingfoot; Frodo and Sam do not count."""
    fellowship = ["Aragorn, Wingfoot", "Merry", "Pippin, Friend to Frodo", "Sam, Son of Hamfast"]
    t = Table(fellowship, ["Great Troll", "Big Orc"], "regroup", site=3)
    t.until_offered("Move").pick("Move")
    t.pick("Aragorn")
    assert t.labels() == ["0", "1", "2"]
    t.pick("2").pick("Great Troll").pick("Great Troll")
    assert t.wounds("Great Troll") == 2


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


def test_two_players_may_go_on_against_each_other() -> None:
    """000: loops - Slinker adds a burden, the river's text removes it: as long as both like."""
    t = Table(
        [SLINKER],
        ["Big Orc"],
        "skirmish",
        site=4,
        sites={4: "7U341"},
        assigned={"Big Orc": SLINKER},
    )
    for turn in range(3):
        t.pick("Sméagol")
        assert t.strength(SLINKER) == 3 + 2 * (turn + 1)
        t.pick("Anduin Banks")
        assert t.strength("Big Orc") == 12 + 2 * (turn + 1)
    assert t.burdens() == 0
    t.until_phase(REGROUP)
    assert t.wounds(SLINKER) == 0  # he cannot take wounds


def test_a_required_instead_leaves_nothing_to_respond_to() -> None:
    """000: response - the Ring worn by a Man of Gondor, and the Sapling beside it."""
    ring = "The One Ring, Answer To All Riddles"
    boromir = "Boromir, Plain Captain"
    t = Table(
        [],
        ["Uruk of the Hand"],
        "skirmish",
        support=[["Sapling of the White Tree"]],
        assigned={"Uruk of the Hand": boromir},
        ring_bearer=boromir,
        ring=ring,
    )
    t.pick("The One Ring")
    assert t.burdens() == 1
    t.until_phase(REGROUP)
    assert t.burdens() == 1 + 2  # nine against nine, and a damage bonus
    assert t.in_play("Sapling of the White Tree")
    assert t.wounds(boromir) == 0


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


def test_wounds_that_are_prevented_may_still_be_assigned() -> None:
    """000: wound - Faramir, Wizard's Pupil."""
    faramir = "Faramir, Wizard's Pupil"
    t = Table(
        [faramir, "Gandalf, Plain Wanderer"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": faramir},
    )
    t.until_offered("Faramir")
    gandalf = [n for n, label in enumerate(t.labels()) if label == "Faramir"]
    assert t.game.decision is not None
    t.game.answer(t.game.decision.options[gandalf[-1]])
    t.until_phase(REGROUP)
    assert t.wounds("Gandalf, Plain Wanderer") == 1
    assert t.wounds(faramir) == 0


def test_the_cost_of_a_card_is_changed_only_as_it_is_played() -> None:
    """000: twilight cost - Rohirrim Road, and the cost of a card that is only revealed."""
    storm = "Storm of Argument"
    t = Table(
        ["Elrond's Guest"],
        site=1,
        sites={1: "Rohirrim Road"},
        hands=[["Store of Food", storm], ["They Are Coming"]],
        discards=[["Delving", "Axe Strike", "Battle Fury", "Cleaving Blow", "Halls of My Home"]],
    )
    t.pick("Rohirrim Road").pick("Store of Food")
    assert t.twilight == 1 + 2
    t.pick(storm)  # as many as the condition costs: three, and not five
    assert t.game.decision is not None
    assert t.game.decision.most == 3


def test_the_same_title_with_another_subtitle_is_the_same_thing() -> None:
    """000: unique - Gandalf's Staff, with and without a subtitle."""
    gandalf = "Gandalf, Plain Wanderer"
    staff = "Gandalf's Staff, Walking Stick"
    t = Table([gandalf], hands=[[staff]], bearing={"2R22": gandalf})
    assert not t.offers("Gandalf's Staff")
    assert "000: unique" in t.why_not(staff)
    t = Table([gandalf], hands=[[staff]])
    assert t.offers("Gandalf's Staff")
