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


def test_each_kind_of_token_is_counted_apart() -> None:
    """000: token - burdens, threats, twilight, wounds and those of a culture."""
    t = Table(
        ["Gimli", "Aragorn"],
        burdens=1,
        threats=2,
        twilight=3,
        wounds={"Gimli": 1},
        support=[["Store of Food"]],
        tokens={"Store of Food": (DWARVEN, 4)},
        hands=[["Elf-song"]],
    )
    assert (t.burdens(), t.threats(), t.twilight) == (1, 2, 3)
    assert (t.wounds("Gimli"), t.tokens("Store of Food")) == (1, 4)
    assert t.resistance("Frodo") == 9  # a burden's work
    assert t.vitality("Gimli") == 2  # a wound's
