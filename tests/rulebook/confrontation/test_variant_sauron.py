"""The variant characters of Sauron (002: the Sauron characters, variant version)."""

import pytest

from confrontation_table import Table, duel

BOTH_ROLES = pytest.mark.parametrize("attacker", ["Fellowship", "Sauron"])


def all_but_last(side: str, last: str) -> list[str]:
    """The names of all nine combat cards of a side but one."""
    return [name for name in Table().hand(side) if name not in (last, f"Strength {last}")]


# Uruk-hai


def test_the_uruk_hai_may_march_any_distance_to_an_empty_region() -> None:
    t = Table(
        fellowship={"Frodo": "Fangorn"},
        sauron={"Uruk-hai": "Rohan"},
    )
    assert t.reach("Uruk-hai") == {
        "Caradhras",
        "Gap of Rohan",
        "Eregion",
        "Enedwaith",
        "Arthedain",
        "Cardolan",
        "Shire",
    }


def test_each_march_of_the_uruk_hai_is_offered_once() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Uruk-hai": "Mordor"})
    moves = t.moves_of("Uruk-hai")
    assert len(moves) == len(set(moves)) == 14


def test_the_uruk_hai_march_revealed() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Uruk-hai": "Rohan", "Orcs": "Mordor"},
    )
    t.move("Uruk-hai", "Cardolan")
    assert t.where("Uruk-hai") == "Cardolan"
    assert "Uruk-hai are revealed." in t.told("Fellowship")
    assert not t.revealed("Uruk-hai")
    assert t.turn == "Fellowship"


def test_the_uruk_hai_take_a_single_step_unseen() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Uruk-hai": "Rohan", "Orcs": "Mordor"},
    )
    t.move("Uruk-hai", "Caradhras")
    assert "Uruk-hai is revealed." not in t.told("Fellowship")


def test_the_uruk_hai_do_not_march_to_enemies_or_past_them() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan", "Pippin": "Eregion", "Gimli": "Shire"},
        sauron={"Uruk-hai": "Rohan"},
    )
    assert t.reach("Uruk-hai") == {"Caradhras", "Gap of Rohan", "Enedwaith"}


def test_the_uruk_hai_do_not_march_through_a_full_region() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Uruk-hai": "Rohan", "Orcs": "Caradhras", "Gollum": "Gap of Rohan"},
    )
    assert t.reach("Uruk-hai") == set()


def test_the_uruk_hai_march_past_a_friend_but_do_not_end_beside_it() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Uruk-hai": "Rohan", "Orcs": "Caradhras", "Gollum": "Enedwaith"},
    )
    assert t.reach("Uruk-hai") == {"Gap of Rohan", "Cardolan"}


def test_the_uruk_hai_attack_only_by_a_plain_step() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Pippin": "Caradhras"},
        sauron={"Uruk-hai": "Rohan", "Orcs": "Mordor"},
    )
    t.move("Uruk-hai", "Caradhras")
    assert t.at_cards


# Witch-king


def test_the_witch_king_wins_by_entering_the_shire_whoever_is_there() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Merry": "Shire"},
        sauron={"variant Witch-king": "Arthedain"},
    )
    t.move("variant Witch-king", "Shire")
    assert t.winner == "Sauron"
    assert not t.fallen("Frodo")


def test_the_witch_king_wins_by_entering_the_shire_under_the_dark_of_mordor() -> None:
    t = Table(
        fellowship={"Frodo": "Rohan"},
        sauron={"variant Witch-king": "Arthedain", "Orcs": "Mordor"},
        specials=["The Dark of Mordor"],
    )
    t.pick("Use The Dark of Mordor")
    t.move("variant Witch-king", "Shire")
    assert t.winner == "Sauron"


@pytest.mark.parametrize("servant", ["Witch-king", "Orcs", "variant Flying Nazgûl"])
def test_no_other_servant_wins_alone_in_the_shire(servant: str) -> None:
    t = Table(
        fellowship={"Frodo": "Rohan", "Gandalf": "Rohan"},
        sauron={servant: "Arthedain", "Warg": "Mordor"},
    )
    t.move(servant, "Shire")
    assert t.winner == ""


