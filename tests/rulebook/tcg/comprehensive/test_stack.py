"""000: stack."""

from mathom.games.tcg.rows import PRINTED, ZONE
from mathom.table.view import View
from tcg_table import DISCARD, STACKED, Table, number


def test_a_stacked_orc_is_not_in_play_and_may_be_played_later() -> None:
    """000: stack; 000: response."""
    goblin = "Goblin Bow"
    t = Table(
        ["Weakling"],
        [goblin],
        "skirmish",
        assigned={goblin: "Weakling"},
        support=[[], ["Goblin Swarms"]],
    )
    t.pick("Goblin Swarms")
    assert t.zone(goblin) == STACKED
    assert not t.active(goblin)
    again = Table(
        [], [], "shadow", site=4, twilight=3, support=[[], ["Goblin Swarms"]],
        stacked={goblin: "Goblin Swarms"},
    )  # fmt: skip
    again.pick("Goblin Swarms")
    assert again.in_play(goblin)
    assert again.twilight == 0


def test_stacked_cards_go_with_what_they_are_stacked_on() -> None:
    """000: stack; 000: leaving play."""
    from mathom.games.tcg.changes import discard

    t = Table(support=[[], ["Goblin Swarms"]], stacked={"Goblin Bow": "Goblin Swarms"})
    discard(t.game, t.card("Goblin Swarms"))
    t.game.decision = None
    t.game.run()
    assert t.zone("Goblin Bow") == DISCARD + 1


def test_stacked_cards_do_not_count_for_uniqueness() -> None:
    """000: stack; 000: unique - one under the Shards of Narsil, one in play; and all see it."""
    shards = "The Shards of Narsil"
    t = Table(support=[[shards]], stacked={"Aragorn": shards}, hands=[["Aragorn"]])
    stacked = t.card("Aragorn", 1)
    assert t.game.rows[ZONE][stacked] == STACKED
    assert View(t.game, 1).game.rows[PRINTED][stacked] == number("Aragorn")
    t.pick("Aragorn")
    assert t.active("Aragorn")


def test_stacking_is_not_playing() -> None:
    """000: stack - nothing is paid and nothing answers: the Shards take a card from hand."""
    shards = "The Shards of Narsil"
    t = Table(support=[[shards]], hands=[["Aragorn"]])
    t.pick(shards).pick("Aragorn")
    assert t.zone("Aragorn") == STACKED
    assert t.twilight == 0
