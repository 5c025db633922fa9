"""The rulings on single Free Peoples cards of the Fellowship block, by collector's info."""

from typing import Any

import pytest

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.effect_kinds import FELLOWSHIP_ARCHERY, GAME
from mathom.games.tcg.effects import defender_bonus, move_limit, shadow_number, total, twilight_cost
from mathom.games.tcg.questions import (
    ASK_ACTION,
    ASK_DEFENDER,
    ASK_FELLOWSHIP,
    ASK_MOVE,
    ASK_RECONCILE,
    ASK_SKIRMISH,
)
from mathom.games.tcg.rows import OWNER, PRINTED, ZONE, site_at
from tcg_table import DECK, DISCARD, HAND, Table


def fight(who: str, foe: str, hand: list[str], **more: Any) -> Table:
    """A skirmish in which something may still be played after the first card."""
    return Table(
        [who],
        [foe],
        "skirmish",
        assigned={foe: who},
        hands=[[*hand, "Axe Strike"]],
        **more,
    )


# Dwarven


@pytest.mark.parametrize(("bears", "gains"), [({}, 2), ({"Dwarven Axe": "Gimli"}, 3)])
def test_1c3_axe_strike(bears: dict[str, str], gains: int) -> None:
    t = fight("Gimli", "Big Orc", ["Axe Strike"], bearing=bears)
    before = t.strength("Gimli")
    t.pick("Axe Strike")
    assert t.strength("Gimli") == before + gains


def test_1c7_dwarf_guard() -> None:
    assert not Table(hands=[["Dwarf Guard"]]).offers("Dwarf Guard")
    assert Table(["Gimli"], hands=[["Dwarf Guard"]]).offers("Dwarf Guard")


def test_1c9_dwarven_axe_strikes_once_for_each_player() -> None:
    t = Table(
        ["Hero Dwarf"],
        [["Small Orc", "Far Orc"], ["Prey"]],
        "skirmish",
        players=3,
        site=6,
        assigned={"Small Orc": "Hero Dwarf", "Far Orc": "Hero Dwarf", "Prey": "Hero Dwarf"},
        bearing={"Dwarven Axe": "Hero Dwarf"},
    )
    for seat in (1, 2):  # besides the minions that died: one card from each deck
        pile = [t.game.rows[PRINTED][card] for card in t.game.rows[DISCARD + seat]]
        assert pile.count(t.game.rows[PRINTED][t.game.rows[DECK][0]]) == 1


def test_1u12_gimli_of_erebor() -> None:
    assert not Table(["1U12"], twilight=2, hands=[["Bundle"]]).offers("Gimli")
    t = Table(["1U12"], twilight=1, hands=[["Bundle", "Sam"]])
    t.pick("Gimli").pick("Sam")
    assert t.twilight == 3
    assert t.game.rows[DECK][0] == t.card("Sam")


def test_2r15_what_are_we_waiting_for() -> None:
    t = Table(["Gimli"], hands=[["What Are We Waiting For?", "What Are We Waiting For?"], []])
    t.pick("What Are We Waiting For? (1)")
    assert t.hand(1) == 2
    skips = next(label for label in t.labels() if "kip" in label)
    t.pick(skips)
    t.pick("What Are We Waiting For?")
    t.pick(skips)  # the same phase again, which changes nothing
    assert t.wounds("Gimli") == 2
    t.pick("Move on")
    t.until(ASK_RECONCILE)
    assert t.phase == REGROUP  # there was no Shadow phase to play in


def test_2p121_gimli_of_the_mountain_race() -> None:
    t = Table(["2P121"], site=4)
    cave = t.card("20C104")
    assert shadow_number(t.game, cave) == 2


def test_3r1_book_of_mazarbul() -> None:
    t = Table(["Gimli", "Guard of the Hall"], site=4, bearing={"3R1": "Gimli"}, phase="start")
    t.until_offered("Book of Mazarbul").pick("Book of Mazarbul")
    assert t.hand() == 2
    far = Table(["Gimli"], site=3, bearing={"3R1": "Gimli"}, phase="start")
    assert not far.offers("Book of Mazarbul")


# Elven


def test_1r38_double_shot_and_1r50_legolas_greenleaf() -> None:
    t = Table(["1R50"], ["Big Orc"], "archery", hands=[["Double Shot", "Double Shot"]])
    t.pick("Double Shot (1)")
    assert total(t.game, FELLOWSHIP_ARCHERY, GAME) == 1
    t.pick("Legolas")
    assert t.wounds("1R50") == 1
    assert t.wounds("Big Orc") == 1
    t.until(ASK_DEFENDER)
    assert t.wounds("Big Orc") == 2  # the shot's one; he himself does not count


