"""000: ambush."""

import pytest

from mathom.games.tcg.abilities import END_OF_TURN
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import GAINS
from mathom.games.tcg.facts import KEYWORD_AMBUSH
from mathom.games.tcg.questions import ASK_AMBUSH, ASK_DEFENDER
from tcg_table import NONE, Table


def test_ambush_adds_twilight_when_the_free_peoples_player_assigns() -> None:
    """000: ambush."""
    t = Table(["Aragorn"], ["Man of the South"], "assignment", twilight=1)
    t.pick("Aragorn against Man of the South")
    assert (t.asked, t.who) == (ASK_AMBUSH, 1)
    t.pick("Yes")
    assert t.twilight == 3


def test_ambush_is_optional_and_silent_when_its_own_player_assigns() -> None:
    """000: ambush."""
    t = Table(["Aragorn"], ["Man of the South"], "assignment", twilight=1)
    t.skip()
    t.pick("Man of the South against Aragorn")
    assert t.twilight == 1
    declined = Table(["Aragorn"], ["Man of the South"], "assignment", twilight=1)
    declined.pick("Aragorn against Man of the South").pick("No")
    assert declined.twilight == 1


def test_each_gained_ambush_is_one_more_choice() -> None:
    """000: ambush - of two sources that give it, and its own."""
    t = Table(
        ["Hero"],
        ["Man of the South"],
        "assignment",
        bearing={"Bow of the South": "Man of the South"},
    )
    t.game.decision = None
    lasting(t.game, GAINS + KEYWORD_AMBUSH, t.card("Man of the South"), 4, END_OF_TURN, NONE)
    t.game.run()
    t.pick("Hero against Man of the South")
    for _ in range(3):
        assert t.asked == ASK_AMBUSH
        t.pick("Yes")
    assert t.twilight == 2 + 1 + 4


def test_two_instances_of_ambush_are_two_choices() -> None:
    """000: ambush - printed, and gained from a bow."""
    t = Table(
        ["Aragorn"],
        ["Man of the South"],
        "assignment",
        bearing={"Bow of the South": "Man of the South"},
    )
    t.pick("Aragorn against Man of the South")
    assert t.asked == ASK_AMBUSH
    t.pick("No")
    assert t.asked == ASK_AMBUSH
    t.pick("Yes")
    assert t.twilight == 1


def test_each_instance_of_ambush_is_asked_for_apart() -> None:
    """000: ambush - the minion's own and that of its bow: both, either or neither."""
    added: dict[tuple[str, str], int] = {}
    for first in ("No", "Yes"):
        for second in ("No", "Yes"):
            t = Table(
                ["Hero"],
                ["Man of the South"],
                "assignment",
                bearing={"Raider Bow": "Man of the South"},
            )
            t.until(ASK_DEFENDER).pick("Hero against Man of the South")
            t.until(ASK_AMBUSH).pick(first)
            assert t.asked == ASK_AMBUSH
            t.pick(second)
            added[first, second] = t.twilight
    assert added["No", "No"] == 0
    assert sorted((added["Yes", "No"], added["No", "Yes"])) == [2, 5]
    assert added["Yes", "Yes"] == 7


@pytest.mark.parametrize("own", ["No", "Yes"])
@pytest.mark.parametrize("bow", ["No", "Yes"])
def test_a_desert_scout_with_a_raider_bow_lies_in_ambush_twice(own: str, bow: str) -> None:
    """000: ambush - one, five, neither or both."""
    t = Table(
        ["Hero"],
        ["Desert Scout"],
        "assignment",
        site=4,
        bearing={"Raider Bow": "Desert Scout"},
        hands=[["Gimli"] * 4],
    )
    t.until(ASK_DEFENDER).pick("Hero against Desert Scout")
    assert t.asked == ASK_AMBUSH
    t.pick(own).pick(bow)
    assert t.twilight == (1 if own == "Yes" else 0) + (5 if bow == "Yes" else 0)
