"""The variant characters of the Fellowship (002: the Fellowship characters, variant version)."""

import pytest

from confrontation_table import Table, duel

BOTH_ROLES = pytest.mark.parametrize("attacker", ["Fellowship", "Sauron"])
TUNNEL = "Fangorn by the Tunnel of Moria"


# Frodo


@BOTH_ROLES
def test_frodo_is_not_moved_by_saurons_eye(attacker: str) -> None:
    t = duel(
        "variant Frodo", "Balrog", "Eregion", attacker=attacker, fellowship={"variant Sam": "Shire"}
    )
    t.cards("Noble Sacrifice", "Eye of Sauron")
    assert t.fallen("variant Frodo", "Balrog")


@BOTH_ROLES
def test_frodo_is_not_moved_by_saurons_retreat(attacker: str) -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", attacker=attacker)
    t.cards("5", "Retreat")
    assert t.fallen("Balrog")
    assert t.where("variant Frodo") == "Eregion"


@BOTH_ROLES
def test_frodo_is_not_moved_by_saurons_magic(attacker: str) -> None:
    discards = {"Sauron": ["5", "6"], "Fellowship": ["1", "2"]}
    t = duel("variant Frodo", "Balrog", "Eregion", attacker=attacker, discards=discards)
    t.cards("5", "Magic")
    assert t.fallen("Balrog")
    assert set(t.discarded("Sauron")) == {"Magic", "Strength 5", "Strength 6"}


def test_frodo_meets_saurons_strength_cards_as_anyone() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"variant Sam": "Shire"})
    t.cards("5", "1")
    assert t.fallen("variant Frodo", "Balrog")


def test_saurons_text_works_on_frodo_when_the_warg_fights() -> None:
    t = duel("variant Frodo", "Warg", "Eregion")
    t.cards("5", "Retreat")
    t.pick("To Rhudaur")
    assert t.where("Warg") == "Rhudaur"


def test_variant_frodo_does_not_retreat_by_ability() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion")
    assert t.at_cards


def test_frodo_passes_the_ring_to_sam_wherever_he_is() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"variant Sam": "Gondor"})
    t.cards("1", "6")
    assert t.fallen("variant Frodo")
    assert t.winner == ""
    assert "Sam is revealed." in t.told("Sauron")
    assert t.turn == "Fellowship"
    t.move("variant Sam", "Mordor")
    assert t.winner == "Fellowship"


def test_sam_is_concealed_again_after_taking_the_ring() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"variant Sam": "Shire"})
    t.cards("1", "6")
    assert not t.revealed("variant Sam")


def test_sam_stands_revealed_as_he_takes_the_ring() -> None:
    t = duel(
        "variant Frodo",
        "Balrog",
        "Eregion",
        fellowship={"variant Sam": "Shire", "Faramir": "Eregion"},
    )
    t.luck("variant Frodo")
    t.cards("1", "6")
    assert t.turn == "Sauron"
    assert t.revealed("variant Sam")


def test_frodo_passes_the_ring_by_noble_sacrifice_too() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"variant Sam": "Shire"})
    t.cards("Noble Sacrifice", "6")
    assert t.fallen("variant Frodo", "Balrog")
    assert t.winner == ""


def test_sauron_wins_when_frodo_falls_after_sam() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion")
    t.cards("1", "6")
    assert t.winner == "Sauron"


def test_sauron_wins_when_sam_falls_after_taking_the_ring() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"variant Sam": "Eregion"})
    t.luck("variant Frodo")
    t.cards("1", "6")
    assert t.winner == ""
    t.cards("2", "5")
    assert t.fallen("variant Sam")
    assert t.winner == "Sauron"


@pytest.mark.parametrize("cards", [("1", "6"), ("3", "2")], ids=["beaten", "tied"])
def test_frodo_does_not_pass_the_ring_when_the_warg_defeats_him(cards: tuple[str, str]) -> None:
    t = duel("variant Frodo", "Warg", "Eregion", fellowship={"variant Sam": "Shire"})
    t.cards(*cards)
    assert t.fallen("variant Frodo")
    assert t.winner == "Sauron"


