"""000: twilight pool."""

from tcg_table import Table


def test_a_text_adds_to_it() -> None:
    """000: twilight pool - Orc Taskmaster adds one token as often as it exerts."""
    t = Table([], ["Orc Taskmaster"], "shadow", site=6, twilight=1, hands=[[], ["Great Troll"]])
    t.pick("Orc Taskmaster").pick("Orc Taskmaster")
    assert t.twilight == 3
    assert not t.offers("Orc Taskmaster")  # exhausted


def test_what_is_not_in_it_cannot_be_taken_out() -> None:
    """000: twilight pool; 000: cost - Uruk Shaman heals for two tokens."""
    for twilight in (1, 2):
        t = Table(
            ["Legolas"],
            ["Uruk Shaman"],
            "maneuver",
            twilight=twilight,
            wounds={"Uruk Shaman": 1},
            hands=[["Stand Against Darkness"], []],
        )
        t.skip()
        assert t.offers("Uruk Shaman") == (twilight == 2)
        if twilight == 2:
            t.pick("Uruk Shaman")
            assert (t.twilight, t.wounds("Uruk Shaman")) == (0, 0)


def test_what_is_left_stays_for_the_next_move() -> None:
    """000: twilight pool; 000: start of turn - it is emptied only when a turn begins."""
    t = Table(["Aragorn"], phase="regroup", site=2, moves=1, twilight=4)
    t.until_offered("Move").pick("Move")
    assert t.twilight == 4 + 0 + 2  # site 3 and two companions
