"""Battle: who meets whom, in which order, and what is left (``002: battle``)."""

import pytest

from confrontation_table import RULES, Table
from mathom.games.confrontation.board import NOWHERE
from mathom.games.confrontation.questions import ASK_MOVE
from mathom.games.confrontation.rows import (
    CARD,
    FACE,
    MUST_MOVE,
    ON_TABLE,
    PLAY,
    REGION,
    REVEALED,
    RING_BEARER,
    SECRET,
    TURNS,
    hand,
    stand_of,
)
from mathom.kernel.dice import Dice
from mathom.kernel.frame import HIDDEN
from mathom.kernel.game import Game, new


def duel(fellowship: str = "Gimli", sauron: str = "Black Rider") -> Table:
    """Gimli (3) attacks the Black Rider (3) in Caradhras, or others do."""
    t = Table(
        fellowship={fellowship: "Eregion", "Frodo": "Shire"},
        sauron={sauron: "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move(fellowship, "Caradhras")
    return t


def crowd() -> Table:
    """Aragorn (4) attacks three enemies in Mordor."""
    t = Table(
        fellowship={"Aragorn": "Gondor", "Frodo": "Shire"},
        sauron={
            "Orcs": "Mordor",
            "Warg": "Mordor",
            "Black Rider": "Mordor",
            "Cave Troll": "Rohan",
        },
        turn="Fellowship",
    )
    t.move("Aragorn", "Mordor")
    return t


# Sequence


def test_a_move_into_an_empty_region_is_no_battle() -> None:
    t = Table(fellowship={"Frodo": "Shire"}, sauron={"Warg": "Rohan"}, turn="Fellowship")
    t.move("Frodo", "Arthedain")
    assert t.turn == "Sauron"
    assert not t.revealed("Frodo")


def test_both_fighters_are_revealed_before_cards_are_picked() -> None:
    t = duel()
    assert t.revealed("Gimli")
    assert t.revealed("Black Rider")
    assert not t.revealed("Frodo")
    assert not t.revealed("Warg")
    assert "Pick a combat card" in t.prompt


def test_cards_are_picked_in_secret() -> None:
    t = duel()
    t.pick("Strength 5")
    assert t.asked == "Sauron"
    assert HIDDEN in t.view("Sauron").game.rows[SECRET]
    assert not [line for line in t.told("Sauron") if "Strength 5" in line]
    t.pick("Strength 1")
    assert "The Fellowship plays Strength 5." in t.told("Sauron")
    assert "Sauron plays Strength 1." in t.told("Fellowship")


def test_any_card_in_hand_may_be_picked() -> None:
    t = duel()
    assert t.offers() == t.hand("Fellowship")
    t.pick("Strength 5")
    assert t.offers() == t.hand("Sauron")


def test_the_fellowships_ability_comes_first() -> None:
    """Gimli defeats attacking Orcs although they would defeat him."""
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Orcs", "Eregion")
    assert t.fallen("Orcs")
    assert t.where("Gimli") == "Eregion"


def test_a_fellowship_retreat_leaves_saurons_ability_unresolved() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Shire"},
        sauron={"Orcs": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Orcs", "Eregion")
    t.pick("To Rhudaur")
    assert t.where("Frodo") == "Rhudaur"
    assert t.where("Orcs") == "Eregion"
    assert len(t.hand("Sauron")) == 9


def test_a_battle_decided_by_abilities_uses_no_cards() -> None:
    t = duel("Boromir", "Balrog")
    assert t.fallen("Boromir", "Balrog")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9
    assert t.turn == "Sauron"


# Strengths


@pytest.mark.parametrize(
    ("fellowship", "sauron", "totals", "fallen"),
    [
        ("5", "1", "Fellowship 8, Sauron 4.", ["Black Rider"]),
        ("1", "5", "Fellowship 4, Sauron 8.", ["Gimli"]),
        ("2", "2", "Fellowship 5, Sauron 5.", ["Gimli", "Black Rider"]),
        ("1", "Eye of Sauron", "Fellowship 4, Sauron 3.", ["Black Rider"]),
        ("Elven Cloak", "Eye of Sauron", "Fellowship 3, Sauron 3.", ["Gimli", "Black Rider"]),
    ],
)
def test_the_lower_total_falls_and_a_tie_fells_both(
    fellowship: str, sauron: str, totals: str, fallen: list[str]
) -> None:
    t = duel()
    t.cards(fellowship, sauron)
    assert totals in t.told("Fellowship")
    assert [name for name in ("Gimli", "Black Rider") if t.fallen(name)] == fallen


def test_the_rulebooks_example_aragorn_beats_shelob_by_eight_to_five() -> None:
    t = Table(
        fellowship={"Aragorn": "Mirkwood", "Frodo": "Shire"},
        sauron={"Shelob": "Fangorn", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Aragorn", "Fangorn")
    t.cards("4", "Eye of Sauron")
    assert "Fellowship 8, Sauron 5." in t.told("Sauron")
    assert t.fallen("Shelob")
    assert t.where("Aragorn") == "Fangorn"
    assert t.discarded("Fellowship") == ["Strength 4"]
    assert t.discarded("Sauron") == ["Eye of Sauron"]


def test_the_winner_stays_in_the_region_whichever_side_attacked() -> None:
    t = duel()
    t.cards("5", "1")
    assert t.where("Gimli") == "Caradhras"
    t = duel()
    t.cards("1", "5")
    assert t.where("Black Rider") == "Caradhras"


# Several defenders


def test_a_concealed_opponent_is_drawn_at_random() -> None:
    t = crowd()
    assert t.asked == "chance"
    assert len(t.offers()) == 3


@pytest.mark.parametrize("drawn", ["Orcs", "Warg", "Black Rider"])
def test_only_the_drawn_opponent_is_revealed(drawn: str) -> None:
    t = crowd()
    t.luck(drawn)
    assert [name for name in ("Orcs", "Warg", "Black Rider") if t.revealed(name)] == [drawn]


def test_battles_go_on_until_one_side_remains() -> None:
    t = crowd()
    t.luck("Warg")
    t.cards("5", "1")
    assert t.asked == "chance"
    t.luck("Orcs")
    t.cards("4", "2")
    t.cards("3", "3")  # one is left: nothing to draw
    assert t.fallen("Warg", "Orcs", "Black Rider")
    assert t.where("Aragorn") == "Mordor"
    assert t.turn == "Sauron"


def test_the_attack_ends_with_the_attacker() -> None:
    t = crowd()
    t.luck("Black Rider")
    t.cards("1", "6")
    assert t.fallen("Aragorn")
    assert t.where("Orcs") == t.where("Warg") == "Mordor"
    assert t.turn == "Sauron"


def test_a_tie_ends_the_attack_and_leaves_the_other_defender() -> None:
    t = Table(
        fellowship={"Gimli": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    t.move("Gimli", "Gondor")
    t.luck("Black Rider")
    t.cards("3", "3")
    assert t.fallen("Gimli", "Black Rider")
    assert t.where("Warg") == "Gondor"
    assert t.turn == "Sauron"


def test_a_revealed_opponent_may_be_chosen() -> None:
    t = Table(
        fellowship={"Gimli": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        revealed=["Warg"],
        turn="Fellowship",
    )
    t.move("Gimli", "Gondor")
    assert t.asked == "Fellowship"
    assert t.offers() == ["Warg in Gondor", "A concealed enemy, at random"]
    t.pick("Warg in Gondor")
    assert not t.revealed("Black Rider")
    t.cards("5", "1")
    assert t.fallen("Warg")
    assert t.revealed("Black Rider")


def test_a_concealed_opponent_may_be_taken_instead_of_a_revealed_one() -> None:
    t = Table(
        fellowship={"Gimli": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        revealed=["Warg"],
        turn="Fellowship",
    )
    t.move("Gimli", "Gondor")
    t.pick("A concealed enemy, at random")
    assert t.revealed("Black Rider")
    t.cards("5", "1")
    assert t.fallen("Black Rider")


def test_with_all_revealed_nothing_is_random() -> None:
    t = Table(
        fellowship={"Gimli": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        revealed=["Warg", "Black Rider"],
        turn="Fellowship",
    )
    t.move("Gimli", "Gondor")
    assert sorted(t.offers()) == ["Black Rider in Gondor", "Warg in Gondor"]


def test_a_survivor_of_an_earlier_battle_may_be_chosen_again() -> None:
    """Frodo steps aside, so Gimli, still concealed, is next."""
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Eregion", "Merry": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Black Rider", "Eregion")
    t.luck("Frodo")
    t.pick("To Rhudaur")
    assert t.revealed("Gimli")
    t.cards("1", "6")
    assert t.fallen("Gimli")
    assert t.where("Frodo") == "Rhudaur"


def test_a_defender_pushed_back_by_a_card_leaves_the_next_to_fight() -> None:
    t = Table(
        fellowship={"Legolas": "Eregion", "Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Black Rider", "Eregion")
    t.luck("Legolas")
    t.cards("Retreat", "6")
    t.pick("To Cardolan")
    assert t.revealed("Gimli")
    t.cards("5", "1")
    assert t.fallen("Black Rider")


def test_an_attacker_that_retreats_ends_the_attack() -> None:
    t = Table(
        fellowship={"Pippin": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    t.move("Pippin", "Gondor")
    t.luck("Black Rider")
    t.pick("To Fangorn")
    assert t.where("Pippin") == "Fangorn"
    assert t.turn == "Sauron"


# Cards after the battle


@pytest.mark.parametrize(
    ("fellowship", "sauron"),
    [
        ("5", "1"),
        ("1", "6"),
        ("2", "2"),
        ("Elven Cloak", "Eye of Sauron"),
        ("Noble Sacrifice", "Eye of Sauron"),
        ("Noble Sacrifice", "3"),
        ("Magic", "Magic"),
        ("Magic", "Retreat"),
    ],
)
def test_both_cards_are_discarded_whatever_they_did(fellowship: str, sauron: str) -> None:
    t = duel()
    t.cards(fellowship, sauron)
    for side, played in (("Fellowship", fellowship), ("Sauron", sauron)):
        assert len(t.hand(side)) == 8
        assert t.discarded(side) == [f"Strength {played}" if played.isdigit() else played]


def test_discards_are_open_and_cannot_be_played() -> None:
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        discards={"Fellowship": ["5", "Magic"], "Sauron": ["6", "Retreat"]},
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")
    assert not {"Strength 5", "Magic"} & set(t.offers())
    t.pick("Strength 1")
    assert not {"Strength 6", "Retreat"} & set(t.offers())
    view = t.view("Sauron").game
    assert view.rows[4] == t.game.rows[4]


def test_all_nine_cards_return_after_the_ninth() -> None:
    others = ["2", "3", "4", "Magic", "Retreat"]
    t = Table(
        fellowship={"Gimli": "Eregion", "Frodo": "Shire"},
        sauron={"Black Rider": "Caradhras", "Warg": "Mordor"},
        discards={
            "Fellowship": [*others, "1", "Noble Sacrifice", "Elven Cloak"],
            "Sauron": [*others, "1", "5", "6"],
        },
        turn="Fellowship",
    )
    t.move("Gimli", "Caradhras")  # the last cards, a 5 and the Eye, are not asked for
    assert t.fallen("Black Rider")
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9
    assert t.discarded("Fellowship") == t.discarded("Sauron") == []


def test_the_cards_return_in_the_middle_of_an_attack() -> None:
    fellowship = ["1", "2", "3", "4", "Magic", "Retreat", "Noble Sacrifice", "Elven Cloak"]
    t = Table(
        fellowship={"Aragorn": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        discards={
            "Fellowship": fellowship,
            "Sauron": ["1", "2", "3", "4", "5", "6", "Magic", "Retreat"],
        },
        turn="Fellowship",
    )
    t.move("Aragorn", "Gondor")
    t.luck("Black Rider")
    assert t.fallen("Black Rider")
    assert len(t.offers()) == 9
    t.cards("5", "1")
    assert t.fallen("Warg")


# Concealment


def test_everybody_is_concealed_at_the_end_of_the_turn() -> None:
    t = duel()
    t.cards("5", "1")
    assert t.turn == "Sauron"
    assert not t.revealed("Gimli")


def test_revealed_survivors_stay_revealed_until_the_turn_ends() -> None:
    t = Table(
        fellowship={"Aragorn": "Rohan", "Frodo": "Shire"},
        sauron={"Black Rider": "Gondor", "Warg": "Gondor", "Cave Troll": "Mordor"},
        turn="Fellowship",
    )
    t.move("Aragorn", "Gondor")
    t.luck("Black Rider")
    t.cards("5", "1")
    assert t.revealed("Aragorn")
    assert t.revealed("Warg")
    t.cards("1", "5")
    assert t.fallen("Aragorn")
    assert not t.revealed("Warg")


def test_a_defeated_character_leaves_the_board_for_good() -> None:
    t = duel()
    t.cards("5", "1")
    assert t.fallen("Black Rider")
    assert "Black Rider" not in t.movers()


def test_a_defeated_character_is_seen_by_both() -> None:
    t = duel()
    t.cards("1", "5")
    assert t.seen("Sauron", "Gimli")
    assert t.seen("Fellowship", "Gimli")


def test_a_defender_shown_in_an_earlier_battle_may_be_chosen_next() -> None:
    """Sam fell in Frodo's place; Frodo is still revealed, Merry is not."""
    t = Table(
        fellowship={"Frodo": "Shire", "Sam": "Shire", "Merry": "Shire", "Gimli": "Rohan"},
        sauron={"Balrog": "Arthedain", "Warg": "Mordor"},
    )
    t.move("Balrog", "Shire")
    t.luck("Frodo")
    t.pick("Sam fights")
    t.cards("1", "6")
    assert t.fallen("Sam")
    assert set(t.offers()) == {"Frodo in the Shire", "A concealed enemy, at random"}


# Whole games


def lawful(game: Game) -> None:
    """What holds whenever a side is asked for its move."""
    rows = game.rows
    for region, room in enumerate([4, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4]):
        here = [stand for stand in range(18) if rows[REGION][stand] == region]
        fellowship = sum(stand < 9 for stand in here)
        assert max(fellowship, len(here) - fellowship) <= room
        assert fellowship in (0, len(here))  # no battle is left unfought
    assert sum(r == 0 for r in rows[REGION][9:]) < 3
    assert len(hand(game, 0)) == len(hand(game, 1)) > 0
    assert ON_TABLE not in rows[CARD]
    bearer = stand_of(game, rows[PLAY][RING_BEARER])
    assert rows[REGION][bearer] != NOWHERE


@pytest.mark.parametrize("characters", ["classic", "variant", "draft"])
@pytest.mark.parametrize("seed", range(8))
def test_in_whole_games_the_table_stays_lawful(seed: int, characters: str) -> None:
    game = new(RULES, {"characters": characters, "specials": [4, 4]})
    dice = Dice(seed)
    shown: list[int] = []
    while game.decision is not None:
        decision = game.decision
        assert decision.options
        if decision.kind == ASK_MOVE:
            lawful(game)
            turns = game.rows[PLAY][TURNS]
            if turns not in shown and game.rows[PLAY][MUST_MOVE] < 0:
                assert not [
                    stand
                    for stand in range(18)
                    if game.rows[FACE][stand] == REVEALED and game.rows[REGION][stand] != NOWHERE
                ]
            shown.append(turns)
        count = decision.most if decision.least else 4
        game.answer(*dice.order(decision.options, count))
