"""How a game ends, and a match of two (``002: game end``, ``the variant game``)."""

import pytest

from confrontation_table import RULES, Table
from mathom.games.confrontation.board import NOWHERE, SIDE_NAMES
from mathom.games.confrontation.rows import (
    HELD,
    IN_BOX,
    LEG,
    PLAY,
    REGION,
    SCORE,
    SPECIAL,
    SWAPPED,
    WINNER,
    seat_of,
)
from mathom.kernel.dice import Dice
from mathom.kernel.game import new


def points(t: Table) -> list[int]:
    return t.game.rows[PLAY][SCORE : SCORE + 2]


# The Fellowship wins


@pytest.mark.parametrize("origin", ["Dagorlad", "Gondor"])
def test_frodo_wins_by_entering_mordor(origin: str) -> None:
    t = Table(fellowship={"Frodo": origin}, sauron={"Warg": "Rohan"}, turn="Fellowship")
    t.move("Frodo", "Mordor")
    assert t.winner == "Fellowship"
    assert t.game.decision is None
    assert t.game.payoffs() == [1.0, -1.0]


def test_frodo_wins_in_mordor_without_a_battle_whoever_waits_there() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor"},
        sauron=dict.fromkeys(["Warg", "Orcs", "Balrog", "Cave Troll"], "Mordor"),
        turn="Fellowship",
    )
    t.move("Frodo", "Mordor")
    assert t.winner == "Fellowship"
    assert not t.revealed("Warg")
    assert len(t.hand("Sauron")) == 9


def test_anyone_else_in_mordor_fights_and_wins_nothing() -> None:
    t = Table(
        fellowship={"Gimli": "Gondor", "Frodo": "Shire"},
        sauron={"Warg": "Mordor", "Orcs": "Rohan"},
        turn="Fellowship",
    )
    t.move("Gimli", "Mordor")
    t.cards("5", "1")
    assert t.fallen("Warg")
    assert t.winner == ""
    assert t.turn == "Sauron"


