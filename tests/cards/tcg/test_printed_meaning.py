"""What reading the cards of the Fellowship block once more against their wordings brought to light.

Each test is a difference between what a card says and what it did.
"""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.effects import twilight_cost
from mathom.games.tcg.questions import ASK_ARCHERY, ASK_DEFENDER, ASK_SHADOW
from mathom.games.tcg.words.conditions.game import wearing
from tcg_table import DISCARD, KEEPER, NONE, Table

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
GOBLIN = "Goblin of the Deeps"  # [moria] Orc, 5 strong
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong
RIDER = "Rider in Black"  # Nazgûl, 9 strong


def test_1c134_only_hobbits_who_move_exert() -> None:
    """000: ally - it does not move with the companions."""
    t = Table(["Sam"], support=[["1C297"]], site=2, bearing={"1C134": "The Old Bridge"})
    t.pick("Move on")
    assert t.wounds("Sam") == 1
    assert t.wounds("1C297") == 0


def test_1u332_only_hobbits_who_move_exert() -> None:
    """000: ally."""
    t = Table(["Sam"], support=[["1C297"]], sites={2: "1U332"}, others_at=2)
    t.pick("Move on")
    assert t.wounds("Sam") == 1
    assert t.wounds("1C297") == 0


def test_2r25_makes_only_what_you_play_cheaper() -> None:
    t = Table(["Gandalf"], [GOBLIN], "shadow", site=4, twilight=9,
              support=[["2R25"]], hands=[["1C101"], ["1C182"]])  # fmt: skip
    assert twilight_cost(t.game, t.card("1C182")) == 1
    t = Table(["Gandalf"], support=[["2R25"]], hands=[["1C92"]])
    assert twilight_cost(t.game, t.card("1C92")) == 0


def test_1r147_keeps_a_companion_from_this_minion_alone() -> None:
    t = Table(["Aragorn", "Boromir"], ["1R147", ORC], "assignment")
    t.until_offered("Uruk Guard").pick("Uruk Guard").pick("Aragorn")
    t.until(ASK_DEFENDER)
    assert not t.offers("Aragorn against Uruk Guard")
    assert t.offers("Aragorn against Orc of the Tower")
    assert t.offers("Boromir against Uruk Guard")


def test_1c306_lets_its_own_player_discard_tales() -> None:
    t = Table(["1C306", "Sam"], [ORC], "maneuver", bearing={"1C317": "Sam"})
    t.until_offered("There and Back Again").pick("There and Back Again")
    assert t.zone("1C317") == DISCARD
    assert t.strength("Sam") == 3 + 2


def test_1c306_keeps_an_opponent_from_discarding_tales() -> None:
    t = Table(["1C306", "Sam"], [ORC], "shadow", twilight=9, bearing={"1C317": "Sam"},
              hands=[[], ["1C277"]])  # fmt: skip
    t.until_offered("Shadow's Reach").pick("Shadow's Reach")
    assert t.in_play("1C317")


def test_2u103_the_minions_owner_may_prevent_the_wound() -> None:
    """003: prevent."""
    t = Table(["Sam"], [ORC, GOBLIN], "maneuver", twilight=3, bearing={"1C299": "Sam"},
              hands=[["2U103"]])  # fmt: skip
    t.pick("Hobbit Sword-play").pick("Orc of the Tower")
    assert t.who == 1
    t.pick("Yes")
    assert t.wounds(ORC) == 0
    assert t.twilight == 0


def test_2u103_the_minion_is_wounded_if_nobody_pays() -> None:
    t = Table(["Sam"], [ORC, GOBLIN], "maneuver", twilight=3, bearing={"1C299": "Sam"},
              hands=[["2U103"]])  # fmt: skip
    t.pick("Hobbit Sword-play").pick("Orc of the Tower").pick("No")
    assert t.wounds(ORC) == 1
    assert t.wounds(GOBLIN) == 0


def test_2u33_the_orcs_owner_may_prevent_its_discard() -> None:
    """003: prevent."""
    t = Table(["Aragorn"], ["20C40", GOBLIN], "skirmish", twilight=3, hands=[["2U33"]],
              assigned={"20C40": "Aragorn"})  # fmt: skip
    t.until_offered("Flee in Terror").pick("Flee in Terror")
    assert t.who == 1
    t.pick("Yes")
    assert t.in_play(GOBLIN)
    assert t.twilight == 0


def test_2u17_only_the_opponent_who_must_discard_may_prevent_it() -> None:
    """000: opponent."""
    t = Table(["Legolas"], [[GOBLIN], [ORC]], "skirmish", players=3, twilight=3,
              hands=[["2U17"]], assigned={GOBLIN: "Legolas"})  # fmt: skip
    t.until_offered("Dismay Our Enemies").pick("Dismay Our Enemies")
    assert t.who == 0
    t.game.answer(2)
    assert t.who == 2
    t.pick("No")
    assert t.zone(ORC) == DISCARD + 2


def test_3c69_the_companion_may_exert_to_prevent_it() -> None:
    """003: prevent."""
    t = Table(["Aragorn", "Boromir"], ["3C69", URUK], "assignment")
    t.until_offered("Saruman").pick("Saruman").pick("Boromir")
    assert t.who == 0
    t.pick("Yes")
    assert t.wounds("Boromir") == 1
    assert t.against(URUK) == NONE


