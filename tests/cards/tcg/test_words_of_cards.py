"""Words about cards, piles, players, sites and costs: each on a card that says it."""

from mathom.cardplay.questions import ASK_WHICH
from mathom.games.tcg.abilities import MANEUVER, REGROUP, SHADOW_PHASE
from mathom.games.tcg.effects import twilight_cost
from mathom.games.tcg.questions import (
    ASK_ARCHERY,
    ASK_DEFENDER,
    ASK_FELLOWSHIP,
    ASK_MOVE,
    ASK_SHADOW,
)
from mathom.games.tcg.rows import OWNER, PRINTED, ZONE, site_at
from mathom.games.tcg.words.nouns import ITEM
from mathom.games.tcg.words.standing.texts import speaking
from tcg_table import ADVENTURE, DECK, DISCARD, HAND, KEEPER, PATH, PLAY, Table

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
GOBLIN = "Goblin of the Deeps"  # [moria] Orc, 5 strong
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong
RIDER = "Rider in Black"  # Nazgûl, 9 strong


# Which cards


def test_of_one_culture_or_another() -> None:
    t = Table(["Gandalf"], [ORC], "maneuver",
              support=[["1R69"], ["1C157", "1C192", "1R263"]])  # fmt: skip
    t.until_offered("Albert Dreary").pick("Albert Dreary")
    assert sorted(t.labels()) == ["Pinned Down", "Uruk-hai Armory"]


def test_possessions_of_some_classes() -> None:
    worn = {"1C92": "Aragorn", "1C107": "Boromir", "1U91": "Aragorn"}
    t = Table(["Aragorn", "Boromir"], [URUK], "maneuver", bearing=worn,
              hands=[[KEEPER], ["2R39"]], twilight=9)  # fmt: skip
    t.until_offered("Beyond the Height of Men").pick("Beyond the Height of Men")
    assert sorted(t.labels()) == ["Armor", "Great Shield"]


def test_every_such_possession_if_there_are_six_companions() -> None:
    fellowship = ["Aragorn", "Boromir", "Legolas", "Gimli", "Sam"]
    worn = {"1C92": "Aragorn", "1C107": "Boromir", "1U91": "Aragorn"}
    t = Table(fellowship, [URUK], "maneuver", bearing=worn, hands=[[KEEPER], ["2R39"]],
              twilight=9)  # fmt: skip
    t.until_offered("Beyond the Height of Men").pick("Beyond the Height of Men")
    assert t.zone("1C92") == t.zone("1C107") == DISCARD
    assert t.in_play("1U91")


def test_items_are_possessions_and_artifacts() -> None:
    t = Table(["Gandalf"], bearing={"1R75": "Gandalf", "3R34": "Gandalf", "1R62": "Gandalf"})
    frame = speaking(t.game, t.card("Gandalf"))
    assert ITEM.test(t.game, frame, t.card("1R75"))
    assert ITEM.test(t.game, frame, t.card("3R34"))
    assert not ITEM.test(t.game, frame, t.card("1R62"))


def test_your_own_only() -> None:
    """000: opponent - a text that says "your" means cards of the one who uses it."""
    hands: list[list[str]] = [[], [], ["1C197"]]
    for minions, offered in (([["Goblin Bow"], []], False), ([[], ["Goblin Bow"]], True)):
        t = Table([], minions, "shadow", players=3, hands=hands, twilight=9)
        while t.who != 2:
            t.skip()
        assert t.offers("Threat of the Unknown") is offered


def test_two_of_them_no_fewer() -> None:
    t = Table(["Legolas", "1C53", "1R30"], hands=[["1C58"]], support=[[], ["1C157"]])
    t.pick("The Seen and the Unseen")
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (2, 2)


def test_up_to_two_of_them() -> None:
    t = Table([], phase="shadow", site=6, twilight=9, hands=[[], ["1U258"]],
              discards=[[], ["1R206", "1U219", "1U220"]])  # fmt: skip
    t.until_offered("Morgul Skulker").pick("Morgul Skulker")
    t.until_offered("Morgul Skulker").pick("Morgul Skulker")
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (0, 2)