def test_frodo_wins_by_entering_mordor_whoever_is_there() -> None:
    t = Table(
        fellowship={"variant Frodo": "Dagorlad"},
        sauron={"Balrog": "Mordor"},
        turn="Fellowship",
    )
    t.move("variant Frodo", "Mordor")
    assert t.winner == "Fellowship"


def test_classic_sam_inherits_the_ring_from_variant_frodo() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"Sam": "Gondor"})
    t.cards("1", "6")
    assert t.winner == ""
    t.move("Sam", "Mordor")
    assert t.winner == "Fellowship"


def test_sauron_wins_when_classic_sam_falls_with_the_ring() -> None:
    t = duel("variant Frodo", "Balrog", "Eregion", fellowship={"Sam": "Eregion"})
    t.luck("variant Frodo")
    t.pick("Frodo fights")
    t.cards("1", "6")
    t.cards("2", "5")
    assert t.winner == "Sauron"


# Sam


@pytest.mark.parametrize(
    "attacker", ["Balrog", "variant Orcs", "variant Witch-king", "Watcher", "Black Rider"]
)
def test_sam_is_as_strong_as_his_attacker(attacker: str) -> None:
    t = duel("variant Sam", attacker, "Eregion")
    t.cards("3", "3")
    assert t.fallen("variant Sam", attacker)


def test_sam_is_as_strong_as_the_cave_troll() -> None:
    t = duel("variant Sam", "Cave Troll", "Eregion")
    t.cards("1", "6")
    assert t.fallen("Cave Troll")
    assert t.where("variant Sam") == "Eregion"


def test_sam_is_as_weak_as_wormtongue() -> None:
    t = duel("variant Sam", "Wormtongue", "Eregion")
    t.cards("1", "2")
    assert t.fallen("variant Sam")
    assert t.where("Wormtongue") == "Eregion"


def test_sam_matches_saruman_when_no_cards_are_played() -> None:
    t = duel("variant Sam", "Saruman", "Eregion")
    t.pick("No cards")
    assert t.fallen("variant Sam", "Saruman")


