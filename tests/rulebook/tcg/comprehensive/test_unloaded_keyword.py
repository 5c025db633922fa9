"""000: unloaded keyword."""

from mathom.games.tcg.effects import has
from mathom.games.tcg.facts import keyword
from mathom.games.tcg.rows import site_at
from tcg_table import Table


def test_an_unloaded_keyword_matters_only_to_other_cards() -> None:
    """000: unloaded keyword - a ranger is exerted at a river, not a knight or a plain Man."""
    versatile = "A Ranger's Versatility"
    orc = ["Orc of the Tower"]
    river = {2: "The Old Bridge"}
    t = Table(["Aragorn"], orc, "maneuver", site=2, sites=river, hands=[[versatile]])
    t.pick(versatile)
    assert t.wounds("Aragorn") == 1
    assert t.vitality("Orc of the Tower") == 1
    t = Table(["Boromir"], orc, "maneuver", site=2, sites=river, hands=[[versatile]])
    assert not t.offers(versatile)
    t = Table(["Aragorn"], orc, "maneuver", site=3, hands=[[versatile]])
    assert not t.offers(versatile)  # neither river nor forest


def test_the_words_of_sites_are_unloaded_too() -> None:
    """000: unloaded keyword; 000: site - a card that asks for underground finds it there only."""
    hands = [[], ["Cave Troll of Moria"]]
    for site, offered in ((4, False), (5, True)):
        t = Table([], ["Goblin of the Deeps"], "shadow", site=site, twilight=9, hands=hands)
        assert has(t.game, site_at(t.game, site), keyword("underground")) == offered
        assert t.offers("Cave Troll of Moria") == offered
