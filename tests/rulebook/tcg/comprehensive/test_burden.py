"""000: burden."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from tcg_table import Table


def test_a_text_adds_a_burden_to_the_ring_bearer() -> None:
    """000: burden - Eregion Hills, on arrival."""
    t = Table(["Aragorn"], burdens=1, site=3, sites={4: "Eregion Hills"}, others_at=4)
    t.pick("Move on")
    assert t.phase == SHADOW_PHASE
    assert t.burdens() == 2
    assert t.burdens(1) == 0  # nobody else's Ring-bearer
    assert t.resistance("Frodo") == 10 - 2


def test_a_burden_is_removed() -> None:
    """000: burden - Elf-song; with none left it may be played all the same and does nothing."""
    t = Table(["Legolas"], burdens=1, hands=[["Elf-song", "Elf-song"]])
    t.pick("Elf-song")
    assert (t.burdens(), t.resistance("Frodo")) == (0, 10)
    t.pick("Elf-song")
    assert (t.burdens(), t.resistance("Frodo")) == (0, 10)


def test_a_burden_that_pays_must_be_there() -> None:
    """000: burden; 000: cost - Anduin Banks removes one for a minion."""
    for burdens in (0, 1):
        t = Table(
            ["Aragorn"],
            ["Big Orc"],
            "skirmish",
            site=4,
            sites={4: "7U341"},
            burdens=burdens,
            assigned={"Big Orc": "Aragorn"},
            hands=[["Hobbit Intuition"]],
        )
        t.skip()
        assert t.offers("Anduin Banks") == (burdens == 1)
