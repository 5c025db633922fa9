"""001: table talk."""

import pytest

from lcg_table import Table
from mathom.games import rules_of
from mathom.games.lcg.facts import CARDS
from mathom.games.lcg.library import said as said_by
from mathom.games.lcg.rows import EVERYONE, KNOWN
from mathom.kernel.decision import BadSetup

RULES = rules_of("lcg")


def table() -> Table:
    """Two players; the first holds Sneak Attack and a Gandalf."""
    return Table(["Aragorn"], ["Éowyn"], hands=[["Sneak Attack", "Gandalf"], ["Hasty Stroke"]])


def held_back(t: Table, text: str, seat: int = 0) -> str:
    return RULES.held_back(t.game, seat, text)


def test_ones_own_hand_is_not_named() -> None:
    t = table()
    assert held_back(t, "I have Sneak Attack!") == (
        "You may not name Sneak Attack to the others: only you have seen it."
    )
    for said in ("sneak attack", "got a SNEAK  ATTACK here", "gandalf, next round", "Sneak-Attack"):
        assert held_back(t, said), said


def test_other_talk_is_free() -> None:
    t = table()
    for said in (
        "Shall we quest with Éowyn?",
        "I can help in combat, but it costs",
        "a sneaky attack",
        "gandalfs",
        "Hasty Stroke would be good now",  # the other's hand, for all the speaker knows
        "",
    ):
        assert held_back(t, said) == "", said
    assert held_back(t, "hasty stroke", 1) != ""


def test_a_title_that_lies_open_may_be_spoken_of() -> None:
    hands = [["Sneak Attack", "Gandalf"]]
    t = Table(["Aragorn"], ["Éowyn"], hands=hands, play=[[], ["Gandalf"]])
    assert held_back(t, "Gandalf stands by you") == ""
    assert held_back(t, "Sneak Attack") != ""


def test_reading_out_is_no_better() -> None:
    t = table()
    words = " ".join(said_by(next(card for card in CARDS if card.title == "Sneak Attack"))).split()
    assert "read out Sneak Attack" in held_back(t, f"it says {' '.join(words[:9])}")
    assert held_back(t, " ".join(words[:4])) == ""


def test_what_all_have_seen_is_no_secret() -> None:
    t = table()
    t.game.rows[KNOWN] = [EVERYONE] * len(t.game.rows[KNOWN])
    assert held_back(t, "Sneak Attack") == ""


def test_alone_or_where_it_is_free_everything_may_be_said() -> None:
    alone = Table(["Aragorn"], hands=[["Sneak Attack"]])
    assert held_back(alone, "Sneak Attack") == ""
    t = table()
    t.game.setup = {**t.game.setup, "talk": "free"}
    assert held_back(t, "Sneak Attack") == ""


def test_the_setting() -> None:
    assert RULES.setup({"talk": "free"})["talk"] == "free"
    assert RULES.setup({"talk": "limited"}) == RULES.setup({})
    with pytest.raises(BadSetup):
        RULES.setup({"talk": "loud"})