def test_gandalf_adds_to_what_sam_has_matched() -> None:
    t = duel("variant Sam", "Balrog", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.cards("3", "3")
    t.pick("Show Gandalf")
    assert t.fallen("Balrog")
    assert t.where("variant Sam") == "Eregion"


def test_sam_has_his_own_strength_when_attacking() -> None:
    t = duel("variant Sam", "Balrog", "Fangorn", attacker="Fellowship")
    t.cards("5", "1")
    assert t.fallen("variant Sam", "Balrog")


def test_sam_has_his_own_strength_against_the_warg() -> None:
    t = duel("variant Sam", "Warg", "Eregion")
    t.cards("2", "1")
    assert t.fallen("variant Sam", "Warg")


@pytest.mark.parametrize("frodo", ["Frodo", "variant Frodo"])
def test_variant_sam_takes_nobodys_place(frodo: str) -> None:
    t = duel(frodo, "Balrog", "Eregion", fellowship={"variant Sam": "Eregion"})
    t.luck(frodo)
    assert "Sam fights" not in t.offers()


def test_variant_sam_does_not_inherit_from_classic_frodo() -> None:
    t = duel("Frodo", "Balrog", "Caradhras", fellowship={"variant Sam": "Shire"})
    t.cards("1", "6")
    assert t.winner == "Sauron"


def test_sam_without_the_ring_has_to_fight_in_mordor() -> None:
    t = duel(
        "variant Sam",
        "Balrog",
        "Mordor",
        attacker="Fellowship",
        fellowship={"variant Frodo": "Shire"},
    )
    assert t.winner == ""
    assert t.at_cards


def test_sam_with_the_ring_wins_by_entering_mordor() -> None:
    t = Table(
        fellowship={"variant Sam": "Gondor"},
        sauron={"Balrog": "Mordor"},
        turn="Fellowship",
        ring_bearer="Sam",
    )
    t.move("variant Sam", "Mordor")
    assert t.winner == "Fellowship"


# Elrond


@BOTH_ROLES
def test_elrond_is_not_moved_by_the_eye(attacker: str) -> None:
    t = duel("Elrond", "Balrog", "Eregion", attacker=attacker)
    t.cards("Noble Sacrifice", "Eye of Sauron")
    assert t.fallen("Elrond", "Balrog")


@BOTH_ROLES
def test_elrond_is_not_moved_by_magic(attacker: str) -> None:
    discards = {"Sauron": ["5", "6"], "Fellowship": ["1", "2"]}
    t = duel("Elrond", "Balrog", "Eregion", attacker=attacker, discards=discards)
    t.cards("3", "Magic")
    assert t.fallen("Balrog")
    assert set(t.discarded("Sauron")) == {"Magic", "Strength 5", "Strength 6"}


def test_elrond_does_not_stop_saurons_retreat() -> None:
    t = duel("Elrond", "Balrog", "Eregion")
    t.cards("5", "Retreat")
    t.pick("To Rhudaur")
    assert t.where("Balrog") == "Rhudaur"


def test_elrond_is_blinded_by_the_eye_when_the_warg_fights() -> None:
    t = duel("Elrond", "Warg", "Eregion")
    t.cards("Noble Sacrifice", "Eye of Sauron")
    assert t.fallen("Warg")
    assert t.where("Elrond") == "Eregion"


# Aragorn


def test_aragorn_may_rule_that_no_cards_are_played_when_defending() -> None:
    t = duel("variant Aragorn", "Balrog", "Eregion")
    assert t.asked == "Fellowship"
    assert set(t.offers()) == {"No cards", "Play cards"}
    t.pick("No cards")
    assert t.fallen("variant Aragorn")
    assert t.where("Balrog") == "Eregion"
    assert not t.discarded("Fellowship")
    assert not t.discarded("Sauron")


def test_aragorn_may_play_cards() -> None:
    t = duel("variant Aragorn", "Balrog", "Eregion")
    t.pick("Play cards")
    t.cards("2", "1")
    assert t.fallen("variant Aragorn", "Balrog")


def test_aragorn_rules_nothing_when_attacking() -> None:
    t = duel("variant Aragorn", "Balrog", "Caradhras", attacker="Fellowship")
    assert t.at_cards


def test_aragorn_rules_nothing_against_the_warg() -> None:
    t = duel("variant Aragorn", "Warg", "Eregion")
    assert t.at_cards


def test_saruman_is_not_asked_when_aragorn_has_forbidden_cards() -> None:
    t = duel("variant Aragorn", "Saruman", "Eregion")
    assert t.asked == "Fellowship"
    t.pick("No cards")
    assert t.fallen("variant Aragorn", "Saruman")


def test_saruman_may_forbid_cards_when_aragorn_does_not() -> None:
    t = duel("variant Aragorn", "Saruman", "Eregion")
    t.pick("Play cards")
    assert t.asked == "Sauron"
    t.pick("No cards")
    assert t.fallen("variant Aragorn", "Saruman")


def test_variant_aragorn_only_moves_forward() -> None:
    t = Table(
        fellowship={"variant Aragorn": "Rohan", "Frodo": "Shire"},
        sauron={"Orcs": "Fangorn", "Shelob": "Caradhras"},
        turn="Fellowship",
    )
    assert t.reach("variant Aragorn") == {"Gondor"}


# Gandalf


@pytest.mark.parametrize(
    "place",
    ["Rhudaur", "Enedwaith", "Arthedain", "Cardolan", "Misty Mountains"],
)
def test_gandalf_may_aid_a_friend_in_an_adjacent_region(place: str) -> None:
    t = duel(
        "Elrond", "Balrog", "Eregion", start="Caradhras", fellowship={"variant Gandalf": place}
    )
    t.cards("5", "3")
    assert t.asked == "Fellowship"
    assert set(t.offers()) == {"Keep Gandalf hidden", "Show Gandalf"}
    t.pick("Show Gandalf")
    assert t.fallen("Balrog")
    assert t.where("Elrond") == "Eregion"
    assert "Gandalf is revealed." in t.told("Sauron")


def test_gandalf_may_aid_a_friend_in_his_own_region() -> None:
    t = duel("Elrond", "Balrog", "Eregion", fellowship={"variant Gandalf": "Eregion"})
    t.luck("Elrond")
    t.cards("5", "3")
    t.pick("Show Gandalf")
    assert t.fallen("Balrog")
    assert t.where("Elrond") == "Eregion"


def test_gandalf_may_stay_hidden() -> None:
    t = duel("Elrond", "Balrog", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.cards("5", "3")
    t.pick("Keep Gandalf hidden")
    assert t.fallen("Elrond", "Balrog")
    assert "Gandalf is revealed." not in t.told("Sauron")


def test_gandalf_may_aid_from_the_neighbouring_mountain() -> None:
    t = duel("Elrond", "Balrog", "Caradhras", fellowship={"variant Gandalf": "Misty Mountains"})
    t.cards("5", "3")
    t.pick("Show Gandalf")
    assert t.fallen("Balrog")


def test_gandalf_may_aid_an_attacker() -> None:
    t = duel(
        "Elrond",
        "Balrog",
        "Caradhras",
        attacker="Fellowship",
        start="Eregion",
        fellowship={"variant Gandalf": "Eregion"},
    )
    t.cards("5", "3")
    t.pick("Show Gandalf")
    assert t.fallen("Balrog")


@pytest.mark.parametrize("place", ["Shire", "Gap of Rohan", "Fangorn"])
def test_gandalf_does_not_aid_from_farther_away(place: str) -> None:
    t = duel("Elrond", "Balrog", "Eregion", fellowship={"variant Gandalf": place})
    t.cards("5", "3")
    assert t.fallen("Elrond", "Balrog")
    assert t.turn == "Fellowship"


def test_gandalf_is_asked_for_whenever_he_might_be_near() -> None:
    t = duel(
        "Elrond",
        "Balrog",
        "Eregion",
        fellowship={"Faramir": "Rhudaur", "variant Gandalf": "Shire"},
    )
    t.cards("5", "3")
    assert t.asked == "Fellowship"
    assert t.offers() == ["Keep Gandalf hidden"]


@pytest.mark.parametrize(
    ("fellowship", "revealed"),
    [
        ({"Faramir": "Rhudaur", "variant Gandalf": "Shire"}, ["Faramir"]),
        ({"Faramir": "Rhudaur", "variant Gandalf": "Shire"}, ["variant Gandalf"]),
        ({"Faramir": "Rhudaur"}, []),
        ({"Faramir": "Rhudaur", "Gandalf": "Shire"}, []),
    ],
    ids=["known neighbour", "known elsewhere", "fallen", "classic Gandalf"],
)
def test_gandalf_is_not_asked_for_when_he_cannot_be_near(
    fellowship: dict[str, str], revealed: list[str]
) -> None:
    t = duel("Elrond", "Balrog", "Eregion", fellowship=fellowship, revealed=revealed)
    t.cards("5", "3")
    assert t.fallen("Elrond", "Balrog")


def test_a_revealed_gandalf_may_still_aid() -> None:
    t = duel(
        "Elrond",
        "Balrog",
        "Eregion",
        fellowship={"variant Gandalf": "Rhudaur"},
        revealed=["variant Gandalf"],
    )
    t.cards("5", "3")
    t.pick("Show Gandalf")
    assert t.fallen("Balrog")


def test_gandalf_does_not_aid_himself() -> None:
    t = duel("variant Gandalf", "Balrog", "Eregion", fellowship={"Faramir": "Rhudaur"})
    t.cards("3", "3")
    assert t.fallen("variant Gandalf", "Balrog")


def test_gandalf_does_not_aid_against_the_warg() -> None:
    t = duel("Elrond", "Warg", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.cards("1", "2")
    assert t.fallen("Elrond", "Warg")


def test_gandalf_may_aid_when_saruman_forbids_cards() -> None:
    t = duel("Elrond", "Saruman", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.pick("No cards")
    t.pick("Show Gandalf")
    assert t.fallen("Elrond", "Saruman")


def test_gandalf_may_aid_when_aragorn_forbids_cards() -> None:
    t = duel("variant Aragorn", "Balrog", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.pick("No cards")
    t.pick("Show Gandalf")
    assert t.fallen("variant Aragorn", "Balrog")


def test_gandalf_is_not_asked_for_after_a_noble_sacrifice() -> None:
    t = duel("Elrond", "Balrog", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.cards("Noble Sacrifice", "3")
    assert t.fallen("Elrond", "Balrog")
    assert t.turn == "Fellowship"


def test_gandalf_is_not_asked_for_after_a_retreat() -> None:
    t = duel("Elrond", "Balrog", "Eregion", fellowship={"variant Gandalf": "Rhudaur"})
    t.cards("5", "Retreat")
    assert t.where("Balrog") == "Enedwaith"
    assert t.turn == "Fellowship"


def test_gandalf_aids_in_each_battle_of_an_attack() -> None:
    t = duel(
        "Elrond",
        "Watcher",
        "Eregion",
        fellowship={"variant Gandalf": "Rhudaur", "Faramir": "Eregion"},
    )
    t.luck("Elrond")
    t.cards("1", "6")
    t.pick("Show Gandalf")
    assert t.fallen("Elrond")
    t.cards("5", "3")
    t.pick("Show Gandalf")
    assert t.fallen("Faramir", "Watcher")


# Treebeard


@BOTH_ROLES
def test_treebeard_has_strength_six_in_fangorn(attacker: str) -> None:
    t = duel("Treebeard", "Balrog", "Fangorn", attacker=attacker)
    t.cards("1", "2")
    assert t.fallen("Treebeard", "Balrog")


def test_treebeard_has_strength_four_elsewhere() -> None:
    t = duel("Treebeard", "Balrog", "Rohan")
    t.cards("2", "1")
    assert t.fallen("Treebeard", "Balrog")


@BOTH_ROLES
def test_treebeard_has_strength_four_in_fangorn_against_the_warg(attacker: str) -> None:
    t = duel("Treebeard", "Warg", "Fangorn", attacker=attacker)
    t.cards("1", "3")
    assert t.fallen("Treebeard", "Warg")


@pytest.mark.parametrize(
    ("start", "forward"),
    [
        ("Shire", {"Arthedain", "Cardolan"}),
        ("Gap of Rohan", {"Rohan"}),
        ("Misty Mountains", {"Mirkwood"}),
        ("Mirkwood", {"Dagorlad"}),
        ("Dagorlad", {"Mordor"}),
        ("Rohan", {"Gondor"}),
        ("Mordor", set()),
        ("Eregion", {"Misty Mountains", "Caradhras", TUNNEL}),
    ],
)
def test_treebeard_may_come_to_fangorn_from_anywhere_to_meet_a_lone_enemy(
    start: str, forward: set[str]
) -> None:
    t = Table(
        fellowship={"Treebeard": start, "variant Frodo": "Shire"},
        sauron={"Balrog": "Fangorn"},
        turn="Fellowship",
    )
    assert t.reach("Treebeard") == {*forward, "Fangorn"}
    assert len(t.moves_of("Treebeard")) == len(forward) + 1
    t.move("Treebeard", "Fangorn")
    assert t.at_cards


def test_treebeard_avoids_the_balrog_by_coming_to_fangorn_by_ability() -> None:
    t = Table(
        fellowship={"Treebeard": "Eregion", "variant Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Shelob": "Fangorn"},
        turn="Fellowship",
    )
    t.move("Treebeard", "Fangorn")
    assert t.at_cards


def test_treebeard_may_come_to_meet_the_warg() -> None:
    t = Table(
        fellowship={"Treebeard": "Shire", "variant Frodo": "Shire"},
        sauron={"Warg": "Fangorn"},
        turn="Fellowship",
    )
    assert "Fangorn" in t.reach("Treebeard")


@pytest.mark.parametrize(
    "sauron",
    [{"Orcs": "Mordor"}, {"Orcs": "Fangorn", "Balrog": "Fangorn"}, {"Orcs": "Mirkwood"}],
    ids=["empty", "two", "enemy elsewhere"],
)
def test_treebeard_comes_to_fangorn_for_a_lone_enemy_only(sauron: dict[str, str]) -> None:
    t = Table(
        fellowship={"Treebeard": "Shire", "variant Frodo": "Shire"},
        sauron=sauron,
        turn="Fellowship",
    )
    assert t.reach("Treebeard") == {"Arthedain", "Cardolan"}


def test_treebeard_moves_plainly_to_fangorn_against_two() -> None:
    t = Table(
        fellowship={"Treebeard": "Caradhras", "variant Frodo": "Shire"},
        sauron={"Orcs": "Fangorn", "Balrog": "Fangorn"},
        turn="Fellowship",
    )
    assert t.reach("Treebeard") == {"Fangorn", "Rohan"}


# Faramir


def test_faramir_may_retreat_sideways_when_attacking() -> None:
    t = duel("Faramir", "Balrog", "Fangorn", attacker="Fellowship")
    assert set(t.offers()) == {"To Mirkwood", "To Rohan", "Stand and fight"}
    t.pick("To Rohan")
    assert t.where("Faramir") == "Rohan"
    assert t.where("Balrog") == "Fangorn"
    assert t.turn == "Sauron"


def test_faramir_may_stand_and_fight() -> None:
    t = duel("Faramir", "Balrog", "Fangorn", attacker="Fellowship")
    t.pick("Stand and fight")
    assert t.at_cards


def test_faramir_does_not_retreat_when_defending() -> None:
    t = duel("Faramir", "Balrog", "Fangorn")
    assert t.at_cards


def test_faramir_does_not_retreat_in_the_mountains() -> None:
    t = duel("Faramir", "Balrog", "Caradhras", attacker="Fellowship")
    assert t.at_cards


def test_faramir_does_not_retreat_from_the_warg() -> None:
    t = duel("Faramir", "Warg", "Fangorn", attacker="Fellowship")
    assert t.at_cards


def test_faramir_does_not_retreat_to_enemies_or_to_a_full_region() -> None:
    t = duel(
        "Faramir",
        "Balrog",
        "Fangorn",
        attacker="Fellowship",
        fellowship={"Elrond": "Rohan", "Théoden": "Rohan"},
        sauron={"Orcs": "Mirkwood"},
    )
    assert t.at_cards


# Sméagol


def test_smeagol_may_switch_with_a_friend_in_an_adjacent_region() -> None:
    t = duel(
        "Sméagol", "Balrog", "Eregion", fellowship={"Elrond": "Rhudaur", "Faramir": "Cardolan"}
    )
    assert t.asked == "Fellowship"
    assert set(t.offers()) == {"Elrond in Rhudaur", "Faramir in Cardolan", "Nobody"}
    t.pick("Elrond in Rhudaur")
    assert t.where("Elrond") == "Eregion"
    assert t.where("Sméagol") == "Rhudaur"
    t.cards("3", "1")
    assert t.fallen("Elrond", "Balrog")


def test_smeagol_may_stand_and_fight() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"Elrond": "Rhudaur"})
    t.pick("Nobody")
    t.cards("5", "1")
    assert t.fallen("Sméagol")
    assert t.where("Elrond") == "Rhudaur"


def test_smeagol_may_switch_with_either_of_two_friends_in_a_full_region() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"Elrond": "Rhudaur", "Faramir": "Rhudaur"})
    assert set(t.offers()) == {"Elrond in Rhudaur", "Faramir in Rhudaur", "Nobody"}


def test_smeagol_does_not_switch_when_attacking() -> None:
    t = duel(
        "Sméagol", "Balrog", "Caradhras", attacker="Fellowship", fellowship={"Elrond": "Eregion"}
    )
    assert t.at_cards


def test_smeagol_does_not_switch_when_accompanied() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"Elrond": "Rhudaur", "Faramir": "Eregion"})
    t.luck("Sméagol")
    assert t.at_cards


