"""000: discard pile."""

from mathom.games.tcg.rows import PRINTED
from mathom.table.view import View
from tcg_table import DISCARD, PLAY, Table, number

HOST = "Host of Thousands"
GOBLIN = "Goblin of the Deeps"


def test_it_lies_open() -> None:
    """000: discard pile; 000: discard to heal - what is discarded is seen by everybody."""
    t = Table(["Aragorn"], players=3, hands=[["Aragorn"]], wounds={"Aragorn": 1})
    t.pick("Discard Aragorn to heal")
    (discarded,) = t.game.rows[DISCARD]
    assert t.game.rows[PRINTED][discarded] == number("Aragorn")
    for seat in range(3):
        assert View(t.game, seat).game.rows[PRINTED][discarded] == number("Aragorn")


def test_a_card_played_from_it_is_paid_for() -> None:
    """000: discard pile; 000: roaming - a Moria Orc, two for itself and two before site 4."""
    for site, cost in ((3, 4), (4, 2)):
        t = Table(
            [],
            ["Big Orc"],
            "shadow",
            site=site,
            twilight=5,
            hands=[[], [HOST]],
            discards=[[], [GOBLIN]],
        )
        t.pick(HOST)
        assert t.zone(GOBLIN) == PLAY + 1
        assert t.twilight == 5 - cost


def test_without_the_twilight_it_is_not_played() -> None:
    """000: discard pile; 000: effect - what is to be played must be there, and be paid for."""
    for twilight, discarded in ((1, [GOBLIN]), (5, ["Big Orc"])):
        t = Table(
            [],
            ["Big Orc"],
            "shadow",
            site=4,
            twilight=twilight,
            hands=[[], [HOST, "Small Orc"]],
            discards=[[], discarded],
        )
        assert not t.offers(HOST)


def test_one_takes_from_ones_own_only() -> None:
    """000: discard pile."""
    t = Table(
        [],
        [["Big Orc"], []],
        "shadow",
        players=3,
        site=4,
        twilight=5,
        hands=[[], [HOST, "Small Orc"], []],
        discards=[[GOBLIN], [], [GOBLIN]],
    )
    while t.who != 1:
        t.skip()
    assert not t.offers(HOST)
