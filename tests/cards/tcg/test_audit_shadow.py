"""Cards of the Shadow of set 1, and the sites of sets 1 to 3, as an adversary would play them."""

import pytest

from mathom.cardplay.questions import YES
from mathom.games.tcg.abilities import REGROUP, SKIRMISH
from mathom.games.tcg.begin import add
from mathom.games.tcg.effects import twilight_cost
from mathom.games.tcg.events.cards import E_CARD, E_LEAVE
from mathom.games.tcg.packing import BOTTOM, DISCARDED
from mathom.games.tcg.questions import (
    ASK_ACTION,
    ASK_DEFENDER,
    ASK_MOVE,
    ASK_RESPONSE,
    ASK_SHADOW,
    ASK_SKIRMISH,
    ASK_SPOT,
)
from mathom.games.tcg.rows import LIST, OWNER, PRINTED
from mathom.games.tcg.rulebook.bearing import may_bear
from mathom.games.tcg.rulebook.windows import could_play_event
from sure import sure
from tcg_table import ADVENTURE, DECK, DISCARD, KEEPER, NONE, PATH, Table, fight, number

GOBLIN = "Goblin of the Deeps"
ORC = "Small Orc"
RIDER = "Rider in Black"


def test_1r167_other_orcs_are_others_than_the_one_made_stronger() -> None:
    t = fight("Hero", "Goblin Bow", [[], ["1R167"]], twilight=3)
    t.until_offered("Denizens Enraged").pick("Denizens Enraged")
    assert t.strength("Goblin Bow") == 6  # nobody is asked: there is no other
    t = Table(["Hero"], ["Goblin Bow", GOBLIN], "skirmish", twilight=3,
              assigned={"Goblin Bow": "Hero"}, hands=[[KEEPER], ["1R167"]])  # fmt: skip
    t.until_offered("Denizens Enraged").pick("Denizens Enraged").pick("Goblin Bow")
    assert t.asked == ASK_SPOT
    assert sure(t.game.decision).options == [0, 1]


def again(t: Table) -> Table:
    """Move again in the regroup phase, to the next Shadow phase."""
    t.until(ASK_MOVE)
    t.game.answer(YES)
    t.roll()
    return t.until(ASK_SHADOW)


@pytest.mark.parametrize("site", [(6, "1U350"), (4, "2U118")])
def test_each_shadow_phase_of_a_turn_has_its_first_one(site: tuple[int, str]) -> None:
    """1U350, 2U118: one played before the fellowship moved again was not the first of this one."""
    where, card = site
    archer = "Goblin Bow"
    t = Table(["Hero"], [], "shadow", site=where - 1, sites={where: card}, twilight=30, moves=1,
              hands=[[KEEPER], [archer, archer, archer]])  # fmt: skip
    t.pick(archer)
    again(t)
    assert twilight_cost(t.game, t.card(archer, 1)) == 3 - 2
    t.pick(archer)
    assert twilight_cost(t.game, t.card(archer, 2)) == 3


def test_1u338_a_nazgul_played_at_the_site_before_is_not_the_first_there() -> None:
    t = Table(["Hero"], [], "shadow", site=2, sites={3: "1U338"}, twilight=30, moves=1,
              hands=[[KEEPER], [RIDER, RIDER, RIDER]])  # fmt: skip
    t.pick(RIDER)
    again(t)
    assert twilight_cost(t.game, t.card(RIDER, 1)) == 0
    t.pick(RIDER)
    assert twilight_cost(t.game, t.card(RIDER, 2)) == 5


def test_1u338_laid_in_the_place_of_another_site_counts_anew() -> None:
    t = Table(["Hero"], ["1U233"], "shadow", site=3, sites={3: "1U339"}, twilight=30,
              hands=[[], [RIDER, RIDER]])  # fmt: skip
    rows = t.game.rows
    rows[OWNER][t.card("1U339")] = 0
    add(rows, number("1U338"), ADVENTURE + 1, 1)
    rows[LIST] = rows[PRINTED][:]
    t.pick(RIDER).pick("Úlairë Nelya")
    while t.asked != ASK_SHADOW:
        t.pick(
            next(label for label in t.labels() if label in ("Frodo's Bedroom", "Ford of Bruinen"))
        )
    assert t.zone("1U338") == PATH
    assert twilight_cost(t.game, t.card(RIDER, 1)) == 0


def test_1u338_the_same_nazgul_played_twice_is_the_first_once() -> None:
    t = Table(["Hero"], ["1U235"], "shadow", site=3, sites={3: "1U338"}, twilight=30,
              hands=[[], [RIDER]])  # fmt: skip
    t.pick(RIDER)
    rider = t.card(RIDER)
    t.game.event(E_LEAVE, rider, DISCARD + 1, DISCARDED)
    assert twilight_cost(t.game, rider) == 5


def test_1r143_takes_what_a_weapon_gives_by_its_text_too() -> None:
    """1R143, 2R38, 2R105: bonuses of a weapon, printed beside its text or in it."""
    t = fight("Frodo", "Big Orc", [[]], bearing={"2C95": "Big Orc"})
    assert t.strength("Big Orc") == 12 + 2
    t = fight("Aragorn", "Big Orc", [[]], bearing={"2C95": "Big Orc"})
    assert t.strength("Big Orc") == 12 + 2 + 2
    t = fight("Boromir", "Big Orc", [[]], bearing={"2C95": "Big Orc", "2R38": "Boromir"})
    assert t.strength("Big Orc") == 12


