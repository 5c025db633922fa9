"""000: culture."""

from mathom.games.tcg.facts import CULTURE_NAMES, NEITHER
from tcg_setups import printed
from tcg_table import Table


def test_every_culture_of_the_rulebook_is_there() -> None:
    """000: culture - the one of Gollum has cards of both sides."""
    free = {"Dwarven", "Elven", "Gandalf", "Gollum", "Gondor", "Rohan", "Shire"}
    shadow = {"Dunland", "Gollum", "Isengard", "Men", "Moria", "Orc", "Raider", "Sauron"}
    assert free | shadow | {"Uruk-hai", "Wraith"} == set(CULTURE_NAMES[1:])
    for title in ("Ettenmoors", "The One Ring, Isildur's Bane"):
        assert (printed(title).culture, printed(title).side) == (0, NEITHER)


def test_a_text_works_for_cards_of_its_culture() -> None:
    """000: culture - Foes of Mordor: one of Gondor exerts, one of Sauron is wounded."""
    t = Table(
        ["Aragorn", "Legolas"],
        ["Big Orc", "Uruk of the Hand"],
        "maneuver",
        support=[["Foes of Mordor"]],
    )
    t.pick("Foes of Mordor")
    assert (t.wounds("Aragorn"), t.wounds("Legolas")) == (1, 0)
    assert (t.wounds("Big Orc"), t.wounds("Uruk of the Hand")) == (1, 0)


def test_cards_of_a_culture_are_counted_together() -> None:
    """000: culture; 000: spot - Forces of Mordor, with three minions of two cultures."""
    t = Table(
        [],
        ["Big Orc", "Small Orc", "Goblin of the Deeps"],
        "shadow",
        hands=[[], ["Forces of Mordor"]],
    )
    t.pick("Forces of Mordor")
    assert t.labels() == ["0", "1", "2"]
    t.pick("2")
    assert t.twilight == 2
