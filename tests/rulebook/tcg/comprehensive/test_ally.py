"""000: ally."""

from mathom.games.tcg.questions import ASK_DEFENDER
from tcg_table import Table


def test_an_ally_at_home_may_take_an_archery_wound() -> None:
    """000: ally."""
    t = Table([], ["Goblin Bow"], "archery", site=4, support=[["Archer at Home"]])
    assert t.labels() == ["Frodo", "Archer at Home"]


def test_an_ally_defends_only_at_home() -> None:
    """000: ally; 000: block symbol."""
    support = [["Archer at Home", "Man of the Tower"]]
    away = Table([], ["Big Orc"], "assignment", site=3, support=support)
    assert away.labels() == ["Done", "Frodo against Big Orc"]
    home = Table([], ["Big Orc"], "assignment", site=4, support=support)
    assert home.offers("Archer at Home against Big Orc")
    assert not home.offers("Man of the Tower against Big Orc")  # at home in another block
    home.skip()
    assert home.offers("Big Orc against Archer at Home")


def test_an_ally_is_called_to_the_fight() -> None:
    """000: One Whom Men Would Follow; 000: ally."""
    elrond = "Elrond"
    t = Table(
        ["Aragorn"],
        ["Big Orc"],
        "maneuver",
        site=5,
        support=[[elrond]],
        hands=[["One Whom Men Would Follow"]],
    )
    t.pick("One Whom Men Would Follow")
    t.until(ASK_DEFENDER)
    assert t.strength(elrond) == 10
    assert t.offers("Elrond against Big Orc")


def test_an_ally_who_may_fight_may_fight_fierce_minions_too() -> None:
    """000: ally; 000: fierce."""
    t = Table([], ["Rider in Black"], "fierce", site=4, support=[["Archer at Home"]])
    assert t.asked == ASK_DEFENDER
    assert t.offers("Archer at Home against Rider in Black")


def test_allies_are_played_anywhere_and_in_any_number() -> None:
    """000: ally; 000: The Rule of 9 - away from home, beside as many companions as there may be."""
    t = Table(["Guard of the Hall"] * 8, site=2, hands=[["Elrond", "Barliman", "Legolas"]])
    assert not t.offers("Legolas")
    t.pick("Elrond").pick("Barliman")
    assert t.in_play("Elrond")
    assert t.in_play("Barliman")


def test_a_text_of_an_ally_is_used_wherever_the_fellowship_is() -> None:
    """000: ally; 000: special ability - Rosie Cotton heals Sam from afar."""
    sam = "Sam, Son of Hamfast"
    t = Table([sam], site=7, support=[["Rosie Cotton"]], wounds={sam: 1})
    t.pick("Rosie Cotton")
    assert (t.wounds(sam), t.wounds("Rosie Cotton")) == (0, 1)
