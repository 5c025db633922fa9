"""The eighteen combat cards (``002: the combat cards``)."""

import pytest

from confrontation_table import Table

ALL_FELLOWSHIP = ["1", "2", "3", "4", "5", "Magic", "Noble Sacrifice", "Elven Cloak", "Retreat"]
ALL_SAURON = ["1", "2", "3", "4", "5", "6", "Magic", "Eye of Sauron", "Retreat"]


def battle(
    fellowship: str = "Gimli",
    sauron: str = "Black Rider",
    where: str = "Caradhras",
    origin: str = "Eregion",
    discards: dict[str, list[str]] | None = None,
    friends: dict[str, str] | None = None,
    servants: dict[str, str] | None = None,
) -> Table:
    """The Fellowship attacks: Gimli (3) against the Black Rider (3), unless others are named."""
    t = Table(
        fellowship={fellowship: origin, "Frodo": "Shire", **(friends or {})},
        sauron={sauron: where, "Warg": "Mordor", **(servants or {})},
        discards=discards,
        turn="Fellowship",
    )
    t.move(fellowship, where)
    return t


def defence(
    fellowship: str = "Gimli",
    sauron: str = "Black Rider",
    where: str = "Eregion",
    origin: str = "Caradhras",
    friends: dict[str, str] | None = None,
    servants: dict[str, str] | None = None,
) -> Table:
    """Sauron attacks: the Black Rider (3) against Gimli (3), unless others are named."""
    t = Table(
        fellowship={fellowship: where, **(friends or {"Frodo": "Shire"})},
        sauron={sauron: origin, "Warg": "Mordor", **(servants or {})},
    )
    t.move(sauron, where)
    return t


def last(side: str, card: str) -> list[str]:
    """Every card of a side but one."""
    return [c for c in (ALL_FELLOWSHIP if side == "Fellowship" else ALL_SAURON) if c != card]


# Strength cards


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_strength_card_of_the_fellowship_adds_its_number(value: int) -> None:
    t = battle()
    t.cards(str(value), "Eye of Sauron")
    assert f"Fellowship {3 + value}, Sauron 3." in t.told("Sauron")
    assert t.discarded("Fellowship") == [f"Strength {value}"]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_strength_card_of_saurons_adds_its_number(value: int) -> None:
    t = battle()
    t.cards("Magic", str(value))
    assert f"Fellowship 3, Sauron {3 + value}." in t.told("Fellowship")
    assert t.discarded("Sauron") == [f"Strength {value}"]


# Eye of Sauron


def test_the_eye_does_nothing_to_a_strength_card() -> None:
    t = battle()
    t.cards("2", "Eye of Sauron")
    assert t.fallen("Black Rider")
    assert t.where("Gimli") == "Caradhras"


@pytest.mark.parametrize("text", ["Magic", "Noble Sacrifice", "Elven Cloak", "Retreat"])
def test_the_eye_voids_any_text_of_the_fellowship(text: str) -> None:
    """Aragorn neither falls with his foe nor steps back: he wins by 4 to 3."""
    t = battle(fellowship="Aragorn", discards={"Fellowship": ["5"], "Sauron": ["6"]})
    t.cards(text, "Eye of Sauron")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")
    assert t.fallen("Black Rider")
    assert t.where("Aragorn") == "Caradhras"
    assert set(t.discarded("Fellowship")) == {"Strength 5", text}


# Elven Cloak


@pytest.mark.parametrize("value", ["1", "2", "3", "4", "5", "6"])
def test_the_cloak_ignores_saurons_strength_card(value: str) -> None:
    t = battle(fellowship="Aragorn")
    t.cards("Elven Cloak", value)
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")
    assert t.fallen("Black Rider")


def test_the_cloak_ignores_a_strength_card_brought_by_magic() -> None:
    t = battle(fellowship="Aragorn", discards={"Sauron": ["6"], "Fellowship": ["1"]})
    t.cards("Elven Cloak", "Magic")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")


def test_the_cloak_does_not_lessen_the_character() -> None:
    t = battle(sauron="Balrog")
    t.cards("Elven Cloak", "6")
    assert "Fellowship 3, Sauron 5." in t.told("Sauron")
    assert t.fallen("Gimli")


