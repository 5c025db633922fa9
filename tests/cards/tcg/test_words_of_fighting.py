"""Words about characters, skirmishes, archery and wounds: each on a card that says it."""

from mathom.cardplay.questions import ASK_WHICH
from mathom.games.tcg.abilities import ARCHERY, REGROUP
from mathom.games.tcg.effects import damage_bonus, has, is_roaming
from mathom.games.tcg.facts import KEYWORD_FIERCE
from mathom.games.tcg.questions import ASK_DEFENDER, ASK_FELLOWSHIP, ASK_SKIRMISH
from mathom.games.tcg.rows import HOST
from mathom.games.tcg.rulebook.archery import minion_total
from tcg_table import DISCARD, KEEPER, Table, fight

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
GOBLIN = "Goblin of the Deeps"  # [moria] Orc, 5 strong
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong, damage +1
RIDER = "Rider in Black"  # Nazgûl, 9 strong, fierce


def test_a_fierce_skirmish_and_one_that_is_not() -> None:
    t = Table(["Aragorn"], [RIDER], "fierce", hands=[["2C37", KEEPER]])
    t.until(ASK_DEFENDER).pick("Aragorn against Rider in Black")
    t.until_offered("Sentinels of Númenor").pick("Sentinels of Númenor")
    assert t.strength("Aragorn") == 8 + 4
    t = Table(["Aragorn"], [RIDER], "skirmish", assigned={RIDER: "Aragorn"},
              hands=[["2C37", KEEPER]])  # fmt: skip
    t.until_offered("Sentinels of Númenor").pick("Sentinels of Númenor")
    assert t.strength("Aragorn") == 8 + 2


def test_cancel_a_fierce_skirmish() -> None:
    t = Table(["1C303"], [RIDER], "fierce", support=[["2C101"]])
    t.until(ASK_DEFENDER).pick("Merry against Rider in Black")
    t.until_offered("Filibert Bolger").pick("Filibert Bolger").pick("Merry").until_phase(REGROUP)
    assert t.in_play("1C303")
    assert t.wounds("1C303") == 2


def test_a_skirmish_of_the_ring_bearer_is_still_to_come() -> None:
    t = Table(["Aragorn"], [RIDER, ORC], "skirmish", hands=[[], ["1U213", "1U213"]], twilight=9,
              assigned={RIDER: "Aragorn", ORC: "Frodo"})  # fmt: skip
    t.until(ASK_SKIRMISH).pick("Aragorn")
    t.until_offered("Frozen by Fear").pick("Frozen by Fear")
    assert t.strength(RIDER) == 9 + 3


def test_no_skirmish_of_the_ring_bearer_is_to_come() -> None:
    t = Table(["Aragorn"], [RIDER], "skirmish", hands=[[], ["1U213", "1U213"]], twilight=9,
              assigned={RIDER: "Aragorn"})  # fmt: skip
    t.until_offered("Frozen by Fear").pick("Frozen by Fear")
    assert t.strength(RIDER) == 9 + 2


def test_few_burdens_on_the_ring_bearer() -> None:
    for burdens, gains in ((4, 4), (5, 2)):
        t = Table(["Gandalf"], [ORC], "skirmish", assigned={ORC: "Gandalf"}, burdens=burdens,
                  hands=[["1C78", KEEPER]])  # fmt: skip
        t.until_offered("Mysterious Wizard").pick("Mysterious Wizard")
        assert t.strength("Gandalf") == 7 + gains


def test_not_overwhelmed_by_twice_the_strength() -> None:
    t = Table(["1R96"], ["Great Troll"], "skirmish", assigned={"Great Troll": "1R96"})
    t.until_phase(REGROUP)
    assert t.wounds("1R96") == 2


def test_an_ally_keeps_a_hobbit_from_being_overwhelmed() -> None:
    t = Table(["1C303"], [ORC], "skirmish", assigned={ORC: "1C303"}, support=[["1C286"]])
    t.until_offered("Bounder").pick("Bounder").pick("Merry").until_phase(REGROUP)
    assert t.wounds("1C303") == 1


def test_no_wounds_but_in_the_archery_phase() -> None:
    t = Table(["Aragorn"], ["2R93"], "maneuver", support=[["1R284", "1C297"]],
              bearing={"2R97": "1R284"})  # fmt: skip
    t.until_offered("Tower Assassin").pick("Tower Assassin")
    assert t.wounds("1R284") == 0
    assert t.wounds("1C297") == 1


def test_no_possessions_for_a_tentacle() -> None:
    marsh = {4: "1C346"}
    t = Table([], ["2C58"], "shadow", site=4, sites=marsh, twilight=9, hands=[[], ["1C182"]])
    assert not t.offers("Goblin Spear")
    t = Table([], [GOBLIN], "shadow", site=4, sites=marsh, twilight=9, hands=[[], ["1C182"]])
    assert t.offers("Goblin Spear")


