"""The eighteen numbered edge cases of the rules guide."""

import pytest

from confrontation_table import Table


def test_01_both_play_retreat_and_only_sauron_goes() -> None:
    t = Table(
        fellowship={"Gimli": "High Pass", "Frodo": "Shire"},
        sauron={"Black Rider": "Mirkwood", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Mirkwood")
    t.cards("Retreat", "Retreat")
    assert t.where("Black Rider") == "Fangorn"
    assert t.where("Gimli") == "Mirkwood"


def test_02_a_successful_retreat_saves_both_from_noble_sacrifice() -> None:
    t = Table(
        fellowship={"Gimli": "High Pass", "Frodo": "Shire"},
        sauron={"Black Rider": "Mirkwood", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Mirkwood")
    t.cards("Noble Sacrifice", "Retreat")
    assert t.where("Black Rider") == "Fangorn"
    assert t.where("Gimli") == "Mirkwood"


@pytest.mark.parametrize(
    ("where", "origin", "friends", "servants"),
    [
        ("Caradhras", "Eregion", {}, {}),
        ("Mirkwood", "High Pass", {}, {"Orcs": "Fangorn", "Balrog": "Fangorn"}),
        ("Mirkwood", "High Pass", {"Merry": "Fangorn"}, {}),
    ],
    ids=["mountain", "full", "enemy"],
)
def test_02_a_blocked_retreat_saves_nobody_from_noble_sacrifice(
    where: str, origin: str, friends: dict[str, str], servants: dict[str, str]
) -> None:
    t = Table(
        fellowship={"Gimli": origin, "Frodo": "Shire", **friends},
        sauron={"Black Rider": where, "Warg": "Mordor", **servants},
        turn="Fellowship",
    )
    t.move("Gimli", where)
    t.cards("Noble Sacrifice", "Retreat")
    assert t.fallen("Gimli", "Black Rider")


def test_03_the_eye_voids_magic_and_both_are_discarded() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        discards={"Fellowship": ["5", "4"], "Sauron": ["6", "5"]},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    t.cards("Magic", "Eye of Sauron")
    assert "Fellowship 3, Sauron 3." in t.told("Sauron")
    assert t.discarded("Fellowship") == ["Strength 4", "Strength 5", "Magic"]
    assert t.discarded("Sauron") == ["Strength 5", "Strength 6", "Eye of Sauron"]


def test_04_with_both_magics_sauron_resolves_his_first() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        discards={"Fellowship": ["5", "4"], "Sauron": ["6", "5"]},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    t.cards("Magic", "Magic")
    assert t.asked == "Sauron"
    t.pick("Strength 6")
    assert "Sauron's card becomes Strength 6." in t.told("Fellowship")
    assert t.asked == "Fellowship"
    t.pick("Strength 5")
    assert "Fellowship 8, Sauron 9." in t.told("Sauron")


def test_04_saurons_magic_may_end_the_battle_before_the_other() -> None:
    t = Table(
        fellowship={"Gimli": "High Pass", "Frodo": "Shire"},
        sauron={"Black Rider": "Mirkwood", "Warg": "Mordor"},
        discards={"Fellowship": ["Noble Sacrifice", "4"], "Sauron": ["6", "Retreat"]},
        turn="Fellowship",
    )
    t.move("Gimli", "Mirkwood")
    t.cards("Magic", "Magic")
    t.pick("Retreat")
    assert t.where("Black Rider") == "Fangorn"
    assert t.where("Gimli") == "Mirkwood"
    assert t.turn == "Sauron"


@pytest.mark.parametrize("side", ["Fellowship", "Sauron"])
def test_05_magic_without_discards_has_no_effect_and_strength_zero(side: str) -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    if side == "Fellowship":
        t.cards("Magic", "2")
        assert "Fellowship 3, Sauron 5." in t.told("Sauron")
    else:
        t.cards("2", "Magic")
        assert "Fellowship 5, Sauron 3." in t.told("Sauron")


def test_05_magic_as_the_ninth_card_works_and_then_all_nine_return() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        discards={
            "Fellowship": ["1", "2", "3", "4", "5", "Noble Sacrifice", "Elven Cloak", "Retreat"],
            "Sauron": ["1", "2", "3", "4", "5", "Magic", "Eye of Sauron", "Retreat"],
        },
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    assert len(t.offers()) == 8
    t.pick("Strength 5")
    assert "Fellowship 8, Sauron 9." in t.told("Sauron")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9


def test_06_the_cloak_ignores_a_strength_card_from_saurons_magic() -> None:
    t = Table(
        fellowship={"Aragorn": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        discards={"Fellowship": ["1", "2"], "Sauron": ["6", "5"]},
        turn="Fellowship",
    )
    t.move("Aragorn", "Caradhras")
    t.cards("Elven Cloak", "Magic")
    t.pick("Strength 6")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")


def gandalf_sees_magic(text: str) -> Table:
    t = Table(
        fellowship={"Gandalf": "High Pass", "Frodo": "Shire"},
        sauron={"Balrog": "Mirkwood", "Warg": "Mordor"},
        discards={"Fellowship": ["1", "2"], "Sauron": ["6", text]},
        turn="Fellowship",
    )
    t.move("Gandalf", "Mirkwood")
    assert t.asked == "Sauron"
    t.pick("Magic")
    assert t.asked == "Sauron"
    t.pick(text)
    return t


def test_07_against_gandalf_magic_is_exchanged_before_the_fellowship_picks() -> None:
    t = gandalf_sees_magic("Retreat")
    assert "Sauron's card becomes Retreat." in t.told("Fellowship")
    assert t.asked == "Fellowship"
    assert t.where("Balrog") == "Mirkwood"
    t.pick("Strength 3")
    assert t.where("Balrog") == "Fangorn"
    assert "Strength 3" in t.discarded("Fellowship")
    assert {"Magic", "Retreat", "Strength 6"} == set(t.discarded("Sauron"))


def test_07_an_eye_taken_that_way_waits_too_and_then_works() -> None:
    t = gandalf_sees_magic("Eye of Sauron")
    t.pick("Noble Sacrifice")
    assert "Fellowship 5, Sauron 5." in t.told("Sauron")


@pytest.mark.parametrize("takes", [False, True])
def test_08_the_mouth_decides_after_gandalfs_card_is_shown(takes: bool) -> None:
    t = Table(
        fellowship={"Gandalf": "Eregion", "Frodo": "Shire"},
        sauron={"Mouth of Sauron": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gandalf", "Caradhras")
    assert t.asked == "Sauron"
    t.pick("Strength 1")
    assert t.asked == "Fellowship"
    assert "Sauron plays Strength 1." in t.told("Fellowship")
    t.pick("Strength 2")
    assert t.asked == "Sauron"
    assert "The Fellowship plays Strength 2." in t.told("Sauron")
    t.pick("Play the 4" if takes else "Keep your card")
    assert (f"Fellowship 7, Sauron {7 if takes else 4}.") in t.told("Sauron")


# 9. The Warg


def against_warg(
    fellowship: dict[str, str], where: str, origin: str, turn: str = "Sauron", **more: object
) -> Table:
    hero = next(iter(fellowship))
    sauron = {"Warg": origin if turn == "Sauron" else where, "Balrog": "Mordor"}
    specials = ["Gwaihir the Windlord"] if more.get("gwaihir") else []
    t = Table(fellowship=fellowship, sauron=sauron, turn=turn, specials=specials)
    t.move("Warg" if turn == "Sauron" else hero, where)
    return t


def test_09_frodo_does_not_retreat_from_the_warg() -> None:
    t = against_warg({"Frodo": "Eregion", "Gimli": "Shire"}, "Eregion", "Caradhras")
    assert "Pick a combat card" in t.prompt


def test_09_sam_neither_takes_frodos_place_nor_is_strong() -> None:
    both = {"Frodo": "Eregion", "Sam": "Eregion", "Gimli": "Shire"}
    t = against_warg(both, "Eregion", "Caradhras")
    t.luck("Frodo")
    assert "Pick a combat card" in t.prompt
    t = against_warg(both, "Eregion", "Caradhras")
    t.luck("Sam")
    assert "Pick a combat card" in t.prompt
    t.cards("1", "2")
    assert "Fellowship 3, Sauron 4." in t.told("Sauron")


def test_09_pippin_and_faramir_do_not_retreat_from_the_warg() -> None:
    for hero in ("Pippin", "Faramir"):
        t = against_warg({hero: "High Pass", "Frodo": "Shire"}, "Mirkwood", "", turn="Fellowship")
        assert "Pick a combat card" in t.prompt


def test_09_gandalf_does_not_see_the_wargs_card() -> None:
    t = against_warg({"Gandalf": "Eregion", "Frodo": "Shire"}, "Caradhras", "", turn="Fellowship")
    assert t.asked == "Fellowship"


def test_09_boromir_does_not_take_the_warg_along() -> None:
    t = against_warg({"Boromir": "Eregion", "Frodo": "Shire"}, "Caradhras", "", turn="Fellowship")
    t.cards("1", "1")
    assert t.fallen("Boromir")
    assert t.where("Warg") == "Caradhras"


def test_09_treebeard_is_no_stronger_in_fangorn() -> None:
    t = against_warg({"Treebeard": "Shire", "Frodo": "Shire"}, "Fangorn", "", turn="Fellowship")
    t.cards("1", "1")
    assert "Fellowship 5, Sauron 3." in t.told("Sauron")


def test_09_variant_sam_does_not_match_the_warg() -> None:
    t = against_warg({"variant Sam": "Eregion", "Frodo": "Shire"}, "Eregion", "Caradhras")
    t.cards("1", "1")
    assert "Fellowship 2, Sauron 3." in t.told("Sauron")


def test_09_variant_gandalf_and_aragorn_and_smeagol_and_theoden_are_silenced() -> None:
    t = against_warg(
        {"Elrond": "Eregion", "variant Gandalf": "Cardolan", "Frodo": "Shire"},
        "Eregion",
        "Caradhras",
    )
    t.cards("1", "1")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")
    t = against_warg({"variant Aragorn": "Eregion", "Frodo": "Shire"}, "Eregion", "Caradhras")
    assert "Pick a combat card" in t.prompt
    t = against_warg({"Sméagol": "Eregion", "Frodo": "Arthedain"}, "Eregion", "Caradhras")
    assert "Pick a combat card" in t.prompt
    t = against_warg({"Théoden": "Gap of Rohan", "Frodo": "Shire"}, "Rohan", "", turn="Fellowship")
    t.cards("1", "1")
    assert "Fellowship 3, Sauron 3." in t.told("Sauron")


@pytest.mark.parametrize("hero", ["variant Frodo", "Elrond"])
def test_09_saurons_cards_work_for_the_warg_against_those_who_void_them(hero: str) -> None:
    """Frodo voids all text and Elrond the Eye, but not against the Warg."""
    t = against_warg({hero: "Mirkwood", "variant Sam": "Shire"}, "Mirkwood", "Dagorlad")
    t.cards("Retreat", "Eye of Sauron")
    own = 1 if hero == "variant Frodo" else 3
    assert f"Fellowship {own}, Sauron 2." in t.told("Sauron")


def test_09_gwaihir_does_not_come_against_the_warg() -> None:
    t = against_warg(
        {"Gimli": "Eregion", "Frodo": "Shire"}, "Caradhras", "", turn="Fellowship", gwaihir=True
    )
    assert "Pick a combat card" in t.prompt


def test_09_combat_cards_still_work_against_the_warg() -> None:
    t = against_warg({"Gimli": "Eregion", "Frodo": "Shire"}, "Caradhras", "", turn="Fellowship")
    t.cards("Noble Sacrifice", "6")
    assert t.fallen("Gimli", "Warg")


def test_09_variant_frodo_beaten_by_the_warg_loses_though_sam_lives() -> None:
    t = against_warg({"variant Frodo": "Eregion", "variant Sam": "Shire"}, "Eregion", "Caradhras")
    t.cards("1", "6")
    assert t.winner == "Sauron"


# 10. Saruman


def saruman(hero: str) -> Table:
    t = Table(
        fellowship={hero: "Eregion", "Frodo": "Shire"},
        sauron={"Saruman": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Saruman", "Eregion")
    return t


def test_10_saruman_rules_out_cards_and_nothing_is_discarded() -> None:
    t = saruman("Gimli")
    assert t.asked == "Sauron"
    t.pick("No cards")
    assert "Fellowship 3, Sauron 4." in t.told("Sauron")
    assert t.fallen("Gimli")
    assert t.discarded("Fellowship") == t.discarded("Sauron") == []


def test_10_saruman_may_let_cards_be_played() -> None:
    t = saruman("Gimli")
    t.pick("Play cards")
    t.cards("5", "1")
    assert t.fallen("Saruman")


def test_10_saruman_waits_for_the_fellowships_ability() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Shire"},
        sauron={"Saruman": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Saruman", "Eregion")
    assert t.asked == "Fellowship"
    t.pick("To Rhudaur")
    assert t.where("Frodo") == "Rhudaur"
    assert t.turn == "Fellowship"


def test_10_aragorn_decides_before_saruman() -> None:
    t = saruman("variant Aragorn")
    assert t.asked == "Fellowship"
    t.pick("No cards")
    assert t.fallen("variant Aragorn", "Saruman")
    t = saruman("variant Aragorn")
    t.pick("Play cards")
    assert t.asked == "Sauron"
    t.pick("No cards")
    assert t.fallen("variant Aragorn", "Saruman")
    assert t.discarded("Fellowship") == []


# 11. Orcs


def test_11_sam_who_takes_frodos_place_falls_to_the_orcs() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Sam": "Eregion", "Gimli": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Orcs", "Eregion")
    t.luck("Frodo")
    t.pick("Sam fights")
    assert t.fallen("Sam")
    assert t.where("Frodo") == "Eregion"


def test_11_frodos_retreat_spends_the_orcs_first_attack() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Merry": "Eregion", "Gimli": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Orcs", "Eregion")
    t.luck("Frodo")
    t.pick("To Rhudaur")
    assert not t.fallen("Merry")
    t.cards("5", "1")
    assert t.fallen("Orcs")


@pytest.mark.parametrize(
    ("friend", "fallen"), [("Elrond", "Elrond"), ("Boromir", "Boromir"), ("Gimli", "Orcs")]
)
def test_11_smeagols_friend_faces_the_first_attack_with_his_own_ability(
    friend: str, fallen: str
) -> None:
    t = Table(
        fellowship={"Sméagol": "Eregion", friend: "Arthedain", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Orcs", "Eregion")
    t.pick(f"{friend} in Arthedain")
    assert t.where("Sméagol") == "Arthedain"
    assert t.fallen(fallen)
    assert t.fallen("Orcs") == (friend in ("Boromir", "Gimli"))


# 12. Shelob


def shelob(friends: dict[str, str], servants: dict[str, str]) -> Table:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire", **friends},
        sauron={"Shelob": "Caradhras", "Warg": "Mordor", **servants},
    )
    t.move("Shelob", "Eregion")
    return t


def test_12_shelob_goes_home_at_once_and_fights_no_second_battle() -> None:
    t = shelob({"Merry": "Eregion"}, {})
    t.luck("Gimli")
    t.cards("1", "6")
    assert t.fallen("Gimli")
    assert t.where("Shelob") == "Gondor"
    assert t.where("Merry") == "Eregion"
    assert not t.fallen("Merry")
    assert t.turn == "Fellowship"


@pytest.mark.parametrize(
    ("friends", "servants", "where"),
    [
        ({}, {"Orcs": "Gondor"}, "Gondor"),
        ({}, {"Orcs": "Gondor", "Balrog": "Gondor"}, "defeated"),
        ({"Merry": "Gondor"}, {}, "defeated"),
    ],
)
def test_12_shelob_is_defeated_when_gondor_has_no_place(
    friends: dict[str, str], servants: dict[str, str], where: str
) -> None:
    t = shelob(friends, servants)
    t.cards("1", "6")
    assert t.fallen("Gimli")
    assert t.where("Shelob") == where


# 13. The tunnel


@pytest.mark.parametrize("strikes", [False, True])
def test_13_the_balrog_may_take_frodo_in_the_tunnel(strikes: bool) -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Fangorn", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Frodo", "Fangorn by the Tunnel of Moria")
    assert t.asked == "Sauron"
    assert not t.revealed("Orcs")
    t.pick("Reveal the Balrog" if strikes else "Let them pass")
    assert t.winner == ("Sauron" if strikes else "")
    assert t.revealed("Orcs") != strikes
    assert t.revealed("Balrog") == strikes


@pytest.mark.parametrize("hero", ["Boromir", "Gimli"])
def test_13_the_balrog_is_unharmed_and_fangorn_stays_dark(hero: str) -> None:
    t = Table(
        fellowship={hero: "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Fangorn", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move(hero, "Fangorn by the Tunnel of Moria")
    t.pick("Reveal the Balrog")
    assert t.fallen(hero)
    assert t.where("Balrog") == "Caradhras"
    assert t.suspects("Balrog") == {"Balrog"}
    assert not t.revealed("Balrog")  # the turn is over
    assert not t.seen("Fellowship", "Orcs")
    assert t.turn == "Sauron"


# 14. Retreat after an arrow


@pytest.mark.parametrize(
    ("origin", "how"), [("Eregion", "Fangorn by the Tunnel of Moria"), ("Mirkwood", "Fangorn")]
)
def test_14_a_retreat_card_goes_back_by_the_board_not_by_the_arrow(origin: str, how: str) -> None:
    t = Table(
        fellowship={"Gimli": origin, "Frodo": "Shire"},
        sauron={"Black Rider": "Fangorn", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", how)
    t.cards("Retreat", "1")
    assert set(t.offers()) == {"To the Misty Mountains", "To Caradhras"}


def test_14_a_retreat_card_in_rohan_after_the_river() -> None:
    t = Table(
        fellowship={"Gimli": "Fangorn", "Frodo": "Shire"},
        sauron={"Black Rider": "Rohan", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Rohan")
    t.cards("Retreat", "1")
    assert set(t.offers()) == {"To Caradhras", "To the Gap of Rohan"}


# 15. Wormtongue


@pytest.mark.parametrize("hero", ["Boromir", "Gimli"])
def test_15_wormtongue_slips_away_and_his_foe_still_falls(hero: str) -> None:
    t = Table(
        fellowship={hero: "Eregion", "Frodo": "Shire"},
        sauron={"Wormtongue": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move(hero, "Caradhras")
    if hero == "Gimli":
        t.cards("Noble Sacrifice", "1")
    assert set(t.offers()) == {"To Fangorn", "To Rohan", "Is defeated"}
    t.pick("To Rohan")
    assert t.where("Wormtongue") == "Rohan"
    assert t.fallen(hero)


def test_15_wormtongue_needs_an_empty_region() -> None:
    t = Table(
        fellowship={"Boromir": "Eregion", "Frodo": "Shire", "Sam": "Fangorn"},
        sauron={"Wormtongue": "Caradhras", "Warg": "Rohan"},
        turn="Fellowship",
    )
    t.move("Boromir", "Caradhras")
    assert t.fallen("Wormtongue", "Boromir")


# 16. The Cave Troll


@pytest.mark.parametrize("card", ["1", "6", "Magic", "Eye of Sauron", "Retreat"])
def test_16_with_the_cave_troll_saurons_card_is_idle(card: str) -> None:
    t = Table(
        fellowship={"Gimli": "High Pass", "Frodo": "Shire"},
        sauron={"Cave Troll": "Mirkwood", "Warg": "Mordor"},
        discards={"Fellowship": ["1"], "Sauron": ["5"]},
        turn="Fellowship",
    )
    t.move("Gimli", "Mirkwood")
    t.cards("2", card)
    assert "Fellowship 5, Sauron 9." in t.told("Sauron")
    assert len(t.discarded("Sauron")) == 2


@pytest.mark.parametrize("card", ["Eye of Sauron", "Retreat", "6"])
def test_16_the_fellowships_card_still_works_on_the_cave_troll(card: str) -> None:
    t = Table(
        fellowship={"Gimli": "High Pass", "Frodo": "Shire"},
        sauron={"Cave Troll": "Mirkwood", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Mirkwood")
    t.cards("Noble Sacrifice", card)
    assert t.fallen("Gimli", "Cave Troll")


# 17. Unable to move forward


def test_17_a_player_who_cannot_move_forward_loses() -> None:
    t = Table(fellowship={"Gimli": "Mordor"}, sauron={"Warg": "Rohan"})
    t.move("Warg", "Caradhras")
    assert t.winner == "Sauron"


def test_17_an_attack_that_is_not_forward_does_not_count() -> None:
    t = Table(fellowship={"Aragorn": "Mordor"}, sauron={"Warg": "Gondor", "Orcs": "Rohan"})
    t.move("Orcs", "Caradhras")
    assert t.winner == "Sauron"


@pytest.mark.parametrize(
    ("side", "special"),
    [
        ("Fellowship", "Gandalf the White"),
        ("Fellowship", "A King Revealed"),
        ("Sauron", "Recall to Mordor"),
        ("Sauron", "Crebain of Dunland"),
    ],
)
def test_17_a_card_that_replaces_the_turn_may_be_played_instead(side: str, special: str) -> None:
    if side == "Fellowship":
        t = Table(
            fellowship={"Aragorn": "Mordor"} if "King" in special else {"Gimli": "Mordor"},
            sauron={"Warg": "Rohan", "Orcs": "Rohan"},
            specials=[special],
            turn=side,
        )
    else:
        t = Table(
            fellowship={"Frodo": "Eregion", "Gimli": "Eregion"},
            sauron={"Warg": "Shire", "Orcs": "Shire"},
            specials=[special],
        )
    assert t.offers() == [f"Use {special}"]


@pytest.mark.parametrize("special", ["Shadowfax", "Gandalf the White", "A King Revealed"])
def test_17_but_only_where_its_own_text_allows_it(special: str) -> None:
    """Gandalf lives, Aragorn is gone, and Shadowfax does not replace the turn."""
    t = Table(
        fellowship={"Gandalf": "Mordor"},
        sauron={"Warg": "Rohan"},
        specials=[special],
        turn="Fellowship",
    )
    assert t.winner == "Sauron"


# 18. Revealed and concealed defenders


@pytest.mark.parametrize("choice", ["Warg in Gondor", "A concealed enemy, at random"])
def test_18_the_attacker_picks_a_revealed_one_or_draws(choice: str) -> None:
    t = Table(
        fellowship={"Gimli": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Orcs": "Mordor"},
        revealed=["Warg"],
        turn="Fellowship",
    )
    t.move("Gimli", "Gondor")
    assert t.offers() == ["Warg in Gondor", "A concealed enemy, at random"]
    t.pick(choice)
    assert t.revealed("Black Rider") == (choice != "Warg in Gondor")


def test_18_with_two_concealed_and_one_revealed_the_draw_is_among_the_concealed() -> None:
    t = Table(
        fellowship={"Gimli": "Gondor", "Frodo": "Shire"},
        sauron={"Black Rider": "Mordor", "Warg": "Mordor", "Orcs": "Mordor"},
        revealed=["Warg"],
        turn="Fellowship",
    )
    t.move("Gimli", "Mordor")
    t.pick("A concealed enemy, at random")
    assert t.asked == "chance"
    assert sorted(t.offers()) == ["Black Rider in Mordor", "Orcs in Mordor"]