def test_any_number_of_them() -> None:
    t = Table(["Gimli", "1C7"], site=5, others_at=6, support=[["2C14"]],
              wounds={"Gimli": 1, "1C7": 1})  # fmt: skip
    t.pick("Move on")
    assert t.game.decision is not None
    assert (t.game.decision.least, t.game.decision.most) == (0, 2)
    t.pick("Gimli")
    assert (t.wounds("Gimli"), t.wounds("1C7")) == (0, 1)


def test_one_of_those_seen() -> None:
    t = Table(["Gandalf"], hands=[["1C82"]], decks=[["1C3", "1C4"]])
    t.pick("Risk a Little Light").pick("Battle Fury")
    assert t.zone("1C4") == HAND
    assert t.zone("1C3") == DISCARD


def test_every_copy_of_a_card() -> None:
    t = Table([], phase="shadow", site=5, twilight=20, hands=[[], ["1C151", "1C122"]],
              discards=[[], ["1C151", "1C151", "1C158"]])  # fmt: skip
    t.until_offered("Uruk Savage").pick("Uruk Savage")
    t.until_offered("Breeding Pit").pick("Breeding Pit")
    assert [t.game.rows[PRINTED][card] for card in t.game.rows[DECK + 1][:2]] == [1151, 1151]
    assert t.zone("1C158") == DISCARD + 1


def test_two_conditions_if_there_is_an_orc() -> None:
    for minion, left in ((ORC, 0), (URUK, 1)):
        t = Table(["Legolas"], [minion], "maneuver", hands=[["2R20"]],
                  support=[["1R34"], ["1C157", "1C192"]])  # fmt: skip
        t.pick("Secret Sentinels")
        if left:
            t.pick("Pinned Down")
        else:
            t.pick("Pinned Down", "Uruk-hai Armory")
        assert t.in_play("1C157") is (left == 1)
        assert not t.in_play("1C192")


def test_that_card_and_another() -> None:
    t = Table(minions=[ORC], phase="shadow", site=6, twilight=9, support=[[], ["1U242"]],
              hands=[[], [URUK, RIDER]], decks=[[], [GOBLIN]])  # fmt: skip
    t.until_offered("The Dark Lord's Summons").pick("The Dark Lord's Summons")
    t.pick("Rider in Black")
    assert t.zone(GOBLIN) == t.zone(RIDER) == DISCARD + 1
    assert t.zone(URUK) == HAND + 1


# Bearers


def test_what_a_condition_is_played_on() -> None:
    t = Table(["Aragorn"], [ORC], "shadow", twilight=9, site=6, hands=[[], ["1R244"]])
    t.until_offered("Desperate Defense of the Ring").pick("Desperate Defense of the Ring")
    assert sorted(t.labels()) == ["Aragorn", "Frodo"]


def test_played_from_the_discard_pile_on_an_orc() -> None:
    t = Table([], [GOBLIN], "shadow", site=4, twilight=9, hands=[[], ["1C179"]],
              discards=[[], ["1C180"]])  # fmt: skip
    t.until_offered("Goblin Scavengers").pick("Goblin Scavengers")
    t.until_offered("Goblin Scavengers").pick("Goblin Scavengers")
    t.until_offered("Goblin of the Deeps").pick("Goblin of the Deeps")
    assert t.host("1C180") == t.card(GOBLIN)


def test_no_wound_is_healed_on_the_bearer() -> None:
    t = Table(["Sam"], [ORC], "maneuver", wounds={"Sam": 1}, hands=[[KEEPER]],
              bearing={"1U207": "Sam"})  # fmt: skip
    t.pick("Stout and Sturdy")
    assert t.wounds("Sam") == 1


def test_no_burden_is_taken_from_the_bearer() -> None:
    t = Table(["Legolas"], burdens=1, hands=[["1C39"]], bearing={"1U207": "Frodo"})
    t.pick("Elf-song")
    assert t.burdens() == 1


def test_the_text_of_sam_does_not_apply() -> None:
    assert Table(["1C311"], burdens=1).offers("Sam")
    assert not Table(["1C311"], burdens=1, bearing={"2U76": "1C311"}).offers("Sam")


# What cards cost