def test_the_variant_witch_king_does_not_attack_sideways() -> None:
    t = Table(
        fellowship={"Frodo": "Mirkwood"},
        sauron={"variant Witch-king": "Fangorn"},
    )
    assert t.reach("variant Witch-king") == {"Misty Mountains", "Caradhras"}


# Saruman


@BOTH_ROLES
@pytest.mark.parametrize("gandalf", ["Gandalf", "variant Gandalf"])
def test_saruman_defeats_either_gandalf_before_cards(gandalf: str, attacker: str) -> None:
    t = duel(gandalf, "variant Saruman", "Eregion", attacker=attacker)
    assert t.fallen(gandalf)
    assert t.where("variant Saruman") == "Eregion"
    assert not t.discarded("Sauron")


@BOTH_ROLES
def test_saruman_may_make_the_fellowship_play_another_card(attacker: str) -> None:
    t = duel("Elrond", "variant Saruman", "Eregion", attacker=attacker)
    t.cards("5", "1")
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"Let it stand", "Another card"}
    t.pick("Another card")
    assert t.asked == "Fellowship"
    assert set(t.offers()) == set(t.hand("Fellowship")) - {"Strength 5"}
    t.pick("Strength 1")
    assert t.fallen("Elrond", "variant Saruman")
    assert t.discarded("Fellowship") == ["Strength 1"]
    assert "Strength 5" in t.hand("Fellowship")


def test_saruman_defeats_a_gandalf_who_comes_for_smeagol() -> None:
    t = duel("Sméagol", "variant Saruman", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.pick("Gandalf in Rhudaur")
    assert t.fallen("variant Gandalf")
    assert t.where("Sméagol") == "Rhudaur"


def test_saruman_may_let_a_card_stand() -> None:
    t = duel("Elrond", "variant Saruman", "Eregion")
    t.cards("5", "1")
    t.pick("Let it stand")
    assert t.fallen("variant Saruman")
    assert t.discarded("Fellowship") == ["Strength 5"]


def test_a_text_card_that_saruman_sends_back_does_nothing() -> None:
    t = duel("Elrond", "variant Saruman", "Eregion")
    t.cards("Noble Sacrifice", "6")
    t.pick("Another card")
    t.pick("Strength 5")
    assert t.fallen("Elrond")
    assert t.where("variant Saruman") == "Eregion"
    assert "Noble Sacrifice" in t.hand("Fellowship")


def test_the_text_card_played_for_saruman_is_resolved() -> None:
    t = duel("Elrond", "variant Saruman", "Eregion")
    t.cards("5", "6")
    t.pick("Another card")
    t.pick("Noble Sacrifice")
    assert t.fallen("Elrond", "variant Saruman")


def test_saruman_asks_for_no_third_card() -> None:
    t = duel("Elrond", "variant Saruman", "Eregion")
    t.cards("5", "6")
    t.pick("Another card")
    t.pick("Strength 4")
    assert t.turn == "Fellowship"


def test_saruman_may_change_the_last_but_one_card() -> None:
    left = {"Strength 5", "Strength 1"}
    spent = [name for name in Table().hand("Fellowship") if name not in left]
    t = duel("Elrond", "variant Saruman", "Eregion", discards={"Fellowship": spent})
    t.cards("5", "1")
    t.pick("Another card")
    assert t.fallen("Elrond", "variant Saruman")
    assert t.hand("Fellowship") == ["Strength 5"]


def test_saruman_does_not_change_the_last_card() -> None:
    discards = {
        "Fellowship": all_but_last("Fellowship", "5"),
        "Sauron": all_but_last("Sauron", "1"),
    }
    t = duel("Elrond", "variant Saruman", "Eregion", discards=discards)
    assert t.fallen("variant Saruman")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9


def test_saruman_changes_no_card_when_aragorn_forbids_them() -> None:
    t = duel("variant Aragorn", "variant Saruman", "Eregion")
    t.pick("No cards")
    assert t.fallen("variant Saruman")
    assert t.where("variant Aragorn") == "Eregion"


def test_variant_saruman_does_not_forbid_cards() -> None:
    t = duel("Elrond", "variant Saruman", "Eregion")
    assert t.at_cards


# Wormtongue


@BOTH_ROLES
def test_a_defeated_wormtongue_may_retreat_backward(attacker: str) -> None:
    t = duel("Elrond", "Wormtongue", "Eregion", attacker=attacker)
    t.cards("5", "1")
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"To the Misty Mountains", "To Caradhras", "Is defeated"}
    t.pick("To Caradhras")
    assert t.where("Wormtongue") == "Caradhras"
    assert t.where("Elrond") == "Eregion"
    assert t.turn != attacker


