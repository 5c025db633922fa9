"""Cards of the second and third set's Free Peoples, and of later sets, looked at once more."""

from typing import Any

import pytest

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.previews import parts
from mathom.games.tcg.questions import ASK_SHADOW
from mathom.games.tcg.rows import WOUNDS
from tcg_table import DECK, KEEPER, Table, fight

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong
RIDER = "Rider in Black"  # Nazgûl, 9 strong


@pytest.mark.parametrize(("weapon", "hand"), [("2C95", 0), ("7C265", 3)])
def test_a_weapons_text_adds_no_strength_either(weapon: str, hand: int) -> None:
    """2R38, 2R105: a strength bonus from a weapon is one by its text too."""
    shield = fight("Boromir", ORC, [[]], bearing={weapon: ORC, "2R38": "Boromir"})
    assert shield.strength(ORC) == 8
    assert parts(shield.game, shield.card(ORC)) == []
    coat = fight("Frodo", ORC, [[]], bearing={weapon: ORC, "2R105": "Frodo"})
    assert coat.strength(ORC) == 8
    plain = fight("Boromir", ORC, [[]], bearing={weapon: ORC})
    assert plain.strength(ORC) == 8 + 2 + (3 if hand else 2)
    other = fight("Aragorn", ORC, [[]], bearing={weapon: ORC, "2R38": "Aragorn"})
    assert other.strength(ORC) == 8 + 2 + (3 if hand else 2)


def test_nor_does_what_a_weapon_is_used_for() -> None:
    """2R38: Orc Scimitar's own text gives nothing to one who gains nothing from weapons."""
    t = fight("Boromir", ORC, [[]], bearing={"1C269": ORC, "2R38": "Boromir"}, twilight=3)
    t.until_offered("Orc Scimitar").pick("Orc Scimitar")
    assert t.strength(ORC) == 8


def test_troop_of_uruk_hai_against_a_flaming_brand() -> None:
    """1R143: only what adds: a weapon that takes strength away still does."""
    t = Table(["Aragorn"], ["1R143", RIDER], "skirmish", hands=[[KEEPER]],
              bearing={"2R32": "Aragorn"},
              assigned={"1R143": "Aragorn", RIDER: "Aragorn"})  # fmt: skip
    assert t.strength("Aragorn") == 8
    t = Table(["3P121"], ["1R143"], "skirmish", hands=[[KEEPER]],
              assigned={"1R143": "3P121"}, bearing={"3R21": "3P121"})  # fmt: skip
    assert t.strength("1R143") == 9 - 2


def test_parry_takes_what_a_possessions_text_adds() -> None:
    """1R132: the whole bonus of the possession, and only until the regroup phase."""
    t = Table(["3U7"], [URUK], "maneuver", hands=[[KEEPER], ["1R132"]], twilight=9, site=2,
              sites={2: "1C331"}, bearing={"1U31": "3U7"})  # fmt: skip
    assert t.strength("3U7") == 6 + 2 + 2
    t.until_offered("Parry").pick("Parry")
    assert t.strength("3U7") == 6
    t.until_phase(REGROUP)
    assert t.strength("3U7") == 6 + 2 + 2


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (2, False)])
@pytest.mark.parametrize("staff", ["2R22", "2C29"])
def test_who_is_to_exert_without_the_staff(staff: str, wounds: int, offered: bool) -> None:
    """2R27; 000: cost - the staff is discarded first, and its vitality with it."""
    t = fight("2P122", ORC, [["2R27"]], bearing={staff: "2P122"}, wounds={"2P122": wounds})
    assert t.offers("Staff Asunder") == offered
    if offered:
        t.pick("Staff Asunder")
        assert t.wounds("2P122") == 3
        assert not t.in_play(ORC)


@pytest.mark.parametrize("erland", [True, False])
def test_a_hand_that_the_shadow_does_not_see_is_not_shown_for_it(erland: bool) -> None:
    """2C21: nor does a Shadow card (1R120) have its player reveal it."""
    support = [["2C21"] if erland else [], ["1R120"]]
    t = Table([], [URUK], "shadow", hands=[["Gimli"]], support=support, burdens=1, twilight=9)
    t.pick("Alive and Unspoiled").pick("1")
    assert t.knows(1, "Gimli") != erland
    assert t.offers("Yes") != erland