def test_3c69_assigns_if_the_companion_does_not_exert() -> None:
    t = Table(["Aragorn", "Boromir"], ["3C69", URUK], "assignment")
    t.until_offered("Saruman").pick("Saruman").pick("Boromir").pick("No")
    assert t.wounds("Boromir") == 0
    assert t.against(URUK) == t.card("Boromir")


def test_1u207_leaves_the_support_area_once() -> None:
    t = Table(["Boromir", "Aragorn"], [RIDER], "skirmish", site=4, assigned={RIDER: "Boromir"},
              bearing={"1U207": "Aragorn"}, hands=[[KEEPER]])  # fmt: skip
    while t.phase != REGROUP and t.game.decision is not None:
        assert not t.offers("Black Breath")
        t.skip()


def test_1u209_leaves_the_support_area_once() -> None:
    t = Table(["Boromir", "Aragorn"], [RIDER], "skirmish", site=4, assigned={RIDER: "Boromir"},
              bearing={"1U209": "Aragorn"}, hands=[[KEEPER]])  # fmt: skip
    while t.phase != REGROUP and t.game.decision is not None:
        assert not t.offers("Blade Tip")
        t.skip()


def test_2r36_strengthens_somebody_else() -> None:
    t = Table(["Aragorn", "Boromir", "1U97"], [ORC], "skirmish", assigned={ORC: "Boromir"},
              hands=[["2R36", KEEPER]])  # fmt: skip
    t.until_offered("No Mere Ranger").pick("No Mere Ranger")
    assert not t.offers("Aragorn")
    t.pick("Boromir")
    assert t.strength("Boromir") == 7 + 2


def test_1r169_assigns_no_minion_that_cannot_be() -> None:
    moria = [GOBLIN, GOBLIN, GOBLIN, GOBLIN, GOBLIN]
    t = Table([], ["3C69", *moria], "assignment", hands=[[], ["1R169"]])
    t.until_offered("The End Comes").pick("The End Comes")
    assert t.who == 0
    assert not t.offers("Saruman")


def test_2r108_the_ring_stays_off() -> None:
    """000: The One Ring - taken off, it is not worn again when the phase is over."""
    t = Table(["Aragorn"], [RIDER, "Goblin Bow"], "archery", ring="1R1", site=4,
              bearing={"2R108": "Frodo"}, hands=[[KEEPER]])  # fmt: skip
    t.until(ASK_ARCHERY).pick("Frodo")
    t.until_offered("The One Ring").pick("The One Ring")
    t.until(ASK_DEFENDER).pick("Aragorn against Rider in Black")
    assert wearing(t.game)
    t.until_offered("O Elbereth! Gilthoniel!").pick("O Elbereth! Gilthoniel!")
    t.pick(next(label for label in t.labels() if "off" in label))
    assert not wearing(t.game)
    t.until(ASK_DEFENDER)  # the Rider is fierce
    assert not wearing(t.game)


def test_2u118_the_first_archer_is_the_first_even_if_it_is_gone() -> None:
    archer = "Goblin Bow"
    t = Table([], [], "shadow", site=5, sites={5: "2U118"}, twilight=20,
              hands=[[], [archer, "2C51", archer]])  # fmt: skip
    assert twilight_cost(t.game, t.card(archer)) == 3 - 2
    t.until_offered(archer).pick(archer)
    assert twilight_cost(t.game, t.card(archer, 1)) == 3
    t.pick("The Balrog")
    assert len(t.game.rows[DISCARD + 1]) == 1
    assert twilight_cost(t.game, t.card(archer, 1)) == 3


def test_2r100_makes_search_cards_and_trackers_dearer() -> None:
    t = Table(["Sam"], phase="shadow", site=6, twilight=9, support=[["2R100"]],
              hands=[[], ["1C261", "1R206", GOBLIN]])  # fmt: skip
    assert twilight_cost(t.game, t.card("1C261")) == 1 + 2
    assert twilight_cost(t.game, t.card("1R206")) == 1 + 2
    assert twilight_cost(t.game, t.card(GOBLIN)) == 2


def test_1r55_does_nothing_with_a_hand_that_cannot_be_looked_at() -> None:
    """000: look at."""
    t = Table(["1R45"], [ORC], "maneuver", support=[["1R55"], ["2C44"]],
              hands=[[], [ORC] * 7])  # fmt: skip
    t.until_offered("The Mirror of Galadriel").pick("The Mirror of Galadriel")
    t.until(ASK_DEFENDER)
    assert t.wounds("1R45") == 1
    assert t.hand(1) == 7


def test_1u350_each_shadow_player_has_a_first_orc() -> None:
    t = Table([], [[GOBLIN], []], "shadow", players=3, site=6, sites={6: "1U350"}, twilight=20,
              hands=[[], [GOBLIN], [GOBLIN, KEEPER]])  # fmt: skip
    t.until_offered(GOBLIN)
    first = t.who
    t.pick(GOBLIN).skip().until(ASK_SHADOW)
    assert t.who != first
    assert twilight_cost(t.game, t.card(GOBLIN, 2)) == 0
