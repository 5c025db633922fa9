"""003: lore."""

from mathom.games.tcg.effects import facts
from mathom.games.tcg.library import said
from tcg_setups import printed
from tcg_table import Table

TROOP = "Goblin Patrol Troop"


def test_a_card_with_nothing_but_lore_has_no_text() -> None:
    """003: lore - the Troop's box holds a quotation: it can do nothing, and nothing is said."""
    assert said(printed(TROOP)) == []
    t = Table(["Aragorn"], [TROOP], "maneuver", site=4, hands=[["Eregion's Trails"]])
    held = facts(t.game, t.card(TROOP))
    assert (held.text, held.keywords) == ((), 0)
    t.skip()
    assert not t.offers(TROOP)


def test_lore_lends_no_keywords() -> None:
    """003: lore; 003: game text - a Goblin Bowman is an archer by its text, and no more."""
    assert said(printed("Goblin Bowman")) == ["Archer."]
    t = Table(["Aragorn"], ["Goblin Bowman", TROOP], "archery", site=4)
    t.pick("Aragorn")
    assert t.wounds("Aragorn") == 1  # one archer, not two
