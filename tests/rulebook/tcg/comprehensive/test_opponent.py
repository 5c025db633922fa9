"""000: opponent."""

from mathom.cardplay.steps import ASK_PLAYER, ASK_WHETHER
from tcg_table import Table


def test_only_the_opponent_who_was_chosen_may_pay() -> None:
    """000: opponent - Dismay Our Enemies: that opponent, and nobody else."""
    dismay = "Dismay Our Enemies"
    for chosen, other in ((1, 2), (2, 1)):
        t = Table(
            ["Legolas"],
            [["Small Orc", "Big Orc"], ["Prey"]],
            "skirmish",
            players=3,
            twilight=6,
            assigned={"Small Orc": "Legolas"},
            hands=[[dismay], [], []],
        )
        t.until_offered(dismay).pick(dismay)
        assert t.asked == ASK_PLAYER
        t.game.answer(chosen)
        assert (t.asked, t.who) == (ASK_WHETHER, chosen)
        t.pick("No")
        assert t.who != other
        gone = ("Big Orc", "Prey")[chosen - 1]
        if t.offers(gone):
            t.pick(gone)
        assert not t.in_play(gone)
        assert t.twilight == 6
