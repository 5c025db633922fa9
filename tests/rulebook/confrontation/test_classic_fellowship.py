"""The classic characters of the Fellowship (002: the Fellowship characters)."""

import pytest

from confrontation_table import Table, duel

BOTH_ROLES = pytest.mark.parametrize("attacker", ["Fellowship", "Sauron"])


# Frodo


def test_frodo_may_retreat_sideways_when_defending() -> None:
    t = duel("Frodo", "Balrog", "Eregion")
    assert t.asked == "Fellowship"
    assert set(t.offers()) == {"To Rhudaur", "To Enedwaith", "Stand and fight"}
    t.pick("To Rhudaur")
    assert t.where("Frodo") == "Rhudaur"
    assert t.where("Balrog") == "Eregion"
    assert t.asked == t.turn == "Fellowship"


def test_frodo_may_stand_and_fight() -> None:
    t = duel("Frodo", "Balrog", "Eregion")
    t.pick("Stand and fight")
    assert t.at_cards


def test_frodo_does_not_retreat_once_cards_are_played() -> None:
    t = duel("Frodo", "Balrog", "Eregion")
    t.pick("Stand and fight")
    t.cards("Magic", "Magic")
    assert t.fallen("Frodo")


def test_frodo_does_not_retreat_when_attacking() -> None:
    t = duel("Frodo", "Balrog", "Fangorn", attacker="Fellowship")
    assert t.at_cards


def test_frodo_does_not_retreat_in_the_mountains() -> None:
    t = duel("Frodo", "Balrog", "Caradhras")
    assert t.at_cards


def test_frodo_does_not_retreat_to_enemies_or_to_a_full_region() -> None:
    t = duel(
        "Frodo",
        "Balrog",
        "Eregion",
        fellowship={"Merry": "Enedwaith", "Pippin": "Enedwaith"},
        sauron={"Orcs": "Rhudaur"},
    )
    assert t.at_cards


def test_frodo_may_retreat_sideways_up_the_river() -> None:
    t = duel("Frodo", "Balrog", "Rohan")
    assert set(t.offers()) == {"To Fangorn", "Stand and fight"}


def test_frodo_does_not_retreat_by_ability_from_the_shire() -> None:
    t = duel("Frodo", "Balrog", "Shire")
    assert t.at_cards