def test_dearer_away_from_a_sanctuary() -> None:
    for site, cost in ((1, 4 + 2), (3, 4)):
        t = Table([], hands=[["Aragorn"]], site=site, support=[[], ["1R129"]])
        assert twilight_cost(t.game, t.card("Aragorn")) == cost


def test_cheaper_on_frodo() -> None:
    for bearer, pool in (("Frodo", 0), ("Sam", 1)):
        t = Table(["Sam"], hands=[["1C299"]], ring_bearer="2C102")
        t.pick("Hobbit Sword").pick(bearer)
        assert t.twilight == pool


def test_a_horse_is_cheaper_for_arwen() -> None:
    for bearer, pool in (("Arwen", 0), ("Legolas", 2)):
        t = Table(["1R30", "Legolas"], hands=[["1U31"]])
        t.pick("Asfaloth").pick(bearer)
        assert t.twilight == pool


def test_cards_are_not_played_from_discard_piles_there() -> None:
    for sites, offered in (({7: "3C118"}, False), ({}, True)):
        t = Table([], phase="shadow", site=7, sites=sites, twilight=9, hands=[[], ["1C187"]],
                  discards=[[], [GOBLIN]])  # fmt: skip
        assert t.offers("Host of Thousands") is offered


def test_once_in_each_turn() -> None:
    t = Table([], [URUK], "shadow", site=4, sites={4: "1U348"}, twilight=20,
              decks=[[], ["1C138", "1U135"]])  # fmt: skip
    t.until_offered("Pass of Caradhras").pick("Pass of Caradhras").pick("Saruman's Snows")
    t.pick("Pass of Caradhras")  # that is where it is played
    while t.phase == SHADOW_PHASE and t.game.decision is not None:
        assert not t.offers("Pass of Caradhras")
        t.skip()


def test_the_shadow_phase_ends() -> None:
    t = Table([], phase="shadow", site=9, sites={9: "1U363"}, twilight=20, hands=[[], [GOBLIN]],
              discards=[[], ["1C261", "1U262"]])  # fmt: skip
    t.until_offered("Tol Brandir").pick("Tol Brandir").pick("Orc Ambusher")
    t.pick("Orc Assassin")
    assert t.in_play("1C261")
    assert t.in_play("1U262")
    assert t.phase != SHADOW_PHASE


# Players


def test_each_shadow_player_may_draw() -> None:
    t = Table(["Aragorn"], players=3, site=8, sites={9: "1C362"}, others_at=9, burdens=2)
    t.pick("Move on")
    assert t.who == 2
    t.pick("Yes")
    assert t.who == 1
    t.pick("No")
    assert (t.hand(1), t.hand(2)) == (0, 2)


def test_fewer_than_three_cards_in_your_hand() -> None:
    for more, gains in (([], 3), (["1C3"] * 3, 2)):
        t = Table(["Aragorn"], ["3C56"], "skirmish", assigned={"3C56": "Aragorn"},
                  hands=[[KEEPER], ["3C70", *more]], wounds={"Frodo": 1})  # fmt: skip
        t.until_offered("Servants to Saruman").pick("Servants to Saruman")
        assert t.strength("3C56") == 6 + gains


def test_the_free_peoples_player_discards_one_for_each_burden() -> None:
    t = Table(minions=[ORC, RIDER], phase="shadow", site=6, burdens=3, hands=[[], ["3U88"]])
    t.until_offered("Get Off the Road!").pick("Get Off the Road!")
    assert len(t.game.rows[DISCARD]) == 3


def test_the_free_peoples_player_exerts_as_many_as_there_are_races() -> None:
    t = Table(["Aragorn", "Gimli"], [URUK], "maneuver", hands=[[KEEPER], ["3C63"]], twilight=9)
    t.until_offered("One of You Must Do This").pick("One of You Must Do This")
    assert t.who == 0
    t.pick("Aragorn", "Frodo")
    assert (t.wounds("Aragorn"), t.wounds("Gimli"), t.wounds("Frodo")) == (1, 0, 1)


