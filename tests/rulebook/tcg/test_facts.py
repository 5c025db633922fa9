"""000: card type; 000: culture; 000: race; 000: keyword; 000: signet; 000: kinds of cards."""

from mathom.games.tcg import facts
from mathom.games.tcg.effects import has
from mathom.games.tcg.facts import CARDS, CULTURE_NAMES, RACE_NAMES, Card
from tcg_table import Table, number


def card(title: str) -> Card:
    return CARDS[number(title)]


def test_characters_are_companions_allies_and_minions() -> None:
    """000: character."""
    assert card("Aragorn").is_character()
    assert card("Elrond").is_character()
    assert card("Big Orc").is_character()
    assert not card("Store of Food").is_character()


def test_sites_and_the_ring_are_of_neither_side_and_of_no_culture() -> None:
    """000: kinds of cards; 000: culture."""
    for title in ("The One Ring, Isildur's Bane", "Ettenmoors"):
        assert (card(title).side, card(title).culture) == (facts.NEITHER, 0)
    assert card("Aragorn").side == facts.FREE_PEOPLES
    assert CULTURE_NAMES[card("Big Orc").culture] == "Sauron"


def test_uruk_hai_are_not_orcs() -> None:
    """000: Uruk-hai; 000: race."""
    assert RACE_NAMES[card("Uruk of the Hand").race] == "Uruk-hai"
    assert RACE_NAMES[card("Big Orc").race] == "Orc"


def test_women_of_a_culture_are_of_the_race_of_men() -> None:
    """000: Man."""
    assert "Man" in RACE_NAMES
    assert "Woman" not in RACE_NAMES


def test_a_word_in_a_title_is_no_keyword() -> None:
    """000: keyword; 000: unloaded keyword."""
    t = Table([], ["Úlairë Attëa, The Easterling", "Man of the South"], "shadow")
    easterling = facts.keyword("Easterling")
    assert not has(t.game, t.card("Úlairë Attëa, The Easterling"), easterling)


def test_keywords_with_rules_are_loaded() -> None:
    """000: loaded keyword; 000: unloaded keyword."""
    loaded = facts.KEYWORD_NAMES[: facts.LOADED]
    assert {"ambush", "archer", "fierce", "lurker", "muster", "toil", "unhasty"} <= set(loaded)
    assert facts.keyword("ranger") >= facts.LOADED


def test_signets() -> None:
    """000: signet."""
    assert facts.SIGNET_NAMES[card("Merry, Friend to Sam").signet] == "Frodo"


def test_gollum_has_no_race() -> None:
    """003: Gollum/Sméagol."""
    assert RACE_NAMES[0] == ""
    assert card("Creature of No Race").race == 0


def test_titles_and_subtitles_are_no_game_text() -> None:
    """003: game text; 003: lore; 003: helper text."""
    from mathom.games.tcg.library import said

    assert said(card("Goblin Bowman")) == ["Archer."]
    assert said(card("Big Orc")) == []


def test_allies_have_homes_by_block() -> None:
    """000: home site; 000: block symbol; 000: ally."""
    assert card("Archer at Home").homes == ((4, facts.FELLOWSHIP_BLOCK),)
    assert card("Man of the Tower").homes == ((4, facts.TOWER_BLOCK),)


def test_resistance_is_six_where_none_is_printed() -> None:
    """000: resistance."""
    assert card("Aragorn, King in Exile").resistance == 6
    assert card("Elrond, Lord of Rivendell").resistance == 0
