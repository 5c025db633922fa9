"""000: token."""

from mathom.games.tcg.changes import discard
from mathom.games.tcg.facts import CULTURE_NAMES
from mathom.games.tcg.rows import tokens_on
from tcg_table import Table

DWARVEN = CULTURE_NAMES.index("Dwarven")


def test_tokens_go_when_the_card_leaves_play() -> None:
    """000: leaving play."""
    t = Table(support=[["Store of Food"]], tokens={"Store of Food": (DWARVEN, 2)})
    food = t.card("Store of Food")
    discard(t.game, food)
    t.game.decision = None
    t.game.run()
    assert tokens_on(t.game, food, DWARVEN) == 0
