"""Shuffling by hand, "at any time" (``002: shuffling characters``).

Whoever has brought pieces together may mix them before the enemy decides anything: the last
question of a turn is put to its player wherever there is something to mix.
"""

from collections.abc import Iterable

import pytest

from confrontation_table import RULES, Table
from mathom.games.confrontation.questions import ASK_MIX, ASK_MOVE, SHUFFLE
from mathom.games.confrontation.rows import PLAY, TURN, side_of_seat
from mathom.games.confrontation.rulebook.ask import shuffle_regions
from mathom.kernel.decision import CHANCE
from random_play import walk


def by_hand(
    fellowship: dict[str, str],
    sauron: dict[str, str],
    turn: str = "Sauron",
    specials: Iterable[str] = (),
    revealed: Iterable[str] = (),
) -> Table:
    return Table(
        fellowship=fellowship,
        sauron=sauron,
        turn=turn,
        specials=specials,
        revealed=revealed,
        shuffle="by hand",
    )


def mixes(t: Table) -> list[str]:
    """The regions whose mixing is offered now."""
    start = "Shuffle your pieces in "
    return [label.removeprefix(start) for label in t.offers() if label.startswith(start)]


def at_the_last_question(t: Table, side: str, *regions: str) -> None:
    """The side may mix in these regions, and do nothing else but go on."""
    assert t.asked == side
    assert t.game.decision is not None
    assert t.game.decision.kind == ASK_MIX
    assert t.turn == side
    assert mixes(t) == list(regions)
    assert len(t.offers()) == len(regions) + 1
    assert "002: shuffling characters" in RULES.question(t.game).rule


def mix(t: Table, where: str) -> None:
    t.pick(f"Shuffle your pieces in {where}")


# A plain move


def test_a_mover_mixes_the_region_he_entered_before_the_enemy_acts() -> None:
    t = by_hand(
        {"Gimli": "Cardolan", "Merry": "Eregion", "Frodo": "Shire", "Sam": "Cardolan"},
        {"Warg": "Mordor", "Balrog": "Fangorn"},
        turn="Fellowship",
        revealed=["Gimli"],
    )
    t.move("Gimli", "Eregion")
    at_the_last_question(t, "Fellowship", "Eregion")
    assert t.suspects("Gimli") == {"Gimli"}
    mix(t, "Eregion")
    assert "Gimli" in t.suspects("Merry")
    assert t.suspects("Gimli") == t.suspects("Merry")
    assert (t.asked, t.turn) == ("Sauron", "Sauron")


def test_a_mover_may_leave_them_as_they_lie() -> None:
    t = by_hand(
        {"Gimli": "Cardolan", "Merry": "Eregion", "Frodo": "Shire"},
        {"Warg": "Mordor", "Balrog": "Fangorn"},
        turn="Fellowship",
        revealed=["Gimli"],
    )
    t.move("Gimli", "Eregion")
    t.pick("Leave them as they lie")
    assert (t.asked, t.turn) == ("Sauron", "Sauron")
    assert t.suspects("Gimli") == {"Gimli"}
    # He may still do it later.
    t.move("Warg", "Gondor")
    assert mixes(t) == ["Eregion"]


def test_nobody_is_asked_where_nothing_has_met() -> None:
    t = by_hand(
        {"Gimli": "Shire", "Merry": "Eregion", "Frodo": "Shire"},
        {"Warg": "Mordor", "Balrog": "Fangorn"},
    )
    t.move("Warg", "Gondor")
    assert (t.asked, t.turn) == ("Fellowship", "Fellowship")
    t.move("Merry", "Caradhras")
    assert (t.asked, t.turn) == ("Sauron", "Sauron")


def test_with_pieces_always_mixed_nobody_is_asked() -> None:
    t = Table(
        fellowship={"Gimli": "Cardolan", "Merry": "Eregion", "Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Balrog": "Fangorn"},
        turn="Fellowship",
    )
    t.move("Gimli", "Eregion")
    assert (t.asked, t.turn) == ("Sauron", "Sauron")


def test_several_regions_are_mixed_one_after_the_other() -> None:
    t = by_hand(
        {"Merry": "Eregion", "Gimli": "Shire", "Sam": "Shire", "Frodo": "Cardolan"},
        {"Warg": "Mordor", "Balrog": "Fangorn"},
        turn="Fellowship",
    )
    t.move("Gimli", "Cardolan")
    t.pick("Leave them as they lie")
    t.move("Warg", "Gondor")
    t.move("Sam", "Arthedain")
    at_the_last_question(t, "Fellowship", "Cardolan")
    t.pick("Leave them as they lie")
    t.move("Warg", "Rohan")
    t.move("Sam", "Eregion")
    at_the_last_question(t, "Fellowship", "Cardolan", "Eregion")
    mix(t, "Eregion")
    at_the_last_question(t, "Fellowship", "Cardolan")
    mix(t, "Cardolan")
    assert (t.asked, t.turn) == ("Sauron", "Sauron")


