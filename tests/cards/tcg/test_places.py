"""000: ally, home site, site - where a character is, by every word that asks for a place."""

from typing import Any

import pytest

from mathom.cardplay.names import NOBODY
from mathom.cardplay.phrases import Clause
from mathom.cardplay.steps import PERFORM, If
from mathom.games.tcg.effects import damage_bonus
from mathom.games.tcg.facts import DEFINED, KEYWORD_NAMES, TYPE_SITE
from mathom.games.tcg.lexicon import words
from mathom.games.tcg.questions import ASK_FELLOWSHIP
from mathom.games.tcg.rulebook.whereabouts import stands_at, where
from mathom.games.tcg.words.clauses import AtSite, PlayedTo
from mathom.games.tcg.words.conditions.cards import StandsAt
from mathom.games.tcg.words.conditions.game import IsAt, NotAt
from mathom.games.tcg.words.nouns import CARD
from mathom.games.tcg.words.sites import SiteNumbers
from mathom.games.tcg.words.zones import SELF
from mathom.kernel.frame import Frame
from tcg_table import KEEPER, Table

DWARF_ALLY = "Thrarin"  # at home at site 3
HERE = 5  # where the fellowship is
# A card, and the sites of the Fellowship block it is at while the fellowship is at site 5.
STANDING: list[tuple[str, list[int]]] = [
    ("Aragorn", [HERE]),
    ("Frodo", [HERE]),
    ("Elrond", [3]),
    ("Archer at Home", [4]),
    ("Man of the Tower", []),  # at home in another block
    ("Big Orc", [HERE]),
    ("Elven Bow", [3]),  # on an ally
    ("Coat", [HERE]),  # on a companion
    ("Saruman's Frost", [2]),  # on a site
    ("20C42", [HERE]),  # in a support area
]


def table(**more: Any) -> Table:
    return Table(
        ["Aragorn"],
        ["Big Orc"],
        "maneuver",
        site=HERE,
        support=[["Elrond", "Archer at Home", "Man of the Tower"], ["20C42"]],
        bearing={"Elven Bow": "Elrond", "Coat": "Aragorn", "Saruman's Frost": "The Old Bridge"},
        hands=[[KEEPER]],
        **more,
    )


@pytest.mark.parametrize(("title", "numbers"), STANDING, ids=[title for title, _ in STANDING])
def test_every_place_word_asks_where_a_card_is(title: str, numbers: list[int]) -> None:
    """000: ally; 000: site; 000: block symbol."""
    t = table()
    card = t.card(title)
    assert stands_at(t.game, card) == numbers
    frame = Frame(PERFORM, 0, card, cards=NOBODY)
    for number in range(1, HERE + 1):
        site = SiteNumbers((number,))
        there = number in numbers
        assert (CARD & AtSite(site)).test(t.game, frame, card) == there
        assert (CARD & PlayedTo(site)).test(t.game, frame, card) == there
        assert StandsAt(SELF, site).holds(t.game, frame) == there
        # What is said of the fellowship does not ask where the card is.
        assert IsAt(site).holds(t.game, frame) == (number == HERE)
        assert NotAt(site).holds(t.game, frame) == (number != HERE)


def test_no_place_word_is_left_out() -> None:
    """Every word with a site in it that is said of cards or of the fellowship."""
    found = {
        word.__name__
        for word in words()
        if issubclass(word, (Clause, If)) and "{where:Where}" in word.english
    }
    assert found == {"AtSite", "PlayedTo", "StandsAt", "IsAt", "NotAt"}


def test_others_fellowships_are_at_their_own_sites() -> None:
    """000: player marker - with three players, each fellowship is where its marker is."""
    t = table(players=3, others_at=2)
    frodos = [card for card in range(len(t.game.rows[0])) if stands_at(t.game, card) == [2]]
    assert t.card("Frodo", 1) in frodos
    assert t.card("Frodo", 2) in frodos
    assert where(t.game, t.card("Frodo")) != where(t.game, t.card("Frodo", 1))


def test_an_ally_whose_home_is_not_yet_played_is_nowhere_in_play() -> None:
    t = Table([], [], "maneuver", site=2, support=[["Archer at Home", "Archer at Home"]])
    assert where(t.game, t.card("Archer at Home")) == []
    assert stands_at(t.game, t.card("Archer at Home")) == [4]


# Cards


def site_with(keyword: str) -> str:
    """A site with this keyword; a table may lay it as any number."""
    bit = KEYWORD_NAMES.index(keyword)
    for card in DEFINED:
        if card.type == TYPE_SITE and card.site and card.keywords >> bit & 1:
            return card.id
    raise LookupError(keyword)