def test_wormtongue_may_accept_defeat() -> None:
    t = duel("Elrond", "Wormtongue", "Eregion")
    t.cards("5", "1")
    t.pick("Is defeated")
    assert t.fallen("Wormtongue")


def test_wormtongue_slips_away_from_boromir_who_falls() -> None:
    t = duel("Boromir", "Wormtongue", "Eregion")
    t.pick("To Caradhras")
    assert t.where("Wormtongue") == "Caradhras"
    assert t.fallen("Boromir")


def test_wormtongue_slips_away_from_a_noble_sacrifice() -> None:
    t = duel("Elrond", "Wormtongue", "Eregion")
    t.cards("Noble Sacrifice", "1")
    t.pick("To Caradhras")
    assert t.where("Wormtongue") == "Caradhras"
    assert t.fallen("Elrond")


def test_wormtongue_slips_away_from_a_tie_and_his_foe_falls() -> None:
    t = duel("variant Sam", "Wormtongue", "Eregion")
    t.cards("3", "3")
    t.pick("To Caradhras")
    assert t.where("Wormtongue") == "Caradhras"
    assert t.fallen("variant Sam")


def test_wormtongue_slips_only_to_an_empty_region() -> None:
    t = duel("Elrond", "Wormtongue", "Eregion", attacker="Fellowship", sauron={"Orcs": "Caradhras"})
    t.cards("5", "1")
    assert set(t.offers()) == {"To the Misty Mountains", "Is defeated"}


def test_wormtongue_falls_when_no_region_behind_him_is_empty() -> None:
    t = duel(
        "Elrond",
        "Wormtongue",
        "Eregion",
        attacker="Fellowship",
        fellowship={"Faramir": "Misty Mountains"},
        sauron={"Orcs": "Caradhras"},
    )
    t.cards("5", "1")
    assert t.fallen("Wormtongue")
    assert t.turn == "Sauron"


def test_wormtongue_does_not_slip_to_a_region_with_one_friend_and_room_for_more() -> None:
    t = duel("Elrond", "Wormtongue", "Fangorn", attacker="Fellowship", sauron={"Orcs": "Gondor"})
    t.cards("5", "1")
    assert set(t.offers()) == {"To Dagorlad", "Is defeated"}


def test_wormtongue_has_nowhere_to_slip_from_mordor() -> None:
    t = duel("Elrond", "Wormtongue", "Mordor", attacker="Fellowship", sauron={"Orcs": "Rohan"})
    t.cards("5", "1")
    assert t.fallen("Wormtongue")
    assert t.turn == "Sauron"


def test_wormtongue_slips_away_from_the_mountains() -> None:
    t = duel("Elrond", "Wormtongue", "Caradhras", attacker="Fellowship")
    t.cards("5", "1")
    assert set(t.offers()) == {"To Fangorn", "To Rohan", "Is defeated"}


def test_wormtongue_stays_when_he_wins() -> None:
    t = duel("Sméagol", "Wormtongue", "Eregion")
    t.cards("1", "6")
    assert t.fallen("Sméagol")
    assert t.where("Wormtongue") == "Eregion"


def test_wormtongues_strength_is_below_nothing() -> None:
    t = duel("Sméagol", "Wormtongue", "Caradhras")
    t.cards("1", "2")
    t.pick("Is defeated")
    assert t.fallen("Sméagol", "Wormtongue")


# Orcs


def test_the_variant_orcs_have_strength_six_when_attacking() -> None:
    t = duel("Elrond", "variant Orcs", "Eregion")
    assert t.at_cards
    t.cards("4", "1")
    assert t.fallen("Elrond", "variant Orcs")


