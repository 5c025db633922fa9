"""000: event."""

from mathom.games.tcg.abilities import SHADOW_PHASE
from tcg_table import Table


def test_an_event_changes_the_sites_that_are_in_play() -> None:
    """000: event - Deft in Their Movements: a site laid later has its whole Shadow number."""
    deft = "Deft in Their Movements"
    for others_at, added in ((4, 0), (1, 2)):
        t = Table(
            ["Merry"],
            phase="regroup",
            site=3,
            sites={4: "Field of Battle"},
            others_at=others_at,
            hands=[[deft]],
            moves=1,
        )
        t.pick(deft).until_offered("Move").pick("Move")
        assert t.phase == SHADOW_PHASE
        assert t.twilight == added + 2  # and the two companions


def test_a_snapshot_holds_for_those_in_play() -> None:
    """000: event - Eregion's Trails and a minion that comes later; 000: effect."""
    t = Table(
        ["Aragorn"],
        ["Far Orc", "Small Orc"],
        "maneuver",
        hands=[["Eregion's Trails"]],
    )
    t.pick("Eregion's Trails")
    assert t.strength("Far Orc") == 2
    assert t.strength("Small Orc") == 2  # not roaming


def test_an_event_is_played_only_in_its_phase() -> None:
    """000: event."""
    t = Table(["Gimli"], hands=[["Axe Strike"]])
    assert t.why_not("Axe Strike") == ["000: event"]


def test_an_event_is_not_played_from_the_deck_out_of_its_phase() -> None:
    """000: event; 004: playing a card - The Council of Elrond looks for a tale."""
    council, banner, tale = "The Council of Elrond", "Banner of the White Tree", "Book of Mazarbul"
    t = Table(["Legolas", "Gimli"], hands=[[council]], decks=[[banner, tale]])
    t.pick(council)
    assert t.labels() == ["Nothing", tale]
    t.pick(tale)
    assert t.in_play(tale)
