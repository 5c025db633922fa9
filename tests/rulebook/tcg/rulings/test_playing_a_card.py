"""003: playing a card."""

from mathom.games.tcg.initiative import free_has_initiative
from mathom.games.tcg.questions import ASK_RESPONSE
from tcg_table import Table


def test_a_card_whose_costs_cannot_be_paid_is_not_played() -> None:
    """003: playing a card. The card itself is no card in hand: one other is too few for two."""
    t = Table(["Gandalf"], hands=[["Final Account", "Bundle"]], discards=[["Boromir"]])
    assert not t.offers("Final Account")
    t = Table(
        ["Gandalf"],
        hands=[["Final Account", "Bundle", "Small Orc"]],
        discards=[["Boromir"]],
        wounds={"Gandalf": 3},
    )
    assert not t.offers("Final Account")


def test_the_card_being_played_does_not_count_for_initiative() -> None:
    """003: playing a card; 003: void."""
    t = Table(["Gandalf"], hands=[["Final Account", "Bundle", "Small Orc", "Boromir"]])
    assert free_has_initiative(t.game)
    t.pick("Final Account")
    assert not free_has_initiative(t.game)


def test_a_card_enters_play_when_it_is_paid_for() -> None:
    """003: playing a card; 003: void. Its own "when you play" comes after that."""
    t = Table(minions=["Small Orc"], phase="shadow", site=4, twilight=9, hands=[[], ["1U178"]])
    t.pick("Goblin Runner")
    assert t.asked == ASK_RESPONSE
    assert t.in_play("Goblin Runner")
    assert t.twilight == 8
    t.pick("Goblin Runner")
    assert t.twilight == 10
