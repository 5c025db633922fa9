"""003: void."""

from mathom.games.tcg.abilities import SKIRMISH
from tcg_table import DISCARD, VOID, Table


def test_an_event_is_in_the_void_until_its_effects_are_done() -> None:
    t = Table(
        ["Gimli", "Guard of the Hall"],
        ["Big Orc"],
        "skirmish",
        assigned={"Big Orc": "Gimli"},
        hands=[["Axe Strike"] * 2],
    )
    assert t.phase == SKIRMISH
    t.pick("Axe Strike")
    assert t.zone("Axe Strike") == VOID  # while the Dwarf is chosen
    t.pick("Gimli")
    assert t.zone("Axe Strike") == DISCARD
    assert t.strength("Gimli") == 8


def test_a_card_being_played_is_not_counted_for_initiative() -> None:
    """000: initiative; 003: playing a card."""
    from mathom.games.tcg.initiative import has_initiative

    hand = ["Axe Strike", "Gimli", "Boromir", "Legolas"]
    t = Table(hands=[hand])
    assert has_initiative(t.game, 0)
    assert not has_initiative(t.game, 1)
    assert not has_initiative(t.game, 0, t.card("Axe Strike"))
    few = Table(hands=[hand[:3]])
    assert not has_initiative(few.game, 0)
    assert has_initiative(few.game, 1)