def test_from_the_top_of_another_players_deck() -> None:
    t = Table(["Aragorn", "Gimli"], [ORC], "regroup", hands=[[], ["3U92"]], twilight=9)
    t.until_offered("Massing in the East").pick("Massing in the East")
    assert len(t.game.rows[DISCARD]) == 2


def test_a_whole_hand_is_shuffled_into_its_deck() -> None:
    t = Table(["Aragorn"], [ORC], "regroup", hands=[["1R99"], [URUK, URUK]])
    t.until_offered("Change of Plans").pick("Change of Plans")
    assert t.hand(1) == 8


def test_the_lowest_card_of_the_deck() -> None:
    t = Table(phase="shadow", site=4, twilight=9, support=[[], ["1R200"]])
    lowest = t.game.rows[DECK + 1][0]
    t.until_offered("The Underdeeps of Moria").pick("The Underdeeps of Moria")
    assert t.game.rows[DISCARD + 1] == [lowest]


def test_a_tale_from_play() -> None:
    t = Table(["Aragorn"], [ORC], "maneuver", site=4, sites={4: "1U343"}, wounds={"Aragorn": 1},
              support=[["1C24"]])  # fmt: skip
    t.until_offered("Balin's Tomb").pick("Balin's Tomb").pick("Stairs of Khazad-dûm")
    assert t.zone("1C24") == DISCARD
    assert t.wounds("Aragorn") == 0


# Spotting


def test_spot_six_companions_or_five_burdens() -> None:
    assert not Table(["Aragorn"], ["1U231"], "maneuver", burdens=4).offers("Úlairë Enquëa")
    t = Table(["Aragorn"], ["1U231"], "maneuver", burdens=5)
    t.until_offered("Úlairë Enquëa").pick("Úlairë Enquëa")
    assert t.wounds("Aragorn") == 1


def test_spot_the_ring_bearer_wearing_the_one_ring() -> None:
    t = Table(["Aragorn"], ["2U82", "Goblin Bow"], "archery", ring="1R1", site=4, twilight=3,
              hands=[[], ["2R86"]])  # fmt: skip
    t.until(ASK_ARCHERY).pick("Frodo")
    t.until_offered("The One Ring").pick("The One Ring")
    before = t.burdens()
    t.until(ASK_DEFENDER).pick("Aragorn against Úlairë Attëa")
    t.until_offered("Wraith-world").pick("Wraith-world")
    assert t.burdens() == before + 3
    t = Table(["Aragorn"], ["2U82"], "skirmish", assigned={"2U82": "Aragorn"}, twilight=3,
              hands=[[KEEPER], ["2R86"]])  # fmt: skip
    while t.phase != REGROUP:
        assert not t.offers("Wraith-world")
        t.skip()


def test_five_burdens_and_no_cards_in_the_deck() -> None:
    t = Table(["Aragorn"], [ORC], "maneuver", burdens=7, twilight=9, support=[[], ["1R252"]],
              hands=[[KEEPER], ["1R245", "1R245"]])  # fmt: skip
    t.until_offered("Desperate Measures").pick("Desperate Measures")
    assert not t.over
    t.until_offered("Desperate Measures").pick("Desperate Measures")
    assert t.over


# Sites


def test_draw_if_the_site_played_is_underground() -> None:
    for site, drawn in ((4, 1), (2, 0)):
        t = Table(["Gandalf"], hands=[["2C26"]], site=site)
        t.pick('Speak "Friend" and Enter')
        assert t.game.rows[OWNER][site_at(t.game, site + 1)] == 0
        assert t.hand() == drawn


def test_your_site_in_place_of_an_opponents() -> None:
    t = Table(["Sam"], sites={1: "2U116"}, others_at=2)
    assert t.game.rows[OWNER][site_at(t.game, 2)] == 1
    t.until_offered("Hobbiton Woods").pick("Hobbiton Woods").pick("Sam")
    assert t.game.rows[OWNER][site_at(t.game, 2)] == 0


