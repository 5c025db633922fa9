"""More words of the vocabulary at play: conditions, standing texts, events, orders."""

from mathom.games.tcg.abilities import REGROUP
from mathom.games.tcg.effects import (
    damage_bonus,
    defender_bonus,
    has,
    move_limit,
    resistance,
    twilight_cost,
)
from mathom.games.tcg.facts import KEYWORD_FIERCE
from mathom.games.tcg.questions import ASK_ACTION, ASK_FELLOWSHIP
from mathom.games.tcg.rulebook.archery import fellowship_total
from tcg_table import DECK, DISCARD, HAND, KEEPER, Table, fight

ORC = "Orc of the Tower"  # [sauron] Orc, 8 strong, 3 vitality
GOBLIN = "Goblin of the Deeps"  # [moria] Orc, 5 strong
URUK = "Uruk of the Hand"  # [isengard] Uruk-hai, 9 strong
RIDER = "Rider in Black"  # Nazgûl, 9 strong


def test_when_you_play_a_weapon_on_it() -> None:
    t = Table([], ["1C266"], "shadow", hands=[[], ["1C269"]], twilight=9, site=6)
    cost = twilight_cost(t.game, t.card("1C269"))
    t.pick("Orc Scimitar")
    assert t.twilight == 9 - cost + 2


def test_beside_another_in_the_same_skirmish() -> None:
    t = Table(["Aragorn"], ["1C174", GOBLIN], "skirmish", hands=[[KEEPER]],
              assigned={"1C174": "Aragorn", GOBLIN: "Aragorn"})  # fmt: skip
    assert damage_bonus(t.game, t.card("1C174")) == 2


def test_a_keyword_with_a_number_as_a_condition() -> None:
    t = fight("1R89", ORC, [["1C116"]])
    t.pick("Swordarm of the White Tower")
    assert t.strength("1R89") == 8 + 2


def test_the_signet_of_the_one_chosen() -> None:
    t = Table(["1R89", "1U97"], [ORC], "skirmish", hands=[["2R36", KEEPER]],
              assigned={ORC: "1U97"})  # fmt: skip
    t.pick("No Mere Ranger").pick("Boromir")
    assert t.strength("1U97") == 7 + 2  # his signet is not Aragorn's


def test_fewer_cards_in_hand() -> None:
    orc = "3U57"
    t = fight("Aragorn", orc, [[], ["3C70"]], twilight=9)
    before = t.strength(orc)
    t.skip()
    t.until_offered("Servants to Saruman").pick("Servants to Saruman")
    assert t.strength(orc) == before + 3


def test_companions_in_the_dead_pile() -> None:
    t = Table([], support=[[], ["1U274"]], dead=["Boromir", "Legolas", "Gimli"])
    assert move_limit(t.game) == 1
    assert move_limit(Table([], support=[[], ["1U274"]], dead=["Boromir"]).game) == 2


def test_an_ally_in_the_dead_pile() -> None:
    t = Table([], ["3C74"], dead=["1R284"])
    assert has(t.game, t.card("3C74"), KEYWORD_FIERCE)
    t = Table([], ["3C74"])
    assert not has(t.game, t.card("3C74"), KEYWORD_FIERCE)


def test_moved_more_than_once() -> None:
    assert Table([], ["2C62"], moves=2).strength("2C62") == Table([], ["2C62"]).strength("2C62") + 3


def test_one_condition_or_another() -> None:
    t = Table([], support=[[], ["1U142"]], burdens=5)
    assert move_limit(t.game) == 1
    assert move_limit(Table([], support=[[], ["1U142"]]).game) == 2


def test_for_each_card_in_hand() -> None:
    t = Table([], ["3R99"], hands=[[], [ORC, ORC]])
    assert t.strength("3R99") == Table([], ["3R99"]).strength("3R99") + 2


def test_x_is_the_twilight_cost_of_the_card_revealed() -> None:
    t = Table([], phase="shadow", support=[[], []], hands=[["Aragorn"], ["3C76"]], twilight=3,
              minions=[GOBLIN], site=4)  # fmt: skip
    t.until_offered("Dangerous Gamble").pick("Dangerous Gamble")
    assert t.twilight == 3 - 2 + 4


def test_a_bearer_that_does_not_heal_at_a_sanctuary() -> None:
    t = Table(["Aragorn"], site=3, bearing={"1C283": "Aragorn"}, wounds={"Aragorn": 1},
              hands=[["3C22"]], support=[["1R40"]])  # fmt: skip
    t.pick("Master of Healing")
    t.until(ASK_FELLOWSHIP)
    assert t.wounds("Aragorn") == 1


def test_no_strength_from_weapons() -> None:
    t = fight("Gimli", "1R143", [[]], bearing={"1C9": "Gimli"})
    assert t.strength("Gimli") == 6


def test_losing_damage_bonuses() -> None:
    t = fight("Frodo", URUK, [[]], bearing={"2R105": "Frodo"})
    assert damage_bonus(t.game, t.card(URUK)) == 0


def test_it_comes_exhausted() -> None:
    t = Table([], phase="shadow", hands=[[], [ORC]], twilight=9, site=6, support=[["2U31"]])
    t.until_offered(ORC).pick(ORC)
    assert t.vitality(ORC) == 1


def test_healing_becomes_removing_a_burden() -> None:
    t = Table(["Sam"], hands=[["1C287", "1C290"]], burdens=1, wounds={"Frodo": 1},
              support=[["1R291"]])  # fmt: skip
    t.pick("The Gaffer").until_offered("Extraordinary Resilience")
    t.pick("Extraordinary Resilience")
    assert t.burdens() == 0
    assert t.wounds("Frodo") == 1