def test_no_strength_from_weapons() -> None:
    t = Table(["Aragorn"], ["1R143"], "skirmish", assigned={"1R143": "Aragorn"},
              bearing={"1U112": "Aragorn"}, hands=[[KEEPER]], wounds={"Frodo": 1})  # fmt: skip
    assert t.strength("Aragorn") == 8
    t = Table(["Aragorn"], [ORC], "skirmish", assigned={ORC: "Aragorn"},
              bearing={"1U112": "Aragorn"}, hands=[[KEEPER]], wounds={"Frodo": 1})  # fmt: skip
    assert t.strength("Aragorn") == 8 + 2


def test_damage_bonuses_from_weapons_are_lost_and_others_stay() -> None:
    t = Table(["Gimli"], ["3C56"], "skirmish", assigned={"3C56": "Gimli"},
              bearing={"1R14": "Gimli"}, support=[[], ["3U72"]], hands=[[KEEPER]])  # fmt: skip
    assert damage_bonus(t.game, t.card("Gimli")) == 1


def test_a_minion_loses_all_damage_bonuses() -> None:
    t = Table(["Aragorn", "1C303"], [URUK], "skirmish", assigned={URUK: "Aragorn"},
              hands=[["3C112", KEEPER]])  # fmt: skip
    t.until_offered("Seek and Hide").pick("Seek and Hide")
    assert damage_bonus(t.game, t.card(URUK)) == 0


def test_uruk_hai_are_not_roaming_there() -> None:
    for sites, roams in (({}, True), ({4: "2C119"}, False)):
        t = Table([], [URUK], "shadow", site=4, sites=sites, twilight=9)
        assert is_roaming(t.game, t.card(URUK)) is roams


def test_a_wound_from_a_minion_of_sauron_is_prevented() -> None:
    for foe, wounds in ((ORC, 0), ("2C61", 1)):
        t = Table(["Legolas"], [foe], "skirmish", assigned={foe: "Legolas"}, support=[["3C14"]])
        while t.phase != REGROUP and not t.offers("Erestor"):
            t.skip()
        if t.offers("Erestor"):
            t.pick("Erestor")
        t.until_phase(REGROUP)
        assert t.wounds("Legolas") == wounds


def test_damage_up_to_a_limit_and_only_underground() -> None:
    deck = ["1C3"] * 12
    for site, damage in ((5, 1 + 3), (4, 1)):
        t = Table(["Gimli"], [ORC], "skirmish", assigned={ORC: "Gimli"}, site=site,
                  support=[["2R12"]], decks=[deck])  # fmt: skip
        for _ in range(4):
            t.until_offered("Realm of Dwarrowdelf").pick("Realm of Dwarrowdelf")
        assert damage_bonus(t.game, t.card("Gimli")) == damage
        assert t.strength("Gimli") == 6 + 3


def test_companions_in_that_skirmish_only() -> None:
    t = Table(["Hero", "Aragorn"], ["2C51"], "skirmish", site=5, assigned={"2C51": "Hero"},
              bearing={"2R74": "2C51"}, hands=[[], ["2R57"]], twilight=5)  # fmt: skip
    t.until_offered("Final Cry").pick("Final Cry")
    assert t.wounds("Hero") == 2
    assert t.wounds("Aragorn") == 0


def test_the_losing_character_gets_the_blade_tip() -> None:
    t = Table(["Boromir", "Aragorn"], [RIDER], "skirmish", site=4, assigned={RIDER: "Boromir"},
              support=[[], ["1U209"]])  # fmt: skip
    t.until_offered("Blade Tip").pick("Blade Tip")
    assert t.host("1U209") == t.card("Boromir")


def test_one_blade_tip_on_each_character() -> None:
    t = Table(["Boromir"], [RIDER], "skirmish", site=4, assigned={RIDER: "Boromir"},
              support=[[], ["1U209"]], bearing={"1U209": "Boromir"})  # fmt: skip
    t.until_offered("Blade Tip").pick("Blade Tip")
    hosts = t.game.rows[HOST]
    assert [hosts[t.card("1U209", n)] for n in (0, 1)].count(t.card("Boromir")) == 1


def test_an_orc_that_loses_to_a_dwarf_is_discarded() -> None:
    t = Table(["1C11"], ["1C261"], "skirmish", assigned={"1C261": "1C11"}, support=[["1C20"]])
    t.until_phase(REGROUP)
    assert t.zone("1C261") == DISCARD + 1
    assert t.in_play("1C20")