def test_the_variant_orcs_have_strength_three_when_defending() -> None:
    t = duel("Elrond", "variant Orcs", "Caradhras", attacker="Fellowship")
    t.cards("1", "1")
    assert t.fallen("Elrond", "variant Orcs")


def test_the_variant_orcs_keep_strength_six_through_an_attack() -> None:
    t = duel("Elrond", "variant Orcs", "Eregion", fellowship={"Faramir": "Eregion"})
    t.luck("Elrond")
    t.cards("1", "1")
    assert t.fallen("Elrond")
    t.cards("5", "2")
    assert t.fallen("Faramir", "variant Orcs")


# Mouth of Sauron


@BOTH_ROLES
def test_the_mouth_may_take_the_four_from_hand_and_the_first_card_returns_there(
    attacker: str,
) -> None:
    t = duel("Elrond", "Mouth of Sauron", "Eregion", attacker=attacker)
    t.cards("4", "1")
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"Keep your card", "Play the 4"}
    t.pick("Play the 4")
    assert t.fallen("Elrond", "Mouth of Sauron")
    assert t.discarded("Sauron") == ["Strength 4"]
    assert "Strength 1" in t.hand("Sauron")


def test_the_mouth_may_take_the_four_from_the_discards_and_the_first_card_goes_there() -> None:
    discards = {"Sauron": ["4"], "Fellowship": ["1"]}
    t = duel("Elrond", "Mouth of Sauron", "Eregion", discards=discards)
    t.cards("4", "1")
    t.pick("Play the 4")
    assert t.fallen("Elrond", "Mouth of Sauron")
    assert set(t.discarded("Sauron")) == {"Strength 1", "Strength 4"}
    assert len(t.hand("Sauron")) == 7


def test_the_mouth_may_keep_his_card() -> None:
    t = duel("Elrond", "Mouth of Sauron", "Eregion")
    t.cards("2", "1")
    t.pick("Keep your card")
    assert t.fallen("Mouth of Sauron")
    assert t.discarded("Sauron") == ["Strength 1"]


def test_the_mouth_is_not_asked_about_the_four_he_played() -> None:
    t = duel("Elrond", "Mouth of Sauron", "Eregion")
    t.cards("4", "4")
    assert t.fallen("Elrond", "Mouth of Sauron")
    assert t.turn == "Fellowship"


def test_the_mouth_knows_the_fellowships_card_when_he_takes_the_four() -> None:
    t = duel("Elrond", "Mouth of Sauron", "Eregion")
    t.cards("2", "1")
    assert "The Fellowship plays Strength 2." in t.told("Sauron")
    assert "Play the 4" in t.offers()


def test_a_retreat_replaced_by_the_four_moves_nobody() -> None:
    t = duel("Elrond", "Mouth of Sauron", "Eregion")
    t.cards("1", "Retreat")
    t.pick("Play the 4")
    assert t.fallen("Elrond")
    assert t.where("Mouth of Sauron") == "Eregion"
    assert "Retreat" in t.hand("Sauron")


def test_an_eye_replaced_by_the_four_blinds_nobody() -> None:
    t = duel("Faramir", "Mouth of Sauron", "Eregion")
    t.cards("Noble Sacrifice", "Eye of Sauron")
    t.pick("Play the 4")
    assert t.fallen("Faramir", "Mouth of Sauron")


def test_an_eye_that_the_mouth_keeps_works() -> None:
    t = duel("Sméagol", "Mouth of Sauron", "Eregion")
    t.cards("Noble Sacrifice", "Eye of Sauron")
    t.pick("Keep your card")
    assert t.fallen("Sméagol")
    assert t.where("Mouth of Sauron") == "Eregion"


def test_the_elven_cloak_hides_the_mouths_four_too() -> None:
    t = duel("Faramir", "Mouth of Sauron", "Eregion")
    t.cards("Elven Cloak", "1")
    t.pick("Play the 4")
    assert t.fallen("Faramir", "Mouth of Sauron")


def test_the_mouth_may_replace_a_text_card_that_would_do_nothing_to_frodo() -> None:
    t = duel("variant Frodo", "Mouth of Sauron", "Eregion", fellowship={"variant Sam": "Shire"})
    t.cards("5", "Eye of Sauron")
    t.pick("Play the 4")
    assert t.fallen("variant Frodo")
    assert t.where("Mouth of Sauron") == "Eregion"