def test_1r40_elrond_lord_of_rivendell() -> None:
    t = Table(["1R40"], phase="start", wounds={"1R40": 2})
    assert t.wounds("1R40") == 1
    t.until_offered("Elrond").pick("Elrond")
    assert t.hand() == 1
    assert not Table(hands=[["1R40"]]).offers("Elrond")


def test_1c43_far_seeing_eyes_is_unique() -> None:
    t = Table(support=[["Far-seeing Eyes"]], hands=[["Far-seeing Eyes", "Legolas"], ["Small Orc"]])
    assert not t.offers("Far-seeing Eyes")
    t.pick("Legolas").pick("Small Orc")
    assert t.hand(1) == 0


def test_1r45_an_elf_played_by_galadriel_costs_nothing_whatever_changes_costs() -> None:
    t = Table(["1R45"], hands=[["Legolas"]], twilight=0)
    t.pick("Galadriel").pick("Legolas")
    assert t.in_play("Legolas")
    assert t.twilight == 0


def test_1u46_gift_of_boats() -> None:
    t = Table(["Aragorn"], site=2, support=[["Gift of Boats"]])
    assert move_limit(t.game) == 2
    t.pick("Move on")
    assert move_limit(t.game) == 3  # from a river, in the fellowship phase
    land = Table(["Aragorn"], site=1, support=[["Gift of Boats"]])
    land.pick("Move on")
    assert move_limit(land.game) == 2


def test_1r55_the_mirror_of_galadriel() -> None:
    hand = ["Small Orc", "Big Orc", "Far Orc", "Prey", "Sharp Orc", "Dagger", "Goblin Bow"]
    t = Table(["1R45"], ["Small Orc"], "maneuver", support=[["1R55"]], hands=[[], hand])
    assert t.strength("1R45") == 4
    t.pick("The Mirror of Galadriel")
    assert len(t.labels()) == 2
    t.pick(t.labels()[0])
    assert t.hand(1) == 6
    assert t.wounds("1R45") == 1
    few = Table(["1R45"], ["Small Orc"], "maneuver", support=[["1R55"]], hands=[[], hand[1:]])
    assert few.game.decision is None or not few.offers("The Mirror of Galadriel")


def test_3r17_galadriel_lady_of_the_golden_wood() -> None:
    t = Table(["3R17"], site=5, others_at=5)
    t.pick("Galadriel")
    new = site_at(t.game, 6)
    assert t.game.rows[OWNER][new] == 0  # the next site, a forest
    other = Table(["3R17"], site=4, others_at=4)
    other.pick("Galadriel")
    assert site_at(other.game, 5) < 0  # no forest, so it is not played


# Gandalf


def test_1r79_the_nine_walkers() -> None:
    t = Table(["Gandalf"], support=[["The Nine Walkers"]], hands=[["Legolas", "Sam"]])
    assert twilight_cost(t.game, t.card("Legolas")) == 0
    assert twilight_cost(t.game, t.card("Sam")) == 2  # Frodo is a Hobbit


def test_1r80_ottar() -> None:
    t = Table(["1R80"], hands=[["Sam", "Bundle", "Legolas"]])
    t.pick("Ottar").pick("Sam", "Bundle")
    assert t.hand() == 3
    assert t.zone("Sam") == t.zone("Bundle") == DISCARD


def test_1r81_questions_that_need_answering() -> None:
    assert not Table(["Gandalf"], twilight=3, hands=[["1R81"]]).offers(
        "Questions That Need Answering"
    )
    t = Table(
        ["Gandalf"], twilight=2, hands=[["1R81"]], decks=[["Sam", "Legolas", "Boromir", "Gimli"]]
    )
    t.pick("Questions That Need Answering")  # looked at before its three are paid
    t.pick("Sam", "Gimli")
    assert t.zone("Sam") == t.zone("Gimli") == HAND
    assert t.zone("Legolas") == t.zone("Boromir") == DISCARD
    assert t.twilight == 5


