"""000: Shadow cards."""

from tcg_table import Table


def test_a_shadow_player_cannot_play_on_anothers_minion() -> None:
    """000: Shadow cards."""
    t = Table(
        [],
        [["Big Orc"], ["Prey"]],
        "shadow",
        players=3,
        twilight=5,
        hands=[[], [], ["Orcish Blade"]],
    )
    assert t.who == 2
    t.pick("Orcish Blade")
    assert t.host("Orcish Blade") == t.card("Prey")


def test_another_players_condition_strengthens_ones_minion() -> None:
    """000: Shadow cards - whose support area it lies in makes no difference."""
    spires = "Gleaming Spires Will Crumble"
    t = Table(
        ["Boromir"],
        [["Big Orc"], ["Small Orc"]],
        "skirmish",
        players=3,
        support=[[], [], [spires]],
        assigned={"Big Orc": "Boromir"},
        hands=[["Hobbit Intuition"]],
    )
    assert t.strength("Big Orc") == 12 + 2


def test_another_shadow_players_condition_helps() -> None:
    """000: Shadow cards."""
    t = Table([], [["The Old Terror"], []], "shadow", players=3, support=[[], [], ["Dark Places"]])
    assert t.strength("The Old Terror") == 17 + 1