def test_the_mouth_decides_after_gandalfs_card() -> None:
    t = duel("Gandalf", "Mouth of Sauron", "Eregion")
    assert t.asked == "Sauron"
    t.pick("Strength 1")
    assert t.asked == "Fellowship"
    assert t.at_cards
    t.pick("Strength 2")
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"Keep your card", "Play the 4"}
    t.pick("Play the 4")
    assert t.fallen("Gandalf", "Mouth of Sauron")
    assert "Strength 1" in t.hand("Sauron")


def test_gandalf_sees_the_mouths_magic_resolved_before_the_four_is_offered() -> None:
    discards = {"Sauron": ["4", "6"], "Fellowship": ["1", "2"]}
    t = duel("Gandalf", "Mouth of Sauron", "Eregion", discards=discards)
    t.pick("Magic")
    t.pick("Strength 6")
    assert t.asked == "Fellowship"
    t.pick("Elven Cloak")
    assert t.asked == "Sauron"
    t.pick("Play the 4")
    assert t.fallen("Mouth of Sauron")
    assert set(t.discarded("Sauron")) == {"Magic", "Strength 4", "Strength 6"}


def test_the_mouth_takes_no_card_when_aragorn_forbids_them() -> None:
    t = duel("variant Aragorn", "Mouth of Sauron", "Eregion")
    t.pick("No cards")
    assert t.fallen("Mouth of Sauron")
    assert t.turn == "Fellowship"


def test_the_mouth_may_take_the_four_back_with_his_last_card() -> None:
    discards = {
        "Fellowship": all_but_last("Fellowship", "4"),
        "Sauron": all_but_last("Sauron", "1"),
    }
    t = duel("Elrond", "Mouth of Sauron", "Eregion", discards=discards)
    t.pick("Play the 4")
    assert t.fallen("Elrond", "Mouth of Sauron")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9


# The Watcher


def test_the_watcher_moves_until_it_is_revealed() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Watcher": "Rohan"})
    assert t.reach("Watcher") == {"Caradhras", "Gap of Rohan"}


@BOTH_ROLES
def test_the_watcher_stays_revealed_after_a_battle(attacker: str) -> None:
    t = duel("Elrond", "Watcher", "Caradhras", attacker=attacker)
    t.cards("1", "1")
    assert t.fallen("Elrond")
    assert t.revealed("Watcher")
    assert t.turn != attacker


def test_a_revealed_watcher_no_longer_moves() -> None:
    t = duel("Elrond", "Watcher", "Caradhras", attacker="Fellowship")
    t.cards("1", "1")
    assert t.turn == "Sauron"
    assert t.reach("Watcher") == set()


def test_a_watcher_revealed_by_its_own_attack_fights_on() -> None:
    t = duel("Elrond", "Watcher", "Eregion", fellowship={"Faramir": "Eregion"})
    t.luck("Elrond")
    t.cards("1", "1")
    t.cards("2", "2")
    assert t.fallen("Elrond", "Faramir")
    assert t.where("Watcher") == "Eregion"


def test_a_revealed_watcher_may_retreat_sideways_by_card_and_stays_revealed() -> None:
    t = duel("Elrond", "Watcher", "Fangorn", attacker="Fellowship", revealed=["Watcher"])
    t.cards("5", "Retreat")
    t.pick("To Rohan")
    assert t.where("Watcher") == "Rohan"
    assert t.revealed("Watcher")
    assert t.reach("Watcher") == set()


def test_a_recalled_watcher_stays_revealed_and_rooted() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Watcher": "Caradhras", "Orcs": "Rohan"},
        revealed=["Watcher"],
        specials=["Recall to Mordor"],
    )
    t.pick("Use Recall to Mordor")
    t.pick("The Watcher in Caradhras")
    assert t.where("Watcher") == "Mordor"
    assert t.revealed("Watcher")
    t.move("Frodo", "Cardolan")
    assert t.turn == "Sauron"
    assert t.reach("Watcher") == set()


