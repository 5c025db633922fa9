"""The eight special cards (``002: Fellowship special cards``, ``Sauron special cards``)."""

import pytest

from confrontation_table import Table
from mathom.games.confrontation.cards import SPECIAL_NAMES
from mathom.games.confrontation.rows import SPECIAL, USED
from mathom.kernel.decision import IllegalAnswer


def used(t: Table, name: str) -> bool:
    return t.game.rows[SPECIAL][SPECIAL_NAMES.index(name)] == USED


def looks(t: Table) -> set[str]:
    """The regions the Palantír is offered for."""
    return {
        label.removeprefix("Look into ").removesuffix(" with the Palantír")
        for label in t.offers()
        if label.startswith("Look into")
    }


# Shadowfax


def shadowfax(fellowship: dict[str, str], sauron: dict[str, str] | None = None) -> Table:
    return Table(
        fellowship=fellowship,
        sauron=sauron or {"Warg": "Mordor"},
        specials=["Shadowfax"],
        turn="Fellowship",
    )


def test_shadowfax_carries_a_character_one_step_and_the_same_must_move_on() -> None:
    t = shadowfax({"Gimli": "Shire", "Frodo": "Shire", "Sam": "Rhudaur"})
    t.pick("Use Shadowfax")
    t.pick("Gimli to Cardolan")
    assert t.where("Gimli") == "Cardolan"
    assert t.movers() == {"Gimli"}
    assert t.reach("Gimli") == {"Eregion", "Enedwaith"}
    t.move("Gimli", "Eregion")
    assert t.where("Gimli") == "Eregion"
    assert t.turn == "Sauron"
    assert used(t, "Shadowfax")


def test_shadowfax_never_carries_into_an_enemy_or_a_full_region() -> None:
    t = shadowfax(
        {"Gimli": "Eregion", "Sam": "Misty Mountains", "Frodo": "Shire"},
        {"Warg": "Caradhras", "Orcs": "Fangorn", "Balrog": "Mordor"},
    )
    t.pick("Use Shadowfax")
    assert t.reach("Gimli") == set()
    assert t.reach("Sam") == {"Mirkwood"}
    assert t.reach("Frodo") == {"Arthedain", "Cardolan"}


def test_after_shadowfax_the_move_may_be_an_attack() -> None:
    t = shadowfax({"Gimli": "Cardolan", "Frodo": "Shire"}, {"Warg": "Caradhras", "Orcs": "Mordor"})
    t.pick("Use Shadowfax")
    t.pick("Gimli to Eregion")
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    assert t.fallen("Warg")


def test_after_shadowfax_a_character_moves_by_its_own_ability_too() -> None:
    t = shadowfax({"Aragorn": "Cardolan", "Frodo": "Shire"}, {"Warg": "Rhudaur", "Orcs": "Mordor"})
    t.pick("Use Shadowfax")
    t.pick("Aragorn to Eregion")
    assert "Rhudaur" in t.reach("Aragorn")


def test_an_ability_alone_may_be_the_move_that_follows_shadowfax() -> None:
    """Reading: "normally" is as in any turn. Ahead of Enedwaith all is full, and only Aragorn's
    attack to the side leads on from there."""
    t = shadowfax(
        {"Aragorn": "Cardolan", "Gimli": "Cardolan", "Frodo": "Shire"}
        | {"Sam": "Caradhras", "Pippin": "Gap of Rohan"},
        {"Warg": "Mordor", "Orcs": "Eregion"},
    )
    t.pick("Use Shadowfax")
    assert t.reach("Aragorn") == {"Enedwaith"}
    assert t.reach("Gimli") == set()
    t.pick("Aragorn to Enedwaith")
    assert t.reach("Aragorn") == {"Eregion"}
    t.move("Aragorn", "Eregion")
    assert t.revealed("Orcs")


def test_treebeard_rides_and_then_goes_his_own_way() -> None:
    t = shadowfax({"Treebeard": "Shire", "Frodo": "Shire"}, {"Orcs": "Fangorn", "Warg": "Mordor"})
    t.pick("Use Shadowfax")
    assert t.reach("Treebeard") == {"Arthedain", "Cardolan"}  # the step itself is a plain one
    t.pick("Treebeard to Cardolan")
    assert "Fangorn" in t.reach("Treebeard")


def test_the_step_with_shadowfax_is_never_by_ability() -> None:
    t = shadowfax({"Aragorn": "Eregion", "Frodo": "Shire"}, {"Warg": "Rhudaur", "Orcs": "Mordor"})
    t.pick("Use Shadowfax")
    assert "Rhudaur" not in t.reach("Aragorn")


@pytest.mark.parametrize(
    ("origin", "where"),
    [("Mirkwood", "Fangorn"), ("Fangorn", "Rohan"), ("Eregion", "Fangorn by the Tunnel of Moria")],
)
def test_shadowfax_may_follow_an_arrow(origin: str, where: str) -> None:
    t = shadowfax({"Gimli": origin, "Frodo": "Shire"})
    t.pick("Use Shadowfax")
    t.pick(f"Gimli to {where}")
    assert t.where("Gimli") == where.split(" by ")[0]
    assert t.movers() == {"Gimli"}


