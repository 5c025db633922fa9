"""The classic characters of Sauron (002: the Sauron characters)."""

import pytest

from confrontation_table import Table, duel

BOTH_ROLES = pytest.mark.parametrize("attacker", ["Fellowship", "Sauron"])
TUNNEL = "Fangorn by the Tunnel of Moria"


# Balrog


def test_the_balrog_may_defeat_whoever_passes_the_tunnel() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Fangorn"},
        turn="Fellowship",
    )
    t.move("Gandalf", TUNNEL)
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"Let them pass", "Reveal the Balrog"}
    t.pick("Reveal the Balrog")
    assert t.fallen("Gandalf")
    assert t.where("Balrog") == "Caradhras"
    assert "Balrog is revealed." in t.told("Fellowship")
    assert "Orcs is revealed." not in t.told("Fellowship")
    assert not t.revealed("Balrog")
    assert t.turn == "Sauron"


def test_the_balrog_may_let_them_pass() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", TUNNEL)
    t.pick("Let them pass")
    assert t.where("Gandalf") == "Fangorn"
    assert "Balrog is revealed." not in t.told("Fellowship")
    assert t.turn == "Sauron"


def test_whoever_the_balrog_lets_pass_attacks_in_fangorn() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Shelob": "Fangorn", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", TUNNEL)
    t.pick("Let them pass")
    assert t.at_cards


def test_sauron_wins_when_the_balrog_takes_frodo_in_the_tunnel() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Sam": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Frodo", TUNNEL)
    t.pick("Reveal the Balrog")
    assert t.winner == "Sauron"


