"""000: cost."""

import pytest

from mathom.games.tcg.questions import ASK_DEFENDER, ASK_RESPONSE, ASK_SHADOW
from tcg_table import DISCARD, PLAY, Table

WEAPONS = "Weapons of Isengard"
GRISHNAKH = "Grishnákh, Orc Captain"


def test_one_payment_is_for_one_action() -> None:
    """000: cost; 000: culture tokens - one archer played, one token on one of two conditions."""
    t = Table(
        [],
        [],
        "shadow",
        site=5,
        twilight=9,
        hands=[[], ["Uruk Archer", "Goblin Bow"]],
        support=[[], [WEAPONS, WEAPONS]],
    )
    assert t.offers(WEAPONS)
    t.pick(WEAPONS).pick("Uruk Archer")
    assert t.in_play("Uruk Archer")
    assert sorted(t.tokens(WEAPONS, nth) for nth in (0, 1)) == [0, 1]
    assert not t.offers(WEAPONS)  # the goblin is of another culture


def exhausting(hand: list[str]) -> Table:
    t = Table(
        ["Merry"],
        [GRISHNAKH, "Orc of the Tower"],
        "shadow",
        site=6,
        hands=[hand],
        decks=[[], ["Goblin Bow"] * 3],
    )
    return t.pick("Grishnákh")


def test_a_cost_that_an_answer_stops_buys_nothing() -> None:
    """000: cost - Grishnákh exerts once, is wounded by Unheeded, and cannot exert again."""
    t = exhausting(["Unheeded"])
    t.until_offered("Unheeded").pick("Unheeded")
    t.until_offered("Done")
    assert t.wounds("Merry") + t.wounds("Frodo") == 1
    assert t.wounds(GRISHNAKH) == 2
    assert t.hand(1) == 0


def test_without_the_answer_it_is_paid() -> None:
    """000: cost; 000: effect - unless the Free Peoples player prevents it."""
    t = exhausting([])
    t.pick("No")
    assert t.wounds(GRISHNAKH) == 2
    assert t.hand(1) == 3
    t = exhausting([])
    t.pick("Yes")
    assert t.burdens() == 2
    assert t.hand(1) == 0


@pytest.mark.parametrize(("card", "left"), [("Dear Counsel", 3), ("Dear Habit", 1)])
def test_what_is_still_paid_when_a_cost_is_spoilt(card: str, left: int) -> None:
    """000: cost; 003: playing a card - for a text as much as can be, for a card no further."""
    event = card == "Dear Counsel"
    t = Table(
        ["Merry, Friend to Sam"],
        ["Big Orc"],
        "maneuver",
        twilight=3,
        support=[[], [] if event else [card]],
        hands=[["Unheeded"], [card] if event else []],
    )
    t.until_offered(card).pick(card)
    t.until_offered("Unheeded").pick("Unheeded")
    t.until(ASK_DEFENDER)
    assert t.wounds("Big Orc") == 2
    assert t.burdens() == 0
    assert t.twilight == left
    assert t.zone(card) == (DISCARD + 1 if event else PLAY + 1)


def test_a_cost_that_cannot_be_finished_has_no_effect() -> None:
    """000: cost - after one exertion a wound makes the second impossible."""
    t = Table(
        ["Merry, From O'er the Brandywine"],
        ["Tireless Captain"],
        "shadow",
        support=[["Heedful Hobbit"]],
    )
    before = t.hand(1)
    t.pick("Tireless Captain")
    assert (t.asked, t.who) == (ASK_RESPONSE, 0)
    t.pick("Heedful Hobbit")
    t.until(ASK_SHADOW)
    assert t.wounds("Tireless Captain") == 2
    assert t.hand(1) == before  # no cards are drawn


def test_the_same_cost_unhindered() -> None:
    """000: cost."""
    t = Table([], ["Tireless Captain"], "shadow")
    t.pick("Tireless Captain")
    assert t.wounds("Tireless Captain") == 2
    assert t.hand(1) == 3


def test_grishnakh_is_wounded_while_he_exerts_and_draws_nothing() -> None:
    """000: cost - Unheeded, after the first of two exertions."""
    grishnakh = "Grishnákh, Orc Captain"
    for unheeded in (True, False):
        t = Table(
            ["Merry, Friend to Sam"],
            [grishnakh, "Orc of the Tower"],
            "shadow",
            site=6,
            hands=[["Unheeded" if unheeded else "Gimli"], []],
        )
        t.pick("Grishnákh")
        if unheeded:
            t.until_offered("Unheeded").pick("Unheeded")
            t.until(ASK_SHADOW)
            assert t.hand(1) == 0
        else:
            t.until(ASK_SHADOW)
            assert t.hand(1) == 3
        assert t.wounds(grishnakh) == 2
