"""Shadow cards of sets 2 and 3, as an adversary would play them."""

import pytest

from mathom.cardplay.questions import ASK_WHETHER, ASK_WHICH
from mathom.games.tcg.abilities import END_OF_PHASE, REGROUP
from mathom.games.tcg.changes import can_exert, lasting
from mathom.games.tcg.effect_kinds import STRENGTH
from mathom.games.tcg.effects import damage_bonus
from mathom.games.tcg.questions import ASK_SHADOW
from mathom.games.tcg.rows import OWNER
from tcg_table import HAND, KEEPER, PATH, Table


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_3u72_what_weapons_give_is_lost_once(copies: int) -> None:
    """000: damage bonus - copies of the condition leave what is printed on the character."""
    t = Table(["1R13"], ["3U57"], "skirmish", assigned={"3U57": "1R13"}, bearing={"1R14": "1R13"},
              support=[[], ["3U72"] * copies], hands=[[KEEPER]])  # fmt: skip
    assert damage_bonus(t.game, t.card("1R13")) == 1


def last_fight(*on_balrog: str, wounds: int = 4, companion: str = "Hero") -> Table:
    """A Balrog that is about to lose its skirmish."""
    t = Table([companion, "Aragorn"], ["2C51"], "skirmish", site=5, assigned={"2C51": companion},
              bearing=dict.fromkeys(on_balrog, "2C51"), wounds={"2C51": wounds},
              hands=[[KEEPER], ["2R57"]], twilight=5)  # fmt: skip
    lasting(t.game, STRENGTH, t.card(companion), 20, END_OF_PHASE, t.card(companion))
    return t


def test_2r57_the_whip_of_a_balrog_that_has_just_died() -> None:
    """000: skirmish phase(s) - the skirmish involved it, though it is gone as the skirmish ends."""
    t = last_fight("2R74")
    t.until_offered("Final Cry")
    assert not t.in_play("2C51")
    assert not t.in_play("2R74")
    t.pick("Final Cry")
    assert t.wounds("Hero") == 2
    assert t.wounds("Aragorn") == 0


def test_2r57_a_balrog_that_died_without_the_whip_does_not_cry() -> None:
    t = last_fight("2R50").until_phase(REGROUP)
    assert t.wounds("Hero") == 0
    assert t.zone("2R57") == HAND + 1


def test_2r57_the_skirmish_after_its_last_is_not_its_own() -> None:
    """What died in one skirmish was not in the next."""
    t = Table(["Hero", "Aragorn"], ["2R52", "Small Orc"], "skirmish", site=5,
              assigned={"2R52": "Hero", "Small Orc": "Aragorn"}, bearing={"2R74": "2R52"},
              wounds={"2R52": 4}, hands=[[KEEPER, KEEPER], ["2R57"]], twilight=5)  # fmt: skip
    t.pick("Hero")
    lasting(t.game, STRENGTH, t.card("Hero"), 20, END_OF_PHASE, t.card("Hero"))
    t.until_offered("Final Cry").pick("Pass")
    while t.phase != REGROUP:
        assert not t.offers("Final Cry") or t.in_play("2R52")
        t.skip()
    assert t.wounds("Aragorn") == 0


@pytest.mark.parametrize(
    ("minions", "support", "text"),
    [
        (["1U233"], [], "Úlairë Nelya"),
        (["Rider in Black"], ["1U222"], "Paths Seldom Trodden"),
        (["Small Orc"], ["2C55"], "Dark Places"),
    ],
)
def test_2c55_sites_of_the_same_number_are_those_of_the_first_block(
    minions: list[str], support: list[str], text: str
) -> None:
    """000: adventure deck, Dark Places - what has no number yet is not of the same number."""
    t = Table([], minions, "shadow", path="Shadows", site=2, others_at=2, twilight=5,
              support=[[], support])  # fmt: skip
    before = [t.game.rows[OWNER][site] for site in t.game.rows[PATH]]
    t.pick(text)
    assert t.asked == ASK_SHADOW
    assert [t.game.rows[OWNER][site] for site in t.game.rows[PATH]] == before


def test_1c295_a_site_of_another_block_is_not_site_1() -> None:
    """000: block symbol."""
    t = Table(["Sam"], path="Shadows", others_at=2, support=[["1C295"]])
    t.game.rows[OWNER][t.game.rows[PATH][0]] = 1
    assert not t.offers("Hobbit Farmer")


def test_2u71_no_free_peoples_card_exerts_its_bearer_by_what_he_bears() -> None:
    """Orc-bane exerts whoever bears Sting; so does a card with toil, or one that exhausts."""
    t = Table([], ["Small Orc"], "maneuver", bearing={"1R313": "Frodo", "2U71": "Frodo"},
              hands=[["2R109", KEEPER]])  # fmt: skip
    assert not t.offers("Orc-bane")
    frodo, foul = t.card("Frodo"), t.card("Small Orc")
    assert not can_exert(t.game, frodo, 1, t.card("2R109"))
    assert can_exert(t.game, frodo, 1, foul)


@pytest.mark.parametrize(
    ("hand", "labels"),
    [
        (["1C82", "1C76", KEEPER], ["No", "Yes"]),
        (["1C82", KEEPER], ["No"]),
        ([KEEPER, KEEPER], ["No"]),
        (["1C82"], None),
        ([], None),
    ],
)
def test_3r85_that_one_is_asked_does_not_tell_what_one_holds(
    hand: list[str], labels: list[str] | None
) -> None:
    """Two cards in hand could be two of Gandalf's, for all that the Shadow player knows."""
    t = Table(["Gandalf"], ["Rider in Black"], "maneuver", hands=[hand, ["3R85"]])
    t.until_offered("Too Great and Terrible").pick("Too Great and Terrible")
    if labels is not None:
        assert (t.who, t.asked) == (0, ASK_WHETHER)
        assert t.labels() == labels
        t.pick(labels[-1])
    if labels == ["No", "Yes"]:
        t.pick("Risk a Little Light", "Intimidate")
        assert t.wounds("Gandalf") == 0
    else:
        assert t.wounds("Gandalf") == 2


def test_1r169_the_free_peoples_player_is_made_to_assign_within_what_is_allowed() -> None:
    """2R75, 1R147: neither Bill Ferny nor a guard that Frodo is kept from; any other minion."""
    goblins = ["2C60"] * 5
    t = Table(["Aragorn"], [*goblins, "1R147", "2R75"], "assignment", hands=[[], ["1R169"]],
              twilight=9)  # fmt: skip
    t.until_offered("Uruk Guard").pick("Uruk Guard").pick("Frodo")
    t.until_offered("The End Comes").pick("The End Comes")
    assert t.who == 0
    assert t.offers("Goblin Bowman")
    assert not t.offers("Uruk Guard")
    assert not t.offers("Bill Ferny")


@pytest.mark.parametrize("hand", [[KEEPER, KEEPER], ["1C196", "1C196"]])
def test_2r15_that_one_is_asked_does_not_tell_what_one_holds(hand: list[str]) -> None:
    """Who draws two holds cards enough to discard, for all that the others know."""
    t = Table(["Gimli"], hands=[["2R15"], hand], decks=[[], [KEEPER, KEEPER]])
    t.pick("What Are We Waiting For?")
    assert (t.who, t.asked) == (1, ASK_WHICH)
    assert len(t.labels()) == (1 if hand == [KEEPER, KEEPER] else 2)