def test_smeagol_may_switch_once_his_companion_has_fallen() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"Elrond": "Rhudaur", "Faramir": "Eregion"})
    t.luck("Faramir")
    t.cards("1", "6")
    assert set(t.offers()) == {"Elrond in Rhudaur", "Nobody"}


def test_smeagol_does_not_switch_with_a_friend_farther_away() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"Elrond": "Gap of Rohan"})
    assert t.at_cards


def test_smeagol_does_not_switch_through_the_tunnel() -> None:
    t = duel("Sméagol", "Balrog", "Fangorn", fellowship={"Elrond": "Eregion"})
    assert t.at_cards


def test_smeagol_switches_forward_and_backward_in_the_mountains_but_not_sideways() -> None:
    t = duel(
        "Sméagol",
        "Balrog",
        "Caradhras",
        fellowship={"Elrond": "Misty Mountains", "Faramir": "Enedwaith", "Théoden": "Rohan"},
    )
    assert set(t.offers()) == {"Faramir in Enedwaith", "Théoden in Rohan", "Nobody"}


def test_smeagol_does_not_switch_against_the_warg() -> None:
    t = duel("Sméagol", "Warg", "Eregion", fellowship={"Elrond": "Rhudaur"})
    assert t.at_cards


@pytest.mark.parametrize(
    ("newcomer", "foe"), [("Gimli", "Orcs"), ("Merry", "Witch-king"), ("Legolas", "Flying Nazgûl")]
)
def test_the_one_who_comes_for_smeagol_uses_his_own_ability(newcomer: str, foe: str) -> None:
    t = duel("Sméagol", foe, "Eregion", fellowship={newcomer: "Rhudaur"})
    t.pick(f"{newcomer} in Rhudaur")
    assert t.fallen(foe)
    assert t.where(newcomer) == "Eregion"


