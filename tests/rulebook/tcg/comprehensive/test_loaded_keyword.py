"""000: loaded keyword."""

from mathom.games.tcg import facts
from tcg_table import Table


def test_keywords_with_rules_are_loaded() -> None:
    """000: loaded keyword; 000: unloaded keyword."""
    loaded = facts.KEYWORD_NAMES[: facts.LOADED]
    assert {"ambush", "archer", "fierce", "lurker", "muster", "toil", "unhasty"} <= set(loaded)
    assert facts.keyword("ranger") >= facts.LOADED


def test_a_loaded_keyword_has_rules_of_its_own_even_when_given() -> None:
    """000: loaded keyword - a bow makes its bearer an archer, who then shoots."""
    t = Table(["Defender"], ["Uruk of the Hand"], "archery")
    assert t.wounds("Uruk of the Hand") == 0
    elf = "Elrond's Guest"
    t = Table([elf], ["Uruk of the Hand"], "archery", bearing={"Elven Bow": elf})
    assert t.wounds("Uruk of the Hand") == 1


def test_card_types_and_classes_are_loaded_too() -> None:
    """000: loaded keyword; 000: class - a second hand weapon is refused for its class alone."""
    t = Table(["Gimli"], hands=[["Costly Axe"]], bearing={"Dwarven Axe": "Gimli"})
    assert t.why_not("Costly Axe") == ["000: bearer"]
