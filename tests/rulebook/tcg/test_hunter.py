"""003: hunter - a keyword of later sets."""

from tcg_setups import fought


def test_hunter_adds_strength_against_one_who_is_none() -> None:
    """003: hunter."""
    t = fought("Hunter", "Uruk of the Hand")  # 6 + 2 against 9
    assert t.wounds("Hunter") == 2
    t = fought("Hunter", "Orc of the Tower")  # 8 against 8: the Shadow's
    assert t.wounds("Hunter") == 1
    t = fought("Hunter", "Far Orc")
    assert t.wounds("Far Orc") == 1
    t = fought("Hunter", "Prey")  # both are hunters: 6 against 6
    assert t.wounds("Hunter") == 1
