"""Movement: one character forward each turn, or the game is lost (``002: movement``)."""

import pytest

from confrontation_table import Table
from mathom.kernel.decision import IllegalAnswer


def test_sauron_takes_the_first_turn() -> None:
    t = Table.start()
    t.place("Frodo", "Sam", "Pippin", "Merry", "Gandalf")
    t.place("Balrog", "Shelob", "Witch-king", "Flying Nazgûl", "Black Rider")
    assert t.turn == "Sauron"
    assert t.asked == "Sauron"


def test_turns_alternate() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Mordor"})
    turns = []
    for name, where in [("Warg", "Gondor"), ("Frodo", "Cardolan"), ("Warg", "Rohan")]:
        turns.append(t.turn)
        t.move(name, where)
    assert turns == ["Sauron", "Fellowship", "Sauron"]
    assert t.turn == "Fellowship"


def test_one_character_moves_a_turn() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Mordor", "Orcs": "Mordor"})
    t.move("Warg", "Gondor")
    assert t.asked == "Fellowship"
    assert t.where("Orcs") == "Mordor"


def test_a_turn_cannot_be_passed() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Mordor"})
    assert t.offers() == ["Warg to Dagorlad", "Warg to Gondor"]
    with pytest.raises(IllegalAnswer):
        t.game.answer()


@pytest.mark.parametrize("where", ["Arthedain", "Cardolan", "Rhudaur", "Enedwaith", "Fangorn"])
def test_a_plain_character_goes_neither_back_nor_sideways_nor_far(where: str) -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        turn="Fellowship",
    )
    with pytest.raises(IllegalAnswer):
        t.move("Gimli", where)
    assert t.where("Gimli") == "Eregion"


def test_nobody_moves_sideways_in_the_mountains() -> None:
    """Not even those whose ability is to attack sideways."""
    t = Table(
        fellowship={"Aragorn": "Caradhras", "Frodo": "Shire"},
        sauron={"Warg": "Misty Mountains", "Orcs": "Gap of Rohan"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"Fangorn", "Rohan"}
    t = Table(
        fellowship={"Merry": "Misty Mountains", "Frodo": "Shire"},
        sauron={"Witch-king": "Caradhras", "Orcs": "Mordor"},
    )
    assert t.reach("Witch-king") == {"Eregion", "Enedwaith"}


@pytest.mark.parametrize(("origin", "where"), [("Mirkwood", "Fangorn"), ("Fangorn", "Rohan")])
def test_the_river_carries_the_fellowship_south_as_its_move(origin: str, where: str) -> None:
    t = Table(
        fellowship={"Gimli": origin, "Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", where)
    assert t.where("Gimli") == where
    assert t.turn == "Sauron"


@pytest.mark.parametrize(
    ("origin", "where"), [("Rohan", "Fangorn"), ("Fangorn", "Mirkwood"), ("Mirkwood", "Rohan")]
)
def test_the_river_does_not_flow_north_nor_two_regions_far(origin: str, where: str) -> None:
    t = Table(
        fellowship={"Gimli": origin, "Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        turn="Fellowship",
    )
    assert where not in t.reach("Gimli")


def test_a_river_move_alone_saves_the_fellowship_from_losing() -> None:
    """Dagorlad and Gondor are full: only the arrow is left, and it counts as forward."""
    t = Table(
        fellowship={
            "Gimli": "Fangorn",
            "Sam": "Dagorlad",
            "Pippin": "Dagorlad",
            "Merry": "Gondor",
            "Legolas": "Gondor",
            "Gandalf": "Mordor",
            "Aragorn": "Mordor",
            "Boromir": "Mordor",
            "Frodo": "Mordor",
        },
        sauron={"Warg": "Shire"},
        turn="Fellowship",
    )
    assert t.offers() == ["Gimli to Rohan"]


def test_an_attack_up_the_river_needs_an_ability() -> None:
    t = Table(
        fellowship={"Aragorn": "Rohan", "Gimli": "Rohan", "Frodo": "Shire"},
        sauron={"Warg": "Fangorn", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"Gondor", "Fangorn"}
    assert t.reach("Gimli") == {"Gondor"}


@pytest.mark.parametrize(("warg", "balrog"), [("Caradhras", "Mordor"), ("Mordor", "Caradhras")])
def test_the_tunnel_may_be_used_whoever_is_in_caradhras(warg: str, balrog: str) -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Warg": warg, "Balrog": balrog},
        turn="Fellowship",
    )
    t.move("Gimli", "Fangorn by the Tunnel of Moria")
    t.pick("Let them pass")
    assert t.where("Gimli") == "Fangorn"
    assert t.turn == "Sauron"


def test_nobody_waits_at_an_empty_tunnel() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Balrog": "Misty Mountains", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Fangorn by the Tunnel of Moria")
    assert t.where("Gimli") == "Fangorn"
    assert t.turn == "Sauron"


def test_the_tunnel_leads_into_battle_when_fangorn_is_held() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Warg": "Fangorn", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Fangorn by the Tunnel of Moria")
    t.cards("2", "1")
    assert t.fallen("Warg")
    assert t.where("Gimli") == "Fangorn"


def test_the_tunnel_is_shut_when_fangorn_is_full() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Sam": "Fangorn", "Merry": "Fangorn", "Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        turn="Fellowship",
    )
    assert t.reach("Gimli") == {"Misty Mountains", "Caradhras"}