def test_a_piece_revealed_for_good_is_not_mixed() -> None:
    t = by_hand(
        {"Frodo": "Shire"},
        {"Watcher": "Gondor", "variant Orcs": "Mordor", "Gollum": "Mordor"},
        revealed=["Watcher"],
    )
    t.move("variant Orcs", "Gondor")
    assert (t.asked, t.turn) == ("Fellowship", "Fellowship")


# What a battle brings together is concealed first, then mixed


def test_who_retreats_to_a_friend_is_concealed_and_then_mixed() -> None:
    t = by_hand(
        {"Pippin": "Eregion", "Sam": "Enedwaith", "Frodo": "Shire"},
        {"Warg": "Mordor", "Balrog": "Caradhras"},
        turn="Fellowship",
    )
    t.move("Pippin", "Caradhras")
    t.pick("To Enedwaith")
    assert not t.revealed("Pippin")
    at_the_last_question(t, "Fellowship", "Enedwaith")
    mix(t, "Enedwaith")
    assert t.suspects("Sam") == t.suspects("Pippin") >= {"Pippin", "Sam"}
    assert t.turn == "Sauron"


def test_a_defender_who_joined_a_friend_is_mixed_before_anything_else_happens() -> None:
    t = by_hand(
        {"Frodo": "Eregion", "Sam": "Enedwaith", "Gimli": "Shire"},
        {"Warg": "Mordor", "Balrog": "Caradhras"},
    )
    t.move("Balrog", "Eregion")
    t.pick("To Enedwaith")
    assert (t.asked, t.turn) == ("Fellowship", "Fellowship")
    assert mixes(t) == ["Enedwaith"]


def test_who_switched_places_is_mixed_before_anything_else_happens() -> None:
    t = by_hand(
        {"Sméagol": "Eregion", "Elrond": "Rhudaur", "variant Sam": "Rhudaur", "Frodo": "Shire"},
        {"Warg": "Mordor", "Saruman": "Caradhras"},
    )
    t.move("Saruman", "Eregion")
    t.pick("Elrond in Rhudaur")
    t.pick("No cards")
    assert (t.asked, t.turn) == ("Fellowship", "Fellowship")
    assert mixes(t) == ["Rhudaur"]