def test_shadowfax_is_no_protection_from_the_balrog() -> None:
    t = shadowfax({"Gimli": "Eregion", "Frodo": "Shire"}, {"Balrog": "Caradhras", "Warg": "Mordor"})
    t.pick("Use Shadowfax")
    t.pick("Gimli to Fangorn by the Tunnel of Moria")
    assert t.asked == "Sauron"
    t.pick("Reveal the Balrog")
    assert t.fallen("Gimli")
    assert t.turn == "Sauron"


def test_shadowfax_goes_on_when_the_balrog_holds_back() -> None:
    t = shadowfax({"Gimli": "Eregion", "Frodo": "Shire"}, {"Balrog": "Caradhras", "Warg": "Mordor"})
    t.pick("Use Shadowfax")
    t.pick("Gimli to Fangorn by the Tunnel of Moria")
    t.pick("Let them pass")
    assert t.reach("Gimli") == {"Dagorlad", "Gondor", "Rohan"}


def test_whoever_could_not_move_on_cannot_ride_shadowfax() -> None:
    """From Gondor a step leads to Mordor, whence nobody goes on."""
    t = shadowfax({"Gimli": "Gondor", "Frodo": "Shire"}, {"Warg": "Rohan"})
    t.pick("Use Shadowfax")
    assert t.reach("Gimli") == set()
    assert t.reach("Frodo") == {"Arthedain", "Cardolan"}


def test_shadowfax_is_not_offered_when_nobody_could_ride() -> None:
    t = shadowfax({"Gimli": "Gondor", "Frodo": "Dagorlad"}, {"Warg": "Rohan"})
    assert "Use Shadowfax" not in t.offers()


def test_a_region_that_the_rider_leaves_behind_full_blocks_only_the_step() -> None:
    """High Pass leads to Mirkwood alone, where two friends stand: no way to go on."""
    t = shadowfax(
        {"Gimli": "Rhudaur", "Sam": "Mirkwood", "Merry": "Mirkwood", "Frodo": "Shire"},
        {"Warg": "Mordor"},
    )
    t.pick("Use Shadowfax")
    assert t.reach("Gimli") == {"Misty Mountains"}


def test_frodo_may_ride_to_win() -> None:
    t = shadowfax({"Frodo": "Rohan", "Gimli": "Shire"})
    t.pick("Use Shadowfax")
    t.pick("Frodo to Gondor")
    t.move("Frodo", "Mordor")
    assert t.winner == "Fellowship"


def test_shadowfax_is_used_once() -> None:
    t = shadowfax({"Gimli": "Shire", "Frodo": "Shire"})
    t.pick("Use Shadowfax")
    t.pick("Gimli to Cardolan")
    t.move("Gimli", "Eregion")
    t.move("Warg", "Gondor")
    assert "Use Shadowfax" not in t.offers()


def test_no_other_card_follows_shadowfax_in_the_same_turn() -> None:
    t = Table(
        fellowship={"Gimli": "Shire", "Frodo": "Shire", "Aragorn": "Shire"},
        sauron={"Warg": "Mordor"},
        specials=["Shadowfax", "A King Revealed", "Gandalf the White"],
        turn="Fellowship",
    )
    t.pick("Use Shadowfax")
    t.pick("Gimli to Cardolan")
    assert not [label for label in t.offers() if label.startswith("Use")]


