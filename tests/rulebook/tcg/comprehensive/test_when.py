"""000: when."""

from mathom.games.tcg.questions import ASK_RESPONSE
from tcg_table import Table


def test_when_a_minion_is_played() -> None:
    """000: when."""
    t = Table(phase="shadow", site=4, twilight=1, hands=[[], ["Goblin Runner"]])
    t.pick("Goblin Runner")
    assert t.asked == ASK_RESPONSE
    t.pick("Goblin Runner")
    assert t.twilight == 2


def test_a_card_is_drawn_once_when_the_possession_is_played() -> None:
    """000: when; 000: special ability - a text with "may" can be declined."""
    t = Table(["Merry"], hands=[["Old Toby"]], decks=[["Gimli", "Legolas"]])
    t.pick("Old Toby")
    assert t.labels() == ["Pass", "Old Toby"]
    t.pick("Old Toby")
    assert t.hand() == 1
    assert not t.offers("Old Toby")  # once only
    t = Table(["Merry"], hands=[["Old Toby"]], decks=[["Gimli", "Legolas"]])
    t.pick("Old Toby").skip()
    assert t.hand() == 0
