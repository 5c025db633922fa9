"""000: who goes first?."""

from mathom.games.tcg.questions import ASK_FIRST_PLAYER, ASK_PLACE
from mathom.games.tcg.rows import in_turn_order
from mathom.kernel.decision import CHANCE
from tcg_setups import MORDOR, MORIA
from tcg_table import Looker, begun, bid


def test_under_the_starter_rules_chance_decides_who_goes_first() -> None:
    """000: who goes first?."""
    game = begun(MORIA, MORDOR, starter=True)
    assert game.decision is not None
    assert (game.decision.who, game.decision.kind) == (CHANCE, ASK_FIRST_PLAYER)
    game.answer(1)
    assert in_turn_order(game) == [1, 0]
    assert Looker(game).burdens(0) == 0


def test_otherwise_bids_decide() -> None:
    """000: who goes first?; 000: bid - the highest bidder may go first, or let the other."""
    for place, order in ((0, [1, 0]), (1, [0, 1])):
        game = begun(MORIA, MORDOR)
        bid(game, 1, 2)
        assert game.decision is not None
        assert (game.decision.who, game.decision.kind) == (1, ASK_PLACE)
        game.answer(place)
        assert in_turn_order(game) == order