def test_boromir_does_not_take_the_balrog_along_in_the_tunnel() -> None:
    t = Table(
        fellowship={"Boromir": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Boromir", TUNNEL)
    t.pick("Reveal the Balrog")
    assert t.fallen("Boromir")
    assert t.where("Balrog") == "Caradhras"


def test_variant_frodo_passes_the_ring_when_the_balrog_takes_him() -> None:
    t = Table(
        fellowship={"variant Frodo": "Eregion", "variant Sam": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("variant Frodo", TUNNEL)
    t.pick("Reveal the Balrog")
    assert t.fallen("variant Frodo")
    assert t.winner == ""


def test_sauron_is_asked_about_the_balrog_whenever_he_might_be_in_caradhras() -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras", "Balrog": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", TUNNEL)
    assert t.asked == "Sauron"
    assert t.offers() == ["Let them pass"]


@pytest.mark.parametrize(
    ("sauron", "revealed"),
    [
        ({"Orcs": "Caradhras", "Balrog": "Mordor"}, ["Orcs"]),
        ({"Orcs": "Caradhras", "Balrog": "Mordor"}, ["Balrog"]),
        ({"Orcs": "Caradhras", "Warg": "Mordor"}, []),
        ({"Orcs": "Caradhras", "Uruk-hai": "Mordor"}, []),
        ({"Balrog": "Misty Mountains", "Orcs": "Mordor"}, []),
    ],
    ids=["known orcs", "known balrog", "balrog fallen", "not fielded", "nobody in Caradhras"],
)
def test_sauron_is_not_asked_when_the_balrog_cannot_be_in_caradhras(
    sauron: dict[str, str], revealed: list[str]
) -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron=sauron,
        turn="Fellowship",
        revealed=revealed,
    )
    t.move("Gandalf", TUNNEL)
    assert t.where("Gandalf") == "Fangorn"
    assert t.turn == "Sauron"


def test_the_balrog_does_not_strike_those_who_cross_the_mountains() -> None:
    t = Table(
        fellowship={"Gandalf": "Misty Mountains", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", "Fangorn")
    assert t.where("Gandalf") == "Fangorn"
    assert t.turn == "Sauron"


@BOTH_ROLES
def test_the_balrog_has_no_ability_in_battle(attacker: str) -> None:
    t = duel("Gimli", "Balrog", "Caradhras", attacker=attacker)
    assert t.at_cards
    t.cards("4", "2")
    assert t.fallen("Gimli", "Balrog")


# Shelob


@BOTH_ROLES
def test_shelob_goes_to_gondor_when_she_wins(attacker: str) -> None:
    t = duel("Merry", "Shelob", "Eregion", attacker=attacker)
    t.cards("1", "1")
    assert t.fallen("Merry")
    assert t.where("Shelob") == "Gondor"


def test_shelob_leaves_the_other_enemies_in_the_region_alone() -> None:
    t = duel("Merry", "Shelob", "Eregion", fellowship={"Gandalf": "Eregion"})
    t.luck("Merry")
    t.cards("1", "1")
    assert t.where("Shelob") == "Gondor"
    assert t.where("Gandalf") == "Eregion"
    assert t.turn == "Fellowship"


def test_shelob_shares_gondor_with_one_friend() -> None:
    t = duel("Merry", "Shelob", "Eregion", sauron={"Orcs": "Gondor"})
    t.cards("1", "1")
    assert t.where("Shelob") == "Gondor"


@pytest.mark.parametrize(
    ("fellowship", "sauron"),
    [
        ({}, {"Orcs": "Gondor", "Warg": "Gondor"}),
        ({"Pippin": "Gondor"}, {}),
    ],
    ids=["full", "enemy"],
)
def test_shelob_falls_when_gondor_has_no_place_for_her(
    fellowship: dict[str, str], sauron: dict[str, str]
) -> None:
    t = duel("Merry", "Shelob", "Eregion", fellowship=fellowship, sauron=sauron)
    t.cards("1", "1")
    assert t.fallen("Merry", "Shelob")


def test_shelob_stays_in_gondor_when_she_wins_there() -> None:
    t = duel("Merry", "Shelob", "Gondor", attacker="Fellowship", sauron={"Orcs": "Gondor"})
    t.luck("Shelob")
    t.cards("1", "1")
    assert t.fallen("Merry")
    assert t.where("Shelob") == "Gondor"


def test_shelob_fights_on_in_gondor() -> None:
    t = duel("Merry", "Shelob", "Gondor", fellowship={"Legolas": "Gondor"})
    t.luck("Merry")
    t.cards("1", "1")
    assert t.where("Shelob") == "Gondor"
    assert t.at_cards
    t.cards("2", "2")
    assert t.fallen("Legolas")
    assert t.where("Shelob") == "Gondor"


@pytest.mark.parametrize("cards", [("5", "2"), ("Noble Sacrifice", "6")], ids=["tie", "sacrifice"])
def test_shelob_falls_for_good_together_with_her_foe(cards: tuple[str, str]) -> None:
    t = duel("Merry", "Shelob", "Eregion")
    t.cards(*cards)
    assert t.fallen("Merry", "Shelob")


def test_shelob_stays_where_she_is_when_her_foe_retreats() -> None:
    t = duel("Frodo", "Shelob", "Eregion")
    t.pick("To Rhudaur")
    assert t.where("Shelob") == "Eregion"


def test_shelob_goes_to_gondor_when_her_foe_passes_the_ring() -> None:
    t = duel("variant Frodo", "Shelob", "Eregion", fellowship={"variant Sam": "Shire"})
    t.cards("1", "1")
    assert t.where("Shelob") == "Gondor"
    assert t.winner == ""


# Witch-king


def test_the_witch_king_may_attack_sideways() -> None:
    t = Table(
        fellowship={"Gandalf": "Mirkwood", "Frodo": "Shire"},
        sauron={"Witch-king": "Fangorn", "Orcs": "Mordor"},
    )
    assert t.reach("Witch-king") == {"Misty Mountains", "Caradhras", "Mirkwood"}
    t.move("Witch-king", "Mirkwood")
    t.cards("1", "1")
    assert t.fallen("Gandalf", "Witch-king")


def test_the_witch_king_does_not_move_sideways_without_an_attack() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Witch-king": "Fangorn", "Orcs": "Rohan"},
    )
    assert t.reach("Witch-king") == {"Misty Mountains", "Caradhras"}


def test_the_witch_king_does_not_attack_backward() -> None:
    t = Table(
        fellowship={"Gandalf": "Gondor", "Frodo": "Shire"},
        sauron={"Witch-king": "Fangorn"},
    )
    assert t.reach("Witch-king") == {"Misty Mountains", "Caradhras"}


def test_the_witch_king_does_not_attack_sideways_in_the_mountains() -> None:
    t = Table(
        fellowship={"Gandalf": "Caradhras", "Frodo": "Shire"},
        sauron={"Witch-king": "Misty Mountains"},
    )
    assert t.reach("Witch-king") == {"Rhudaur", "Eregion"}


def test_frodo_may_retreat_to_where_the_witch_king_came_from() -> None:
    t = Table(
        fellowship={"Frodo": "Mirkwood", "Gimli": "Shire"},
        sauron={"Witch-king": "Fangorn"},
    )
    t.move("Witch-king", "Mirkwood")
    assert set(t.offers()) == {"To Fangorn", "Stand and fight"}


def test_frodo_does_not_retreat_to_where_the_witch_king_left_a_friend() -> None:
    t = Table(
        fellowship={"Frodo": "Mirkwood", "Gimli": "Shire"},
        sauron={"Witch-king": "Fangorn", "Orcs": "Fangorn"},
    )
    t.move("Witch-king", "Mirkwood")
    assert t.at_cards


# Flying Nazgûl


def test_the_flying_nazgul_may_attack_a_lone_enemy_anywhere() -> None:
    t = Table(
        fellowship={
            "Frodo": "Shire",
            "Pippin": "Mordor",
            "Merry": "Mirkwood",
            "Gandalf": "Gap of Rohan",
            "Sam": "Eregion",
            "Aragorn": "Eregion",
        },
        sauron={"Flying Nazgûl": "Fangorn"},
    )
    assert t.reach("Flying Nazgûl") == {
        "Misty Mountains",
        "Caradhras",
        "Shire",
        "Mordor",
        "Mirkwood",
        "Gap of Rohan",
    }


def test_the_flying_nazgul_may_attack_sideways_in_the_mountains() -> None:
    t = Table(
        fellowship={"Gandalf": "Caradhras", "Frodo": "Cardolan", "Sam": "Cardolan"},
        sauron={"Flying Nazgûl": "Misty Mountains", "Orcs": "Mordor"},
    )
    assert t.reach("Flying Nazgûl") == {"Rhudaur", "Eregion", "Caradhras"}
    t.move("Flying Nazgûl", "Caradhras")
    t.cards("1", "6")
    assert t.fallen("Gandalf")


def test_the_flying_nazgul_moves_plainly_against_two_enemies() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan", "Sam": "Cardolan"},
        sauron={"Flying Nazgûl": "Eregion"},
    )
    assert t.reach("Flying Nazgûl") == {"Arthedain", "Cardolan"}


def test_legolas_shoots_the_flying_nazgul_that_comes_for_him() -> None:
    t = Table(
        fellowship={"Legolas": "Gondor", "Frodo": "Shire"},
        sauron={"Flying Nazgûl": "Eregion", "Orcs": "Mordor"},
    )
    t.move("Flying Nazgûl", "Gondor")
    assert t.fallen("Flying Nazgûl")
    assert t.where("Legolas") == "Gondor"


def test_a_backward_flight_does_not_save_a_sauron_who_cannot_move_forward() -> None:
    t = Table(fellowship={"Frodo": "Gondor"}, sauron={"Flying Nazgûl": "Shire"})
    assert t.winner == "Fellowship"


# Black Rider


def test_the_black_rider_may_ride_forward_any_distance_to_attack() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Pippin": "Rhudaur", "Merry": "Mirkwood"},
        sauron={"Black Rider": "Gondor"},
    )
    assert t.reach("Black Rider") == {"Fangorn", "Rohan", "Rhudaur", "Shire"}


def test_the_black_rider_attacks_where_he_arrives() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Pippin": "Rhudaur"},
        sauron={"Black Rider": "Gondor", "Orcs": "Mordor"},
    )
    t.move("Black Rider", "Rhudaur")
    t.cards("1", "1")
    assert t.fallen("Pippin")
    assert t.where("Black Rider") == "Rhudaur"