def test_nobody_goes_back_through_the_tunnel() -> None:
    """Aragorn may attack backward, but Fangorn and Eregion are adjacent by the arrow only."""
    t = Table(
        fellowship={"Aragorn": "Fangorn", "Frodo": "Shire"},
        sauron={"Warg": "Eregion", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"Dagorlad", "Gondor", "Rohan"}


def test_sauron_uses_neither_river_nor_tunnel() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Fangorn", "Orcs": "Mirkwood", "Cave Troll": "Rohan"},
    )
    assert t.reach("Warg") == {"Misty Mountains", "Caradhras"}
    assert t.reach("Orcs") == {"High Pass", "Misty Mountains"}
    assert t.reach("Cave Troll") == {"Caradhras", "Gap of Rohan"}


def test_a_full_region_cannot_be_entered() -> None:
    t = Table(
        fellowship={"Gimli": "Enedwaith", "Sam": "Caradhras", "Frodo": "Shire"},
        sauron={"Warg": "Mordor"},
        turn="Fellowship",
    )
    assert t.reach("Gimli") == {"Gap of Rohan"}


def test_a_region_can_be_entered_again_once_somebody_left() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Caradhras", "Cave Troll": "Gap of Rohan"},
    )
    assert t.reach("Warg") == set()
    t.move("Orcs", "Eregion")
    t.move("Frodo", "Cardolan")
    assert t.reach("Warg") == {"Caradhras"}


def test_the_fellowship_may_enter_mordor_without_the_ring() -> None:
    t = Table(
        fellowship={"Gimli": "Gondor", "Frodo": "Shire"},
        sauron={"Warg": "Rohan"},
        turn="Fellowship",
    )
    t.move("Gimli", "Mordor")
    assert t.winner == ""
    t.move("Warg", "Caradhras")
    assert t.reach("Gimli") == set()


# Unable to move forward (guide case 17)


def test_the_fellowship_loses_when_nobody_can_go_forward() -> None:
    t = Table(
        fellowship={"Gimli": "Mordor", "Sam": "Mordor"},
        sauron={"Warg": "Rohan"},
    )
    t.move("Warg", "Caradhras")
    assert t.winner == "Sauron"


def test_sauron_loses_when_nobody_can_go_forward() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan"},
        sauron={"Warg": "Shire", "Orcs": "Shire"},
        turn="Fellowship",
    )
    t.move("Frodo", "Eregion")
    assert t.winner == "Fellowship"


def test_a_side_with_all_its_pieces_gone_loses_on_its_turn() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Warg": "Caradhras"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    assert t.winner == "Fellowship"


def test_full_regions_ahead_lose_the_game_too() -> None:
    t = Table(
        fellowship={
            **dict.fromkeys(["Sam", "Pippin", "Merry", "Gandalf"], "Mordor"),
            **dict.fromkeys(["Legolas", "Gimli"], "Gondor"),
        },
        sauron={"Warg": "Rohan"},
    )
    t.move("Warg", "Caradhras")
    assert t.winner == "Sauron"


def test_a_revealed_watcher_is_no_help() -> None:
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"The Watcher": "Caradhras"},
        revealed=["The Watcher"],
        turn="Fellowship",
    )
    t.move("Frodo", "Arthedain")
    assert t.winner == "Fellowship"


@pytest.mark.parametrize("where", ["Gondor", "Dagorlad"])
def test_an_attack_backward_is_no_way_out_when_nothing_goes_forward(where: str) -> None:
    """Guide case 17: only Aragorn could move, and not forward."""
    t = Table(
        fellowship={"Aragorn": "Mordor", "Gimli": "Mordor"},
        sauron={"Warg": where, "Orcs": "Rohan"},
    )
    t.move("Orcs", "Caradhras")
    assert t.winner == "Sauron"


def test_an_attack_backward_is_allowed_while_a_forward_move_exists() -> None:
    t = Table(
        fellowship={"Aragorn": "Mordor", "Frodo": "Shire"},
        sauron={"Warg": "Gondor", "Orcs": "Rohan"},
        turn="Fellowship",
    )
    assert t.reach("Aragorn") == {"Gondor"}
    assert t.reach("Frodo") == {"Arthedain", "Cardolan"}


def test_a_card_that_replaces_the_turn_saves_sauron() -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan"},
        sauron={"Warg": "Shire", "Orcs": "Shire"},
        specials=["Recall to Mordor"],
    )
    assert t.offers() == ["Use Recall to Mordor"]
    t.pick("Use Recall to Mordor")
    t.pick("Warg")
    assert t.where("Warg") == "Mordor"
    assert t.turn == "Fellowship"


def test_a_card_that_replaces_the_turn_saves_the_fellowship() -> None:
    """Gandalf is defeated here, as nobody named him."""
    t = Table(
        fellowship={"Gimli": "Mordor"},
        sauron={"Warg": "Shire", "Orcs": "Mirkwood"},
        specials=["Gandalf the White"],
        turn="Fellowship",
    )
    assert t.offers() == ["Use Gandalf the White"]
    t.pick("Use Gandalf the White")
    assert t.where("Gandalf") == "Fangorn"
    assert t.turn == "Sauron"


@pytest.mark.parametrize("special", ["The Dark of Mordor", "Palantír"])
def test_a_card_that_does_not_replace_the_turn_saves_nobody(special: str) -> None:
    t = Table(
        fellowship={"Frodo": "Cardolan"},
        sauron={"Warg": "Shire", "Orcs": "Shire"},
        specials=[special],
    )
    assert t.winner == "Fellowship"


def test_a_card_whose_condition_fails_saves_nobody() -> None:
    """Recall to Mordor is barred while the Fellowship stands in Mordor."""
    t = Table(
        fellowship={"Frodo": "Cardolan", "Gimli": "Mordor"},
        sauron={"Warg": "Shire", "Orcs": "Shire"},
        specials=["Recall to Mordor"],
    )
    assert t.winner == "Fellowship"
