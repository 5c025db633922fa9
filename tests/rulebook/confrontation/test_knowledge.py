"""Who knows what: concealment and shuffling (``002: conceal characters``, ``shuffling``)."""

import pytest

from confrontation_table import RULES, Table
from mathom.games.confrontation.events import E_SHUFFLED
from mathom.games.confrontation.rows import CHARACTER, FACE, MAYBE, REGION
from mathom.kernel.decision import CHANCE
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game, new
from mathom.table.view import View


def look(t: Table, where: str) -> None:
    t.pick(f"Look into {where} with the Palantír")


def both_shown(shuffle: str = "always") -> Table:
    """Gimli and Merry are seen in Eregion; then Sauron moves and they are hidden again."""
    t = Table(
        fellowship={"Gimli": "Eregion", "Merry": "Eregion", "Sam": "Shire", "Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Balrog": "Fangorn"},
        specials=["Palantír"],
        shuffle=shuffle,
    )
    look(t, "Eregion")
    t.move("Warg", "Gondor")
    return t


# Concealed and revealed


def test_a_concealed_piece_is_seen_by_its_owner_alone() -> None:
    t = Table(fellowship={"Frodo": "Shire", "Sam": "Shire"}, sauron={"Warg": "Mordor"})
    assert t.seen("Fellowship", "Frodo")
    assert not t.seen("Sauron", "Frodo")
    assert t.seen("Sauron", "Warg")
    assert not t.seen("Fellowship", "Warg")


def test_where_pieces_stand_is_open() -> None:
    t = Table(fellowship={"Frodo": "Shire", "Sam": "Shire"}, sauron={"Warg": "Mordor"})
    for side in ("Fellowship", "Sauron"):
        assert t.view(side).game.rows[REGION] == t.game.rows[REGION]
        assert t.view(side).game.rows[FACE] == t.game.rows[FACE]


def test_both_sides_see_both_fighters_during_a_battle() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    assert t.seen("Sauron", "Gimli")
    assert t.seen("Fellowship", "Black Rider")
    assert not t.seen("Sauron", "Frodo")


def test_a_survivor_is_concealed_but_not_forgotten() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Sam": "Shire", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    assert t.suspects("Gimli") == {"Gimli", "Sam", "Frodo"}
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    assert not t.seen("Sauron", "Gimli")
    assert t.suspects("Gimli") == {"Gimli"}
    assert t.suspects("Sam") == t.suspects("Frodo") == {"Sam", "Frodo"}


def test_a_defeated_piece_is_open_and_ruled_out_elsewhere() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Sam": "Shire", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    assert t.seen("Fellowship", "Black Rider")
    assert t.suspects("Warg") == {"Warg", "Orcs"}


def test_the_last_piece_is_known_by_elimination() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    assert t.suspects("Frodo") == {"Frodo"}
    assert t.suspects("Warg") == {"Warg"}


# Shuffling


def test_pieces_that_were_seen_together_are_mixed_up_again() -> None:
    t = both_shown()
    assert t.suspects("Gimli") == t.suspects("Merry") == {"Gimli", "Merry"}
    assert t.suspects("Sam") == t.suspects("Frodo") == {"Sam", "Frodo"}


def test_a_seen_piece_is_mixed_with_an_unseen_one() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Merry": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Black Rider", "Eregion")
    t.luck("Gimli")
    t.cards("5", "1")
    assert t.suspects("Gimli") == t.suspects("Merry") == {"Gimli", "Merry", "Frodo"}
    assert t.suspects("Frodo") == {"Merry", "Frodo"}


def test_a_piece_that_leaves_takes_the_doubt_along() -> None:
    t = both_shown()
    t.move("Merry", "Misty Mountains")
    assert t.suspects("Merry") == t.suspects("Gimli") == {"Gimli", "Merry"}


def test_one_of_a_mixed_pair_revealed_gives_away_the_other() -> None:
    t = both_shown()
    t.move("Merry", "Misty Mountains")
    t.move("Balrog", "Misty Mountains")
    t.cards("1", "6")
    assert t.fallen("Merry")
    assert t.suspects("Gimli") == {"Gimli"}