def test_the_rider_must_move_on_even_after_mixing_by_hand() -> None:
    """Mixing may hide which stand he is in, but nobody else may move in his place."""
    t = Table(
        fellowship={"Gimli": "Shire", "Sam": "Cardolan", "Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        specials=["Shadowfax"],
        turn="Fellowship",
        shuffle="by hand",
    )
    t.pick("Use Shadowfax")
    t.pick("Gimli to Cardolan")
    mixes = [o.id for o in t.options() if o.label == "Shuffle your pieces in Cardolan"]
    if mixes:
        t.game.answer(mixes[0])
        decision = t.game.decision
        assert decision is not None
        t.game.answer(*reversed(decision.options))
    assert t.movers() == {"Gimli"}


# Gandalf the White


def white(fellowship: dict[str, str] | None = None, sauron: dict[str, str] | None = None) -> Table:
    return Table(
        fellowship={"Frodo": "Shire", **(fellowship or {})},
        sauron={"Warg": "Mordor", **(sauron or {})},
        specials=["Gandalf the White"],
        turn="Fellowship",
    )


def test_gandalf_returns_to_fangorn_instead_of_the_turn() -> None:
    t = white()
    t.pick("Use Gandalf the White")
    assert t.where("Gandalf") == "Fangorn"
    assert t.where("Frodo") == "Shire"
    assert t.turn == "Sauron"
    assert used(t, "Gandalf the White")


def test_the_variant_gandalf_returns_too() -> None:
    t = white({"variant Gandalf": "Caradhras"}, {"Balrog": "Fangorn"})
    t.move("variant Gandalf", "Fangorn")
    t.cards("1", "6")
    assert t.fallen("variant Gandalf")
    t.move("Balrog", "Misty Mountains")
    t.pick("Use Gandalf the White")
    assert t.where("variant Gandalf") == "Fangorn"


def test_gandalf_cannot_return_while_he_lives() -> None:
    assert "Use Gandalf the White" not in white({"Gandalf": "Shire"}).offers()


def test_gandalf_cannot_return_among_enemies() -> None:
    assert "Use Gandalf the White" not in white(sauron={"Orcs": "Fangorn"}).offers()


@pytest.mark.parametrize("held", [1, 2])
def test_gandalf_cannot_return_where_two_friends_stand(held: int) -> None:
    t = white(dict.fromkeys(["Sam", "Merry"][:held], "Fangorn"))
    assert ("Use Gandalf the White" in t.offers()) == (held == 1)


def test_gandalf_returns_once() -> None:
    t = white({"Merry": "Shire"}, {"Balrog": "Dagorlad"})
    t.pick("Use Gandalf the White")
    t.move("Balrog", "Fangorn")
    t.pick("Strength 6")
    t.pick("Strength 1")
    assert t.fallen("Gandalf")
    assert "Use Gandalf the White" not in t.offers()


def test_gandalf_moves_and_fights_again_after_his_return() -> None:
    t = white()
    t.pick("Use Gandalf the White")
    t.move("Warg", "Gondor")
    assert t.reach("Gandalf") == {"Dagorlad", "Gondor", "Rohan"}


# A King Revealed


def king(sauron: dict[str, str], fellowship: dict[str, str] | None = None, **more: object) -> Table:
    t = Table(
        fellowship={"Aragorn": "Eregion", "Frodo": "Shire", **(fellowship or {})},
        sauron=sauron,
        specials=["A King Revealed", "Recall to Mordor", "Crebain of Dunland"]
        if more.get("cards")
        else ["A King Revealed"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    return t


def test_the_king_forces_the_chosen_piece_to_move() -> None:
    t = king({"Warg": "Mordor", "Orcs": "Mirkwood", "Balrog": "Rohan"})
    assert len(t.offers()) == 3
    t.pick("Orcs in Mirkwood")
    assert t.turn == "Sauron"
    assert t.movers() == {"Orcs"}
    assert t.reach("Orcs") == {"High Pass", "Misty Mountains"}
    with pytest.raises(IllegalAnswer):
        t.move("Warg", "Gondor")


def test_the_kings_turn_is_skipped_and_aragorn_shown_until_it_ends() -> None:
    t = king({"Warg": "Mordor", "Orcs": "Mirkwood"})
    t.pick("Orcs in Mirkwood")
    assert "Aragorn is revealed." in t.told("Sauron")
    assert t.where("Aragorn") == "Eregion"
    assert not t.revealed("Aragorn")
    assert t.suspects("Aragorn") == {"Aragorn"}


def test_the_chosen_piece_is_not_revealed_by_being_chosen() -> None:
    t = king({"Warg": "Mordor", "Orcs": "Mirkwood"})
    t.pick("Orcs in Mirkwood")
    assert not t.revealed("Orcs")
    assert not t.seen("Fellowship", "Orcs")
    assert len(t.suspects("Orcs")) == 2


def test_the_chosen_piece_may_attack_and_use_its_ability() -> None:
    t = king({"Witch-king": "Rohan", "Warg": "Mordor"}, {"Gimli": "Fangorn"})
    t.pick("Witch-king in Rohan")
    assert t.reach("Witch-king") == {"Caradhras", "Gap of Rohan", "Fangorn"}


def test_a_called_piece_that_can_only_attack_sideways_must_do_so() -> None:
    t = king(
        {
            "Witch-king": "Rohan",
            "Orcs": "Caradhras",
            "Cave Troll": "Gap of Rohan",
            "Warg": "Mordor",
        },
        {"Gimli": "Fangorn"},
    )
    t.pick("Witch-king in Rohan")
    assert t.offers() == ["Witch-king to Fangorn"]


def test_the_call_lasts_one_turn() -> None:
    t = king({"Warg": "Mordor", "Orcs": "Mirkwood"})
    t.pick("Orcs in Mirkwood")
    t.move("Orcs", "High Pass")
    t.move("Frodo", "Arthedain")
    assert t.movers() == {"Warg", "Orcs"}


def test_the_king_bars_the_cards_that_skip_a_turn() -> None:
    t = king({"Warg": "Mordor", "Orcs": "Mirkwood"}, cards=True)
    t.pick("Orcs in Mirkwood")
    assert not [label for label in t.offers() if label.startswith("Use")]


def test_a_piece_that_cannot_move_lets_another_move_but_no_turn_be_skipped() -> None:
    """Both mountains before Rohan are held by Sauron himself, as everyone can see."""
    t = king(
        {"Warg": "Rohan", "Orcs": "Caradhras", "Cave Troll": "Gap of Rohan"},
        {"Merry": "Enedwaith", "Pippin": "Enedwaith"},
        cards=True,
    )
    t.pick("Warg in Rohan")
    assert t.movers() == {"Orcs", "Cave Troll"}
    assert not [label for label in t.offers() if label.startswith("Use")]


def test_sauron_shows_the_piece_when_only_its_name_proves_that_it_cannot_move() -> None:
    """The Flying Nazgûl could fly from there, so the Warg must be shown not to be it."""
    t = king(
        {
            "Warg": "Rohan",
            "Flying Nazgûl": "Mordor",
            "Orcs": "Caradhras",
            "Cave Troll": "Gap of Rohan",
        }
    )
    t.pick("Warg in Rohan")
    assert t.revealed("Warg")
    assert t.seen("Fellowship", "Warg")
    assert t.movers() == {"Flying Nazgûl", "Orcs", "Cave Troll"}


def test_a_piece_that_anyone_can_see_is_stuck_needs_no_showing() -> None:
    t = king(
        {"Warg": "Rohan", "Orcs": "Caradhras", "Cave Troll": "Gap of Rohan"},
    )
    t.pick("Warg in Rohan")
    assert not t.revealed("Warg")
    assert "Sauron piece A was called but cannot move." in t.told("Fellowship")


def test_a_revealed_watcher_may_be_called_in_vain() -> None:
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"The Watcher": "Caradhras", "Warg": "Mordor"},
        revealed=["The Watcher"],
        specials=["A King Revealed"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    t.pick("The Watcher in Caradhras")
    assert t.movers() == {"Warg"}


def test_the_king_cannot_come_when_aragorn_has_fallen() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        specials=["A King Revealed"],
        turn="Fellowship",
    )
    assert "Use A King Revealed" not in t.offers()


def test_the_king_cannot_call_when_sauron_has_no_piece_left() -> None:
    """Sauron lives on by a card that replaces his turn, but there is nobody to choose."""
    t = Table(
        fellowship={"Frodo": "Shire", "Aragorn": "Shire"},
        sauron={},
        specials=["A King Revealed", "Crebain of Dunland"],
        turn="Fellowship",
    )
    assert "Use A King Revealed" not in t.offers()


def test_the_variant_aragorn_is_a_king_too() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "variant Aragorn": "Shire"},
        sauron={"Warg": "Mordor"},
        specials=["A King Revealed"],
        turn="Fellowship",
    )
    assert "Use A King Revealed" in t.offers()


