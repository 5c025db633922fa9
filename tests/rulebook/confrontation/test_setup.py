"""Before the first turn (``002: setup``, ``the draft game``, ``the special cards``)."""

import pytest

from confrontation_table import RULES, Table
from mathom.games.confrontation.board import REGION_NAMES
from mathom.games.confrontation.rows import (
    CHARACTER,
    HELD,
    REGION,
    ROSTER,
    SECRET,
    SPECIAL,
)
from mathom.kernel.decision import BadSetup, IllegalAnswer
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import new
from mathom.table.view import View

FELLOWSHIP = ["Frodo", "Sam", "Pippin", "Merry", "Gandalf", "Aragorn", "Legolas", "Gimli"]
CLASSIC_FELLOWSHIP = {*FELLOWSHIP, "Boromir"}
CLASSIC_SAURON = {
    "Balrog",
    "Shelob",
    "Witch-king",
    "Flying Nazgûl",
    "Black Rider",
    "Saruman",
    "Orcs",
    "Warg",
    "Cave Troll",
}
FRONT_OF_SHIRE = ["Arthedain", "Cardolan", "Rhudaur", "Eregion", "Enedwaith"]
FRONT_OF_MORDOR = ["Gondor", "Dagorlad", "Fangorn", "Mirkwood", "Rohan"]
THE_FIVE = ("Merry", "Pippin", "Gandalf", "Boromir", "Gimli")
SAURONS_FIVE = ("Warg", "Orcs", "Shelob", "Balrog", "Saruman")
SPECIALS = [
    ["Shadowfax", "Gandalf the White", "A King Revealed", "Gwaihir the Windlord"],
    ["Recall to Mordor", "The Dark of Mordor", "Crebain of Dunland", "Palantír"],
]


def set_out() -> Table:
    t = Table.start()
    t.place(*THE_FIVE)
    t.place(*SAURONS_FIVE)
    return t


# Placement


def test_the_fellowship_places_first_then_sauron() -> None:
    t = Table.start()
    assert t.asked == "Fellowship"
    assert set(t.offers()) == CLASSIC_FELLOWSHIP
    t.place(*THE_FIVE)
    assert t.asked == "Sauron"
    assert set(t.offers()) == CLASSIC_SAURON


def test_each_of_the_five_regions_before_the_shire_is_asked_for() -> None:
    t = Table.start()
    asked = []
    for name in THE_FIVE:
        asked.append(t.prompt.removeprefix("Who begins in ").removesuffix("?"))
        t.pick(name)
    assert sorted(asked) == sorted(FRONT_OF_SHIRE)
    assert [t.where(name) for name in THE_FIVE] == asked


def test_each_of_the_five_regions_before_mordor_is_asked_for() -> None:
    t = Table.start()
    t.place(*THE_FIVE)
    asked = []
    for name in SAURONS_FIVE:
        asked.append(t.prompt.removeprefix("Who begins in ").removesuffix("?"))
        t.pick(name)
    assert sorted(asked) == sorted(FRONT_OF_MORDOR)
    assert [t.where(name) for name in SAURONS_FIVE] == asked


def test_whoever_was_placed_is_not_offered_again() -> None:
    t = Table.start()
    t.pick("Merry")
    assert set(t.offers()) == CLASSIC_FELLOWSHIP - {"Merry"}


def test_the_other_four_of_each_side_begin_at_home() -> None:
    t = set_out()
    assert {n for n in CLASSIC_FELLOWSHIP if t.where(n) == "Shire"} == CLASSIC_FELLOWSHIP - {
        *THE_FIVE
    }
    assert {n for n in CLASSIC_SAURON if t.where(n) == "Mordor"} == CLASSIC_SAURON - {*SAURONS_FIVE}


def test_no_mountain_is_occupied_and_everybody_is_concealed() -> None:
    t = set_out()
    mountains = {"High Pass", "Misty Mountains", "Caradhras", "Gap of Rohan"}
    everybody = CLASSIC_FELLOWSHIP | CLASSIC_SAURON
    assert not any(t.where(name) in mountains for name in everybody)
    assert not any(t.revealed(name) for name in everybody)


def test_each_side_begins_with_all_nine_combat_cards() -> None:
    t = set_out()
    strengths = [f"Strength {n}" for n in range(1, 7)]
    texts = ["Magic", "Noble Sacrifice", "Elven Cloak", "Retreat"]
    assert t.hand("Fellowship") == strengths[:5] + texts
    assert t.hand("Sauron") == [*strengths, "Magic", "Eye of Sauron", "Retreat"]


def test_no_special_card_is_in_play_unless_wished_for() -> None:
    assert HELD not in set_out().game.rows[SPECIAL]


