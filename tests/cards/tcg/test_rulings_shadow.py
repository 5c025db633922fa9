"""The rulings on single Shadow cards, rings and sites of the Fellowship block."""

import pytest

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.effect_kinds import FELLOWSHIP_ARCHERY, GAME
from mathom.games.tcg.effects import has, total, twilight_cost
from mathom.games.tcg.facts import CARDS, KEYWORD_FIERCE, by_id
from mathom.games.tcg.questions import (
    ASK_ARCHERY,
    ASK_DEFENDER,
    ASK_FELLOWSHIP,
    ASK_MOVE,
    ASK_RESPONSE,
    ASK_SHADOW,
    ASK_X,
)
from mathom.games.tcg.rows import OWNER, site_at
from tcg_table import DEAD, DECK, DISCARD, Table, number

URUK = "Uruk of the Hand"


# The One Ring


def test_1r1_isildurs_bane_turns_every_wound_into_two_burdens() -> None:
    t = Table([], ["Prey"], "skirmish", ring="1R1", assigned={"Prey": "Frodo"})
    t.until_offered("The One Ring").pick("The One Ring")
    assert t.burdens() == 2
    assert t.wounds("Frodo") == 0


def test_1r1_it_need_not_be_put_on() -> None:
    t = Table([], ["Prey"], "skirmish", ring="1R1", assigned={"Prey": "Frodo"})
    t.until_offered("The One Ring").skip()
    assert t.wounds("Frodo") == 1
    assert t.burdens() == 0


def test_1c2_the_ruling_ring_turns_a_wound_in_a_skirmish_into_a_burden() -> None:
    t = Table([], ["Prey"], "skirmish", ring="1C2", assigned={"Prey": "Frodo"})
    t.until_offered("The One Ring").pick("The One Ring")
    assert t.burdens() == 1
    assert t.wounds("Frodo") == 0


@pytest.mark.parametrize("nazgul", ["2R85", "2U83"])
def test_1c2_may_answer_a_wound_of_the_winners_text(nazgul: str) -> None:
    """Of The Witch-king and of Úlairë Enquëa, who wound the Ring-bearer when they win."""
    t = Table(
        ["Boromir"],
        [nazgul],
        "skirmish",
        site=4,
        ring="1C2",
        assigned={nazgul: "Frodo"},
        bearing={"20C572": "Frodo"},
    )
    t.until_offered("The One Ring").skip()  # the wound of the skirmish
    title = CARDS[number(nazgul)].title
    t.until_offered(title).pick(title)
    t.until_offered("The One Ring").pick("The One Ring")
    assert t.wounds("Frodo") == 1
    assert t.burdens() == (2 if nazgul == "2R85" else 1)


@pytest.mark.parametrize("nazgul", ["2R85", "2U83"])
def test_1c2_answers_such_a_wound_though_another_fought(nazgul: str) -> None:
    """004: The One Ring - the Ring-bearer need not be in the skirmish."""
    t = Table(["Boromir"], [nazgul], "skirmish", site=4, ring="1C2", assigned={nazgul: "Boromir"})
    title = CARDS[number(nazgul)].title
    t.until_offered(title).pick(title)
    assert t.offers("The One Ring")
    t.pick("The One Ring")
    assert t.wounds("Frodo") == 0
    assert t.burdens() == (2 if nazgul == "2R85" else 1)


def test_1c2_does_not_answer_a_wound_when_no_skirmish_goes_on() -> None:
    t = Table([], ["Goblin Bow"], "archery", ring="1C2")
    assert t.wounds("Frodo") == 1


# Isengard


def test_1c121_and_1c133_ambition_takes_from_what_an_event_costs() -> None:
    t = Table(
        ["Boromir"],
        [URUK],
        "skirmish",
        site=5,
        assigned={URUK: "Boromir"},
        support=[[], ["1C133"]],
        hands=[[], ["Bred for Battle", "Savagery to Match Their Numbers"]],
    )
    t.until_offered("Bred for Battle").pick("Bred for Battle")
    assert t.strength(URUK) == 12
    assert t.wounds(URUK) == 1


def test_1c134_sarumans_chill_costs_one() -> None:
    t = Table(minions=[URUK], phase="shadow", site=5, twilight=1, hands=[[], ["Saruman's Chill"]])
    t.pick("Saruman's Chill")
    t.pick(t.labels()[-1])
    assert t.twilight == 0
    assert t.wounds(URUK) == 1