def test_1c84_sleep_caradhras_leaves_inactive_conditions() -> None:
    t = Table(
        ["Gandalf"],
        players=3,
        support=[["The Nine Walkers"], ["Worry"], ["The Nine Walkers"]],
        hands=[["Sleep, Caradhras"]],
    )
    t.pick("Sleep, Caradhras")
    assert t.zone("Worry") == DISCARD + 1
    walkers = [t.card("The Nine Walkers", n) for n in (0, 1)]
    zones = {t.game.rows[OWNER][card]: t.game.rows[ZONE][card] for card in walkers}
    assert zones[0] == DISCARD
    assert zones[2] != DISCARD + 2  # his Free Peoples card is inactive


# Gondor


def test_1r89_aragorn_ranger_of_the_north() -> None:
    t = Table(["1R89"], ["Small Orc"], "maneuver")
    t.pick("Aragorn")
    assert t.wounds("1R89") == 1
    assert defender_bonus(t.game, t.card("1R89")) == 1


def test_1c104_eregions_trails_touches_only_who_roams_now() -> None:
    t = Table(
        ["Aragorn"],
        ["Far Orc", "Big Orc"],
        "maneuver",
        site=4,
        hands=[["Eregion's Trails", "Eregion's Trails"]],
    )
    t.pick("Eregion's Trails (1)")
    assert t.strength("Far Orc") == 2
    assert t.strength("Big Orc") == 12


def test_1u108_no_stranger_to_the_shadows() -> None:
    t = Table(["Aragorn"], site=4, bearing={"1U108": "Aragorn"}, hands=[["1U108"]])
    assert shadow_number(t.game, site_at(t.game, 4)) == 2
    assert not t.offers("No Stranger to the Shadows")  # one on each bearer


def test_1u109_one_whom_men_would_follow() -> None:
    t = Table(
        ["Aragorn"], ["Small Orc"], "maneuver", support=[["20C11"]], hands=[["1U109", "1U109"]]
    )
    t.pick("One Whom Men Would Follow (1)")
    if t.offers("Elrond"):
        t.pick("Elrond")
    assert t.strength("20C11") == 10
    t.until(ASK_DEFENDER)
    assert t.offers("Elrond against Small Orc")  # far from his home


def test_1u113_a_rangers_versatility() -> None:
    t = Table(["Aragorn"], ["Big Orc"], "maneuver", site=6, hands=[["1U113"]])
    t.pick("A Ranger's Versatility")
    assert t.vitality("Big Orc") == 1
    plains = Table(["Aragorn"], ["Big Orc"], "maneuver", site=4, hands=[["1U113"]])
    assert not plains.offers("A Ranger's Versatility")


def test_1p365_aragorn_king_in_exile() -> None:
    t = Table(["1P365", "1U12"], phase="start", wounds={"1U12": 1, "1P365": 1})
    t.until_offered("Aragorn").pick("Aragorn")
    assert t.wounds("1U12") == 0
    assert t.wounds("1P365") == 1  # another companion


def test_2r32_flaming_brand() -> None:
    t = Table(
        ["Aragorn"],
        ["Rider in Black"],
        "skirmish",
        site=4,
        assigned={"Rider in Black": "Aragorn"},
        bearing={"2R32": "Aragorn"},
    )
    assert t.zone("Rider in Black") == DISCARD + 1  # 11 against 9, and damage +1


def test_3r38_aragorn_heir_to_the_white_city() -> None:
    """As the fellowship moves: before the new site adds its twilight (003: movement summary)."""
    for pool, less in ((3, 2), (0, 0)):
        plain = Table(["Aragorn"], site=4, twilight=pool).pick("Move on").twilight
        assert Table(["3R38"], site=4, twilight=pool).pick("Move on").twilight == plain - less


def test_3r42_horn_of_boromir() -> None:
    t = Table(
        ["Boromir"], ["Small Orc"], "maneuver", support=[["20C11"]], bearing={"3R42": "Boromir"}
    )
    t.pick("Horn of Boromir")
    if t.offers("Elrond"):
        t.pick("Elrond")
    assert t.wounds("Boromir") == 1
    t.until(ASK_DEFENDER)
    assert t.strength("20C11") == 11
    assert t.offers("Elrond against Small Orc")


def test_3c48_we_must_go_warily() -> None:
    t = Table(["Aragorn"], ["Small Orc"], "regroup", moves=1, site=4, hands=[["3C48"], ["Big Orc"]])
    t.until(ASK_MOVE).pick("Move")
    t.until_offered("We Must Go Warily").pick("We Must Go Warily")
    assert t.wounds("Aragorn") == 2
    assert twilight_cost(t.game, t.card("Big Orc")) == 4


