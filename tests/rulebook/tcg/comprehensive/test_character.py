"""000: character."""

from tcg_setups import printed


def test_characters_are_companions_allies_and_minions() -> None:
    """000: character."""
    assert printed("Aragorn").is_character()
    assert printed("Elrond").is_character()
    assert printed("Big Orc").is_character()
    assert not printed("Store of Food").is_character()