def test_variant_frodo_wins_as_ring_bearer() -> None:
    t = Table(
        fellowship={"variant Frodo": "Gondor", "variant Sam": "Shire"},
        sauron={"Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("variant Frodo", "Mordor")
    assert t.winner == "Fellowship"


def test_sam_does_not_win_in_mordor_before_he_bears_the_ring() -> None:
    t = Table(
        fellowship={"variant Sam": "Gondor", "variant Frodo": "Shire"},
        sauron={"Warg": "Rohan"},
        turn="Fellowship",
    )
    t.move("variant Sam", "Mordor")
    assert t.winner == ""


@pytest.mark.parametrize("sam", ["variant Sam", "Sam"])
def test_sam_wins_in_mordor_once_frodo_has_fallen(sam: str) -> None:
    t = Table(
        fellowship={"variant Frodo": "Eregion", sam: "Gondor"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Balrog", "Eregion")
    t.cards("1", "6")
    assert t.fallen("variant Frodo")
    assert t.winner == ""
    assert f"{sam.removeprefix('variant ')} bears the Ring now." in t.told("Sauron")
    t.move(sam, "Mordor")
    assert t.winner == "Fellowship"


def test_the_heir_is_revealed_wherever_he_is() -> None:
    t = Table(
        fellowship={"variant Frodo": "Eregion", "variant Sam": "Gondor", "Elrond": "Gondor"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Balrog", "Eregion")
    t.cards("1", "6")
    assert "Sam is revealed." in t.told("Sauron")


# Sauron wins


def test_sauron_wins_when_frodo_is_defeated() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Gimli": "Rohan"},
        sauron={"Balrog": "Arthedain", "Warg": "Mordor"},
    )
    t.move("Balrog", "Shire")
    t.cards("1", "1")
    assert t.winner == "Sauron"
    assert t.game.decision is None
    assert t.game.payoffs() == [-1.0, 1.0]


def test_frodos_fall_loses_even_when_his_foe_falls_too() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Gimli": "Rohan"},
        sauron={"Black Rider": "Arthedain", "Warg": "Mordor"},
    )
    t.move("Black Rider", "Shire")
    t.cards("3", "1")
    assert t.winner == "Sauron"


def test_sams_fall_before_frodos_leaves_no_heir() -> None:
    t = Table(
        fellowship={"variant Frodo": "Eregion", "Elrond": "Gondor"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
    )
    t.move("Balrog", "Eregion")
    t.cards("1", "6")
    assert t.winner == "Sauron"


def test_the_heirs_fall_loses_the_game() -> None:
    t = Table(
        fellowship={"variant Sam": "Caradhras", "Elrond": "Gondor"},
        sauron={"Balrog": "Rohan", "Warg": "Mordor"},
        ring_bearer="variant Sam",
        turn="Fellowship",
    )
    t.move("variant Sam", "Rohan")
    t.cards("1", "6")
    assert t.winner == "Sauron"


def test_sams_fall_while_frodo_lives_loses_nothing() -> None:
    t = Table(
        fellowship={"variant Sam": "Caradhras", "variant Frodo": "Shire"},
        sauron={"Balrog": "Rohan", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("variant Sam", "Rohan")
    t.cards("1", "6")
    assert t.winner == ""


def test_the_warg_ends_the_game_by_defeating_variant_frodo() -> None:
    t = Table(
        fellowship={"variant Frodo": "Eregion", "variant Sam": "Shire"},
        sauron={"Warg": "Caradhras", "Orcs": "Mordor"},
    )
    t.move("Warg", "Eregion")
    t.cards("1", "6")
    assert t.winner == "Sauron"


def test_sauron_wins_with_three_servants_in_the_shire() -> None:
    t = Table(
        fellowship={"Frodo": "Rohan"},
        sauron={"Warg": "Shire", "Orcs": "Shire", "Balrog": "Cardolan"},
    )
    t.move("Balrog", "Shire")
    assert t.winner == "Sauron"
    assert t.game.decision is None


def test_two_servants_in_the_shire_are_not_enough() -> None:
    t = Table(
        fellowship={"Frodo": "Rohan"},
        sauron={"Warg": "Shire", "Balrog": "Cardolan", "Orcs": "Mordor"},
    )
    t.move("Balrog", "Shire")
    assert t.winner == ""
    assert t.turn == "Fellowship"


def test_the_variant_witch_king_wins_in_the_shire_without_a_battle() -> None:
    t = Table(
        fellowship={"Frodo": "Shire", "Merry": "Shire"},
        sauron={"variant Witch-king": "Arthedain", "Orcs": "Mordor"},
    )
    t.move("variant Witch-king", "Shire")
    assert t.winner == "Sauron"
    assert not t.revealed("Merry")


def test_the_classic_witch_king_fights_in_the_shire() -> None:
    t = Table(
        fellowship={"Merry": "Shire", "Frodo": "Rohan"},
        sauron={"Witch-king": "Arthedain", "Orcs": "Mordor"},
    )
    t.move("Witch-king", "Shire")
    assert t.fallen("Witch-king")
    assert t.winner == ""


def test_the_balrog_ends_the_game_in_the_tunnel() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Shire"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("Frodo", "Fangorn by the Tunnel of Moria")
    t.pick("Reveal the Balrog")
    assert t.winner == "Sauron"


@pytest.mark.parametrize("side", SIDE_NAMES)
def test_who_cannot_move_forward_loses_at_once(side: str) -> None:
    if side == "Fellowship":
        t = Table(fellowship={"Gimli": "Mordor"}, sauron={"Warg": "Rohan"}, turn=side)
    else:
        t = Table(fellowship={"Frodo": "Rohan"}, sauron={"Warg": "Shire"}, turn=side)
    assert t.winner
    assert t.winner != side
    assert "cannot move forward" in RULES.outcome(t.game)


def test_nothing_is_asked_after_the_end() -> None:
    t = Table(fellowship={"Frodo": "Gondor"}, sauron={"Warg": "Rohan"}, turn="Fellowship")
    t.move("Frodo", "Mordor")
    assert t.asked == ""
    assert "Ring-bearer enters Mordor" in RULES.outcome(t.game)


# A match of two


def test_the_winner_scores_a_point_for_each_character_left() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Gimli": "Shire", "Sam": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Mordor"},
        turn="Fellowship",
        match=True,
    )
    t.move("Frodo", "Mordor")
    assert points(t) == [3, 0]


def test_the_sides_are_swapped_for_the_second_game() -> None:
    t = Table(
        fellowship={"Frodo": "Gondor", "Gimli": "Shire"},
        sauron={"Warg": "Rohan", "Orcs": "Mordor"},
        turn="Fellowship",
        match=True,
    )
    t.move("Frodo", "Mordor")
    assert t.seat("Fellowship") == 1
    assert t.seat("Sauron") == 0
    assert t.asked == "Fellowship"
    assert t.prompt.startswith("Who begins in")
    assert len(t.offers()) == 9
    assert len(t.hand("Fellowship")) == len(t.hand("Sauron")) == 9


def test_saurons_points_are_his_servants_on_the_board() -> None:
    t = Table(
        fellowship={"Frodo": "Eregion", "Gimli": "Shire"},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor", "Orcs": "Mordor", "Shelob": "Rohan"},
        turn="Fellowship",
        match=True,
    )
    t.move("Frodo", "Fangorn by the Tunnel of Moria")
    t.pick("Reveal the Balrog")
    assert points(t) == [0, 4]


def second(first: tuple[int, int]) -> Table:
    """Seat 1 plays the Fellowship now and wins with three characters left."""
    t = Table(
        fellowship={"Frodo": "Gondor", "Gimli": "Shire", "Sam": "Shire"},
        sauron={"Warg": "Rohan"},
        turn="Fellowship",
        second_game=first,
    )
    t.move("Frodo", "Mordor")
    return t


@pytest.mark.parametrize(
    ("first", "total", "payoffs", "outcome"),
    [
        ((2, 0), [2, 3], [-1.0, 1.0], "Player 2 wins the match"),
        ((5, 0), [5, 3], [1.0, -1.0], "Player 1 wins the match"),
        ((3, 0), [3, 3], [0.0, 0.0], "drawn"),
        ((0, 4), [0, 7], [-1.0, 1.0], "Player 2 wins the match"),
    ],
)
def test_the_higher_total_of_both_games_wins_the_match(
    first: tuple[int, int], total: list[int], payoffs: list[float], outcome: str
) -> None:
    t = second(first)
    assert t.game.decision is None
    assert points(t) == total
    assert t.game.payoffs() == payoffs
    assert outcome in RULES.outcome(t.game)


def test_a_single_game_is_not_played_twice() -> None:
    t = Table(fellowship={"Frodo": "Gondor"}, sauron={"Warg": "Rohan"}, turn="Fellowship")
    t.move("Frodo", "Mordor")
    assert t.game.decision is None
    assert t.game.rows[PLAY][LEG] == 0


@pytest.mark.parametrize("characters", ["classic", "variant"])
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_match_played_at_random_scores_each_game_once(seed: int, characters: str) -> None:
    game = new(RULES, {"match": True, "characters": characters, "specials": [2, 2]})
    dice = Dice(seed)
    scored = [0, 0]
    legs = 0
    while game.decision is not None:
        before = [game.rows[PLAY][SCORE], game.rows[PLAY][SCORE + 1]]
        swapped = game.rows[PLAY][SWAPPED]
        decision = game.decision
        game.answer(*dice.order(decision.options, decision.most if decision.least else 4))
        after = [game.rows[PLAY][SCORE], game.rows[PLAY][SCORE + 1]]
        if after != before:
            legs += 1
            gains = [b - a for a, b in zip(before, after, strict=True)]
            assert 0 in gains
            assert 1 <= max(gains) <= 9
            scored = [a + b for a, b in zip(scored, gains, strict=True)]
            if game.decision is None:
                winner = game.rows[PLAY][WINNER]
                start = winner * 9
                left = sum(r != NOWHERE for r in game.rows[REGION][start : start + 9])
                assert gains[seat_of(game, winner)] == left
                assert swapped == 1
    assert legs == 2
    assert scored == game.rows[PLAY][SCORE : SCORE + 2]


def test_in_the_second_game_each_seat_keeps_its_own_number_of_special_cards() -> None:
    """A handicap helps a player, whichever side he plays: seat 0 has all four cards."""
    game = new(RULES, {"match": True, "specials": [4, 0]})
    assert game.rows[SPECIAL] == [HELD] * 4 + [IN_BOX] * 4
    dice = Dice(3)
    while game.rows[PLAY][LEG] == 0:
        assert game.decision is not None
        game.answer(*dice.order(game.decision.options, game.decision.most))
    assert game.rows[SPECIAL] == [IN_BOX] * 4 + [HELD] * 4


# Rarer ways


def test_a_third_servant_may_retreat_into_the_shire() -> None:
    """Gollum slips forward out of a battle; Sauron then has three there."""
    t = Table(
        fellowship={"Aragorn": "Cardolan", "Frodo": "Eregion"},
        sauron={"Gollum": "Arthedain", "Orcs": "Shire", "Balrog": "Shire"},
        turn="Fellowship",
    )
    t.move("Aragorn", "Arthedain")
    t.pick("To the Shire")
    assert t.winner == "Sauron"


def test_the_ring_bearer_enters_mordor_by_switching_with_smeagol_too() -> None:
    """A draft: the classic Flying Nazgûl strikes at Sméagol in Mordor, Frodo is next door."""
    t = Table(
        fellowship={"Sméagol": "Mordor", "Frodo": "Gondor"},
        sauron={"Flying Nazgûl": "Rohan", "Orcs": "Rohan"},
    )
    t.move("Flying Nazgûl", "Mordor")
    t.pick("Frodo in Gondor")
    assert t.winner == "Fellowship"


@pytest.mark.parametrize("sam", ["Gondor", "defeated"])
def test_variant_frodo_lost_in_the_tunnel_passes_the_ring_if_he_can(sam: str) -> None:
    friends = {"variant Sam": sam} if sam != "defeated" else {}
    t = Table(
        fellowship={"variant Frodo": "Eregion", "Elrond": "Shire", **friends},
        sauron={"Balrog": "Caradhras", "Warg": "Mordor"},
        turn="Fellowship",
    )
    t.move("variant Frodo", "Fangorn by the Tunnel of Moria")
    t.pick("Reveal the Balrog")
    assert t.winner == ("Sauron" if sam == "defeated" else "")
    if sam != "defeated":
        assert "Sam bears the Ring now." in t.told("Sauron")


def test_variant_frodos_sacrifice_passes_the_ring() -> None:
    t = Table(
        fellowship={"variant Frodo": "Eregion", "variant Sam": "Shire"},
        sauron={"Balrog": "Caradhras", "Orcs": "Mordor"},
        turn="Fellowship",
    )
    t.move("variant Frodo", "Caradhras")
    t.cards("Noble Sacrifice", "6")
    assert t.fallen("variant Frodo", "Balrog")
    assert t.winner == ""


def test_shelob_who_defeats_variant_frodo_still_goes_home() -> None:
    t = Table(
        fellowship={"variant Frodo": "Eregion", "variant Sam": "Shire"},
        sauron={"Shelob": "Caradhras", "Orcs": "Mordor"},
    )
    t.move("Shelob", "Eregion")
    t.cards("1", "6")
    assert t.where("Shelob") == "Gondor"
    assert t.winner == ""
