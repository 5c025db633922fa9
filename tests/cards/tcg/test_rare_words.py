"""Words that one card needs, or two: each on its card."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.effects import move_limit, twilight_cost
from mathom.games.tcg.questions import ASK_DEFENDER
from tcg_table import DISCARD, HAND, KEEPER, Table

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
GOBLIN = "Goblin of the Deeps"  # [moria] Orc, 5 strong
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong
RIDER = "Rider in Black"  # Nazgûl, 9 strong


def test_discard_until_one_stops() -> None:
    t = Table(["Gimli"], [ORC], "maneuver", hands=[["1R22"]], decks=[["1C3", "1C4", "1C5"]])
    t.until_offered("Mithril Shaft").pick("Mithril Shaft").pick("Yes").pick("Yes").pick("No")
    assert t.zone("1C3") == DISCARD
    assert t.zone("1C4") == HAND
    assert t.twilight == 2


def test_reveal_until_something_else() -> None:
    t = Table(["Sam"], phase="shadow", hands=[[], ["1R170"]], twilight=9,
              decks=[[], [GOBLIN, GOBLIN, ORC]])  # fmt: skip
    t.until_offered("Fool of a Took!").pick("Fool of a Took!")
    assert t.hand(1) == 3


def test_discard_something_else_if_there_is_no_such_card() -> None:
    t = Table(["Aragorn"], [RIDER], "maneuver", hands=[[KEEPER], ["1R205"]], twilight=9)
    t.until_offered("Beauty Is Fading").pick("Beauty Is Fading")
    assert t.zone("Aragorn") == DISCARD


def test_lend_strength() -> None:
    t = Table(["1R302", "Aragorn"], [ORC], "skirmish", assigned={ORC: "Aragorn"},
              hands=[[KEEPER]])  # fmt: skip
    t.until_offered("Merry").pick("Merry").pick("Aragorn")
    assert t.wounds("1R302") == 2
    assert t.strength("Aragorn") == 8 + 3


def test_the_fellowship_cannot_move_again() -> None:
    t = Table(["Aragorn"], [GOBLIN] * 5, "shadow", site=8, sites={8: "1U359"})
    t.until_offered("Shores of Nen Hithoel").pick("Shores of Nen Hithoel")
    assert move_limit(t.game) <= 1


def test_corrupted_by_the_dead() -> None:
    t = Table(["Aragorn"], [ORC], "maneuver", hands=[[KEEPER], ["1R243"]], twilight=9, burdens=9,
              dead=["Boromir", "Legolas", "Gimli"])  # fmt: skip
    t.until_offered("Despair").pick("Despair")
    assert t.over


def test_one_more_pipe_can_be_spotted() -> None:
    t = Table(["Gimli", "Aragorn"], bearing={"3U2": "Gimli", "1U91": "Aragorn"},
              support=[["1C305"]], wounds={"Aragorn": 1})  # fmt: skip
    t.pick("Gimli's Pipe").pick("Aragorn's Pipe")
    assert "3" in t.labels()


def test_a_race_that_is_not_there_yet_comes_cheaper() -> None:
    t = Table(["Gandalf"], support=[["1R79"]], hands=[["Legolas", "Sam"]])
    assert twilight_cost(t.game, t.card("Legolas")) == 0
    assert twilight_cost(t.game, t.card("Sam")) == 2


def test_an_event_that_spots_a_ranger_is_cancelled() -> None:
    t = Table(["Aragorn"], ["2C47"], "regroup", hands=[["1R88", "1R88"]], twilight=5)
    t.until_offered("An Able Guide").pick("An Able Guide")
    t.until_offered("Uruk Scout").pick("Uruk Scout")
    assert t.wounds("2C47") == 1
    assert t.twilight >= 5


def test_no_skirmish_actions_at_a_snowed_up_site() -> None:
    t = Table(["Aragorn"], [ORC], "skirmish", assigned={ORC: "Aragorn"}, hands=[[KEEPER]],
              bearing={"1C138": "The Green Lane"})  # fmt: skip
    assert t.phase == REGROUP or not t.offers("Stout and Sturdy")


def test_no_fighting_when_only_hobbits_are_there() -> None:
    t = Table(["Sam"], [ORC], "assignment", site=2, sites={2: "1U330"})
    t.until_phase(REGROUP)
    assert t.wounds("Sam") == t.wounds("Frodo") == 0


def test_one_minion_to_each_skirmish() -> None:
    t = Table(["Aragorn"], [ORC, GOBLIN], "assignment", site=6, sites={6: "3U115"})
    t.until(ASK_DEFENDER).pick("Aragorn against Orc of the Tower")
    assert not t.offers("Aragorn against Goblin of the Deeps")


def test_nobody_is_assigned_to_bill_ferny() -> None:
    t = Table(["Aragorn"], ["2R75"], "assignment")
    if t.game.decision is not None and t.asked == ASK_DEFENDER:
        assert not t.offers("Aragorn against Bill Ferny")


def test_two_friends() -> None:
    t = Table(["Sam"], support=[["2R112"]])
    assert t.strength("Sam") == 3 + 1
    t = Table(["Sam"], support=[["2R112"]], wounds={"Sam": 3})
    assert t.strength("Sam") == 3


def test_the_balrog_bears_no_company() -> None:
    t = Table(["Aragorn"], [ORC], "shadow", site=5, twilight=20, hands=[[], ["2C51"]])
    t.until_offered("The Balrog").pick("The Balrog")
    assert t.zone(ORC) == DISCARD + 1


def test_a_bearer_that_only_shadow_cards_exert() -> None:
    t = Table(["1C303"], bearing={"2U71": "1C303"}, hands=[["1C312"]], burdens=1,
              wounds={"Frodo": 3})  # fmt: skip
    assert not t.offers("Sorry About Everything")
    t = Table(["1C303"], hands=[["1C312"]], burdens=1, wounds={"Frodo": 3})
    assert t.offers("Sorry About Everything")


def test_for_each_orc_revealed_the_balrog_comes_cheaper() -> None:
    t = Table([], phase="shadow", site=5, twilight=10, hands=[[], ["2U70", "2C51", GOBLIN]])
    assert t.offers("Power and Terror")
    t.pick("Power and Terror").pick("Goblin of the Deeps").pick("The Balrog")
    assert t.in_play("2C51")
