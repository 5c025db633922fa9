"""000: keyword."""

from mathom.games.tcg import facts
from mathom.games.tcg.effects import has
from tcg_table import Table


def test_a_word_in_a_title_is_no_keyword() -> None:
    """000: keyword; 000: unloaded keyword."""
    t = Table([], ["Úlairë Attëa, The Easterling", "Man of the South"], "shadow")
    easterling = facts.keyword("Easterling")
    assert not has(t.game, t.card("Úlairë Attëa, The Easterling"), easterling)


def test_a_subtitle_confers_no_keyword() -> None:
    """000: keyword - the Easterling by name is no Easterling."""
    attea = "Úlairë Attëa, The Easterling"
    t = Table([], [attea], "shadow", site=4, hands=[[], ["Banner of the East"]])
    assert not t.offers("Banner of the East")
    assert t.why_not("Banner of the East") == ["000: spot"]
    t = Table([], ["Man of the East"], "shadow", site=4, hands=[[], ["Banner of the East"]])
    assert t.offers("Banner of the East")