def test_1c138_sarumans_snows_stop_skirmish_events_and_abilities() -> None:
    for snows in (True, False):
        t = Table(
            ["1R302", "Boromir"],
            [URUK],
            "skirmish",
            site=5,
            assigned={URUK: "Boromir"},
            hands=[["2C37"]],
            bearing={"1C138": "20C104"} if snows else {},
        )
        offered = t.labels()
        assert ("Merry" in offered) is not snows
        assert ("Sentinels of Númenor" in offered) is not snows


def test_1r139_savagery_lasts_until_the_regroup_phase() -> None:
    five = ["Boromir", "Aragorn", "Legolas", "Gimli", "Sam"]
    t = Table(
        five,
        [URUK],
        "skirmish",
        site=5,
        assigned={URUK: "Boromir"},
        hands=[[], ["1R139", "Bred for Battle"]],
    )
    t.until_offered("Savagery to Match Their Numbers").pick("Savagery to Match Their Numbers")
    t.pick(t.labels()[-1])
    assert t.strength(URUK) == 13
    assert has(t.game, t.card(URUK), KEYWORD_FIERCE)


def test_1u161_wariness_exerts_or_discards_your_uruk_hai() -> None:
    t = Table(
        ["Sam"],
        [URUK],
        "skirmish",
        site=5,
        assigned={URUK: "Sam"},
        hands=[["Hobbit Stealth"], ["Wariness"]],
    )
    t.pick("Hobbit Stealth").until_offered("Wariness").pick("Wariness")
    t.pick(next(label for label in t.labels() if "xert" in label))
    assert t.wounds(URUK) == 1
    assert t.zone("Hobbit Stealth") == DISCARD
    assert t.zone("Sam") == DEAD  # 3 against 9: the skirmish was not cancelled


def test_1u162_worry() -> None:
    t = Table(
        ["Boromir"],
        [URUK],
        "skirmish",
        site=5,
        assigned={URUK: "Boromir"},
        support=[[], ["Worry"]],
    )
    assert t.who == 0
    t.pick(next(label for label in t.labels() if "burden" in label.lower()))
    assert t.burdens() == 1


def test_2c47_uruk_scout_and_2c89_orc_scout_cancel_only_ranger_events() -> None:
    for scout in ("Uruk Scout", "Orc Scout"):
        t = Table(["Aragorn"], [scout], "maneuver", site=6, hands=[["1C104"]])
        t.pick("Eregion's Trails").until_offered(scout)
        other = Table(["Gimli"], [scout], "maneuver", site=6, hands=[["12U1"]])
        other.pick("Argument Ready to Hand")
        assert other.asked != ASK_RESPONSE


def test_3r67_the_palantir() -> None:
    t = Table(
        minions=[URUK],
        phase="shadow",
        site=5,
        twilight=2,
        support=[[], ["3R67"]],
        hands=[["Sam"]],
    )
    t.pick("The Palantír of Orthanc")
    assert t.twilight == 1
    assert t.game.rows[DECK][-1] == t.card("Sam")


def test_3r68_saruman_makes_uruk_hai_fierce_and_is_not_assigned() -> None:
    t = Table(["Boromir"], ["3R68", URUK], "assignment", site=5)
    assert has(t.game, t.card(URUK), KEYWORD_FIERCE)
    t.until(ASK_DEFENDER)
    assert not any("Saruman" in label for label in t.labels())


def test_2r45_too_much_attention() -> None:
    t = Table(
        [],
        ["Prey", URUK],
        "skirmish",
        ring="1C2",
        site=5,
        assigned={"Prey": "Frodo"},
        twilight=1,
        hands=[[], ["2R45"]],
    )
    t.until_offered("The One Ring").pick("The One Ring")
    before = len(t.game.rows[DECK])
    t.until_offered("Too Much Attention").pick("Too Much Attention")
    assert len(t.game.rows[DECK]) == before - 5


# Moria


def test_1c176_goblin_marksman_and_2c60_bowman_are_archers() -> None:
    t = Table(["Boromir"], ["1C176", "2C60"], "archery", site=4)
    t.until(ASK_ARCHERY)
    t.pick("Boromir").pick("Boromir")
    assert t.wounds("Boromir") == 2


def test_1u178_goblin_runner() -> None:
    t = Table(minions=["Small Orc"], phase="shadow", site=4, twilight=1, hands=[[], ["1U178"]])
    t.pick("Goblin Runner").pick("Goblin Runner")
    assert t.twilight == 2


