"""000: cost - each payment is for one action, and a cost not paid in full buys nothing."""

import pytest

from mathom.games.tcg import kinds
from mathom.games.tcg.words.cards import culture_number
from tcg_table import DISCARD, PLAY, Table

ISENGARD = culture_number("Isengard")
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


def test_tokens_pay_for_what_the_card_does() -> None:
    """000: culture tokens; 000: cost; 000: token."""
    for tokens, arrows in ((1, 0), (2, 2)):
        t = Table(
            ["Hero"],
            ["Uruk of the Hand"],
            "archery",
            support=[[], [WEAPONS]],
            tokens={WEAPONS: (ISENGARD, tokens)},
        )
        if tokens == 1:
            assert not t.offers(WEAPONS)
        else:
            t.until_offered(WEAPONS).pick(WEAPONS)
            assert not t.in_play(WEAPONS)
            for _ in range(arrows):
                t.pick("Hero")
        assert t.wounds("Hero") == arrows


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
    t.until(kinds.ASK_DEFENDER)
    assert t.wounds("Big Orc") == 2
    assert t.burdens() == 0
    assert t.twilight == left
    assert t.zone(card) == (DISCARD + 1 if event else PLAY + 1)