def test_3p122_boromir() -> None:
    t = Table(["3P122"], wounds={"3P122": 2})
    t.pick("Boromir")
    assert t.wounds("3P122") == 1
    assert t.twilight == 2


# Shire


def test_1r284_and_2u96_bilbo_have_the_same_title() -> None:
    t = Table(["1R284"], hands=[["2U96"]], discards=[["Bundle"]])
    assert not t.offers("Bilbo") or t.why_not("2U96") == ["000: unique"]
    t.pick("Bilbo")
    assert t.zone("Bundle") == DECK


def test_2u96_bilbo_discards_a_tale_for_a_condition() -> None:
    t = Table(["2U96"], support=[["Store of Food"], ["Worry"]])
    t.pick("Bilbo")
    assert t.zone("Worry") == DISCARD + 1
    assert t.zone("Store of Food") == DISCARD


@pytest.mark.parametrize("card", ["1C296", "1C298"])
def test_hobbit_intuition_and_stealth_cancel_only_at_low_fellowship_sites(card: str) -> None:
    low = fight("Sam", "Big Orc", [card], site=4)
    low.pick(low.labels()[1])
    assert low.wounds("Sam") == 0
    assert low.phase == REGROUP
    high = fight("Sam", "Big Orc", [card], site=6)
    high.pick(high.labels()[1]).pick("Sam")
    assert high.strength("Sam") == (6 if card == "1C296" else 5)


def test_1r302_merry_lends_the_strength_he_has_then() -> None:
    t = fight("Boromir", "Big Orc", [], support=[["1R302"]])
    t.pick("Merry")
    if t.asked != ASK_ACTION:
        t.pick("Boromir")
    assert t.strength("Boromir") == 10
    assert t.wounds("1R302") == 2


def test_1r307_pippin() -> None:
    t = Table(hands=[["1R307"]], burdens=2)
    t.pick("Pippin")
    assert t.burdens() == 1  # nobody is wounded


def test_1u309_rosie_cotton() -> None:
    t = Table(["Sam"], support=[["1U309"]], wounds={"Sam": 1})
    assert t.strength("Sam") == 4
    t.pick("Rosie Cotton")
    assert t.wounds("Sam") == 0


def test_1c311_sam_son_of_hamfast() -> None:
    t = Table(["1C311"], burdens=1)
    t.pick("Sam")
    assert t.burdens() == 0
    assert t.wounds("1C311") == 1


def test_1r310_sam_faithful_companion() -> None:
    t = Table(["1R310"], decks=[["Bill the Pony"]])
    t.pick("Sam").pick("Bill the Pony")
    if not t.in_play("Bill the Pony"):
        t.pick("Sam")
    assert t.in_play("Bill the Pony")


def test_1r313_sting_removes_four_at_most_in_a_phase() -> None:
    t = Table(hands=[[], ["Small Orc"] * 3], bearing={"1R313": "Frodo"}, twilight=9)
    t.pick("Sting")
    assert t.twilight == 6
    t.pick("Sting")
    assert t.twilight == 5


def test_1u316_a_talent_for_not_being_seen() -> None:
    t = Table(["Sam"], site=4, support=[["1U316"]])
    alone = Table(["Sam"], site=4)
    t.pick("Move on")
    alone.pick("Move on")
    assert t.twilight == alone.twilight - 1


def test_1r318_thrors_map() -> None:
    t = Table(["Sam"], site=2, others_at=3, support=[["1R318"]])
    t.pick("Thrór's Map")
    assert t.game.rows[OWNER][site_at(t.game, 3)] == 0
    assert t.wounds("Sam") == t.wounds("Frodo") == 1
    assert t.zone("1R318") == DISCARD


def test_2c99_deft_in_their_movements() -> None:
    t = Table(["Sam"], ["Small Orc"], "regroup", site=4, hands=[["2C99"]])
    t.pick("Deft in Their Movements")
    assert shadow_number(t.game, site_at(t.game, 4)) == 1


def test_2r108_o_elbereth_cannot_cancel_the_ring_bearers_skirmish() -> None:
    t = Table(
        [],
        ["Rider in Black"],
        "skirmish",
        site=4,
        assigned={"Rider in Black": "Frodo"},
        bearing={"2R108": "Frodo"},
        ring="4R1",
        burdens=1,
    )
    t.pick("O Elbereth! Gilthoniel!")
    cancels = [label for label in t.labels() if "ancel" in label]
    if cancels:
        t.pick(cancels[0])
    t.until_phase(REGROUP)
    assert t.over  # 9 against 4: fought all the same