def test_hobbits_are_not_assigned() -> None:
    t = Table(["Sam", "Gandalf"], [ORC], "maneuver", hands=[["3C31"]])
    t.until_offered("Depart Silently").pick("Depart Silently")
    t.until(ASK_DEFENDER)
    assert t.labels() == ["Done", "Gandalf against Orc of the Tower"]


def test_no_assignment_phase_when_only_hobbits_are_there() -> None:
    assert Table(["Sam"], [ORC], "assignment", site=2, sites={2: "1U330"}).phase == REGROUP
    t = Table(["Aragorn"], [ORC], "assignment", site=2, sites={2: "1U330"})
    assert t.asked == ASK_DEFENDER


def test_no_more_than_one_minion_to_a_skirmish() -> None:
    for sites, crowded in (({6: "3U115"}, False), ({}, True)):
        t = Table(["Defender"], [ORC, GOBLIN], "assignment", site=6, sites=sites)
        t.until(ASK_DEFENDER).pick("Defender against Orc of the Tower")
        assert t.offers("Defender against Goblin of the Deeps") is crowded


def test_minion_archers_add_one_more() -> None:
    t = Table(["Legolas"], ["Goblin Bow", "Goblin Bow", ORC], "archery", site=8, sites={8: "1U357"})
    assert minion_total(t.game) == 2 + 2


def test_the_free_peoples_player_may_skip_the_archery_phase() -> None:
    for skips, wounds in (("Yes", 0), ("No", 1)):
        t = Table(["Legolas"], ["1R165"], "maneuver", site=4, bearing={"2R53": "1R165"})
        t.until_offered("Yes").pick(skips)
        t.until(ASK_DEFENDER)
        assert t.wounds("1R165") == wounds


def test_no_archery_special_abilities_while_two_orcs_are_there() -> None:
    assert not Table(["1R50"], ["3U61", "3C56"], "archery").offers("Legolas")
    assert Table(["1R50"], ["3U61"], "archery").offers("Legolas")


def test_spot_wounds_on_the_ring_bearer() -> None:
    for wounds, burdens, fierce in ((1, 1, False), (2, 0, True), (0, 2, True)):
        t = Table([], ["2R84"], "maneuver", wounds={"Frodo": wounds}, burdens=burdens,
                  hands=[[KEEPER]])  # fmt: skip
        assert has(t.game, t.card("2R84"), KEYWORD_FIERCE) is fierce


def test_two_whole_actions_to_choose_from() -> None:
    t = Table(["Aragorn", "1R30"], [ORC], "maneuver", support=[["1R100"]],
              wounds={"Aragorn": 1, "1R30": 1})  # fmt: skip
    t.pick("The Choice of Lúthien")
    assert t.asked == ASK_WHICH


def test_wound_three_times() -> None:
    t = Table(["Hero", "Boromir"], [GOBLIN], "maneuver", hands=[[KEEPER], ["3R80"]], twilight=9,
              wounds={"Frodo": 1})  # fmt: skip
    t.until_offered("Such a Little Thing").pick("Such a Little Thing")
    assert not t.in_play("Boromir")


def test_heal_x_times() -> None:
    t = Table(["Sam"], hands=[["1C294"]], wounds={"Sam": 3})
    t.pick("Hobbit Appetite").pick("2")
    if t.offers("Sam"):
        t.pick("Sam")
    assert t.wounds("Sam") == 1
    assert t.twilight == 2


def test_exert_a_bearer_x_times() -> None:
    t = Table([], [GOBLIN, "Digger of Pits", ORC], "maneuver", bearing={"1R313": "Frodo"},
              hands=[["2R109"]])  # fmt: skip
    t.pick("Orc-bane").pick("2").pick("Digger of Pits", "Orc of the Tower")
    assert t.wounds("Frodo") == 2
    assert t.wounds("Digger of Pits") == t.wounds(ORC) == 1
    assert t.wounds(GOBLIN) == 0


def test_a_bearer_who_is_exhausted_cannot_exert() -> None:
    t = Table([], [GOBLIN], "maneuver", bearing={"1R313": "Frodo"}, wounds={"Frodo": 3},
              hands=[["2R109", KEEPER]])  # fmt: skip
    assert not t.offers("Orc-bane")


def test_a_dwarf_that_is_not_assigned() -> None:
    t = Table(["Gimli", "1C7"], [ORC], "skirmish", assigned={ORC: "Gimli"}, support=[["13U3"]],
              others_at=3, hands=[[KEEPER]])  # fmt: skip
    t.until_offered("Deep Hatred").pick("Deep Hatred")
    assert t.wounds("1C7") == 1
    assert t.wounds("Gimli") == 0