def test_1c192_pinned_down_takes_the_total_below_nothing() -> None:
    t = Table(
        ["1R50"],
        ["2C60"],
        "archery",
        site=4,
        support=[[], ["1C192", "1C192"]],
        hands=[["1R38", "1R38"]],
    )
    assert total(t.game, FELLOWSHIP_ARCHERY, GAME) == -2
    t.pick("Double Shot (1)")
    assert total(t.game, FELLOWSHIP_ARCHERY, GAME) == -1  # with Legolas: nothing


def test_1c193_plundered_armories() -> None:
    t = Table(
        ["Hero"],
        ["Goblin of the Deeps", "Goblin Bow"],
        "skirmish",
        site=4,
        assigned={"Goblin of the Deeps": "Hero"},
        bearing={"Goblin Scimitar": "Goblin of the Deeps"},
        support=[[], ["1C193"]],
        twilight=5,
    )
    t.until_offered("Plundered Armories").pick("Plundered Armories")
    assert t.host("Goblin Scimitar") == t.card("Goblin Bow")


def test_1c193_nothing_is_saved_when_all_minions_go_at_once() -> None:
    t = Table(
        ["Hero"],
        ["Goblin of the Deeps", "Goblin Bow"],
        "regroup",
        site=4,
        bearing={"Goblin Scimitar": "Goblin of the Deeps"},
        support=[[], ["1C193"]],
        twilight=5,
    )
    t.until(ASK_MOVE).pick("Stay")
    t.until(ASK_FELLOWSHIP)
    assert t.zone("Goblin Scimitar") == DISCARD + 1


def test_1r195_relics_of_moria() -> None:
    t = Table(
        minions=["Goblin of the Deeps"],
        phase="shadow",
        site=4,
        twilight=4,
        support=[[], ["1R195"]],
        discards=[[], ["Goblin Scimitar"]],
    )
    t.pick("Relics of Moria")
    assert t.in_play("Goblin Scimitar")
    assert t.twilight == 2


def test_1c196_they_are_coming() -> None:
    t = Table(
        minions=["Small Orc"],
        phase="shadow",
        site=4,
        twilight=3,
        support=[[], ["1C196"]],
        hands=[[], ["Big Orc", "Far Orc", "Prey"]],
        discards=[[], ["Goblin of the Deeps"]],
    )
    t.pick("They Are Coming").pick("Big Orc", "Far Orc", "Prey")
    assert t.in_play("Goblin of the Deeps")
    assert t.twilight == 1


@pytest.mark.parametrize(("wounds", "strikes"), [(3, False), (0, True)])
def test_2r53_the_chain_of_a_dead_troll_strikes_nobody(wounds: int, strikes: bool) -> None:
    troll = "Cave Troll of Moria"
    t = Table(
        ["Legolas"],
        [troll],
        "archery",
        site=4,
        bearing={"2R53": troll},
        wounds={troll: wounds},
    )
    offered = False
    while t.game.decision is not None and t.asked != ASK_DEFENDER and t.phase != REGROUP:
        offered = offered or t.offers("Cave Troll's Chain")
        t.skip()
    assert t.in_play(troll) is strikes
    assert offered is strikes


# Wraith


def test_1u207_black_breath_comes_onto_one_who_fights_a_nazgul() -> None:
    t = Table(
        ["Boromir"],
        ["Rider in Black"],
        "skirmish",
        site=4,
        assigned={"Rider in Black": "Boromir"},
        support=[[], ["1U207"]],
    )
    t.until_offered("Black Breath").pick("Black Breath")
    assert t.host("1U207") == t.card("Boromir")


def test_1u211_drawn_to_its_power() -> None:
    t = Table(
        ["Weakling"],
        ["Small Orc"],
        "skirmish",
        assigned={"Small Orc": "Weakling"},
        support=[[], ["1U211"]],
    )
    assert t.zone("Weakling") == DEAD
    assert t.burdens() == 0  # no Nazgûl was in it


def test_1u222_paths_seldom_trodden_replaces_in_the_fellowship_block() -> None:
    t = Table(
        minions=["Rider in Black"], phase="shadow", site=1, twilight=3, support=[[], ["1U222"]]
    )
    t.pick("Paths Seldom Trodden")
    assert t.game.rows[OWNER][site_at(t.game, 1)] == 1
    later = Table(
        minions=["Rider in Black"],
        phase="shadow",
        site=1,
        path="Shadows",
        twilight=3,
        support=[[], ["1U222"]],
    )
    before = site_at(later.game, 1)
    later.pick("Paths Seldom Trodden")
    assert later.asked == ASK_SHADOW  # nobody is asked for a site
    assert site_at(later.game, 1) == before