def test_boromir_comes_for_smeagol_and_falls_with_the_foe() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"Boromir": "Rhudaur"})
    t.pick("Boromir in Rhudaur")
    assert t.fallen("Boromir", "Balrog")
    assert t.where("Sméagol") == "Rhudaur"


def test_frodo_comes_for_smeagol_and_may_retreat() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"Frodo": "Rhudaur"})
    t.pick("Frodo in Rhudaur")
    assert set(t.offers()) == {"To Rhudaur", "To Enedwaith", "Stand and fight"}
    t.pick("To Rhudaur")
    assert t.where("Frodo") == t.where("Sméagol") == "Rhudaur"
    assert t.where("Balrog") == "Eregion"


def test_variant_aragorn_comes_for_smeagol_as_a_defender() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"variant Aragorn": "Rhudaur"})
    t.pick("Aragorn in Rhudaur")
    assert set(t.offers()) == {"No cards", "Play cards"}


def test_variant_sam_comes_for_smeagol_and_matches_the_attacker() -> None:
    t = duel("Sméagol", "Balrog", "Eregion", fellowship={"variant Sam": "Rhudaur"})
    t.pick("Sam in Rhudaur")
    t.cards("2", "2")
    assert t.fallen("variant Sam", "Balrog")


def test_smeagol_may_switch_before_the_orcs_strike_and_the_newcomer_falls() -> None:
    t = duel("Sméagol", "Orcs", "Eregion", fellowship={"Elrond": "Rhudaur"})
    t.pick("Elrond in Rhudaur")
    assert t.fallen("Elrond")
    assert t.where("Sméagol") == "Rhudaur"
    assert t.where("Orcs") == "Eregion"
    assert t.turn == "Fellowship"


def test_the_orcs_strike_a_smeagol_who_stands() -> None:
    t = duel("Sméagol", "Orcs", "Eregion", fellowship={"Elrond": "Rhudaur"})
    t.pick("Nobody")
    assert t.fallen("Sméagol")


# Théoden


@BOTH_ROLES
@pytest.mark.parametrize("place", ["Rohan", "Gondor"])
def test_theoden_has_strength_four_in_rohan_and_gondor(place: str, attacker: str) -> None:
    t = duel("Théoden", "Balrog", place, attacker=attacker)
    t.cards("3", "2")
    assert t.fallen("Théoden", "Balrog")


@pytest.mark.parametrize("place", ["Gap of Rohan", "Fangorn", "Dagorlad", "Eregion"])
def test_theoden_has_strength_two_elsewhere(place: str) -> None:
    t = duel("Théoden", "Balrog", place)
    t.cards("5", "2")
    assert t.fallen("Théoden", "Balrog")


@pytest.mark.parametrize("place", ["Rohan", "Gondor"])
def test_theoden_has_strength_two_against_the_warg(place: str) -> None:
    t = duel("Théoden", "Warg", place)
    t.cards("2", "2")
    assert t.fallen("Théoden", "Warg")
