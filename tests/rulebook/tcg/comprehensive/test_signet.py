"""000: signet."""

from mathom.games.tcg import facts
from tcg_setups import printed
from tcg_table import Table

GANDALF = "Gandalf, Plain Wanderer"


def test_signets() -> None:
    """000: signet."""
    assert facts.SIGNET_NAMES[printed("Merry, Friend to Sam").signet] == "Frodo"


def test_only_those_of_a_signet_are_counted() -> None:
    """000: signet."""
    for others, strength in (
        (["Aragorn, King in Exile"], 7),
        (["Aragorn, Ranger of the North"], 8),
        (["Aragorn, Ranger of the North", "Boromir, Lord of Gondor"], 8),
    ):
        t = Table(
            [GANDALF, "Legolas, Plain Archer", *others],
            ["Great Troll"],
            "skirmish",
            assigned={"Great Troll": "Legolas, Plain Archer"},
            support=[["Trust Me as You Once Did"]],
        )
        t.pick("Trust Me as You Once Did").pick("Gandalf")
        assert t.strength(GANDALF) == strength


def test_a_companion_of_the_signet_is_played_more_cheaply() -> None:
    """000: signet; 000: effect - what is to be played must be there."""
    grey = "Gandalf, The Grey Wizard"
    t = Table([grey], hands=[["Aragorn, Ranger of the North", "Legolas, Plain Archer"]])
    t.pick("Gandalf").pick("Aragorn")
    assert t.in_play("Aragorn, Ranger of the North")
    assert t.twilight == 2
    t = Table([grey], hands=[["Aragorn, King in Exile"]])
    assert not t.offers("Gandalf")
    assert t.why_not(grey) == ["000: effect"]