def test_saurons_side_never_sees_whom_the_fellowship_placed() -> None:
    t = Table.start()
    t.place(*THE_FIVE)
    seen = t.view("Sauron").game.rows[CHARACTER]
    assert seen[:9] == [HIDDEN] * 9
    assert not [line for line in t.told("Sauron") if "takes the field" in line]
    assert "Merry takes the field." in t.told("Fellowship")


def test_the_fellowship_never_sees_whom_sauron_placed() -> None:
    t = set_out()
    seen = t.view("Fellowship").game.rows[CHARACTER]
    assert seen[9:] == [HIDDEN] * 9
    assert seen[:9] == t.game.rows[CHARACTER][:9]


def test_a_spectator_sees_neither_side() -> None:
    t = set_out()
    assert View(t.game, -2).game.rows[CHARACTER] == [HIDDEN] * 18


def test_who_is_asked_is_seen_but_not_among_what() -> None:
    t = Table.start()
    view = t.view("Sauron")
    assert view.waiting_for == t.seat("Fellowship")
    assert view.decision is None


def test_the_four_at_home_are_mixed_so_that_their_stands_tell_nothing() -> None:
    """Chance orders the four in the Shire after the Fellowship, in Mordor after Sauron."""
    game = new(RULES, {})
    for _ in range(5):
        assert game.decision is not None
        game.answer(game.decision.options[0])
    decision = game.decision
    assert decision is not None
    assert decision.who == -1
    before = game.rows[CHARACTER][:4]
    game.answer(*reversed(decision.options))
    assert game.rows[CHARACTER][:4] == before[::-1]
    assert [REGION_NAMES[r] for r in game.rows[REGION][:4]] == ["the Shire"] * 4


# Which characters


def test_the_variant_game_uses_the_backs_of_all_tiles() -> None:
    t = Table.start(characters="variant")
    assert set(t.offers()) == {
        "Frodo",
        "Sam",
        "Elrond",
        "Aragorn",
        "Gandalf",
        "Treebeard",
        "Faramir",
        "Sméagol",
        "Théoden",
    }
    t.place("Frodo", "Sam", "Elrond", "Aragorn", "Gandalf")
    assert set(t.offers()) == {
        "Uruk-hai",
        "Witch-king",
        "Saruman",
        "Wormtongue",
        "Orcs",
        "Mouth of Sauron",
        "The Watcher",
        "Flying Nazgûl",
        "Gollum",
    }
    assert all(character >= 18 for character in t.game.rows[ROSTER])


def test_the_draft_is_secret_until_both_have_chosen() -> None:
    t = Table.start(characters="draft")
    assert t.asked == "Fellowship"
    t.pick("Sméagol", "Treebeard")
    assert t.asked == "Sauron"
    assert t.view("Sauron").game.rows[SECRET][4] == HIDDEN
    assert t.view("Fellowship").game.rows[SECRET][4] == 0b100000100
    assert t.game.rows[ROSTER] == [-1] * 18
    assert t.told("Sauron") == []


def test_both_drafts_are_shown_before_anybody_is_placed() -> None:
    t = Table.start(characters="draft")
    t.pick("Sméagol", "Treebeard")
    t.pick("Wormtongue")
    for side in ("Fellowship", "Sauron"):
        told = " ".join(t.told(side))
        assert "Sméagol" in told
        assert "Wormtongue" in told
    assert "Sméagol" in t.offers()
    assert "Pippin" not in t.offers()
    assert "Boromir" not in t.offers()
    assert "Merry" in t.offers()
    t.place("Frodo", "Sam", "Sméagol", "Merry", "Treebeard")
    assert "Wormtongue" in t.offers()
    assert "Shelob" not in t.offers()
    assert "Balrog" in t.offers()


@pytest.mark.parametrize("count", [0, 9])
def test_a_draft_may_turn_no_tile_or_all_of_them(count: int) -> None:
    t = Table.start(characters="draft")
    t.game.answer(*range(count))
    t.game.answer(*range(9, 9 + count))
    expected = set(range(18, 27)) if count else set(range(9))
    assert set(t.game.rows[ROSTER][:9]) == expected


PAIRS = [
    ("Frodo", "Frodo"),
    ("Sam", "Sam"),
    ("Gandalf", "Gandalf"),
    ("Aragorn", "Aragorn"),
    ("Pippin", "Sméagol"),
    ("Merry", "Faramir"),
    ("Legolas", "Elrond"),
    ("Gimli", "Théoden"),
    ("Boromir", "Treebeard"),
    ("Witch-king", "Witch-king"),
    ("Flying Nazgûl", "Flying Nazgûl"),
    ("Saruman", "Saruman"),
    ("Orcs", "Orcs"),
    ("Balrog", "Uruk-hai"),
    ("Shelob", "Wormtongue"),
    ("Black Rider", "Mouth of Sauron"),
    ("Warg", "Gollum"),
    ("Cave Troll", "The Watcher"),
]


