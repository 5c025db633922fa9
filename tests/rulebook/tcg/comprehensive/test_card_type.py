"""000: card type."""

from mathom.games.tcg.facts import DEFINED, TYPE_FOLLOWER, TYPE_NAMES
from tcg_setups import printed
from tcg_table import Table


def test_there_are_nine_and_every_card_is_of_one() -> None:
    """000: card type - followers are of the later sets, which `003` names."""
    assert len(TYPE_NAMES[1:TYPE_FOLLOWER]) == 9
    assert {card.type for card in DEFINED} == set(range(1, TYPE_FOLLOWER + 1))
    types = {
        "The One Ring, Isildur's Bane": "The One Ring",
        "Ettenmoors": "site",
        "Aragorn": "companion",
        "Elrond": "ally",
        "Big Orc": "minion",
        "Dwarven Axe": "possession",
        "Narya": "artifact",
        "Elf-song": "event",
        "Pinned Down": "condition",
    }
    assert {title: TYPE_NAMES[printed(title).type] for title in types} == types


def test_a_text_that_names_types_finds_no_others() -> None:
    """000: card type; 000: culture - Stand Against Darkness, among cards of several types."""
    stand, summons = "Stand Against Darkness", "The Dark Lord's Summons"
    t = Table(
        ["Legolas"],
        ["Big Orc", "Goblin of the Deeps"],
        "maneuver",
        hands=[[stand]],
        support=[["Pile of Loot"], ["Pile of Loot", summons, "The Palantír of Orthanc"]],
    )
    t.pick(stand)
    assert sorted(t.labels()) == ["Big Orc", "Pile of Loot", summons]
    t.pick(summons)
    assert not t.in_play(summons)
    assert t.in_play("Big Orc")