def test_pieces_in_different_regions_are_never_mixed() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Merry": "Rhudaur", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Black Rider", "Eregion")
    t.cards("5", "1")
    assert t.suspects("Gimli") == {"Gimli"}
    assert t.suspects("Merry") == {"Merry", "Frodo"}


def test_a_known_piece_joining_another_is_mixed_with_it() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Merry": "Fangorn", "Sam": "Shire", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    assert t.suspects("Gimli") == {"Gimli"}
    t.move("Warg", "Dagorlad")
    t.move("Gimli", "Fangorn")
    assert t.suspects("Gimli") == t.suspects("Merry") == {"Gimli", "Merry", "Sam", "Frodo"}


def to_the_shuffle(reverse: bool) -> tuple[Table, list[int]]:
    """Sauron's pieces meet in Gondor; chance orders them one way or the other."""
    t = Table(
        fellowship={"Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Orcs": "Gondor", "Balrog": "Rohan"},
    )
    gondor = [t.stand("Orcs"), t.stand("Warg")]
    t.game.answer(t.stand("Warg") * 32 + 14)
    decision = t.game.decision
    assert decision is not None
    assert decision.who == CHANCE
    assert sorted(decision.options) == sorted(gondor)
    t.game.answer(*sorted(decision.options, reverse=reverse))
    return t, sorted(gondor)


def test_chance_decides_how_the_pieces_lie() -> None:
    same, stands = to_the_shuffle(reverse=False)
    other, _ = to_the_shuffle(reverse=True)
    kept = [same.game.rows[CHARACTER][stand] for stand in stands]
    assert [other.game.rows[CHARACTER][stand] for stand in stands] == kept[::-1]


def test_the_enemy_never_sees_the_order() -> None:
    same, _ = to_the_shuffle(reverse=False)
    other, _ = to_the_shuffle(reverse=True)
    assert same.view("Fellowship").as_json() == other.view("Fellowship").as_json()
    assert View(same.game, -2).as_json() == View(other.game, -2).as_json()
    assert same.view("Sauron").as_json() != other.view("Sauron").as_json()
    assert same.told("Fellowship") == other.told("Fellowship")
    for t in (same, other):
        events = t.game.events or []
        shuffles = [seen for seen in events if (seen[0] or (0,))[0] == E_SHUFFLED]
        assert len(shuffles) == 1
        fellowship, sauron, spectator = shuffles[0]
        assert fellowship is not None
        assert sauron is not None
        assert spectator is not None
        assert fellowship[3] == spectator[3] == HIDDEN
        assert sauron[3] != HIDDEN


# By hand


def test_by_hand_nothing_is_mixed_unless_the_player_does_it() -> None:
    t = both_shown("by hand")
    assert t.suspects("Gimli") == {"Gimli"}
    assert t.suspects("Merry") == {"Merry"}
    assert "Shuffle your pieces in Eregion" in t.offers()


def test_by_hand_a_player_mixes_before_he_answers() -> None:
    t = both_shown("by hand")
    t.pick("Shuffle your pieces in Eregion")
    assert t.suspects("Gimli") == t.suspects("Merry") == {"Gimli", "Merry"}
    assert t.asked == "Fellowship"
    assert "Gimli to Caradhras" in t.offers()
    assert "The Fellowship shuffles its pieces in Eregion." in t.told("Sauron")


def test_by_hand_a_revealed_piece_cannot_be_mixed() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Merry": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        shuffle="by hand",
    )
    t.move("Black Rider", "Eregion")
    t.luck("Gimli")
    assert t.asked == "Fellowship"
    assert "Shuffle your pieces in Eregion" not in t.offers()