def test_1u233_nelya_replaces_an_opponents_site() -> None:
    t = Table(minions=["1U233"], phase="shadow", site=1)
    t.pick("Úlairë Nelya")
    assert t.game.rows[OWNER][site_at(t.game, 1)] == 1
    assert t.wounds("1U233") == 1
    t = Table(minions=["1U233"], phase="shadow", site=1, path="Shadows")
    t.pick("Úlairë Nelya")
    assert t.asked == ASK_SHADOW
    assert t.game.rows[OWNER][site_at(t.game, 1)] == 0


def test_1u234_nertea_plays_minions_one_by_one() -> None:
    five = ["Boromir", "Aragorn", "Legolas", "Gimli", "Sam"]
    t = Table(
        five,
        ["Small Orc"],
        "shadow",
        site=4,
        twilight=20,
        hands=[[], ["1U234"]],
        discards=[[], ["Big Orc", "Far Orc", "Prey"]],
    )
    t.pick("Úlairë Nertëa")
    t.pick("Yes").pick("Big Orc").pick("Yes").pick("Far Orc")
    assert t.in_play("Big Orc")
    assert t.in_play("Far Orc")  # six companions, two over four
    assert not t.in_play("Prey")


def test_1u235_and_3u86_otsea_are_the_same_card_for_uniqueness() -> None:
    t = Table(minions=["1U235"], phase="shadow", site=4, twilight=9, hands=[[], ["3U86"]])
    assert t.why_not("3U86") == ["000: unique"]
    t.pick("Úlairë Otsëa")
    if t.asked != ASK_SHADOW:
        t.pick("Úlairë Otsëa")
    assert has(t.game, t.card("1U235"), KEYWORD_FIERCE)


def test_2u82_attea_wounds_an_ally() -> None:
    t = Table(
        minions=["Small Orc"], phase="shadow", site=4, twilight=9, support=[["20C11"]],
        hands=[[], ["2U82"]],
    )  # fmt: skip
    t.pick("Úlairë Attëa").pick("Úlairë Attëa")
    assert t.wounds("20C11") == 1


def test_3u86_blade_tip_goes_to_the_ring_bearer() -> None:
    t = Table(
        ["Boromir"],
        ["3U86"],
        "skirmish",
        site=4,
        assigned={"3U86": "Boromir"},
        support=[[], ["1U209"]],
    )
    t.until_offered("Úlairë Otsëa").pick("Úlairë Otsëa")
    assert t.host("1U209") == t.card("Frodo")


def test_1u209_blade_tip_wounds_its_bearer() -> None:
    t = Table(["Boromir"], phase="start", bearing={"1U209": "Boromir"})
    assert t.wounds("Boromir") == 1


# Sauron


def test_1r246_enduring_evil_is_fixed_when_it_is_played() -> None:
    t = Table(
        [],
        ["Small Orc"],
        "skirmish",
        site=6,
        burdens=6,
        assigned={"Small Orc": "Frodo"},
        hands=[["Hobbit Intuition", "Hobbit Intuition"], ["1R246", "1R246"]],
        twilight=0,
    )
    t.skip()
    t.until_offered("Enduring Evil").pick("Enduring Evil (1)")
    if t.asked == ASK_X:
        t.pick("6")
    assert t.strength("Frodo") == 0
    t.until_offered("Hobbit Intuition").pick("Hobbit Intuition (1)")
    assert t.strength("Frodo") == 1  # 3 + 1 - 6 + 3


def test_1c248_forces_of_mordor() -> None:
    t = Table(minions=["Small Orc", "Big Orc"], phase="shadow", site=4, hands=[[], ["1C248"]])
    t.pick("Forces of Mordor")
    if t.asked == ASK_X:
        t.pick("2")
    assert t.twilight == 2


@pytest.mark.parametrize("orc", ["1C261", "1U262"])
def test_orc_ambusher_and_assassin_make_roaming_cheaper_for_others(orc: str) -> None:
    t = Table(minions=[orc], phase="shadow", site=3, hands=[[], ["Far Orc", orc]])
    assert twilight_cost(t.game, t.card("Far Orc")) == 3
    alone = Table(minions=["Small Orc"], phase="shadow", site=3, hands=[[], [orc]])
    printed = by_id(orc)
    assert printed is not None
    roams = 2 if printed.site > 3 else 0
    assert twilight_cost(alone.game, alone.card(orc)) == printed.twilight + roams