def test_the_black_rider_attacks_two_enemies_as_well_as_one() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan", "Sam": "Cardolan"},
        sauron={"Black Rider": "Rohan"},
    )
    assert t.reach("Black Rider") == {"Caradhras", "Gap of Rohan", "Cardolan"}


def test_the_black_rider_does_not_ride_past_enemies() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan", "Pippin": "Enedwaith", "Merry": "Caradhras"},
        sauron={"Black Rider": "Rohan"},
    )
    assert t.reach("Black Rider") == {"Caradhras", "Gap of Rohan", "Enedwaith"}


def test_the_black_rider_does_not_ride_through_a_full_region() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Pippin": "Eregion"},
        sauron={"Black Rider": "Rohan", "Orcs": "Caradhras", "Warg": "Gap of Rohan"},
    )
    assert t.reach("Black Rider") == set()


def test_the_black_rider_may_ride_around_a_full_region() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan", "Pippin": "Eregion"},
        sauron={"Black Rider": "Rohan", "Orcs": "Caradhras"},
    )
    assert t.reach("Black Rider") == {"Gap of Rohan", "Cardolan"}


def test_the_black_rider_may_ride_past_a_friend_with_room_beside_it() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan"},
        sauron={"Black Rider": "Gap of Rohan", "Orcs": "Enedwaith"},
    )
    assert t.reach("Black Rider") == {"Enedwaith", "Cardolan"}