def test_the_cloak_is_no_shield_from_a_retreat() -> None:
    t = battle(where="Mirkwood", origin="High Pass")
    t.cards("Elven Cloak", "Retreat")
    assert t.where("Black Rider") == "Fangorn"
    assert t.where("Gimli") == "Mirkwood"


# Noble Sacrifice


@pytest.mark.parametrize("sauron", ["1", "6", "Magic"])
def test_noble_sacrifice_fells_both(sauron: str) -> None:
    t = battle(sauron="Balrog")
    t.cards("Noble Sacrifice", sauron)
    assert t.fallen("Gimli", "Balrog")
    assert t.turn == "Sauron"


def test_noble_sacrifice_ends_the_battle_before_strengths() -> None:
    t = battle()
    t.cards("Noble Sacrifice", "1")
    assert not [line for line in t.told("Sauron") if ", Sauron " in line]
    assert t.discarded("Fellowship") == ["Noble Sacrifice"]
    assert t.discarded("Sauron") == ["Strength 1"]


def test_frodos_sacrifice_loses_the_game() -> None:
    t = defence(fellowship="Frodo", friends={"Gimli": "Shire"})
    t.pick("Stand and fight")
    t.cards("Noble Sacrifice", "1")
    assert t.winner == "Sauron"


def test_a_sacrifice_comes_too_late_for_saurons_retreat() -> None:
    t = battle(where="Mirkwood", origin="High Pass")
    t.cards("Noble Sacrifice", "Retreat")
    assert t.where("Gimli") == "Mirkwood"
    assert t.where("Black Rider") == "Fangorn"
    assert t.discarded("Fellowship") == ["Noble Sacrifice"]
    assert t.discarded("Sauron") == ["Retreat"]


# The Fellowship's Retreat


def test_the_fellowship_chooses_among_the_regions_behind() -> None:
    t = battle()
    t.cards("Retreat", "6")
    assert t.asked == "Fellowship"
    assert sorted(t.offers()) == ["To Enedwaith", "To Eregion"]
    t.pick("To Enedwaith")
    assert t.where("Gimli") == "Enedwaith"
    assert t.where("Black Rider") == "Caradhras"
    assert t.discarded("Fellowship") == ["Retreat"]
    assert t.discarded("Sauron") == ["Strength 6"]
    assert t.turn == "Sauron"


def test_the_fellowship_must_retreat_even_from_a_won_battle() -> None:
    """There is one region behind the Gap of Rohan, and no way to stay."""
    t = battle(fellowship="Aragorn", where="Gap of Rohan", origin="Enedwaith")
    t.cards("Retreat", "Magic")
    assert t.where("Aragorn") == "Enedwaith"
    assert t.where("Black Rider") == "Gap of Rohan"


def test_the_fellowship_retreats_when_defending_too() -> None:
    t = defence()
    t.cards("Retreat", "6")
    assert sorted(t.offers()) == ["To Arthedain", "To Cardolan"]
    t.pick("To Cardolan")
    assert t.where("Gimli") == "Cardolan"
    assert t.where("Black Rider") == "Eregion"


def test_a_retreat_never_goes_sideways_or_forward() -> None:
    t = battle(where="Fangorn", origin="Misty Mountains")
    t.cards("Retreat", "6")
    assert sorted(t.offers()) == ["To Caradhras", "To the Misty Mountains"]


@pytest.mark.parametrize(
    ("friends", "servants"),
    [
        ({"Sam": "Enedwaith", "Merry": "Enedwaith", "Frodo": "Shire"}, {}),
        ({"Frodo": "Shire"}, {"Orcs": "Enedwaith"}),
    ],
)
def test_a_retreat_leads_to_no_full_region_and_to_no_enemy(
    friends: dict[str, str], servants: dict[str, str]
) -> None:
    t = battle(friends=friends, servants=servants)
    t.cards("Retreat", "6")
    assert t.where("Gimli") == "Eregion"


