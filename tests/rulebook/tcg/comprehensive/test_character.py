"""000: character."""

from tcg_setups import printed
from tcg_table import Table


def test_characters_are_companions_allies_and_minions() -> None:
    """000: character."""
    assert printed("Aragorn").is_character()
    assert printed("Elrond").is_character()
    assert printed("Big Orc").is_character()
    assert not printed("Store of Food").is_character()


def test_a_text_for_characters_is_for_all_three_kinds() -> None:
    """000: character - Foes of Mordor: an ally of Gondor exerts as well as a companion."""
    t = Table(
        ["Aragorn"],
        ["Big Orc"],
        "maneuver",
        support=[["Foes of Mordor", "Man of the Tower"]],
    )
    t.pick("Foes of Mordor")
    assert t.labels() == ["Aragorn", "Man of the Tower"]
    t.pick("Man of the Tower")
    assert (t.wounds("Man of the Tower"), t.wounds("Big Orc")) == (1, 1)