def test_a_revealed_watcher_does_not_move_under_the_dark_of_mordor() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Watcher": "Rohan", "Orcs": "Fangorn", "Balrog": "Mirkwood"},
        revealed=["Watcher"],
        specials=["The Dark of Mordor"],
    )
    t.pick("Use The Dark of Mordor")
    assert t.reach("Watcher") == set()
    assert t.reach("Orcs")


def test_a_revealed_watcher_may_be_chosen_among_concealed_friends() -> None:
    t = duel(
        "Elrond",
        "Watcher",
        "Fangorn",
        attacker="Fellowship",
        sauron={"Orcs": "Fangorn"},
        revealed=["Watcher"],
    )
    assert set(t.offers()) == {"The Watcher in Fangorn", "A concealed enemy, at random"}


def test_sauron_loses_when_only_a_revealed_watcher_is_left() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Watcher": "Rohan"}, revealed=["Watcher"])
    assert t.winner == "Fellowship"


def test_other_servants_are_concealed_after_a_battle() -> None:
    t = duel("Elrond", "Balrog", "Caradhras", attacker="Fellowship")
    t.cards("1", "1")
    assert not t.revealed("Balrog")


# Flying Nazgûl


def test_the_variant_nazgul_may_skip_one_region_to_attack() -> None:
    t = Table(
        fellowship={"Frodo": "Rhudaur", "Sam": "Rhudaur", "Pippin": "Enedwaith"},
        sauron={"variant Flying Nazgûl": "Fangorn", "Orcs": "Mordor"},
    )
    nazgul = "variant Flying Nazgûl"
    assert t.reach(nazgul) == {"Misty Mountains", "Caradhras", "Rhudaur", "Enedwaith"}
    t.move(nazgul, "Enedwaith")
    t.cards("1", "1")
    assert t.fallen("Pippin")
    assert t.where(nazgul) == "Enedwaith"


def test_the_variant_nazgul_does_not_skip_to_a_region_without_enemies() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"variant Flying Nazgûl": "Fangorn"},
    )
    assert t.reach("variant Flying Nazgûl") == {"Misty Mountains", "Caradhras"}


def test_the_variant_nazgul_skips_over_enemies() -> None:
    t = Table(
        fellowship={"Frodo": "Enedwaith", "Pippin": "Gap of Rohan"},
        sauron={"variant Flying Nazgûl": "Rohan"},
    )
    assert t.reach("variant Flying Nazgûl") == {"Caradhras", "Gap of Rohan", "Enedwaith"}
    t.move("variant Flying Nazgûl", "Enedwaith")
    assert t.where("Pippin") == "Gap of Rohan"
    assert not t.revealed("Pippin")


def test_the_variant_nazgul_skips_over_full_regions() -> None:
    t = Table(
        fellowship={"Frodo": "Enedwaith", "Pippin": "Eregion"},
        sauron={
            "variant Flying Nazgûl": "Rohan",
            "Orcs": "Caradhras",
            "Balrog": "Gap of Rohan",
        },
    )
    assert t.reach("variant Flying Nazgûl") == {"Enedwaith", "Eregion"}


def test_the_variant_nazgul_skips_one_region_only_and_only_forward() -> None:
    t = Table(
        fellowship={
            "Frodo": "Cardolan",
            "Pippin": "Mordor",
            "Merry": "Mirkwood",
            "Gandalf": "Misty Mountains",
        },
        sauron={"variant Flying Nazgûl": "Rohan"},
    )
    assert t.reach("variant Flying Nazgûl") == {"Caradhras", "Gap of Rohan"}


def test_the_variant_nazgul_may_skip_into_the_shire() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"variant Flying Nazgûl": "Eregion"},
    )
    assert t.reach("variant Flying Nazgûl") == {"Arthedain", "Cardolan", "Shire"}


# Gollum


@pytest.mark.parametrize(("attacker", "start"), [("Fellowship", "Rhudaur"), ("Sauron", "Fangorn")])
def test_gollum_may_retreat_forward(attacker: str, start: str) -> None:
    t = duel("Elrond", "Gollum", "Misty Mountains", attacker=attacker, start=start)
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"To Rhudaur", "To Eregion", "Stand and fight"}
    t.pick("To Eregion")
    assert t.where("Gollum") == "Eregion"
    assert t.where("Elrond") == "Misty Mountains"
    assert t.turn != attacker
    assert not t.discarded("Sauron")