def test_one_may_still_show_ones_own_hand() -> None:
    """2C21: what one reveals by a text of one's own is no affair of the Shadow's."""
    t = Table(["Gandalf"], support=[["2C21", "1U54"]], hands=[["3U7"]])
    t.pick("Mallorn-trees").pick("Arwen")
    assert t.zone("3U7") == DECK


def test_only_the_shadow_exerts_one_who_is_to_throw_himself_in() -> None:
    """2U71: Orc-bane cannot exert Sting's bearer."""
    held = {"1R313": "Frodo"}
    t = Table([], [ORC], "maneuver", hands=[["2R109"]], bearing=held)
    assert t.offers("Orc-bane")
    t = Table([], [ORC], "maneuver", hands=[["2R109"]], bearing={**held, "2U71": "Frodo"})
    assert not t.offers("Orc-bane")


def use(t: Table, place: int) -> None:
    """Answer by the place of an option: two copies have the same label."""
    assert t.game.decision is not None
    t.game.answer(t.game.decision.options[place])


def test_a_limit_on_cards_drawn_is_for_the_whole_phase() -> None:
    """2U87; 000: limit - however often it is used; each copy has its own."""
    t = Table([], [ORC, "Big Orc"], "shadow", support=[[], ["2U87", "2U87"]], burdens=4)
    for copy, held in ((1, 4), (1, 5), (1, 5), (2, 9)):
        use(t, copy)
        t.pick(ORC).pick("4")
        assert t.hand(1) == held
        t.game.rows[WOUNDS][t.card(ORC)] = 0


def test_a_limit_on_twilight_is_for_the_whole_phase() -> None:
    """2U72; 000: limit."""
    t = Table([], ["1R165"], "shadow", support=[[], ["2U72", "2U72"]], burdens=3)
    for copy, pool in ((1, 3), (1, 5), (1, 5), (2, 8)):
        use(t, copy)
        t.pick("3")
        assert t.twilight == pool
        t.game.rows[WOUNDS][t.card("1R165")] = 0


@pytest.mark.parametrize("gimli", [True, False])
def test_counts_but_one_wants_gimli(gimli: bool) -> None:
    """8U4: who is not there is not one who is not assigned."""
    fellowship = ["Aragorn", "Gimli"] if gimli else ["Aragorn"]
    t = Table(fellowship, [ORC], "skirmish", assigned={ORC: "Aragorn"}, hands=[["8U4", KEEPER]])
    assert t.offers("Counts But One") == gimli


TROLLS = "Three Monstrous Trolls"


def moved(shadow: str, fellowship: list[str], **more: Any) -> Table:
    """A fellowship that moves, beside a Shadow condition and a Hobbit ally who may answer it."""
    t = Table(fellowship, [], support=[["3C114", "3C111"], [shadow]], **more)
    return t.pick("Move on")


@pytest.mark.parametrize(
    ("shadow", "fellowship", "more", "amount"),
    [
        ("3U83", [], {"burdens": 3}, 3),
        ("3R102", ["3U10", "3U12"], {}, 3),
        ("1U188", ["Gimli", "2C6"], {"site": 3}, 4),
    ],
)
def test_all_the_twilight_of_a_text_is_prevented_at_once(
    shadow: str, fellowship: list[str], more: dict[str, int], amount: int
) -> None:
    """3C114: "any number" is all that a Shadow card adds for each of something."""
    t = moved(shadow, fellowship, **more)
    assert t.offers(TROLLS)
    t.pick(TROLLS)
    assert t.wounds("3C111") == 1
    assert not t.offers(TROLLS)
    t.until(ASK_SHADOW)
    stopped = t.twilight
    t = moved(shadow, fellowship, **more)
    t.until(ASK_SHADOW)
    assert t.twilight == stopped + amount