def test_the_black_rider_does_not_follow_the_fellowships_arrows() -> None:
    t = Table(
        fellowship={"Frodo": "Rohan", "Pippin": "Mirkwood", "Sam": "Gondor"},
        sauron={"Black Rider": "Fangorn"},
    )
    assert t.reach("Black Rider") == {"Misty Mountains", "Caradhras"}


# Saruman


@BOTH_ROLES
def test_saruman_may_rule_that_no_cards_are_played(attacker: str) -> None:
    t = duel("Gimli", "Saruman", "Eregion", attacker=attacker)
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"No cards", "Play cards"}
    t.pick("No cards")
    assert t.fallen("Gimli")
    assert t.where("Saruman") == "Eregion"
    assert not t.discarded("Fellowship")
    assert not t.discarded("Sauron")


def test_saruman_may_play_cards() -> None:
    t = duel("Gimli", "Saruman", "Eregion")
    t.pick("Play cards")
    t.cards("5", "1")
    assert t.fallen("Saruman")


def test_equals_fall_together_when_saruman_forbids_cards() -> None:
    t = duel("Aragorn", "Saruman", "Eregion")
    t.pick("No cards")
    assert t.fallen("Aragorn", "Saruman")


def test_saruman_rules_nothing_when_his_foe_retreats() -> None:
    t = duel("Frodo", "Saruman", "Eregion")
    t.pick("To Rhudaur")
    assert t.where("Frodo") == "Rhudaur"
    assert t.asked == t.turn == "Fellowship"


def test_saruman_may_forbid_cards_when_his_foe_stands() -> None:
    t = duel("Frodo", "Saruman", "Eregion")
    t.pick("Stand and fight")
    t.pick("No cards")
    assert t.winner == "Sauron"


def test_sams_strength_beside_frodo_counts_when_saruman_forbids_cards() -> None:
    t = duel("Sam", "Saruman", "Eregion", fellowship={"Frodo": "Eregion"})
    t.luck("Sam")
    t.pick("Show Frodo")
    t.pick("No cards")
    assert t.fallen("Saruman")
    assert t.where("Sam") == "Eregion"


# Orcs


@pytest.mark.parametrize("hero", ["Gandalf", "Merry", "Pippin", "variant Sam", "Elrond"])
def test_the_orcs_defeat_the_first_they_attack_before_cards(hero: str) -> None:
    t = duel(hero, "Orcs", "Eregion")
    assert t.fallen(hero)
    assert t.where("Orcs") == "Eregion"
    assert t.turn == "Fellowship"
    assert not t.discarded("Sauron")


def test_the_orcs_fight_the_second_with_cards() -> None:
    t = duel("Gandalf", "Orcs", "Eregion", fellowship={"Aragorn": "Eregion"})
    t.luck("Gandalf")
    assert t.fallen("Gandalf")
    assert t.at_cards
    t.cards("1", "1")
    assert t.fallen("Orcs")
    assert t.where("Aragorn") == "Eregion"


def test_the_orcs_have_no_ability_when_defending() -> None:
    t = duel("Legolas", "Orcs", "Caradhras", attacker="Fellowship")
    assert t.at_cards


def test_frodo_may_retreat_before_the_orcs_strike() -> None:
    t = duel("Frodo", "Orcs", "Eregion")
    t.pick("To Rhudaur")
    assert t.where("Frodo") == "Rhudaur"
    assert t.turn == "Fellowship"


def test_the_orcs_strike_a_frodo_who_stands() -> None:
    t = duel("Frodo", "Orcs", "Eregion")
    t.pick("Stand and fight")
    assert t.winner == "Sauron"


def test_the_orcs_strike_a_frodo_who_cannot_retreat() -> None:
    t = duel("Frodo", "Orcs", "Caradhras")
    assert t.winner == "Sauron"


def test_frodos_retreat_spends_the_orcs_first_attack() -> None:
    t = duel("Frodo", "Orcs", "Eregion", fellowship={"Merry": "Eregion"})
    t.luck("Frodo")
    t.pick("To Rhudaur")
    assert t.at_cards
    assert t.where("Merry") == "Eregion"


