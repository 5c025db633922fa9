"""000: setting up the game."""

from mathom.games.tcg import kinds
from mathom.games.tcg.rows import FREE, HAND, STATE
from mathom.kernel.decision import CHANCE
from tcg_setups import MORDOR, MORIA, roll
from tcg_table import begun, bid


def test_on_the_later_path_the_first_player_chooses_any_site() -> None:
    """000: site; 000: format."""
    game = begun(f"{MORIA} of the road", f"{MORDOR} of the road")
    bid(game, 0, 1)
    game.answer(0)
    assert game.decision is not None
    assert game.decision.kind == kinds.ASK_SITE
    assert len(game.decision.options) == 9


def test_each_player_draws_eight_cards() -> None:
    """000: draw deck."""
    game = begun(MORIA, MORDOR)
    bid(game, 1, 0)
    while game.decision is not None and game.decision.kind != kinds.ASK_FELLOWSHIP:
        if game.decision.who == CHANCE:
            roll(game)
        else:
            game.answer(game.decision.options[0])
    assert len(game.rows[HAND]) == len(game.rows[HAND + 1]) == 8
    assert game.rows[STATE][FREE] == 0