def test_an_opponents_site_of_a_number() -> None:
    t = Table(["Sam"], support=[["1C295"]], hands=[["1C299"]])
    assert not t.offers("Hobbit Farmer")  # it is one's own
    rows = t.game.rows
    theirs = site_at(t.game, 1)
    own = next(card for card in rows[ADVENTURE + 1] if rows[PRINTED][card] == rows[PRINTED][theirs])
    rows[OWNER][theirs], rows[OWNER][own] = 1, 0
    rows[ADVENTURE + 1].remove(own)
    rows[ADVENTURE].append(own)
    rows[ZONE][own] = ADVENTURE
    t.pick("Hobbit Sword").pick("Sam")
    t.pick("Hobbit Farmer")
    assert t.game.rows[OWNER][site_at(t.game, 1)] == 0
    assert t.wounds("1C295") == 1


def test_the_text_of_your_own_site() -> None:
    t = Table(["Aragorn"], site=2, support=[["1U60"]], hands=[["1C110", "Sam"]],
              sites={3: "1U339"})  # fmt: skip
    assert not t.offers("Silinde")
    t.pick("Pathfinder")
    t.pick("Silinde").pick("Sam")
    assert t.in_play("Sam")
    assert t.hand() == 1


def test_events_of_one_phase_cannot_be_played_there() -> None:
    there = {8: "3C117"}
    t = Table(["Aragorn"], [ORC], "maneuver", site=8, sites=there, hands=[["1C103", "1C116"]])
    assert t.phase != MANEUVER or not t.offers("Elendil's Valor")
    t = Table(["Aragorn"], [ORC], "skirmish", site=8, sites=there, hands=[["1C103", "1C116"]],
              assigned={ORC: "Aragorn"})  # fmt: skip
    assert t.offers("Swordarm of the White Tower")


def test_allies_of_one_home_only() -> None:
    t = Table([], phase="start", support=[["1R40", "1R34"]], wounds={"1R40": 1, "1R34": 1})
    t.until(ASK_FELLOWSHIP)
    assert (t.wounds("1R40"), t.wounds("1R34")) == (0, 1)


def test_too_few_burdens_and_dead_for_despair() -> None:
    t = Table(["Aragorn"], [ORC], "maneuver", hands=[[KEEPER], ["1R243"]], twilight=9, burdens=8,
              dead=["Boromir", "Legolas", "Gimli"])  # fmt: skip
    while t.phase == MANEUVER:
        assert not t.offers("Despair")
        t.skip()


# When something happens


def test_when_an_opponent_plays_an_orc() -> None:
    t = Table(["Gimli"], phase="shadow", site=4, twilight=9, support=[["1R16"]],
              hands=[[], [GOBLIN, URUK]])  # fmt: skip
    t.until_offered(URUK).pick(URUK)
    assert len(t.game.rows[DISCARD + 1]) == 0
    t.until_offered(GOBLIN).pick(GOBLIN)
    assert len(t.game.rows[DISCARD + 1]) == 1


def test_when_a_minion_is_played() -> None:
    t = Table(["Gimli"], phase="shadow", site=2, sites={2: "1U333"}, twilight=9,
              hands=[["1C3", "1C4"], [GOBLIN]])  # fmt: skip
    t.until_offered(GOBLIN).pick(GOBLIN).pick("Axe Strike")
    assert t.hand() == 1


def test_when_a_wraith_card_adds_a_burden() -> None:
    t = Table(["Aragorn"], ["2U82"], "maneuver", support=[[], ["3R81"]], twilight=9,
              hands=[[KEEPER], ["2U78"]])  # fmt: skip
    t.until_offered("It Wants to be Found").pick("It Wants to be Found")
    assert t.who == 0
    t.pick("Aragorn")
    assert t.wounds("Aragorn") == 1
    assert t.burdens() == 1


def test_when_a_burden_is_removed_but_not_by_a_hobbit() -> None:
    t = Table(["Legolas", "1C311"], burdens=2, support=[["3R113"]], wounds={"Legolas": 1},
              hands=[["1C39"]])  # fmt: skip
    t.pick("Sam")
    assert t.burdens() == 1
    assert not t.offers("The Shire Countryside")
    t.pick("Elf-song")
    t.pick("The Shire Countryside").pick("Legolas")
    assert t.wounds("Legolas") == 0


