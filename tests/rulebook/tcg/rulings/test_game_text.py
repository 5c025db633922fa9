"""003: game text."""

from mathom.cardplay.names import NOBODY
from mathom.cardplay.steps import PERFORM
from mathom.games.tcg.abilities import END_OF_TURN
from mathom.games.tcg.changes import lasting
from mathom.games.tcg.effect_kinds import NO_TEXT
from mathom.games.tcg.effects import has, keyword_amount
from mathom.games.tcg.facts import KEYWORD_ARCHER, KEYWORD_FIERCE, KEYWORD_TOIL, by_id, keyword
from mathom.games.tcg.library import said
from mathom.games.tcg.words.nouns import EASTERLING
from mathom.kernel.frame import NONE, Frame
from sure import sure
from tcg_setups import printed
from tcg_table import Table


def test_titles_and_subtitles_are_no_game_text() -> None:
    """003: game text; 003: lore; 003: helper text."""
    from mathom.games.tcg.library import said

    assert said(printed("Goblin Bowman")) == ["Archer."]
    assert said(printed("Big Orc")) == []


def test_keywords_are_game_text() -> None:
    """003: game text. A card without its text has none of its keywords; a title gives none."""
    t = Table(minions=["Rider in Black", "Digger of Pits", "2U82"], phase="maneuver", site=4)
    rider, digger = t.card("Rider in Black"), t.card("Digger of Pits")
    assert has(t.game, rider, KEYWORD_FIERCE)
    assert keyword_amount(t.game, digger, KEYWORD_TOIL) == 2
    attea = t.card("2U82")
    assert "Easterling" in sure(by_id("2U82")).subtitle
    assert not EASTERLING.test(t.game, Frame(PERFORM, 0, NONE, cards=NOBODY), attea)
    for card in (rider, digger):
        lasting(t.game, NO_TEXT, card, 1, END_OF_TURN, NONE)
    t.game.run()
    assert not has(t.game, rider, KEYWORD_FIERCE)
    assert keyword_amount(t.game, digger, KEYWORD_TOIL) == 0


def test_the_timing_word_is_game_text_and_its_type_is_not() -> None:
    """003: game text."""
    strike = by_id("1C3")
    assert strike is not None
    assert said(strike)[0].startswith("Skirmish: ")
    assert not any("event" in sentence.lower() for sentence in said(strike))


def test_archers_are_archers_by_their_text() -> None:
    """003: game text."""
    t = Table(["Legolas"], ["Small Orc"], "maneuver")
    assert has(t.game, t.card("Legolas"), KEYWORD_ARCHER)
    assert keyword("archer") == KEYWORD_ARCHER