def test_1r143_takes_what_a_weapon_gives_when_it_is_used() -> None:
    t = fight("1R30", "1R143", [[]], bearing={"1R47": "1R30"})
    t.pick("Gwemegil")
    t.until(ASK_ACTION)
    assert t.wounds("1R30") == 1
    assert t.strength("1R30") == 6


def test_1r132_cancels_what_a_possession_gives_by_its_text_too() -> None:
    t = Table(["Arwen"], ["Uruk of the Hand"], "maneuver", site=2, sites={2: "1C331"}, twilight=9,
              hands=[[KEEPER], ["1R132"]], bearing={"1U31": "Arwen"})  # fmt: skip
    before = t.strength("Arwen")
    t.until_offered("Parry").pick("Parry")
    assert t.strength("Arwen") == before - 4


def test_1r169_does_not_assign_to_a_minion_that_he_is_kept_from() -> None:
    """1R147: by a text of another the Free Peoples player assigns too."""
    moria = [GOBLIN] * 4 + ["Goblin Bow"]
    t = Table(["Hero"], [*moria, "1R147"], "assignment", hands=[[KEEPER], ["1R169"]])
    t.until_offered("Uruk Guard").pick("Uruk Guard").pick("Frodo")
    t.until_offered("The End Comes").pick("The End Comes")
    assert t.offers("Goblin Bow")
    assert not t.offers("Uruk Guard")


def test_1u330_what_was_to_be_fought_there_is_not_fought_at_the_next_site() -> None:
    """Only Hobbits are left when the first skirmish is over."""
    t = Table(["Guard of the Hall"], ["Big Orc", "Small Orc"], "assignment", site=2, moves=1,
              sites={2: "1U330"}, wounds={"Guard of the Hall": 1})  # fmt: skip
    t.until(ASK_DEFENDER).pick("Guard of the Hall against Big Orc")
    t.pick("Frodo against Small Orc")
    t.until(ASK_SKIRMISH).pick("Guard of the Hall")
    assert not t.in_play("Guard of the Hall")
    t.until(ASK_MOVE)
    assert t.wounds("Frodo") == 0
    assert t.against("Small Orc") == NONE
    t.game.answer(YES)
    t.roll()
    t.until(ASK_DEFENDER)
    assert t.offers("Frodo against Small Orc")


def test_1c138_bars_skirmish_events_and_no_responses() -> None:
    t = fight("Hero", "1R237", [[], ["1U203", "1R204"]], site=2, twilight=9,
              bearing={"1C138": "The Old Bridge"})  # fmt: skip
    assert t.asked == ASK_RESPONSE  # nobody could act before
    assert t.phase == SKIRMISH
    t.pick("All Blades Perish")
    assert t.wounds("1R237") < 2


def test_1c133_who_might_hold_a_cheaper_event_is_asked() -> None:
    """Whether he holds it or not: with nothing in the pool it costs nothing."""
    uruk = "Uruk of the Hand"
    for held in ("1R128", ORC):
        t = fight("Hero", uruk, [[], ["1R128", ORC]], support=[[], ["1C133"]])
        other = ORC if held == "1R128" else "1R128"
        t.game.event(E_CARD, t.card(other), DECK + 1, BOTTOM)
        t.skip()  # the Free Peoples player
        assert t.who == 1
        assert t.asked == ASK_ACTION
        assert t.offers("Lurtz's Battle Cry") == (held == "1R128")
    assert could_play_event(t.game, 1)
    t.pick("Saruman's Ambition")  # discarded; from here on it costs one
    t.until(ASK_ACTION)
    assert not could_play_event(t.game, 1)


@pytest.mark.parametrize("creature", ["2C58", "2R66", "2R73"])
def test_who_bears_no_possessions_may_bear_a_condition(creature: str) -> None:
    t = Table(["Sam"], [creature], hands=[["1R314"]])
    assert may_bear(t.game, 0, t.card("1R314"), t.card(creature))
    t = Table([], [creature], "shadow", hands=[[], ["1C182"]])
    assert not may_bear(t.game, 1, t.card("1C182"), t.card(creature))


def test_1u262_asks_for_no_hobbit_once_it_is_assigned() -> None:
    t = Table(["Sam"], ["1U262"], "assignment", site=6)
    t.until_offered("Orc Assassin").pick("Orc Assassin").pick("Sam")
    t.until_offered("Orc Assassin").pick("Orc Assassin")
    assert t.asked == ASK_ACTION
    assert t.against("1U262") == t.card("Sam")


def test_1u209_is_not_offered_for_one_who_bears_a_copy() -> None:
    """It costs nothing, so it could be used in vain for ever."""
    t = fight("Aragorn", RIDER, [[]], bearing={"1U209": "Aragorn"}, support=[[], ["1U209"]])
    for _ in range(20):
        assert not t.offers("Blade Tip")
        if t.phase == REGROUP:
            break
        t.skip()


def test_1r216_passes_over_the_one_who_bears_a_copy() -> None:
    t = fight("Aragorn", RIDER, [[]], bearing={"1R216": RIDER, "1U209": "Aragorn"},
              discards=[[], ["1U209"]])  # fmt: skip
    t.until_offered("Morgul Blade").pick("Morgul Blade")
    assert t.zone("1R216") == DISCARD + 1
    assert t.zone("1U209", 1) == DISCARD + 1