def test_frodo_wins_by_entering_mordor_whoever_is_there() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor"},
        sauron={"Balrog": "Mordor", "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    t.move("Frodo", "Mordor")
    assert t.winner == "Fellowship"


def test_sauron_wins_when_frodo_falls_though_sam_lives() -> None:
    t = duel("Frodo", "Balrog", "Caradhras", fellowship={"Sam": "Rhudaur"})
    t.cards("1", "6")
    assert t.winner == "Sauron"


def test_sauron_wins_when_frodo_falls_together_with_his_foe() -> None:
    t = duel("Frodo", "Balrog", "Caradhras")
    t.cards("Noble Sacrifice", "6")
    assert t.fallen("Frodo", "Balrog")
    assert t.winner == "Sauron"


# Sam


def test_sam_may_take_frodos_place_and_fights_at_five() -> None:
    t = duel("Frodo", "Balrog", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("Frodo")
    assert t.asked == "Fellowship"
    assert set(t.offers()) == {"Frodo fights", "Sam fights"}
    t.pick("Sam fights")
    t.cards("3", "3")
    assert t.fallen("Sam", "Balrog")
    assert t.where("Frodo") == "Eregion"
    assert t.winner == ""


def test_frodo_may_still_retreat_when_sam_stays_out() -> None:
    t = duel("Frodo", "Balrog", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("Frodo")
    t.pick("Frodo fights")
    assert set(t.offers()) == {"To Rhudaur", "To Enedwaith", "Stand and fight"}


def test_frodo_fights_next_when_sam_falls_in_his_place() -> None:
    t = duel("Frodo", "Balrog", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("Frodo")
    t.pick("Sam fights")
    t.cards("1", "6")
    assert t.fallen("Sam")
    assert set(t.offers()) == {"To Rhudaur", "To Enedwaith", "Stand and fight"}


def test_sam_may_take_frodos_place_after_another_friend_has_fallen() -> None:
    t = duel("Frodo", "Balrog", "Shire", fellowship={"Sam": "Shire", "Pippin": "Shire"})
    t.luck("Pippin")
    t.cards("1", "6")
    t.luck("Frodo")
    assert set(t.offers()) == {"Frodo fights", "Sam fights"}


def test_sam_does_not_come_from_another_region() -> None:
    t = duel("Frodo", "Balrog", "Eregion", fellowship={"Sam": "Rhudaur"})
    assert set(t.offers()) == {"To Rhudaur", "To Enedwaith", "Stand and fight"}


def test_sam_does_not_take_the_place_of_anyone_else() -> None:
    t = duel("Pippin", "Balrog", "Eregion", fellowship={"Sam": "Eregion", "Frodo": "Shire"})
    t.luck("Pippin")
    assert t.at_cards


def test_whether_sam_takes_frodos_place_is_asked_when_the_companion_might_be_sam() -> None:
    t = duel("Frodo", "Balrog", "Eregion", fellowship={"Pippin": "Eregion", "Sam": "Shire"})
    t.luck("Frodo")
    assert t.offers() == ["Frodo fights"]


def test_whether_sam_takes_frodos_place_is_not_asked_when_sam_has_fallen() -> None:
    t = duel("Frodo", "Balrog", "Eregion", fellowship={"Pippin": "Eregion"})
    t.luck("Frodo")
    assert set(t.offers()) == {"To Rhudaur", "To Enedwaith", "Stand and fight"}


def test_sam_fights_at_five_when_frodo_is_shown_beside_him() -> None:
    t = duel("Sam", "Balrog", "Eregion", fellowship={"Frodo": "Eregion"})
    t.luck("Sam")
    assert t.asked == "Fellowship"
    assert set(t.offers()) == {"Keep Frodo hidden", "Show Frodo"}
    t.pick("Show Frodo")
    assert t.revealed("Frodo")
    t.cards("2", "2")
    assert t.fallen("Sam", "Balrog")


def test_sam_fights_at_two_when_frodo_stays_hidden() -> None:
    t = duel("Sam", "Balrog", "Eregion", fellowship={"Frodo": "Eregion"})
    t.luck("Sam")
    t.pick("Keep Frodo hidden")
    assert not t.revealed("Frodo")
    t.cards("5", "2")
    assert t.fallen("Sam", "Balrog")


def test_sam_fights_at_two_without_frodo() -> None:
    t = duel("Sam", "Balrog", "Eregion", fellowship={"Frodo": "Rhudaur"})
    assert t.at_cards
    t.cards("5", "2")
    assert t.fallen("Sam", "Balrog")


def test_whether_frodo_is_shown_is_asked_when_the_companion_might_be_frodo() -> None:
    t = duel("Sam", "Balrog", "Eregion", fellowship={"Pippin": "Eregion", "Frodo": "Shire"})
    t.luck("Sam")
    assert t.offers() == ["Keep Frodo hidden"]


def test_whether_frodo_is_shown_is_not_asked_beside_a_known_companion() -> None:
    t = duel(
        "Sam",
        "Balrog",
        "Eregion",
        fellowship={"Pippin": "Eregion", "Frodo": "Shire"},
        revealed=["Pippin"],
    )
    t.pick("A concealed enemy")
    assert t.at_cards


def test_sam_does_not_take_frodos_place_against_the_warg() -> None:
    t = duel("Frodo", "Warg", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("Frodo")
    assert t.at_cards


def test_sam_stays_at_two_against_the_warg_beside_frodo() -> None:
    t = duel("Sam", "Warg", "Eregion", fellowship={"Frodo": "Eregion"})
    t.luck("Sam")
    assert t.at_cards
    t.cards("3", "3")
    assert t.fallen("Sam", "Warg")


def test_sam_takes_the_place_of_variant_frodo_too() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("variant Frodo")
    t.pick("Sam fights")
    t.cards("3", "3")
    assert t.fallen("Sam", "Balrog")


def test_sam_fights_at_five_beside_variant_frodo() -> None:
    t = duel("Sam", "Balrog", "Eregion", fellowship={"variant Frodo": "Eregion"})
    t.luck("Sam")
    t.pick("Show Frodo")
    t.cards("2", "2")
    assert t.fallen("Sam", "Balrog")


# Pippin


def test_pippin_may_retreat_backward_when_attacking() -> None:
    t = duel("Pippin", "Balrog", "Caradhras", attacker="Fellowship", start="Eregion")
    assert set(t.offers()) == {"To Eregion", "To Enedwaith", "Stand and fight"}
    t.pick("To Enedwaith")
    assert t.where("Pippin") == "Enedwaith"
    assert t.where("Balrog") == "Caradhras"
    assert t.turn == "Sauron"


def test_pippin_may_stand_and_fight() -> None:
    t = duel("Pippin", "Balrog", "Caradhras", attacker="Fellowship")
    t.pick("Stand and fight")
    assert t.at_cards


def test_pippin_does_not_retreat_when_defending() -> None:
    t = duel("Pippin", "Balrog", "Eregion")
    assert t.at_cards


@pytest.mark.parametrize(
    ("start", "way"),
    [("Eregion", "Fangorn by the Tunnel of Moria"), ("Mirkwood", "Fangorn")],
    ids=["tunnel", "river"],
)
def test_pippin_retreats_backward_on_the_map_after_following_an_arrow(start: str, way: str) -> None:
    t = Table(
        fellowship={"Pippin": start, "Frodo": "Shire"},
        sauron={"Shelob": "Fangorn", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Pippin", way)
    assert set(t.offers()) == {"To the Misty Mountains", "To Caradhras", "Stand and fight"}


def test_pippin_does_not_retreat_to_a_full_region() -> None:
    t = duel(
        "Pippin",
        "Balrog",
        "Caradhras",
        attacker="Fellowship",
        start="Eregion",
        fellowship={"Merry": "Enedwaith", "Aragorn": "Enedwaith"},
    )
    assert set(t.offers()) == {"To Eregion", "Stand and fight"}


def test_pippin_may_retreat_from_mordor() -> None:
    t = duel("Pippin", "Balrog", "Mordor", attacker="Fellowship", start="Gondor")
    assert set(t.offers()) == {"To Dagorlad", "To Gondor", "Stand and fight"}


def test_pippin_does_not_retreat_when_every_way_back_is_barred() -> None:
    t = Table(
        fellowship={"Pippin": "Mirkwood", "Merry": "Caradhras", "Frodo": "Shire"},
        sauron={"Shelob": "Fangorn", "Orcs": "Misty Mountains", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Pippin", "Fangorn")
    assert t.at_cards


def test_pippin_does_not_retreat_from_the_warg() -> None:
    t = duel("Pippin", "Warg", "Caradhras", attacker="Fellowship")
    assert t.at_cards


def test_a_retreat_by_pippin_comes_before_sarumans_ruling() -> None:
    t = duel("Pippin", "Saruman", "Caradhras", attacker="Fellowship", start="Eregion")
    t.pick("To Eregion")
    assert t.where("Pippin") == "Eregion"
    assert t.turn == "Sauron"
    assert t.hand("Sauron") == Table(turn="Sauron").hand("Sauron")


# Merry


@BOTH_ROLES
@pytest.mark.parametrize("witch_king", ["Witch-king", "variant Witch-king"])
def test_merry_defeats_either_witch_king_before_cards(witch_king: str, attacker: str) -> None:
    t = duel("Merry", witch_king, "Caradhras", attacker=attacker)
    assert t.fallen(witch_king)
    assert t.where("Merry") == "Caradhras"
    assert t.turn != attacker
    assert not t.discarded("Sauron")


@BOTH_ROLES
@pytest.mark.parametrize("foe", ["Flying Nazgûl", "Black Rider", "Warg"])
def test_merry_has_no_power_over_anyone_else(foe: str, attacker: str) -> None:
    t = duel("Merry", foe, "Caradhras", attacker=attacker)
    assert t.at_cards


# Gandalf


@BOTH_ROLES
def test_gandalf_sees_saurons_card_first(attacker: str) -> None:
    t = duel("Gandalf", "Shelob", "Caradhras", attacker=attacker)
    assert t.asked == "Sauron"
    t.pick("Strength 6")
    assert t.asked == "Fellowship"
    assert "Sauron plays Strength 6." in t.told("Fellowship")
    t.pick("Strength 5")
    assert t.fallen("Gandalf")


def test_gandalf_still_plays_a_card_when_sauron_shows_a_retreat() -> None:
    t = duel("Gandalf", "Shelob", "Fangorn", attacker="Fellowship")
    t.pick("Retreat")
    assert t.asked == "Fellowship"
    assert t.at_cards
    assert t.where("Shelob") == "Fangorn"
    t.pick("Strength 5")
    assert set(t.offers()) == {"To Mirkwood", "To Rohan"}
    t.pick("To Rohan")
    assert t.where("Shelob") == "Rohan"
    assert t.discarded("Fellowship") == ["Strength 5"]
    assert t.discarded("Sauron") == ["Retreat"]


def test_gandalf_sees_what_saurons_magic_brings_back() -> None:
    t = duel(
        "Gandalf",
        "Shelob",
        "Caradhras",
        discards={"Sauron": ["3", "6"], "Fellowship": ["1", "2"]},
    )
    t.pick("Magic")
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"Strength 3", "Strength 6"}
    t.pick("Strength 6")
    assert t.asked == "Fellowship"
    assert "Sauron's card becomes Strength 6." in t.told("Fellowship")
    t.pick("Noble Sacrifice")
    assert t.fallen("Gandalf", "Shelob")
    assert set(t.discarded("Sauron")) == {"Magic", "Strength 3", "Strength 6"}


def test_a_text_card_brought_back_by_magic_waits_for_gandalfs_card() -> None:
    t = duel(
        "Gandalf",
        "Shelob",
        "Eregion",
        discards={"Sauron": ["3", "Retreat"], "Fellowship": ["1", "2"]},
    )
    t.pick("Magic")
    t.pick("Retreat")
    assert t.where("Shelob") == "Eregion"
    assert t.asked == "Fellowship"
    t.pick("Noble Sacrifice")
    t.pick("To Rhudaur")
    assert t.where("Shelob") == "Rhudaur"
    assert t.where("Gandalf") == "Eregion"


def test_gandalf_answers_a_magic_that_has_nothing_to_bring_back() -> None:
    t = duel("Gandalf", "Shelob", "Eregion")
    t.pick("Magic")
    assert t.asked == "Fellowship"
    t.pick("Strength 1")
    assert t.fallen("Shelob")
    assert t.where("Gandalf") == "Eregion"


def test_gandalf_foresees_nothing_against_the_warg() -> None:
    t = duel("Gandalf", "Warg", "Eregion")
    t.cards("1", "1")
    told = t.told("Fellowship")
    assert told.index("You pick Strength 1.") < told.index("Sauron plays Strength 1.")


def test_saruman_may_keep_gandalf_from_cards() -> None:
    t = duel("Gandalf", "Saruman", "Eregion")
    t.pick("No cards")
    assert t.fallen("Saruman")
    assert t.where("Gandalf") == "Eregion"


# Aragorn


def test_aragorn_may_attack_in_any_direction() -> None:
    t = Table(
        fellowship={"Aragorn": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Rhudaur", "Shelob": "Cardolan", "Balrog": "Caradhras"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {
        "Misty Mountains",
        "Caradhras",
        "Fangorn by the Tunnel of Moria",
        "Rhudaur",
        "Cardolan",
    }


def test_aragorn_only_moves_forward_when_he_would_not_attack() -> None:
    t = Table(
        fellowship={"Aragorn": "Rohan", "Frodo": "Shire", "Pippin": "Fangorn"},
        sauron={"Orcs": "Mordor"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"Gondor"}


def test_aragorn_does_not_reach_beyond_adjacent_regions() -> None:
    t = Table(
        fellowship={"Aragorn": "Rhudaur", "Frodo": "Shire"},
        sauron={"Orcs": "Enedwaith", "Shelob": "Cardolan", "Balrog": "Mirkwood"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"High Pass", "Misty Mountains"}


def test_aragorn_does_not_move_sideways_in_the_mountains() -> None:
    t = Table(
        fellowship={"Aragorn": "Caradhras", "Frodo": "Shire"},
        sauron={"Orcs": "Misty Mountains", "Shelob": "Gap of Rohan", "Balrog": "Enedwaith"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"Fangorn", "Rohan", "Enedwaith"}


def test_aragorn_does_not_go_back_through_the_tunnel() -> None:
    t = Table(
        fellowship={"Aragorn": "Fangorn", "Frodo": "Shire"},
        sauron={"Orcs": "Eregion", "Shelob": "Mirkwood"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"Dagorlad", "Gondor", "Rohan", "Mirkwood"}


def test_aragorn_may_attack_the_warg_sideways() -> None:
    t = Table(
        fellowship={"Aragorn": "Dagorlad", "Frodo": "Shire"},
        sauron={"Warg": "Gondor", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Aragorn", "Gondor")
    t.cards("1", "1")
    assert t.fallen("Warg")
    assert t.where("Aragorn") == "Gondor"


def test_a_backward_attack_does_not_save_a_fellowship_that_cannot_move_forward() -> None:
    t = Table(fellowship={"Aragorn": "Mordor"}, sauron={"Orcs": "Gondor"}, turn="Fellowship")
    assert t.winner == "Sauron"


# Legolas


@BOTH_ROLES
@pytest.mark.parametrize("nazgul", ["Flying Nazgûl", "variant Flying Nazgûl"])
def test_legolas_defeats_either_flying_nazgul_before_cards(nazgul: str, attacker: str) -> None:
    t = duel("Legolas", nazgul, "Caradhras", attacker=attacker)
    assert t.fallen(nazgul)
    assert t.where("Legolas") == "Caradhras"
    assert not t.discarded("Sauron")


@BOTH_ROLES
@pytest.mark.parametrize("foe", ["Witch-king", "Black Rider", "Warg"])
def test_legolas_has_no_power_over_anyone_else(foe: str, attacker: str) -> None:
    t = duel("Legolas", foe, "Caradhras", attacker=attacker)
    assert t.at_cards


# Gimli


@BOTH_ROLES
@pytest.mark.parametrize("orcs", ["Orcs", "variant Orcs"])
def test_gimli_defeats_either_orcs_before_their_own_ability(orcs: str, attacker: str) -> None:
    t = duel("Gimli", orcs, "Caradhras", attacker=attacker)
    assert t.fallen(orcs)
    assert t.where("Gimli") == "Caradhras"
    assert not t.discarded("Sauron")


@BOTH_ROLES
@pytest.mark.parametrize("foe", ["Uruk-hai", "Black Rider", "Warg"])
def test_gimli_has_no_power_over_anyone_else(foe: str, attacker: str) -> None:
    t = duel("Gimli", foe, "Caradhras", attacker=attacker)
    assert t.at_cards


# Boromir


@BOTH_ROLES
@pytest.mark.parametrize(
    "foe", ["Orcs", "Shelob", "Saruman", "Cave Troll", "Gollum", "variant Saruman"]
)
def test_boromir_falls_with_any_foe_before_its_ability(foe: str, attacker: str) -> None:
    t = duel("Boromir", foe, "Eregion", attacker=attacker)
    assert t.fallen("Boromir", foe)
    assert t.turn != attacker
    assert not t.discarded("Fellowship")


@BOTH_ROLES
def test_boromir_has_no_ability_against_the_warg(attacker: str) -> None:
    t = duel("Boromir", "Warg", "Eregion", attacker=attacker)
    assert t.at_cards
    t.cards("3", "1")
    assert t.fallen("Boromir", "Warg")


def test_a_boromir_who_attacks_meets_only_one_of_two_enemies() -> None:
    t = duel("Boromir", "Balrog", "Fangorn", attacker="Fellowship", sauron={"Orcs": "Fangorn"})
    t.luck("Balrog")
    assert t.fallen("Boromir", "Balrog")
    assert t.where("Orcs") == "Fangorn"
    assert t.turn == "Sauron"


# Strengths


@pytest.mark.parametrize(
    ("hero", "card"), [("Pippin", "5"), ("Aragorn", "2"), ("Legolas", "3"), ("Gimli", "3")]
)
def test_a_hero_ties_with_the_balrog_by_as_much_as_he_is_weaker(hero: str, card: str) -> None:
    t = duel(hero, "Balrog", "Caradhras")
    t.cards(card, "1")
    assert t.fallen(hero, "Balrog")