@pytest.mark.parametrize(("at", "strength"), [(4, 8 + 2 + 2), (3, 8 + 2 + 2)])
def test_1u31_an_ally_rides_at_home(at: int, strength: int) -> None:
    """While the ally's home is plains, wherever the fellowship is."""
    t = Table(["Aragorn"], [], "fellowship", site=at, sites={3: site_with("plains")},
              support=[["Elrond"]], bearing={"1U31": "Elrond"})  # fmt: skip
    assert t.strength("Elrond") == strength


def test_1u31_the_fellowships_plains_are_not_the_allys() -> None:
    plain = site_with("plains")
    t = Table(["Aragorn"], [], "fellowship", site=2, sites={2: plain}, support=[["Elrond"]],
              bearing={"1U31": "Elrond"})  # fmt: skip
    assert t.strength("Elrond") == 8 + 2


def test_1u31_stays_with_an_ally_while_the_fellowship_is_underground() -> None:
    """And goes with a companion."""
    deep = site_with("underground")
    for bearer, stays in (("Elrond", True), ("Legolas", False)):
        t = Table(["Legolas"], [], "fellowship", site=3, sites={4: deep}, others_at=4,
                  support=[["Elrond"]], bearing={"1U31": bearer})  # fmt: skip
        t.until_offered("Move on").pick("Move on")
        assert t.site() == 4
        assert t.in_play("1U31") == stays, bearer


@pytest.mark.parametrize("number", [1, 2])
def test_1u135_frost_is_on_those_at_its_site(number: int) -> None:
    """A Hobbit ally at home freezes there alone, a Hobbit of the fellowship where that is."""
    site = {1: "The Green Lane", 2: "The Old Bridge"}[number]
    t = Table(["Sam"], ["Big Orc"], "maneuver", site=2, support=[["Barliman"]],
              bearing={"Saruman's Frost": site}, hands=[[KEEPER]])  # fmt: skip
    assert t.strength("Sam") == (3 - 2 if number == 2 else 3)
    assert t.strength("Barliman") == (2 - 2 if number == 1 else 2)


def test_1c26_halls_of_stone_are_where_the_dwarf_is() -> None:
    deep = site_with("underground")
    t = Table(["Gimli"], ["Big Orc"], "skirmish", site=4, sites={4: deep}, support=[[DWARF_ALLY]],
              hands=[["1C26", "1C26", KEEPER]], assigned={"Big Orc": "Gimli"})  # fmt: skip
    ally = t.strength(DWARF_ALLY)
    t.pick("Their Halls of Stone").pick("Thrarin")
    assert t.strength(DWARF_ALLY) == ally + 2
    t.until_offered("Their Halls of Stone").pick("Their Halls of Stone").pick("Gimli")
    assert t.strength("Gimli") == 6 + 4


def test_3c28_an_elf_at_a_river_or_forest() -> None:
    """Elrond at his home is at no river, though the fellowship is."""
    t = Table(["Legolas"], ["Big Orc"], "skirmish", site=2, support=[["Elrond"]],
              hands=[["3C28"]], assigned={"Big Orc": "Legolas"})  # fmt: skip
    t.pick("Voice of Nimrodel")
    assert t.wounds("Legolas") == 1
    assert t.wounds("Elrond") == 0
    t = Table(["Aragorn"], ["Big Orc"], "skirmish", site=2, support=[["Elrond"]],
              hands=[["3C28", KEEPER]], assigned={"Big Orc": "Aragorn"})  # fmt: skip
    assert not t.offers("Voice of Nimrodel")


def test_1u113_a_ranger_at_a_river_or_forest() -> None:
    t = Table(["Aragorn"], ["Big Orc"], "maneuver", site=3, hands=[["1U113", KEEPER]])
    assert not t.offers("A Ranger's Versatility")
    t = Table(["Aragorn"], ["Big Orc"], "maneuver", site=2, hands=[["1U113"]])
    assert t.offers("A Ranger's Versatility")


def test_2r12_goes_by_where_the_dwarf_is() -> None:
    deep = site_with("underground")
    for who, damage in (("Gimli", 2), ("Thrarin", 0)):
        t = Table(["Gimli"], ["Big Orc"], "skirmish", site=4, sites={4: deep},
                  support=[[DWARF_ALLY, "2R12"]], hands=[[KEEPER]],
                  assigned={"Big Orc": "Gimli"})  # fmt: skip
        t.until_offered("Realm of Dwarrowdelf").pick("Realm of Dwarrowdelf").pick(who)
        assert damage_bonus(t.game, t.card(who)) == damage


def test_two_allies_of_one_home_hand_things_over() -> None:
    """000: transfer - wherever the fellowship is; but not to one who is at home elsewhere."""
    for other, may in (("Silinde", True), ("Archer at Home", False)):
        t = Table([], [], "fellowship", site=1, support=[["Elrond", other]],
                  bearing={"Elven Bow": "Elrond"})  # fmt: skip
        assert (t.asked == ASK_FELLOWSHIP and t.offers("Transfer Elven Bow")) == may, other