def test_a_companion_killed_by_the_bearer() -> None:
    t = fight("Weakling", GOBLIN, [[]], bearing={"1C182": GOBLIN})
    t.until_phase(REGROUP)
    assert t.burdens() == 2  # a Hobbit


def test_the_strength_of_an_item_is_cancelled() -> None:
    t = Table(["Gimli"], [URUK], "maneuver", hands=[[KEEPER], ["1R132"]], twilight=9,
              bearing={"1C9": "Gimli"})  # fmt: skip
    t.until_offered("Parry").pick("Parry")
    assert t.strength("Gimli") == 6


def test_the_first_one_each_shadow_phase_is_cheaper() -> None:
    t = Table([], phase="shadow", hands=[[], [GOBLIN, GOBLIN]], twilight=9, site=6,
              sites={6: "1U350"})  # fmt: skip
    assert twilight_cost(t.game, t.card(GOBLIN)) == 0


def test_stealth_events_cannot_be_played() -> None:
    t = fight("1C303", ORC, [["1C296"]], site=2, sites={2: "1U329"})
    assert not t.offers("Hobbit Intuition")


def test_more_resistance() -> None:
    t = Table([], bearing={"3U24": "Frodo"})
    assert resistance(t.game, t.card("Frodo")) == 10 + 2


def test_moving_with_and_without() -> None:
    t = Table(["Legolas"], site=6, sites={7: "1U355"})
    t.skip()
    assert t.wounds("Legolas") == 1
    t = Table(["Aragorn"], site=6, sites={7: "1U355"})
    t.skip()
    assert t.wounds("Aragorn") == 0


def test_two_complete_actions() -> None:
    t = Table(["Gimli", "Legolas"], [ORC], "maneuver", support=[["1C59"]],
              wounds={"Legolas": 1})  # fmt: skip
    t.pick("Shoulder to Shoulder")
    t.game.answer(0)
    assert (t.wounds("Legolas"), t.wounds("Gimli")) == (0, 1)
    assert t.twilight == 1


def test_if_it_is_such_a_card_else() -> None:
    t = Table([], [ORC], "shadow", support=[[], ["1U242"]], twilight=3, decks=[[], [ORC]])
    t.until_offered("The Dark Lord's Summons").pick("The Dark Lord's Summons")
    assert t.hand(1) == 1


def test_any_shadow_player_may_prevent_it() -> None:
    t = Table(["Gimli"], phase="regroup", hands=[["2U13"]], twilight=5)
    t.until_offered("Tidings of Erebor").pick("Tidings of Erebor")
    assert t.who == 1
    t.pick("Yes")
    assert t.hand() == 0


def test_not_fierce_any_more() -> None:
    t = Table(["Gandalf"], [RIDER], "maneuver", hands=[["2U30", KEEPER]],
              bearing={"2C29": "Gandalf"})  # fmt: skip
    t.pick("You Cannot Pass!")
    assert not has(t.game, t.card(RIDER), KEYWORD_FIERCE)


def test_defender_or_more() -> None:
    t = Table(["Gimli"], [ORC], "maneuver", hands=[["2C2", KEEPER]])
    t.pick("Disquiet of Our People").pick("1")
    assert defender_bonus(t.game, t.card("Gimli")) == 2


def test_wound_once_or_twice() -> None:
    t = Table(["Legolas"], [RIDER], "maneuver", hands=[["2R19", KEEPER]], site=2)
    t.pick("Release the Angry Flood")
    assert t.zone(RIDER) == DISCARD + 1  # two wounds, at a river


def test_each_opponent_discards_and_one_draws() -> None:
    t = Table(["Legolas"], [ORC], "maneuver", hands=[["3C11", KEEPER], [ORC]])
    t.pick("Cast It Into the Fire!")
    t.skip()
    assert t.hand(1) == 0
    assert t.hand() == 2


def test_shuffle_up_to_two_into_the_deck() -> None:
    t = Table(["Gandalf"], hands=[["3C32"]], discards=[["1C84", "1C86"]])
    t.pick("Fireworks").pick("Sleep, Caradhras")
    assert len(t.game.rows[DISCARD]) == 2  # the other, and the event
    assert len(t.game.rows[DECK]) == 11


def test_archers_bonus_is_less_while_spotted() -> None:
    t = Table(["Legolas"], [URUK], "archery", support=[[], ["1C157"]])
    assert fellowship_total(t.game) == 0


def test_discard_and_draw_as_many() -> None:
    t = Table([], support=[["1R80"]], hands=[["1C3", "1C4"]])
    t.pick("Ottar").pick("Axe Strike", "Battle Fury")
    assert t.hand() == 2
    assert t.zone("1C3") == DISCARD
    assert t.zone("1C4") != HAND


def test_gimli_or_two_others_exert() -> None:
    t = Table(["Aragorn", "Legolas"], site=3, sites={4: "1U344"})
    t.skip()
    t.until(ASK_ACTION).until(ASK_FELLOWSHIP)
    assert t.wounds("Aragorn") + t.wounds("Legolas") + t.wounds("Frodo") == 2


def test_weaker_for_each_card_borne() -> None:
    t = fight("Gimli", "3U96", [[]], bearing={"1C9": "Gimli", "1R15": "Gimli"})
    assert t.strength("Gimli") == 6 + 2 - 2


def test_burdens_for_shadow_cards_discarded() -> None:
    t = Table([], [GOBLIN], "skirmish", assigned={GOBLIN: "Frodo"}, hands=[[], ["1R189"]],
              decks=[[], [ORC]])  # fmt: skip
    t.until_offered("Lost to the Goblins").pick("Lost to the Goblins")
    t.pick("1")
    assert t.burdens() == 1