def test_when_a_shadow_card_would_add_twilight() -> None:
    t = Table(["Sam"], ["2C90"], "shadow", site=6, twilight=2, support=[["3C114", "1C297"]])
    t.until_offered("Orc Taskmaster").pick("Orc Taskmaster")
    t.until_offered("Three Monstrous Trolls").pick("Three Monstrous Trolls")
    assert t.twilight == 2
    assert t.wounds("1C297") == 1


def test_when_the_fellowship_moves_with_a_dwarf() -> None:
    for companion, left in (("Gimli", 1), ("Aragorn", 3)):
        t = Table([companion], site=3, others_at=4, support=[[], ["1U198"]],
                  hands=[["1C58", "1C58", "1C58"]])  # fmt: skip
        t.pick("Move on")
        assert t.hand() == left


def test_when_a_card_is_drawn_in_the_fellowship_phase() -> None:
    t = Table([], support=[["1R40"]], bearing={"2R94": "Frodo"})
    t.until_offered("Elrond").pick("Elrond")
    assert t.burdens() == 1


def test_two_cards_if_there_is_a_tracker() -> None:
    for minion, drawn in (("1C261", 2), (ORC, 1)):
        t = Table(["Aragorn"], [minion], "regroup", site=2, moves=1, support=[[], ["2U92"]])
        t.until(ASK_MOVE).pick("Move")
        before = t.hand(1)
        t.until_offered("Spies of Mordor").pick("Spies of Mordor")
        assert t.hand(1) == before + drawn


def test_at_the_start_and_at_the_end_of_ones_own_shadow_phases() -> None:
    t = Table([], [RIDER], "shadow", site=3, support=[[], ["1R206"]], hands=[[], [GOBLIN]])
    assert t.hand(1) == 2
    while t.asked == ASK_SHADOW:
        t.skip()
    assert t.asked == ASK_WHICH
    t.game.answer(0)
    assert t.wounds(RIDER) == 1
    assert t.in_play("1R206")


def test_at_the_end_of_the_turn() -> None:
    t = Table(["Aragorn"], phase="regroup", bearing={"1R140": "The Green Lane"})
    assert t.in_play("1R140")
    t.until(ASK_FELLOWSHIP)
    assert t.zone("1R140") == DISCARD + 1


def test_unbound_companions_are_placed_in_the_dead_pile() -> None:
    t = Table(["9R+30", "Aragorn"], site=2, others_at=3)
    t.pick("Move on")
    assert not t.in_play("Aragorn")
    assert t.in_play("9R+30")


# Cards of later sets


def test_4c42_the_card_that_the_guide_added() -> None:
    for sites, gains in (({}, 2), ({4: "20C560"}, 4)):
        t = Table(["Gimli"], [ORC], "skirmish", site=4, sites=sites, assigned={ORC: "Gimli"},
                  hands=[["4C42", KEEPER]])  # fmt: skip
        t.until_offered("Best Company").pick("Best Company")
        assert t.strength("Gimli") == 6 + gains


def test_a_brooch_goes_instead_of_another_possession() -> None:
    for borne, saved in (
        ({"4U63": "Aragorn", "1C92": "Aragorn"}, True),
        ({"1C92": "Aragorn"}, False),
    ):
        t = Table(["Aragorn"], [URUK], "maneuver", bearing=borne, hands=[[KEEPER], ["2R39"]],
                  twilight=9)  # fmt: skip
        t.until_offered("Beyond the Height of Men").pick("Beyond the Height of Men")
        if saved:
            t.until_offered("Elven Brooch").pick("Elven Brooch")
        assert t.in_play("1C92") is saved


def test_control_a_site_for_two_threats() -> None:
    t = Table(["Aragorn", "Boromir"], ["15U94"], "maneuver", site=3, others_at=3, threats=2)
    t.until_offered("Wandering Hillman").pick("Wandering Hillman")
    assert t.threats() == 0
    assert t.game.rows[ZONE][site_at(t.game, 1)] == PLAY + 1


def test_liberate_a_site() -> None:
    t = Table(["4C292"], [], "regroup", site=3, others_at=3, controlled={1: 1},
              support=[["Man of the Mark"]])  # fmt: skip
    t.until_offered("Théoden").pick("Théoden")
    assert t.game.rows[ZONE][site_at(t.game, 1)] == PATH
