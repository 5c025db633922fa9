"""000: bid."""

from mathom.games.tcg.questions import ASK_PLACE
from mathom.games.tcg.rows import BIDS, in_turn_order
from mathom.kernel.decision import CHANCE
from tcg_setups import MORDOR, MORIA, roll
from tcg_table import Looker, begun, bid


def test_the_highest_bidder_chooses_any_place_and_bears_the_burdens() -> None:
    """000: bid; 000: who goes first?; 000: burden."""
    game = begun(MORIA, MORDOR)
    bid(game, 1, 3)
    assert game.decision is not None
    assert (game.decision.who, game.decision.kind) == (1, ASK_PLACE)
    game.answer(1)  # the second player chooses to go second
    assert in_turn_order(game) == [0, 1]
    game.answer(999999)
    assert Looker(game).burdens(0) == 1
    game.answer(999999)
    roll(game)
    assert Looker(game).burdens(1) == 3


def test_four_bidders_choose_as_in_the_rulebook() -> None:
    """000: bid - Tom 3, Chuck 4, Tim 3, Mike 1; Chuck first, Tom wins the tie, Tim goes fourth."""
    game = begun(MORIA, MORDOR, MORIA, MORDOR)
    bid(game, 3, 4, 3, 1)
    assert game.decision is not None
    assert game.decision.who == 1
    game.answer(0)
    assert game.decision.who == CHANCE
    assert game.decision.options == [0, 2]
    game.answer(0)
    assert (game.decision.who, game.decision.options) == (0, [1, 2, 3])
    game.answer(1)
    assert (game.decision.who, game.decision.options) == (2, [2, 3])
    game.answer(3)
    assert in_turn_order(game) == [1, 0, 3, 2]


def test_bids_are_secret_until_all_are_made() -> None:
    """000: bid."""
    from mathom.table.view import View

    game = begun(MORIA, MORDOR)
    game.answer(4)
    assert View(game, 1).game.rows[BIDS][0] < 0
    assert View(game, 0).game.rows[BIDS][0] == 4
    game.answer(2)
    assert View(game, 1).game.rows[BIDS][0] == 4


def test_a_bid_as_high_as_the_resistance_corrupts_at_once() -> None:
    """000: bid; 000: corrupted."""
    game = begun(MORIA, MORDOR)
    bid(game, 10, 0)
    game.answer(0)
    assert game.decision is None
    assert game.payoffs() == [-1.0, 1.0]