def test_by_hand_each_side_is_offered_its_own_regions_only() -> None:
    t = Table(
        fellowship={"Gimli": "Shire", "Frodo": "Arthedain", "Sam": "Rohan"},
        sauron={"Warg": "Mordor", "Orcs": "Gondor"},
        shuffle="by hand",
    )
    t.move("Warg", "Gondor")
    t.pick("Leave them as they lie")
    assert not [label for label in t.offers() if label.startswith("Shuffle")]
    t.move("Gimli", "Arthedain")
    t.pick("Leave them as they lie")
    shuffles = [label for label in t.offers() if label.startswith("Shuffle")]
    assert shuffles == ["Shuffle your pieces in Gondor"]


def test_by_hand_a_lone_piece_has_nothing_to_mix_with() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
        shuffle="by hand",
    )
    t.move("Gimli", "Caradhras")
    t.cards("5", "1")
    t.move("Warg", "Gondor")
    assert not [label for label in t.offers() if label.startswith("Shuffle")]


# What follows from the rules


def test_a_piece_in_mordor_is_known_not_to_bear_the_ring() -> None:
    t = Table(
        fellowship={"Gimli": "Gondor", "Frodo": "Shire", "Sam": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Rohan"},
        turn="Fellowship",
    )
    t.move("Gimli", "Mordor")
    assert t.suspects("Gimli") == {"Gimli", "Sam"}


def test_once_sam_bears_the_ring_it_is_he_who_cannot_be_in_mordor() -> None:
    t = Table(
        fellowship={"Elrond": "Gondor", "variant Sam": "Shire", "Théoden": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Rohan"},
        ring_bearer="variant Sam",
        turn="Fellowship",
    )
    t.move("Elrond", "Mordor")
    assert t.suspects("Elrond") == {"Elrond", "Théoden"}


@pytest.mark.parametrize(("king", "known"), [("variant Witch-king", True), ("Witch-king", False)])
def test_a_servant_in_the_shire_is_known_not_to_be_the_variant_witch_king(
    king: str, known: bool
) -> None:
    t = Table(
        fellowship={"Frodo": "Eregion"},
        sauron={"Orcs": "Cardolan", king: "Mordor", "Warg": "Mordor"},
    )
    t.move("Orcs", "Shire")
    assert ("Witch-king" not in t.suspects("Orcs")) == known


# Questions that must not tell


def same_view(first: Table, second: Table, viewer: str) -> bool:
    return first.view(viewer).as_json() == second.view(viewer).as_json()


def test_a_question_at_the_tunnel_does_not_tell_whether_the_balrog_is_there() -> None:
    tables = []
    for balrog, warg in (("Caradhras", "Mordor"), ("Mordor", "Caradhras")):
        sauron = {"Balrog": balrog, "Warg": warg}
        ordered = dict(sorted(sauron.items(), key=lambda item: item[1]))
        t = Table(
            fellowship={"Gimli": "Eregion", "Frodo": "Shire"}, sauron=ordered, turn="Fellowship"
        )
        t.move("Gimli", "Fangorn by the Tunnel of Moria")
        tables.append(t)
    assert all(t.asked == "Sauron" for t in tables)
    assert same_view(tables[0], tables[1], "Fellowship")
    assert [len(t.offers()) for t in tables] == [2, 1]


def test_a_question_about_sam_does_not_tell_whether_he_is_there() -> None:
    tables = []
    for friend, other in (("Sam", "Merry"), ("Merry", "Sam")):
        t = Table(
            fellowship={"Frodo": "Eregion", friend: "Eregion", other: "Shire"},
            sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        )
        t.move("Black Rider", "Eregion")
        t.luck("Frodo")
        tables.append(t)
    assert all(t.asked == "Fellowship" for t in tables)
    assert same_view(tables[0], tables[1], "Sauron")
    assert [len(t.offers()) for t in tables] == [2, 1]


def test_a_question_about_frodo_does_not_tell_whether_he_is_there() -> None:
    tables = []
    for friend, other in (("Frodo", "Merry"), ("Merry", "Frodo")):
        t = Table(
            fellowship={"Sam": "Eregion", friend: "Eregion", other: "Shire"},
            sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        )
        t.move("Black Rider", "Eregion")
        t.luck("Sam")
        tables.append(t)
    assert same_view(tables[0], tables[1], "Sauron")
    assert [len(t.offers()) for t in tables] == [2, 1]


def test_a_question_about_gandalf_does_not_tell_whether_he_is_near() -> None:
    tables = []
    for friend, other in (("variant Gandalf", "Elrond"), ("Elrond", "variant Gandalf")):
        t = Table(
            fellowship={"Théoden": "Eregion", friend: "Cardolan", other: "Shire"},
            sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
        )
        t.move("Balrog", "Eregion")
        t.cards("1", "1")
        tables.append(t)
    assert all(t.asked == "Fellowship" for t in tables)
    assert same_view(tables[0], tables[1], "Sauron")
    assert [len(t.offers()) for t in tables] == [2, 1]


def test_a_picked_card_does_not_show_in_the_enemys_view() -> None:
    tables = []
    for pick in ("Strength 5", "Noble Sacrifice"):
        t = Table(
            fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
            sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
            turn="Fellowship",
        )
        t.move("Gimli", "Caradhras")
        t.pick(pick)
        tables.append(t)
    assert same_view(tables[0], tables[1], "Sauron")
    assert not same_view(tables[0], tables[1], "Fellowship")


# Whole games


def believes(game: Game, viewer: int) -> None:
    """The truth is among what the masks allow, and a drawn guess fits them too."""
    for stand in range(18):
        tile = game.rows[CHARACTER][stand] % 9
        assert game.rows[MAYBE][stand] >> tile & 1
    guess = View(game, viewer).resample(Dice(7))
    for stand in range(18):
        drawn = guess.rows[CHARACTER][stand]
        assert game.rows[MAYBE][stand] >> drawn % 9 & 1
        if not RULES.hides(game, CHARACTER, stand, viewer):
            assert drawn == game.rows[CHARACTER][stand]
    assert sorted(guess.rows[CHARACTER]) == sorted(game.rows[CHARACTER])


@pytest.mark.parametrize("shuffle", ["always", "by hand"])
@pytest.mark.parametrize("characters", ["classic", "variant"])
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_what_is_known_is_true(seed: int, characters: str, shuffle: str) -> None:
    game = new(RULES, {"characters": characters, "specials": [4, 4], "shuffle": shuffle})
    dice = Dice(seed)
    while game.decision is not None:
        decision = game.decision
        if -1 not in game.rows[CHARACTER]:
            believes(game, viewer=seed % 2)
        if decision.asides and dice.below(3) == 0:
            game.answer(decision.asides[dice.below(len(decision.asides))])
        else:
            game.answer(*dice.order(decision.options, decision.most))


def test_in_the_second_game_of_a_match_each_seat_sees_its_new_side() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Mordor"}, second_game=(1, 0))
    assert View(t.game, 1).game.rows[CHARACTER][t.stand("Frodo")] != HIDDEN
    assert View(t.game, 0).game.rows[CHARACTER][t.stand("Frodo")] == HIDDEN
    assert View(t.game, 0).game.rows[CHARACTER][t.stand("Warg")] != HIDDEN
    assert View(t.game, 1).game.rows[CHARACTER][t.stand("Warg")] == HIDDEN


@pytest.mark.parametrize("shuffle", ["always", "by hand"])
@pytest.mark.parametrize("characters", ["classic", "variant", "draft"])
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_what_is_hidden_never_shows(
    seed: int, characters: str, shuffle: str
) -> None:
    """A guess that fits all a viewer knows looks to that viewer just like the real game."""
    game = new(RULES, {"characters": characters, "specials": [4, 4], "shuffle": shuffle})
    dice = Dice(seed)
    while game.decision is not None:
        decision = game.decision
        for viewer in (0, 1, -2):
            view = View(game, viewer)
            guess = view.resample(Dice(dice.below(1000)))
            assert View(guess, viewer).as_json() == view.as_json()
        if decision.asides and dice.below(3) == 0:
            game.answer(decision.asides[dice.below(len(decision.asides))])
        else:
            count = decision.most if decision.least else 4
            game.answer(*dice.order(decision.options, count))