def test_sméagol_takes_no_wounds_after_that() -> None:
    t = Table(["5R29"], [ORC], "skirmish", assigned={ORC: "5R29"})
    t.until_offered("Sméagol").pick("Sméagol").until_phase(REGROUP)
    assert t.wounds("5R29") == 0
    assert t.burdens() == 1


def test_remove_a_threat() -> None:
    t = Table(["Aragorn"], ["7U190"], "skirmish", assigned={"7U190": "Aragorn"}, threats=2)
    t.until_offered("Morgul Destroyer").pick("Morgul Destroyer")
    assert t.threats() == 1
    assert t.strength("7U190") == 6 + 3


def test_the_archers_strike_for_two_tokens() -> None:
    t = Table(["Aragorn"], [ORC], "archery", support=[[], ["4R211"]], tokens={"4R211": (7, 2)})
    t.until_offered("Weapons of Isengard").pick("Weapons of Isengard")
    assert minion_total(t.game) == 2
    assert t.zone("4R211") == DISCARD + 1


def test_one_token_is_not_two() -> None:
    t = Table(["Aragorn"], [ORC], "archery", support=[[], ["4R211"]], tokens={"4R211": (7, 1)})
    assert t.game.decision is None or not t.offers("Weapons of Isengard")


def test_another_was_assigned_and_the_bearer_was_not() -> None:
    t = Table(["Aragorn", "Sam"], [ORC], "assignment", bearing={"1R279": "Frodo"})
    t.until(ASK_DEFENDER).pick("Aragorn against Orc of the Tower")
    _end_of_turn(t)
    assert t.burdens() == 1


def test_one_who_fought_and_fell_has_fought() -> None:
    t = Table(["Weakling", "Sam"], [ORC], "assignment", bearing={"1R279": "Frodo"})
    t.until(ASK_DEFENDER).pick("Weakling against Orc of the Tower")
    _end_of_turn(t)
    assert t.burdens() == 1


def test_nobody_fought() -> None:
    t = Table(["Aragorn", "Sam"], [], "assignment", bearing={"1R279": "Frodo"})
    _end_of_turn(t)
    assert t.burdens() == 0


def test_heal_when_nobody_has_lost() -> None:
    t = Table(["Aragorn"], [], "regroup", wounds={"Aragorn": 1}, support=[["3R40"]])
    t.until_offered("Citadel of Minas Tirith").pick("Citadel of Minas Tirith")
    assert t.wounds("Aragorn") == 0


def test_no_healing_when_one_has_lost_and_fallen() -> None:
    t = Table(["Aragorn", "Weakling"], [ORC], "skirmish", assigned={ORC: "Weakling"},
              wounds={"Aragorn": 1}, support=[["3R40"]])  # fmt: skip
    while t.asked != ASK_FELLOWSHIP:
        assert not t.offers("Citadel of Minas Tirith")
        t.skip()


def _end_of_turn(t: Table) -> None:
    """Pass until the other player's turn has begun."""
    t.until_phase(REGROUP)
    t.until(ASK_FELLOWSHIP)


def test_beside_another_goblin_and_alone() -> None:
    for minions, bonus in (([GOBLIN], 2), ([], 0)):
        fights = dict.fromkeys(["1C174", *minions], "Aragorn")
        t = Table(["Aragorn"], ["1C174", *minions], "skirmish", assigned=fights, hands=[[KEEPER]])
        assert damage_bonus(t.game, t.card("1C174")) == bonus


def test_a_defender_is_stronger() -> None:
    for companion, strength in (("Defender", 8 + 4), ("Boromir", 7 + 2)):
        t = fight(companion, ORC, [["1C116"]])
        t.until_offered("Swordarm of the White Tower").pick("Swordarm of the White Tower")
        assert t.strength(companion) == strength


def test_one_who_has_the_signet_is_stronger() -> None:
    for boromir, strength in (("1R96", 7 + 3), ("1U97", 7 + 2)):
        t = Table(["Aragorn", boromir], [ORC], "skirmish", assigned={ORC: boromir},
                  hands=[["2R36", KEEPER]])  # fmt: skip
        t.until_offered("No Mere Ranger").pick("No Mere Ranger").pick("Boromir")
        assert t.strength(boromir) == strength


def test_a_bearer_who_is_an_archer() -> None:
    for elf, offered in (("Legolas", True), ("1U48", False)):
        t = Table([elf], [ORC], "archery", bearing={"1R62": elf})
        assert (t.phase == ARCHERY and t.offers("The Splendor of Their Banners")) is offered


def test_unique_minions_only() -> None:
    t = Table([], ["1R186", GOBLIN], "maneuver", support=[[], ["2C55"]], hands=[[KEEPER]])
    assert t.strength("1R186") == 7 + 1
    assert t.strength(GOBLIN) == 5