@pytest.mark.parametrize(
    ("friends", "servants"),
    [
        ({"Sam": "Arthedain", "Merry": "Arthedain", "Frodo": "Shire"}, {}),
        ({"Frodo": "Shire"}, {"Orcs": "Arthedain"}),
    ],
)
def test_a_blocked_retreat_adds_nothing_and_the_battle_proceeds(
    friends: dict[str, str], servants: dict[str, str]
) -> None:
    t = defence(where="Rhudaur", origin="Misty Mountains", friends=friends, servants=servants)
    t.cards("Retreat", "1")
    assert "Fellowship 3, Sauron 4." in t.told("Sauron")
    assert t.fallen("Gimli")


def test_there_is_nothing_behind_the_shire() -> None:
    t = defence(where="Shire", origin="Arthedain", friends={"Merry": "Rohan"})
    t.cards("Retreat", "1")
    assert t.fallen("Gimli")


@pytest.mark.parametrize(
    ("origin", "how"),
    [("Eregion", "Fangorn by the Tunnel of Moria"), ("Mirkwood", "Fangorn")],
)
def test_backward_is_backward_on_the_board_after_an_arrow(origin: str, how: str) -> None:
    t = Table(
        fellowship={"Gimli": origin, "Frodo": "Shire"},
        sauron={"Black Rider": "Fangorn", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", how)
    t.cards("Retreat", "6")
    assert sorted(t.offers()) == ["To Caradhras", "To the Misty Mountains"]


def test_after_the_tunnel_a_retreat_may_be_blocked_though_eregion_is_free() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire", "Sam": "Misty Mountains"},
        sauron={"Black Rider": "Fangorn", "Warg": "Caradhras"},
        turn="Fellowship",
    )
    t.move("Gimli", "Fangorn by the Tunnel of Moria")
    t.cards("Retreat", "1")
    assert t.fallen("Gimli")


# Sauron's Retreat


def test_sauron_chooses_among_the_regions_beside() -> None:
    t = battle(where="Fangorn", origin="Misty Mountains")
    t.cards("5", "Retreat")
    assert t.asked == "Sauron"
    assert sorted(t.offers()) == ["To Mirkwood", "To Rohan"]
    t.pick("To Rohan")
    assert t.where("Black Rider") == "Rohan"
    assert t.where("Gimli") == "Fangorn"
    assert t.discarded("Fellowship") == ["Strength 5"]
    assert t.discarded("Sauron") == ["Retreat"]
    assert t.turn == "Sauron"


def test_sauron_must_retreat_even_from_a_won_battle() -> None:
    t = battle(sauron="Balrog", where="Mirkwood", origin="High Pass")
    t.cards("1", "Retreat")
    assert t.where("Balrog") == "Fangorn"
    assert t.where("Gimli") == "Mirkwood"


def test_an_attacking_servant_retreats_beside_the_region_it_attacked() -> None:
    t = defence()
    t.cards("5", "Retreat")
    assert sorted(t.offers()) == ["To Enedwaith", "To Rhudaur"]
    t.pick("To Rhudaur")
    assert t.where("Black Rider") == "Rhudaur"
    assert t.where("Gimli") == "Eregion"


def test_sauron_may_retreat_against_the_arrows() -> None:
    t = battle(where="Rohan", origin="Gap of Rohan")
    t.cards("5", "Retreat")
    assert t.where("Black Rider") == "Fangorn"


@pytest.mark.parametrize(
    ("where", "origin", "friends", "servants"),
    [
        ("Caradhras", "Eregion", {}, {}),
        ("High Pass", "Rhudaur", {}, {}),
        ("Mirkwood", "High Pass", {}, {"Orcs": "Fangorn", "Balrog": "Fangorn"}),
        ("Mirkwood", "High Pass", {"Merry": "Fangorn"}, {}),
        ("Dagorlad", "Mirkwood", {"Merry": "Gondor"}, {}),
    ],
    ids=["mountain", "mountain with one way", "full", "enemy", "enemy in Gondor"],
)
def test_saurons_blocked_retreat_adds_nothing_and_the_battle_proceeds(
    where: str, origin: str, friends: dict[str, str], servants: dict[str, str]
) -> None:
    t = battle(where=where, origin=origin, friends=friends, servants=servants)
    t.cards("1", "Retreat")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")
    assert t.fallen("Black Rider")
    assert t.discarded("Sauron") == ["Retreat"]


def test_one_blocked_side_leaves_sauron_the_other() -> None:
    t = battle(where="Fangorn", origin="Misty Mountains", friends={"Merry": "Rohan"})
    t.cards("1", "Retreat")
    assert t.where("Black Rider") == "Mirkwood"


def test_there_is_nothing_beside_mordor() -> None:
    t = Table(
        fellowship={"Gimli": "Gondor", "Frodo": "Shire"},
        sauron={"Black Rider": "Mordor", "Warg": "Rohan"},
        turn="Fellowship",
    )
    t.move("Gimli", "Mordor")
    t.cards("1", "Retreat")
    assert t.fallen("Black Rider")


# Both text cards


def test_both_retreats_let_only_sauron_go() -> None:
    t = battle(where="Mirkwood", origin="High Pass")
    t.cards("Retreat", "Retreat")
    assert t.where("Black Rider") == "Fangorn"
    assert t.where("Gimli") == "Mirkwood"


def test_when_saurons_retreat_is_blocked_the_fellowships_works() -> None:
    t = battle(where="High Pass", origin="Rhudaur")
    t.cards("Retreat", "Retreat")
    assert t.where("Black Rider") == "High Pass"
    assert t.where("Gimli") == "Rhudaur"


# Magic


@pytest.mark.parametrize("side", ["Fellowship", "Sauron"])
def test_magic_without_discards_does_nothing(side: str) -> None:
    t = battle()
    t.cards(*(("Magic", "1") if side == "Fellowship" else ("1", "Magic")))
    totals = "Fellowship 3, Sauron 4." if side == "Fellowship" else "Fellowship 4, Sauron 3."
    assert totals in t.told("Sauron")
    assert t.discarded(side) == ["Magic"]


def test_the_enemys_discards_are_no_help_to_magic() -> None:
    t = battle(discards={"Sauron": ["6", "5"]})
    t.cards("Magic", "1")
    assert "Fellowship 3, Sauron 4." in t.told("Sauron")


def test_the_fellowships_magic_brings_back_any_of_its_discards() -> None:
    t = battle(discards={"Fellowship": ["5", "Elven Cloak"], "Sauron": ["1", "2"]})
    t.cards("Magic", "4")
    assert t.asked == "Fellowship"
    assert sorted(t.offers()) == ["Elven Cloak", "Strength 5"]
    t.pick("Strength 5")
    assert "Fellowship 8, Sauron 7." in t.told("Sauron")
    assert t.fallen("Black Rider")


def test_magic_takes_the_place_of_the_card_it_brings_back() -> None:
    t = battle(discards={"Fellowship": ["5", "2"], "Sauron": ["1", "2"]})
    t.cards("Magic", "4")
    t.pick("Strength 5")
    assert t.discarded("Fellowship") == ["Strength 2", "Strength 5", "Magic"]
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 6


def test_saurons_magic_brings_back_a_strength_card() -> None:
    t = battle(discards={"Fellowship": ["1", "2"], "Sauron": ["6", "5"]})
    t.cards("5", "Magic")
    assert t.asked == "Sauron"
    assert t.offers() == ["Strength 5", "Strength 6"]
    t.pick("Strength 6")
    assert "Fellowship 8, Sauron 9." in t.told("Fellowship")
    assert t.fallen("Gimli")


def test_a_cloak_brought_back_works_at_once() -> None:
    t = battle(fellowship="Aragorn", discards={"Fellowship": ["Elven Cloak"], "Sauron": ["1"]})
    t.cards("Magic", "6")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")


def test_a_sacrifice_brought_back_works_at_once() -> None:
    t = battle(sauron="Balrog", discards={"Fellowship": ["Noble Sacrifice"], "Sauron": ["1"]})
    t.cards("Magic", "6")
    assert t.fallen("Gimli", "Balrog")
    assert t.discarded("Fellowship") == ["Magic", "Noble Sacrifice"]


def test_the_fellowships_retreat_brought_back_works_at_once() -> None:
    t = battle(discards={"Fellowship": ["Retreat"], "Sauron": ["1"]})
    t.cards("Magic", "6")
    t.pick("To Enedwaith")
    assert t.where("Gimli") == "Enedwaith"


def test_saurons_retreat_brought_back_works_at_once() -> None:
    t = battle(
        where="Mirkwood", origin="High Pass", discards={"Fellowship": ["1"], "Sauron": ["Retreat"]}
    )
    t.cards("5", "Magic")
    assert t.where("Black Rider") == "Fangorn"


@pytest.mark.parametrize("text", ["Noble Sacrifice", "Elven Cloak", "Retreat"])
def test_the_eye_brought_back_voids_the_fellowships_text(text: str) -> None:
    t = battle(fellowship="Aragorn", discards={"Fellowship": ["1"], "Sauron": ["Eye of Sauron"]})
    t.cards(text, "Magic")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")
    assert t.fallen("Black Rider")


def test_the_eye_brought_back_voids_the_fellowships_magic() -> None:
    t = battle(
        fellowship="Aragorn",
        discards={"Fellowship": ["5", "4"], "Sauron": ["Eye of Sauron", "6"]},
    )
    t.cards("Magic", "Magic")
    assert t.asked == "Sauron"
    t.pick("Eye of Sauron")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")


def test_with_both_magics_sauron_exchanges_first() -> None:
    t = battle(discards={"Fellowship": ["5", "4"], "Sauron": ["6", "5"]})
    t.cards("Magic", "Magic")
    assert t.asked == "Sauron"
    t.pick("Strength 5")
    assert t.asked == "Fellowship"
    t.pick("Strength 4")
    assert "Fellowship 7, Sauron 8." in t.told("Sauron")


def test_saurons_magic_may_end_the_battle_before_the_fellowships() -> None:
    t = battle(
        where="Mirkwood",
        origin="High Pass",
        discards={"Fellowship": ["5", "4"], "Sauron": ["6", "Retreat"]},
    )
    t.cards("Magic", "Magic")
    t.pick("Retreat")
    assert t.where("Black Rider") == "Fangorn"
    assert t.where("Gimli") == "Mirkwood"
    assert t.discarded("Fellowship") == ["Strength 4", "Strength 5", "Magic"]


def test_the_fellowship_may_answer_saurons_magic_with_a_cloak_from_its_own() -> None:
    t = battle(
        fellowship="Aragorn", discards={"Fellowship": ["Elven Cloak", "5"], "Sauron": ["6", "5"]}
    )
    t.cards("Magic", "Magic")
    t.pick("Strength 6")
    t.pick("Elven Cloak")
    assert "Fellowship 4, Sauron 3." in t.told("Sauron")


def test_the_fellowships_magic_as_the_ninth_card_works_on_the_eight_discards() -> None:
    t = battle(discards={"Fellowship": last("Fellowship", "Magic"), "Sauron": last("Sauron", "1")})
    assert t.asked == "Fellowship"
    assert len(t.offers()) == 8
    t.pick("Strength 5")
    assert "Fellowship 8, Sauron 4." in t.told("Sauron")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9


def test_saurons_magic_as_the_ninth_card_works_on_the_eight_discards() -> None:
    t = battle(discards={"Fellowship": last("Fellowship", "1"), "Sauron": last("Sauron", "Magic")})
    assert t.asked == "Sauron"
    assert len(t.offers()) == 8
    t.pick("Strength 6")
    assert "Fellowship 4, Sauron 9." in t.told("Sauron")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9


def test_both_magics_as_the_ninth_cards_work() -> None:
    t = battle(
        discards={"Fellowship": last("Fellowship", "Magic"), "Sauron": last("Sauron", "Magic")}
    )
    t.pick("Strength 1")
    t.pick("Strength 2")
    assert "Fellowship 5, Sauron 4." in t.told("Sauron")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9


def test_magic_is_not_offered_in_its_own_exchange() -> None:
    """The Magic on the table is not among the discards it chooses from."""
    t = battle(discards={"Fellowship": ["5", "4"], "Sauron": ["1", "2"]})
    t.cards("Magic", "3")
    assert "Magic" not in t.offers()
