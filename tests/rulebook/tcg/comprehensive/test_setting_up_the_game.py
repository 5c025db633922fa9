"""000: setting up the game."""

from mathom.games.tcg.questions import ASK_BID, ASK_FELLOWSHIP, ASK_PLACE, ASK_SITE, ASK_START
from mathom.games.tcg.rows import FREE_PLAYER, HAND, PATH, STATE
from mathom.kernel.decision import CHANCE
from tcg_setups import MORDOR, MORIA, roll
from tcg_table import begun, bid


def test_on_the_later_path_the_first_player_chooses_any_site() -> None:
    """000: site; 000: format."""
    game = begun(f"{MORIA} of the road", f"{MORDOR} of the road")
    bid(game, 0, 1)
    game.answer(0)
    assert game.decision is not None
    assert game.decision.kind == ASK_SITE
    assert len(game.decision.options) == 9


def test_each_player_draws_eight_cards() -> None:
    """000: draw deck."""
    game = begun(MORIA, MORDOR)
    bid(game, 1, 0)
    while game.decision is not None and game.decision.kind != ASK_FELLOWSHIP:
        if game.decision.who == CHANCE:
            roll(game)
        else:
            game.answer(game.decision.options[0])
    assert len(game.rows[HAND]) == len(game.rows[HAND + 1]) == 8
    assert game.rows[STATE][FREE_PLAYER] == 0


def test_everything_is_done_in_its_order() -> None:
    """000: setting up the game - bids, places, site 1, starting fellowships in turn, hands."""
    game = begun(MORIA, MORDOR)
    asked = []
    while game.decision is not None and game.decision.kind != ASK_FELLOWSHIP:
        decision = game.decision
        if decision.who != CHANCE:
            asked.append((decision.kind, decision.who))
        # Player 1 bids nothing and player 2 as much as is offered first but one.
        bids = decision.kind == ASK_BID and decision.who == 1
        game.answer(*decision.options[bids : bids + max(1, decision.least)])
    order = [kind for kind, _ in asked]
    assert order[:3] == [ASK_BID, ASK_BID, ASK_PLACE]
    starts = [who for kind, who in asked if kind == ASK_START]
    assert set(order[3:]) == {ASK_START}
    assert starts[0] == game.rows[STATE][FREE_PLAYER]
    assert starts == sorted(starts, reverse=starts[0] == 1)
    assert len(game.rows[PATH]) == 1