def test_the_dark_of_mordor_may_still_come_before_the_called_piece_moves() -> None:
    """The Dark does not skip the turn; the called piece makes the move itself."""
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Orcs": "Mirkwood", "Balrog": "Rohan"},
        specials=["A King Revealed", "The Dark of Mordor"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    t.pick("Orcs in Mirkwood")
    t.pick("Use The Dark of Mordor")
    t.pick("Warg to Gondor")
    assert t.movers() == {"Orcs"}


def test_the_dark_of_mordor_cannot_be_used_to_block_the_called_piece() -> None:
    """Reading: a piece that can move must move, so no step may take its last way away."""
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Mirkwood", "Orcs": "Fangorn", "Balrog": "Caradhras"},
        specials=["A King Revealed", "The Dark of Mordor"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    t.pick("Orcs in Fangorn")
    assert t.reach("Orcs") == {"Misty Mountains"}
    t.pick("Use The Dark of Mordor")
    for label in t.offers():
        after = t.game.clone()
        option = next(o for o in t.options() if o.label == label)
        after.answer(option.id)
        assert after.decision is not None
        assert {pick >> 5 for pick in after.decision.options} == {t.stand("Orcs")}, label


def test_the_called_piece_itself_is_not_moved_in_the_dark() -> None:
    """Reading: the duty is the turn's own move, which the Dark only goes before."""
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Orcs": "Mirkwood", "Balrog": "Rohan"},
        specials=["A King Revealed", "The Dark of Mordor"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    t.pick("Orcs in Mirkwood")
    t.pick("Use The Dark of Mordor")
    assert t.movers() == {"Warg", "Balrog"}
    assert t.why_not("Orcs") == ["The called piece is kept for the move itself."]


def test_a_called_piece_that_the_dark_sets_free_must_move() -> None:
    """It could not obey as the turn began; once its way is clear it can."""
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Mirkwood", "Orcs": "High Pass", "Balrog": "Misty Mountains"}
        | {"Saruman": "Gondor"},
        specials=["A King Revealed", "The Dark of Mordor"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    t.pick("Warg in Mirkwood")
    assert "cannot move" in t.told("Fellowship")[-1]
    assert "Warg" not in t.movers()
    t.pick("Use The Dark of Mordor")
    t.pick("Orcs to Rhudaur")
    assert t.movers() == {"Warg"}
    assert t.reach("Warg") == {"High Pass"}


def test_with_a_called_piece_that_cannot_move_the_dark_works_as_ever() -> None:
    t = Table(
        fellowship={"Aragorn": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Mirkwood", "Orcs": "High Pass", "Balrog": "Misty Mountains"}
        | {"Saruman": "Gondor"},
        specials=["A King Revealed", "The Dark of Mordor", "Recall to Mordor"],
        turn="Fellowship",
    )
    t.pick("Use A King Revealed")
    t.pick("Warg in Mirkwood")
    assert "Use Recall to Mordor" not in t.offers()
    t.pick("Use The Dark of Mordor")
    t.pick("Saruman to Rohan")
    assert t.movers() == {"Orcs", "Balrog"}


# Gwaihir the Windlord


def gwaihir(fellowship: dict[str, str], sauron: dict[str, str], turn: str = "Fellowship") -> Table:
    return Table(fellowship=fellowship, sauron=sauron, specials=["Gwaihir the Windlord"], turn=turn)


def test_gwaihir_lets_a_character_retreat_sideways_or_backward() -> None:
    t = gwaihir(
        {"Gimli": "Misty Mountains", "Frodo": "Shire"}, {"Black Rider": "Fangorn", "Warg": "Mordor"}
    )
    t.move("Gimli", "Fangorn")
    assert t.asked == "Fellowship"
    assert t.offers() == ["Not now", "Call Gwaihir"]
    t.pick("Call Gwaihir")
    assert set(t.offers()) == {
        "To the Misty Mountains",
        "To Caradhras",
        "To Mirkwood",
        "To Rohan",
        "Stand and fight",
    }
    t.pick("To Rohan")
    assert t.where("Gimli") == "Rohan"
    assert len(t.hand("Fellowship")) == 9
    assert used(t, "Gwaihir the Windlord")


def test_gwaihir_comes_to_a_defender_too() -> None:
    t = gwaihir(
        {"Gimli": "Eregion", "Frodo": "Shire"},
        {"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Sauron",
    )
    t.move("Black Rider", "Eregion")
    t.pick("Call Gwaihir")
    assert set(t.offers()) == {
        "To Rhudaur",
        "To Enedwaith",
        "To Arthedain",
        "To Cardolan",
        "Stand and fight",
    }


def test_gwaihirs_retreat_is_not_a_must() -> None:
    t = gwaihir(
        {"Gimli": "Eregion", "Frodo": "Shire"}, {"Black Rider": "Caradhras", "Warg": "Mordor"}
    )
    t.move("Gimli", "Caradhras")
    t.pick("Call Gwaihir")
    t.pick("Stand and fight")
    t.cards("5", "1")
    assert t.fallen("Black Rider")


def test_gwaihir_obeys_the_rules_of_retreat() -> None:
    """No step sideways in the mountains, none to an enemy or a full region."""
    t = gwaihir(
        {"Gimli": "Eregion", "Frodo": "Shire"},
        {"Black Rider": "Caradhras", "Warg": "Mordor", "Orcs": "Enedwaith"},
    )
    t.move("Gimli", "Caradhras")
    t.pick("Call Gwaihir")
    assert t.offers() == ["To Eregion", "Stand and fight"]


def test_gwaihir_never_comes_against_the_warg() -> None:
    t = gwaihir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Warg": "Caradhras", "Orcs": "Mordor"})
    t.move("Gimli", "Caradhras")
    assert "Pick a combat card" in t.prompt
    t.cards("5", "1")
    assert not used(t, "Gwaihir the Windlord")


def test_gwaihir_comes_before_saurons_ability() -> None:
    t = gwaihir(
        {"Merry": "Eregion", "Frodo": "Shire"},
        {"Orcs": "Caradhras", "Warg": "Mordor"},
        turn="Sauron",
    )
    t.move("Orcs", "Eregion")
    t.pick("Call Gwaihir")
    t.pick("To Rhudaur")
    assert t.where("Merry") == "Rhudaur"


def test_gwaihir_takes_the_place_of_boromirs_doom() -> None:
    t = gwaihir({"Boromir": "Eregion", "Frodo": "Shire"}, {"Balrog": "Caradhras", "Warg": "Mordor"})
    t.move("Boromir", "Caradhras")
    t.pick("Call Gwaihir")
    t.pick("Stand and fight")
    t.cards("5", "1")
    assert t.fallen("Boromir")
    assert t.where("Balrog") == "Caradhras"


def test_gwaihir_takes_the_place_of_gandalfs_foresight() -> None:
    t = gwaihir({"Gandalf": "Eregion", "Frodo": "Shire"}, {"Balrog": "Caradhras", "Warg": "Mordor"})
    t.move("Gandalf", "Caradhras")
    t.pick("Call Gwaihir")
    t.pick("Stand and fight")
    assert t.asked == "Fellowship"


def test_gwaihir_takes_the_place_of_sams_strength_beside_frodo() -> None:
    t = gwaihir(
        {"Sam": "Eregion", "Frodo": "Eregion", "Gimli": "Shire"},
        {"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Sauron",
    )
    t.move("Black Rider", "Eregion")
    t.luck("Sam")
    t.pick("Call Gwaihir")
    t.pick("Stand and fight")
    t.cards("1", "2")
    assert "Fellowship 3, Sauron 5." in t.told("Sauron")


def test_gwaihir_takes_the_place_of_gimlis_hatred_of_orcs() -> None:
    t = gwaihir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Orcs": "Caradhras", "Warg": "Mordor"})
    t.move("Gimli", "Caradhras")
    t.pick("Call Gwaihir")
    t.pick("Stand and fight")
    assert "Pick a combat card" in t.prompt


def test_gwaihir_serves_one_battle_only() -> None:
    t = gwaihir(
        {"Boromir": "Rohan", "Gimli": "Shire", "Frodo": "Shire"},
        {"Black Rider": "Gondor", "Balrog": "Gondor", "Warg": "Mordor"},
    )
    t.move("Boromir", "Gondor")
    t.luck("Black Rider")
    t.pick("Call Gwaihir")
    t.pick("Stand and fight")
    t.cards("5", "1")
    assert t.fallen("Boromir", "Balrog", "Black Rider")


def test_without_gwaihir_the_characters_own_ability_works() -> None:
    t = gwaihir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Orcs": "Caradhras", "Warg": "Mordor"})
    t.move("Gimli", "Caradhras")
    t.pick("Not now")
    assert t.fallen("Orcs")
    assert not used(t, "Gwaihir the Windlord")


# Recall to Mordor


def recall(sauron: dict[str, str], fellowship: dict[str, str] | None = None) -> Table:
    return Table(
        fellowship={"Frodo": "Shire", **(fellowship or {})},
        sauron=sauron,
        specials=["Recall to Mordor"],
    )


def test_recall_puts_any_servant_back_in_mordor_instead_of_the_turn() -> None:
    t = recall({"Warg": "Rhudaur", "Orcs": "Gondor"})
    t.pick("Use Recall to Mordor")
    t.pick("Warg in Rhudaur")
    assert t.where("Warg") == "Mordor"
    assert t.turn == "Fellowship"
    assert used(t, "Recall to Mordor")


def test_recall_does_not_reveal() -> None:
    t = recall({"Warg": "Rhudaur", "Orcs": "Gondor", "Balrog": "Mordor"})
    t.pick("Use Recall to Mordor")
    t.pick("Warg in Rhudaur")
    assert not t.seen("Fellowship", "Warg")


def test_recall_is_barred_by_an_enemy_in_mordor() -> None:
    t = recall({"Warg": "Rhudaur"}, {"Gimli": "Mordor"})
    assert "Use Recall to Mordor" not in t.offers()


def test_recall_is_barred_by_four_servants_in_mordor() -> None:
    four = dict.fromkeys(["Balrog", "Shelob", "Saruman", "Orcs"], "Mordor")
    assert "Use Recall to Mordor" not in recall({"Warg": "Rhudaur", **four}).offers()


def test_a_recalled_watcher_stays_revealed_and_rooted() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"The Watcher": "Caradhras", "Warg": "Rohan"},
        revealed=["The Watcher"],
        specials=["Recall to Mordor"],
    )
    t.pick("Use Recall to Mordor")
    t.pick("The Watcher in Caradhras")
    assert t.where("The Watcher") == "Mordor"
    assert t.revealed("The Watcher")
    t.move("Frodo", "Arthedain")
    assert t.movers() == {"Warg"}


def test_recall_is_used_once() -> None:
    t = recall({"Warg": "Rhudaur", "Orcs": "Gondor"})
    t.pick("Use Recall to Mordor")
    t.pick("Warg in Rhudaur")
    t.move("Frodo", "Arthedain")
    assert "Use Recall to Mordor" not in t.offers()


# The Dark of Mordor


def dark(
    sauron: dict[str, str], fellowship: dict[str, str] | None = None, shuffle: str = "always"
) -> Table:
    return Table(
        fellowship={"Frodo": "Shire", **(fellowship or {})},
        sauron=sauron,
        specials=["The Dark of Mordor"],
        shuffle=shuffle,
    )


def test_the_dark_moves_one_and_then_a_different_one_moves() -> None:
    t = dark({"Warg": "Mordor", "Orcs": "Mordor", "Balrog": "Rohan"})
    t.pick("Use The Dark of Mordor")
    t.pick("Warg to Gondor")
    assert t.where("Warg") == "Gondor"
    assert t.movers() == {"Orcs", "Balrog"}
    t.move("Orcs", "Dagorlad")
    assert t.turn == "Fellowship"
    assert used(t, "The Dark of Mordor")


def test_the_dark_never_moves_into_an_enemy_or_a_full_region() -> None:
    t = dark(
        {"Warg": "Rohan", "Orcs": "Gap of Rohan", "Balrog": "Mordor"},
        {"Gimli": "Caradhras"},
    )
    t.pick("Use The Dark of Mordor")
    assert t.reach("Warg") == set()
    assert t.reach("Orcs") == {"Enedwaith"}


def test_the_dark_is_a_plain_forward_step() -> None:
    """Neither a flight nor a ride nor an attack sideways."""
    t = dark(
        {"Flying Nazgûl": "Mordor", "Witch-king": "Rohan", "Black Rider": "Dagorlad"},
        {"Gimli": "Fangorn"},
    )
    t.pick("Use The Dark of Mordor")
    assert t.reach("Flying Nazgûl") == {"Dagorlad", "Gondor"}
    assert t.reach("Witch-king") == {"Caradhras", "Gap of Rohan"}
    assert t.reach("Black Rider") == {"Mirkwood"}


def test_after_the_dark_the_other_may_attack() -> None:
    t = dark({"Warg": "Mordor", "Balrog": "Rohan"}, {"Gimli": "Caradhras"})
    t.pick("Use The Dark of Mordor")
    t.pick("Warg to Gondor")
    t.move("Balrog", "Caradhras")
    t.cards("1", "6")
    assert t.fallen("Gimli")


def test_the_dark_does_not_move_a_revealed_watcher() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"The Watcher": "Caradhras", "Warg": "Mordor", "Orcs": "Mordor"},
        revealed=["The Watcher"],
        specials=["The Dark of Mordor"],
    )
    t.pick("Use The Dark of Mordor")
    assert t.movers() == {"Warg", "Orcs"}


def test_the_dark_may_move_a_watcher_nobody_has_seen() -> None:
    t = dark({"The Watcher": "Caradhras", "Warg": "Mordor"})
    t.pick("Use The Dark of Mordor")
    assert t.reach("The Watcher") == {"Eregion", "Enedwaith"}


def test_the_dark_needs_a_second_piece_that_can_move() -> None:
    assert "Use The Dark of Mordor" not in dark({"Warg": "Mordor"}).offers()


def test_a_third_servant_may_enter_the_shire_in_the_dark() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion"},
        sauron={"Warg": "Shire", "Orcs": "Shire", "Balrog": "Cardolan", "Shelob": "Mordor"},
        specials=["The Dark of Mordor"],
    )
    t.pick("Use The Dark of Mordor")
    t.pick("Balrog to the Shire")
    assert t.winner == "Sauron"


def test_no_other_card_follows_the_dark_in_the_same_turn() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Orcs": "Mordor"},
        specials=["The Dark of Mordor", "Crebain of Dunland", "Recall to Mordor"],
    )
    t.pick("Use The Dark of Mordor")
    t.pick("Warg to Gondor")
    assert not [label for label in t.offers() if label.startswith("Use")]


def test_a_different_one_must_move_even_after_mixing_by_hand() -> None:
    t = dark({"Warg": "Mordor", "Orcs": "Gondor"}, shuffle="by hand")
    t.pick("Use The Dark of Mordor")
    t.pick("Warg to Gondor")
    mixes = [o.id for o in t.options() if o.label == "Shuffle your pieces in Gondor"]
    if mixes:
        t.game.answer(mixes[0])
        decision = t.game.decision
        assert decision is not None
        t.game.answer(*reversed(decision.options))
    assert t.movers() == {"Orcs"}


# Crebain of Dunland


def crebain(fellowship: dict[str, str], sauron: dict[str, str] | None = None) -> Table:
    t = Table(
        fellowship=fellowship,
        sauron=sauron or {"Warg": "Mordor"},
        specials=["Crebain of Dunland", "Gandalf the White"],
    )
    t.pick("Use Crebain of Dunland")
    return t


def test_the_crebain_reveal_any_piece_for_good_instead_of_the_turn() -> None:
    t = crebain({"Frodo": "Shire", "Gimli": "Eregion"})
    assert len(t.offers()) == 2
    t.pick("Frodo in the Shire")
    assert t.turn == "Fellowship"
    assert t.revealed("Frodo")
    assert used(t, "Crebain of Dunland")
    t.move("Frodo", "Arthedain")
    t.move("Warg", "Gondor")
    assert t.revealed("Frodo")
    assert t.seen("Sauron", "Frodo")
    assert not t.revealed("Gimli")


def test_a_watched_character_otherwise_plays_on_as_before() -> None:
    t = crebain({"Aragorn": "Eregion", "Frodo": "Shire"}, {"Warg": "Rhudaur", "Orcs": "Mordor"})
    t.pick("Aragorn in Eregion")
    assert "Rhudaur" in t.reach("Aragorn")
    t.move("Aragorn", "Rhudaur")
    t.cards("5", "1")
    assert t.fallen("Warg")
    assert t.revealed("Aragorn")


def test_a_watched_character_is_not_mixed_with_others() -> None:
    t = crebain({"Frodo": "Shire", "Gimli": "Arthedain", "Sam": "Shire"})
    t.pick("Frodo in the Shire")
    t.move("Frodo", "Arthedain")
    assert t.suspects("Frodo") == {"Frodo"}
    assert "Frodo" not in t.suspects("Gimli")


def test_a_watched_character_may_be_chosen_as_opponent() -> None:
    t = crebain({"Frodo": "Eregion", "Gimli": "Eregion", "Sam": "Shire"}, {"Balrog": "Caradhras"})
    t.pick("Frodo in Eregion")
    t.move("Sam", "Arthedain")
    t.move("Balrog", "Eregion")
    assert set(t.offers()) == {"Frodo in Eregion", "A concealed enemy, at random"}


def test_gandalf_the_white_is_free_of_the_crebain() -> None:
    t = crebain({"Gandalf": "Caradhras", "Frodo": "Shire"}, {"Balrog": "Fangorn", "Warg": "Mordor"})
    t.pick("Gandalf in Caradhras")
    t.move("Gandalf", "Fangorn")
    t.pick("Strength 6")
    t.pick("Strength 1")
    assert t.fallen("Gandalf")
    t.move("Balrog", "Misty Mountains")
    t.pick("Use Gandalf the White")
    assert t.where("Gandalf") == "Fangorn"
    assert not t.revealed("Gandalf")
    t.move("Warg", "Gondor")
    t.move("Gandalf", "Rohan")
    assert not t.revealed("Gandalf")


def test_a_defeated_character_cannot_be_chosen() -> None:
    t = crebain({"Frodo": "Shire", "Gimli": "Eregion"})
    assert t.offers() == ["Frodo in the Shire", "Gimli in Eregion"]


# Palantír


def palantir(
    fellowship: dict[str, str], sauron: dict[str, str], extra: tuple[str, ...] = ()
) -> Table:
    return Table(fellowship=fellowship, sauron=sauron, specials=["Palantír", *extra])


def test_the_palantir_shows_a_whole_region_before_the_move() -> None:
    t = palantir({"Gimli": "Eregion", "Sam": "Eregion", "Frodo": "Rhudaur"}, {"Warg": "Mordor"})
    assert looks(t) == {"Eregion", "Rhudaur"}
    t.pick("Look into Eregion with the Palantír")
    assert t.revealed("Gimli")
    assert t.revealed("Sam")
    assert not t.revealed("Frodo")
    assert used(t, "Palantír")
    assert t.movers() == {"Warg"}
    assert looks(t) == set()


def test_the_palantir_never_looks_into_the_shire() -> None:
    t = palantir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Warg": "Mordor"})
    assert looks(t) == {"Eregion"}


def test_what_the_palantir_showed_is_concealed_at_the_end_of_the_turn() -> None:
    t = palantir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Warg": "Mordor"})
    t.pick("Look into Eregion with the Palantír")
    t.move("Warg", "Gondor")
    assert t.turn == "Fellowship"
    assert not t.revealed("Gimli")


def test_the_palantir_may_be_used_at_the_end_of_the_turn() -> None:
    t = palantir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Warg": "Mordor"})
    t.move("Warg", "Gondor")
    assert t.asked == "Sauron"
    assert "End the turn" in t.offers()
    t.pick("Look into Eregion with the Palantír")
    assert t.suspects("Gimli") == {"Gimli"}
    assert t.turn == "Fellowship"


def test_the_palantir_may_be_kept() -> None:
    t = palantir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Warg": "Mordor"})
    t.move("Warg", "Gondor")
    t.pick("End the turn")
    assert t.turn == "Fellowship"
    assert not used(t, "Palantír")


def test_the_palantir_may_be_used_when_choosing_an_opponent() -> None:
    """And then the opponents it shows may be chosen among."""
    t = palantir(
        {"Gimli": "Eregion", "Sam": "Eregion", "Frodo": "Shire"},
        {"Black Rider": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Black Rider", "Eregion")
    assert "Eregion" in looks(t)
    t.pick("Look into Eregion with the Palantír")
    assert sorted(t.offers()) == ["Gimli in Eregion", "Sam in Eregion"]


def test_the_palantir_may_be_used_when_picking_a_card() -> None:
    t = palantir(
        {"Gimli": "Eregion", "Sam": "Rhudaur", "Frodo": "Shire"},
        {"Black Rider": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Black Rider", "Eregion")
    t.pick("A concealed enemy, at random")
    t.pick("Strength 5")
    assert t.asked == "Sauron"
    assert looks(t) == {"Rhudaur"}
    t.pick("Look into Rhudaur with the Palantír")
    assert t.revealed("Sam")
    t.pick("Strength 1")
    assert t.fallen("Black Rider")


def test_the_palantir_may_be_used_between_the_dark_and_the_move() -> None:
    t = palantir(
        {"Gimli": "Eregion", "Frodo": "Shire"},
        {"Warg": "Mordor", "Orcs": "Mordor"},
        extra=("The Dark of Mordor",),
    )
    t.pick("Use The Dark of Mordor")
    assert looks(t) == {"Eregion"}
    t.pick("Warg to Gondor")
    t.pick("Look into Eregion with the Palantír")
    assert t.movers() == {"Orcs"}


def test_the_palantir_may_be_used_in_a_skipped_turn() -> None:
    t = palantir(
        {"Gimli": "Eregion", "Frodo": "Shire"}, {"Warg": "Rohan"}, extra=("Recall to Mordor",)
    )
    t.pick("Use Recall to Mordor")
    t.pick("Warg in Rohan")
    t.pick("Look into Eregion with the Palantír")
    assert t.suspects("Gimli") == {"Gimli"}
    assert t.turn == "Fellowship"


def test_the_palantir_does_not_work_in_the_fellowships_turn() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        specials=["Palantír"],
        turn="Fellowship",
    )
    assert looks(t) == set()
    t.move("Gimli", "Caradhras")
    t.pick("Strength 5")
    assert t.asked == "Sauron"
    assert looks(t) == set()


def test_the_palantir_is_not_the_move() -> None:
    t = palantir({"Gimli": "Eregion", "Frodo": "Shire"}, {"Warg": "Mordor"})
    t.pick("Look into Eregion with the Palantír")
    assert t.turn == "Sauron"
    assert t.offers() == ["Warg to Dagorlad", "Warg to Gondor"]


# All of them


def test_a_card_left_in_the_box_cannot_be_used() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Rohan"})
    assert not [label for label in t.offers() if "Use" in label or "Palantír" in label]


def test_a_side_never_uses_the_enemys_card() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Aragorn": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Rohan"},
        specials=SPECIAL_NAMES,
        turn="Fellowship",
    )
    assert [o for o in t.offers() if o.startswith("Use")] == [
        "Use Shadowfax",
        "Use Gandalf the White",
        "Use A King Revealed",
    ]


def test_special_cards_are_open_to_both() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Rohan"}, specials=SPECIAL_NAMES)
    for side in ("Fellowship", "Sauron"):
        assert t.view(side).game.rows[SPECIAL] == t.game.rows[SPECIAL]


def test_combat_cards_and_special_cards_are_separate() -> None:
    """Gandalf the White is no card for Magic, and using it discards nothing."""
    t = white()
    t.pick("Use Gandalf the White")
    assert t.discarded("Fellowship") == []
    assert len(t.hand("Fellowship")) == 9