def test_1r263_orc_banner() -> None:
    t = Table(
        ["Boromir", "Gimli"],
        ["Orc of the Tower", "Far Orc"],
        "skirmish",
        site=6,
        assigned={"Orc of the Tower": "Boromir", "Far Orc": "Gimli"},
        support=[[], ["1R263"]],
    )
    t.pick("Boromir")
    t.until_phase(REGROUP)
    assert t.wounds("Boromir") == 1
    assert t.wounds("Gimli") == 1  # 6 against 5 and one for the banner: a tie


# Men and sites


def test_2r75_bill_ferny_is_not_fought_by_choice() -> None:
    t = Table(["Boromir"], ["2R75", "Small Orc"], "assignment", site=4)
    t.until(ASK_DEFENDER)
    assert t.offers("Boromir against Small Orc")
    assert not t.offers("Boromir against Bill Ferny")


def test_2r75_bill_ferny_does_not_go_underground() -> None:
    t = Table(
        minions=["Small Orc"], phase="shadow", site=5, twilight=9, hands=[[], ["2R75", "Prey"]]
    )
    t.pick("Bill Ferny")
    assert t.zone("2R75") == DISCARD + 1


def test_1c331_ettenmoors() -> None:
    t = Table(
        ["Boromir"],
        ["Big Orc"],
        "skirmish",
        site=2,
        sites={2: "1C331"},
        assigned={"Big Orc": "Boromir"},
    )
    t.pick("Ettenmoors")
    if t.offers("Boromir"):
        t.pick("Boromir")
    assert t.wounds("Boromir") == 1
    assert t.strength("Boromir") == 9


def test_1u338_ford_of_bruinen() -> None:
    t = Table(
        minions=["Small Orc"],
        phase="shadow",
        site=3,
        sites={3: "1U338"},
        twilight=9,
        hands=[[], ["Rider in Black", "1U235"]],
    )
    assert twilight_cost(t.game, t.card("Rider in Black")) == 0
    t.pick("Rider in Black")
    assert twilight_cost(t.game, t.card("1U235")) == 4  # only the first of the turn


def test_1u343_balins_tomb() -> None:
    t = Table(
        ["Boromir"],
        ["Small Orc"],
        "maneuver",
        site=5,
        sites={5: "1U343"},
        hands=[["Store of Food"]],
        wounds={"Boromir": 1},
    )
    t.pick("Balin's Tomb")
    while t.wounds("Boromir"):
        t.pick(next(label for label in t.labels() if label in ("Store of Food", "Boromir")))
    assert t.zone("Store of Food") == DISCARD


def test_1u360_emyn_muil() -> None:
    t = Table(["Boromir"], ["Big Orc"], "maneuver", site=8, sites={8: "1U360"})
    t.until_offered("Emyn Muil").pick("Emyn Muil")
    if t.who == 1 and t.offers("Big Orc"):
        t.pick("Big Orc")
    assert has(t.game, t.card("Big Orc"), KEYWORD_FIERCE)
    assert t.wounds("Big Orc") == 1


def test_1r224_return_to_its_master_makes_one_more_skirmish() -> None:
    t = Table(
        ["Boromir"],
        ["Rider in Black", "Prey"],
        "skirmish",
        site=4,
        ring="1C2",
        assigned={"Prey": "Frodo"},
        hands=[[], ["1R224"]],
    )
    t.until_offered("The One Ring").pick("The One Ring")
    t.until_offered("Return to Its Master").pick("Return to Its Master")
    t.until_phase(REGROUP)
    assert t.over  # nobody was assigned to the Nazgûl; now it overwhelms Frodo, 9 against 4


def test_2u82_attea_is_no_easterling_by_his_subtitle() -> None:
    t = Table(minions=["2U82"], phase="shadow", site=4, twilight=9, hands=[[], ["20C622"]])
    assert not t.offers("Banner of the East")
    t = Table(minions=["Man of the East"], phase="shadow", site=4, twilight=9,
              hands=[[], ["20C622"]])  # fmt: skip
    assert t.offers("Banner of the East")


def test_3u86_sam_bears_the_ring_before_blade_tip_is_transferred() -> None:
    t = Table(
        ["1C311"],
        ["3U86"],
        "skirmish",
        site=4,
        assigned={"3U86": "Frodo"},
        support=[[], ["1U209"]],
    )
    t.until_offered("Sam").pick("Sam")
    t.until_offered("Úlairë Otsëa").pick("Úlairë Otsëa")
    assert t.zone("Frodo") == DEAD
    assert t.host("1U209") == t.card("1C311")
