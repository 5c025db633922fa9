"""000: starting fellowship."""

import pytest

from mathom.games.tcg.questions import ASK_START
from tcg_setups import MORDOR, MORIA, begun_with
from tcg_table import Looker, begun, bid


def test_one_text_lowers_the_cost_of_the_next_starting_companion() -> None:
    """000: starting fellowship - two and three less one make four."""
    deck = {
        "ring_bearer": "20C2",
        "ring": "20C1",
        "sites": [f"20C{100 + i}" for i in range(9)],
        "cards": {"20C555": 2, "20C556": 2, "20C9": 4},
    }
    game = begun(deck, "plain moria")
    bid(game, 1, 0)
    game.answer(0)
    looker = Looker(game)
    looker.pick("Old King")
    assert looker.offers("Horse-lord")
    looker.pick("Horse-lord")
    assert game.decision is not None
    assert game.decision.who == 1


@pytest.mark.parametrize("first", ["Théoden, Son of Thengel", "Éomer, Third Marshal of Riddermark"])
def test_theoden_goes_before_eomer(first: str) -> None:
    """000: starting fellowship; 004: starting fellowship - two and three less one make four."""
    deck = {
        "ring_bearer": "20C2",
        "ring": "20C1",
        "sites": [f"20C{100 + i}" for i in range(9)],
        "cards": {"4C292": 2, "4R267": 2, "20C9": 4},
    }
    game = begun(deck, "plain moria")
    bid(game, 1, 0)
    game.answer(0)
    looker = Looker(game)
    title, _, _ = first.partition(",")
    looker.pick(title)
    other = "Éomer" if title == "Théoden" else "Théoden"
    assert looker.offers(other) is (title == "Théoden")


def test_the_starting_fellowship_costs_four_at_most_and_is_played_one_by_one() -> None:
    """000: starting fellowship; 000: companion."""
    game = begun(MORIA, MORDOR)
    bid(game, 1, 0)
    game.answer(0)
    looker = Looker(game)
    assert looker.asked == ASK_START
    assert looker.host("The One Ring") == looker.card("Frodo")
    assert looker.offers("Aragorn")
    assert not looker.offers("Elrond")  # an ally
    looker.pick("Legolas")
    assert not looker.offers("Aragorn")
    looker.pick("Guard of the Hall").pick("Guard of the Hall")
    assert looker.twilight == 0  # no tokens are placed for them
    assert game.decision is not None
    assert game.decision.who == 1  # four are spent


def test_what_happens_when_one_is_played_happens_here_too() -> None:
    """000: starting fellowship; 000: when - Pippin takes a burden of the bid off."""
    game = begun_with({"1R307": 2, "20C9": 4})
    bid(game, 2, 0)
    game.answer(0)
    looker = Looker(game)
    assert looker.burdens() == 2
    looker.pick("Pippin")
    while looker.asked != ASK_START:
        looker.skip()
    assert looker.burdens() == 1
    assert looker.twilight == 0