def test_every_tile_has_its_own_back() -> None:
    t = Table.start(characters="draft")
    offered = set(t.offers())
    t.game.answer()
    offered |= set(t.offers())
    assert offered == {f"{back} (variant) for {front} (classic)" for front, back in PAIRS}


# Special cards


def test_each_side_selects_two_of_its_four() -> None:
    t = Table.start(specials=[2, 2])
    assert t.asked == "Fellowship"
    assert t.offers() == SPECIALS[0]
    t.pick("Shadowfax", "Gwaihir the Windlord")
    assert t.asked == "Sauron"
    assert t.offers() == SPECIALS[1]
    t.pick("Palantír", "Crebain of Dunland")
    assert t.asked == "Fellowship"
    assert [i for i in range(8) if t.game.rows[SPECIAL][i] == HELD] == [0, 3, 6, 7]


def test_the_selection_is_secret_and_then_shown_to_both() -> None:
    t = Table.start(specials=[2, 2])
    t.pick("Shadowfax", "Gwaihir the Windlord")
    assert HIDDEN in t.view("Sauron").game.rows[SECRET]
    assert HIDDEN not in t.view("Fellowship").game.rows[SECRET]
    assert "Shadowfax" not in " ".join(t.told("Sauron"))
    t.pick("Palantír", "Crebain of Dunland")
    for side in ("Fellowship", "Sauron"):
        told = " ".join(t.told(side))
        assert "Shadowfax" in told
        assert "Palantír" in told
        assert HIDDEN not in t.view(side).game.rows[SECRET]


@pytest.mark.parametrize("picks", [(), (0,), (0, 1, 2)])
def test_neither_fewer_nor_more_than_agreed_may_be_selected(picks: tuple[int, ...]) -> None:
    t = Table.start(specials=[2, 2])
    with pytest.raises(IllegalAnswer):
        t.game.answer(*picks)


@pytest.mark.parametrize("fellowship", range(5))
@pytest.mark.parametrize("sauron", range(5))
def test_a_handicap_gives_each_side_its_own_number(fellowship: int, sauron: int) -> None:
    """With none or all four there is nothing to select."""
    t = Table.start(specials=[fellowship, sauron])
    for side, count in enumerate((fellowship, sauron)):
        if 0 < count < 4:
            assert t.asked == ("Fellowship", "Sauron")[side]
            t.pick(*SPECIALS[side][:count])
    assert "Frodo" in t.offers()
    held = [state == HELD for state in t.game.rows[SPECIAL]]
    assert held[:4] == [i < fellowship for i in range(4)]
    assert held[4:] == [i < sauron for i in range(4)]


def test_the_draft_comes_before_the_special_cards_and_those_before_placement() -> None:
    t = Table.start(characters="draft", specials=[2, 2])
    t.pick("Sméagol")
    t.pick("Gollum")
    assert t.offers() == SPECIALS[0]
    t.pick("Shadowfax", "A King Revealed")
    t.pick("Palantír", "Crebain of Dunland")
    assert "Sméagol" in t.offers()


# Bad set-ups


@pytest.mark.parametrize(
    "wish",
    [
        {"characters": "modern"},
        {"characters": 3},
        {"characters": None},
        {"specials": 2},
        {"specials": [2]},
        {"specials": [2, 2, 2]},
        {"specials": [5, 0]},
        {"specials": [0, -1]},
        {"specials": ["2", 2]},
        {"specials": [True, False]},
        {"specials": [1.0, 1]},
        {"match": "yes"},
        {"match": 1},
        {"shuffle": "never"},
        {"shuffle": True},
        {"players": 3},
    ],
)
def test_a_bad_set_up_is_refused_in_one_clear_line(wish: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as refusal:
        new(RULES, wish)
    line = str(refusal.value)
    assert "\n" not in line
    assert next(iter(wish)) in line


def test_an_unknown_setting_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="characters, specials, match, shuffle"):
        RULES.setup({"player": 2})


def test_a_wish_is_made_whole_with_the_classic_game() -> None:
    assert RULES.setup({}) == {
        "characters": "classic",
        "specials": [0, 0],
        "match": False,
        "shuffle": "always",
    }


@pytest.mark.parametrize("wish", [{"characters": ["classic"]}, {"shuffle": ["always"]}])
def test_a_setting_of_the_wrong_kind_is_refused_too(wish: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        new(RULES, wish)
