"""000: loops."""

import pytest

from mathom.games.tcg.abilities import REGROUP, SHADOW_PHASE
from tcg_table import PLAY, Table

SLINKER = "Sméagol, Slinker"
SAM = "Sam, Faithful Companion"


def test_a_loop_of_ones_own_goes_on_as_long_as_one_likes() -> None:
    """000: loops."""
    boromir = "Boromir, Defender of Minas Tirith"
    t = Table([boromir], wounds={boromir: 2})
    for _ in range(5):
        assert t.offers("Boromir")
        t.pick("Boromir")
    assert t.twilight == 10


def test_two_players_may_go_on_against_each_other() -> None:
    """000: loops - Slinker adds a burden, the river's text removes it: as long as both like."""
    t = Table(
        [SLINKER],
        ["Big Orc"],
        "skirmish",
        site=4,
        sites={4: "7U341"},
        assigned={"Big Orc": SLINKER},
    )
    for turn in range(3):
        t.pick("Sméagol")
        assert t.strength(SLINKER) == 3 + 2 * (turn + 1)
        t.pick("Anduin Banks")
        assert t.strength("Big Orc") == 12 + 2 * (turn + 1)
    assert t.burdens() == 0
    t.until_phase(REGROUP)
    assert t.wounds(SLINKER) == 0  # he cannot take wounds


def test_a_player_repeats_an_action_as_often_as_he_chooses() -> None:
    """000: loops; 000: draw deck - Sam looks for the pony again and again, and needs no find."""
    t = Table([SAM], decks=[["Gimli", "Bill the Pony", "Legolas"]])
    t.pick("Sam")
    assert t.labels() == ["Nothing", "Bill the Pony"]
    t.skip()  # he need not play what he finds
    assert not t.in_play("Bill the Pony")
    assert not t.knows(0, "Bill the Pony")  # the deck is shuffled again
    t.pick("Sam").pick("Bill the Pony")
    t.pick("Sam")  # of the two who may bear it
    assert t.zone("Bill the Pony") == PLAY
    for _ in range(20):
        t.pick("Sam").pick("Nothing")
    t.until_phase(SHADOW_PHASE)  # and stops when he likes
    assert t.site() == 2


@pytest.mark.parametrize("rounds", [0, 1, 4])
@pytest.mark.parametrize("last", ["Free Peoples", "Shadow"])
def test_a_loop_of_two_ends_after_any_round_with_either_as_the_last(rounds: int, last: str) -> None:
    """000: loops - what naming numbers would come to: Slinker at the river's banks."""
    t = Table(
        [SLINKER],
        ["Big Orc"],
        "skirmish",
        site=4,
        sites={4: "7U341"},
        assigned={"Big Orc": SLINKER},
        hands=[["Hobbit Intuition"]],
    )
    for _ in range(rounds):
        t.pick("Sméagol").pick("Anduin Banks")
    if last == "Free Peoples":
        t.pick("Sméagol")
    elif not rounds:
        t.skip()
    more = 2 * (last == "Free Peoples")
    assert t.strength(SLINKER) == 3 + 2 * rounds + more
    assert t.strength("Big Orc") == 12 + 2 * rounds
    assert t.burdens() == more // 2
    if last == "Free Peoples":
        assert t.offers("Anduin Banks")  # the other could go on
    t.skip()
    assert not t.offers("Anduin Banks")
