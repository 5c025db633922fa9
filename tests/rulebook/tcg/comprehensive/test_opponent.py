"""000: opponent."""

from mathom.cardplay.questions import ASK_PLAYER, ASK_WHETHER
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


def test_a_shadow_players_only_opponent_is_the_free_peoples_player() -> None:
    """000: opponent - Cruel Caradhras asks for an opponent, and there is nobody to choose."""
    cruel = "Cruel Caradhras"
    t = Table(
        ["Legolas"],
        [["Uruk of the Hand"], ["Uruk of the Hand"]],
        "maneuver",
        players=3,
        twilight=2,
        hands=[[], [cruel], []],
    )
    t.until_offered(cruel).pick(cruel)
    t.pick("Uruk of the Hand (2)")  # another's minion may exert for it
    assert t.who == 0  # who now exerts the Ring-bearer or adds a burden
    assert t.labels() == ["Exert the Ring-bearer", "Add a burden"]
    t.pick("Add a burden")
    assert t.burdens() == 1