def test_3u106_bill_the_pony() -> None:
    t = Table(["Sam"], site=4, bearing={"3U106": "Sam"})
    assert shadow_number(t.game, site_at(t.game, 4)) == 2
    t.pick("Move on")  # underground
    assert t.zone("3U106") == DISCARD


def test_3c108_frying_pan() -> None:
    t = Table(
        [], ["Big Orc"], "skirmish", assigned={"Big Orc": "Frodo"}, bearing={"3C108": "Frodo"}
    )
    t.pick("Frying Pan")
    assert t.wounds("Big Orc") == 1
    assert t.wounds("Frodo") == 1


def test_3r110_melilot_prevents_a_burden_of_a_shadow_card() -> None:
    t = Table(
        ["Weakling"],
        ["Rider in Black"],
        "skirmish",
        site=4,
        assigned={"Rider in Black": "Weakling"},
        support=[["3R110"], ["Drawn to Its Power"]],
    )
    t.until_offered("Melilot Brandybuck").pick("Melilot Brandybuck")
    assert t.burdens() == 0
    assert t.wounds("3R110") == 1


def test_3r113_the_shire_countryside() -> None:
    """Not for burdens removed by a Hobbit's own text."""
    t = Table(["1C311"], support=[["3R113"]], burdens=2, wounds={"Frodo": 1})
    t.pick("Sam")
    assert t.asked == ASK_FELLOWSHIP
    assert t.wounds("Frodo") == 1
    t = Table(support=[["3R113"]], hands=[["1R307"]], burdens=2, wounds={"Frodo": 1})
    t.pick("Pippin")
    t.pick(next(label for label in t.labels() if "burden" in label.lower()))
    assert not t.offers("The Shire Countryside")  # Pippin is a Hobbit too


def test_3c111_old_noakes_answers_a_shadow_card_that_makes_one_discard() -> None:
    t = Table(
        ["Boromir"],
        ["Big Orc"],
        "shadow",
        site=4,
        twilight=5,
        support=[["3C111"]],
        hands=[["Sam", "Legolas"], ["Orc Inquisitor"]],
    )
    t.pick("Orc Inquisitor").until_offered("Orc Inquisitor").pick("Orc Inquisitor")
    assert t.hand() == 1
    t.until_offered("Old Noakes").pick("Old Noakes").pick("Big Orc")
    assert t.zone("Big Orc") == DISCARD + 1


def test_3c111_old_noakes_is_silent_where_the_draw_deck_suffers() -> None:
    measures = "Desperate Measures"
    t = Table(
        ["Boromir"],
        ["Orc of the Tower"],
        "maneuver",
        site=4,
        burdens=1,
        twilight=2,
        support=[["3C111"]],
        hands=[["1C315"], [measures]],
    )
    t.until_offered(measures).pick(measures)
    assert len(t.game.rows[DISCARD]) == 5
    assert not t.offers("Old Noakes")


def test_3c111_old_noakes_is_silent_where_there_was_a_choice() -> None:
    t = Table(
        ["Boromir"],
        ["Big Orc", "Orc of the Tower"],
        "assignment",
        site=6,
        support=[["3C111"]],
        hands=[["Sam", "Legolas", "Gimli"], []],
        bearing={"1R244": "Boromir"},
    )
    t.until(ASK_DEFENDER).pick("Boromir against Big Orc")
    for _ in range(6):
        discards = [label for label in t.labels() if "iscard 3" in label]
        if discards:
            t.pick(discards[0]).pick("Sam", "Legolas", "Gimli")
            break
        t.skip()
    assert t.hand() == 0
    assert not t.offers("Old Noakes")
    assert t.burdens() == 0


def test_1r302_merry_is_no_longer_assigned_when_his_skirmish_is_over() -> None:
    minions = ["Goblin of the Deeps", "Orc of the Tower"]
    fights = {"Goblin of the Deeps": "1R302", "Orc of the Tower": "Aragorn"}
    t = Table(["1R302", "Aragorn"], minions, "skirmish", assigned=fights, hands=[["1C315"]])
    t.until(ASK_SKIRMISH).pick("Merry")
    assert not t.offers("Merry")  # he is fighting
    t.until_offered("Merry").pick("Merry").pick("Aragorn")
    assert t.wounds("1R302") == 1 + 2
    assert t.strength("Aragorn") == 8 + 3