def test_shelob_is_mixed_in_her_lair() -> None:
    t = by_hand(
        {"Gimli": "Eregion", "Frodo": "Shire"},
        {"Orcs": "Gondor", "Shelob": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Shelob", "Eregion")
    t.cards("1", "6")
    assert t.where("Shelob") == "Gondor"
    at_the_last_question(t, "Sauron", "Gondor")
    mix(t, "Gondor")
    assert "Shelob" in t.suspects("Orcs")


def test_a_helper_shown_beside_a_friend_is_mixed_with_him_again() -> None:
    t = by_hand(
        {"variant Gandalf": "Enedwaith", "Elrond": "Enedwaith", "Gimli": "Eregion"},
        {"Warg": "Mordor", "Balrog": "Caradhras"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    t.pick("Show Gandalf")
    at_the_last_question(t, "Fellowship", "Enedwaith")


# Special cards


def test_after_recall_to_mordor() -> None:
    t = by_hand(
        {"Frodo": "Shire"},
        {"Warg": "Mordor", "Orcs": "Rohan"},
        specials=["Recall to Mordor"],
    )
    t.pick("Use Recall to Mordor")
    at_the_last_question(t, "Sauron", "Mordor")


def test_after_gandalf_the_white() -> None:
    t = by_hand(
        {"Frodo": "Shire", "Sam": "Fangorn"},
        {"Warg": "Mordor"},
        turn="Fellowship",
        specials=["Gandalf the White"],
    )
    t.pick("Use Gandalf the White")
    assert t.suspects("Gandalf") == {"Gandalf"}
    at_the_last_question(t, "Fellowship", "Fangorn")
    mix(t, "Fangorn")
    assert "Gandalf" in t.suspects("Sam")


def test_after_a_king_revealed() -> None:
    t = by_hand(
        {"Aragorn": "Eregion", "Merry": "Eregion", "Frodo": "Shire"},
        {"Warg": "Mordor", "Orcs": "Gondor"},
        turn="Fellowship",
        specials=["A King Revealed"],
    )
    t.pick("Use A King Revealed")
    t.pick("Warg in Mordor")
    at_the_last_question(t, "Fellowship", "Eregion")
    mix(t, "Eregion")
    # The called piece stays apart until it has moved, and then may be mixed.
    assert t.movers() == {"Warg"}
    t.move("Warg", "Gondor")
    at_the_last_question(t, "Sauron", "Gondor")


def test_after_shadowfax() -> None:
    t = by_hand(
        {"Gimli": "Shire", "Merry": "Eregion", "Frodo": "Shire"},
        {"Warg": "Mordor"},
        turn="Fellowship",
        specials=["Shadowfax"],
    )
    t.pick("Use Shadowfax")
    t.pick("Gimli to Arthedain")
    assert not mixes(t)
    t.move("Gimli", "Eregion")
    at_the_last_question(t, "Fellowship", "Eregion")


def test_after_the_dark_of_mordor() -> None:
    t = by_hand(
        {"Frodo": "Shire"},
        {"Warg": "Mordor", "Orcs": "Gondor", "Balrog": "Rohan"},
        specials=["The Dark of Mordor"],
    )
    t.pick("Use The Dark of Mordor")
    t.pick("Warg to Gondor")
    assert not mixes(t)  # a different one must move
    t.move("Balrog", "Caradhras")
    at_the_last_question(t, "Sauron", "Gondor")


def test_who_moved_in_the_dark_may_be_mixed_before_the_others_attack() -> None:
    """Once a different one has moved, nothing singles him out; and the enemy is yet to act."""
    t = by_hand(
        {"Frodo": "Shire", "Gimli": "Eregion"},
        {"Warg": "Mordor", "Orcs": "Gondor", "Balrog": "Caradhras"},
        specials=["The Dark of Mordor"],
    )
    t.pick("Use The Dark of Mordor")
    t.pick("Warg to Gondor")
    t.move("Balrog", "Eregion")
    assert t.asked == "Sauron"
    assert mixes(t) == ["Gondor"]
    assert not t.revealed("Gimli")
    mix(t, "Gondor")
    assert t.revealed("Gimli")


def test_the_palantir_comes_first_and_not_once_the_turn_is_over() -> None:
    t = by_hand(
        {"Frodo": "Shire", "Gimli": "Eregion", "Merry": "Eregion"},
        {"Warg": "Mordor", "Orcs": "Gondor"},
        specials=["Palantír"],
    )
    t.move("Warg", "Gondor")
    assert "Look into Eregion with the Palantír" in t.offers()
    t.pick("End the turn")
    at_the_last_question(t, "Sauron", "Gondor")
    t.pick("Leave them as they lie")
    assert (t.asked, t.turn) == ("Fellowship", "Fellowship")


def test_what_the_palantir_showed_is_mixed_by_its_owner_first_of_all() -> None:
    t = by_hand(
        {"Frodo": "Shire", "Gimli": "Eregion", "Merry": "Eregion"},
        {"Warg": "Mordor", "Orcs": "Mirkwood"},
        specials=["Palantír"],
    )
    t.pick("Look into Eregion")
    t.move("Warg", "Gondor")
    assert (t.asked, t.turn) == ("Fellowship", "Fellowship")
    assert mixes(t) == ["Eregion"]


# Everywhere


@pytest.mark.parametrize("characters", ["classic", "variant", "draft"])
def test_in_whole_games_nobody_acts_before_the_other_could_mix(characters: str) -> None:
    """Whatever a side could mix has been offered to it before the enemy is asked anything; but
    whether the enemy mixes pieces of his own as his turn ends is for him alone to say."""
    wish = {"characters": characters, "specials": [4, 4], "shuffle": "by hand"}
    asked = 0
    for seed in range(8):
        offered: list[set[int]] = [set(), set()]
        for game in walk(RULES, wish, seed):
            decision = game.decision
            if decision is None or decision.who == CHANCE or game.rows[PLAY][TURN] < 0:
                continue
            own = side_of_seat(game, decision.who)
            for side in (0, 1):
                offered[side] &= set(shuffle_regions(game, side))
            offered[own] |= {pick - SHUFFLE for pick in decision.asides or () if pick >= SHUFFLE}
            if decision.kind == ASK_MIX:
                asked += 1
                assert decision.asides
                assert game.rows[PLAY][TURN] == own
            else:
                assert set(shuffle_regions(game, 1 - own)) <= offered[1 - own]
            if decision.kind == ASK_MOVE:
                assert set(shuffle_regions(game, own)) == offered[own]
    assert asked > 40