def test_the_orcs_defeat_sam_when_he_takes_frodos_place() -> None:
    t = duel("Frodo", "Orcs", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("Frodo")
    t.pick("Sam fights")
    assert t.fallen("Sam")
    assert t.where("Orcs") == "Eregion"
    assert set(t.offers()) == {"To Rhudaur", "To Enedwaith", "Stand and fight"}


def test_the_orcs_second_battle_against_frodo_is_fought_with_cards() -> None:
    t = duel("Frodo", "Orcs", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("Frodo")
    t.pick("Sam fights")
    t.pick("Stand and fight")
    assert t.at_cards


def test_the_orcs_defeat_sam_beside_frodo_whatever_his_strength() -> None:
    t = duel("Sam", "Orcs", "Eregion", fellowship={"Frodo": "Eregion"})
    t.luck("Sam")
    t.pick("Show Frodo")
    assert t.fallen("Sam")


def test_the_orcs_defeat_variant_aragorn_though_he_forbids_cards() -> None:
    t = duel("variant Aragorn", "Orcs", "Eregion")
    t.pick("No cards")
    assert t.fallen("variant Aragorn")
    assert t.where("Orcs") == "Eregion"


# Warg


@pytest.mark.parametrize(
    "hero",
    [
        "Pippin",
        "Merry",
        "Boromir",
        "Faramir",
        "variant Aragorn",
        "variant Frodo",
        "Sméagol",
    ],
)
@BOTH_ROLES
def test_the_warg_goes_straight_to_cards(hero: str, attacker: str) -> None:
    t = duel(hero, "Warg", "Eregion", attacker=attacker, fellowship={"Legolas": "Rhudaur"})
    assert t.at_cards


def test_frodo_does_not_retreat_from_the_warg() -> None:
    t = duel("Frodo", "Warg", "Eregion")
    assert t.at_cards


def test_combat_cards_still_work_against_the_warg() -> None:
    t = duel("Frodo", "Warg", "Eregion")
    t.cards("Retreat", "6")
    t.pick("To Arthedain")
    assert t.where("Frodo") == "Arthedain"


def test_the_warg_fights_at_its_own_strength() -> None:
    t = duel("Pippin", "Warg", "Eregion")
    t.cards("3", "2")
    assert t.fallen("Pippin", "Warg")


# Cave Troll


def test_the_cave_trolls_card_adds_nothing_but_is_spent() -> None:
    t = duel("Gandalf", "Cave Troll", "Eregion")
    t.pick("Strength 6")
    t.pick("Strength 4")
    assert t.fallen("Gandalf", "Cave Troll")
    assert t.discarded("Sauron") == ["Strength 6"]


def test_the_cave_trolls_eye_does_not_stop_a_text_card() -> None:
    t = duel("Merry", "Cave Troll", "Eregion")
    t.cards("Noble Sacrifice", "Eye of Sauron")
    assert t.fallen("Merry", "Cave Troll")
    assert t.discarded("Sauron") == ["Eye of Sauron"]


def test_the_cave_trolls_retreat_moves_nobody() -> None:
    t = duel("Merry", "Cave Troll", "Eregion")
    t.cards("5", "Retreat")
    assert t.fallen("Merry")
    assert t.where("Cave Troll") == "Eregion"
    assert t.discarded("Sauron") == ["Retreat"]


def test_the_cave_trolls_magic_brings_nothing_back() -> None:
    discards = {"Sauron": ["5", "6"], "Fellowship": ["1", "2"]}
    t = duel("Legolas", "Cave Troll", "Eregion", discards=discards)
    t.cards("3", "Magic")
    assert t.fallen("Legolas")
    assert set(t.discarded("Sauron")) == {"Magic", "Strength 5", "Strength 6"}


def test_gandalf_sees_the_cave_trolls_idle_magic() -> None:
    discards = {"Sauron": ["5", "6"], "Fellowship": ["1", "2"]}
    t = duel("Gandalf", "Cave Troll", "Eregion", discards=discards)
    t.pick("Magic")
    assert t.asked == "Fellowship"
    t.pick("Strength 5")
    assert t.fallen("Cave Troll")
    assert set(t.discarded("Sauron")) == {"Magic", "Strength 5", "Strength 6"}


def test_the_fellowships_retreat_works_against_the_cave_troll() -> None:
    t = duel("Merry", "Cave Troll", "Eregion")
    t.cards("Retreat", "6")
    t.pick("To Cardolan")
    assert t.where("Merry") == "Cardolan"


# Strengths


@pytest.mark.parametrize(
    ("servant", "cards"),
    [
        ("Balrog", ("3", "1")),
        ("Shelob", ("3", "1")),
        ("Witch-king", ("3", "1")),
        ("Flying Nazgûl", ("1", "1")),
        ("Black Rider", ("1", "1")),
        ("Orcs", ("1", "2")),
        ("Warg", ("1", "2")),
    ],
)
def test_a_servant_ties_with_elrond_by_as_much_as_it_differs(
    servant: str, cards: tuple[str, str]
) -> None:
    t = duel("Elrond", servant, "Caradhras", attacker="Fellowship")
    t.cards(*cards)
    assert t.fallen("Elrond", servant)
