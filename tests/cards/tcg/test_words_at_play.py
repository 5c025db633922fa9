"""Words of the vocabulary at play, on cards of the Fellowship block."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.effects import (
    damage_bonus,
    defender_bonus,
    has,
    move_limit,
    shadow_number,
    twilight_cost,
)
from mathom.games.tcg.facts import KEYWORD_ARCHER, KEYWORD_FIERCE
from mathom.games.tcg.questions import ASK_DEFENDER, ASK_FELLOWSHIP
from mathom.games.tcg.rulebook.archery import fellowship_total, minion_total
from mathom.table.view import View
from tcg_table import DEAD, DECK, DISCARD, HAND, KEEPER, Table, fight

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
GOBLIN = "Goblin of the Deeps"  # [moria] Orc, 5 strong
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong
RIDER = "Rider in Black"  # Nazgûl, 9 strong


def test_strength_or_more_if_bearing() -> None:
    t = fight("1C7", ORC, [["1C3"]])
    t.until_offered("Axe Strike").pick("Axe Strike")
    assert t.strength("1C7") == 4 + 2
    t = fight("1C7", ORC, [["1C3"]], bearing={"1C9": "1C7"})
    t.until_offered("Axe Strike").pick("Axe Strike")
    assert t.strength("1C7") == 4 + 2 + 3


def test_exert_as_a_cost_then_that_one() -> None:
    t = fight("1C7", ORC, [["1C4"]])
    t.until_offered("Battle Fury").pick("Battle Fury")
    assert t.wounds("1C7") == 1
    assert t.strength("1C7") == 4 + 3
    assert damage_bonus(t.game, t.card("1C7")) == 1


def test_an_exhausted_character_cannot_pay() -> None:
    t = fight("1C7", ORC, [["1C4"]], wounds={"1C7": 1})
    assert not t.offers("Battle Fury")


def test_draw_cards() -> None:
    t = Table(["1C7"], hands=[["1C6"]])
    t.until_offered("Delving").pick("Delving")
    assert t.hand() == 3
    assert t.wounds("1C7") == 1


def test_nobody_else_can_tell_what_a_search_finds() -> None:
    """000: draw deck - who finds nothing is asked as well, and can only take nothing."""
    tables = []
    for found in ("Bill the Pony", "Legolas"):
        t = Table(["Sam, Faithful Companion"], decks=[["Gimli", found]])
        tables.append(t.pick("Sam"))
    assert tables[0].labels() == ["Nothing", "Bill the Pony"]
    assert tables[1].labels() == ["Nothing"]
    seen = [View(t.game, 1).as_json() for t in tables]
    for part in ("waiting_for", "asked", "stack"):
        assert seen[0][part] == seen[1][part]


def test_a_random_card_of_an_opponents_hand() -> None:
    """000: opponent - who is named first, though there is but one; then chance picks."""
    hands = [["Might of Númenor"], ["Big Orc", "Small Orc"]]
    t = Table(["Boromir", "Aragorn"], ["Big Orc"], "maneuver", hands=hands, wounds={"Boromir": 1})
    t.pick("Might of Númenor")
    assert "Big Orc is revealed." in t.told(1)
    assert t.wounds("Boromir") == 0


def test_to_play_spot() -> None:
    assert not Table([], hands=[["1C7"]]).offers("Dwarf Guard")
    assert Table(["Gimli"], hands=[["1C7"]]).offers("Dwarf Guard")


def test_up_to_two_times_when_played_and_at_the_start_of_turn() -> None:
    t = Table(["Gimli"], hands=[["1C10"]], wounds={"Gimli": 2})
    t.until_offered("Dwarven Heart").pick("Dwarven Heart").pick("2")
    assert t.wounds("Gimli") == 0
    t = Table(["Gimli"], phase="start", bearing={"1C10": "Gimli"})
    assert t.wounds("Gimli") == 1


def test_while_skirmishing() -> None:
    assert fight("1C11", ORC, [[]]).strength("1C11") == 5 + 2
    assert fight("1C11", URUK, [[]]).strength("1C11") == 5


def test_a_requirement_and_a_twilight_cost() -> None:
    t = Table(["1U12"], hands=[["1C6"]], twilight=1)
    t.until_offered("Gimli").pick("Gimli").pick("Delving")
    assert t.twilight == 3
    assert t.game.rows[DECK][0] == t.card("1C6")
    assert not Table(["1U12"], hands=[["1C6"]], twilight=2).offers("Gimli")


def test_one_wound_in_a_skirmish_at_most() -> None:
    t = fight("1U12", URUK, [[]], bearing={"1R15": "1U12"})
    t.until_phase(REGROUP)
    assert t.wounds("1U12") == 1


def test_all_wounds_prevented() -> None:
    t = fight("1U12", URUK, [[]], bearing={"1R15": "1U12"})
    t.until_offered("Gimli's Helm").pick("Gimli's Helm").until_phase(REGROUP)
    assert t.wounds("1U12") == 0
    assert t.zone("1R15") == DISCARD


def test_losing_to_the_bearer_discards_the_top_card() -> None:
    t = fight("1U12", GOBLIN, [[]], bearing={"1C9": "1U12"})
    t.until_phase(REGROUP)
    assert len(t.game.rows[DISCARD + 1]) == 2  # the goblin and a card of the deck


def test_winning_against_an_orc_discards_that_orc() -> None:
    t = fight("1U12", ORC, [[]], support=[["1C20"]], bearing={"1C9": "1U12", "1R14": "1U12"})
    t.until_phase(REGROUP)
    assert t.zone(ORC) == DISCARD + 1
    assert t.in_play("1C20")


def test_a_condition_goes_when_a_dwarf_loses() -> None:
    t = fight("1C7", URUK, [[]], support=[["1C20"]])
    t.until_phase(REGROUP)
    assert t.zone("1C20") == DISCARD


def test_each_dwarf_has_damage() -> None:
    t = Table(["1C7", "Aragorn"], support=[["1C21"]])
    assert damage_bonus(t.game, t.card("1C7")) == 1
    assert damage_bonus(t.game, t.card("Aragorn")) == 0


def test_each_that_is_skirmishing_such_a_minion() -> None:
    assert fight("1C7", GOBLIN, [[]], support=[["1C24"]]).strength("1C7") == 5
    assert fight("1C7", ORC, [[]], support=[["1C24"]]).strength("1C7") == 4


def test_take_those_revealed_and_discard_the_rest() -> None:
    t = Table(["1C7"], hands=[["1R28"]], decks=[["1C3", ORC, "1C4"]])
    t.until_offered("Wealth of Moria").pick("Wealth of Moria")
    assert t.zone("1C3") == t.zone("1C4") == HAND
    assert t.zone(ORC) == DISCARD


def test_heal_up_to_the_one_who_won() -> None:
    t = fight("1U12", GOBLIN, [["1C25"]], wounds={"1U12": 1})
    t.until_offered("Still Draws Breath").pick("Still Draws Breath")
    assert t.wounds("1U12") == 0


def test_an_ally_participates() -> None:
    t = Table([], [GOBLIN], "maneuver", support=[["1U27"]], site=5)
    t.until_offered("Thrarin").pick("Thrarin")
    t.until(ASK_DEFENDER)
    assert t.offers("Thrarin against Goblin of the Deeps")


def test_archery_totals() -> None:
    t = Table(["1U51"], [ORC], "archery", hands=[["1R38", "1C52"]], support=[["1C42"]])
    assert fellowship_total(t.game) == 1
    t.until_offered("Double Shot").pick("Double Shot")
    assert fellowship_total(t.game) == 2


def test_wound_a_minion_instead_of_firing() -> None:
    t = Table(["1R50"], [ORC], "archery")
    t.until_offered("Legolas").pick("Legolas")
    assert t.wounds(ORC) == 1
    assert fellowship_total(t.game) == 0


def test_minion_archery_is_less_with_a_cloak() -> None:
    t = Table(["Aragorn"], ["Goblin Bow"], "archery", bearing={"1C107": "Aragorn"})
    assert minion_total(t.game) == 0


def test_heal_every_ally_of_a_home() -> None:
    t = Table([], phase="start", support=[["1R40", "1U17", "1R45"]],
              wounds={"1R40": 1, "1U17": 1, "1R45": 1})  # fmt: skip
    t.until(ASK_FELLOWSHIP)
    assert (t.wounds("1R40"), t.wounds("1U17"), t.wounds("1R45")) == (0, 0, 0)


def test_play_for_free() -> None:
    t = Table([], hands=[["1R30"]], support=[["1R45"]])
    t.until_offered("Galadriel").pick("Galadriel").pick("Arwen")
    assert t.in_play("1R30")
    assert t.twilight == 0


def test_play_a_tale_from_the_draw_deck() -> None:
    t = Table(["Legolas"], hands=[["1R35"]], decks=[["1R66"]])
    t.until_offered("The Council of Elrond").pick("The Council of Elrond")
    t.pick("The Tale of Gil-galad")
    assert t.in_play("1R66")


def test_for_each_orc_revealed() -> None:
    t = Table(["Legolas"], hands=[["1R36"], [ORC, GOBLIN, RIDER]])
    t.until_offered("Curse Their Foul Feet!").pick("Curse Their Foul Feet!")
    assert t.who == 1
    t.skip().skip()
    assert t.hand(1) == 1


def test_the_move_limit_rises_when_moving_from_a_river() -> None:
    t = Table(["Legolas"], support=[["1U46"]], site=2)
    before = move_limit(t.game)
    t.skip()  # moves on
    assert move_limit(t.game) == before + 1


def test_a_character_is_where_the_fellowship_is() -> None:
    assert Table(["1U48"], site=6).strength("1U48") == 5 + 2
    assert Table(["1U48"], site=5).strength("1U48") == 5


def test_strength_for_each_you_can_spot_up_to_a_limit() -> None:
    fellows = ["Aragorn", "Legolas", "1R30", "1U48", "1C53"]
    t = Table(fellows, bearing={"1R49": "Aragorn"})
    assert t.strength("Aragorn") == 8 + 3


def test_races_in_the_fellowship() -> None:
    assert Table(["1R72", "Gimli", "Legolas"]).strength("1R72") == 6 + 3


def test_exert_x_to_remove_x() -> None:
    t = Table(["Aragorn", "Boromir"], hands=[["1U77"]], twilight=5)
    t.until_offered("Let Folly Be Our Cloak").pick("Let Folly Be Our Cloak")
    t.pick("Aragorn", "Boromir")
    assert t.twilight == 5 - 2
    assert t.wounds("Aragorn") == t.wounds("Boromir") == 1


def test_prevent_that_wound() -> None:
    t = fight("Gandalf", RIDER, [["1C76"]])
    t.until_offered("Intimidate").pick("Intimidate").until_phase(REGROUP)
    assert t.wounds("Gandalf") == 0


def test_no_token_for_an_exertion() -> None:
    t = Table(["Gandalf", "1C7"], hands=[["1C85", "1C6"]])
    t.until_offered("Delving").pick("Delving")
    t.until_offered("Strength of Spirit").pick("Strength of Spirit")
    assert t.wounds("1C7") == 0
    assert t.hand() == 3


def test_discard_every_condition() -> None:
    t = Table(["Gandalf"], hands=[["1C84"]], support=[["1C20"], ["1C157"]])
    t.until_offered("Sleep, Caradhras").pick("Sleep, Caradhras")
    assert t.zone("1C20") == DISCARD
    assert t.zone("1C157") == DISCARD + 1


def test_look_take_two_and_discard_the_rest() -> None:
    t = Table(["Gandalf"], hands=[["1R81"]], decks=[["1C3", "1C4", "1C5", "1C6"]])
    t.until_offered("Questions That Need Answering").pick("Questions That Need Answering")
    t.pick("Axe Strike", "Delving")
    assert t.zone("1C3") == t.zone("1C6") == HAND
    assert t.zone("1C4") == t.zone("1C5") == DISCARD


def test_defender_until_the_regroup_phase() -> None:
    t = Table(["1R89"], [ORC], "maneuver")
    t.until_offered("Aragorn").pick("Aragorn")
    assert defender_bonus(t.game, t.card("1R89")) == 1
    t.until_phase(REGROUP)
    assert defender_bonus(t.game, t.card("1R89")) == 0


def test_roaming_minions_only_and_only_those_now() -> None:
    """000: event - what it changes is fixed when it is played."""
    t = Table(["Aragorn"], [ORC, RIDER], "maneuver", hands=[["1C104"]], site=4)
    t.until_offered("Eregion's Trails").pick("Eregion's Trails")
    assert t.strength(ORC) == 8 - 3
    assert t.strength(RIDER) == 9


def test_a_sites_shadow_number_is_less() -> None:
    t = Table(["Aragorn"], bearing={"1U108": "Aragorn"}, site=5)
    here = t.game.rows[57][-1]
    assert shadow_number(t.game, here) == 4 - 1


def test_the_fellowships_next_site() -> None:
    t = Table(["Aragorn"], hands=[["1C110"]], site=2)
    t.until_offered("Pathfinder").pick("Pathfinder")
    assert len(t.game.rows[57]) == 3


def test_cancel_an_event() -> None:
    t = fight("Aragorn", URUK, [["1R115"], ["1C121"]])
    t.skip()
    t.pick("Bred for Battle")
    t.until_offered("Strength of Kings").pick("Strength of Kings")
    assert t.strength(URUK) == 9
    assert t.wounds(URUK) == 1


def test_fierce_until_the_regroup_phase() -> None:
    t = Table(["Aragorn"], [URUK], "maneuver", twilight=9, hands=[[KEEPER], ["1U126"]])
    t.until_offered("Hunt Them Down!").pick("Hunt Them Down!")
    assert has(t.game, t.card(URUK), KEYWORD_FIERCE)


def test_the_opponent_chooses_one() -> None:
    t = Table(["Aragorn"], [URUK], "maneuver", twilight=9, hands=[[KEEPER], ["1R124"]])
    t.until_offered("Cruel Caradhras").pick("Cruel Caradhras")
    assert t.who == 0
    t.game.answer(1)
    assert t.burdens() == 1


def test_a_limit_of_strength_in_a_phase() -> None:
    t = fight("Aragorn", "1U153", [[]], twilight=9)
    for _ in range(4):
        t.until_offered("Uruk Slayer").pick("Uruk Slayer")
    assert t.strength("1U153") == 9 + 3


def test_each_other() -> None:
    t = Table([], ["1R148", URUK, URUK])
    assert t.strength("1R148") == 8 + 2


def test_the_free_peoples_player_discards_the_top_cards() -> None:
    t = fight("1C7", "1C150", [[]])
    t.until_phase(REGROUP)
    assert len(t.game.rows[DISCARD]) == 2


def test_spot_x_burdens_weakens() -> None:
    t = fight("Aragorn", ORC, [[], ["1R246"]], burdens=3)
    t.skip()
    t.until_offered("Enduring Evil").pick("Enduring Evil").pick("3")
    assert t.strength("Aragorn") == 8 - 3


def test_stack_the_winner_and_play_it_again() -> None:
    t = fight("1C7", GOBLIN, [[]], support=[[], ["1R183"]])
    t.until_offered("Goblin Swarms").pick("Goblin Swarms")
    assert not t.in_play(GOBLIN)


def test_play_from_the_discard_pile() -> None:
    t = Table([], phase="shadow", hands=[[], ["1C187"]], discards=[[], [GOBLIN]],
              twilight=9, site=4)  # fmt: skip
    t.until_offered("Host of Thousands").pick("Host of Thousands")
    assert t.in_play(GOBLIN)


def test_when_you_play_it_you_may() -> None:
    t = Table([], phase="shadow", hands=[[], ["1U178"]], twilight=9, site=4)
    t.until_offered("Goblin Runner").pick("Goblin Runner")
    left = t.twilight
    t.until_offered("Goblin Runner").pick("Goblin Runner")
    assert t.twilight == left + 2


def test_wear_the_ring_and_take_burdens_instead() -> None:
    t = Table([], [GOBLIN], "skirmish", ring="1R1", assigned={GOBLIN: "Frodo"})
    t.until_offered("The One Ring").pick("The One Ring").until_phase(REGROUP)
    assert t.wounds("Frodo") == 0
    assert t.burdens() == 2


def test_sam_takes_the_ring() -> None:
    t = Table(["1C311"], ["Great Troll"], "skirmish", assigned={"Great Troll": "Frodo"})
    t.until_offered("Sam").pick("Sam")
    assert not t.over
    assert t.zone("Frodo") == DEAD


def test_cancel_a_skirmish_at_early_sites_only() -> None:
    t = fight("1C303", ORC, [["1C296"]], site=3)
    t.until_offered("Hobbit Intuition").pick("Hobbit Intuition").until_phase(REGROUP)
    assert t.wounds("1C303") == 0
    t = fight("1C303", ORC, [["1C296"]], site=5)
    t.until_offered("Hobbit Intuition").pick("Hobbit Intuition").pick("Merry")
    assert t.strength("1C303") == 3 + 3


def test_an_archer_by_a_bow() -> None:
    t = Table(["1U48"], bearing={"1C41": "1U48"})
    assert has(t.game, t.card("1U48"), KEYWORD_ARCHER)


def test_costs_of_other_cards() -> None:
    t = Table([], hands=[["1R79"]], sites={1: "1U320"})
    t = Table([], hands=[["Aragorn"]], sites={1: "1U320"})
    assert twilight_cost(t.game, t.card("Aragorn")) == 4 + 2


def test_a_card_that_names_itself_is_cheaper_as_it_is_played() -> None:
    t = Table([], [GOBLIN], "shadow", hands=[[], ["1R165"]], site=5, twilight=9)
    assert twilight_cost(t.game, t.card("1R165")) == 10 - 3


def test_replace_a_wound_by_nothing_but_burdens_only_while_worn() -> None:
    t = Table([], [GOBLIN], "skirmish", ring="1R1", assigned={GOBLIN: "Frodo"})
    t.until_phase(REGROUP)
    assert t.wounds("Frodo") == 1