def test_gollum_may_stand_and_fight() -> None:
    t = duel("Elrond", "Gollum", "Eregion")
    t.pick("Stand and fight")
    assert t.at_cards


def test_gollum_does_not_retreat_once_cards_are_played() -> None:
    t = duel("Elrond", "Gollum", "Eregion")
    t.pick("Stand and fight")
    t.cards("1", "3")
    assert t.fallen("Elrond", "Gollum")


def test_gollum_does_not_retreat_to_enemies_or_to_a_full_region() -> None:
    t = duel(
        "Elrond",
        "Gollum",
        "Eregion",
        fellowship={"Faramir": "Arthedain"},
        sauron={"Orcs": "Cardolan", "Balrog": "Cardolan"},
    )
    assert t.at_cards


def test_gollum_retreats_to_a_region_with_room_for_one_more() -> None:
    t = duel(
        "Elrond",
        "Gollum",
        "Eregion",
        fellowship={"Faramir": "Arthedain"},
        sauron={"Orcs": "Cardolan"},
    )
    assert set(t.offers()) == {"To Cardolan", "Stand and fight"}


def test_gollum_has_no_way_forward_from_the_shire() -> None:
    t = duel("Elrond", "Gollum", "Shire")
    assert t.at_cards


def test_gollum_does_not_retreat_after_frodo_has() -> None:
    t = duel("Frodo", "Gollum", "Eregion")
    t.pick("To Rhudaur")
    assert t.where("Gollum") == "Eregion"
    assert t.asked == t.turn == "Fellowship"


def test_gollum_may_retreat_when_frodo_stands() -> None:
    t = duel("Frodo", "Gollum", "Eregion")
    t.pick("Stand and fight")
    assert t.asked == "Sauron"
    assert set(t.offers()) == {"To Arthedain", "To Cardolan", "Stand and fight"}


def test_gollum_may_retreat_though_aragorn_forbids_cards() -> None:
    t = duel("variant Aragorn", "Gollum", "Eregion")
    t.pick("No cards")
    t.pick("To Cardolan")
    assert t.where("Gollum") == "Cardolan"
    assert t.where("variant Aragorn") == "Eregion"


def test_a_retreating_gollum_leaves_his_friends_to_fight() -> None:
    t = duel("Elrond", "Gollum", "Eregion", attacker="Fellowship", sauron={"Balrog": "Eregion"})
    t.luck("Gollum")
    t.pick("To Arthedain")
    assert t.at_cards
    t.cards("3", "1")
    assert t.fallen("Elrond", "Balrog")


def test_gollum_ends_his_own_attack_by_retreating() -> None:
    t = duel("Elrond", "Gollum", "Eregion", fellowship={"Faramir": "Eregion"})
    t.luck("Elrond")
    t.pick("To Arthedain")
    assert t.where("Gollum") == "Arthedain"
    assert not t.revealed("Faramir")
    assert t.turn == "Fellowship"


def test_gollum_may_retreat_into_the_shire_as_its_third_servant() -> None:
    t = Table(
        fellowship={"Elrond": "Cardolan", "Frodo": "Rohan"},
        sauron={"Gollum": "Eregion", "Orcs": "Shire", "Balrog": "Shire"},
    )
    t.move("Gollum", "Cardolan")
    t.pick("To the Shire")
    assert t.winner == "Sauron"


# Strengths


@pytest.mark.parametrize(
    ("servant", "cards"),
    [
        ("Uruk-hai", ("2", "1")),
        ("variant Witch-king", ("1", "2")),
        ("variant Flying Nazgûl", ("3", "1")),
        ("Watcher", ("4", "1")),
    ],
)
def test_a_servant_ties_with_elrond_by_as_much_as_it_differs(
    servant: str, cards: tuple[str, str]
) -> None:
    t = duel("Elrond", servant, "Caradhras", attacker="Fellowship")
    t.cards(*cards)
    assert t.fallen("Elrond", servant)
